package algebra

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev/expr"
)

// Sum returns the sum of the operands, which may overflow.
func (s *Algebra) Sum(ops ...*expr.Expr) *expr.Expr { return s.SumFlags(expr.AnyWrap, ops...) }

// SumFlags returns the sum of the operands, which does not overflow in the sense of flags (nsw,
// nuw).
func (s *Algebra) SumFlags(flags expr.Flags, ops ...*expr.Expr) *expr.Expr {
	var room [4]*expr.Expr
	return s.add(append(room[:0], ops...), flags, 0)
}

// sumOfTwo and productOfTwo are add and mul for loops. Not inlined, their operands are on the
// stack.
//
//go:noinline
func (s *Algebra) sumOfTwo(a, b *expr.Expr, depth int) *expr.Expr {
	return s.add([]*expr.Expr{a, b}, expr.AnyWrap, depth)
}

//go:noinline
func (s *Algebra) productOfTwo(a, b *expr.Expr, depth int) *expr.Expr {
	return s.mul([]*expr.Expr{a, b}, expr.AnyWrap, depth)
}

// foldConstants merges the constants at the front of ops with op.
func (s *Algebra) foldConstants(ops []*expr.Expr, op func(a, b bitvec.Int) bitvec.Int) []*expr.Expr {
	for len(ops) > 1 && ops[0].Kind == expr.Const && ops[1].Kind == expr.Const {
		ops[1] = s.ConstOf(op(ops[0].Num, ops[1].Num))
		ops = ops[1:]
	}
	return ops
}

// add folds and makes a sum; it takes ops for its own.
func (s *Algebra) add(ops []*expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	if len(ops) == 1 {
		return ops[0]
	}
	s.sortOperands(ops)
	ops = s.foldConstants(ops, bitvec.Int.Add)
	if ops[0].IsZero() && len(ops) > 1 {
		ops = ops[1:]
	}
	if len(ops) == 1 {
		return ops[0]
	}
	ty := sumType(ops)
	if depth > maxArithDepth || expr.Huge(ops) {
		return s.Unique(expr.Add, ty, nil, s.strengthen(expr.Add, ops, flags), ops...)
	}
	if e := s.Existing(expr.Add, ty, nil, ops...); e != nil {
		if !e.Has(flags & (expr.NUW | expr.NSW)) {
			s.AddFlags(e, s.strengthen(expr.Add, ops, flags))
		}
		return e
	}
	if e := s.foldSum(ops, flags, depth); e != nil {
		return e
	}
	return s.Unique(expr.Add, ty, nil, s.strengthen(expr.Add, ops, flags), ops...)
}

// foldSum returns what a sum folds to, or nil. The folds are called one by one, not from a table:
// operands that are passed to a function value would have to be allocated.
func (s *Algebra) foldSum(ops []*expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	e := s.addRepeated(ops, flags, depth)
	if e == nil {
		e = s.addTruncated(ops, depth)
	}
	if e == nil {
		e = s.addToConstant(ops)
	}
	if e == nil {
		e = s.addRemainder(ops)
	}
	if e == nil {
		e = s.addNested(ops, flags, depth)
	}
	if e == nil {
		e = s.addScaled(ops, depth)
	}
	if e == nil {
		e = s.addFactors(ops, depth)
	}
	if e == nil {
		e = s.addRecurrences(ops, flags, depth)
	}
	return e
}

func sumType(ops []*expr.Expr) *ir.Type {
	for _, o := range ops {
		if o.Type.IsPtr() {
			return o.Type
		}
	}
	return ops[0].Type
}

// addRepeated: x + y + y → x + 2·y.
func (s *Algebra) addRepeated(ops []*expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	found := false
	for i := 0; i+1 < len(ops); i++ {
		n := 1
		for i+n < len(ops) && ops[i+n] == ops[i] {
			n++
		}
		if n == 1 || ops[i].Type.IsPtr() {
			continue
		}
		m := s.productOfTwo(s.Int(ops[i].Type, int64(n)), ops[i], depth+1)
		if len(ops) == n {
			return m
		}
		ops[i] = m
		ops = slices.Delete(ops, i+1, i+n)
		found = true
	}
	if !found {
		return nil
	}
	return s.add(ops, flags, depth+1)
}

// firstVariable returns the index of the first operand that is no constant.
func firstVariable(ops []*expr.Expr) int {
	if ops[0].Kind == expr.Const {
		return 1
	}
	return 0
}

