package algebra

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/scev/expr"
)

// UnsignedRange returns a range that contains e, the smallest one known that does not wrap around
// as unsigned.
func (s *Algebra) UnsignedRange(e *expr.Expr) ranges.Range { return s.RangeOf(e, false) }

// SignedRange returns a range that contains e, the smallest one known that does not wrap around as
// signed.
func (s *Algebra) SignedRange(e *expr.Expr) ranges.Range { return s.RangeOf(e, true) }

func (s *Algebra) RangeOf(e *expr.Expr, signed bool) ranges.Range {
	if e.Kind == expr.Const {
		return ranges.Single(e.Num)
	}
	if r, ok := s.KnownRange(e, signed); ok {
		return r
	}
	r := s.computeRange(e, signed)
	s.NoteRange(e, signed, r)
	return r
}

func form(signed bool) ranges.Prefer {
	if signed {
		return ranges.SignedForm
	}
	return ranges.UnsignedForm
}

func (s *Algebra) computeRange(e *expr.Expr, signed bool) ranges.Range {
	r := s.rangeByMultiple(e, signed)
	p := form(signed)
	of := func(k int) ranges.Range { return s.RangeOf(e.Ops[k], signed) }
	var x ranges.Range
	switch e.Kind {
	case expr.Trunc:
		x = of(0).Trunc(e.Width())
	case expr.ZExt:
		x = of(0).ZExt(e.Width())
	case expr.SExt:
		x = of(0).SExt(e.Width())
	case expr.PtrToInt:
		x = of(0)
	case expr.UDiv:
		x = of(0).UDiv(of(1))
	case expr.AddRec:
		return s.rangeOfRec(e, r, signed)
	case expr.Unknown:
		return s.rangeOfValue(e, r, signed)
	default:
		x = s.rangeOfOperands(e, signed)
	}
	return r.Intersect(x, p)
}

// rangeOfOperands is the range of a sum, product, minimum or maximum.
func (s *Algebra) rangeOfOperands(e *expr.Expr, signed bool) ranges.Range {
	var flags ir.Flags
	if e.Has(expr.NUW) {
		flags |= ir.NUW
	}
	if e.Has(expr.NSW) {
		flags |= ir.NSW
	}
	x := s.RangeOf(e.Ops[0], signed)
	for _, o := range e.Ops[1:] {
		y := s.RangeOf(o, signed)
		switch e.Kind {
		case expr.Add:
			x = x.AddNoWrap(y, flags, form(signed))
		case expr.Mul:
			x = x.Mul(y)
		case expr.UMax:
			x = x.UMaxOf(y)
		case expr.SMax:
			x = x.SMaxOf(y)
		case expr.UMin, expr.SeqUMin:
			x = x.UMinOf(y)
		case expr.SMin:
			x = x.SMinOf(y)
		}
	}
	return x
}

// rangeByMultiple: a multiple of a number stays at a distance from the end of the number range.
func (s *Algebra) rangeByMultiple(e *expr.Expr, signed bool) ranges.Range {
	w := e.Width()
	if signed {
		if z := s.MinTrailingZeros(e); z != 0 && z < w {
			return ranges.NonEmpty(bitvec.MinSigned(w), bitvec.MaxSigned(w).AShr(z).Shl(z).Add(bitvec.One(w)))
		}
		return ranges.Full(w)
	}
	m := s.Multiple(e)
	if m.IsZero() {
		m = bitvec.One(w)
	}
	top := bitvec.AllOnes(w)
	rest := top.URem(m)
	if rest.IsZero() {
		return ranges.Full(w)
	}
	return ranges.NonEmpty(bitvec.Zero(w), top.Sub(rest).Add(bitvec.One(w)))
}

// MinTrailingZeros returns how many low bits of e are surely 0.
func (s *Algebra) MinTrailingZeros(e *expr.Expr) int {
	return min(s.Multiple(e).TrailingZeros(), e.Width())
}

// Multiple returns a number that e is surely a multiple of; 0 when e is 0.
func (s *Algebra) Multiple(e *expr.Expr) bitvec.Int {
	if e.Kind == expr.Const {
		return e.Num
	}
	m, ok := s.KnownMultiple(e)
	if !ok {
		m = s.computeMultiple(e)
		s.NoteMultiple(e, m)
	}
	return m
}

