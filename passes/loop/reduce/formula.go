package reduce

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/scev"
)

// formula is one computation of the value of a use:
//
//	symbol + offset + Σ base + scale·scaled + unfolded
//
// offset is part of the user (an address, or the constant that a comparison is with), unfolded is
// an addition of its own.
type formula struct {
	symbol   ir.GlobalValue
	offset   int64
	base     []*scev.Expr
	scaled   *scev.Expr
	scale    int64
	hasBase  bool // the user has a place for a register that is not scaled
	unfolded int64
}

func (f *formula) clone() *formula {
	g := *f
	g.base = slices.Clone(f.base)
	return &g
}

// registers are those that the formula takes, the scaled one last.
func (f *formula) registers() []*scev.Expr {
	if f.scaled == nil {
		return f.base
	}
	return append(slices.Clip(f.base), f.scaled)
}

func (f *formula) size() int {
	n := len(f.base)
	if f.scaled != nil {
		n++
	}
	return n
}

func (f *formula) names(e *scev.Expr) bool { return f.scaled == e || slices.Contains(f.base, e) }

// namesConst reports a register that is the constant n.
func (f *formula) namesConst(n int64) bool {
	return slices.ContainsFunc(f.registers(), func(e *scev.Expr) bool {
		v, ok := constant(e)
		return ok && v == n
	})
}

// typ is the type that the formula computes in; nil: it is only constants.
func (f *formula) typ() *ir.Type {
	switch {
	case len(f.base) > 0:
		return f.base[0].Type
	case f.scaled != nil:
		return f.scaled.Type
	case f.symbol != nil:
		return f.symbol.Type()
	}
	return nil
}

// endsAtZero reports that a comparison with zero needs no other constant than zero.
func (f *formula) endsAtZero() bool {
	return f.unfolded == 0 && f.offset == 0 && len(f.base) == 1 && f.scaled == nil
}

func (f *formula) drop(k int) {
	last := len(f.base) - 1
	f.base[k] = f.base[last]
	f.base = f.base[:last]
}

// register returns register k of base, or the scaled one where k is negative.
func (f *formula) register(k int) *scev.Expr {
	if k < 0 {
		return f.scaled
	}
	return f.base[k]
}

func (f *formula) setRegister(k int, e *scev.Expr) {
	if k < 0 {
		f.scaled = e
	} else {
		f.base[k] = e
	}
}

func (f *formula) dropRegister(k int) {
	if k < 0 {
		f.scaled, f.scale = nil, 0
	} else {
		f.drop(k)
	}
}

// unscale makes a register with scale 1 one of base.
func (f *formula) unscale() bool {
	if f.scale != 1 {
		return false
	}
	f.base, f.scaled, f.scale = append(f.base, f.scaled), nil, 0
	return true
}

// canonical reports the one form of formulae that are the same sum: of several registers one has
// scale 1, a recurrence of the loop if there is one.
func (r *reducer) canonical(f *formula) bool {
	switch {
	case f.scaled == nil:
		return len(f.base) <= 1
	case f.scale != 1:
		return true
	case len(f.base) == 0:
		return false
	case r.variesIn(f.scaled):
		return true
	}
	return !slices.ContainsFunc(f.base, r.variesIn)
}

func (r *reducer) variesIn(e *scev.Expr) bool {
	return e.Contains(func(o *scev.Expr) bool { return o.Kind == scev.AddRec && o.Loop == r.l })
}

func (r *reducer) canonicalize(f *formula) {
	if r.canonical(f) {
		return
	}
	if len(f.base) == 0 {
		f.base, f.scaled, f.scale = []*scev.Expr{f.scaled}, nil, 0
		return
	}
	if f.scaled == nil {
		last := len(f.base) - 1
		f.scaled, f.scale, f.base = f.base[last], 1, f.base[:last]
	}
	if r.variesIn(f.scaled) {
		return
	}
	if k := slices.IndexFunc(f.base, r.variesIn); k >= 0 {
		f.scaled, f.base[k] = f.base[k], f.scaled
	}
}

// match makes the first formula of an expression: what is computed before the loop in one register,
// and what is not in another.
func (r *reducer) match(e *scev.Expr) *formula {
	var before, within []*scev.Expr
	r.parts(e, &before, &within)
	f := &formula{}
	for _, list := range [][]*scev.Expr{before, within} {
		if len(list) == 0 {
			continue
		}
		if sum := r.s.Sum(list...); !sum.IsZero() {
			f.base = append(f.base, sum)
		}
		f.hasBase = true
	}
	r.canonicalize(f)
	return f
}

func (r *reducer) parts(e *scev.Expr, before, within *[]*scev.Expr) {
	switch {
	case r.s.DefinedBefore(e, r.l.Header):
		*before = append(*before, e)
	case e.Kind == scev.Add:
		for _, o := range e.Ops {
			r.parts(o, before, within)
		}
	case e.IsAffine() && !e.Ops[0].IsZero():
		r.parts(e.Ops[0], before, within)
		r.parts(r.s.Rec(e.Loop, scev.AnyWrap, r.s.Zero(r.s.IntType(e.Type)), e.Ops[1]), before, within)
	case e.Kind == scev.Mul && e.Ops[0].IsAllOnes():
		var b, w []*scev.Expr
		r.parts(r.s.Product(e.Ops[1:]...), &b, &w)
		for _, o := range b {
			*before = append(*before, r.s.Negate(o))
		}
		for _, o := range w {
			*within = append(*within, r.s.Negate(o))
		}
	default:
		*within = append(*within, e)
	}
}