// addTruncated computes a sum of truncated values in the wide type, if it becomes simple there.
func (s *Algebra) addTruncated(ops []*expr.Expr, depth int) *expr.Expr {
	src := truncSource(ops[firstVariable(ops)])
	if src == nil {
		return nil
	}
	var large []*expr.Expr
	for _, o := range ops {
		w := s.widened(o, src)
		if w == nil && o.Kind == expr.Mul {
			var factors []*expr.Expr
			for _, f := range o.Ops {
				g := s.widened(f, src)
				if g == nil {
					return nil
				}
				factors = append(factors, g)
			}
			w = s.mul(factors, expr.AnyWrap, depth+1)
		}
		if w == nil {
			return nil
		}
		large = append(large, w)
	}
	ty := ops[0].Type
	if e := s.add(large, expr.AnyWrap, depth+1); e.Kind == expr.Const || e.Kind == expr.Unknown {
		return s.TruncTo(e, ty)
	}
	return nil
}

func truncSource(e *expr.Expr) *ir.Type {
	if e.Kind == expr.Mul {
		e = e.Ops[len(e.Ops)-1]
	}
	if e.Kind == expr.Trunc {
		return e.Ops[0].Type
	}
	return nil
}

// widened returns the operand of the truncation e, or a constant in the wider type.
func (s *Algebra) widened(e *expr.Expr, src *ir.Type) *expr.Expr {
	switch {
	case e.Kind == expr.Const:
		return s.ConstOf(e.Num.SExtOrTrunc(src.Bits))
	case e.Kind == expr.Trunc && e.Ops[0].Type == src:
		return e.Ops[0]
	}
	return nil
}

// addToConstant: c + (d + x) keeps the inner sum's flags when the constant gets smaller.
func (s *Algebra) addToConstant(ops []*expr.Expr) *expr.Expr {
	if len(ops) != 2 || ops[0].Kind != expr.Const || ops[1].Kind != expr.Add || ops[1].Ops[0].Kind != expr.Const {
		return nil
	}
	inner := ops[1]
	c1 := inner.Ops[0].Num
	sum := c1.Add(ops[0].Num)
	var flags expr.Flags
	if inner.Has(expr.NUW) && sum.ULE(c1) {
		flags |= expr.NUW
	}
	if inner.Has(expr.NSW) && c1.IsNegative() == sum.IsNegative() && sum.Abs().ULE(c1.Abs()) {
		flags |= expr.NSW
	}
	if flags == 0 {
		return nil
	}
	rest := slices.Clone(inner.Ops)
	rest[0] = s.ConstOf(sum)
	return s.add(rest, flags, 0)
}

// addRemainder: x − x mod y → y · (x / y).
func (s *Algebra) addRemainder(ops []*expr.Expr) *expr.Expr {
	if len(ops) != 2 || !ops[0].Negated() {
		return nil
	}
	if x, y := s.MatchRemainder(ops[0].Ops[1]); x != nil && x == ops[1] {
		return s.Product(y, s.Quotient(x, y))
	}
	return nil
}

// addNested: a + (b + c) → a + b + c.
func (s *Algebra) addNested(ops []*expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	nested := func(o *expr.Expr) bool {
		return o.Kind == expr.Add && len(ops) <= addInlineLimit && len(o.Ops) <= addInlineLimit
	}
	n := len(ops)
	for _, o := range ops {
		if nested(o) {
			n += len(o.Ops) - 1
		}
	}
	if n == len(ops) {
		return nil
	}
	common := flags & expr.NUW
	flat := make([]*expr.Expr, 0, n)
	for _, o := range ops {
		if !nested(o) {
			flat = append(flat, o)
		}
	}
	for _, o := range ops {
		if nested(o) {
			flat = append(flat, o.Ops...)
			common &= o.Flags
		}
	}
	return s.add(flat, common, depth+1)
}

// without returns the product of the factors of m but the k-th.
func (s *Algebra) without(m *expr.Expr, k, depth int) *expr.Expr {
	if len(m.Ops) == 2 {
		return m.Ops[1-k]
	}
	return s.mul(slices.Delete(slices.Clone(m.Ops), k, k+1), expr.AnyWrap, depth+1)
}

