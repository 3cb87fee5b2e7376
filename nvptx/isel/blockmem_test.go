package isel_test

import (
	"fmt"
	"testing"
)

// TestBlockMemory compares copies, moves in both directions and fills with Go's copy and a loop, at
// every alignment and at the sizes where the lowering changes.
func TestBlockMemory(t *testing.T) {
	const prelude = `
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define ptx_kernel void @k(ptr %p) {
  %lo = getelementptr i8, ptr %p, i64 32
`
	var in [512]byte
	for k := range in {
		in[k] = byte(k*7 + k>>4)
	}
	for _, align := range []int{1, 2, 4, 8, 16} {
		for _, size := range []int{0, 1, 31, 128, 129, 130, 136, 144, 191, 192} {
			for _, apart := range []int{16, 48, 256} { // from what is copied to where it goes; 256: they do not overlap
				for _, form := range []struct {
					name, call string
					do         func(b []byte)
				}{
					{"memcpy", "call void @llvm.memcpy.p0.p0.i64(ptr align %[1]d %%hi, ptr align %[1]d %%lo, i64 %[2]d, i1 false)",
						func(b []byte) { copy(b[32+apart:], b[32:32+size]) }},
					{"memmove up", "call void @llvm.memmove.p0.p0.i64(ptr align %[1]d %%hi, ptr align %[1]d %%lo, i64 %[2]d, i1 false)",
						func(b []byte) { copy(b[32+apart:], b[32:32+size]) }},
					{"memmove down", "call void @llvm.memmove.p0.p0.i64(ptr align %[1]d %%lo, ptr align %[1]d %%hi, i64 %[2]d, i1 false)",
						func(b []byte) { copy(b[32:32+size], b[32+apart:]) }},
					{"memset", "call void @llvm.memset.p0.i64(ptr align %[1]d %%hi, i8 -91, i64 %[2]d, i1 false)",
						func(b []byte) {
							for k := range size {
								b[32+apart+k] = 165
							}
						}},
				} {
					if form.name == "memcpy" && apart < 256 {
						continue
					}
					name := fmt.Sprintf("%s of %d bytes, aligned by %d, %d on", form.name, size, align, apart)
					text := prelude + fmt.Sprintf("  %%hi = getelementptr i8, ptr %%lo, i64 %d\n  ", apart) + fmt.Sprintf(form.call, align, size) + "\n  ret void\n}\n"
					want := in
					form.do(want[:])
					m := compile(t, "sm_70", text)
					if got := run(t, m, 1, in[:]); string(got) != string(want[:]) {
						t.Errorf("%s: got\n%x, want\n%x\n%s", name, got, want, m.String())
					}
				}
			}
		}
	}
}
