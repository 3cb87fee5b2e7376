package emu

import (
	"encoding/binary"
	"math"
	"testing"

	"opt-go/nvptx/emu/device"
	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/ptx/parse"
)

const twoVariables = `.version 7.0
.target sm_70
.address_size 64
.visible .global .align 4 .u32 count = 5;
.visible .const .align 4 .u32 step = 2;
.visible .entry bump()
{
	.reg .u32 %r<3>;
	ld.const.u32 %r1, [step];
	atom.global.add.u32 %r2, [count], %r1;
	ret;
}
`

// Two programs with the same names live in one arena, each with its own variables, and the host
// changes a constant.
func TestProgramsShareAnArena(t *testing.T) {
	const base = 0x2000_0000_0000
	data := make([]byte, 1<<16)
	mem := NewMemoryOver(base, data)
	var programs []*Program
	for range 2 {
		m, err := parse.Module("two.ptx", twoVariables)
		if err != nil {
			t.Fatal(err)
		}
		p, err := mem.Load(m)
		if err != nil {
			t.Fatal(err)
		}
		programs = append(programs, p)
	}
	step, size, ok := mem.Variable(programs[1], "step")
	if !ok || size != 4 {
		t.Fatalf("step: %d bytes, %v", size, ok)
	}
	if err := mem.Write(step, U32(40)); err != nil {
		t.Fatal(err)
	}
	for i, want := range []byte{5 + 2, 5 + 40} {
		if _, err := programs[i].Launch(Launch{Kernel: "bump", Memory: mem}); err != nil {
			t.Fatal(err)
		}
		count, _, _ := mem.Variable(programs[i], "count")
		if got, err := mem.Read(count, 4); err != nil || got[0] != want {
			t.Errorf("program %d: count is %v (%v), want %d", i, got, err, want)
		}
		if data[count-base] != want {
			t.Errorf("program %d: the arena's bytes are not the variable's", i)
		}
	}
	if _, _, ok := mem.Variable(programs[0], "nothing"); ok {
		t.Error("a variable that does not exist was found")
	}
}

func TestMap(t *testing.T) {
	mem := NewMemory(64)
	if err := mem.Map(0x7000_0000_0000, make([]byte, 64)); err != nil {
		t.Fatal(err)
	}
	if err := mem.Map(0x7000_0000_0020, make([]byte, 64)); err == nil {
		t.Error("overlapping memory was mapped")
	}
	if n, ok := mem.Size(0x7000_0000_0000); !ok || n != 64 {
		t.Errorf("%d bytes, %v", n, ok)
	}
	if err := mem.Free(0x7000_0000_0000); err != nil {
		t.Error(err)
	}
}

// TestNeighbours: an access outside of allocations, but in a page of 2 MB that holds one, reaches
// what lies there and is noted once, as a GPU does; with checks, and in other pages, it ends the
// launch.
func TestNeighbours(t *testing.T) {
	const page = device.PageBytes
	const base = 0x2000_0000_0000
	data := make([]byte, 8*page)
	mem := NewMemoryOver(base, data)
	addr, err := mem.Alloc(64)
	if err != nil {
		t.Fatal(err)
	}
	if addr != base+page {
		t.Errorf("the first allocation is at %#x: the first page is not the driver's", addr)
	}
	data[addr-base+64] = 7
	text := `.version 7.0
.target sm_70
.address_size 64
.visible .entry copy(.param .u64 to, .param .u64 from)
{
	.reg .u32 %r<2>; .reg .u64 %d<3>;
	ld.param.u64 %d1, [to]; ld.param.u64 %d2, [from];
	ld.global.u32 %r1, [%d2];
	st.global.u32 [%d1], %r1;
	ret;
}
`
	p := load(t, text)
	launch := func(to, from uint64, check bool) (*Stats, error) {
		return p.Launch(Launch{Kernel: "copy", Block: Dim3{X: 32}, Memory: mem, Args: [][]byte{U64(to), U64(from)}, Check: check})
	}
	stats, err := launch(addr, addr+64, false)
	if err != nil || data[addr-base] != 7 {
		t.Errorf("a read after the allocation gives %d: %v", data[addr-base], err)
	}
	if len(stats.Findings) != 1 || stats.Findings[0].Kind != "out of bounds" || stats.Findings[0].Fault.Line != 8 {
		t.Errorf("%d findings", len(stats.Findings))
	}
	if stats, err = launch(addr-4, addr, false); err != nil || data[addr-base-4] != 7 || len(stats.Findings) != 1 {
		t.Errorf("a write before the allocation: %v", err)
	}
	for _, c := range []struct {
		from  uint64
		check bool
	}{{addr + 64, true}, {addr + page, false}, {base - 4, false}, {base + 8*page, false}, {0, false}} {
		if _, err := launch(addr, c.from, c.check); err == nil {
			t.Errorf("a read at %#x, with checks %v, ends well", c.from, c.check)
		}
	}
}

