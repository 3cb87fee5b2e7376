package isel_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestBFloats: sums, differences and products of bfloats, alone and in pairs, are the same whether
// they are computed in single precision (sm_70), by fma (sm_80) or directly (sm_90).
func TestBFloats(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 5))
	edges := []uint32{0, 0x8000, 0x3f80, 0xbf80, 0x7f80, 0xff80, 0x7fc0, 1, 0x8001, 0x7f7f, 0x0080}
	value := func() uint32 {
		if r.IntN(3) == 0 {
			return edges[r.IntN(len(edges))]
		}
		return r.Uint32() & 0xffff
	}
	const n = 256
	x, y := make([]uint32, n), make([]uint32, n)
	for k := range x {
		x[k], y[k] = value()|value()<<16, value()|value()<<16
	}
	for k := range n / 4 { // exact cancellations
		y[k] = x[k]
		y[k+n/4] = x[k+n/4] ^ 0x80008000
	}
	for _, op := range []string{"fadd", "fsub", "fmul"} {
		for _, text := range []string{
			fmt.Sprintf("  %%a = bitcast i32 %%x to <2 x bfloat>\n  %%b = bitcast i32 %%y to <2 x bfloat>\n  %%s = %s <2 x bfloat> %%a, %%b\n  %%r = bitcast <2 x bfloat> %%s to i32", op),
			fmt.Sprintf("  %%i = trunc i32 %%x to i16\n  %%j = trunc i32 %%y to i16\n  %%a = bitcast i16 %%i to bfloat\n  %%b = bitcast i16 %%j to bfloat\n  %%s = %s bfloat %%a, %%b\n  %%k = bitcast bfloat %%s to i16\n  %%r = zext i16 %%k to i32", op),
		} {
			want := ""
			for _, cpu := range []string{"sm_70", "sm_80", "sm_90"} {
				m := compile(t, cpu, perThread("i32", "i32", text, ""))
				native := map[string]string{"sm_80": "fma.rn.bf16", "sm_90": op[1:] + ".rn.bf16"}[cpu]
				if !strings.Contains(m.String(), native) {
					t.Errorf("%s on %s: no %s:\n%s", op, cpu, native, m.String())
				}
				got := string(run(t, m, n, words32(x...), words32(y...), make([]byte, 4*n)))
				if want == "" {
					want = got
				}
				if got != want {
					for k := range n {
						if got[4*k:4*k+4] != want[4*k:4*k+4] {
							t.Fatalf("%s %08x, %08x on %s: got %x, on sm_70 %x", op, x[k], y[k], cpu, got[4*k:4*k+4], want[4*k:4*k+4])
						}
					}
				}
				assembled(t, cpu, m)
			}
		}
	}
}
