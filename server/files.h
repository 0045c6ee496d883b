/*
 * files.h: which file answers a request. It knows paths, types and what a client already has;
 * it knows nothing of connections.
 */
#ifndef AUDE_SERVER_FILES_H
#define AUDE_SERVER_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum files_status {
    FILES_FOUND,
    FILES_SAME,    /* the client has it already; nothing is open */
    FILES_MISSING, /* also everything that must not be seen */
    FILES_BUSY     /* too many files are open just now */
};

/* What a client asks for; the fields are "" where it did not send them. */
struct files_request {
    const char *path; /* decoded, begins with a slash */
    size_t path_size;
    const char *accept_encoding;
    const char *if_none_match;
};

struct files_answer {
    int file; /* open for reading, the caller closes it; -1 unless FILES_FOUND */
    uint64_t size;
    const char *type;
    char tag[64];         /* of these very bytes, in quotes */
    const char *encoding; /* how the bytes are packed, as HTTP calls it; NULL if they are not */
    bool has_packed;      /* another client may get other bytes */
    bool is_lasting;      /* a file of this name never changes */
};

enum files_status files_find(const char *folder, const struct files_request *request,
                             struct files_answer *out);

#endif
