// Preloaded into a program under test: keeps what a power cut would leave, and can pretend that the disk is full.
//
// $WARDROOM_DISK is the folder that is watched. When a file in it is synced, its content is copied to $WARDROOM_SYNCED;
// when the folder itself is synced, the names in it are marked in $WARDROOM_SYNCED/names. So a file survives if its name is
// marked, with the content of its last sync. While the file $WARDROOM_FULL exists, nothing can be written to the folder.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void fail(const char *what) {
    perror(what);
    _exit(99);
}

// The path of `fd` below the watched folder: "" for the folder itself, NULL for anything else.
static const char *watched(int fd, char *path) {
    char link[64];
    const char *disk = getenv("WARDROOM_DISK");
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (disk == NULL || length < 0) return NULL;
    path[length] = 0;
    size_t prefix = strlen(disk);
    if (strncmp(path, disk, prefix) != 0) return NULL;
    if (path[prefix] == 0) return path + prefix;
    return path[prefix] == '/' ? path + prefix + 1 : NULL;
}

static void survivor(char *path, const char *folder, const char *name) {
    snprintf(path, PATH_MAX, "%s/%s%s", getenv("WARDROOM_SYNCED"), folder, name);
}

// Reads through `fd`: to open the file again and close it would drop the locks that SQLite has on it.
static void keep_content(int fd, const char *name) {
    char part[PATH_MAX], whole[PATH_MAX], buffer[65536];
    survivor(part, "part-", name);
    survivor(whole, "", name);
    int copy = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (copy < 0) fail(part);
    off_t at = 0;
    ssize_t count;
    while ((count = pread(fd, buffer, sizeof buffer, at)) > 0) {
        if (write(copy, buffer, (size_t)count) != count) fail(part);
        at += count;
    }
    if (count < 0 || close(copy) != 0 || rename(part, whole) != 0) fail(whole);
}

static void keep_names(void) {
    char path[PATH_MAX];
    struct dirent *entry;
    DIR *folder;
    survivor(path, "names", "");
    if ((folder = opendir(path)) == NULL) fail(path);
    while ((entry = readdir(folder)) != NULL) {
        char mark[PATH_MAX];
        survivor(mark, "names/", entry->d_name);
        if (entry->d_name[0] != '.') unlink(mark);
    }
    closedir(folder);
    if ((folder = opendir(getenv("WARDROOM_DISK"))) == NULL) fail("WARDROOM_DISK");
    while ((entry = readdir(folder)) != NULL) {
        if (entry->d_name[0] == '.') continue;
        survivor(path, "names/", entry->d_name);
        int mark = open(path, O_WRONLY | O_CREAT, 0600);
        if (mark < 0) fail(path);
        close(mark);
    }
    closedir(folder);
}

static int sync_file(int fd) {
    char path[PATH_MAX];
    const char *name = watched(fd, path);
    if (name == NULL) return 0;
    pthread_mutex_lock(&lock);
    if (*name == 0) keep_names();
    else keep_content(fd, name);
    pthread_mutex_unlock(&lock);
    return 0;
}

int fsync(int fd) { return sync_file(fd); }
int fdatasync(int fd) { return sync_file(fd); }

static int is_full(int fd) {
    char path[PATH_MAX];
    const char *full = getenv("WARDROOM_FULL");
    if (full == NULL || access(full, F_OK) != 0 || watched(fd, path) == NULL) return 0;
    errno = ENOSPC;
    return 1;
}

ssize_t write(int fd, const void *bytes, size_t count) {
    static ssize_t (*real)(int, const void *, size_t);
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "write");
    return is_full(fd) ? -1 : real(fd, bytes, count);
}

ssize_t pwrite64(int fd, const void *bytes, size_t count, off64_t at) {
    static ssize_t (*real)(int, const void *, size_t, off64_t);
    if (real == NULL) *(void **)&real = dlsym(RTLD_NEXT, "pwrite64");
    return is_full(fd) ? -1 : real(fd, bytes, count, at);
}

ssize_t pwrite(int fd, const void *bytes, size_t count, off_t at) { return pwrite64(fd, bytes, count, at); }
