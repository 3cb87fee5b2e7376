// Atomic operations of all widths and orders, with the values that they leave and give.
#include <stdint.h>
#include <stdio.h>

#define WIDTH(T, name)                                                                                                     \
  static T name##_cell = (T)0xf0e1d2c3b4a59687u;                                                                           \
  __attribute__((noinline)) static T name##_all(T *p, T v) {                                                               \
    T sum = __atomic_load_n(p, __ATOMIC_RELAXED) + __atomic_load_n(p, __ATOMIC_ACQUIRE) + __atomic_load_n(p, __ATOMIC_SEQ_CST); \
    sum = sum * 3 + __atomic_fetch_add(p, v, __ATOMIC_RELAXED);                                                            \
    sum = sum * 3 + __atomic_fetch_add(p, 1, __ATOMIC_ACQUIRE);                                                            \
    sum = sum * 3 + __atomic_fetch_add(p, 16, __ATOMIC_RELEASE);                                                           \
    sum = sum * 3 + __atomic_fetch_sub(p, 8, __ATOMIC_SEQ_CST);                                                            \
    sum = sum * 3 + __atomic_fetch_sub(p, 5, __ATOMIC_ACQ_REL);                                                            \
    sum = sum * 3 + __atomic_fetch_and(p, (T)~(v >> 1), __ATOMIC_RELEASE);                                                 \
    sum = sum * 3 + __atomic_fetch_or(p, v, __ATOMIC_SEQ_CST);                                                             \
    sum = sum * 3 + __atomic_fetch_xor(p, (T)(v << 1), __ATOMIC_RELAXED);                                                  \
    sum = sum * 3 + __atomic_fetch_nand(p, (T)(v | 1), __ATOMIC_ACQUIRE);                                                  \
    sum = sum * 3 + __atomic_fetch_max(p, v, __ATOMIC_SEQ_CST);                                                            \
    sum = sum * 3 + __atomic_fetch_min(p, (T)(v + 9), __ATOMIC_RELAXED);                                                   \
    sum = sum * 3 + __atomic_exchange_n(p, (T)(v * 7), __ATOMIC_ACQUIRE);                                                  \
    sum = sum * 3 + __atomic_exchange_n(p, (T)(sum + 3), __ATOMIC_RELEASE);                                                \
    T expected = v;                                                                                                        \
    sum = sum * 3 + __atomic_compare_exchange_n(p, &expected, (T)5, 0, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED);                \
    sum = sum * 3 + expected;                                                                                              \
    sum = sum * 3 + __atomic_compare_exchange_n(p, &expected, (T)(v + 2), 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED);          \
    sum = sum * 3 + __atomic_compare_exchange_n(p, &expected, (T)(v + 4), 1, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE);          \
    __atomic_thread_fence(__ATOMIC_SEQ_CST);                                                                               \
    __atomic_signal_fence(__ATOMIC_SEQ_CST);                                                                               \
    sum = sum * 3 + *p;                                                                                                    \
    __atomic_store_n(p, (T)(sum + v), __ATOMIC_RELEASE);                                                                   \
    sum = sum * 3 + *p;                                                                                                    \
    __atomic_store_n(p, (T)(sum - v), __ATOMIC_SEQ_CST);                                                                   \
    __atomic_store_n(p + 1 - 1, (T)(*p + 1), __ATOMIC_RELAXED);                                                            \
    return sum + *p;                                                                                                       \
  }

WIDTH(int8_t, i8)
WIDTH(uint8_t, u8)
WIDTH(int16_t, i16)
WIDTH(uint16_t, u16)
WIDTH(int32_t, i32)
WIDTH(uint32_t, u32)
WIDTH(int64_t, i64)
WIDTH(uint64_t, u64)

static double real = 1.5;
static float small = 0.25f;
static int *where;

int main(void) {
  for (int k = -3; k < 4; ++k)
    printf("%d %d %d %d %d %u %ld %lu\n", i8_all(&i8_cell, k), u8_all(&u8_cell, k), i16_all(&i16_cell, k), u16_all(&u16_cell, k), i32_all(&i32_cell, k),
           u32_all(&u32_cell, k), (long)i64_all(&i64_cell, k), (unsigned long)u64_all(&u64_cell, k));
  double d;
  __atomic_load(&real, &d, __ATOMIC_ACQUIRE);
  d += 2;
  __atomic_store(&real, &d, __ATOMIC_RELEASE);
  float f, g = 4.5f;
  __atomic_exchange(&small, &g, &f, __ATOMIC_SEQ_CST);
  static int numbers[4] = {1, 2, 3, 4};
  __atomic_store_n(&where, numbers, __ATOMIC_SEQ_CST);
  int *old = __atomic_fetch_add(&where, 8, __ATOMIC_ACQ_REL), *moved = __atomic_load_n(&where, __ATOMIC_ACQUIRE);
  int *next = numbers + 3;
  int same = __atomic_compare_exchange_n(&where, &moved, next, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
  printf("%g %g %g %d %d %d %d\n", real, small, f, *old, *moved, *where, same);
  return 0;
}
