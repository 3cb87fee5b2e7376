package isel_test

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// TestReductions: each kind on integers of several widths and on floats, in order where the order
// matters.
func TestReductions(t *testing.T) {
	f := math.Float32bits
	for _, c := range []struct {
		name, typ, vector string
		want              uint32
	}{
		{"add", "i32", "<4 x i32>", 0xfffffff5}, {"mul", "i32", "<4 x i32>", 0xffffff10}, {"and", "i32", "<4 x i32>", 0},
		{"or", "i32", "<4 x i32>", 0xffffffef}, {"xor", "i32", "<4 x i32>", 0xffffffe9}, {"smax", "i32", "<4 x i32>", 6}, {"smin", "i32", "<4 x i32>", 0xffffffec},
		{"umax", "i32", "<4 x i32>", 0xffffffec}, {"umin", "i32", "<4 x i32>", 1}, {"add", "i32", "<3 x i32>", 0xffffffef}, {"add", "i32", "<1 x i32>", 0xffffffec},
		{"smin", "i8", "<16 x i8>", 0xec}, {"umax", "i8", "<16 x i8>", 0xff}, {"add", "i16", "<8 x i16>", 0xfff4}, {"smax", "i64", "<2 x i64>", 1},
		{"umin", "i128", "<1 x i128>", 0xffffffec}, {"or", "i1", "<4 x i1>", 1}, {"add", "i1", "<4 x i1>", 0}, {"mul", "i1", "<4 x i1>", 0},
	} {
		text := reduction(c.name, c.typ, c.vector, "", "", "")
		m := compile(t, "sm_70", text)
		got := run(t, m, 1, words32(0xffffffec, 2, 1, 6), words32(0))
		if want := words32(c.want); string(got) != string(want) {
			t.Errorf("%s of %s: got %x, want %x\n%s", c.name, c.vector, got, want, m.String())
		}
	}
	nan := uint32(0x7fc00000)
	for _, c := range []struct {
		name, start, flags string
		in                 []uint32
		want               uint32
	}{
		{"fadd", "float 0.0, ", "", []uint32{f(1e8), f(1), f(-1e8), f(1)}, f(1)},
		{"fadd", "float -0.0, ", "reassoc ", []uint32{f(1e8), f(1), f(-1e8), f(1)}, f(2)},
		{"fadd", "float 3.0, ", "", []uint32{f(1), f(2), f(3), f(4)}, f(13)},
		{"fmul", "float 2.0, ", "", []uint32{f(3e38), f(2), f(0.5), f(1)}, f(float32(math.Inf(1)))},
		{"fmul", "float 1.0, ", "reassoc ", []uint32{f(3), f(2), f(0.5), f(4)}, f(12)},
		{"fmax", "", "", []uint32{nan, f(2), f(-5), f(1)}, f(2)},
		{"fmin", "", "", []uint32{f(3), f(2), nan, f(-1)}, f(-1)},
		{"fmaximum", "", "", []uint32{f(3), f(2), f(8), f(-1)}, f(8)},
		{"fminimum", "", "", []uint32{f(3), f(2), f(8), f(-1)}, f(-1)},
	} {
		m := compile(t, "sm_70", reduction(c.name, "float", "<4 x float>", c.start, "float, ", c.flags))
		if got := run(t, m, 1, words32(c.in...), words32(0)); string(got) != string(words32(c.want)) {
			t.Errorf("%s: got %x, want %x\n%s", c.name, got, words32(c.want), m.String())
		}
		assembled(t, "sm_70", m)
	}
}

// reduction is a kernel that reduces what it loads and stores the low 32 bits.
func reduction(name, typ, vector, start, startType, flags string) string {
	mangled := strings.NewReplacer("<", "v", " x ", "", ">", "", "float", "f32").Replace(vector)
	if start == "" {
		startType = ""
	}
	store := "store " + typ + " %r, ptr %out"
	switch typ {
	case "i64", "i128":
		store = "%t = trunc " + typ + " %r to i32\n  store i32 %t, ptr %out"
	case "i1":
		store = "%t = zext i1 %r to i32\n  store i32 %t, ptr %out"
	}
	return fmt.Sprintf(`
declare %s @llvm.vector.reduce.%s.%s(%s%s)
define ptx_kernel void @k(ptr %%in, ptr %%out) {
  %%v = load %s, ptr %%in, align 16
  %%r = call %s%s @llvm.vector.reduce.%s.%s(%s%s %%v)
  %s
  ret void
}
`, typ, name, mangled, startType, vector, vector, flags, typ, name, mangled, start, vector, store)
}

