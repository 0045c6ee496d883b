/*
 * fuzz.h: what every fuzz target begins with. libFuzzer calls the entry by its own name;
 * tests/corpus.c links all targets together and gives each another one.
 */
#ifndef AUDE_FUZZ_H
#define AUDE_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#ifndef FUZZ_ENTRY
#define FUZZ_ENTRY LLVMFuzzerTestOneInput
#endif

int FUZZ_ENTRY(const uint8_t *data, size_t size);

static inline void require(bool holds)
{
    if (!holds)
        abort();
}

#endif
