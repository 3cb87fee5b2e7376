package slsr

import (
	"opt-go/frontend/ir"
	"opt-go/passes/gpu/straightline"
)

// deltaKind says in which part a candidate differs from its basis.
type deltaKind uint8

const (
	indexDelta  deltaKind = iota // (i' - i)·S, a constant number of strides
	baseDelta                    // B' - B
	strideDelta                  // i·(S' - S)
	deltaKinds
)

// delta is the part's difference, which is a constant or a value that is available.
type delta struct {
	kind  deltaKind
	value ir.Value
}

func (d delta) constant() *ir.Const {
	k, ok := d.value.(*ir.Const)
	if !ok || k.Kind != ir.IntConst {
		return nil
	}
	return k
}

// addWithDelta is add as LLVM 22 has it: a candidate may differ from its basis in any one part, and
// by a value instead of a constant if an instruction computes it already.
//
//	%x = getelementptr i32, ptr %p, i64 %i           %x = getelementptr i32, ptr %p, i64 %i
//	%k = add i64 %i, %j                          ⇒   %b = shl i64 %j, 2
//	%y = getelementptr i32, ptr %p, i64 %k           %y = getelementptr i8, ptr %x, i64 %b
//
// Preferred are a constant number of strides, then constants in other parts, then values.
func (s *strengthReducer) addWithDelta(base exprID, k candidate) {
	k.basis, k.until, k.base, k.strideExpr = -1, s.until, base, s.exprs.of(k.stride)
	if i, ok := k.stride.(*ir.Instr); ok {
		s.available[k.strideExpr] = append(s.available[k.strideExpr], i)
	}
	for kind := range deltaKinds {
		k.under[kind] = s.closest(&k, kind)
	}
	if !s.folds(&k) && s.shapeOf(&k).cost() < oneInstrOneVar {
		s.findBasis(&k)
		s.shorten(&k)
	}
	n := int32(len(s.candidates))
	s.candidates = append(s.candidates, k)
	for kind := range deltaKinds {
		*s.alike(&k, kind) = n + 1
	}
}

// alike returns where the number of the closest candidate is, plus 1, that is equal to k in all
// parts but the one that kind names.
func (s *strengthReducer) alike(k *candidate, kind deltaKind) *int32 {
	index := uint64(uint32(s.strideNumber(k.index)))
	tables := &s.alikes[k.form]
	switch kind {
	case baseDelta:
		return tables[kind].At(int32(k.strideExpr), index)
	case strideDelta:
		return tables[kind].At(int32(k.base), index)
	}
	return tables[indexDelta].At(int32(k.base), uint64(k.strideExpr))
}

// closest returns the closest of these that is in force, -1 if there is none.
func (s *strengthReducer) closest(k *candidate, kind deltaKind) int32 {
	top := *s.alike(k, kind) - 1
	for top >= 0 && s.candidates[top].until < s.now {
		top = s.candidates[top].under[kind]
	}
	return top
}

func (s *strengthReducer) findBasis(k *candidate) {
	for kind := range deltaKinds {
		if k.form == mulForm && kind != indexDelta { // nothing is a product plus a part of it
			return
		}
		tried := 0
		for basis := k.under[kind]; basis >= 0 && tried < lookBack; basis = s.candidates[basis].under[kind] {
			tried++
			if s.tryBasis(k, basis, kind) {
				return
			}
		}
	}
}

// tryBasis makes an earlier candidate the basis of k if it is better than what k has, and reports
// whether it is best, having a constant delta.
func (s *strengthReducer) tryBasis(k *candidate, basis int32, kind deltaKind) bool {
	b := &s.candidates[basis]
	if b.ins == k.ins || b.ins.Type() != k.ins.Type() {
		return false
	}
	d, ok := s.deltaFrom(b, k, kind)
	if !ok || k.basis >= 0 && d.constant() == nil {
		return false
	}
	try := *k
	try.basis, try.delta = basis, d
	if kind == indexDelta && s.shapeOf(k).cost() > try.rewriteCost() || !s.weigh(b, &try).ok {
		return false
	}
	k.basis, k.delta = basis, d
	return d.constant() != nil
}

