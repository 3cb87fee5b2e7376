package isel_test

import (
	"encoding/binary"
	"math"
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/regalloc"
)

// warpgroup adds A·B twice to accumulators that begin as the same constant. A is ones; B is n in
// column n, in core matrices of eight lines of 16 bytes, so that the sums are 32·n + 1.
const warpgroup = `
@b = internal addrspace(3) global [128 x half] undef, align 128
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %row = lshr i32 %t, 3
  %n = and i32 %row, 7
  %h = uitofp i32 %n to half
  %q = getelementptr half, ptr addrspace(3) @b, i32 %t
  store half %h, ptr addrspace(3) %q
  call void asm sideeffect "fence.proxy.async.shared::cta;", "~{memory}"()
  call void @llvm.nvvm.barrier0()
  %a = ptrtoint ptr addrspace(3) @b to i32
  %start = lshr i32 %a, 4
  %low = zext i32 %start to i64
  %desc = or i64 %low, 68720001024
  call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"()
  %d = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, {$4, $5, $6, $7}, $8, 1, 1, 1, 0;", "=f,=f,=f,=f,r,r,r,r,l,0,1,2,3"(i32 1006648320, i32 1006648320, i32 1006648320, i32 1006648320, i64 %desc, float 1.0, float 1.0, float 1.0, float 1.0)
  %d0 = extractvalue { float, float, float, float } %d, 0
  %d1 = extractvalue { float, float, float, float } %d, 1
  %d2 = extractvalue { float, float, float, float } %d, 2
  %d3 = extractvalue { float, float, float, float } %d, 3
  %e = call { float, float, float, float } asm sideeffect "wgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, {$4, $5, $6, $7}, $8, 1, 1, 1, 0;", "=f,=f,=f,=f,r,r,r,r,l,0,1,2,3"(i32 1006648320, i32 1006648320, i32 1006648320, i32 1006648320, i64 %desc, float %d0, float %d1, float %d2, float %d3)
  call void asm sideeffect "wgmma.commit_group.sync.aligned; wgmma.wait_group.sync.aligned 0;", "~{memory}"()
  %e0 = extractvalue { float, float, float, float } %e, 0
  %e1 = extractvalue { float, float, float, float } %e, 1
  %e2 = extractvalue { float, float, float, float } %e, 2
  %e3 = extractvalue { float, float, float, float } %e, 3
  %v0 = insertelement <4 x float> undef, float %e0, i32 0
  %v1 = insertelement <4 x float> %v0, float %e1, i32 1
  %v2 = insertelement <4 x float> %v1, float %e2, i32 2
  %v3 = insertelement <4 x float> %v2, float %e3, i32 3
  %out = getelementptr <4 x float>, ptr addrspace(1) %p, i32 %t
  store <4 x float> %v3, ptr addrspace(1) %out
  ret void
}
`

// TestAccumulators: registers that wgmma adds to are not taken for constants after it, and do not
// become one though they begin equal.
func TestAccumulators(t *testing.T) {
	m := compile(t, "sm_90a", warpgroup)
	check := func(how string, m *ptx.Module) {
		got := run(t, m, 128, make([]byte, 128*16))
		for lane := range 128 {
			for k := range 4 {
				n := 2*(lane%4) + k%2
				sum := math.Float32frombits(binary.LittleEndian.Uint32(got[16*lane+4*k:]))
				if want := float32(32*n + 1); sum != want {
					t.Fatalf("%s: thread %d, sum %d: %g, not %g\n%s", how, lane, k, sum, want, m)
				}
			}
		}
	}
	check("as selected", m)
	for _, a := range []regalloc.Allocator{regalloc.Linear, regalloc.DivRA, regalloc.AffRA} {
		allocated, _, err := regalloc.Allocate(m, regalloc.Options{Regs: 24, Allocator: a})
		if err != nil {
			t.Fatal(err)
		}
		check(a.String(), allocated)
	}
}

// TestInFlight: with few registers the sums are refused where they would be stored, or their places
// or those of A taken by other values, before they have been waited for; otherwise they are right.
func TestInFlight(t *testing.T) {
	m := compile(t, "sm_90a", warpgroup)
	refused, right := 0, 0
	for regs := 6; regs <= 24; regs++ {
		for _, a := range []regalloc.Allocator{regalloc.Linear, regalloc.DivRA, regalloc.AffRA} {
			allocated, _, err := regalloc.Allocate(m, regalloc.Options{Regs: regs, Allocator: a})
			if err != nil {
				if !strings.Contains(err.Error(), "too few") {
					t.Error(err)
				}
				if strings.Contains(err.Error(), "an asynchronous wgmma") {
					refused++
				}
				continue
			}
			right++
			got := run(t, allocated, 128, make([]byte, 128*16))
			for lane := range 128 {
				for k := range 4 {
					sum := math.Float32frombits(binary.LittleEndian.Uint32(got[16*lane+4*k:]))
					if want := float32(32*(2*(lane%4)+k%2) + 1); sum != want {
						t.Fatalf("%d registers, %s: thread %d, sum %d: %g, not %g\n%s", regs, a, lane, k, sum, want, allocated)
					}
				}
			}
		}
	}
	t.Logf("%d refused for wgmma, %d right", refused, right)
	if refused == 0 || right == 0 {
		t.Errorf("%d refused for wgmma, %d right: the kernel needs both", refused, right)
	}
}
