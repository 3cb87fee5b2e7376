// Calls the functions of ops.ll with values of half, as floats, and prints the bits of the results,
// rounded to half: LLVM returns floats that are not.
#include <stdio.h>
extern float (*functions[])(float, float);
static const float values[] = {0.0f, -0.0f, 1.0f, -2.5f, 65504.0f, 0.000060975552f, 5.9604645e-8f, 1025.0f, 333.25f, -7.0f};
int main(void) {
	for (int f = 0; functions[f]; f++) {
		for (int i = 0; i < 10; i++)
			for (int j = 0; j < 10; j++) {
				union { __fp16 x; unsigned short u; } r = {functions[f](values[i], values[j])};
				printf("%x ", r.u);
			}
		printf("\n");
	}
	return 0;
}
