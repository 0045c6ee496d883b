/*
 * test_file.c: a file that is written is the old one or the new one, is safe on the disk, stays
 * what it was but for its text, and leaves nothing behind. This program has its own fsync, fchmod,
 * rename and link, which note what is done and fail when they are told to.
 */
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "../../cli/file.h"

enum { WHY = 512 };

static char calls[64]; /* f: fsync of a file, d: of a folder, r: rename, l: link */
static int file_error, folder_error, rename_error, link_error; /* errno to fail with, or 0 */
static mode_t mode_meanwhile;     /* of the file before it was given its own */
static bool dies;                 /* instead of renaming */
static int told = -1, heard = -1; /* pipes to a process that waits instead of renaming */

static void note(char call)
{
    size_t used = strlen(calls);
    if (used + 1 < sizeof calls)
        calls[used] = call;
}

static int fail_with(int error)
{
    errno = error;
    return -1;
}

int fsync(int file)
{
    struct stat found;
    fstat(file, &found);
    note(S_ISDIR(found.st_mode) ? 'd' : 'f');
    int error = S_ISDIR(found.st_mode) ? folder_error : file_error;
    return error != 0 ? fail_with(error) : (int)syscall(SYS_fsync, file);
}

int fchmod(int file, mode_t mode)
{
    struct stat found;
    fstat(file, &found);
    mode_meanwhile = found.st_mode & 0777;
    return (int)syscall(SYS_fchmod, file, mode);
}

int rename(const char *from, const char *to)
{
    note('r');
    if (dies)
        raise(SIGKILL);
    if (told >= 0) {
        char byte = 'x';
        (void)!write(told, &byte, 1);
        (void)!read(heard, &byte, 1);
    }
    return rename_error != 0 ? fail_with(rename_error) : renameat(AT_FDCWD, from, AT_FDCWD, to);
}

int link(const char *from, const char *to)
{
    note('l');
    return link_error != 0 ? fail_with(link_error) : linkat(AT_FDCWD, from, AT_FDCWD, to, 0);
}

/* ---- Help ------------------------------------------------------------------------------------- */

static char folder[] = "/tmp/aude-test-file-XXXXXX";

static int set_up(void **state)
{
    (void)state;
    strcpy(folder + strlen(folder) - 6, "XXXXXX");
    memset(calls, 0, sizeof calls);
    file_error = folder_error = rename_error = link_error = 0;
    dies = false;
    umask(022);
    return mkdtemp(folder) == NULL || chdir(folder) != 0;
}

static int tear_down(void **state)
{
    (void)state;
    char command[64];
    snprintf(command, sizeof command, "rm -rf '%s'", folder);
    return chdir("/") != 0 || system(command) != 0; /* NOLINT(cert-env33-c): a name of ours */
}

static void make(const char *path, const char *words)
{
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(words, file);
    fclose(file);
}

static void expect_text(const char *path, const char *words)
{
    struct text text = {0};
    char why[WHY] = "";
    bool is_read = file_read(path, &text, why, sizeof why);
    assert_string_equal(why, "");
    assert_true(is_read);
    assert_string_equal(text.data, words);
    text_free(&text);
}

/* How many names the folder has, hidden ones too. */
static int count_names(void)
{
    FILE *list = popen("ls -A | wc -l", "r"); /* NOLINT(cert-env33-c): a fixed command */
    int count = -1;
    assert_int_equal(fscanf(list, "%d", &count), 1);
    pclose(list);
    return count;
}

typedef bool saver(const char *path, const struct text *t, char *why, size_t len);

static bool save(saver *run, const char *path, const char *words, char why[WHY])
{
    struct text text = {0};
    text_add(&text, "%s", words);
    why[0] = '\0';
    bool is_saved = run(path, &text, why, WHY);
    assert_true(is_saved == (why[0] == '\0'));
    text_free(&text);
    return is_saved;
}

/* ---- Tests ------------------------------------------------------------------------------------ */

static void test_synced_before_and_after(void **state)
{
    (void)state;
    char why[WHY];
    assert_true(save(file_save, "new.aude", "aude 1\n", why));
    assert_string_equal(calls, "frd");
    expect_text("new.aude", "aude 1\n");
    struct stat found;
    assert_int_equal(stat("new.aude", &found), 0);
    assert_int_equal(found.st_mode & 0777, 0644);
    assert_true(save(file_write, "./new.aude", "anything", why));
    assert_string_equal(calls, "frdfrd");
    expect_text("new.aude", "anything");
    assert_int_equal(count_names(), 1);
}

static void test_permissions_are_kept(void **state)
{
    (void)state;
    static const mode_t modes[] = {0600, 0640, 0666, 0755};
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
        char why[WHY];
        struct stat found;
        make("kept.aude", "aude old\n");
        assert_int_equal(chmod("kept.aude", modes[i]), 0);
        assert_true(save(file_save, "kept.aude", "aude new\n", why));
        assert_int_equal(stat("kept.aude", &found), 0);
        assert_int_equal(found.st_mode & 0777, modes[i]);
        assert_int_equal(mode_meanwhile & ~modes[i], 0);
        expect_text("kept.aude", "aude new\n");
    }
}

