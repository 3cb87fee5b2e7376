// Thread-local variables: of this object, with and without a value, aligned, and of another one.
#include <stdio.h>
_Thread_local int value = 5, zeros[10];
static _Thread_local char letter = 'A';
static _Thread_local long long sum;
_Thread_local struct { char c[3]; double d; } aligned __attribute__((aligned(64))) = {{1, 2, 3}, 2.5};
__thread int early __attribute__((tls_model("initial-exec"))) = 3;
const _Thread_local int fixed[4] = {4, 3, 2, 1};
extern _Thread_local long long far_away;
extern _Thread_local short array[20];
short third(void);

__attribute__((noinline)) int step(int i) {
	zeros[i] += value;
	letter++;
	sum += letter;
	early++;
	return zeros[i] + letter;
}
__attribute__((noinline)) int *place(int i) { return &zeros[i]; }
__attribute__((noinline)) int total(void) {
	int s = 0;
	for (int i = 0; i < 20; i++)
		s += array[i] * (i + 1);
	return s;
}
int main(void) {
	for (int i = 0; i < 10; i++)
		printf("%d ", step(i % 3));
	*place(4) = 77;
	printf("%d %d %d\n", zeros[4], early, (int)sum);
	far_away += 3;
	array[19] = 9;
	printf("%d %d %d %d\n", (int)(far_away >> 38), (int)far_away, third() + array[2], total());
	printf("%d %d %d\n", (int)((unsigned)&aligned & 63), aligned.c[2] + (int)(aligned.d * 4), fixed[value & 3]);
	return 0;
}
