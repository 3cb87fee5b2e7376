// What the native drivers share: the cases come in on standard input, the results leave on standard
// output, both binary and little-endian (native_test.go writes and reads them). C and C++.
#ifndef OPTGO_PROTOCOL_H
#define OPTGO_PROTOCOL_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { OPTGO_MAX_ARGS = 8 };

typedef struct optgo_arg {
  int32_t is_buffer, is_output;
  int64_t size; // of the buffer, in bytes
  union {
    int64_t i;
    double d;
    float f;
    void *p;
  } value;
} optgo_arg;

typedef struct optgo_case {
  int32_t example;
  int32_t grid[3], block[3];
  int32_t count;
  optgo_arg args[OPTGO_MAX_ARGS];
  union {
    int64_t i;
    double d;
  } result;
} optgo_case;

static void optgo_fail(const char *why) {
  fprintf(stderr, "native driver: %s\n", why);
  exit(1);
}

static void optgo_read(void *to, size_t size) {
  if (size && fread(to, size, 1, stdin) != 1)
    optgo_fail("the input ends early");
}

static int optgo_read_case(optgo_case *c) {
  if (fread(&c->example, sizeof c->example, 1, stdin) != 1)
    return 0;
  optgo_read(c->grid, sizeof c->grid);
  optgo_read(c->block, sizeof c->block);
  optgo_read(&c->count, sizeof c->count);
  if (c->count < 0 || c->count > OPTGO_MAX_ARGS)
    optgo_fail("a case with too many arguments");
  for (int i = 0; i < c->count; ++i) {
    optgo_arg *a = &c->args[i];
    optgo_read(&a->is_buffer, sizeof a->is_buffer);
    optgo_read(&a->is_output, sizeof a->is_output);
    optgo_read(&a->size, sizeof a->size);
    if (!a->is_buffer) {
      optgo_read(&a->value, sizeof a->value);
      continue;
    }
    a->value.p = malloc((size_t)a->size + 1);
    optgo_read(a->value.p, (size_t)a->size);
  }
  c->result.i = 0;
  return 1;
}

static void optgo_write_case(optgo_case *c) {
  for (int i = 0; i < c->count; ++i) {
    optgo_arg *a = &c->args[i];
    if (a->is_buffer && a->is_output)
      fwrite(a->value.p, 1, (size_t)a->size, stdout);
    if (a->is_buffer)
      free(a->value.p);
  }
  fwrite(&c->result, sizeof c->result, 1, stdout);
}

static void optgo_run(optgo_case *c);

// The whole driver: every case that comes in is run and answered.
int main(void) {
  optgo_case c;
  while (optgo_read_case(&c)) {
    optgo_run(&c);
    optgo_write_case(&c);
  }
  return 0;
}

#endif // OPTGO_PROTOCOL_H
