/*
 * site.c: what answers a request.
 */
#include "site.h"

#include <ctype.h>
#include <string.h>

#include "files.h"
#include "host.h"

static int digit_of(char c)
{
    static const char digits[] = "0123456789abcdef";
    const char *at = c == '\0' ? NULL : strchr(digits, tolower((unsigned char)c));
    return at == NULL ? -1 : (int)(at - digits);
}

/* "%41" becomes "A"; false if a percent sign stands for nothing. */
static bool decode(const char *path, char out[TARGET_MAX], size_t *size)
{
    *size = 0;
    for (; *path != '\0'; path++) {
        char c = *path;
        if (c == '%') {
            int high = digit_of(path[1]);
            int low = high < 0 ? -1 : digit_of(path[2]);
            if (low < 0)
                return false;
            c = (char)(high << 4 | low);
            path += 2;
        }
        out[(*size)++] = c;
    }
    return true;
}

static enum refusal find(const struct site *site, const struct request *request,
                         enum files_status *status, struct files_answer *found)
{
    char path[TARGET_MAX];
    size_t size;
    if (request->refusal != REFUSAL_NONE)
        return request->refusal;
    if (request->host[0] != '\0' && !host_is_ours(request->host, site->names))
        return REFUSAL_NAME;
    if (!decode(request->path, path, &size))
        return REFUSAL_SENSE;
    struct files_request wanted = {path, size, request->accept_encoding, request->if_none_match};
    *status = files_find(site->folder, &wanted, found);
    if (*status == FILES_MISSING)
        return REFUSAL_MISSING;
    return *status == FILES_BUSY ? REFUSAL_BUSY : REFUSAL_NONE;
}

void site_answer(const struct site *site, const struct request *request, struct answer *out)
{
    enum files_status status = FILES_MISSING;
    struct files_answer found;
    enum refusal refusal = find(site, request, &status, &found);
    if (refusal == REFUSAL_NONE)
        answer_file(out, status, &found, request->manner);
    else
        answer_refuse(out, refusal, request->manner);
}