static void test_owner_is_kept(void **state)
{
    (void)state;
    char why[WHY];
    struct stat found;
    if (geteuid() != 0)
        return;
    make("theirs.aude", "aude old\n");
    assert_int_equal(chown("theirs.aude", 12345, 54321), 0);
    assert_true(save(file_save, "theirs.aude", "aude new\n", why));
    assert_int_equal(stat("theirs.aude", &found), 0);
    assert_int_equal(found.st_uid, 12345);
    assert_int_equal(found.st_gid, 54321);
}

static void test_links_stay(void **state)
{
    (void)state;
    char why[WHY];
    assert_int_equal(mkdir("far", 0777), 0);
    make("far/target.aude", "aude old\n");
    assert_int_equal(symlink("far/target.aude", "near"), 0);
    assert_int_equal(symlink("near", "nearer"), 0);
    assert_true(save(file_save, "nearer", "aude new\n", why));
    expect_text("far/target.aude", "aude new\n");
    struct stat found;
    assert_int_equal(lstat("near", &found), 0);
    assert_true(S_ISLNK(found.st_mode));
    assert_int_equal(lstat("nearer", &found), 0);
    assert_true(S_ISLNK(found.st_mode));
    assert_int_equal(count_names(), 3);
}

static void test_lost_link_is_refused(void **state)
{
    (void)state;
    static saver *const savers[] = {file_write, file_save, file_save_new};
    char why[WHY], target[64];
    assert_int_equal(symlink("gone.aude", "lost"), 0);
    for (size_t i = 0; i < sizeof savers / sizeof *savers; i++) {
        assert_false(save(savers[i], "lost", "aude 1\n", why));
        assert_string_equal(why,
                            "lost: this is a link to a file that is not there; nothing is written");
    }
    assert_false(file_can_save("lost", why, sizeof why));
    assert_false(file_can_save_new("lost", why, sizeof why));
    assert_int_equal(readlink("lost", target, sizeof target), 9);
    assert_int_equal(count_names(), 1);
}

