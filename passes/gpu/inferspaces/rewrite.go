package inferspaces

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// The third phase of infer-address-spaces, as LLVM's: copies first, then uses, then what is dead.

// fixup is an operand of a copy whose own copy did not exist yet: φs go around loops.
type fixup struct {
	user    *ir.Instr
	operand int
	of      ir.Value
}

// rewrite reports whether anything changed.
func (s *inference) rewrite() bool {
	changed := false
	for k := range s.exprs {
		e := &s.exprs[k]
		if e.space == unknownSpace || e.space == s.flat { // unknown: only in unreachable code
			continue
		}
		switch v := e.v.(type) {
		case *ir.Instr:
			e.copy = s.copyInstr(v, k, e.space)
		case *ir.Const:
			e.copy = s.copyConst(v, e.space)
		case *ir.Param:
			e.copy = s.castFirst(v, e.space)
		}
		changed = changed || e.copy != nil
	}
	if !changed {
		return false
	}
	for _, x := range s.fixups {
		x.user.SetOperand(x.operand, s.inSpaceOf(x.user.Operand(x.operand), x.of))
		s.noteConstants(x.user)
	}
	s.moveConstants()
	var dead []*ir.Instr
	for k := range s.exprs {
		e := &s.exprs[k]
		if e.copy == nil || ir.IsConst(e.v) {
			continue
		}
		dead = s.moveUses(e.v, e.copy, dead)
		if i, ok := e.v.(*ir.Instr); !ok {
			s.report(e.copy.(*ir.Instr), e.space)
		} else {
			s.report(i, e.space)
			if !ir.HasUses(i) {
				s.eraseDone(i, k)
			}
		}
	}
	rewrite.EraseDead(dead...)
	return true
}

// eraseDone erases an expression without users and its operands that become dead, except for
// expressions after number k, which are still to be rewritten.
func (s *inference) eraseDone(i *ir.Instr, k int) {
	for work := []*ir.Instr{i}; len(work) > 0; {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if i.Block() == nil || !analysis.TriviallyDead(i) {
			continue
		}
		for _, v := range i.Operands() {
			if d, ok := v.(*ir.Instr); ok && s.index(d) <= k {
				work = append(work, d)
			}
		}
		i.Erase()
	}
}

func (s *inference) report(i *ir.Instr, space int) {
	s.c.Count("Number of generic address expressions resolved", 1)
	s.c.Remark(pass.Passed, "Resolved", s.f, i, pass.Text("pointer is in address space "), pass.Arg{Key: "Space", Val: strconv.Itoa(space)})
}

// inSpaceOf returns v in the space of a placeholder. An expression whose space is still unknown
// depends on itself alone (memory that is never written, unreachable code): it fits everywhere, and
// is cast.
func (s *inference) inSpaceOf(placeholder, v ir.Value) ir.Value {
	if ir.IsConst(v) {
		return s.constIn(v, spaceOf(placeholder))
	}
	if c := s.copyOf(v); c != nil {
		return c
	}
	cast := ir.NewInstr(ir.AddrSpaceCast, placeholder.Type(), v)
	cast.InsertBefore(after(v.(*ir.Instr)))
	return cast
}

// copyInstr makes expression i, number k, in the given space.
func (s *inference) copyInstr(i *ir.Instr, k, space int) ir.Value {
	ty := inSpace(i.Type(), space)
	if s.exprs[k].assumed != unknownSpace || s.storedValues(i) != nil {
		// A cast of the instruction carries the inferred space.
		cast := ir.NewInstr(ir.AddrSpaceCast, ty, i)
		cast.InsertBefore(after(i))
		cast.CopyDebugLoc(i)
		return cast
	}
	switch i.Op() {
	case ir.AddrSpaceCast:
		return i.Operand(0)
	case ir.IntToPtr:
		src := analysis.Operand(i.Operand(0), 0)
		if src.Type() == ty {
			return src
		}
		if c := s.copyOf(src); c != nil {
			return c
		}
		if ir.IsConst(src) {
			return s.constIn(src, space)
		}
		return s.place(ir.NewInstr(ir.AddrSpaceCast, ty, src), i)
	case ir.Phi:
		n := ir.NewInstr(ir.Phi, ty)
		for j := range i.NumIncoming() {
			n.AddIncoming(ir.NewPoison(ty), i.IncomingBlock(j))
		}
		for j := range i.NumIncoming() {
			n.SetOperand(j, s.operand(n, i, j, k, space))
		}
		return s.place(n, i)
	case ir.Call:
		return s.copyCall(i, k, space)
	case ir.GetElementPtr:
		idx := make([]ir.Value, 0, i.NumOperands()-1)
		for j := 1; j < i.NumOperands(); j++ {
			idx = append(idx, i.Operand(j))
		}
		n := ir.NewGEP(i.ElemTy, ir.NewPoison(inSpace(i.Operand(0).Type(), space)), i.Flags&ir.InBounds, idx...)
		n.SetOperand(0, s.operand(n, i, 0, k, space))
		return s.place(n, i)
	}
	n := i.Clone() // select and bitcast
	n.MutateType(ty)
	for j, v := range i.Operands() {
		if isPointer(v.Type()) {
			n.SetOperand(j, s.operand(n, i, j, k, space))
		}
	}
	return s.place(n, i)
}

