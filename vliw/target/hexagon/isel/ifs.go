package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/ifs"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// Accesses that were under an if (package ifs): loads and stores under a predicate.

// condForms are the accesses under a condition: with an offset, and with an index.
var condForms = map[code.Op][2]code.Op{
	code.OpLdb: {code.OpLdbC, code.OpLdbXC}, code.OpLdub: {code.OpLdubC, code.OpLdubXC}, code.OpLdh: {code.OpLdhC, code.OpLdhXC}, code.OpLduh: {code.OpLduhC, code.OpLduhXC},
	code.OpLdw: {code.OpLdwC, code.OpLdwXC}, code.OpLdd: {code.OpLddC, code.OpLddXC},
	code.OpStb: {code.OpStbC, code.OpStbXC}, code.OpSth: {code.OpSthC, code.OpSthXC}, code.OpStw: {code.OpStwC, code.OpStwXC}, code.OpStd: {code.OpStdC, code.OpStdXC},
}

// guarded emits an access under a condition; store is nil for a load.
func (s *selector) guarded(op code.Op, i *ir.Instr, p place, g ifs.Guard, store *value) value {
	c, inverted := s.straight(s.value(g.Cond))
	args := []code.Operand{c}
	form := condForms[op][0]
	switch {
	case p.index.Reg != 0 && p.off == 0 && p.sym == "":
		form = condForms[op][1]
		args = append(args, p.base, p.index, code.ImmOp(p.shift))
	case p.base.Reg != 0 && p.index.Reg == 0 && form.Info().Imm[0].Fits(p.off):
		args = append(args, p.base, code.ImmOp(p.off))
	default:
		args = append(args, s.value(i.Pointer()), code.ImmOp(0))
	}
	d := code.Reg(0)
	if store != nil {
		args = append(args, *store)
	} else {
		d = s.f.NewReg(form.Info().Dst)
		if other := s.otherArm(i, g); other != nil {
			s.merged[i] = true
			s.copyTo(d, s.value(other))
		}
	}
	mem := s.accessOf(form, p, store != nil)
	in := s.emit(form, d, args...)
	in.Mem, in.Not = mem, g.Not != inverted
	return code.RegOp(d)
}

func (s *selector) guardedLoad(i *ir.Instr, p place, g ifs.Guard) {
	k := 0
	if shape.LoadsSigned(i) {
		k = 1
	}
	s.define(i, s.guarded(loadOps[shape.Width(i.Type())/8][k].offset, i, p, g, nil))
}

func (s *selector) guardedStore(i *ir.Instr, p place, g ifs.Guard) {
	x := s.value(i.Operand(0))
	s.guarded(storeOps[shape.Width(i.Operand(0).Type())/8].offset, i, p, g, &x)
}

// otherArm is the value that a select takes where a load under a condition is not done, if the
// select is its only user: the load then leaves its register as it is, and the select is no code.
//
//	x = memw(p)                          x = memw(p)
//	if (c) y = memw(q)                   if (c) x = memw(q)
//	z = mux(c,y,x)
//
// It is nil where that value is computed after the load.
func (s *selector) otherArm(i *ir.Instr, g ifs.Guard) ir.Value {
	if !ir.HasOneUse(i) {
		return nil
	}
	var sel *ir.Instr
	for u := range ir.Users(i) {
		sel = u
	}
	arm := 1
	if g.Not {
		arm = 2
	}
	if sel.Op() != ir.Select || sel.Block() != i.Block() || sel.Operand(0) != g.Cond || sel.Operand(arm) != ir.Value(i) {
		return nil
	}
	other := sel.Operand(3 - arm)
	if x := asInstr(other); x != nil && s.vals[x.ID()] == nil {
		return nil
	}
	return other
}

// mergedArm is the load whose register holds a select already.
func (s *selector) mergedArm(sel *ir.Instr) ir.Value {
	for k := 1; k <= 2; k++ {
		if i := asInstr(sel.Operand(k)); i != nil && s.merged[i] {
			return i
		}
	}
	return nil
}
