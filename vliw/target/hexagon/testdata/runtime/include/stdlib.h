// So much of C's library as runtime.c has.
#pragma once
#include <stddef.h>
void exit(int) __attribute__((noreturn));
void abort(void) __attribute__((noreturn));
void *malloc(size_t);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void free(void *);
int abs(int);
