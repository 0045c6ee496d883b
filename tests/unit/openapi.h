/*
 * openapi.h: does an exchange fit docs/openapi.json? A checker of as much of JSON Schema as that file
 * uses; a word it does not know is a failure, so that nothing is left unchecked by accident. To be
 * included after cmocka.h, by online.h; tests run in the top folder.
 */
#ifndef AUDE_TESTS_OPENAPI_H
#define AUDE_TESTS_OPENAPI_H

#include <ctype.h>
#include <jansson.h>
#include <regex.h>
#include <stdio.h>
#include <string.h>

/* The file, read once. */
static inline json_t *openapi(void)
{
    static json_t *file;
    json_error_t error;
    if (file == NULL)
        file = json_load_file("docs/openapi.json", JSON_REJECT_DUPLICATES, &error);
    if (file == NULL)
        fail_msg("docs/openapi.json: line %d: %s", error.line, error.text);
    return file;
}

/* What a reference leads to: "#/components/schemas/Game". */
static inline const json_t *openapi_follow(const json_t *json)
{
    const char *ref = json_string_value(json_object_get(json, "$ref"));
    if (ref == NULL)
        return json;
    char word[64];
    const json_t *at = openapi();
    for (const char *rest = ref + 1; *rest == '/' && at != NULL;) {
        size_t len = strcspn(++rest, "/");
        assert_true(len < sizeof word);
        memcpy(word, rest, len);
        word[len] = '\0';
        at = json_object_get(at, word);
        rest += len;
    }
    if (at == NULL)
        fail_msg("docs/openapi.json has no %s", ref);
    return at;
}

/* ---- Schemas --------------------------------------------------------------------------------------- */

/* Where a value does not fit, "" if it does. */
struct misfit {
    char text[256];
};

static inline bool schema_fits(const json_t *schema, const json_t *value, struct misfit *why);

static inline bool is_of_type(const char *type, const json_t *value)
{
    return (strcmp(type, "object") == 0 && json_is_object(value)) ||
           (strcmp(type, "array") == 0 && json_is_array(value)) ||
           (strcmp(type, "string") == 0 && json_is_string(value)) ||
           (strcmp(type, "integer") == 0 && json_is_integer(value)) ||
           (strcmp(type, "number") == 0 && json_is_number(value)) ||
           (strcmp(type, "boolean") == 0 && json_is_boolean(value)) ||
           (strcmp(type, "null") == 0 && json_is_null(value));
}

static inline bool type_fits(const json_t *type, const json_t *value)
{
    bool fits = false;
    if (json_is_string(type))
        return is_of_type(json_string_value(type), value);
    for (size_t i = 0; i < json_array_size(type); i++)
        fits |= is_of_type(json_string_value(json_array_get(type, i)), value);
    return fits;
}

static inline bool pattern_fits(const char *pattern, const char *text)
{
    regex_t regex;
    assert_int_equal(regcomp(&regex, pattern, REG_EXTENDED | REG_NOSUB), 0);
    bool fits = regexec(&regex, text, 0, NULL, 0) == 0;
    regfree(&regex);
    return fits;
}

static inline bool is_among_values(const json_t *list, const json_t *value)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        if (json_equal(json_array_get(list, i), value))
            return true;
    }
    return false;
}

static inline bool members_fit(const json_t *schema, const json_t *value, struct misfit *why)
{
    const json_t *properties = json_object_get(schema, "properties");
    const json_t *required = json_object_get(schema, "required");
    const char *key;
    json_t *member;
    for (size_t i = 0; json_is_object(value) && i < json_array_size(required); i++) {
        key = json_string_value(json_array_get(required, i));
        if (json_object_get(value, key) == NULL) {
            snprintf(why->text, sizeof why->text, "%s is missing", key);
            return false;
        }
    }
    json_object_foreach((json_t *)value, key, member)
    {
        const json_t *inner = json_object_get(properties, key);
        if (inner == NULL && json_is_false(json_object_get(schema, "additionalProperties"))) {
            snprintf(why->text, sizeof why->text, "%s is too many", key);
            return false;
        }
        if (inner != NULL && !schema_fits(inner, member, why)) {
            struct misfit deeper = *why;
            snprintf(why->text, sizeof why->text, "%.60s/%.180s", key, deeper.text);
            return false;
        }
    }
    return true;
}

