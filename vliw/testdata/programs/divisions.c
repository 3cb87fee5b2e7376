// Divisions by constants of every kind, at the edges of their types.
#include <stdint.h>
#include <stdio.h>

static uint64_t sum = 1469598103934665603u;
static void take(uint64_t x) { sum = (sum ^ x) * 1099511628211u; }

#define BY(T, d)                                  \
    for (unsigned i = 0; i < n; i++) {            \
        T x = (T)v[i];                            \
        take((uint64_t)(x / (T)(d)));             \
        take((uint64_t)(x % (T)(d)));             \
    }
#define MOST(T) BY(T, 1) BY(T, 2) BY(T, 3) BY(T, 5) BY(T, 6) BY(T, 7) BY(T, 9) BY(T, 10) BY(T, 11) BY(T, 12) BY(T, 13) BY(T, 14) BY(T, 25) BY(T, 28) \
    BY(T, 64) BY(T, 100) BY(T, 125) BY(T, 127)
#define SIGNED(T) BY(T, -2) BY(T, -3) BY(T, -7) BY(T, -10) BY(T, -64) BY(T, -127) BY(T, -128)

#define CHECK(name, T, LIST)                                            \
    static void __attribute__((noinline)) name(const uint64_t *v, unsigned n) { LIST; printf(#T " %016llx\n", (unsigned long long)sum); }

CHECK(s8, int8_t, MOST(int8_t) SIGNED(int8_t))
CHECK(u8, uint8_t, MOST(uint8_t) BY(uint8_t, 128) BY(uint8_t, 200) BY(uint8_t, 255))
CHECK(s16, int16_t, MOST(int16_t) SIGNED(int16_t) BY(int16_t, 1000) BY(int16_t, 32767) BY(int16_t, -32768))
CHECK(u16, uint16_t, MOST(uint16_t) BY(uint16_t, 1000) BY(uint16_t, 32768) BY(uint16_t, 40000) BY(uint16_t, 65535))
CHECK(s32, int32_t, MOST(int32_t) SIGNED(int32_t) BY(int32_t, 641) BY(int32_t, 1000000007) BY(int32_t, 2147483647) BY(int32_t, INT32_MIN))
CHECK(u32, uint32_t, MOST(uint32_t) BY(uint32_t, 641) BY(uint32_t, 2147483648u) BY(uint32_t, 2147483649u) BY(uint32_t, 3000000000u) BY(uint32_t, 4294967295u))
CHECK(s64, int64_t, MOST(int64_t) SIGNED(int64_t) BY(int64_t, 1000000007) BY(int64_t, 6700417) BY(int64_t, 4294967296) BY(int64_t, 1000000000000000003) BY(int64_t, INT64_MAX) BY(int64_t, INT64_MIN))
CHECK(u64, uint64_t, MOST(uint64_t) BY(uint64_t, 274177) BY(uint64_t, 4294967296) BY(uint64_t, 9223372036854775808u) BY(uint64_t, 9223372036854775809u) BY(uint64_t, 12345678901234567890u) \
    BY(uint64_t, UINT64_MAX) BY(uint64_t, UINT64_MAX - 1))

int main(void)
{
    static uint64_t v[600];
    unsigned n = 0;
    for (int k = 0; k < 64; k += 1)
        for (int d = -1; d <= 1; d++)
            v[n++] = (1ull << k) + d, v[n++] = -((1ull << k) + d);
    uint64_t x = 88172645463325252u;
    for (int k = 0; k < 60; k++) {
        x ^= x << 13, x ^= x >> 7, x ^= x << 17;
        v[n++] = x, v[n++] = x % 1000 * 7;
    }
    s8(v, n), u8(v, n), s16(v, n), u16(v, n), s32(v, n), u32(v, n), s64(v, n), u64(v, n);
    return 0;
}
