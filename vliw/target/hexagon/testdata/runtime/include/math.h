// So much of C's library as runtime.c has.
#pragma once
double sqrt(double);
float sqrtf(float);
double floor(double);
double ceil(double);
double trunc(double);
double fabs(double);
double fmod(double, double);
float fmodf(float, float);
float fabsf(float);
float floorf(float);
float ceilf(float);
float truncf(float);
#define INFINITY __builtin_inff()
#define NAN __builtin_nanf("")