/* How many of a list of schemas fit. */
static inline int count_fits(const json_t *list, const json_t *value, struct misfit *why)
{
    int count = 0;
    for (size_t i = 0; i < json_array_size(list); i++)
        count += schema_fits(json_array_get(list, i), value, why) ? 1 : 0;
    return count;
}

static inline bool items_fit(const json_t *items, const json_t *value, struct misfit *why)
{
    for (size_t i = 0; i < json_array_size(value); i++) {
        if (!schema_fits(items, json_array_get(value, i), why))
            return false;
    }
    return true;
}

static inline bool word_fits(const json_t *schema, const char *word, const json_t *rule,
                             const json_t *value, struct misfit *why)
{
    const char *text = json_string_value(value);
    json_int_t limit = json_integer_value(rule), number = json_integer_value(value);
    json_int_t len = text == NULL ? 0 : (json_int_t)strlen(text);
    json_int_t size = (json_int_t)json_array_size(value);
    if (strcmp(word, "type") == 0)
        return type_fits(rule, value);
    if (strcmp(word, "properties") == 0)
        return members_fit(schema, value, why);
    if (strcmp(word, "items") == 0)
        return items_fit(rule, value, why);
    if (strcmp(word, "enum") == 0)
        return is_among_values(rule, value);
    if (strcmp(word, "const") == 0)
        return json_equal(rule, value);
    if (strcmp(word, "pattern") == 0)
        return text == NULL || pattern_fits(json_string_value(rule), text);
    if (strcmp(word, "minimum") == 0)
        return !json_is_integer(value) || number >= limit;
    if (strcmp(word, "maximum") == 0)
        return !json_is_integer(value) || number <= limit;
    if (strcmp(word, "minLength") == 0)
        return text == NULL || len >= limit;
    if (strcmp(word, "maxLength") == 0)
        return text == NULL || len <= limit;
    if (strcmp(word, "minItems") == 0)
        return !json_is_array(value) || size >= limit;
    if (strcmp(word, "maxItems") == 0)
        return !json_is_array(value) || size <= limit;
    if (strcmp(word, "anyOf") == 0)
        return count_fits(rule, value, why) > 0;
    if (strcmp(word, "oneOf") == 0)
        return count_fits(rule, value, why) == 1;
    if (strcmp(word, "required") == 0 || strcmp(word, "additionalProperties") == 0)
        return json_object_get(schema, "properties") != NULL; /* done with them */
    if (strcmp(word, "description") != 0)
        fail_msg("docs/openapi.json says \"%s\", which is not checked", word);
    return true;
}

static inline bool schema_fits(const json_t *schema, const json_t *value, struct misfit *why)
{
    const char *word;
    json_t *rule;
    schema = openapi_follow(schema);
    why->text[0] = '\0';
    json_object_foreach((json_t *)schema, word, rule)
    {
        if (word_fits(schema, word, rule, value, why))
            continue;
        if (why->text[0] == '\0') {
            char *dump = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
            snprintf(why->text, sizeof why->text, "%.40s of %.180s", word, dump);
            free(dump);
        }
        return false;
    }
    why->text[0] = '\0';
    return true;
}

static inline void must_fit(const json_t *schema, const json_t *value, const char *where)
{
    struct misfit why;
    assert_non_null(schema);
    if (!schema_fits(schema, value, &why))
        fail_msg("%s: %s", where, why.text);
}

/* ---- Calls ------------------------------------------------------------------------------------------- */

/* Does "/api/games/abc/lines" fit "/api/games/{id}/lines"? */
static inline bool path_fits(const char *pattern, const char *path)
{
    while (*pattern != '\0' && *path != '\0') {
        if (*pattern == '{') {
            size_t len = strcspn(path, "/");
            if (len == 0)
                return false;
            pattern += strcspn(pattern, "/");
            path += len;
        } else if (*pattern++ != *path++) {
            return false;
        }
    }
    return *pattern == *path;
}

