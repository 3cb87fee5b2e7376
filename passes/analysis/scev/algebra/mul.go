package algebra

import (
	"slices"

	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/scev/expr"
)

// Product returns the product of the operands, which may overflow.
func (s *Algebra) Product(ops ...*expr.Expr) *expr.Expr { return s.ProductFlags(expr.AnyWrap, ops...) }

// ProductFlags returns the product of the operands, which does not overflow in the sense of flags
// (nsw, nuw).
func (s *Algebra) ProductFlags(flags expr.Flags, ops ...*expr.Expr) *expr.Expr {
	var room [4]*expr.Expr
	return s.mul(append(room[:0], ops...), flags, 0)
}

// mul folds and makes a product; it takes ops for its own.
func (s *Algebra) mul(ops []*expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	if len(ops) == 1 {
		return ops[0]
	}
	s.sortOperands(ops)
	ops = s.foldConstants(ops, bitvec.Int.Mul)
	if ops[0].IsZero() {
		return ops[0]
	}
	if ops[0].IsOne() && len(ops) > 1 {
		ops = ops[1:]
	}
	if len(ops) == 1 {
		return ops[0]
	}
	ty := ops[0].Type
	if depth > maxArithDepth || expr.Huge(ops) {
		return s.Unique(expr.Mul, ty, nil, s.strengthen(expr.Mul, ops, flags), ops...)
	}
	if e := s.Existing(expr.Mul, ty, nil, ops...); e != nil {
		if !e.Has(flags & (expr.NUW | expr.NSW)) {
			s.AddFlags(e, s.strengthen(expr.Mul, ops, flags))
		}
		return e
	}
	if e := s.mulConstant(ops, depth); e != nil {
		return e
	}
	if e := s.mulNested(ops, depth); e != nil {
		return e
	}
	if e := s.mulRecurrences(ops, flags, depth); e != nil {
		return e
	}
	return s.Unique(expr.Mul, ty, nil, s.strengthen(expr.Mul, ops, flags), ops...)
}

// mulConstant distributes a constant over a sum that holds another one, and −1 over sums and
// recurrences.
func (s *Algebra) mulConstant(ops []*expr.Expr, depth int) *expr.Expr {
	if len(ops) != 2 || ops[0].Kind != expr.Const {
		return nil
	}
	c, x := ops[0], ops[1]
	if x.Kind == expr.Add && len(x.Ops) == 2 && constantInChain(x) {
		a := s.productOfTwo(c, x.Ops[0], depth+1)
		b := s.productOfTwo(c, x.Ops[1], depth+1)
		return s.sumOfTwo(a, b, depth+1)
	}
	if !c.IsAllOnes() {
		return nil
	}
	switch x.Kind {
	case expr.Add:
		var out []*expr.Expr
		folded := false
		for _, o := range x.Ops {
			m := s.productOfTwo(c, o, depth+1)
			folded = folded || m.Kind != expr.Mul
			out = append(out, m)
		}
		if folded {
			return s.add(out, expr.AnyWrap, depth+1)
		}
	case expr.AddRec:
		var out []*expr.Expr
		for _, o := range x.Ops {
			out = append(out, s.productOfTwo(c, o, depth+1))
		}
		keep := expr.NW
		if x.Has(expr.NSW) && !s.SignedRange(x).SMin().IsMinSigned() {
			keep |= expr.NSW
		}
		return s.Rec(x.Loop, x.Flags&keep, out...)
	}
	return nil
}

// constantInChain reports whether a constant is an operand of the sums and products that make up e.
func constantInChain(e *expr.Expr) bool {
	switch e.Kind {
	case expr.Const:
		return true
	case expr.Add, expr.Mul:
		return slices.ContainsFunc(e.Ops, constantInChain)
	}
	return false
}

// mulNested: a · (b · c) → a · b · c.
func (s *Algebra) mulNested(ops []*expr.Expr, depth int) *expr.Expr {
	isProduct := func(o *expr.Expr) bool { return o.Kind == expr.Mul }
	if len(ops) > mulInlineLimit || !slices.ContainsFunc(ops, isProduct) {
		return nil
	}
	var flat, inner []*expr.Expr
	for _, o := range ops {
		if isProduct(o) {
			inner = append(inner, o.Ops...)
		} else {
			flat = append(flat, o)
		}
	}
	return s.mul(append(flat, inner...), expr.AnyWrap, depth+1)
}

