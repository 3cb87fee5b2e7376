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

// kernel is a function with a pipelined loop of one row, after a block that sets rotating float set.
func kernel(row asm.Bundle, set int) *asm.Func {
	before := asm.Inst{Op: machine.OpFmov, Dst: machine.RF(set), Args: []asm.Arg{asm.RegArg(machine.F(0))}}
	return &asm.Func{Name: "f", Blocks: []*asm.Block{{Bundles: []asm.Bundle{{Ops: []asm.Inst{before}}}}, {Bundles: []asm.Bundle{row}}, {}},
		Loops: []*asm.Loop{{Name: "f.loop", First: 1, Last: 1, II: 1, Stages: 1}}}
}

// TestCrowded: cycles need a copy each. One register is set aside, the others are rotating ones that
// neither the kernel nor what leads to it names.
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

// TestRows: where operations are executed in the order in which they are emitted, each reads what its
// operand was before the row.
func TestRows(t *testing.T) {
	for n := 2; n <= 5; n++ {
		f := &function{module: &module{}, src: kernel(cycle(0, n), n)}
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
