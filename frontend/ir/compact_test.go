package ir

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// useSite is a use by numbers, which outlive a move.
type useSite struct{ value, user, index int }

// useOrders lists the uses of parameters, blocks and instructions in their order.
func useOrders(f *Func) (sites []useSite) {
	add := func(id int, v Value) {
		for u := range Uses(v) {
			sites = append(sites, useSite{id, u.User().ID(), u.Index()})
		}
	}
	for _, p := range f.Params {
		add(p.ID(), p)
	}
	for b := range f.Blocks() {
		add(-1-b.ID(), b)
		for i := range b.Instrs() {
			add(i.ID(), i)
		}
	}
	return sites
}

func TestCompact(t *testing.T) {
	for _, m := range []*Module{kitchenSink(), debugModule(), blockAddressModule()} {
		want := m.String()
		for _, f := range m.Funcs {
			before, orders := map[*Instr]bool{}, useOrders(f)
			for i := range f.Instrs() {
				before[i] = true
			}
			f.Compact()
			if err := CheckUses(f); err != nil {
				t.Error(err)
			}
			if diff := cmp.Diff(orders, useOrders(f), cmp.AllowUnexported(useSite{})); diff != "" {
				t.Errorf("@%s: order of uses (-before +after):\n%s", f.Name(), diff)
			}
			for i := range f.Instrs() {
				if before[i] {
					t.Errorf("@%s: %s has not been moved", f.Name(), i)
				}
			}
		}
		if diff := cmp.Diff(want, m.String()); diff != "" {
			t.Errorf("text (-before +after):\n%s", diff)
		}
	}
}

// TestCompactDetached has uses by an instruction that is in no block, first, in the middle and last
// in a list: they follow.
func TestCompactDetached(t *testing.T) {
	c := NewContext()
	m := NewModule(c)
	f := m.NewFunc("f", c.Func(c.I32, []*Type{c.I32}, false))
	p := f.Params[0]
	b := AtEnd(f.NewBlock(""))
	first := NewInstr(Add, c.I32, p, p)
	x := b.Add(p, p, "x")
	second := NewInstr(Add, c.I32, p, x)
	b.Ret(b.Mul(x, p, "y"))
	third := NewInstr(Add, c.I32, x, p)
	f.Compact()
	moved := f.Entry().First()
	if second.Operand(1) != Value(moved) || third.Operand(0) != Value(moved) || NumUses(moved) != 3 || NumUses(p) != 7 {
		t.Errorf("%d uses of %%x and %d of %%0, want 3 and 7", NumUses(moved), NumUses(p))
	}
	for _, i := range []*Instr{first, second, third} {
		i.DropOperands()
	}
	if err := CheckUses(f); err != nil {
		t.Error(err)
	}
}

func TestScattered(t *testing.T) {
	c := NewContext()
	m := NewModule(c)
	f := m.NewFunc("f", c.Func(c.I32, []*Type{c.I32}, false))
	f.IsCompact()
	b := AtEnd(f.NewBlock(""))
	v := Value(f.Params[0])
	for n := range largeFunc {
		if f.Scattered() {
			t.Fatalf("scattered with %d instructions", n)
		}
		v = b.Add(v, v, "")
	}
	if !f.Scattered() {
		t.Error("not scattered although all is new")
	}
	f.Compact()
	if f.Scattered() {
		t.Error("scattered right after it was moved")
	}
}

// chain returns a function of n additions, of which each uses the one before, and the additions.
func chain(n int) (*Func, []*Instr) {
	c := NewContext()
	f := NewModule(c).NewFunc("f", c.Func(c.I32, []*Type{c.I32, c.I32}, false))
	b := AtEnd(f.NewBlock(""))
	list := []*Instr{}
	v := Value(f.Params[0])
	for range n {
		i := b.Add(v, f.Params[1], "")
		list, v = append(list, i), i
	}
	b.Ret(v)
	return f, list
}

// TestSparse erases instructions of a function that lies in one piece until a third is gone, and
// looks whether moving it makes it whole again.
func TestSparse(t *testing.T) {
	f, list := chain(99)
	f.Compact()
	list = list[:0]
	for i := range f.Instrs() {
		list = append(list, i)
	}
	for k := range 33 {
		if f.Sparse() {
			t.Fatalf("sparse with %d of 100 instructions erased", k)
		}
		ReplaceAllUses(list[k], f.Params[0])
		list[k].Erase()
	}
	ReplaceAllUses(list[33], f.Params[0])
	list[33].Erase()
	if !f.Sparse() {
		t.Error("not sparse with 34 of 100 instructions erased")
	}
	f.Compact()
	if f.Sparse() {
		t.Error("sparse right after it was moved")
	}
}

// TestCloseGaps erases two of three instructions: the others get consecutive numbers in the order
// of the old ones, which is not that of the code, and the limit of those that lie together moves
// with them.
func TestCloseGaps(t *testing.T) {
	f, list := chain(90)
	if f.Gaps() {
		t.Error("gaps in a function without an erased instruction")
	}
	list[89].MoveBefore(list[0].Next()) // the number that is last stands second
	list[89].SetOperand(0, f.Params[0])
	f.compactTo = int32(list[45].ID())
	var kept []*Instr
	for k, i := range list {
		if k%3 == 2 {
			kept = append(kept, i)
			continue
		}
		ReplaceAllUses(i, f.Params[0])
		i.Erase()
	}
	if !f.Gaps() {
		t.Error("no gaps with two thirds of the instructions erased")
	}
	f.CloseGaps()
	for k, i := range kept {
		if i.ID() != 2+k {
			t.Errorf("instruction %d has the number %d, want %d", k, i.ID(), 2+k)
		}
	}
	ret := f.Entry().Last()
	if f.ValueBound() != ret.ID()+1 || ret.ID() != 2+len(kept) || f.compactTo != 2+15 {
		t.Errorf("bound %d, return %d, code together up to %d; want %d, %d and 17", f.ValueBound(), ret.ID(), f.compactTo, 3+len(kept), 2+len(kept))
	}
}
