package emu

import (
	"encoding/binary"
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// load parses and loads PTX text, after the header.
func load(t testing.TB, text string) *Program {
	t.Helper()
	if !strings.Contains(text, ".version") {
		text = ".version 8.7\n.target sm_90\n.address_size 64\n" + text
	}
	m, err := parse.Module("test.ptx", text)
	if err != nil {
		t.Fatal(err)
	}
	if err := ptx.Verify(m); err != nil {
		t.Fatal(err)
	}
	p, err := Load(m)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// put allocates a buffer with these contents.
func put(t testing.TB, mem *Memory, data []byte) uint64 {
	t.Helper()
	addr, err := mem.Alloc(len(data))
	if err != nil {
		t.Fatal(err)
	}
	if err := mem.Write(addr, data); err != nil {
		t.Fatal(err)
	}
	return addr
}

func get(t testing.TB, mem *Memory, addr uint64, n int) []byte {
	t.Helper()
	data, err := mem.Read(addr, n)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func words32(vs ...uint32) []byte {
	var b []byte
	for _, v := range vs {
		b = binary.LittleEndian.AppendUint32(b, v)
	}
	return b
}

func asWords32(b []byte) []uint32 {
	var vs []uint32
	for ; len(b) > 0; b = b[4:] {
		vs = append(vs, binary.LittleEndian.Uint32(b))
	}
	return vs
}

// TestUnwrittenRegister: a register that nothing has written is zero in every block, also in one
// that runs where another has left a value, and in a function that is called.
func TestUnwrittenRegister(t *testing.T) {
	text := `.func (.reg .b32 %out) f() { .reg .b32 %v<2>; .reg .pred %q; mov.u32 %v0, %tid.x; setp.eq.u32 %q, %v0, 1000;
	@%q mov.u32 %v1, 5; mov.u32 %out, %v1; mov.u32 %v1, 7; ret; }
` + header + `
	setp.eq.u32 %q0, %i, 1000; @%q0 mov.u32 %x5, 9; mov.u32 %x6, %x5; mov.u32 %x5, 11;
	call (%x7), f, (); shl.b32 %x7, %x7, 8; add.u32 %x6, %x6, %x7; call (%x7), f, (); shl.b32 %x7, %x7, 16; add.u32 %x6, %x6, %x7;
	st.global.u32 [%p], %x6; ret; }`
	out, _ := mustRun(t, text, Launch{Grid: Dim3{X: 8}, Block: Dim3{X: 64}, Workers: 1}, make([]uint32, 8*64)...)
	for i, v := range out {
		if v != 0 {
			t.Fatalf("thread %d: %#x", i, v)
		}
	}
}
