/*
 * far.h: addresses in the Internet, and those of this computer and the networks around it. Whoever
 * subscribes names an address that our side then calls; it must not be one of ours.
 */
#ifndef AUDE_CLI_FAR_H
#define AUDE_CLI_FAR_H

#include <stdbool.h>
#include <sys/socket.h>

/* Is this an address that anybody in the Internet could reach as well? */
bool far_is(const struct sockaddr *address);

#endif
