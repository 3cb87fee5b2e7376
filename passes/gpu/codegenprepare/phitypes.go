package codegenprepare

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// φs that only carry values between loads, stores and bitcasts get the type on the other side of
// the bitcasts, which go: LLVM's optimizePhiTypes.

func (p *preparation) phiTypes() bool {
	visited := map[*ir.Instr]bool{}
	var dead []*ir.Instr
	any := false
	for b := p.f.Entry(); b != nil; b = b.Next() {
		for phi := range b.Phis() {
			w := &phiWeb{p: p, visited: visited, known: map[*ir.Instr]bool{}}
			if w.collect(phi) && w.anchored && w.to != nil && w.to != phi.Type() && (w.to.IsInt() || w.to.IsFloat()) {
				dead = append(dead, w.convert()...)
				any = true
			}
		}
	}
	for _, i := range dead {
		ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
		i.Erase()
	}
	return any
}

// phiWeb is φs that are connected, with all values that they carry and all that use those.
type phiWeb struct {
	p          *preparation
	visited    map[*ir.Instr]bool // φs of this and of earlier webs
	known      map[*ir.Instr]bool
	work       []*ir.Instr
	phis       []*ir.Instr
	defs, uses []*ir.Instr
	constants  []ir.Value
	to         *ir.Type
	anchored   bool // some bitcast leads to more than memory, so that it does not come back the next time
}

// collect finds the web of a φ; false where it carries anything else.
func (w *phiWeb) collect(phi *ir.Instr) bool {
	if w.visited[phi] || !phi.Type().IsInt() && !phi.Type().IsFloat() {
		return false
	}
	w.phi(phi)
	for len(w.work) > 0 {
		i := w.work[len(w.work)-1]
		w.work = w.work[:len(w.work)-1]
		if i.Op() == ir.Phi {
			for k := range i.NumIncoming() {
				if !w.def(i.Operand(k)) {
					return false
				}
			}
		}
		for u := range ir.Users(i) {
			if !w.use(u, i) {
				return false
			}
		}
	}
	return true
}

// phi adds a φ; false when it is part of another web.
func (w *phiWeb) phi(i *ir.Instr) bool {
	if w.known[i] {
		return true
	}
	if w.visited[i] {
		return false
	}
	w.known[i], w.visited[i] = true, true
	w.phis = append(w.phis, i)
	w.work = append(w.work, i)
	return true
}

// def adds a value that comes into a φ.
func (w *phiWeb) def(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	if !ok {
		k, isConst := v.(*ir.Const)
		w.constants = append(w.constants, v)
		return isConst && k.Kind != ir.ExprConst
	}
	switch i.Op() {
	case ir.Phi:
		return w.phi(i)
	case ir.Load:
		if !i.IsSimple() {
			return false
		}
	case ir.ExtractElement:
	case ir.BitCast:
		from := i.Operand(0)
		if !w.agrees(from.Type()) {
			return false
		}
		if d := asInstr(from); !w.known[i] && (d == nil || d.Op() != ir.Load && d.Op() != ir.ExtractElement) {
			w.anchored = true
		}
	default:
		return false
	}
	if !w.known[i] {
		w.known[i] = true
		w.defs = append(w.defs, i)
		w.work = append(w.work, i)
	}
	return true
}

// use adds a user of a value.
func (w *phiWeb) use(u, of *ir.Instr) bool {
	switch u.Op() {
	case ir.Phi:
		return w.phi(u)
	case ir.Store:
		if !u.IsSimple() || u.Operand(0) != ir.Value(of) {
			return false
		}
	case ir.BitCast:
		if !w.agrees(u.Type()) {
			return false
		}
		for x := range ir.Users(u) {
			w.anchored = w.anchored || x.Op() != ir.Store
		}
	default:
		return false
	}
	if !w.known[u] {
		w.known[u] = true
		w.uses = append(w.uses, u)
	}
	return true
}

// agrees reports whether the type on the other side of a bitcast is that of all bitcasts.
func (w *phiWeb) agrees(t *ir.Type) bool {
	if w.to == nil {
		w.to = t
	}
	return w.to == t
}

// convert rebuilds the φs and returns the instructions that are dead then.
func (w *phiWeb) convert() (dead []*ir.Instr) {
	now := map[ir.Value]ir.Value{}
	for _, k := range w.constants {
		now[k] = constfold.Cast(ir.BitCast, k, w.to, w.p.dl)
	}
	for _, d := range w.defs {
		if d.Op() == ir.BitCast {
			now[d] = d.Operand(0)
			dead = append(dead, d)
			continue
		}
		n := ir.NewInstr(ir.BitCast, w.to, d)
		n.InsertAfter(d)
		n.SetName(d.Name() + ".bc")
		now[d] = n
	}
	for _, phi := range w.phis {
		n := ir.NewInstr(ir.Phi, w.to)
		n.InsertBefore(phi)
		n.SetName(phi.Name() + ".tc")
		now[phi] = n
		w.visited[n] = true
	}
	for _, phi := range w.phis {
		n := now[phi].(*ir.Instr)
		for k := range phi.NumIncoming() {
			n.AddIncoming(now[phi.Operand(k)], phi.IncomingBlock(k))
		}
	}
	for _, u := range w.uses {
		v := now[u.Operand(0)]
		if u.Op() == ir.BitCast {
			dead = append(dead, u)
			ir.ReplaceAllUses(u, v)
			continue
		}
		cast := ir.NewInstr(ir.BitCast, w.phis[0].Type(), v)
		cast.InsertBefore(u)
		cast.SetName("bc")
		u.SetOperand(0, cast)
	}
	return append(dead, w.phis...)
}
