/*
 * fuzz_calls.c: strangers' requests. Each line is one: who asks (a letter of online.h, or nobody),
 * method, path and body with a blank between them; "+5" lets five seconds go by.
 */
#include "online.h"

enum { REQUESTS = 24 };

/* The next word; the line goes on behind it. */
static char *word(char **line)
{
    char *start = *line;
    *line += strcspn(*line, " ");
    if (**line != '\0')
        *(*line)++ = '\0';
    return start;
}

int FUZZ_ENTRY(const uint8_t *data, size_t size)
{
    static char line[TEXT_MAX];
    static struct fuzz_hub f;
    const uint8_t *at = data, *end = data + size;
    size_t len;
    fuzz_open(&f);
    for (int i = 0; i < REQUESTS && fuzz_line(&f, &at, end, line, &len); i++) {
        char *rest = line;
        const char *who = word(&rest), *method = word(&rest), *path = word(&rest);
        int person = who[0] >= 'a' && who[0] < 'a' + PEOPLE ? who[0] - 'a' : -1;
        f.caller.is_wanted = false;
        if (who[0] == '+')
            fuzz_wait(&f, who + 1);
        else
            fuzz_request(&f, method, path, person < 0 ? who : f.token[person], rest,
                         len - (size_t)(rest - line));
    }
    fuzz_shut(&f);
    return 0;
}