func (s *Algebra) computeMultiple(e *expr.Expr) bitvec.Int {
	w := e.Width()
	shifted := func(z int) bitvec.Int {
		if z >= w {
			return bitvec.Zero(w)
		}
		return bitvec.One(w).Shl(z)
	}
	switch e.Kind {
	case expr.PtrToInt:
		return s.Multiple(e.Ops[0])
	case expr.ZExt:
		return s.Multiple(e.Ops[0]).ZExtOrTrunc(w)
	case expr.Trunc, expr.SExt:
		return shifted(s.MinTrailingZeros(e.Ops[0]))
	case expr.UDiv:
		return bitvec.One(w)
	case expr.Unknown:
		return shifted(s.knownTrailingZeros(e))
	case expr.Mul:
		if e.Has(expr.NUW) {
			m := bitvec.One(w)
			for _, o := range e.Ops {
				m = m.Mul(s.Multiple(o))
			}
			return m
		}
		z := 0
		for _, o := range e.Ops {
			z += s.MinTrailingZeros(o)
		}
		return shifted(z)
	case expr.Add, expr.AddRec:
		if !e.Has(expr.NUW) {
			z := w
			for _, o := range e.Ops {
				z = min(z, s.MinTrailingZeros(o))
			}
			return shifted(z)
		}
	}
	m := s.Multiple(e.Ops[0])
	for _, o := range e.Ops[1:] {
		if m.IsOne() {
			break
		}
		m = gcd(m, s.Multiple(o))
	}
	return m
}

func gcd(a, b bitvec.Int) bitvec.Int {
	for !b.IsZero() {
		a, b = b, a.URem(b)
	}
	return a
}

func (s *Algebra) knownTrailingZeros(e *expr.Expr) int {
	return min(s.Query.KnownBits(e.Value).TrailingZeros(e.Width()), e.Width())
}

// rangeOfRec is the range of a recurrence: r, and what its flags and the number of iterations tell.
func (s *Algebra) rangeOfRec(e *expr.Expr, r ranges.Range, signed bool) ranges.Range {
	w, p := e.Width(), form(signed)
	if e.Has(expr.NUW) {
		if lo := s.UnsignedRange(e.Ops[0]).UMin(); !lo.IsZero() {
			r = r.Intersect(ranges.NonEmpty(lo, bitvec.Zero(w)), p)
		}
	}
	if e.Has(expr.NSW) {
		up, down := true, true
		for _, o := range e.Ops[1:] {
			up = up && s.NonNegative(o)
			down = down && s.NonPositive(o)
		}
		start := s.SignedRange(e.Ops[0])
		switch {
		case up:
			r = r.Intersect(ranges.NonEmpty(start.SMin(), bitvec.MinSigned(w)), p)
		case down:
			r = r.Intersect(ranges.NonEmpty(bitvec.MinSigned(w), start.SMax().Add(bitvec.One(w))), p)
		}
	}
	if !e.IsAffine() {
		return r
	}
	most := s.ConstantMax(e.Loop)
	if most == nil || most.Num.ActiveBits() > w {
		return r
	}
	return r.Intersect(s.rangeOfAffine(e.Ops[0], e.Ops[1], most.Num.ZExtOrTrunc(w)), p)
}

// rangeOfAffine is the range of start + k·step for k ≤ most, seen as signed and as unsigned steps.
func (s *Algebra) rangeOfAffine(start, step *expr.Expr, most bitvec.Int) ranges.Range {
	steps, from := s.SignedRange(step), s.SignedRange(start)
	signed := reach(steps.SMin(), from, most, true).Union(reach(steps.SMax(), from, most, true), ranges.Smallest)
	unsigned := reach(s.UnsignedRange(step).UMax(), s.UnsignedRange(start), most, false)
	return signed.Intersect(unsigned, ranges.Smallest)
}