/* A process of its own writes and is killed before the file has its name. */
static void leave_behind(const char *path)
{
    pid_t child = fork();
    if (child == 0) {
        char why[WHY];
        dies = true;
        save(file_save, path, "aude half\n", why);
        _exit(1);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

static void test_left_overs_are_swept(void **state)
{
    (void)state;
    char why[WHY];
    make("game.aude", "aude old\n");
    leave_behind("game.aude");
    leave_behind("other.aude");
    assert_int_equal(count_names(), 3);
    expect_text("game.aude", "aude old\n");
    /* Only that of the same file goes. */
    assert_true(save(file_save, "game.aude", "aude new\n", why));
    expect_text("game.aude", "aude new\n");
    assert_int_equal(count_names(), 2);
    assert_true(file_can_save("other.aude", why, sizeof why));
    assert_int_equal(count_names(), 1);
}

/* What another process is just writing is not left over. */
static void test_nobody_is_swept(void **state)
{
    (void)state;
    int to[2], from[2], status;
    char why[WHY], byte = 'x';
    assert_int_equal(pipe(to), 0);
    assert_int_equal(pipe(from), 0);
    pid_t child = fork();
    if (child == 0) {
        /* If the parent fails there is nobody to wait for. */
        close(to[1]);
        told = from[1];
        heard = to[0];
        _exit(save(file_save, "game.aude", "aude child\n", why) ? 0 : 1);
    }
    assert_int_equal(read(from[0], &byte, 1), 1);
    assert_true(save(file_save, "game.aude", "aude parent\n", why));
    assert_int_equal(count_names(), 2);
    expect_text("game.aude", "aude parent\n");
    assert_int_equal(write(to[1], &byte, 1), 1);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    expect_text("game.aude", "aude child\n");
    assert_int_equal(count_names(), 1);
    for (int i = 0; i < 2; i++) {
        close(to[i]);
        close(from[i]);
    }
}

/* Names like ours that belong to somebody else, or are no files, stay and are in nobody's way. */
static void test_others_are_not_swept(void **state)
{
    (void)state;
    char why[WHY], name[64] = "";
    leave_behind("game.aude");
    FILE *list = popen("ls -A", "r"); /* NOLINT(cert-env33-c): a fixed command */
    assert_int_equal(fscanf(list, "%63s", name), 1);
    pclose(list);
    assert_int_equal(unlink(name), 0);
    make("mine", "aude mine\n");
    assert_int_equal(symlink("mine", name), 0);
    assert_true(save(file_save, "game.aude", "aude 1\n", why));
    expect_text(name, "aude mine\n");
    assert_int_equal(unlink(name), 0);
    if (geteuid() == 0) {
        make(name, "theirs");
        assert_int_equal(chown(name, 12345, 12345), 0);
        assert_true(save(file_save, "game.aude", "aude 2\n", why));
        expect_text(name, "theirs");
    }
}

static void test_only_new(void **state)
{
    (void)state;
    char why[WHY];
    for (int has_links = 0; has_links < 2; has_links++) {
        link_error = has_links ? 0 : EPERM;
        assert_true(file_can_save_new("new.aude", why, sizeof why));
        assert_int_equal(count_names(), 0);
        memset(calls, 0, sizeof calls);
        assert_true(save(file_save_new, "new.aude", "aude 1\n", why));
        assert_string_equal(calls, has_links ? "fld" : "flrd");
        assert_false(save(file_save_new, "new.aude", "aude 2\n", why));
        assert_string_equal(why, "new.aude: this file is there already, it is not overwritten");
        assert_false(file_can_save_new("new.aude", why, sizeof why));
        expect_text("new.aude", "aude 1\n");
        assert_true(save(file_save, "new.aude", "aude 2\n", why));
        expect_text("new.aude", "aude 2\n");
        make("new.aude", "");
        assert_true(file_can_save_new("new.aude", why, sizeof why));
        assert_true(save(file_save_new, "new.aude", "aude 3\n", why));
        make("new.aude", "my diary\n");
        assert_false(save(file_save_new, "new.aude", "aude 3\n", why));
        assert_string_equal(why, "new.aude: this file is no record, it is not overwritten");
        assert_int_equal(count_names(), 1);
        unlink("new.aude");
    }
}

/* Of many who make the same file one does. */
static void test_one_wins(void **state)
{
    (void)state;
    enum { RACERS = 12 };
    pid_t child[RACERS];
    int start[2], winners = 0;
    char byte;
    assert_int_equal(pipe(start), 0);
    for (int i = 0; i < RACERS; i++) {
        child[i] = fork();
        if (child[i] == 0) {
            char why[WHY];
            close(start[1]);
            (void)!read(start[0], &byte, 1);
            _exit(save(file_save_new, "race.aude", "aude 1\n", why) ? 0 : 1);
        }
    }
    close(start[1]);
    for (int i = 0; i < RACERS; i++) {
        int status;
        assert_int_equal(waitpid(child[i], &status, 0), child[i]);
        assert_true(WIFEXITED(status));
        winners += WEXITSTATUS(status) == 0;
    }
    close(start[0]);
    assert_int_equal(winners, 1);
    assert_int_equal(count_names(), 1);
}

static void test_failures_leave_the_old_file(void **state)
{
    (void)state;
    char why[WHY];
    make("old.aude", "aude old\n");
    file_error = EIO;
    assert_false(save(file_save, "old.aude", "aude new\n", why));
    assert_string_equal(why, "old.aude: Input/output error");
    file_error = 0;
    rename_error = ENOSPC;
    assert_false(save(file_save, "old.aude", "aude new\n", why));
    assert_string_equal(why, "old.aude: No space left on device");
    rename_error = 0;
    expect_text("old.aude", "aude old\n");
    assert_int_equal(count_names(), 1);
    /* That the new name is safe cannot be promised then, and is not. */
    folder_error = EIO;
    assert_false(save(file_save, "old.aude", "aude new\n", why));
    assert_string_equal(why, "old.aude: Input/output error");
    folder_error = EINVAL;
    assert_true(save(file_save, "old.aude", "aude newer\n", why));
    expect_text("old.aude", "aude newer\n");
    assert_int_equal(count_names(), 1);
}

static void test_sentence_is_whole(void **state)
{
    (void)state;
    char path[2000], why[128];
    memset(path, 'a', sizeof path);
    path[sizeof path - 1] = '\0';
    file_blame(path, 17, "this is wrong", why, sizeof why);
    assert_true(strlen(why) < sizeof why);
    assert_string_equal(why + strlen(why) - 22, "a...:17: this is wrong");
    for (size_t i = 0; i + 2 < sizeof path; i += 2)
        memcpy(path + i, "\xc3\xa9", 2);
    path[sizeof path - 2] = '\0';
    file_blame(path, 0, "this is wrong", why, sizeof why);
    assert_string_equal(why + strlen(why) - 20, "\xc3\xa9...: this is wrong");
    file_blame("short", 0, "this is wrong", why, sizeof why);
    assert_string_equal(why, "short: this is wrong");
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_synced_before_and_after),
        TEST(test_permissions_are_kept),
        TEST(test_owner_is_kept),
        TEST(test_links_stay),
        TEST(test_lost_link_is_refused),
        TEST(test_left_overs_are_swept),
        TEST(test_nobody_is_swept),
        TEST(test_others_are_not_swept),
        TEST(test_only_new),
        TEST(test_one_wins),
        TEST(test_failures_leave_the_old_file),
        TEST(test_sentence_is_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
