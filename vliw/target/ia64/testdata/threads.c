// Variables that each thread has its own of, and one that a list holds the address of.
int printf(const char *, ...);

struct pair { int a; long b; };

__thread int counter = 41;
__thread struct pair pair = {3, 4};
__thread long zeros[4];
static __thread char letter = 'x';
int shared = 7;
int *list[] = {&shared};

__attribute__((noinline)) long step(int n)
{
    counter += n;
    zeros[n & 3] += counter;
    pair.b *= 2;
    letter++;
    return zeros[n & 3] + pair.a;
}

__attribute__((noinline)) int *where(void) { return &counter; }

int main(void)
{
    long sum = 0;
    for (int i = 0; i < 10; i++)
        sum += step(i);
    *where() += 1;
    *list[0] += counter;
    printf("%ld %d %ld %ld %c %d\n", sum, counter, pair.b, zeros[1], letter, shared);
    return (int)(sum % 100);
}