// addFactors: x + x·y → x·(1 + y), and x·y + x·z → x·(y + z).
func (s *Algebra) addFactors(ops []*expr.Expr, depth int) *expr.Expr {
	merge := func(i, j int, f, rest *expr.Expr) *expr.Expr {
		outer := s.productOfTwo(f, rest, depth+1)
		if len(ops) == 2 {
			return outer
		}
		var left []*expr.Expr
		for k, o := range ops {
			if k != i && k != j {
				left = append(left, o)
			}
		}
		return s.add(append(left, outer), expr.AnyWrap, depth+1)
	}
	for i, m := range ops {
		if m.Kind != expr.Mul {
			continue
		}
		for k, f := range m.Ops {
			if f.Kind == expr.Const {
				continue
			}
			if j := slices.Index(ops, f); j >= 0 {
				inner := s.without(m, k, depth)
				return merge(i, j, f, s.sumOfTwo(s.One(inner.Type), inner, depth+1))
			}
			for j := i + 1; j < len(ops) && ops[j].Kind == expr.Mul; j++ {
				if n := slices.Index(ops[j].Ops, f); n >= 0 {
					a, b := s.without(m, k, depth), s.without(ops[j], n, depth)
					return merge(i, j, f, s.sumOfTwo(a, b, depth+1))
				}
			}
		}
	}
	return nil
}

// addRecurrences folds loop-invariant operands into the start of a recurrence, and recurrences of
// one loop into one.
func (s *Algebra) addRecurrences(ops []*expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	for i := 0; i < len(ops); i++ {
		rec := ops[i]
		if rec.Kind != expr.AddRec {
			continue
		}
		if invariant, rest := s.splitInvariant(ops, rec.Loop); len(invariant) > 0 {
			return s.addToStart(rec, invariant, rest, flags, depth)
		}
		if e := s.addSameLoop(ops, i, depth); e != nil {
			return e
		}
	}
	return nil
}

// splitInvariant divides operands into those that l does not change and the others, in order; both
// are nil where l changes all of them.
func (s *Algebra) splitInvariant(ops []*expr.Expr, l *analysis.Loop) (invariant, rest []*expr.Expr) {
	first := slices.IndexFunc(ops, func(o *expr.Expr) bool { return s.AvailableAt(o, l) })
	if first < 0 {
		return nil, nil
	}
	both := make([]*expr.Expr, len(ops)) // the others from the end
	n, m := 0, len(ops)
	for k, o := range ops {
		if k == first || k > first && s.AvailableAt(o, l) {
			both[n] = o
			n++
		} else {
			m--
			both[m] = o
		}
	}
	rest = both[m:]
	slices.Reverse(rest)
	return both[:n:n], rest
}

// addToStart: n + i + {start,+,step} → n + {i + start,+,step}.
func (s *Algebra) addToStart(rec *expr.Expr, invariant, rest []*expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	starts := append(make([]*expr.Expr, 0, len(invariant)+1), invariant...)
	flags = s.strengthen(expr.Add, append(starts, rec), flags)
	starts = append(starts, rec.Ops[0])
	startFlags := flags & (expr.NUW | expr.NSW)
	if startFlags != 0 && !s.Reaches(rec.Loop.Header.First(), starts) {
		startFlags = expr.AnyWrap // the sum is known not to overflow only where the loop is entered
	}
	ops := slices.Clone(rec.Ops)
	ops[0] = s.add(starts, startFlags, depth+1)
	sum := s.Rec(rec.Loop, rec.Flags&(flags|expr.NW), ops...)
	if len(rest) == 1 {
		return sum
	}
	rest[slices.Index(rest, rec)] = sum
	return s.add(rest, expr.AnyWrap, depth+1)
}

// addSameLoop: {a,+,b} + {c,+,d} → {a + c,+,b + d} for recurrences of one loop.
func (s *Algebra) addSameLoop(ops []*expr.Expr, i, depth int) *expr.Expr {
	rec := ops[i]
	if !slices.ContainsFunc(ops[i+1:], func(o *expr.Expr) bool { return o.Kind == expr.AddRec && o.Loop == rec.Loop }) {
		return nil
	}
	sum := slices.Clone(rec.Ops)
	var left []*expr.Expr
	for k, o := range ops {
		if k <= i || o.Kind != expr.AddRec || o.Loop != rec.Loop {
			if k != i {
				left = append(left, o)
			}
			continue
		}
		for n, x := range o.Ops {
			if n >= len(sum) {
				sum = append(sum, o.Ops[n:]...)
				break
			}
			sum[n] = s.sumOfTwo(sum[n], x, depth+1)
		}
	}
	return s.add(append(left, s.Rec(rec.Loop, expr.AnyWrap, sum...)), expr.AnyWrap, depth+1)
}
