package main

import (
	"testing"

	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx/parse"
)

// TestImageArguments: a kernel that reads a layered texture and writes a surface gets images of
// these shapes, and what it writes is compared.
func TestImageArguments(t *testing.T) {
	m, err := parse.Module("k.ptx", `.version 7.0
.target sm_70
.address_size 64
.visible .entry k(.param .u64 tex, .param .u64 surf) {
	.reg .b64 %rd<2>; .reg .f32 %f<4>; .reg .b32 %r<2>;
	ld.param.u64 %rd0, [tex]; ld.param.u64 %rd1, [surf];
	mov.u32 %r0, %tid.x; cvt.rn.f32.u32 %f0, %r0; shl.b32 %r1, %r0, 2;
	tex.a2d.v4.f32.f32 {%f0, %f1, %f2, %f3}, [%rd0, {1, %f0, %f0, %f0}];
	sust.b.2d.b32.trap [%rd1, {%r1, 0}], {%f0};
	ret;
}`)
	if err != nil {
		t.Fatal(err)
	}
	f := m.Func("k")
	places := tracePointers(f)
	u := places[paramKey{0, 0}].image
	if u == nil || *u != (imageUse{dimensions: 2, array: true, floats: true, wide: 4}) {
		t.Fatalf("the texture: %+v", u)
	}
	params := []parameter{{size: 8, slots: []slot{{size: 8}}}, {size: 8, slots: []slot{{size: 8}}}}
	memory := emu.NewMemory(64)
	d, err := newDevice(memory, shapes[0].fit(f), params, places)
	if err != nil {
		t.Fatal(err)
	}
	before := append([]byte(nil), d.buffers[1].image.Data...)
	program, err := emu.Load(m)
	if err != nil {
		t.Fatal(err)
	}
	r := launch(&compiled{module: m, program: program}, "k", d, memory, 1000, false)
	if r.err != nil || string(r.buffers[1]) == string(before) {
		t.Errorf("nothing was written (%v)", r.err)
	}
}
