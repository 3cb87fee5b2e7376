package version

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/loopaccess"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/expand"
	"opt-go/passes/simplify"
)

// failure computes at the end of the preheader whether the loop may not be executed as it is going
// to be.
func (v *versioner) failure(info *loopaccess.Info, checks [][2]*loopaccess.Group) ir.Value {
	at := v.check.Term()
	conflict := v.conflicts(checks, at)
	wrong := v.wrong(info.Assumed, at)
	switch {
	case conflict == nil:
		return wrong
	case wrong == nil:
		return conflict
	}
	return either(ir.Before(at), conflict, wrong, "lver.safe")
}

// Conflicts computes before an instruction whether memory overlaps that must not; nil: nothing is
// checked.
func Conflicts(cfg *rewrite.CFG, s *scev.Evolution, checks [][2]*loopaccess.Group, at *ir.Instr) ir.Value {
	return (&versioner{cfg: cfg, s: s}).conflicts(checks, at)
}

// Wrong computes before an instruction whether an assumption on a loop does not hold; nil: nothing
// is assumed.
func Wrong(cfg *rewrite.CFG, s *scev.Evolution, l *analysis.Loop, p *loopaccess.Predicates, at *ir.Instr) ir.Value {
	return (&versioner{cfg: cfg, s: s, l: l}).wrong(p, at)
}

func (v *versioner) conflicts(checks [][2]*loopaccess.Group, at *ir.Instr) (conflict ir.Value) {
	x := NewExpander(v.cfg, v.s, "induction")
	type bounds struct{ low, high ir.Value }
	of := func(g *loopaccess.Group) bounds {
		b := bounds{x.At(g.Low, at), x.At(g.High, at)}
		for _, p := range g.Members {
			if p.Poison {
				return bounds{frozen(v.s, b.low, at), frozen(v.s, b.high, at)}
			}
		}
		return b
	}
	var pairs [][2]bounds
	known := map[*loopaccess.Group]bounds{}
	for _, c := range checks {
		for _, g := range c {
			if _, ok := known[g]; !ok {
				known[g] = of(g)
			}
		}
		pairs = append(pairs, [2]bounds{known[c[0]], known[c[1]]})
	}
	b := ir.Before(at)
	for _, p := range pairs {
		found := both(b, compare(b, ir.ULT, p[0].low, p[1].high, "bound0"), compare(b, ir.ULT, p[1].low, p[0].high, "bound1"), "found.conflict")
		if conflict != nil {
			found = either(b, conflict, found, "conflict.rdx")
		}
		conflict = found
	}
	return conflict
}

// NewExpander returns an expander that takes values of other loops from φs at their exits.
func NewExpander(cfg *rewrite.CFG, s *scev.Evolution, name string) *expand.Expander {
	x := expand.New(s, name)
	x.Close = func(i *ir.Instr) { loop.CloseValues(cfg, []*ir.Instr{i}) }
	return x
}

// frozen freezes what is computed from an address that is not accessed in every iteration.
func frozen(s *scev.Evolution, v ir.Value, at *ir.Instr) ir.Value {
	if valuetracking.DefinedIn(v, at.Block(), s.Dom) {
		return v
	}
	return ir.Before(at).Insert(ir.NewInstr(ir.Freeze, v.Type(), v), ir.NameOf(v)+".fr")
}

// wrong computes whether an assumption does not hold; nil: nothing is assumed.
func (v *versioner) wrong(p *loopaccess.Predicates, at *ir.Instr) (wrong ir.Value) {
	x := NewExpander(v.cfg, v.s, "scev.check")
	b := ir.Before(at)
	for _, q := range p.List {
		var w ir.Value
		if q.One != nil {
			w = compare(b, ir.NE, x.At(q.One, at), ir.NewInt(q.One.Type, 1), "ident.check")
		} else {
			w = v.wraps(x, q, at)
		}
		if p.MayBePoison(q) {
			w = frozen(v.s, w, at)
		}
		if wrong != nil {
			w = either(b, wrong, w, "")
		}
		wrong = w
	}
	return wrong
}