// constant returns the value of a constant of at most 64 bits.
func constant(e *scev.Expr) (int64, bool) {
	n, ok := e.IsConst()
	if !ok || e.Width() > 64 {
		return 0, false
	}
	return n.Int64()
}

// takeConstant splits the constant off a sum, and off the start of a recurrence.
func (r *reducer) takeConstant(e *scev.Expr) (rest *scev.Expr, n int64) {
	switch e.Kind {
	case scev.Const:
		if n, ok := constant(e); ok {
			return r.s.Zero(r.s.IntType(e.Type)), n
		}
	case scev.Add:
		first, n := r.takeConstant(e.Ops[0])
		if n != 0 {
			return r.s.Sum(append([]*scev.Expr{first}, e.Ops[1:]...)...), n
		}
	case scev.AddRec:
		first, n := r.takeConstant(e.Ops[0])
		if n != 0 {
			return r.s.Rec(e.Loop, scev.AnyWrap, append([]*scev.Expr{first}, e.Ops[1:]...)...), n
		}
	}
	return e, 0
}

// takeSymbol splits a global off a sum, and off the start of a recurrence.
func (r *reducer) takeSymbol(e *scev.Expr) (rest *scev.Expr, g ir.GlobalValue) {
	switch e.Kind {
	case scev.Unknown:
		if g, ok := e.Value.(ir.GlobalValue); ok {
			return r.s.Zero(r.s.IntType(e.Type)), g
		}
	case scev.Add:
		last := len(e.Ops) - 1
		part, g := r.takeSymbol(e.Ops[last])
		if g != nil {
			return r.s.Sum(append(slices.Clone(e.Ops[:last]), part)...), g
		}
	case scev.AddRec:
		first, g := r.takeSymbol(e.Ops[0])
		if g != nil {
			return r.s.Rec(e.Loop, scev.AnyWrap, append([]*scev.Expr{first}, e.Ops[1:]...)...), g
		}
	}
	return e, nil
}

// quotient returns e / by where the division has no remainder; nil: it has one, or may have. With
// modulo set only quotient·by = e modulo 2^width is asked, which is enough where the quotient is
// multiplied by the divisor again; else the quotient is that of e as a signed number.
func (r *reducer) quotient(e, by *scev.Expr, modulo bool) *scev.Expr {
	if e == by {
		return r.s.One(r.s.IntType(e.Type))
	}
	d, isConst := by.IsConst()
	switch {
	case isConst && d.IsAllOnes():
		if e.Type.IsPtr() {
			return nil
		}
		return r.s.Negate(e)
	case isConst && d.IsOne():
		return e
	}
	switch e.Kind {
	case scev.Const:
		if !isConst || d.IsZero() {
			return nil
		}
		return divided(r.s, e, d)
	case scev.AddRec:
		if !e.IsAffine() || e.Type.IsPtr() || !modulo && !r.extends(e) {
			return nil
		}
		step := r.quotient(e.Ops[1], by, modulo)
		if step == nil {
			return nil
		}
		start := r.quotient(e.Ops[0], by, modulo)
		if start == nil {
			return nil
		}
		return r.s.Rec(e.Loop, scev.AnyWrap, start, step)
	case scev.Add:
		if e.Type.IsPtr() || !modulo && !r.extends(e) {
			return nil
		}
		ops := make([]*scev.Expr, len(e.Ops))
		for k, o := range e.Ops {
			if ops[k] = r.quotient(o, by, modulo); ops[k] == nil {
				return nil
			}
		}
		return r.s.Sum(ops...)
	case scev.Mul:
		if !modulo && !r.extends(e) {
			return nil
		}
		for k, o := range e.Ops {
			if q := r.quotient(o, by, modulo); q != nil {
				ops := slices.Clone(e.Ops)
				ops[k] = q
				return r.s.Product(ops...)
			}
		}
	}
	return nil
}

// divided is the quotient of constants.
func divided(s *scev.Evolution, e *scev.Expr, d bitvec.Int) *scev.Expr {
	a, ok1 := constant(e)
	b, ok2 := d.Int64()
	if !ok1 || !ok2 || b == 0 || a%b != 0 || b == -1 && e.Num.IsMinSigned() {
		return nil
	}
	return s.ConstOf(bitvec.Signed(e.Width(), a/b))
}

// extends reports that an expression does not overflow as a signed number: that its extension to
// twice the width is the same operation on extended operands.
func (r *reducer) extends(e *scev.Expr) bool {
	if e.Width() > 64 {
		return false
	}
	wide := e.Type.Context().Int(2 * e.Width())
	return r.s.SExtTo(e, wide).Kind == e.Kind
}
