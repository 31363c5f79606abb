// Stands before the C library (LD_PRELOAD) and has the Nth call of one function fail.
// LAY_FAULT is "FUNCTION N ERRNO"; LAY_FAULT_COUNTS names a file that gets how often each function was called.
// The program is made to work on one thread, so that a number means the same call each time.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum function { OPEN, OPENAT, STAT, LSTAT, FSTAT, FSTATAT, READ, WRITE, CLOSE, FDOPENDIR, READDIR, MKDIR, MKDIRAT,
  RENAMEAT, RENAMEAT2, UNLINKAT, FSYNC, FCHMOD, FCHOWN, FUTIMENS, FLOCK, REALPATH, FUNCTIONS };

static const char *const names[FUNCTIONS] = { "open", "openat", "stat", "lstat", "fstat", "fstatat", "read", "write",
  "close", "fdopendir", "readdir", "mkdir", "mkdirat", "renameat", "renameat2", "unlinkat", "fsync", "fchmod", "fchown",
  "futimens", "flock", "realpath" };

static atomic_int counts[FUNCTIONS];
static int failing = -1, turn, code;

__attribute__((constructor)) static void begin(void) {
  char name[32];
  const char *fault = getenv("LAY_FAULT");
  if (!fault || sscanf(fault, "%31s %d %d", name, &turn, &code) != 3) return;
  for (int i = 0; i < FUNCTIONS; i++)
    if (!strcmp(name, names[i])) failing = i;
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("LAY_FAULT_COUNTS");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  for (int i = 0; i < FUNCTIONS; i++) fprintf(file, "%s %d\n", names[i], counts[i]);
  fclose(file);
}

static int fails(enum function function) {
  int count = atomic_fetch_add(&counts[function], 1) + 1;
  if ((int)function != failing || count != turn) return 0;
  errno = code;
  return 1;
}

#define STANDS_FOR(type, name, function, failure, parameters, arguments) \
  type name parameters { \
    static type(*real) parameters; \
    if (!real) real = (type(*) parameters)dlsym(RTLD_NEXT, #name); \
    return fails(function) ? failure : real arguments; \
  }

static mode_t mode_of(int flags, va_list list) { return flags & O_CREAT ? va_arg(list, mode_t) : 0; }

#define STANDS_FOR_OPEN(name) \
  int name(const char *path, int flags, ...) { \
    static int (*real)(const char *, int, ...); \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = mode_of(flags, list); \
    va_end(list); \
    if (!real) real = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, #name); \
    return fails(OPEN) ? -1 : real(path, flags, mode); \
  }

#define STANDS_FOR_OPENAT(name) \
  int name(int folder, const char *path, int flags, ...) { \
    static int (*real)(int, const char *, int, ...); \
    va_list list; \
    va_start(list, flags); \
    mode_t mode = mode_of(flags, list); \
    va_end(list); \
    if (!real) real = (int (*)(int, const char *, int, ...))dlsym(RTLD_NEXT, #name); \
    return fails(OPENAT) ? -1 : real(folder, path, flags, mode); \
  }

STANDS_FOR_OPEN(open)
STANDS_FOR_OPEN(open64)
STANDS_FOR_OPENAT(openat)
STANDS_FOR_OPENAT(openat64)
STANDS_FOR(int, stat, STAT, -1, (const char *path, struct stat *status), (path, status))
STANDS_FOR(int, stat64, STAT, -1, (const char *path, struct stat64 *status), (path, status))
STANDS_FOR(int, lstat, LSTAT, -1, (const char *path, struct stat *status), (path, status))
STANDS_FOR(int, lstat64, LSTAT, -1, (const char *path, struct stat64 *status), (path, status))
STANDS_FOR(int, fstat, FSTAT, -1, (int file, struct stat *status), (file, status))
STANDS_FOR(int, fstat64, FSTAT, -1, (int file, struct stat64 *status), (file, status))
STANDS_FOR(int, fstatat, FSTATAT, -1, (int folder, const char *path, struct stat *status, int flags),
  (folder, path, status, flags))
STANDS_FOR(int, fstatat64, FSTATAT, -1, (int folder, const char *path, struct stat64 *status, int flags),
  (folder, path, status, flags))
STANDS_FOR(ssize_t, read, READ, -1, (int file, void *bytes, size_t count), (file, bytes, count))
STANDS_FOR(DIR *, fdopendir, FDOPENDIR, NULL, (int folder), (folder))
STANDS_FOR(struct dirent *, readdir, READDIR, NULL, (DIR *folder), (folder))
STANDS_FOR(struct dirent64 *, readdir64, READDIR, NULL, (DIR *folder), (folder))
STANDS_FOR(int, mkdir, MKDIR, -1, (const char *path, mode_t mode), (path, mode))
STANDS_FOR(int, mkdirat, MKDIRAT, -1, (int folder, const char *path, mode_t mode), (folder, path, mode))
STANDS_FOR(int, renameat, RENAMEAT, -1, (int a, const char *old, int b, const char *new), (a, old, b, new))
STANDS_FOR(int, renameat2, RENAMEAT2, -1, (int a, const char *old, int b, const char *new, unsigned flags),
  (a, old, b, new, flags))
STANDS_FOR(int, unlinkat, UNLINKAT, -1, (int folder, const char *path, int flags), (folder, path, flags))
STANDS_FOR(int, fsync, FSYNC, -1, (int file), (file))
STANDS_FOR(int, fchmod, FCHMOD, -1, (int file, mode_t mode), (file, mode))
STANDS_FOR(int, fchown, FCHOWN, -1, (int file, uid_t owner, gid_t group), (file, owner, group))
STANDS_FOR(int, futimens, FUTIMENS, -1, (int file, const struct timespec times[2]), (file, times))
STANDS_FOR(int, flock, FLOCK, -1, (int file, int operation), (file, operation))
STANDS_FOR(char *, realpath, REALPATH, NULL, (const char *path, char *real_path), (path, real_path))

// What is told of a fault goes to standard error, which has to work; of the rest every other failure is half a write.
ssize_t write(int file, const void *bytes, size_t count) {
  static ssize_t (*real)(int, const void *, size_t);
  if (!real) real = (ssize_t(*)(int, const void *, size_t))dlsym(RTLD_NEXT, "write");
  if (file <= STDERR_FILENO || !fails(WRITE)) return real(file, bytes, count);
  if (turn % 2 == 0 && count > 1) {
    turn = counts[WRITE] + 1;
    return real(file, bytes, count / 2);
  }
  return -1;
}

// A file that reports its failure when it is closed is closed all the same.
int close(int file) {
  static int (*real)(int);
  if (!real) real = (int (*)(int))dlsym(RTLD_NEXT, "close");
  int failed = fails(CLOSE), result = real(file);
  if (failed) errno = code;
  return failed ? -1 : result;
}

long sysconf(int name) {
  static long (*real)(int);
  if (!real) real = (long (*)(int))dlsym(RTLD_NEXT, "sysconf");
  return name == _SC_NPROCESSORS_ONLN ? 1 : real(name);
}