// wraps computes whether a recurrence leaves the range of its type while the loop runs:
//
//	step ≥ 0: start + |step|·count < start      or |step|·count overflows
//	step < 0: start − |step|·count > start
func (v *versioner) wraps(x *expand.Expander, q loopaccess.Predicate, at *ir.Instr) ir.Value {
	rec, s := q.Rec, v.s
	count := s.SymbolicMax(v.l)
	start, step := rec.Ops[0], rec.Ops[1]
	countV, stepV, negV, startV := x.At(count, at), x.At(step, at), x.At(s.Negate(step), at), x.At(start, at)
	b := ir.Before(at)
	ty := s.IntType(rec.Type)
	zero := ir.NewInt(ty, 0)
	negative := compare(b, ir.SLT, stepV, zero, "")
	size := choose(b, negative, negV, stepV)
	var out ir.Value = b.Ctx().NewBool(false)
	if q.Signed || !start.IsZero() || !s.Positive(step) {
		travel, over := product(b, resized(b, countV, ty), size, step.IsOne())
		back := travel
		if rec.Type.IsPtr() { // LLVM makes it whether or not it is needed
			back = b.Sub(zero, travel, "")
		}
		var up, down ir.Value
		less, more := ir.ULT, ir.UGT
		if q.Signed {
			less, more = ir.SLT, ir.SGT
		}
		if !s.Negative(step) {
			up = compare(b, less, moved(b, startV, travel, false), startV, "")
		}
		if !s.Positive(step) {
			down = compare(b, more, moved(b, startV, back, true), startV, "")
		}
		switch {
		case up == nil:
			out = down
		case down == nil:
			out = up
		default:
			out = choose(b, negative, down, up)
		}
		out = either(b, out, over, "")
	}
	if count.Width() > rec.Width() {
		most := bitvec.New(rec.Width(), 0).Not().ZExtOrTrunc(count.Width())
		lost := compare(b, ir.UGT, countV, most.Const(countV.Type()), "")
		out = either(b, out, both(b, lost, compare(b, ir.NE, stepV, zero, ""), ""), "")
	}
	return out
}

// product computes |step|·count and whether that overflows.
func product(b *ir.Builder, count, size ir.Value, one bool) (travel, over ir.Value) {
	ctx := b.Ctx()
	if one {
		return count, ctx.NewBool(false)
	}
	ty := count.Type()
	pair := ctx.Struct(false, ty, ctx.I1)
	f := b.Block().Func().Module().Intrinsic("llvm.umul.with.overflow", ctx.Func(pair, []*ir.Type{ty, ty}, false), expand.PureAttrs(), ty)
	mul := b.Call(f, "mul", size, count)
	part := func(k uint64, ty *ir.Type, name string) ir.Value {
		e := ir.NewInstr(ir.ExtractValue, ty, mul)
		e.SetIndices([]uint64{k})
		return b.Insert(e, name)
	}
	return part(0, ty, "mul.result"), part(1, ctx.I1, "mul.overflow")
}

// moved computes start ± travel; a pointer moves by what is given, which is negative already.
func moved(b *ir.Builder, start, travel ir.Value, back bool) ir.Value {
	if !start.Type().IsPtr() {
		op := ir.Add
		if back {
			op = ir.Sub
		}
		if v := (&simplify.Query{}).Binary(op, 0, start, travel); v != nil {
			return v
		}
		return b.Binary(op, start, travel, 0, "")
	}
	return b.GEP(b.Ctx().I8, start, 0, "", travel)
}

func resized(b *ir.Builder, v ir.Value, ty *ir.Type) ir.Value {
	q := &simplify.Query{}
	op := ir.ZExt
	switch {
	case v.Type().Bits == ty.Bits:
		return v
	case v.Type().Bits > ty.Bits:
		op = ir.Trunc
	}
	if k := q.Cast(op, v, ty); k != nil {
		return k
	}
	return b.Cast(op, v, ty, "")
}

func compare(b *ir.Builder, p ir.Pred, x, y ir.Value, name string) ir.Value {
	q := &simplify.Query{}
	q.Layout = b.Block().Func().Module().Layout
	if v := q.ICmp(p, x, y); v != nil {
		return v
	}
	return b.ICmp(p, x, y, name)
}

func choose(b *ir.Builder, c, x, y ir.Value) ir.Value {
	if k := ir.AsInt(c); k != nil {
		if k.IsZero() {
			return y
		}
		return x
	}
	return b.Select(c, x, y, "")
}

func either(b *ir.Builder, x, y ir.Value, name string) ir.Value {
	return logical(b, ir.Or, x, y, name)
}

func both(b *ir.Builder, x, y ir.Value, name string) ir.Value {
	return logical(b, ir.And, x, y, name)
}

// logical makes x op y of two truth values, or what that simplifies to.
func logical(b *ir.Builder, op ir.Op, x, y ir.Value, name string) ir.Value {
	for range 2 {
		if k := ir.AsInt(y); k != nil {
			if k.IsZero() == (op == ir.Or) {
				return x
			}
			return y
		}
		x, y = y, x
	}
	return b.Binary(op, x, y, 0, name)
}