// TestConstantBank: a read after the program's constants gives zero up to the end of the bank and
// is noted once, as a GPU does; with checks, and after the bank, it ends the launch.
func TestConstantBank(t *testing.T) {
	p := load(t, `.version 7.0
.target sm_70
.address_size 64
.const .align 8 .b8 table[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
.visible .entry read(.param .u64 to, .param .u64 at)
{
	.reg .u64 %d<5>;
	ld.param.u64 %d1, [to]; ld.param.u64 %d2, [at];
	mov.u64 %d3, table; add.u64 %d2, %d2, %d3;
	ld.const.u64 %d4, [%d2];
	st.global.u64 [%d1], %d4;
	ret;
}
`)
	mem := NewMemory(64)
	to := put(t, mem, make([]byte, 8))
	launch := func(at uint64, check bool) (*Stats, error) {
		return p.Launch(Launch{Kernel: "read", Block: Dim3{X: 32}, Memory: mem, Args: [][]byte{U64(to), U64(at)}, Check: check})
	}
	for at, want := range map[uint64]uint64{0: 0x0807060504030201, 8: 0x0C0B0A09, 16: 0, layout.ConstantBank - 8: 0} {
		stats, err := launch(at, false)
		if err != nil {
			t.Fatal(err)
		}
		got, err := mem.Read(to, 8)
		if v := binary.LittleEndian.Uint64(got); err != nil || v != want {
			t.Errorf("at %d: %#x, want %#x", at, v, want)
		}
		if outside := at > 0; outside != (len(stats.Findings) == 1 && stats.Findings[0].Kind == "out of bounds") {
			t.Errorf("at %d: %d findings", at, len(stats.Findings))
		}
	}
	for _, at := range []uint64{layout.ConstantBank, 1 << 32, math.MaxUint64 - 7} {
		if _, err := launch(at, false); err == nil {
			t.Errorf("a read at %#x ends well", at)
		}
	}
	if _, err := launch(16, true); err == nil {
		t.Error("with checks a read after the constants ends well")
	}
}

// TestVisit finds allocations and variables, but not what the caller has mapped.
func TestVisit(t *testing.T) {
	mem := NewMemoryOver(0x2000_0000_0000, make([]byte, 1<<16))
	m, err := parse.Module("two.ptx", twoVariables)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := mem.Load(m); err != nil {
		t.Fatal(err)
	}
	addr, err := mem.Alloc(64)
	if err != nil {
		t.Fatal(err)
	}
	if err := mem.Map(0x7000_0000_0000, make([]byte, 64)); err != nil {
		t.Fatal(err)
	}
	found := map[string]uint64{}
	mem.Visit(func(at uint64, _ []byte, name string) { found[name] = at })
	if len(found) != 3 || found[""] != addr || found["count"] == 0 || found["constants of two.ptx"] == 0 {
		t.Errorf("found %v", found)
	}
}