// mulRecurrences multiplies a recurrence by what its loop does not change, and recurrences of one
// loop with each other.
func (s *Algebra) mulRecurrences(ops []*expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	for i, rec := range ops {
		if rec.Kind != expr.AddRec {
			continue
		}
		if invariant, rest := s.splitInvariant(ops, rec.Loop); len(invariant) > 0 {
			sum := s.scaleRecurrence(rec, s.mul(invariant, expr.AnyWrap, depth+1), flags, depth)
			if len(rest) == 1 {
				return sum
			}
			rest[slices.Index(rest, rec)] = sum
			return s.mul(rest, expr.AnyWrap, depth+1)
		}
		if e := s.mulSameLoop(ops, i, depth); e != nil {
			return e
		}
	}
	return nil
}

// scaleRecurrence: i · {start,+,step} → {i·start,+,i·step}. nsw is kept where every product is
// known not to overflow.
func (s *Algebra) scaleRecurrence(rec, scale *expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	flags = rec.Flags & s.strengthen(expr.Mul, []*expr.Expr{scale, rec}, flags)
	var out []*expr.Expr
	for _, o := range rec.Ops {
		out = append(out, s.productOfTwo(scale, o, depth+1))
		if flags&expr.NSW != 0 && flags&expr.NUW == 0 {
			region := ranges.NoWrapRegion(ranges.MulOp, s.SignedRange(scale), true)
			if !region.Contains(s.SignedRange(o)) {
				flags &^= expr.NSW
			}
		}
	}
	return s.Rec(rec.Loop, flags, out...)
}

// mulSameLoop multiplies the i-th operand with the other recurrences of its loop.
func (s *Algebra) mulSameLoop(ops []*expr.Expr, i, depth int) *expr.Expr {
	rec := ops[i]
	if !slices.ContainsFunc(ops[i+1:], func(o *expr.Expr) bool { return o.Kind == expr.AddRec && o.Loop == rec.Loop }) {
		return nil
	}
	left := slices.Clone(ops[:i])
	found := false
	for _, o := range ops[i+1:] {
		if rec.Kind == expr.AddRec && o.Kind == expr.AddRec && o.Loop == rec.Loop &&
			len(rec.Ops)+len(o.Ops)-1 <= maxAddRecSize && !expr.Huge([]*expr.Expr{rec, o}) {
			if p := s.mulChains(rec, o, depth); p != nil {
				rec, found = p, true
				continue
			}
		}
		left = append(left, o)
	}
	if !found {
		return nil
	}
	return s.mul(append(left, rec), expr.AnyWrap, depth+1)
}

// mulChains multiplies two chains of recurrences: with C(n, k) for the value of the k-th operand's
// basis function after n iterations, the product of C(n, y−z) and C(n, z) is written in that basis
// again.
func (s *Algebra) mulChains(a, b *expr.Expr, depth int) *expr.Expr {
	var out []*expr.Expr
	for x := 0; x < len(a.Ops)+len(b.Ops)-1; x++ {
		var sum []*expr.Expr
		for y := x; y < 2*x+1; y++ {
			c1, ok := choose(x, 2*x-y)
			for z := max(y-x, y-len(a.Ops)+1); z < min(x+1, len(b.Ops)) && ok; z++ {
				c2, ok2 := choose(2*x-y, x-z)
				if !ok2 {
					return nil
				}
				sum = append(sum, s.mul([]*expr.Expr{s.Int(a.Type, c1*c2), a.Ops[y-z], b.Ops[z]}, expr.AnyWrap, depth+1))
			}
			if !ok {
				return nil
			}
		}
		if len(sum) == 0 {
			sum = append(sum, s.Zero(a.Type))
		}
		out = append(out, s.add(sum, expr.AnyWrap, depth+1))
	}
	return s.Rec(a.Loop, expr.AnyWrap, out...)
}

// choose returns the binomial coefficient n over k for the small numbers that recurrences of
// maxAddRecSize operands need.
func choose(n, k int) (int64, bool) {
	if n > 30 {
		return 0, false
	}
	if k > n {
		return 0, true
	}
	r := int64(1)
	for i := 1; i <= k; i++ {
		r = r * int64(n-k+i) / int64(i)
	}
	return r, true
}
