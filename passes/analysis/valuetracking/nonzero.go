package valuetracking

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/match"
)

// NonZero reports whether an integer or pointer is surely not zero where q.At stands, unless it is
// poison (LLVM's isKnownNonZero).
func (q *Query) NonZero(v ir.Value) bool { return q.nonZero(v, 0) }

// PowerOfTwo reports whether v surely has exactly one bit set, or with orZero at most one.
func (q *Query) PowerOfTwo(v ir.Value, orZero bool) bool { return q.powerOfTwo(v, orZero, 0) }

func (q *Query) nonZero(v ir.Value, depth int) bool {
	w := q.FullWidth(v.Type())
	if w == 0 {
		return false
	}
	if v.Type().IsPtr() && q.nonNull(v, depth) {
		return true
	}
	if c, ok := v.(*ir.Const); ok {
		return c.Kind == ir.IntConst && !c.IsZero() || constLanesNonZero(c)
	}
	if q.nonZeroHere(v) || q.branchedOn(v) {
		return true
	}
	if depth >= maxKnownDepth {
		return false
	}
	if i := match.Instr(v); i != nil && q.nonZeroOf(i, w, depth) {
		return true
	}
	if v.Type().IsPtr() && analysis.Opcode(v) == ir.GetElementPtr {
		return false // bits that its alignment sets are not asked for, as in LLVM
	}
	return q.KnownBitsAtDepth(v, depth).SomeOne()
}

func constLanesNonZero(c *ir.Const) bool {
	if c.Kind != ir.VectorConst {
		return false
	}
	for _, e := range c.Elems {
		lane, ok := e.(*ir.Const)
		if !ok || lane.Kind != ir.IntConst || lane.IsZero() {
			return false
		}
	}
	return true
}

// nonZeroHere looks for a condition at q.At that excludes zero.
func (q *Query) nonZeroHere(v ir.Value) bool {
	found := false
	tells := func(cond ir.Value) bool { // comparisons of v itself do, combinations may
		c := match.Instr(cond)
		return c == nil || c.Op() != ir.ICmp || c.Operand(0) == v || c.Operand(1) == v
	}
	q.Holding(v, tells, func(cond ir.Value, holds bool) bool {
		found = excludesZero(v, cond, holds, 0)
		return !found
	})
	return found
}

// branchedOn looks for compares of v among its uses, and for branches on them that exclude zero
// where q.At stands, without the facts that nonZeroHere needs (LLVM's
// isKnownNonNullFromDominatingCondition).
func (q *Query) branchedOn(v ir.Value) bool {
	if q.Dom == nil || q.At == nil || q.At.Block() == nil || q.Facts != nil && !q.noBranches || !ir.HasUseList(v) {
		return false
	}
	n := 0
	for cmp := range ir.Users(v) {
		if n++; n > maxAccesses {
			return false
		}
		if cmp.Op() == ir.ICmp && q.excludedBy(v, cmp, &n) {
			return true
		}
	}
	return false
}

// excludedBy reports whether a branch on cond, or on a condition that uses it, excludes v = 0 on
// an edge that dominates q.At; n counts the uses visited.
func (q *Query) excludedBy(v ir.Value, cond *ir.Instr, n *int) bool {
	for u := range ir.Users(cond) {
		if *n++; *n > maxAccesses {
			return false
		}
		switch {
		case u.IsCondBr() && u.Succ(0) != u.Succ(1):
			for k := range 2 {
				if excludesZero(v, cond, k == 0, 0) && q.Dom.EdgeDominates(u.Block(), u.Succ(k), q.At.Block()) {
					return true
				}
			}
		case cond.Op() == ir.ICmp && (u.Op() == ir.And || u.Op() == ir.Or || u.Op() == ir.Select):
			if q.excludedBy(v, u, n) {
				return true
			}
		}
	}
	return false
}

func excludesZero(v, cond ir.Value, holds bool, depth int) bool {
	c := match.Instr(cond)
	if c == nil || depth > MaxCondDepth {
		return false
	}
	if x, ok := match.Not(c); ok {
		return excludesZero(v, x, !holds, depth+1)
	}
	if a, b, and, ok := LogicalOp(c); ok {
		x, y := excludesZero(v, a, holds, depth+1), excludesZero(v, b, holds, depth+1)
		if and == holds {
			return x || y
		}
		return x && y
	}
	if c.Op() != ir.ICmp {
		return false
	}
	p := c.Pred
	if !holds {
		p = p.Inverse()
	}
	x, y := c.Operand(0), c.Operand(1)
	if y == v {
		x, y, p = y, x, p.Swapped()
	}
	if x != v {
		return false
	}
	if p == ir.UGT {
		return true
	}
	k, ok := y.(*ir.Const)
	if !ok {
		return false
	}
	if k.IsZero() {
		return p == ir.NE || p == ir.UGT || p == ir.SGT || p == ir.SLT
	}
	n := ir.AsInt(k)
	return n != nil && !fold.Holds(p, compareTo(ir.NewZero(n.Type()), n, p.IsSigned()))
}

