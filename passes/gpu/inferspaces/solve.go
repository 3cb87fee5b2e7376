package inferspaces

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/simplify"
)

// The second phase of infer-address-spaces: the fixed point.

// infer takes the last expression first, as LLVM does; the result does not depend on it but for
// selects that wait for a side.
func (s *inference) infer() {
	work := make([]int, len(s.exprs))
	queued := make([]bool, len(s.exprs))
	for k := range work {
		work[k], queued[k] = k, true
	}
	for len(work) > 0 {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		queued[k] = false
		e := &s.exprs[k]
		if e.space == s.flat {
			continue
		}
		now, ready := s.transfer(k)
		if !ready || now == e.space {
			continue
		}
		e.space = now
		for _, u := range e.users {
			if !queued[u] && s.exprs[u].space != s.flat {
				queued[u] = true
				work = append(work, u)
			}
		}
	}
}

// transfer computes an expression's space from its operands'; ready is false while it has to wait
// for one of them.
func (s *inference) transfer(k int) (space int, ready bool) {
	e := &s.exprs[k]
	if e.assumed != unknownSpace {
		return e.assumed, true
	}
	if e.op == ir.Select {
		return s.transferSelect(e.of[0], e.of[1])
	}
	space = s.joinAll(e, k)
	if i, ok := e.v.(*ir.Instr); ok && e.op == ir.Call && space >= 0 && space != s.flat && i.IntrinsicID() == "llvm.ptrmask" && !s.maskFits(i, space) {
		space = s.flat
	}
	return space, true
}

// joinAll joins the spaces of an expression's operands. By option, constants that can be cast to
// the space of the others do not count.
func (s *inference) joinAll(e *expression, k int) int {
	_, load := s.stored[asInstr(e.v)]
	lenient := load || e.op == ir.Phi && s.c.Opts.Bool("constants", false)
	space := unknownSpace
	var waiting []*ir.Const
	for _, o := range e.of {
		if c, ok := o.(*ir.Const); ok && lenient && s.index(o) < 0 && spaceOf(o) == s.flat {
			waiting = append(waiting, c)
			continue
		}
		if space = s.join(space, s.operandSpace(k, o)); space == s.flat {
			return space
		}
	}
	for _, c := range waiting {
		if space != unknownSpace && !s.castable(c, space) {
			return s.flat
		}
	}
	if space == unknownSpace && len(waiting) == len(e.of) {
		return s.flat // constants only
	}
	return space
}

// transferSelect lets the side that is no constant decide when the other one can be cast to its
// space.
func (s *inference) transferSelect(x, y ir.Value) (space int, ready bool) {
	a, b := s.spaceNow(x), s.spaceNow(y)
	cx, cy := ir.IsConst(x), ir.IsConst(y)
	switch {
	case cy && a == unknownSpace, cx && b == unknownSpace:
		return unknownSpace, false
	case cx && s.castable(x, b):
		return b, true
	case cy && s.castable(y, a):
		return a, true
	}
	return s.join(a, b), true
}

func (s *inference) join(a, b int) int {
	switch {
	case a == s.flat || b == s.flat:
		return s.flat
	case a == unknownSpace:
		return b
	case b == unknownSpace || a == b:
		return a
	}
	return s.flat
}

// spaceNow returns the space of a value: inferred for expressions, else that of its type.
func (s *inference) spaceNow(v ir.Value) int {
	if k := s.index(v); k >= 0 {
		return s.exprs[k].space
	}
	if s.outside != nil {
		if space, ok := s.outside(v); ok {
			return space
		}
	}
	return v.Type().Scalar().Space
}

// operandSpace is spaceNow that also uses assumptions about an operand of expression k that is not
// an expression itself.
func (s *inference) operandSpace(k int, v ir.Value) int {
	space := s.spaceNow(v)
	if space != s.flat || s.index(v) >= 0 {
		return space
	}
	if at, ok := s.exprs[k].v.(*ir.Instr); ok {
		if p := s.assumedAt(v, at); p != unknownSpace {
			s.predicated[predicate{k, v}] = p
			return p
		}
	}
	return space
}

// assumedAt returns the space that an llvm.assume of a space test puts v into at an instruction, or
// unknownSpace.
func (s *inference) assumedAt(v ir.Value, at *ir.Instr) int {
	test := s.c.Target.PredicatedSpace
	if test == nil {
		return unknownSpace
	}
	base := stripInBounds(v)
	for _, a := range s.assumes[base] {
		if s.holdsAt(a, at) {
			if _, space, ok := test(a.Arg(0)); ok {
				return space
			}
		}
	}
	return unknownSpace
}

