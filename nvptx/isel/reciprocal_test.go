package isel_test

import (
	"encoding/binary"
	"fmt"
	"math/rand"
	"strings"
	"testing"
)

// TestDivisionByConstants divides by constants without a division, and as Go does.
func TestDivisionByConstants(t *testing.T) {
	r := rand.New(rand.NewSource(3))
	for _, w := range []int{32, 64} {
		divisors := []int64{3, 5, 6, 7, 9, 10, 11, 12, 14, 25, 28, 60, 100, 125, 625, 641, 1000, 1 << 20, 1<<31 - 1, -3, -5, -7, -10, -1000, -1<<31 + 1, -1 << 31}
		for range 24 {
			divisors = append(divisors, int64(int32(r.Uint32()))>>r.Intn(30))
		}
		if w == 64 {
			divisors = append(divisors, 1<<62-1, 6700417, 1<<63-1, 1<<63-2, -1<<63+1, 67280421310721)
		}
		for _, d := range divisors {
			if d == 0 || d == 1 || d == -1 {
				continue
			}
			checkDivisions(t, w, d, dividends(r, w, d))
		}
	}
}

// dividends are numbers around multiples of the divisor and the ends of the range, and random ones.
func dividends(r *rand.Rand, w int, d int64) []uint64 {
	list := []uint64{0, 1, 1<<(w-1) - 1, 1 << (w - 1), 1<<(w-1) + 1, 1<<w - 1, 1<<w - 2}
	u := uint64(d) << (64 - w) >> (64 - w)
	for _, k := range []uint64{1, 2, 3, (1<<w - 1) / u, (1<<(w-1) - 1) / u} {
		list = append(list, k*u-1, k*u, k*u+1, -(k * u), -(k*u - 1), -(k*u + 1))
	}
	for range 24 {
		list = append(list, r.Uint64()>>r.Intn(w))
	}
	for len(list)%2 != 0 {
		list = append(list, 0)
	}
	return list
}

func checkDivisions(t *testing.T, w int, d int64, xs []uint64) {
	t.Helper()
	for _, op := range []string{"udiv", "urem", "sdiv", "srem"} {
		ty := fmt.Sprintf("i%d", w)
		m := compile(t, "sm_70", perThread(ty, ty, fmt.Sprintf("%%r = %s %s %%x, %d", op, ty, d), ""))
		if text := m.String(); d&(d-1) != 0 && -d&(-d-1) != 0 && (strings.Contains(text, "\tdiv.") || strings.Contains(text, "\trem.")) {
			t.Fatalf("%s by %d is left to ptxas:\n%s", op, d, text)
		}
		in := make([]byte, 0, 8*len(xs))
		for _, x := range xs {
			in = binary.LittleEndian.AppendUint64(in, x)[:len(in)+w/8]
		}
		out := run(t, m, len(xs), in, in, make([]byte, len(in)))
		for k, x := range xs {
			got := binary.LittleEndian.Uint64(append(out[k*w/8:(k+1)*w/8:(k+1)*w/8], make([]byte, 8)...))
			if want := quotient(op, x, d, w); got != want {
				t.Fatalf("i%d %s %#x, %d: %#x, want %#x\n%s", w, op, x, d, got, want, m.String())
			}
		}
	}
}

func quotient(op string, x uint64, d int64, w int) uint64 {
	cut := func(v uint64) uint64 { return v << (64 - w) >> (64 - w) }
	ux, ud, sx := cut(x), cut(uint64(d)), int64(x)<<(64-w)>>(64-w)
	switch op {
	case "udiv":
		return ux / ud
	case "urem":
		return ux % ud
	case "sdiv":
		return cut(uint64(sx / d))
	}
	return cut(uint64(sx % d))
}