func compareTo(a, b *ir.Const, signed bool) int {
	if signed {
		return a.BigSigned().Cmp(b.BigSigned())
	}
	return a.Big().Cmp(b.Big())
}

func (q *Query) nonZeroOf(i *ir.Instr, w, depth int) bool {
	nz := func(k int) bool { return q.nonZero(i.Operand(k), depth+1) }
	known := func(k int) KnownBits { return q.KnownBitsAtDepth(i.Operand(k), depth+1) }
	switch i.Op() {
	case ir.Or:
		return nz(0) || nz(1)
	case ir.ZExt, ir.SExt, ir.Freeze:
		return nz(0) && (i.Op() != ir.Freeze || NotPoison(i.Operand(0)))
	case ir.Trunc:
		return i.Flags&(ir.NUW|ir.NSW) != 0 && nz(0)
	case ir.PtrToInt, ir.PtrToAddr, ir.IntToPtr:
		return q.FullWidth(i.Operand(0).Type()) <= w && nz(0)
	case ir.Shl:
		if i.Flags&(ir.NUW|ir.NSW) != 0 {
			return nz(0)
		}
		return known(0).Odd()
	case ir.LShr, ir.AShr:
		if i.HasFlag(ir.Exact) {
			return nz(0)
		}
		return known(0).Negative(w)
	case ir.UDiv, ir.SDiv:
		if i.HasFlag(ir.Exact) {
			return nz(0)
		}
		if i.Op() == ir.UDiv {
			a, b := known(0), known(1)
			return a.SomeOne() && b.Bits(w).UMax().ULE(a.Bits(w).UMin())
		}
	case ir.Add:
		return q.nonZeroAdd(i, w, depth)
	case ir.Sub:
		if match.Zero(i.Operand(0)) {
			return nz(1)
		}
		return Differ(known(0), known(1))
	case ir.Xor:
		return Differ(known(0), known(1))
	case ir.Mul:
		if i.Flags&(ir.NUW|ir.NSW) != 0 {
			return nz(0) && nz(1)
		}
		a, b := known(0), known(1)
		return a.Odd() && nz(1) || b.Odd() && nz(0) // an odd factor is invertible
	case ir.Select:
		return q.nonZeroArm(i, 1, true, depth) && q.nonZeroArm(i, 2, false, depth)
	case ir.Phi:
		return q.nonZeroPhi(i, depth)
	case ir.Load:
		return rangeExcludesZero(i)
	case ir.Call, ir.Invoke:
		return q.nonZeroCall(i, depth)
	}
	return false
}

func rangeExcludesZero(i *ir.Instr) bool {
	n := i.MD("range")
	if n == nil || len(n.Fields) != 2 {
		return false
	}
	r, ok := ranges.OfNode(n, i.Type().Scalar().Bits)
	return ok && !r.Has(bitvec.Zero(r.Bits()))
}

func (q *Query) nonZeroAdd(i *ir.Instr, w, depth int) bool {
	x, y := i.Operand(0), i.Operand(1)
	if i.HasFlag(ir.NUW) {
		return q.nonZero(y, depth+1) || q.nonZero(x, depth+1)
	}
	a, b := q.KnownBitsAtDepth(x, depth+1), q.KnownBitsAtDepth(y, depth+1)
	if a.NonNegative(w) && b.NonNegative(w) {
		return q.nonZero(y, depth+1) || q.nonZero(x, depth+1)
	}
	if a.Negative(w) && b.Negative(w) {
		low := bitvec.MaxSigned(w)
		if !a.Bits(w).One.And(low).IsZero() || !b.Bits(w).One.And(low).IsZero() {
			return true
		}
	}
	return knownAddSub(true, i.Flags, a, b, w).SomeOne()
}

func (q *Query) nonZeroArm(i *ir.Instr, k int, holds bool, depth int) bool {
	v := i.Operand(k)
	return q.nonZero(v, depth+1) || excludesZero(v, i.Operand(0), holds, 0) && NotUndefOrPoison(v)
}

