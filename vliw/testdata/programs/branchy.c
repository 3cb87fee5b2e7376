// Code that lives on its branches: searches, interpreters, parsers, trees.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef unsigned int u32;

static u32 seed = 12345;
static u32 rnd(void) { return seed = seed * 1664525u + 1013904223u; }

struct node { struct node *left, *right; int key, count; };

static struct node *insert(struct node *t, int key)
{
    if (!t) {
        t = calloc(1, sizeof *t);
        t->key = key;
    }
    if (key < t->key)
        t->left = insert(t->left, key);
    else if (key > t->key)
        t->right = insert(t->right, key);
    else
        t->count++;
    return t;
}

static int lookup(const struct node *t, int key)
{
    while (t) {
        if (key == t->key)
            return t->count;
        t = key < t->key ? t->left : t->right;
    }
    return 0;
}

static void quicksort(int *a, int lo, int hi)
{
    while (lo < hi) {
        int p = a[(lo + hi) / 2], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < p) i++;
            while (a[j] > p) j--;
            if (i <= j) {
                int t = a[i];
                a[i++] = a[j];
                a[j--] = t;
            }
        }
        if (j - lo < hi - i) {
            quicksort(a, lo, j);
            lo = i;
        } else {
            quicksort(a, i, hi);
            hi = j;
        }
    }
}

enum { PUSH, ADD, SUB, MUL, DUP, SWAP, JNZ, OVER, DROP, HALT, LT, JMP };

static long interpret(const short *code, long n, int *steps)
{
    long stack[32];
    int sp = 0, pc = 0;
    stack[sp++] = n;
    for (;;) {
        (*steps)++;
        switch (code[pc++]) {
        case PUSH: stack[sp++] = code[pc++]; break;
        case ADD: sp--; stack[sp - 1] += stack[sp]; break;
        case SUB: sp--; stack[sp - 1] -= stack[sp]; break;
        case MUL: sp--; stack[sp - 1] = (stack[sp - 1] * stack[sp]) % 1000003; break;
        case DUP: stack[sp] = stack[sp - 1]; sp++; break;
        case SWAP: { long t = stack[sp - 1]; stack[sp - 1] = stack[sp - 2]; stack[sp - 2] = t; break; }
        case OVER: stack[sp] = stack[sp - 2]; sp++; break;
        case JNZ: pc++; if (stack[--sp]) pc = code[pc - 1]; break;
        case JMP: pc = code[pc]; break;
        case LT: sp--; stack[sp - 1] = stack[sp - 1] < stack[sp]; break;
        case DROP: sp--; break;
        case HALT: return stack[sp - 1];
        }
    }
}

static const short factorial[] = {PUSH, 1, OVER, JNZ, 7, HALT, HALT, OVER, MUL, SWAP, PUSH, -1, ADD, SWAP, JMP, 2};

static const char *at;
static int expression(void);

static int primary(void)
{
    int v = 0;
    while (*at == ' ') at++;
    if (*at == '(') {
        at++;
        v = expression();
        if (*at == ')') at++;
        return v;
    }
    if (*at == '-') {
        at++;
        return -primary();
    }
    while (*at >= '0' && *at <= '9')
        v = v * 10 + (*at++ - '0');
    return v;
}

static int term(void)
{
    int v = primary();
    for (;;) {
        while (*at == ' ') at++;
        if (*at == '*') { at++; v *= primary(); }
        else if (*at == '/') { at++; int d = primary(); v = d ? v / d : 0; }
        else return v;
    }
}

static int expression(void)
{
    int v = term();
    for (;;) {
        while (*at == ' ') at++;
        if (*at == '+') { at++; v += term(); }
        else if (*at == '-') { at++; v -= term(); }
        else return v;
    }
}

static int decode(const unsigned char *s, u32 *out)
{
    int n = 0;
    while (*s) {
        u32 c = *s++;
        if (c >= 0xf0) { c = (c & 7) << 18 | (s[0] & 63u) << 12 | (s[1] & 63u) << 6 | (s[2] & 63u); s += 3; }
        else if (c >= 0xe0) { c = (c & 15) << 12 | (s[0] & 63u) << 6 | (s[1] & 63u); s += 2; }
        else if (c >= 0xc0) { c = (c & 31) << 6 | (s[0] & 63u); s++; }
        out[n++] = c;
    }
    return n;
}

