// What the drivers in C and C++ share: the arguments, the clock, and the line that is printed.
#ifndef PEER_H
#define PEER_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PEER_LACKS = 3, PEER_MOST_ROUNDS = 10000 };

// The processor's time of this thread, in nanoseconds.
static double peer_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int peer_compare(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double peer_median(double *samples, int count) {
  qsort(samples, (size_t)count, sizeof(double), peer_compare);
  return count % 2 ? samples[count / 2] : (samples[count / 2 - 1] + samples[count / 2]) / 2;
}

struct peer_result {
  double width, height, sum;
  long leaves;
};

// Builds a tree of a shape and lays it out, telling what each took; 0 where the engine lacks the shape.
typedef int (*peer_round)(const char *shape, long size, double *build, double *layout, struct peer_result *result);

static int peer_main(int count, char **words, peer_round round) {
  if (count != 4) {
    fprintf(stderr, "usage: %s SHAPE SIZE ROUNDS\n", words[0]);
    return 2;
  }
  long size = atol(words[2]);
  int rounds = atoi(words[3]);
  if (size < 1 || rounds < 1 || rounds > PEER_MOST_ROUNDS) return 2;
  double *builds = (double *)calloc((size_t)rounds, sizeof(double));
  double *layouts = (double *)calloc((size_t)rounds, sizeof(double));
  if (!builds || !layouts) return 2;
  struct peer_result result = {0};
  double first = 0;
  for (int index = 0; index < rounds; index++) {
    memset(&result, 0, sizeof result);
    if (!round(words[1], size, &builds[index], &layouts[index], &result)) return PEER_LACKS;
    if (index == 0) first = builds[0] + layouts[0];
  }
  printf(
      "%.3f %.3f %.6g %.0f %.0f %.0f\n", result.width, result.height,
      result.sum / (double)(result.leaves > 0 ? result.leaves : 1), peer_median(layouts, rounds),
      peer_median(builds, rounds), first);
  free(builds);
  free(layouts);
  return 0;
}

#endif