func (q *Query) nonZeroPhi(i *ir.Instr, depth int) bool {
	if r, ok := MatchRecurrence(i); ok && r.Op.Operand(0) == ir.Value(r.Phi) {
		if c, isConst := number(r.Start); isConst && !c.IsZero() {
			switch r.Op.Op() {
			case ir.Add:
				if r.Op.HasFlag(ir.NUW) {
					return true
				}
				if s, isStep := number(r.Step); isStep && r.Op.HasFlag(ir.NSW) && !c.IsNegative() && !s.IsNegative() {
					return true
				}
			case ir.Mul, ir.Shl:
				if s, isStep := number(r.Step); (r.Op.Op() == ir.Shl || isStep && !s.IsZero()) && r.Op.Flags&(ir.NUW|ir.NSW) != 0 {
					return true
				}
			}
		}
	}
	if i.NumIncoming() == 0 || i.NumIncoming() > 32 {
		return false
	}
	deep := max(depth+1, maxKnownDepth-1)
	for k := range i.NumIncoming() {
		v := i.Operand(k)
		if v == ir.Value(i) {
			continue
		}
		at := *q
		at.At = i.IncomingBlock(k).Term()
		if t := at.At; t != nil && t.IsCondBr() && t.Succ(0) != t.Succ(1) &&
			excludesZero(v, t.Operand(0), t.Succ(0) == i.Block(), 0) {
			continue
		}
		if !at.nonZero(v, deep) {
			return false
		}
	}
	return true
}

func (q *Query) nonZeroCall(i *ir.Instr, depth int) bool {
	nz := func(k int) bool { return q.nonZero(i.Arg(k), depth+1) }
	if rangeExcludesZero(i) {
		return true
	}
	switch i.IntrinsicID() {
	case "llvm.abs", "llvm.bitreverse", "llvm.bswap", "llvm.ctpop":
		return nz(0)
	case "llvm.umax", "llvm.uadd.sat":
		return nz(0) || nz(1)
	case "llvm.umin", "llvm.smin", "llvm.smax":
		return nz(0) && nz(1)
	case "llvm.vscale":
		return true
	}
	return false
}

func (q *Query) powerOfTwo(v ir.Value, orZero bool, depth int) bool {
	if c := ir.AsInt(v); c != nil {
		n := match.OnesCount(c.Big())
		return n == 1 || orZero && n == 0
	}
	i := match.Instr(v)
	if i == nil || depth >= maxKnownDepth {
		return false
	}
	sub := func(k int, z bool) bool { return q.powerOfTwo(i.Operand(k), z, depth+1) }
	switch i.Op() {
	case ir.ZExt:
		return sub(0, orZero)
	case ir.Trunc:
		return orZero && sub(0, true)
	case ir.Shl:
		if match.One(i.Operand(0)) {
			return true
		}
		return (orZero || i.Flags&(ir.NUW|ir.NSW) != 0) && sub(0, orZero)
	case ir.LShr:
		if k := ir.AsInt(i.Operand(0)); k != nil && match.OnesCount(k.Big()) == 1 && k.BigSigned().Sign() < 0 {
			return true
		}
		return (orZero || i.HasFlag(ir.Exact)) && sub(0, orZero)
	case ir.UDiv:
		return i.HasFlag(ir.Exact) && sub(0, orZero)
	case ir.Mul:
		return sub(1, orZero) && sub(0, orZero) && (orZero || q.NonZero(i))
	case ir.And:
		for k := range 2 { // x & -x
			if n := match.Op(i.Operand(k), ir.Sub); n != nil && match.Zero(n.Operand(0)) && n.Operand(1) == i.Operand(1-k) {
				return orZero || q.nonZero(i.Operand(1-k), depth+1)
			}
		}
		return orZero && (sub(1, true) || sub(0, true))
	case ir.Select:
		return sub(1, orZero) && sub(2, orZero)
	case ir.Phi:
		r, ok := MatchRecurrence(i)
		return ok && q.powerOfTwoRecurrence(r, orZero, depth+1)
	case ir.Call:
		switch i.IntrinsicID() {
		case "llvm.umax", "llvm.smax", "llvm.umin", "llvm.smin":
			return q.powerOfTwo(i.Arg(1), orZero, depth+1) && q.powerOfTwo(i.Arg(0), orZero, depth+1)
		case "llvm.bitreverse", "llvm.bswap":
			return q.powerOfTwo(i.Arg(0), orZero, depth+1)
		}
	}
	return false
}

// powerOfTwoRecurrence reports a φ that begins with a power of two and stays one in every step.
func (q *Query) powerOfTwoRecurrence(r Recurrence, orZero bool, depth int) bool {
	if !q.powerOfTwo(r.Start, orZero, depth) {
		return false
	}
	first := r.Op.Operand(0) == ir.Value(r.Phi)
	wraps := r.Op.Flags&(ir.NUW|ir.NSW) == 0
	switch r.Op.Op() {
	case ir.Shl:
		return first && (orZero || !wraps)
	case ir.Mul:
		return (orZero || !wraps) && q.powerOfTwo(r.Step, orZero, depth)
	case ir.LShr:
		return first && (orZero || r.Op.HasFlag(ir.Exact))
	case ir.UDiv:
		return first && (orZero || r.Op.HasFlag(ir.Exact)) && q.powerOfTwo(r.Step, false, depth)
	}
	return false
}