// maskedLanes are kernels over eight words at %p and a mask of the threads' lanes 0, 2 and 3.
var maskedLanes = []struct {
	name, decls, body string
	want              []uint32
}{
	{"load", "declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)", `
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> <i32 91, i32 92, i32 93, i32 94>)
  store <4 x i32> %r, ptr %q, align 4`, []uint32{1, 2, 3, 4, 1, 92, 3, 4}},
	{"load of constant lanes", "declare <4 x i32> @llvm.masked.load.v4i32.p0(ptr, i32, <4 x i1>, <4 x i32>)", `
  %r = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 16, <4 x i1> <i1 0, i1 1, i1 1, i1 0>, <4 x i32> <i32 91, i32 92, i32 93, i32 94>)
  store <4 x i32> %r, ptr %q, align 4`, []uint32{1, 2, 3, 4, 91, 2, 3, 94}},
	{"store", "declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)", `
  call void @llvm.masked.store.v4i32.p0(<4 x i32> <i32 91, i32 92, i32 93, i32 94>, ptr %q, i32 4, <4 x i1> %m)`, []uint32{1, 2, 3, 4, 91, 6, 93, 94}},
	{"store of constant lanes", "declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)", `
  call void @llvm.masked.store.v4i32.p0(<4 x i32> <i32 91, i32 92, i32 93, i32 94>, ptr %q, i32 4, <4 x i1> <i1 1, i1 1, i1 0, i1 1>)`, []uint32{1, 2, 3, 4, 91, 92, 7, 94}},
	{"gather", "declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)", `
  %a = getelementptr i32, ptr %p, <4 x i64> <i64 3, i64 100000000, i64 1, i64 3>
  %r = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %a, i32 4, <4 x i1> %m, <4 x i32> <i32 91, i32 92, i32 93, i32 94>)
  store <4 x i32> %r, ptr %q, align 4`, []uint32{1, 2, 3, 4, 4, 92, 2, 4}},
	{"scatter", "declare void @llvm.masked.scatter.v4i32.v4p0(<4 x i32>, <4 x ptr>, i32, <4 x i1>)", `
  %a = getelementptr i32, ptr %q, <4 x i64> <i64 3, i64 100000000, i64 1, i64 3>
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> <i32 91, i32 92, i32 93, i32 94>, <4 x ptr> %a, i32 4, <4 x i1> %m)`, []uint32{1, 2, 3, 4, 5, 93, 7, 94}},
	{"expandload", "declare <4 x i32> @llvm.masked.expandload.v4i32(ptr, <4 x i1>, <4 x i32>)", `
  %r = call <4 x i32> @llvm.masked.expandload.v4i32(ptr align 4 %p, <4 x i1> %m, <4 x i32> <i32 91, i32 92, i32 93, i32 94>)
  store <4 x i32> %r, ptr %q, align 4`, []uint32{1, 2, 3, 4, 1, 92, 2, 3}},
	{"compressstore", "declare void @llvm.masked.compressstore.v4i32(<4 x i32>, ptr, <4 x i1>)", `
  call void @llvm.masked.compressstore.v4i32(<4 x i32> <i32 91, i32 92, i32 93, i32 94>, ptr %q, <4 x i1> %m)`, []uint32{1, 2, 3, 4, 91, 93, 94, 8}},
	{"load of i128", "declare <2 x i128> @llvm.masked.load.v2i128.p0(ptr, i32, <2 x i1>, <2 x i128>)", `
  %m2 = shufflevector <4 x i1> %m, <4 x i1> poison, <2 x i32> <i32 0, i32 1>
  %r = call <2 x i128> @llvm.masked.load.v2i128.p0(ptr %p, i32 4, <2 x i1> %m2, <2 x i128> <i128 91, i128 92>)
  store <2 x i128> %r, ptr %p, align 4`, []uint32{1, 2, 3, 4, 92, 0, 0, 0}},
	{"store of bytes", "declare void @llvm.masked.store.v4i8.p0(<4 x i8>, ptr, i32, <4 x i1>)", `
  call void @llvm.masked.store.v4i8.p0(<4 x i8> <i8 17, i8 18, i8 19, i8 20>, ptr %q, i32 4, <4 x i1> %m)`, []uint32{1, 2, 3, 4, 0x14130011, 6, 7, 8}},
}

// TestMaskedLanes: what masks select is accessed, and nothing else.
func TestMaskedLanes(t *testing.T) {
	for _, c := range maskedLanes {
		m := compile(t, "sm_70", c.decls+`
define ptx_kernel void @k(ptr %bits, ptr %p) {
  %b = load i8, ptr %bits
  %i = trunc i8 %b to i4
  %m = bitcast i4 %i to <4 x i1>
  %q = getelementptr i32, ptr %p, i64 4`+c.body+`
  ret void
}`)
		if got := run(t, m, 1, []byte{13}, words32(1, 2, 3, 4, 5, 6, 7, 8)); string(got) != string(words32(c.want...)) {
			t.Errorf("%s: got %x\n%s", c.name, got, m.String())
		}
		assembled(t, "sm_70", m)
	}
}
