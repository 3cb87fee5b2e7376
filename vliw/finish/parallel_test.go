package finish

import (
	"strings"
	"testing"

	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// tests is a function with compares of v1, v2 and v3, and logic on them, whose last result a branch
// reads.
func tests(m *machine.Machine, make func(f *mir.Func, cmp func(op machine.Op, n int64) mir.Reg, logic func(op machine.Op, a, b mir.Reg) mir.Reg) mir.Reg) (*Stage, *mir.Block) {
	f := mir.NewFunc(m, nil, "f")
	b := f.NewBlock("b")
	f.Blocks = append(f.Blocks, b)
	cmp := func(op machine.Op, n int64) mir.Reg {
		x, p := f.NewReg(machine.Int), f.NewReg(machine.Pred)
		b.Insts = append(b.Insts, mir.Inst{Op: op, Dst: p, Args: []mir.Operand{mir.RegOp(x), mir.ImmOp(n)}})
		return p
	}
	logic := func(op machine.Op, x, y mir.Reg) mir.Reg {
		p := f.NewReg(machine.Pred)
		b.Insts = append(b.Insts, mir.Inst{Op: op, Dst: p, Args: []mir.Operand{mir.RegOp(x), mir.RegOp(y)}})
		return p
	}
	b.Term = mir.Term{Kind: mir.TermCond, Cond: make(f, cmp, logic), Succs: []*mir.Block{b, b}}
	return New(f, Options{}), b
}

// TestCombineTests: a tree of one kind becomes operations on one predicate, compares with the
// relations that there are among them.
func TestCombineTests(t *testing.T) {
	type make = func(f *mir.Func, cmp func(op machine.Op, n int64) mir.Reg, logic func(op machine.Op, a, b mir.Reg) mir.Reg) mir.Reg
	eq, slt, sgt := machine.OpCmpEq, machine.OpCmpSlt, machine.OpCmpSgt
	and, or, andn := machine.OpPand, machine.OpPor, machine.OpPandn
	for _, c := range []struct {
		make make
		want string
	}{
		{func(_ *mir.Func, cmp func(machine.Op, int64) mir.Reg, logic func(machine.Op, mir.Reg, mir.Reg) mir.Reg) mir.Reg {
			return logic(and, cmp(eq, 1), cmp(slt, 0))
		}, "pset and.eq and.slt"},
		{func(_ *mir.Func, cmp func(machine.Op, int64) mir.Reg, logic func(machine.Op, mir.Reg, mir.Reg) mir.Reg) mir.Reg {
			return logic(andn, logic(and, cmp(eq, 1), cmp(sgt, -1)), cmp(eq, 7))
		}, "pset and.eq and.sge and.ne"},
		{func(_ *mir.Func, cmp func(machine.Op, int64) mir.Reg, logic func(machine.Op, mir.Reg, mir.Reg) mir.Reg) mir.Reg {
			return logic(or, logic(or, cmp(eq, 1), cmp(slt, 5)), cmp(slt, 1))
		}, "pset or.eq cmp.slt or.sle por"},
		// The inner and stays: it is of the other kind.
		{func(_ *mir.Func, cmp func(machine.Op, int64) mir.Reg, logic func(machine.Op, mir.Reg, mir.Reg) mir.Reg) mir.Reg {
			return logic(or, logic(and, cmp(slt, 5), cmp(slt, 6)), cmp(eq, 1))
		}, "cmp.slt cmp.slt pand pset or.eq por"},
		// A compare that something else reads stays.
		{func(_ *mir.Func, cmp func(machine.Op, int64) mir.Reg, logic func(machine.Op, mir.Reg, mir.Reg) mir.Reg) mir.Reg {
			p := cmp(eq, 1)
			return logic(and, p, logic(or, p, cmp(slt, 9)))
		}, "cmp.eq cmp.slt por pand"},
	} {
		f, b := tests(machine.Itanium2(), c.make)
		f.combineTests()
		var got []string
		for k := range b.Insts {
			got = append(got, b.Insts[k].Op.String())
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%s, want %s", s, c.want)
		}
	}
}

// TestParallelCycle: the operations on one predicate are in one cycle, after it has been set.
func TestParallelCycle(t *testing.T) {
	f, b := tests(machine.Itanium2(), func(_ *mir.Func, cmp func(machine.Op, int64) mir.Reg, logic func(machine.Op, mir.Reg, mir.Reg) mir.Reg) mir.Reg {
		return logic(machine.OpPand, logic(machine.OpPand, cmp(machine.OpCmpEq, 1), cmp(machine.OpCmpEq, 2)), cmp(machine.OpCmpSlt, 0))
	})
	f.combineTests()
	rows := f.scheduleBlock(b.Insts)
	if len(rows) != 2 || len(rows[0].Ops) != 1 || len(rows[1].Ops) != 3 {
		t.Errorf("the chain takes %d cycles: %v", len(rows), rows)
	}
}
