package emu

import "testing"

// TestSharedOfKernels: a kernel takes the shared memory of the variables that it can reach,
// directly, by calls or by the address of a function, and no more; variables of different kernels
// share places, and one of several kernels has one address: own lies after both.
func TestSharedOfKernels(t *testing.T) {
	const text = `.version 8.4
.target sm_80
.address_size 64
.shared .align 16 .b8 both[64]; .extern .shared .align 16 .b8 dynamic[];
.func touch(.param .b64 p) { .shared .align 8 .b8 own[256]; .reg .b64 %d; .reg .b32 %v; ld.param.b64 %d, [p]; st.shared.u32 [own], 7; ld.shared.u32 %v, [own+0]; st.global.u32 [%d], %v; ret; }
.entry a(.param .u64 buf) { .shared .align 4 .b8 x[1000]; .reg .b64 %p; .reg .b32 %v; ld.param.u64 %p, [buf]; st.shared.u32 [x+996], 1; st.shared.u32 [both], 2; ld.shared.u32 %v, [x+996]; st.global.u32 [%p], %v; ret; }
.entry b(.param .u64 buf) { .shared .align 4 .b8 y[500]; .reg .b64 %p; ld.param.u64 %p, [buf]; st.shared.u32 [y], 1; st.shared.u32 [both], 2;
	{ .param .b64 q; st.param.b64 [q], %p; call.uni touch, (q); } ret; }
.entry c(.param .u64 buf) { .reg .b64 %p, %f; .reg .b32 %v; ld.param.u64 %p, [buf]; mov.u64 %f, touch;
	{ .param .b64 q; st.param.b64 [q], %p; proto: .callprototype _ (.param .b64 _); call %f, (q), proto; } ret; }
.entry d(.param .u64 buf) { .reg .b64 %p; .reg .b32 %v; ld.param.u64 %p, [buf]; st.shared.u32 [dynamic+4], 9; ld.shared.u32 %v, [dynamic+4]; st.global.u32 [%p], %v; ret; }
.entry e(.param .u64 buf) { .reg .b64 %p; .reg .b32 %v; mov.u32 %v, 0; st.shared.u32 [%v], 1; ret; }`
	p := load(t, text)
	for _, c := range []struct {
		kernel        string
		shared, bytes int
		want          uint32
	}{{"a", 1064, 0, 1}, {"b", 820, 0, 7}, {"c", 320, 0, 7}, {"d", 0, 8, 9}} {
		k, err := p.Kernel(c.kernel)
		if err != nil {
			t.Fatal(err)
		}
		if k.Shared != c.shared {
			t.Errorf("%s takes %d bytes of shared memory, want %d", c.kernel, k.Shared, c.shared)
		}
		mem := NewMemory(64)
		buf := put(t, mem, make([]byte, 4))
		if _, err := p.Launch(Launch{Kernel: c.kernel, Memory: mem, Args: [][]byte{U64(buf)}, SharedBytes: c.bytes}); err != nil {
			t.Errorf("%s: %v", c.kernel, err)
		}
		if got := asWords32(get(t, mem, buf, 4))[0]; got != c.want {
			t.Errorf("%s: %d, want %d", c.kernel, got, c.want)
		}
	}
	mem := NewMemory(64)
	if _, err := p.Launch(Launch{Kernel: "e", Memory: mem, Args: [][]byte{U64(put(t, mem, make([]byte, 4)))}}); err == nil {
		t.Error("a kernel without shared memory has stored there")
	}
}

// TestOutsideOfVariables: with checks an access to shared memory that belongs to no variable of the
// kernel is found; past the end of a variable that another one follows, where they lie apart.
// Dynamic shared memory belongs to the arrays of open size, and all of it to a kernel that names no
// variable.
func TestOutsideOfVariables(t *testing.T) {
	for _, c := range []struct{ name, body, kind string }{
		{"the last element", "st.shared.u32 [a+12], 1; st.shared.u32 [b+12], 1;", ""},
		{"past the last variable", "st.shared.u32 [a], 1; st.shared.u32 [b+16], 1;", "outside of variables"},
		{"from one variable into the next", "st.shared.u32 [b], 1; st.shared.u32 [a+16], 1;", "outside of variables"},
		{"half of a vector", "st.shared.v2.u32 [a+8], {%i, %i}; st.shared.v2.u32 [half], {%i, %i};", "outside of variables"},
		{"an atomic operation", "st.shared.u32 [b], 1; red.shared.add.u32 [a+20], 1;", "outside of variables"},
		{"a generic address", "st.shared.u32 [b], 1; mov.u64 %y0, a; cvta.shared.u64 %y0, %y0; st.u32 [%y0+16], 1;", "outside of variables"},
		{"dynamic memory", "st.shared.u32 [a], 1; st.shared.u32 [d+60], 1;", ""},
		{"dynamic memory without a name", "st.shared.u32 [a], 1; mov.u32 %x0, 4120; st.shared.u32 [%x0], 1;", "outside of variables"},
		{"reserved memory", "st.shared.u32 [a], 1; mov.u32 %x0, %reserved_smem_offset_1; st.shared.u32 [%x0], 1;", ""},
		{"no variable", "mov.u32 %x0, 4; st.shared.u32 [%x0], 1;", ""},
	} {
		text := ".shared .align 8 .b8 a[16]; .shared .align 8 .b8 b[16]; .shared .align 8 .b8 half[4]; .extern .shared .align 8 .b8 d[];\n" + header + c.body + " ret; }"
		p, err := LoadApart(load(t, text).module)
		if err != nil {
			t.Fatal(err)
		}
		mem := NewMemory(64)
		stats, err := p.Launch(Launch{Kernel: "k", Memory: mem, Args: [][]byte{U64(put(t, mem, make([]byte, 4)))}, SharedBytes: 64, Check: true})
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		switch {
		case c.kind == "" && len(stats.Findings) > 0:
			t.Errorf("%s: %v", c.name, stats.Findings[0])
		case c.kind != "" && (len(stats.Findings) != 1 || stats.Findings[0].Kind != c.kind):
			t.Errorf("%s: found %v", c.name, stats.Findings)
		}
	}
}
