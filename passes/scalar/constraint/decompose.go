package constraint

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// condition is a comparison that must hold; there is none unless valid is set.
type condition struct {
	pred  ir.Pred
	a, b  ir.Value
	valid bool
	// sameSign: where the condition holds, a and b have the same sign, or else the comparison on
	// which it rests was poison and a program that goes on has no meaning.
	sameSign bool
}

// conditionOf returns the condition that a comparison holds.
func conditionOf(i *ir.Instr, newer bool) condition {
	return condition{i.Pred, i.Operand(0), i.Operand(1), true, newer && i.HasFlag(ir.SameSign)}
}

// sum is a value as a linear combination of others.
type sum struct {
	offset int64
	terms  []summand
	bad    bool // some number has overflowed
}

type summand struct {
	v           ir.Value
	coef        int64
	nonNegative bool
}

func constantSum(n int64) sum { return sum{offset: n} }

func single(v ir.Value, nonNegative bool) sum { return sum{terms: []summand{{v, 1, nonNegative}}} }

func (s sum) plus(t sum) sum {
	n, ok := add(s.offset, t.offset)
	return sum{n, append(s.terms[:len(s.terms):len(s.terms)], t.terms...), s.bad || t.bad || !ok}
}

func (s sum) times(n int64) sum {
	out := sum{bad: s.bad}
	var ok bool
	out.offset, ok = multiply(s.offset, n)
	out.bad = out.bad || !ok
	for _, t := range s.terms {
		c, ok := multiply(t.coef, n)
		out.bad = out.bad || !ok
		out.terms = append(out.terms, summand{t.v, c, t.nonNegative})
	}
	return out
}

// decomposer writes values as sums in one of the two systems, under conditions that it collects.
type decomposer struct {
	f      *facts
	signed bool
	needs  []condition
	depth  int
}

// maxDepth bounds the depth of decomposed operations.
const maxDepth = 64

func (d *decomposer) of(v ir.Value) sum {
	if d.depth++; d.depth > maxDepth {
		return single(v, false)
	}
	ty := v.Type()
	switch {
	case ty.IsPtr() && !d.signed:
		if g, ok := v.(*ir.Instr); ok && g.Op() == ir.GetElementPtr {
			return d.address(g)
		}
		if k, ok := v.(*ir.Const); ok && k.Kind == ir.NullConst {
			return constantSum(0)
		}
		return single(v, false)
	case ty.Kind != ir.IntKind || ty.Bits > 64: // coefficients are words
		return single(v, false)
	case d.signed:
		return d.signedSum(v)
	}
	return d.unsignedSum(v)
}

// small returns a constant that is not an extreme of the 64-bit range.
func small(v ir.Value) (n int64, ok bool) {
	k, isConst := v.(*ir.Const)
	if !isConst || k.Kind != ir.IntConst {
		return 0, false
	}
	n, fits := k.Int64()
	return n, fits && n != math.MinInt64 && n != math.MaxInt64
}

func isOp(v ir.Value, op ir.Op, flags ir.Flags) *ir.Instr {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != op || !i.HasFlag(flags) {
		return nil
	}
	return i
}

func (d *decomposer) signedSum(v ir.Value) sum {
	if n, ok := small(v); ok {
		return constantSum(n)
	}
	nonNegative := false
	width := v.Type().Bits
	if i := isOp(v, ir.SExt, 0); i != nil {
		v = i.Operand(0)
	} else if i := isOp(v, ir.ZExt, ir.NNeg); i != nil {
		v, nonNegative = i.Operand(0), true
	}
	if i := isOp(v, ir.Trunc, ir.NSW); d.f.newer && i != nil && i.Operand(0).Type().Bits <= 64 {
		v = i.Operand(0)
	}
	if i := isOp(v, ir.Sub, ir.NSW); d.f.newer && i != nil {
		return d.of(i.Operand(0)).plus(d.of(i.Operand(1)).times(-1))
	}
	if i := isOp(v, ir.Add, ir.NSW); i != nil {
		return d.of(i.Operand(0)).plus(d.of(i.Operand(1)))
	}
	if i := isOp(v, ir.Mul, ir.NSW); i != nil {
		if n, ok := small(i.Operand(1)); ok {
			return d.of(i.Operand(0)).times(n)
		}
	}
	if i := isOp(v, ir.Shl, ir.NSW); i != nil { // all but the sign as factor
		if n, ok := small(i.Operand(1)); ok && n >= 0 && n < int64(width)-1 && n < int64(i.Type().Bits)-1 {
			return d.of(i.Operand(0)).times(1 << n)
		}
	}
	return single(v, nonNegative)
}

