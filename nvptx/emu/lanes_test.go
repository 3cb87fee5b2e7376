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
