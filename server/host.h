/*
 * host.h: what the server may be called. A page of somebody else can make a name of its own
 * point at this computer and then read what is served here as if it were its own (DNS
 * rebinding). Against that, only names that nobody else can give us are answered: localhost,
 * addresses written as numbers, and the names that whoever runs the server has said.
 */
#ifndef AUDE_SERVER_HOST_H
#define AUDE_SERVER_HOST_H

#include <stdbool.h>
#include <stddef.h>

enum { HOST_MAX = 256 };

/* Takes the name out of "name:port" or "[address]:port" as the field Host has it; false if it
 * is neither. */
bool host_read(const char *text, char name[HOST_MAX]);

/* Is that one of our names? The list ends with NULL. */
bool host_is_ours(const char *name, const char *const *names);

#endif