func (d *decomposer) unsignedSum(v ir.Value) sum {
	if k, ok := v.(*ir.Const); ok && k.Kind == ir.IntConst {
		if n, fits := k.Uint64(); fits && n < math.MaxInt64 {
			return constantSum(int64(n))
		}
		return single(v, false)
	}
	nonNegative := false
	if i := isOp(v, ir.ZExt, 0); i != nil {
		v, nonNegative = i.Operand(0), true
	}
	if i := isOp(v, ir.SExt, 0); i != nil {
		v = i.Operand(0)
		d.need(ir.SGE, v, ir.NewZero(v.Type()))
	}
	i, ok := v.(*ir.Instr)
	if !ok || i.NumOperands() != 2 {
		return single(v, nonNegative)
	}
	x, y := i.Operand(0), i.Operand(1)
	n, isConst := small(y)
	switch {
	case i.Op() == ir.Add && i.HasFlag(ir.NUW):
		return d.of(x).plus(d.of(y))
	case i.Op() == ir.Add && i.HasFlag(ir.NSW):
		for _, o := range []ir.Value{x, y} {
			if !d.f.nonNegative(o) {
				d.need(ir.SGE, o, ir.NewZero(o.Type()))
			}
		}
		return d.of(x).plus(d.of(y))
	case i.Op() == ir.Add && isConst && n < 0:
		d.need(ir.UGE, x, ir.NewSigned(x.Type(), -n))
		return d.of(x).plus(constantSum(n))
	case i.Op() == ir.Or && i.HasFlag(ir.Disjoint) && isInt(y):
		return d.of(x).plus(d.of(y))
	case i.Op() == ir.Shl && i.HasFlag(ir.NUW) && isConst && n >= 0 && n < 63:
		return d.of(x).times(1 << n)
	case i.Op() == ir.Mul && i.HasFlag(ir.NUW) && isConst && n >= 0:
		return d.of(x).times(n)
	case i.Op() == ir.Sub && i.HasFlag(ir.NUW):
		return d.of(x).plus(d.of(y).times(-1))
	}
	return single(v, nonNegative)
}

func isInt(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && k.Kind == ir.IntConst
}

func (d *decomposer) need(p ir.Pred, a, b ir.Value) {
	d.needs = append(d.needs, condition{pred: p, a: a, b: b, valid: true})
}

// offsets is a decomposed address; ok is false where it cannot be decomposed.
type offsets struct {
	base      ir.Value
	constant  int64
	vars      []summand
	inbounds  bool
	nuw, nusw bool // the sum does not wrap
	ok        bool
}

func offsetsOf(dl *ir.DataLayout, g *ir.Instr) (o offsets) {
	inbounds := g.HasFlag(ir.InBounds)
	o = offsets{base: g.Operand(0), inbounds: inbounds, nuw: g.HasFlag(ir.NUW), nusw: inbounds || g.HasFlag(ir.NUSW)}
	if dl.IndexBits(g.Type().Space) > 64 || g.Type().IsVector() {
		return o
	}
	ty := g.ElemTy
	for k := 1; k < g.NumOperands(); k++ {
		index := ir.AsInt(g.Operand(k))
		if k > 1 && ty.Kind == ir.StructKind {
			n, _ := index.Uint64()
			o.constant += int64(dl.FieldOffset(ty, n))
			ty = ty.FieldAt(n)
			continue
		}
		if k > 1 {
			ty = ty.Elem
		}
		if ty.HasScalable() {
			return o
		}
		size := int64(dl.AllocSize(ty))
		if index == nil {
			if size != 0 {
				o.vars = addVariable(o.vars, g.Operand(k), size)
			}
			continue
		}
		n, fits := index.Int64()
		m, ok1 := multiply(n, size)
		c, ok2 := add(o.constant, m)
		if !fits || !ok1 || !ok2 {
			return o
		}
		o.constant = c
	}
	o.ok = true
	return o
}

func addVariable(vars []summand, v ir.Value, scale int64) []summand {
	for k := range vars {
		if vars[k].v == v {
			vars[k].coef += scale
			return vars
		}
	}
	return append(vars, summand{v, scale, false})
}

// combined returns the offsets of an address; together with those of its base, if that is an
// address too and both have at most one variable index.
func combined(dl *ir.DataLayout, g *ir.Instr) offsets {
	o := offsetsOf(dl, g)
	inner := isOp(o.base, ir.GetElementPtr, 0)
	if !o.ok || inner == nil {
		return o
	}
	in := offsetsOf(dl, inner)
	n, fits := add(o.constant, in.constant)
	if in.ok && fits && len(o.vars)+len(in.vars) <= 1 {
		o.base, o.constant, o.vars = in.base, n, append(o.vars, in.vars...)
		o.inbounds, o.nuw, o.nusw = o.inbounds && in.inbounds, o.nuw && in.nuw, o.nusw && in.nusw
	}
	return o
}

// address decomposes an address that does not wrap into its base plus offsets. An address in an
// object, or with nusw, does not wrap if its offsets are non-negative. With nuw alone the offsets
// are unsigned: a negative constant would be a huge one, and an index narrower than the address is
// sign-extended, so it has to be non-negative, too.
func (d *decomposer) address(g *ir.Instr) sum {
	o := combined(d.f.dl, g)
	if !o.ok || !o.inbounds && (!d.f.newer || !o.nuw && !o.nusw) {
		return single(g, false)
	}
	if !o.nusw && o.constant < 0 {
		return single(g, false)
	}
	wide := d.f.dl.IndexBits(g.Type().Space)
	out := sum{offset: o.constant, terms: []summand{{o.base, 1, false}}}
	for _, v := range o.vars {
		out = out.plus(d.of(v.v).times(v.coef))
		if !d.f.nonNegative(v.v) && !(d.f.newer && o.nuw && v.v.Type().Bits >= wide) {
			d.need(ir.SGE, v.v, ir.NewZero(v.v.Type()))
		}
	}
	return out
}

// nonNegative reports whether the value is non-negative without further facts.
func (f *facts) nonNegative(v ir.Value) bool {
	if v.Type().Kind != ir.IntKind {
		return false
	}
	q := &simplify.Query{Query: valuetracking.Query{Layout: f.dl}}
	return q.KnownBits(v).NonNegative(v.Type().Bits)
}