// noteAssumption lists assumed space tests by the pointer that they test.
func (s *inference) noteAssumption(i *ir.Instr) {
	if s.c.Target.PredicatedSpace == nil || i.Op() != ir.Call || i.IntrinsicID() != "llvm.assume" {
		return
	}
	if p, _, ok := s.c.Target.PredicatedSpace(i.Arg(0)); ok {
		base := stripInBounds(p)
		s.assumes[base] = append(s.assumes[base], i)
	}
}

// maxAssumeDistance bounds the distance from an instruction to a later assumption, as in LLVM.
const maxAssumeDistance = 15

// holdsAt reports whether control reaches at only with the assumption true: it has passed it, or
// cannot but come to it.
func (s *inference) holdsAt(assume, at *ir.Instr) bool {
	if assume.Block() != at.Block() {
		dom, ok := pass.Cached(s.f, analysis.Dominators)
		if !ok && s.c.Opts.Bool("assumptions", false) {
			dom, ok = pass.Get(s.c, s.f, analysis.Dominators), true
		}
		if !ok {
			return at.Block().SinglePred() == assume.Block()
		}
		return dom.DominatesInstr(assume, at)
	}
	if assume.ComesBefore(at) {
		return true
	}
	n := 0
	for i := at; i != assume; i = i.Next() {
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if n++; n > maxAssumeDistance || !analysis.TransfersControl(i) {
			return false
		}
	}
	return !onlyFor(at, assume, 0)
}

// onlyFor reports whether i is computed for the assumption alone, which then says nothing about it.
func onlyFor(i, assume *ir.Instr, depth int) bool {
	if i == assume {
		return true
	}
	if depth > 6 || !ir.HasUses(i) || analysis.HasSideEffects(i) {
		return false
	}
	for u := range ir.Users(i) {
		if !onlyFor(u, assume, depth+1) {
			return false
		}
	}
	return true
}

// stripInBounds follows a pointer through casts and getelementptrs that stay in the object.
func stripInBounds(v ir.Value) ir.Value {
	for range 64 {
		switch analysis.Opcode(v) {
		case ir.GetElementPtr:
			if i, ok := v.(*ir.Instr); ok && !i.HasFlag(ir.InBounds) {
				return v
			}
			if k, ok := v.(*ir.Const); ok && k.Flags&ir.InBounds == 0 {
				return v
			}
		case ir.BitCast, ir.AddrSpaceCast:
			if !isPointer(analysis.Operand(v, 0).Type()) {
				return v
			}
		default:
			return v
		}
		v = analysis.Operand(v, 0)
	}
	return v
}

// castable reports whether a constant can be written in a space without changing what it points to.
func (s *inference) castable(v ir.Value, space int) bool {
	if v.Type().Scalar().Space == space {
		return true
	}
	k, ok := v.(*ir.Const)
	if !ok {
		return false
	}
	switch {
	case k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst:
		return true
	case spaceOf(k) != s.flat && space != s.flat:
		return false
	case k.Kind == ir.NullConst:
		return true
	case analysis.Opcode(k) == ir.AddrSpaceCast:
		return s.castable(k.Elems[0], space)
	}
	return analysis.Opcode(k) == ir.IntToPtr && spaceOf(k) == s.flat
}

// windowBits: the windows through which flat addresses reach the spaces are taken to be aligned to
// 2^windowBits bytes at least.
const windowBits = 16

// maskFits reports whether masking the pointer in the space gives what masking the flat one does:
// the bits that differ between both are kept.
func (s *inference) maskFits(mask *ir.Instr, space int) bool {
	t := s.c.Target
	if t.NoopCast != nil && t.NoopCast(s.flat, space) {
		return true
	}
	w := mask.Arg(1).Type().Bits
	if w > 64 || mask.Type().IsVector() {
		return false
	}
	q := simplify.Query{Query: valuetracking.Query{Layout: s.f.Module().Layout}}
	ones := bits.LeadingZeros64(^(q.KnownBits(mask.Arg(1)).One << uint(64-w)))
	to := q.Layout.PtrBits(space)
	if q.Layout.PtrBits(s.flat) == 64 && to == 32 {
		return ones >= 32
	}
	return to == w && ones >= w-windowBits
}
