package isel_test

import (
	"math"
	"strings"
	"testing"
)

// TestMixedSums: sums, differences and fused products with operands of 16 bits are one instruction
// from sm_100 on, and compute what extended ones compute before.
func TestMixedSums(t *testing.T) {
	const text = `
declare float @llvm.nvvm.add.rz.f(float, float)
declare float @llvm.nvvm.add.rp.sat.f(float, float)
declare float @llvm.nvvm.fma.rm.f(float, float, float)
define ptx_kernel void @k(ptr %in, ptr %out) {
  %p1 = getelementptr i8, ptr %in, i64 2
  %p2 = getelementptr i8, ptr %in, i64 4
  %h = load half, ptr %in
  %g = load half, ptr %p1
  %b = load float, ptr %p2
  %hb = load bfloat, ptr %p1
  %x = fpext half %h to float
  %y = fpext half %g to float
  %z = fpext bfloat %hb to float
  %n = fneg float %b
  %r0 = call float @llvm.nvvm.add.rz.f(float %x, float %b)
  %r1 = call float @llvm.nvvm.add.rz.f(float %n, float %z)
  %r2 = call float @llvm.nvvm.add.rp.sat.f(float %b, float %x)
  %r3 = call float @llvm.nvvm.fma.rm.f(float %x, float %y, float %b)
  %r4 = call float @llvm.nvvm.fma.rm.f(float %x, float %z, float %b)
  %q1 = getelementptr float, ptr %out, i64 1
  %q2 = getelementptr float, ptr %out, i64 2
  %q3 = getelementptr float, ptr %out, i64 3
  %q4 = getelementptr float, ptr %out, i64 4
  store float %r0, ptr %out
  store float %r1, ptr %q1
  store float %r2, ptr %q2
  store float %r3, ptr %q3
  store float %r4, ptr %q4
  ret void
}
`
	newer, older := compile(t, "sm_100", text), compile(t, "sm_90", text)
	assembled(t, "sm_100", newer)
	for _, op := range []string{"add.rz.f32.f16", "sub.rz.f32.bf16", "add.rp.sat.f32.f16", "fma.rm.f32.f16", "fma.rm.f32 "} {
		if !strings.Contains(newer.String(), op) {
			t.Errorf("no %s in\n%s", op, newer.String())
		}
	}
	for _, in := range [][]uint32{
		{0x3C013BFF, math.Float32bits(1e-9)}, {0xBC017C00, math.Float32bits(0.25)}, {0x00017E00, math.Float32bits(-3)},
		{0x0001_8001, math.Float32bits(1e-40)}, {0x5640_5640, math.Float32bits(-1e4)},
	} {
		got := run(t, newer, 1, words32(in...), words32(0, 0, 0, 0, 0))
		want := run(t, older, 1, words32(in...), words32(0, 0, 0, 0, 0))
		if string(got) != string(want) {
			t.Errorf("of %x: got %x, want %x", in, got, want)
		}
	}
}
