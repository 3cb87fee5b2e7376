#define COUNT 1000
int total(const int *values, int n);