// deltaFrom returns the difference of k's part from b's.
func (s *strengthReducer) deltaFrom(b, k *candidate, kind deltaKind) (d delta, ok bool) {
	d.kind = kind
	switch kind {
	case indexDelta:
		d.value = s.indexDifference(b, k)
	case baseDelta:
		d.value = s.difference(b.base, k.base, k.ins)
	case strideDelta:
		if b.stride.Type() != k.stride.Type() {
			return d, false
		}
		d.value = s.difference(b.strideExpr, k.strideExpr, k.ins)
	}
	return d, d.value != nil
}

// difference returns a value that is to - from and is available at an instruction; nil if there is
// none.
func (s *strengthReducer) difference(from, to exprID, at *ir.Instr) ir.Value {
	e := s.exprs
	w := int(e.sums[to].width)
	if w == 0 || int(e.sums[from].width) != w {
		return nil
	}
	n := e.add(to, e.scale(from, ^uint64(0)))
	sum := e.sums[n]
	if sum.count == 0 {
		return ir.NewInt(s.f.Ctx().Int(w), sum.constant)
	}
	if v := e.origin(n); v != nil && v.Type().Kind == ir.IntKind {
		return v
	}
	if i := straightline.ClosestDominator(s.dom, s.available, n, at); i != nil {
		return i
	}
	return nil
}

// exactStride reports whether a delta d of strides that are narrower than addresses is one of the
// sign-extended strides, too: the narrow sum must not wrap. Flags are judged as they are now.
func (s *strengthReducer) exactStride(b, k *candidate, d ir.Value) bool {
	e, w := s.exprs, s.dl.IndexBits(k.ins.Type().Space)
	if k.stride.Type().Bits == w {
		return true
	}
	wide := e.add(e.cast(ir.SExt, k.stride, w), e.scale(e.cast(ir.SExt, b.stride, w), ^uint64(0)))
	if wide == e.cast(ir.SExt, d, w) {
		return true
	}
	i, ok := k.stride.(*ir.Instr)
	if !ok || i.Op() != ir.Add || !i.HasFlag(ir.NSW) {
		return false
	}
	x, y, delta := e.of(i.Operand(0)), e.of(i.Operand(1)), e.of(d)
	return x == b.strideExpr && y == delta || y == b.strideExpr && x == delta
}

// shorten replaces the basis by the basis of that one, and so on, while the delta stays a constant
// that is as cheap: what depends on one value can be computed at one time.
func (s *strengthReducer) shorten(k *candidate) {
	if k.basis < 0 || k.form == mulForm {
		return
	}
	for {
		next := s.candidates[k.basis].basis
		if next < 0 {
			return
		}
		root := &s.candidates[next]
		try := *k
		d, ok := s.shorterDelta(root, k)
		if try.basis, try.delta = next, d; !ok || !s.weigh(root, &try).ok {
			return
		}
		k.basis, k.delta = next, d
	}
}

func (s *strengthReducer) shorterDelta(root, k *candidate) (d delta, ok bool) {
	if root.ins == k.ins || root.ins.Type() != k.ins.Type() {
		return d, false
	}
	sameBase, sameStride, sameIndex := root.base == k.base, root.strideExpr == k.strideExpr, root.index == k.index
	if sameBase && sameStride {
		d, _ = s.deltaFrom(root, k, indexDelta)
		if n := d.constant(); n.IsZero() || isOne(n) || s.exprs.sums[k.strideExpr].count == 0 && s.exprs.sums[k.strideExpr].width != 0 {
			return d, true
		}
	}
	switch {
	case sameBase && sameIndex:
		d, ok = s.deltaFrom(root, k, strideDelta)
	case sameStride && sameIndex:
		d, ok = s.deltaFrom(root, k, baseDelta)
	}
	return d, ok && d.constant() != nil
}

// rewriteBest rewrites each instruction by the candidate that makes it cheapest, in reverse order:
// a basis, a stride and a delta come before their candidate, and are still there then.
func (s *strengthReducer) rewriteBest() {
	for end := len(s.candidates); end > 0; {
		start := end - 1
		for start > 0 && s.candidates[start-1].ins == s.candidates[end-1].ins {
			start--
		}
		for {
			best, cost := (*candidate)(nil), unknownEfficiency
			for n := end - 1; n >= start; n-- {
				if k := &s.candidates[n]; k.basis >= 0 && k.rewriteCost() > cost {
					best, cost = k, k.rewriteCost()
				}
			}
			if best == nil || s.rewrite(best) {
				break
			}
			best.basis = -1
		}
		end = start
	}
}
