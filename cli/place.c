/*
 * place.c: the folder for data of this user.
 */
#include "place.h"

#include <stdio.h>
#include <stdlib.h>

bool place_folder(char out[PATH_MAX])
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME");
    int size = PATH_MAX;
    if (data != NULL && data[0] == '/')
        size = snprintf(out, PATH_MAX, "%s/aude", data);
    else if (home != NULL && home[0] == '/')
        size = snprintf(out, PATH_MAX, "%s/.local/share/aude", home);
    return size < PATH_MAX;
}
