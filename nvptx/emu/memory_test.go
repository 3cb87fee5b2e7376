package emu

import (
	"testing"

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

// Whatever the order of allocations and frees, the arena gives out disjoint ranges and is whole in
// the end.
func TestArena(t *testing.T) {
	a := newArena(0, make([]byte, 1<<14))
	var held []*segment
	for i := range 200 {
		if s, err := a.take(i * 37 % 900); err == nil {
			for _, o := range held {
				if s.base < o.base+uint64(len(o.data)) && o.base < s.base+uint64(len(s.data)) {
					t.Fatalf("[%d, %d) was given out twice", s.base, s.base+uint64(len(s.data)))
				}
			}
			held = append(held, s)
		}
		if k := i * 31 % 7; k < len(held) && i%3 == 0 {
			a.give(held[k])
			held = append(held[:k], held[k+1:]...)
		}
	}
	for _, s := range held {
		a.give(s)
	}
	if len(a.free) != 1 || a.free[0] != (span{0, 1 << 14}) {
		t.Errorf("after everything was given back: %v", a.free)
	}
	if _, err := a.take(1 << 15); err == nil {
		t.Error("more than there is was allocated")
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