/* What the file says of a call, or NULL; *has_path: there are other methods. */
static inline const json_t *openapi_call(const char *method, const char *path, bool *has_path)
{
    char lower[8];
    const char *pattern;
    json_t *calls;
    size_t len = strlen(method);
    *has_path = false;
    assert_true(len < sizeof lower);
    for (size_t i = 0; i <= len; i++)
        lower[i] = (char)tolower((unsigned char)method[i]);
    json_object_foreach(json_object_get(openapi(), "paths"), pattern, calls)
    {
        const json_t *call = path_fits(pattern, path) ? json_object_get(calls, lower) : NULL;
        *has_path |= path_fits(pattern, path);
        if (call != NULL)
            return call;
    }
    return NULL;
}

/* What has occurred: "call NAME" of those that were done, and "why WORD". */
static inline json_t *openapi_seen(void)
{
    static json_t *seen;
    if (seen == NULL)
        seen = json_object();
    return seen;
}

static inline void openapi_note(const char *what, const json_t *name)
{
    char key[64];
    snprintf(key, sizeof key, "%s %s", what, json_string_value(name));
    json_object_set_new(openapi_seen(), key, json_true());
}

static inline const json_t *openapi_schema(const char *name)
{
    return json_object_get(json_object_get(json_object_get(openapi(), "components"), "schemas"),
                           name);
}

static inline const json_t *content_of(const json_t *message, const char *type)
{
    const json_t *content = json_object_get(message, "content");
    return json_object_get(json_object_get(content, type), "schema");
}

/* An answer: its status is one of those of the call, its body what the file says, and a refusal one
 * of the call's words. */
static inline void openapi_answer(const char *method, const char *path, int status,
                                  const char *type, const char *fields, const char *body)
{
    char where[320], code[16], plain[64];
    bool has_path;
    const json_t *call = openapi_call(method, path, &has_path);
    json_t *json = json_loads(body, JSON_REJECT_DUPLICATES | JSON_DECODE_ANY, NULL);
    snprintf(where, sizeof where, "%s %.250s: %d", method, path, status);
    snprintf(plain, sizeof plain, "%.*s", (int)strcspn(type, ";"), type);
    snprintf(code, sizeof code, "%d", status);
    if (call == NULL) {
        if (status != (has_path ? 405 : 404))
            fail_msg("%s: docs/openapi.json does not know this call", where);
        must_fit(openapi_schema("Refusal"), json, where);
        openapi_note("why", json_object_get(json, "why"));
        json_decref(json);
        return;
    }
    const json_t *answer =
        openapi_follow(json_object_get(json_object_get(call, "responses"), code));
    const json_t *schema = content_of(answer, plain), *headers = json_object_get(answer, "headers");
    if (schema == NULL)
        fail_msg("%s: docs/openapi.json has no such answer of type %s", where, plain);
    if (json_object_get(headers, "Retry-After") != NULL)
        assert_int_equal(strncmp(fields, "Retry-After: ", 13), 0);
    else if (json_object_get(headers, "Aude-Next") != NULL)
        assert_int_equal(strncmp(fields, "Aude-Next: ", 11), 0);
    else if (strncmp(fields, "Aude-More: ", 11) != 0) /* which the server keeps to itself */
        assert_string_equal(fields, "");
    if (strcmp(plain, "application/json") == 0)
        must_fit(schema, json, where);
    if (status != 200 &&
        !is_among_values(json_object_get(call, "x-why"), json_object_get(json, "why")))
        fail_msg("%s: \"%s\" is no word of this call", where,
                 json_string_value(json_object_get(json, "why")));
    if (status == 200)
        openapi_note("call", json_object_get(call, "operationId"));
    else
        openapi_note("why", json_object_get(json, "why"));
    json_decref(json);
}

/* A request that has become a stream. */
static inline void openapi_stream(const char *method, const char *path)
{
    bool has_path;
    const json_t *call = openapi_call(method, path, &has_path);
    const json_t *answer = json_object_get(json_object_get(call, "responses"), "200");
    assert_non_null(content_of(answer, "application/x-ndjson"));
    openapi_note("call", json_object_get(call, "operationId"));
}

#endif
