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
	return s.add(append(make([]*expr.Expr, 0, len(ops)+2), ops...), flags, 0)
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
	for _, fold := range [...]func(*Algebra, *[]*expr.Expr, expr.Flags, int) *expr.Expr{
		(*Algebra).addRepeated, (*Algebra).addTruncated, (*Algebra).addToConstant, (*Algebra).addRemainder,
		(*Algebra).addNested, (*Algebra).addScaled, (*Algebra).addFactors, (*Algebra).addRecurrences,
	} {
		if e := fold(s, &ops, flags, depth); e != nil {
			return e
		}
	}
	return s.Unique(expr.Add, ty, nil, s.strengthen(expr.Add, ops, flags), ops...)
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
func (s *Algebra) addRepeated(p *[]*expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	ops := *p
	found := false
	for i := 0; i+1 < len(ops); i++ {
		n := 1
		for i+n < len(ops) && ops[i+n] == ops[i] {
			n++
		}
		if n == 1 || ops[i].Type.IsPtr() {
			continue
		}
		m := s.mul([]*expr.Expr{s.Int(ops[i].Type, int64(n)), ops[i]}, expr.AnyWrap, depth+1)
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
func (s *Algebra) addTruncated(p *[]*expr.Expr, _ expr.Flags, depth int) *expr.Expr {
	ops := *p
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
func (s *Algebra) addToConstant(p *[]*expr.Expr, _ expr.Flags, _ int) *expr.Expr {
	ops := *p
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
func (s *Algebra) addRemainder(p *[]*expr.Expr, _ expr.Flags, _ int) *expr.Expr {
	ops := *p
	if len(ops) != 2 || !ops[0].Negated() {
		return nil
	}
	if x, y := s.MatchRemainder(ops[0].Ops[1]); x != nil && x == ops[1] {
		return s.Product(y, s.Quotient(x, y))
	}
	return nil
}

// addNested: a + (b + c) → a + b + c.
func (s *Algebra) addNested(p *[]*expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	ops := *p
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

// scaled collects the summands of a sum by their factor besides a constant.
type scaled struct {
	by    map[*expr.Expr]bitvec.Int
	order []*expr.Expr
	sum   bitvec.Int // constants
}

func (m *scaled) put(e *expr.Expr, scale bitvec.Int) (seen bool) {
	old, seen := m.by[e]
	if seen {
		m.by[e] = old.Add(scale)
	} else {
		m.by[e] = scale
		m.order = append(m.order, e)
	}
	return seen
}

// collect reports whether combining like summands changes anything.
func (s *Algebra) collect(m *scaled, ops []*expr.Expr, scale bitvec.Int) bool {
	interesting := false
	for _, o := range ops {
		switch {
		case o.Kind == expr.Const:
			interesting = interesting || !scale.IsOne() || !m.sum.IsZero() || o.IsZero()
			m.sum = m.sum.Add(scale.Mul(o.Num))
		case o.Kind == expr.Mul && o.Ops[0].Kind == expr.Const:
			inner := scale.Mul(o.Ops[0].Num)
			if len(o.Ops) == 2 && o.Ops[1].Kind == expr.Add {
				interesting = s.collect(m, o.Ops[1].Ops, inner) || interesting
			} else {
				interesting = m.put(s.Product(o.Ops[1:]...), inner) || interesting
			}
		default:
			interesting = m.put(o, scale) || interesting
		}
	}
	return interesting
}

// addScaled: 3·x + y − x → 2·x + y; summands with the same factor are brought together.
func (s *Algebra) addScaled(p *[]*expr.Expr, _ expr.Flags, depth int) *expr.Expr {
	ops := *p
	if !slices.ContainsFunc(ops, func(e *expr.Expr) bool { return e.Kind == expr.Mul }) {
		return nil
	}
	w := ops[0].Width()
	m := &scaled{by: map[*expr.Expr]bitvec.Int{}, sum: bitvec.Zero(w)}
	if !s.collect(m, ops, bitvec.One(w)) {
		return nil
	}
	slices.SortStableFunc(m.order, func(x, y *expr.Expr) int { return m.by[x].Cmp(m.by[y]) })
	var out []*expr.Expr
	if !m.sum.IsZero() {
		out = append(out, s.ConstOf(m.sum))
	}
	for rest := m.order; len(rest) > 0; {
		c, n := m.by[rest[0]], 1
		for n < len(rest) && m.by[rest[n]].Eq(c) {
			n++
		}
		alike := rest[:n:n]
		rest = rest[n:]
		if c.IsZero() {
			continue
		}
		e := s.add(alike, expr.AnyWrap, depth+1)
		if !c.IsOne() {
			e = s.mul([]*expr.Expr{s.ConstOf(c), e}, expr.AnyWrap, depth+1)
		}
		out = append(out, e)
	}
	switch len(out) {
	case 0:
		return s.Zero(s.IntType(ops[0].Type))
	case 1:
		return out[0]
	}
	return s.add(out, expr.AnyWrap, depth+1)
}

// without returns the product of the factors of m but the k-th.
func (s *Algebra) without(m *expr.Expr, k, depth int) *expr.Expr {
	if len(m.Ops) == 2 {
		return m.Ops[1-k]
	}
	return s.mul(slices.Delete(slices.Clone(m.Ops), k, k+1), expr.AnyWrap, depth+1)
}

// addFactors: x + x·y → x·(1 + y), and x·y + x·z → x·(y + z).
func (s *Algebra) addFactors(p *[]*expr.Expr, _ expr.Flags, depth int) *expr.Expr {
	ops := *p
	merge := func(i, j int, f, rest *expr.Expr) *expr.Expr {
		outer := s.mul([]*expr.Expr{f, rest}, expr.AnyWrap, depth+1)
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
				return merge(i, j, f, s.add([]*expr.Expr{s.One(inner.Type), inner}, expr.AnyWrap, depth+1))
			}
			for j := i + 1; j < len(ops) && ops[j].Kind == expr.Mul; j++ {
				if n := slices.Index(ops[j].Ops, f); n >= 0 {
					a, b := s.without(m, k, depth), s.without(ops[j], n, depth)
					return merge(i, j, f, s.add([]*expr.Expr{a, b}, expr.AnyWrap, depth+1))
				}
			}
		}
	}
	return nil
}

// addRecurrences folds loop-invariant operands into the start of a recurrence, and recurrences of
// one loop into one.
func (s *Algebra) addRecurrences(p *[]*expr.Expr, flags expr.Flags, depth int) *expr.Expr {
	ops := *p
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

// splitInvariant divides operands into those that l does not change and the others, in order.
func (s *Algebra) splitInvariant(ops []*expr.Expr, l *analysis.Loop) (invariant, rest []*expr.Expr) {
	both := make([]*expr.Expr, len(ops)) // the others from the end
	n, m := 0, len(ops)
	for _, o := range ops {
		if s.AvailableAt(o, l) {
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
	sum := slices.Clone(rec.Ops)
	found := false
	var left []*expr.Expr
	for k, o := range ops {
		if k <= i || o.Kind != expr.AddRec || o.Loop != rec.Loop {
			if k != i {
				left = append(left, o)
			}
			continue
		}
		found = true
		for n, x := range o.Ops {
			if n >= len(sum) {
				sum = append(sum, o.Ops[n:]...)
				break
			}
			sum[n] = s.add([]*expr.Expr{sum[n], x}, expr.AnyWrap, depth+1)
		}
	}
	if !found {
		return nil
	}
	return s.add(append(left, s.Rec(rec.Loop, expr.AnyWrap, sum...)), expr.AnyWrap, depth+1)
}
