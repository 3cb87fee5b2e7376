package scev

import (
	"slices"
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
)

// Sum returns the sum of the operands, which may overflow.
func (s *Algebra) Sum(ops ...*Expr) *Expr { return s.SumFlags(AnyWrap, ops...) }

// SumFlags returns the sum of the operands, which does not overflow in the sense of flags (nsw,
// nuw).
func (s *Algebra) SumFlags(flags Flags, ops ...*Expr) *Expr {
	return s.add(append(make([]*Expr, 0, len(ops)+2), ops...), flags, 0)
}

// Minus returns a − b. Of two pointers that are not known to have the same base there is no
// difference: nil.
func (s *Algebra) Minus(a, b *Expr) *Expr { return s.minus(a, b, AnyWrap, 0) }

// MinusFlags is Minus with flags of the subtraction, nuw and nsw.
func (s *Algebra) MinusFlags(flags Flags, a, b *Expr) *Expr { return s.minus(a, b, flags, 0) }

func (s *Algebra) minus(a, b *Expr, flags Flags, depth int) *Expr {
	if a == b {
		return s.Zero(a.Type)
	}
	if b.Type.IsPtr() {
		if !a.Type.IsPtr() || s.Base(a) != s.Base(b) {
			return nil
		}
		a, b = s.withoutBase(a), s.withoutBase(b)
	}
	// a − b is a + −1·b. The negation overflows for the smallest b alone, and with a ≥ 0 that b
	// makes the difference overflow too.
	var out, negation Flags
	if !s.SignedRange(b).SMin().IsMinSigned() {
		out, negation = flags&NSW, NSW
	} else if s.NonNegative(a) {
		out = flags & NSW
	}
	return s.add([]*Expr{a, s.negateFlags(b, negation, depth)}, out, depth)
}

// Negate returns −e.
func (s *Algebra) Negate(e *Expr) *Expr { return s.negateFlags(e, AnyWrap, 0) }

// NegateFlags is Negate with flags of the negation, nuw and nsw.
func (s *Algebra) NegateFlags(flags Flags, e *Expr) *Expr { return s.negateFlags(e, flags, 0) }

func (s *Algebra) negateFlags(e *Expr, flags Flags, depth int) *Expr {
	if n, ok := e.IsConst(); ok {
		return s.ConstOf(n.Neg())
	}
	return s.mul([]*Expr{e, s.ConstOf(bitvec.AllOnes(e.width))}, flags, depth)
}

// Not returns the bitwise complement, −1 − e.
func (s *Algebra) Not(e *Expr) *Expr {
	if n, ok := e.IsConst(); ok {
		return s.ConstOf(n.Not())
	}
	if inner := s.notOfMinMax(e); inner != nil {
		return inner
	}
	return s.Minus(s.Int(e.Type, -1), e)
}

// notOfMinMax rewrites the complement of a minimum of complements as a maximum, and of a maximum as
// a minimum.
func (s *Algebra) notOfMinMax(e *Expr) *Expr {
	if !e.isMinMax() {
		return nil
	}
	var ops []*Expr
	for _, o := range e.Ops {
		inner := matchNot(o)
		if inner == nil {
			return nil
		}
		ops = append(ops, inner)
	}
	opposite := map[Kind]Kind{UMax: UMin, UMin: UMax, SMax: SMin, SMin: SMax}
	return s.MinMax(opposite[e.Kind], ops...)
}

// matchNot returns x where e is −1 + −1·x.
func matchNot(e *Expr) *Expr {
	if e.Kind == Add && len(e.Ops) == 2 && e.Ops[0].IsAllOnes() && e.Ops[1].negated() {
		return e.Ops[1].Ops[1]
	}
	return nil
}

// Base returns the pointer that a pointer expression is computed from, by adding.
func (s *Algebra) Base(e *Expr) *Expr {
	for {
		var next *Expr
		switch e.Kind {
		case AddRec:
			next = e.Ops[0]
		case Add:
			for _, o := range e.Ops {
				if o.Type.IsPtr() {
					next = o
				}
			}
		}
		if next == nil {
			return e
		}
		e = next
	}
}