static int queens(int n, int row, u32 cols, u32 up, u32 down)
{
    int count = 0;
    if (row == n)
        return 1;
    for (int c = 0; c < n; c++) {
        u32 a = 1u << c, b = 1u << (row + c), d = 1u << (row - c + n);
        if (cols & a || up & b || down & d)
            continue;
        count += queens(n, row + 1, cols | a, up | b, down | d);
    }
    return count;
}

static int compress(const char *in, int n, unsigned char *out)
{
    int table[64], o = 0;
    memset(table, -1, sizeof table);
    for (int i = 0; i < n;) {
        u32 h = ((u32)in[i] * 7 + (i + 1 < n ? (u32)in[i + 1] : 0) * 31 + (i + 2 < n ? (u32)in[i + 2] : 0)) % 64;
        int m = table[h], len = 0;
        table[h] = i;
        if (m >= 0 && i - m < 255)
            while (len < 15 && i + len < n && in[m + len] == in[i + len]) len++;
        if (len >= 3) {
            out[o++] = 0x80 | len;
            out[o++] = i - m;
            i += len;
        } else
            out[o++] = in[i++];
    }
    return o;
}

static int match(const char *p, const char *s)
{
    for (; *p; p++, s++) {
        if (*p == '*') {
            while (*s) {
                if (match(p + 1, s))
                    return 1;
                s++;
            }
            return p[1] == 0;
        }
        if (*s == 0 || (*p != '?' && *p != *s))
            return 0;
    }
    return *s == 0;
}

static int days(int y, int m)
{
    switch (m) {
    case 2: return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0) ? 29 : 28;
    case 4: case 6: case 9: case 11: return 30;
    default: return 31;
    }
}

static int classify(double x, double y)
{
    if (x < 0) {
        if (y < 0) return x < y ? 1 : 2;
        return x * x + y * y > 2 ? 3 : 4;
    }
    if (y < x) return y > 0.5 ? 5 : 6;
    return x + y > 1.5 ? 7 : 8;
}

int main(void)
{
    static int a[300];
    struct node *root = 0;
    long sum = 0;
    int steps = 0;
    for (int i = 0; i < 300; i++) {
        a[i] = rnd() >> 20;
        root = insert(root, a[i] & 255);
    }
    for (int i = 0; i < 256; i++)
        sum += lookup(root, i) * i;
    quicksort(a, 0, 299);
    for (int i = 1; i < 300; i++)
        sum += (a[i - 1] > a[i]) * 1000000 + a[i] * i;
    printf("%ld\n", sum);
    printf("%ld", interpret(factorial, 20, &steps));
    printf(" %d\n", steps);
    at = "(1 + 2) * 3 - 4 / (5 - 3) * -(7 + 1) + 100 * (20 - 3 * (2 + 2))";
    printf("%d\n", expression());
    u32 points[40];
    int n = decode((const unsigned char *)"a\xc3\xa4\xe2\x82\xac\xf0\x9f\x98\x80z \xc3\x9f", points);
    for (int i = 0; i < n; i++)
        printf("%x ", points[i]);
    printf("\n%d %d\n", queens(6, 0, 0, 0, 0), queens(5, 0, 0, 0, 0));
    const char *text = "the cat sat on the mat, the cat ate the rat, and the rat sat on the cat that sat";
    unsigned char packed[200];
    n = compress(text, strlen(text), packed);
    u32 h = 0;
    for (int i = 0; i < n; i++)
        h = (h ^ packed[i]) * 16777619u;
    printf("%d %x\n", n, h);
    printf("%d%d%d%d\n", match("a*b?c", "axxxbyc"), match("*the*rat*", text), match("*dog*", text), match("?", ""));
    int total = 0;
    for (int y = 1896; y < 1906; y++)
        for (int m = 1; m <= 12; m++)
            total += days(y, m);
    int classes[9] = {0};
    for (int i = 0; i < 100; i++) {
        double x = (int)(rnd() >> 8) % 400 / 100.0 - 2, y = (int)(rnd() >> 8) % 400 / 100.0 - 2;
        classes[classify(x, y)]++;
    }
    printf("%d", total);
    for (int i = 1; i < 9; i++)
        printf(" %d", classes[i]);
    printf("\n");
    return n;
}