func reach(step bitvec.Int, start ranges.Range, most bitvec.Int, signed bool) ranges.Range {
	w := step.Bits()
	if step.IsZero() || most.IsZero() {
		return start
	}
	if start.IsFull() {
		return start
	}
	down := signed && step.IsNegative()
	if signed {
		step = step.Abs()
	}
	if bitvec.AllOnes(w).UDiv(step).ULT(most) {
		return ranges.Full(w)
	}
	way := step.Mul(most)
	lo, hi := start.Lo, start.Hi.Sub(bitvec.One(w))
	if down {
		if lo = lo.Sub(way); start.Has(lo) {
			return ranges.Full(w)
		}
	} else if hi = hi.Add(way); start.Has(hi) {
		return ranges.Full(w)
	}
	return ranges.NonEmpty(lo, hi.Add(bitvec.One(w)))
}

// rangeOfValue is the range of a value that has no expression: from metadata, attributes, known
// bits, and for φs the incoming values.
func (s *Algebra) rangeOfValue(e *expr.Expr, r ranges.Range, signed bool) ranges.Range {
	w, p, v := e.Width(), form(signed), e.Value
	if m, ok := promisedRange(v); ok {
		r = r.Intersect(m, p)
	}
	r = s.rangeByBits(e, r, p)
	if v.Type().IsPtr() && !signed {
		r = s.rangeByObject(e, r, p)
	}
	phi, ok := v.(*ir.Instr)
	if !ok || phi.Op() != ir.Phi || s.inPhi[phi] {
		return r
	}
	s.inPhi[phi] = true
	defer delete(s.inPhi, phi)
	all := ranges.Empty(w)
	for k := range phi.NumIncoming() {
		if all = all.Union(s.RangeOf(s.Of(phi.Operand(k)), signed), ranges.Smallest); all.IsFull() {
			break
		}
	}
	return r.Intersect(all, p)
}

func (s *Algebra) rangeByBits(e *expr.Expr, r ranges.Range, p ranges.Prefer) ranges.Range {
	w := e.Width()
	k := s.Query.KnownBits(e.Value).Bits(s.Query.FullWidth(e.Value.Type())).Trunc(w) // of an address what an index has
	ns := s.Query.SignBits(e.Value)
	if e.Value.Type().IsPtr() {
		ns = max(ns-(s.Layout.PtrBits(e.Value.Type().Space)-w), 1)
	}
	lo, hi := k.UMin(), k.UMax()
	if ns > 1 {
		high := bitvec.AllOnes(w).Sub(bitvec.AllOnes(w).LShr(ns))
		zero, one := k.Zero, k.One
		if !zero.And(high).IsZero() {
			zero = zero.Or(high)
		}
		if !one.And(high).IsZero() {
			one = one.Or(high)
		}
		lo, hi = one, zero.Not()
	}
	if next := hi.Add(bitvec.One(w)); !lo.Eq(next) {
		r = r.Intersect(ranges.Range{Lo: lo, Hi: next}, p)
	}
	if ns > 1 {
		r = r.Intersect(ranges.NonEmpty(bitvec.MinSigned(w).AShr(ns-1), bitvec.MaxSigned(w).AShr(ns-1).Add(bitvec.One(w))), p)
	}
	return r
}

// rangeByObject: an object of n bytes does not begin in the last n bytes of memory, nor at null.
func (s *Algebra) rangeByObject(e *expr.Expr, r ranges.Range, p ranges.Prefer) ranges.Range {
	w := e.Width()
	n, _ := analysis.Dereferenceable(e.Value, s.Layout)
	if n <= 1 || w > 64 || w < 64 && n>>uint(w) != 0 {
		return r
	}
	align := bitvec.One(w).Shl(min(s.knownTrailingZeros(e), w-1))
	last := bitvec.AllOnes(w).Sub(bitvec.New(w, n))
	last = last.Sub(last.URem(align))
	first := bitvec.Zero(w)
	if s.Query.NonZero(e.Value) {
		first = align
	}
	return r.Intersect(ranges.NonEmpty(first, last.Add(bitvec.One(w))), p)
}

// promisedRange returns what !range metadata or a range attribute promises of a value.
func promisedRange(v ir.Value) (r ranges.Range, ok bool) {
	switch v := v.(type) {
	case *ir.Instr:
		if v.Type().IsInt() {
			return analysis.ResultRange(v)
		}
	case *ir.Param:
		return analysis.ParamRange(v)
	}
	return r, false
}
