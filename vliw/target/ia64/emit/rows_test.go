package emit

import (
	"fmt"
	"slices"
	"testing"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// cycle is a row in which n floats become the squares of their neighbours.
func cycle(from, n int) (row asm.Bundle) {
	for k := range n {
		row.Ops = append(row.Ops, asm.Inst{Op: machine.OpFmulD, Dst: machine.RF(from + k),
			Args: []asm.Arg{asm.RegArg(machine.RF(from + (k+1)%n)), asm.RegArg(machine.RF(from + (k+1)%n))}})
	}
	return row
}

// kernel is a function with a pipelined loop of one row, after a block that sets rotating float
// set.
func kernel(row asm.Bundle, set int) *asm.Func {
	before := asm.Inst{Op: machine.OpFmov, Dst: machine.RF(set), Args: []asm.Arg{asm.RegArg(machine.F(0))}}
	return &asm.Func{Name: "f", Rotating: 48, Blocks: []*asm.Block{{Bundles: []asm.Bundle{{Ops: []asm.Inst{before}}}}, {Bundles: []asm.Bundle{row}, Rows: true}, {}},
		Loops: []*asm.Loop{{Name: "f.loop", First: 1, Last: 1, II: 1, Stages: 1}}}
}

// TestCrowded: cycles need a copy each. One register is set aside, the others are rotating ones
// that neither the kernel nor what leads to it names.
func TestCrowded(t *testing.T) {
	two := cycle(0, 2)
	two.Ops = append(two.Ops, cycle(2, 3).Ops...)
	for _, c := range []struct {
		row  asm.Bundle
		set  int
		want []string
	}{
		{cycle(0, 2), 2, nil}, // one cycle, no rotating register free
		{two, 5, []string{"f.loop"}},
		{two, 6, nil}, // number 5 is free
		{two, 4, nil}, // all above those of the kernel are
	} {
		if got := Crowded(kernel(c.row, c.set)); !slices.Equal(got, c.want) {
			t.Errorf("%d operations, register %d set before: %v, want %v", len(c.row.Ops), c.set, got, c.want)
		}
	}
}

// TestCrowdedNest: in the code of a nest no rotating register is free, whichever part needs copies.
func TestCrowdedNest(t *testing.T) {
	two := cycle(0, 2)
	two.Ops = append(two.Ops, cycle(2, 3).Ops...)
	for _, c := range []struct {
		parts []asm.Bundle
		want  []string
	}{
		{[]asm.Bundle{cycle(0, 2), cycle(1, 3)}, nil},
		{[]asm.Bundle{cycle(0, 2), two}, []string{"f.nest"}},
	} {
		f := &asm.Func{Name: "f", Rotating: 48, Loops: []*asm.Loop{{Name: "f.nest", First: 0, Last: len(c.parts) - 1, II: 1, Stages: 2}}}
		for _, row := range c.parts {
			f.Blocks = append(f.Blocks, &asm.Block{Bundles: []asm.Bundle{row}, Rows: true})
		}
		if got := Crowded(f); !slices.Equal(got, c.want) {
			t.Errorf("%d parts: %v, want %v", len(c.parts), got, c.want)
		}
	}
}

// TestRows: where operations are executed in the order in which they are emitted, each reads what
// its operand was before the row.
func TestRows(t *testing.T) {
	for n := 2; n <= 5; n++ {
		f := &function{module: &module{at: nowhere}, src: kernel(cycle(0, n), n)}
		f.measure()
		f.block(1)
		value := map[string]string{}
		at := func(r string) string {
			if v, ok := value[r]; ok {
				return v
			}
			return r
		}
		for k := range f.out {
			in := &f.out[k]
			value[in.Dst[0].String()] = at(in.Src[0].String())
		}
		for k := range n {
			if got, want := value[fmt.Sprint("f", 32+k)], fmt.Sprint("f", 32+(k+1)%n); got != want {
				t.Errorf("%d operations: f%d is that of %s, want %s", n, 32+k, got, want)
			}
		}
		if len(f.out) != n+1 {
			t.Errorf("%d instructions for %d operations, want one more", len(f.out), n)
		}
	}
}

// TestFewerRotating: as many registers rotate, in eights, as the kernel names, and as lie from the
// lowest first value to the end.
func TestFewerRotating(t *testing.T) {
	for _, c := range []struct {
		highest int   // number that the kernel names
		first   []int // numbers of first values
		want    int
		at      int // the machine's number of the last first value
	}{
		{3, []int{2}, 8, 34},
		{7, []int{0}, 8, 32},
		{8, []int{0}, 16, 32},
		{3, []int{46}, 8, 38},     // two registers below 0
		{3, []int{44, 46}, 8, 38}, // four
		{3, []int{43, 46}, 16, 46},
		{3, []int{5}, 48, 37}, // 43 below 0
		{40, nil, 48, 0},
	} {
		row := asm.Bundle{Ops: []asm.Inst{{Op: machine.OpAdd, Dst: machine.RR(0), Args: []asm.Arg{asm.RegArg(machine.RR(c.highest)), asm.ImmArg(1)}}}}
		src := kernel(row, 0)
		src.Blocks[0].Bundles[0].Ops = nil
		for _, n := range c.first {
			src.Blocks[0].Bundles[0].Ops = append(src.Blocks[0].Bundles[0].Ops, asm.Inst{Op: machine.OpMov, Dst: machine.RR(n), Args: []asm.Arg{asm.ImmArg(0)}})
		}
		f := &function{module: &module{}, src: src}
		f.measure()
		got := 0
		if len(c.first) > 0 {
			got = int(f.machineReg(machine.RR(c.first[len(c.first)-1])).Num)
		}
		if f.frame.rotating != c.want || got != c.at {
			t.Errorf("kernel up to %d, first values in %v: %d rotate, the last first value is r%d; want %d, r%d", c.highest, c.first, f.frame.rotating, got, c.want, c.at)
		}
	}
}

// TestCheckInRow: what reads a value comes after its check in a row, and so does what overwrites
// the address.
func TestCheckInRow(t *testing.T) {
	value, base := machine.RF(1), machine.RR(1)
	row := asm.Bundle{Ops: []asm.Inst{
		{Op: machine.OpFaddD, Dst: machine.RF(5), Args: []asm.Arg{asm.RegArg(value), asm.RegArg(value)}},
		{Op: machine.OpAdd, Dst: base, Args: []asm.Arg{asm.RegArg(base), asm.ImmArg(8)}},
		{Op: machine.OpFldcD, Dst: value, Args: []asm.Arg{asm.MemArg(base, 0), asm.RegArg(value)}},
	}}
	f := &function{module: &module{at: nowhere}, src: kernel(row, 9)}
	f.measure()
	f.block(1)
	var got []string
	for k := range f.out {
		got = append(got, f.out[k].Op.Name)
	}
	want := []string{"ldfd.c.clr", "fadd.d"} // the check steps the address, too
	if !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}
