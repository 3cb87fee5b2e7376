package isel_test

import (
	"strings"
	"testing"

	"opt-go/nvptx/emu"
	"opt-go/nvptx/isel"
)

// TestParameterInPlace: a pointer into a kernel's parameter works as a generic one, also in a
// callee and beside another pointer.
func TestParameterInPlace(t *testing.T) {
	target, err := isel.NewTarget("sm_70", "+ptx77")
	if err != nil {
		t.Fatal(err)
	}
	m := compileFor(t, target, `
define i32 @third(ptr nocapture readonly %p) noinline {
  %a = getelementptr i32, ptr %p, i64 2
  %v = load i32, ptr %a
  ret i32 %v
}
define ptx_kernel void @k(i32 %pad, ptr byval([4 x i32]) align 16 "nvvm.grid_constant" %p, ptr %q) {
  %v = call i32 @third(ptr %p)
  %old = load i32, ptr %q
  %c = icmp eq i32 %old, 1
  %q1 = getelementptr i32, ptr %q, i64 1
  %p3 = getelementptr i32, ptr %p, i64 3
  %s = select i1 %c, ptr %p3, ptr %q1
  %w = load i32, ptr %s
  %d = select i1 %c, ptr %q1, ptr %p
  %x = load i32, ptr %d
  %q2 = getelementptr i32, ptr %q, i64 2
  store i32 %v, ptr %q
  store i32 %w, ptr %q1
  store i32 %x, ptr %q2
  ret void
}`)
	if text := m.String(); !strings.Contains(text, "cvta.param.u64") || strings.Contains(text, ".local") {
		t.Errorf("the parameter is copied:\n%s", text)
	}
	prog, err := emu.Load(m)
	if err != nil {
		t.Fatal(err)
	}
	mem := emu.NewMemory(64)
	at, err := mem.Alloc(12)
	if err != nil {
		t.Fatal(err)
	}
	if err := mem.Write(at, words32(1, 20, 30)); err != nil {
		t.Fatal(err)
	}
	args := [][]byte{emu.U32(0), words32(7, 8, 9, 10), emu.U64(at)}
	if _, err := prog.Launch(emu.Launch{Kernel: "k", Grid: emu.Dim3{X: 1}, Block: emu.Dim3{X: 1}, Args: args, Memory: mem}); err != nil {
		t.Fatalf("%v\n%s", err, m.String())
	}
	if got, err := mem.Read(at, 12); err != nil || string(got) != string(words32(9, 10, 20)) {
		t.Errorf("%x, %v\n%s", got, err, m.String())
	}
	assembled(t, "sm_70", m)
}

// TestInitializerCycle: variables that hold each other's addresses, one of them at an odd offset.
func TestInitializerCycle(t *testing.T) {
	target, err := isel.NewTarget("sm_70", "+ptx71")
	if err != nil {
		t.Fatal(err)
	}
	m := compileFor(t, target, `
@a = internal addrspace(1) global { i32, ptr addrspace(1) } { i32 1, ptr addrspace(1) @b }
@b = internal addrspace(1) global <{ i8, ptr, i32 }> <{ i8 2, ptr addrspacecast (ptr addrspace(4) @c to ptr), i32 -1 }>
@c = internal addrspace(4) constant { i32, ptr } { i32 3, ptr addrspacecast (ptr addrspace(1) @a to ptr) }
define ptx_kernel void @k(ptr %o) {
  %a1 = getelementptr i8, ptr addrspace(1) @a, i64 8
  %b = load ptr addrspace(1), ptr addrspace(1) %a1
  %b1 = getelementptr i8, ptr addrspace(1) %b, i64 1
  %c = load ptr, ptr addrspace(1) %b1, align 1
  %c1 = getelementptr i8, ptr %c, i64 8
  %a = load ptr, ptr %c1
  %x = load i32, ptr %a
  %y = load i8, ptr addrspace(1) %b
  %y1 = zext i8 %y to i32
  %z = load i32, ptr %c
  store i32 %x, ptr %o
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %y1, ptr %o1
  %o2 = getelementptr i32, ptr %o, i64 2
  store i32 %z, ptr %o2
  ret void
}`)
	if got := run(t, m, 1, words32(0, 0, 0)); string(got) != string(words32(1, 2, 3)) {
		t.Errorf("got %x\n%s", got, m.String())
	}
	assembled(t, "sm_70", m)
}