// castFirst casts a parameter at the entry of its function.
func (s *inference) castFirst(p *ir.Param, space int) *ir.Instr {
	cast := ir.NewInstr(ir.AddrSpaceCast, inSpace(p.Type(), space), p)
	cast.InsertBefore(s.f.Entry().First())
	return cast
}

// after returns the first position at which an instruction may use i.
func after(i *ir.Instr) *ir.Instr {
	at := i.Next()
	for at.Op() == ir.Phi {
		at = at.Next()
	}
	return at
}

// place inserts a copy before its original and gives it the original's name.
func (s *inference) place(n, i *ir.Instr) *ir.Instr {
	n.InsertBefore(i)
	n.TakeName(i)
	n.CopyDebugLoc(i)
	s.noteConstants(n)
	return n
}

// copyCall makes an intrinsic that keeps provenance in a space; the new call has no name, as in
// LLVM.
func (s *inference) copyCall(i *ir.Instr, k, space int) ir.Value {
	ty := inSpace(i.Type(), space)
	n := i.Clone()
	n.MutateType(ty)
	n.SetOperand(0, s.operand(n, i, 0, k, space))
	n.InsertBefore(i)
	s.noteConstants(n)
	if i.IntrinsicID() != "llvm.ptrmask" {
		n.TakeName(i)
		retarget(n, ty)
		return n
	}
	mask := i.Arg(1)
	if bits := s.f.Module().Layout.IndexBits(space); bits < mask.Type().Scalar().Bits {
		b := ir.Before(n)
		short := mask.Type().WithScalar(s.f.Ctx().Int(bits))
		n.SetOperand(1, s.foldInto(b, ir.NewInstr(ir.Trunc, short, mask)))
	}
	retarget(n, ty, n.Arg(1).Type())
	return n
}

// operand returns operand j of expression i, number k, in the given space, for n, the copy of i; or
// poison and a note to put the copy in later.
func (s *inference) operand(n, i *ir.Instr, j, k, space int) ir.Value {
	v := i.Operand(j)
	ty := inSpace(v.Type(), space)
	if v.Type() == ty {
		return v
	}
	if s.index(v) >= 0 {
		if c := s.copyOf(v); c != nil && c.Type() == ty {
			return c
		}
		s.fixups = append(s.fixups, fixup{n, j, v})
		return ir.NewPoison(ty)
	}
	if ir.IsConst(v) {
		return s.constIn(v, space)
	}
	if _, ok := s.predicated[predicate{k, v}]; !ok {
		panic("an operand of a resolved address expression is in another space: " + v.Ident())
	}
	at := i
	if i.Op() == ir.Phi {
		at = i.IncomingBlock(j).Term()
		if s.c.Version >= pass.LLVM22 {
			at = s.f.Entry().First()
			if d, ok := v.(*ir.Instr); ok && !d.IsTerminator() {
				at = after(d)
			}
		}
	}
	cast := ir.NewInstr(ir.AddrSpaceCast, ty, v)
	cast.InsertBefore(at)
	s.noteConstants(cast)
	cast.CopyDebugLoc(i)
	return cast
}

func asInstr(v ir.Value) *ir.Instr {
	i, _ := v.(*ir.Instr)
	return i
}