// withoutBase returns the offset from the base of a pointer expression.
func (s *Algebra) withoutBase(e *Expr) *Expr {
	switch e.Kind {
	case AddRec:
		ops := slices.Clone(e.Ops)
		ops[0] = s.withoutBase(ops[0])
		return s.Rec(e.Loop, AnyWrap, ops...)
	case Add:
		ops := slices.Clone(e.Ops)
		for k, o := range ops {
			if o.Type.IsPtr() {
				ops[k] = s.withoutBase(o)
			}
		}
		return s.Sum(ops...)
	}
	return s.Zero(s.IntType(e.Type))
}

// foldConstants merges the constants at the front of ops with op.
func (s *Algebra) foldConstants(ops []*Expr, op func(a, b bitvec.Int) bitvec.Int) []*Expr {
	for len(ops) > 1 && ops[0].Kind == Const && ops[1].Kind == Const {
		ops[1] = s.ConstOf(op(ops[0].Num, ops[1].Num))
		ops = ops[1:]
	}
	return ops
}

// add folds and makes a sum; it takes ops for its own.
func (s *Algebra) add(ops []*Expr, flags Flags, depth int) *Expr {
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
	if depth > maxArithDepth || huge(ops) {
		return s.unique(Add, ty, nil, s.strengthen(Add, ops, flags), ops...)
	}
	if e := s.existing(Add, ty, nil, ops...); e != nil {
		if !e.Has(flags & (NUW | NSW)) {
			s.addFlags(e, s.strengthen(Add, ops, flags))
		}
		return e
	}
	for _, fold := range [...]func(*Algebra, *[]*Expr, Flags, int) *Expr{
		(*Algebra).addRepeated, (*Algebra).addTruncated, (*Algebra).addToConstant, (*Algebra).addRemainder,
		(*Algebra).addNested, (*Algebra).addScaled, (*Algebra).addFactors, (*Algebra).addRecurrences,
	} {
		if e := fold(s, &ops, flags, depth); e != nil {
			return e
		}
	}
	return s.unique(Add, ty, nil, s.strengthen(Add, ops, flags), ops...)
}

func sumType(ops []*Expr) *ir.Type {
	for _, o := range ops {
		if o.Type.IsPtr() {
			return o.Type
		}
	}
	return ops[0].Type
}

