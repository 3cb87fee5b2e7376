#include <stdio.h>
__attribute__((noinline)) int dense(int x) {
  switch (x) {
  case 0:
    return 11;
  case 1:
    return 7;
  case 2:
    return 5;
  case 3:
    return -1;
  case 4:
    return 100;
  case 5:
    return 77;
  case 6:
    return 8;
  case 7:
    return 9;
  case 8:
    return 42;
  case 9:
    return 3;
  case 10:
    return 1;
  case 11:
    return 12;
  default:
    return -99;
  }
}
__attribute__((noinline)) int sparse(long x) {
  switch (x) {
  case -5000000000:
    return 1;
  case -1:
    return 2;
  case 0:
    return 3;
  case 17:
    return 4;
  case 1000:
    return 5;
  case 9999999999:
    return 6;
  case 0x7fffffffffffffff:
    return 7;
  default:
    return 0;
  }
}
__attribute__((noinline)) int ranges(unsigned char c) {
  switch (c) {
  case '0' ... '9':
    return c - '0';
  case 'a' ... 'z':
    return c - 'a' + 10;
  case 'A' ... 'Z':
    return c - 'A' + 36;
  case '_':
    return 62;
  default:
    return -1;
  }
}
__attribute__((noinline)) int fall(int n) {
  int s = 0;
  switch (n & 7) {
  case 7:
    s += 7;
  case 6:
    s *= 2;
  case 5:
    s += 5;
    break;
  case 4:
    s = 100;
  case 3:
    s -= 3;
  case 2:
    return s * 2;
  case 1:
    s = 1;
    break;
  default:
    s = -1;
  }
  return s + n;
}
enum tok { NUM, PLUS, MINUS, STAR, SLASH, LP, RP, END };
struct vm {
  int pc, sp;
  long st[32];
};
__attribute__((noinline)) long interp(const unsigned char *code) {
  struct vm v = {0};
  long acc = 0;
  for (;;)
    switch (code[v.pc++]) {
    case 0:
      v.st[v.sp++] = code[v.pc++];
      break;
    case 1:
      v.sp--;
      v.st[v.sp - 1] += v.st[v.sp];
      break;
    case 2:
      v.sp--;
      v.st[v.sp - 1] -= v.st[v.sp];
      break;
    case 3:
      v.sp--;
      v.st[v.sp - 1] *= v.st[v.sp];
      break;
    case 4:
      v.st[v.sp] = v.st[v.sp - 1];
      v.sp++;
      break;
    case 5: {
      long t = v.st[v.sp - 1];
      v.st[v.sp - 1] = v.st[v.sp - 2];
      v.st[v.sp - 2] = t;
      break;
    }
    case 6:
      acc += v.st[--v.sp];
      break;
    case 7:
      if (v.st[v.sp - 1])
        v.pc = code[v.pc];
      else
        v.pc++;
      break;
    case 8:
      v.st[v.sp - 1]--;
      break;
    case 9:
      return acc + (v.sp ? v.st[v.sp - 1] : 0);
    case 10:
      v.st[v.sp - 1] = ~v.st[v.sp - 1];
      break;
    case 11:
      v.st[v.sp - 1] <<= 1;
      break;
    case 12:
      v.st[v.sp - 1] >>= 1;
      break;
    default:
      return -1;
    }
}
__attribute__((noinline)) int duff(char *to, const char *from, int count) {
  int n = (count + 7) / 8;
  int c = 0;
  switch (count % 8) {
  case 0:
    do {
      *to++ = *from++;
      c++;
    case 7:
      *to++ = *from++;
      c++;
    case 6:
      *to++ = *from++;
      c++;
    case 5:
      *to++ = *from++;
      c++;
    case 4:
      *to++ = *from++;
      c++;
    case 3:
      *to++ = *from++;
      c++;
    case 2:
      *to++ = *from++;
      c++;
    case 1:
      *to++ = *from++;
      c++;
    } while (--n > 0);
  }
  return c;
}
__attribute__((noinline)) int state(const char *s) {
  int st = 0, n = 0;
  for (; *s; s++) {
    switch (st) {
    case 0:
      if (*s == '"')
        st = 1;
      else if (*s == '/')
        st = 3;
      else
        n++;
      break;
    case 1:
      if (*s == '\\')
        st = 2;
      else if (*s == '"')
        st = 0;
      break;
    case 2:
      st = 1;
      break;
    case 3:
      if (*s == '*')
        st = 4;
      else {
        st = 0;
        n += 2;
      }
      break;
    case 4:
      if (*s == '*')
        st = 5;
      break;
    case 5:
      st = *s == '/' ? 0 : *s == '*' ? 5 : 4;
      break;
    }
  }
  return n * 10 + st;
}
int main(void) {
  long s = 0;
  for (int i = -3; i < 15; i++)
    s = s * 5 + dense(i);
  printf("%ld\n", s);
  long xs[] = {-5000000000, -1, 0, 17, 1000, 9999999999, 0x7fffffffffffffff, 5, -7};
  for (int i = 0; i < 9; i++)
    printf("%d ", sparse(xs[i]));
  puts("");
  s = 0;
  for (int i = 0; i < 256; i++)
    s = s * 3 + ranges(i);
  printf("%ld\n", s);
  for (int i = -9; i < 9; i++)
    printf("%d ", fall(i));
  puts("");
  static const unsigned char code[] = {0, 10, 4, 6, 8, 7, 2, 0, 5, 0, 6, 3, 10, 11, 12, 9};
  printf("%ld\n", interp(code));
  char b[40] = {0};
  for (int i = 1; i < 30; i++)
    printf("%d ", duff(b, "abcdefghijklmnopqrstuvwxyz0123456789", i));
  puts(b);
  printf("%d %d\n", state("a/*x*/b\"q\\\"\"c/d"), state("abc/*"));
  return dense(6);
}
