package coroutine

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
)

// moved is an alloca that becomes a part of the frame.
type moved struct {
	*storage
	field int
}

// findMoved lists the allocas that hold something across suspensions, the promise first, or says
// what cannot be in a frame.
func (sp *splitter) findMoved() (list []*moved, at *ir.Instr, why string) {
	layout := sp.layout()
	if sp.promise != nil {
		list = append(list, &moved{storage: examine(sp.promise, layout)})
	}
	for a := range sp.f.Instrs() {
		if a.Op() != ir.Alloca || a == sp.promise || !ir.HasUses(a) || a.MD(outsideFrame) != nil {
			continue
		}
		st := examine(a, layout)
		if len(sp.points) == 0 || !st.crossesSuspension(sp.f, sp.c) {
			continue
		}
		switch {
		case allocated(a, layout) == 0 && ir.AsInt(a.Operand(0)) == nil:
			return nil, a, "an alloca of variable size that is used after a suspension is not supported"
		case a.ElemTy.HasScalable():
			return nil, a, "an alloca of type " + a.ElemTy.String() + " that is used after a suspension is not supported"
		}
		list = append(list, &moved{storage: st})
	}
	for _, m := range list {
		if i := m.unknownAlias(sp.begin, sp.dom); i != nil {
			return nil, i, "an address from before llvm.coro.begin that varies is not supported"
		}
	}
	return list, nil, ""
}

// unknownAlias returns a pointer into the alloca that is computed before the frame is known, used
// after, and not at a constant offset; nil: there is none.
func (m *moved) unknownAlias(begin *ir.Instr, dom *analysis.DomTree) *ir.Instr {
	for _, p := range m.derived {
		if !usedAfter(p, begin, dom) {
			continue
		}
		if p.Op() == ir.Phi || p.Op() == ir.Select || slices.ContainsFunc(operands(p)[1:], func(v ir.Value) bool { return !ir.IsConst(v) }) {
			return p
		}
	}
	return nil
}

func operands(i *ir.Instr) (out []ir.Value) {
	for _, v := range i.Operands() {
		out = append(out, v)
	}
	return out
}

// usedAfter reports whether a pointer from before the frame is used once that is known.
func usedAfter(p, begin *ir.Instr, dom *analysis.DomTree) bool {
	if dom.DominatesInstr(begin, p) {
		return false
	}
	for u := range ir.Uses(p) {
		if dom.DominatesUse(begin, u) {
			return true
		}
	}
	return false
}

// fieldType returns the type of an alloca as a field.
func fieldType(a *ir.Instr) *ir.Type {
	if n, _ := ir.AsInt(a.Operand(0)).Uint64(); n != 1 {
		return a.ElemTy.Context().Array(n, a.ElemTy)
	}
	return a.ElemTy
}

// move gives an alloca its place in the frame: all that comes after llvm.coro.begin uses that.
// What was written before is copied there, unless the alloca is the promise and nothing can have
// been. Lifetimes are not marked in a frame.
func (sp *splitter) move(m *moved) {
	a, b := m.alloca, ir.Before(sp.base.Term())
	b.Loc = nil
	addr := sp.fr.address(b, sp.begin, m.field, ir.InBounds, suffixed(a.Name(), ".reload.addr"))
	var place ir.Value = addr
	if a.Type() != addr.Type() {
		place = b.Cast(ir.AddrSpaceCast, addr, a.Type(), suffixed(a.Name(), ".cast"))
	}
	sp.dropLifetimes(m)
	early := m.writtenBefore(sp.begin, sp.dom)
	sp.moveAliases(b, m, place)
	for _, d := range sp.f.MDUses(a) {
		d.SetValue(place)
	}
	ir.ReplaceUsesIf(a, place, func(u *ir.Use) bool { return sp.dom.DominatesUse(sp.begin, u) })
	if early {
		sp.copyInto(place, sp.fr.fields[m.field].align, a, a.Align(), allocated(a, sp.layout()))
	}
	if !ir.HasUses(a) {
		a.Erase()
	}
}

// dropLifetimes erases the marks of an alloca's lifetime where its place is in the frame.
func (sp *splitter) dropLifetimes(m *moved) {
	for _, p := range append([]*ir.Instr{m.alloca}, m.derived...) {
		for u := range ir.Users(p) {
			switch u.IntrinsicID() {
			case "llvm.lifetime.start", "llvm.lifetime.end":
				if sp.dom.DominatesInstr(sp.begin, u) {
					delete(m.events, u)
					u.Erase()
				}
			}
		}
	}
}

// writtenBefore reports whether something may be written to the alloca before the frame is known.
func (m *moved) writtenBefore(begin *ir.Instr, dom *analysis.DomTree) bool {
	for i, what := range m.events {
		if (what == reads || what == fills) && i.Op() != ir.Load && i.Op() != ir.ICmp && !dom.DominatesInstr(begin, i) && dom.Reachable(i.Block()) {
			return true
		}
	}
	return false
}

// moveAliases computes again, for the place in the frame, the pointers from before llvm.coro.begin
// that are used after it.
func (sp *splitter) moveAliases(b *ir.Builder, m *moved, place ir.Value) {
	at := map[ir.Value]ir.Value{m.alloca: place}
	var again func(p *ir.Instr) ir.Value
	again = func(p *ir.Instr) ir.Value {
		if v := at[p]; v != nil {
			return v
		}
		base := p.Operand(0).(*ir.Instr)
		n := p.Clone()
		n.SetOperand(0, again(base))
		at[p] = b.Insert(n, p.Name())
		return n
	}
	for _, p := range m.derived {
		if usedAfter(p, sp.begin, sp.dom) {
			n := again(p)
			ir.ReplaceUsesIf(p, n, func(u *ir.Use) bool { return sp.dom.DominatesUse(sp.begin, u) })
		}
	}
}

// copyInto copies to the frame, when it has become known, what is at another place until then.
func (sp *splitter) copyInto(to ir.Value, toAlign uint64, from ir.Value, fromAlign, size uint64) {
	b := ir.Before(sp.start.First())
	b.Loc = nil
	rewrite.MemTransfer(b, "llvm.memcpy", to, toAlign, from, fromAlign, ir.NewInt(b.Ctx().I64, size))
}

// byValueAlign returns the alignment of what an argument byval points to.
func byValueAlign(p *ir.Param) uint64 {
	a, _ := p.Attrs().Get("align")
	n, _ := strconv.ParseUint(a.Val, 10, 64)
	return n
}
