package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
)

// A load through a select of two addresses is a select of the two loaded values, if these are
// available and not overwritten since:
//
//	%a = load i32, ptr %p                        %a = load i32, ptr %p
//	%b = load i32, ptr %q                        %b = load i32, ptr %q
//	%s = select i1 %c, ptr %p, ptr %q      =>    %0 = select i1 %c, i32 %a, i32 %b
//	%v = load i32, ptr %s                        …
//
// So a loop that keeps the address of a minimum does not reload the minimum in each iteration.

// fromSelect searches for loads of both addresses above the select.
func (g *gvn) fromSelect(load, sel *ir.Instr) (available, bool) {
	if !sel.Type().IsPtr() || load.Ordering != ir.NotAtomic {
		return available{}, false
	}
	a := available{sel: sel}
	for k := range a.sides {
		if a.sides[k] = g.loadedAbove(load, sel, sel.Operand(1+k)); a.sides[k] == nil {
			return available{}, false
		}
	}
	return a, true
}

// loadedAbove returns a load of load's type from p on the only path to sel, with no write to that
// location after it.
func (g *gvn) loadedAbove(load, sel *ir.Instr, p ir.Value) ir.Value {
	loc, _ := alias.LocationOf(load)
	loc.Ptr = p
	limit := int(g.c.FlagInt("gvn-max-num-visited-insts", 100))
	i := sel
	for b := sel.Block(); b != nil; b = b.SinglePred() {
		if b != sel.Block() {
			i = b.Term()
		}
		for ; i != nil; i = i.Prev() {
			if analysis.IsDebugOrPseudo(i) {
				continue
			}
			if limit--; limit < 0 || touchesMemory(i) && g.memory.ModRef(i, loc)&analysis.Mod != 0 {
				return nil
			}
			if i.Op() == ir.Load && i.Operand(0) == p && i.Type() == load.Type() {
				return i
			}
		}
	}
	return nil
}

// selectLoaded creates the select of the loaded values, before the select of addresses.
func (g *gvn) selectLoaded(a available, load *ir.Instr) ir.Value {
	for _, v := range a.sides {
		g.patch(load, v.(*ir.Instr))
	}
	v := ir.NewInstr(ir.Select, load.Type(), a.sel.Operand(0), a.sides[0], a.sides[1])
	v.InsertBefore(a.sel)
	v.CopyDebugLoc(load)
	return v
}