// addRepeated: x + y + y → x + 2·y.
func (s *Algebra) addRepeated(p *[]*Expr, flags Flags, depth int) *Expr {
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
		m := s.mul([]*Expr{s.Int(ops[i].Type, int64(n)), ops[i]}, AnyWrap, depth+1)
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
func firstVariable(ops []*Expr) int {
	if ops[0].Kind == Const {
		return 1
	}
	return 0
}

// addTruncated computes a sum of truncated values in the wide type, if it becomes simple there.
func (s *Algebra) addTruncated(p *[]*Expr, _ Flags, depth int) *Expr {
	ops := *p
	src := truncSource(ops[firstVariable(ops)])
	if src == nil {
		return nil
	}
	var large []*Expr
	for _, o := range ops {
		w := s.widened(o, src)
		if w == nil && o.Kind == Mul {
			var factors []*Expr
			for _, f := range o.Ops {
				g := s.widened(f, src)
				if g == nil {
					return nil
				}
				factors = append(factors, g)
			}
			w = s.mul(factors, AnyWrap, depth+1)
		}
		if w == nil {
			return nil
		}
		large = append(large, w)
	}
	ty := ops[0].Type
	if e := s.add(large, AnyWrap, depth+1); e.Kind == Const || e.Kind == Unknown {
		return s.TruncTo(e, ty)
	}
	return nil
}

func truncSource(e *Expr) *ir.Type {
	if e.Kind == Mul {
		e = e.Ops[len(e.Ops)-1]
	}
	if e.Kind == Trunc {
		return e.Ops[0].Type
	}
	return nil
}

// widened returns the operand of the truncation e, or a constant in the wider type.
func (s *Algebra) widened(e *Expr, src *ir.Type) *Expr {
	switch {
	case e.Kind == Const:
		return s.ConstOf(e.Num.SExtOrTrunc(src.Bits))
	case e.Kind == Trunc && e.Ops[0].Type == src:
		return e.Ops[0]
	}
	return nil
}

// addToConstant: c + (d + x) keeps the inner sum's flags when the constant gets smaller.
func (s *Algebra) addToConstant(p *[]*Expr, _ Flags, _ int) *Expr {
	ops := *p
	if len(ops) != 2 || ops[0].Kind != Const || ops[1].Kind != Add || ops[1].Ops[0].Kind != Const {
		return nil
	}
	inner := ops[1]
	c1 := inner.Ops[0].Num
	sum := c1.Add(ops[0].Num)
	var flags Flags
	if inner.Has(NUW) && sum.ULE(c1) {
		flags |= NUW
	}
	if inner.Has(NSW) && c1.IsNegative() == sum.IsNegative() && sum.Abs().ULE(c1.Abs()) {
		flags |= NSW
	}
	if flags == 0 {
		return nil
	}
	rest := slices.Clone(inner.Ops)
	rest[0] = s.ConstOf(sum)
	return s.add(rest, flags, 0)
}

// addRemainder: x − x mod y → y · (x / y).
func (s *Algebra) addRemainder(p *[]*Expr, _ Flags, _ int) *Expr {
	ops := *p
	if len(ops) != 2 || !ops[0].negated() {
		return nil
	}
	if x, y := s.matchRemainder(ops[0].Ops[1]); x != nil && x == ops[1] {
		return s.Product(y, s.Quotient(x, y))
	}
	return nil
}

// addNested: a + (b + c) → a + b + c.
func (s *Algebra) addNested(p *[]*Expr, flags Flags, depth int) *Expr {
	ops := *p
	common := flags & NUW
	var flat, inner []*Expr
	for _, o := range ops {
		if o.Kind == Add && len(ops) <= addInlineLimit && len(o.Ops) <= addInlineLimit {
			inner = append(inner, o.Ops...)
			common &= o.Flags
		} else {
			flat = append(flat, o)
		}
	}
	if len(inner) == 0 {
		return nil
	}
	return s.add(append(flat, inner...), common, depth+1)
}

// scaled collects the summands of a sum by their factor besides a constant.
type scaled struct {
	by    map[*Expr]bitvec.Int
	order []*Expr
	sum   bitvec.Int // constants
}

func (m *scaled) put(e *Expr, scale bitvec.Int) (seen bool) {
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
func (s *Algebra) collect(m *scaled, ops []*Expr, scale bitvec.Int) bool {
	interesting := false
	for _, o := range ops {
		switch {
		case o.Kind == Const:
			interesting = interesting || !scale.IsOne() || !m.sum.IsZero() || o.IsZero()
			m.sum = m.sum.Add(scale.Mul(o.Num))
		case o.Kind == Mul && o.Ops[0].Kind == Const:
			inner := scale.Mul(o.Ops[0].Num)
			if len(o.Ops) == 2 && o.Ops[1].Kind == Add {
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
func (s *Algebra) addScaled(p *[]*Expr, _ Flags, depth int) *Expr {
	ops := *p
	if !slices.ContainsFunc(ops, func(e *Expr) bool { return e.Kind == Mul }) {
		return nil
	}
	w := ops[0].width
	m := &scaled{by: map[*Expr]bitvec.Int{}, sum: bitvec.Zero(w)}
	if !s.collect(m, ops, bitvec.One(w)) {
		return nil
	}
	byScale := map[string][]*Expr{}
	var scales []bitvec.Int
	for _, e := range m.order {
		c := m.by[e]
		if byScale[c.String()] == nil {
			scales = append(scales, c)
		}
		byScale[c.String()] = append(byScale[c.String()], e)
	}
	sort.Slice(scales, func(i, j int) bool { return scales[i].ULT(scales[j]) })
	var out []*Expr
	if !m.sum.IsZero() {
		out = append(out, s.ConstOf(m.sum))
	}
	for _, c := range scales {
		if c.IsZero() {
			continue
		}
		e := s.add(byScale[c.String()], AnyWrap, depth+1)
		if !c.IsOne() {
			e = s.mul([]*Expr{s.ConstOf(c), e}, AnyWrap, depth+1)
		}
		out = append(out, e)
	}
	switch len(out) {
	case 0:
		return s.Zero(s.IntType(ops[0].Type))
	case 1:
		return out[0]
	}
	return s.add(out, AnyWrap, depth+1)
}

// without returns the product of the factors of m but the k-th.
func (s *Algebra) without(m *Expr, k, depth int) *Expr {
	if len(m.Ops) == 2 {
		return m.Ops[1-k]
	}
	return s.mul(slices.Delete(slices.Clone(m.Ops), k, k+1), AnyWrap, depth+1)
}

// addFactors: x + x·y → x·(1 + y), and x·y + x·z → x·(y + z).
func (s *Algebra) addFactors(p *[]*Expr, _ Flags, depth int) *Expr {
	ops := *p
	merge := func(i, j int, f, rest *Expr) *Expr {
		outer := s.mul([]*Expr{f, rest}, AnyWrap, depth+1)
		if len(ops) == 2 {
			return outer
		}
		var left []*Expr
		for k, o := range ops {
			if k != i && k != j {
				left = append(left, o)
			}
		}
		return s.add(append(left, outer), AnyWrap, depth+1)
	}
	for i, m := range ops {
		if m.Kind != Mul {
			continue
		}
		for k, f := range m.Ops {
			if f.Kind == Const {
				continue
			}
			if j := slices.Index(ops, f); j >= 0 {
				inner := s.without(m, k, depth)
				return merge(i, j, f, s.add([]*Expr{s.One(inner.Type), inner}, AnyWrap, depth+1))
			}
			for j := i + 1; j < len(ops) && ops[j].Kind == Mul; j++ {
				if n := slices.Index(ops[j].Ops, f); n >= 0 {
					a, b := s.without(m, k, depth), s.without(ops[j], n, depth)
					return merge(i, j, f, s.add([]*Expr{a, b}, AnyWrap, depth+1))
				}
			}
		}
	}
	return nil
}

// addRecurrences folds loop-invariant operands into the start of a recurrence, and recurrences of
// one loop into one.
func (s *Algebra) addRecurrences(p *[]*Expr, flags Flags, depth int) *Expr {
	ops := *p
	for i := 0; i < len(ops); i++ {
		rec := ops[i]
		if rec.Kind != AddRec {
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
func (s *Algebra) splitInvariant(ops []*Expr, l *analysis.Loop) (invariant, rest []*Expr) {
	for _, o := range ops {
		if s.AvailableAt(o, l) {
			invariant = append(invariant, o)
		} else {
			rest = append(rest, o)
		}
	}
	return invariant, rest
}

// addToStart: n + i + {start,+,step} → n + {i + start,+,step}.
func (s *Algebra) addToStart(rec *Expr, invariant, rest []*Expr, flags Flags, depth int) *Expr {
	flags = s.strengthen(Add, append(slices.Clone(invariant), rec), flags)
	starts := append(slices.Clone(invariant), rec.Ops[0])
	startFlags := flags & (NUW | NSW)
	if startFlags != 0 && !s.Reaches(rec.Loop.Header.First(), starts) {
		startFlags = AnyWrap // the sum is known not to overflow only where the loop is entered
	}
	ops := slices.Clone(rec.Ops)
	ops[0] = s.add(starts, startFlags, depth+1)
	sum := s.Rec(rec.Loop, rec.Flags&(flags|NW), ops...)
	if len(rest) == 1 {
		return sum
	}
	rest[slices.Index(rest, rec)] = sum
	return s.add(rest, AnyWrap, depth+1)
}

// addSameLoop: {a,+,b} + {c,+,d} → {a + c,+,b + d} for recurrences of one loop.
func (s *Algebra) addSameLoop(ops []*Expr, i, depth int) *Expr {
	rec := ops[i]
	sum := slices.Clone(rec.Ops)
	found := false
	var left []*Expr
	for k, o := range ops {
		if k <= i || o.Kind != AddRec || o.Loop != rec.Loop {
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
			sum[n] = s.add([]*Expr{sum[n], x}, AnyWrap, depth+1)
		}
	}
	if !found {
		return nil
	}
	return s.add(append(left, s.Rec(rec.Loop, AnyWrap, sum...)), AnyWrap, depth+1)
}
