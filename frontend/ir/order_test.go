package ir_test

import (
	"math/rand"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
)

// TestComesBefore: whatever is put in, taken out and moved, the order is that of the list.
func TestComesBefore(t *testing.T) {
	m, err := frontend.Read("order.ll", []byte("define void @f(i32 %x) {\n  %a = add i32 %x, 1\n  ret void\n}\n"))
	if err != nil {
		t.Fatal(err)
	}
	b := m.Func("f").Entry()
	r := rand.New(rand.NewSource(1))
	list := func() (all []*ir.Instr) {
		for i := range b.Instrs() {
			all = append(all, i)
		}
		return all
	}
	clone := func() *ir.Instr { return b.First().Clone() }
	fixed := b.First()
	for round := range 600 {
		all := list()
		at := all[r.Intn(len(all)-1)]
		switch r.Intn(8) {
		case 0:
			b.Prepend(clone())
		case 1:
			clone().InsertAfter(at)
		case 2:
			if to := all[r.Intn(len(all))]; to != at {
				at.MoveBefore(to)
			}
		case 3:
			if at != b.First() && len(all) > 3 {
				at.Erase()
			}
		case 4: // always before the same one
			if fixed.Block() == b {
				clone().InsertBefore(fixed)
			}
		case 5: // always after the first one
			clone().InsertAfter(b.First())
		default:
			clone().InsertBefore(at)
		}
		all = list()
		for range 5 {
			j, k := r.Intn(len(all)), r.Intn(len(all))
			if got := all[j].ComesBefore(all[k]); got != (j < k) {
				t.Fatalf("round %d: instruction %d comes before %d of %d: %v", round, j, k, len(all), got)
			}
		}
	}
	if err := ir.CheckUses(m.Func("f")); err != nil {
		t.Fatal(err)
	}
}
