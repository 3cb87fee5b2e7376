// So much of C's library as runtime.c has.
#pragma once
#include <stddef.h>
#include <stdarg.h>
int printf(const char *, ...);
int vprintf(const char *, va_list);
int puts(const char *);
int putchar(int);
