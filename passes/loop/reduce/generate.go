package reduce

import (
	"math/bits"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
)

// generate makes the formulae of all uses. What a loop ranges over is what there was before it.
func (r *reducer) generate() {
	each := func(steps ...func(index int, f *formula)) {
		for index, u := range r.uses {
			for _, step := range steps {
				for _, f := range slices.Clone(u.formulae) {
					step(index, f)
				}
			}
		}
	}
	each(func(index int, f *formula) { r.reassociate(index, f, 0) }, r.combine)
	each(r.symbolicOffsets, r.constantOffsets, r.zeroScales, r.scales)
	each(r.truncations)
	r.crossOffsets()
}

const (
	maxReassociations = 3
	maxSubexpressions = 3
)

// registersToSplit are the positions of a formula's registers that have no scale but 1.
func registersToSplit(f *formula) []int {
	var out []int
	for k := range f.base {
		out = append(out, k)
	}
	if f.scale == 1 {
		out = append(out, -1)
	}
	return out
}

// reassociate splits one summand off a register, in all ways:
//
//	reg(a + b + c)   ⇒   reg(a) + reg(b + c), reg(b) + reg(a + c), …
func (r *reducer) reassociate(index int, f *formula, depth int) {
	if depth >= maxReassociations {
		return
	}
	for _, k := range registersToSplit(f) {
		r.splitRegister(index, f, depth, k)
	}
}

func (r *reducer) splitRegister(index int, f *formula, depth, k int) {
	u := r.uses[index]
	var parts []*scev.Expr
	if rest := r.subexpressions(f.register(k), nil, &parts, 0); rest != nil {
		parts = append(parts, rest)
	}
	if len(parts) == 1 {
		return
	}
	for j, part := range parts {
		if part.Kind == scev.Unknown && !r.s.Invariant(part, r.l) || r.alwaysFoldedExpr(u, part, f.size() > 1) {
			continue
		}
		inner := slices.Delete(slices.Clone(parts), j, j+1)
		if len(inner) == 1 && r.alwaysFoldedExpr(u, inner[0], f.size() > 1) {
			continue
		}
		sum := r.s.Sum(inner...)
		if sum.IsZero() {
			continue
		}
		g := f.clone()
		if n, ok := constant(sum); ok && r.w.Target.Reduction.Adds(g.unfolded+n) {
			g.unfolded += n
			g.dropRegister(k)
		} else {
			g.setRegister(k, sum)
		}
		if n, ok := constant(part); ok && r.w.Target.Reduction.Adds(g.unfolded+n) {
			g.unfolded += n
		} else {
			g.base = append(g.base, part)
		}
		r.canonicalize(g)
		if r.insert(index, g) {
			r.reassociate(index, g, depth+1+(bits.Len(uint(len(parts)))-1)>>2)
		}
	}
}

// subexpressions collects summands of e·by and returns the rest of e, nil if there is none.
func (r *reducer) subexpressions(e, by *scev.Expr, parts *[]*scev.Expr, depth int) (rest *scev.Expr) {
	if depth >= maxSubexpressions {
		return e
	}
	times := func(x *scev.Expr) *scev.Expr {
		if by == nil {
			return x
		}
		return r.s.Product(by, x)
	}
	switch {
	case e.Kind == scev.Add:
		for _, o := range e.Ops {
			if rest := r.subexpressions(o, by, parts, depth+1); rest != nil {
				*parts = append(*parts, times(rest))
			}
		}
		return nil
	case e.Kind == scev.AddRec:
		if e.Ops[0].IsZero() || !e.IsAffine() {
			return e
		}
		rest := r.subexpressions(e.Ops[0], by, parts, depth+1)
		if rest != nil && (e.Loop == r.l || rest.Kind != scev.AddRec) {
			*parts = append(*parts, times(rest))
			rest = nil
		}
		if rest == e.Ops[0] {
			return e
		}
		if rest == nil {
			rest = r.s.Zero(r.s.IntType(e.Type))
		}
		return r.s.Rec(e.Loop, scev.AnyWrap, rest, e.Ops[1])
	case e.Kind == scev.Mul && len(e.Ops) == 2 && e.Ops[0].Kind == scev.Const:
		by = times(e.Ops[0])
		if rest := r.subexpressions(e.Ops[1], by, parts, depth+1); rest != nil {
			*parts = append(*parts, r.s.Product(by, rest))
		}
		return nil
	}
	return e
}

// combine adds the registers that are computed before the loop into one.
func (r *reducer) combine(index int, f *formula) {
	n := len(f.base)
	if f.scale == 1 {
		n++
	}
	if f.unfolded != 0 {
		n++
	}
	if n <= 1 {
		return
	}
	left := f.clone()
	left.base = nil
	var before []*scev.Expr
	for _, e := range f.base {
		if r.s.DefinedBefore(e, r.l.Header) && r.s.Disposition(e, r.l) != scev.LoopComputable {
			before = append(before, e)
		} else {
			left.base = append(left.base, e)
		}
	}
	if len(before) == 0 {
		return
	}
	add := func(sum *scev.Expr) {
		if sum.IsZero() {
			return
		}
		g := left.clone()
		g.base = append(g.base, sum)
		r.canonicalize(g)
		r.insert(index, g)
	}
	if len(before) > 1 {
		add(r.s.Sum(before...))
	}
	if left.unfolded != 0 {
		n := r.s.Int(r.s.IntType(before[0].Type), left.unfolded)
		left.unfolded = 0
		add(r.s.Sum(append(before, n)...))
	}
}

// symbolicOffsets takes the address of a global out of a register into the user's address.
func (r *reducer) symbolicOffsets(index int, f *formula) {
	if f.symbol != nil {
		return
	}
	for _, k := range registersToSplit(f) {
		rest, g := r.takeSymbol(f.register(k))
		if g == nil || rest.IsZero() {
			continue
		}
		n := f.clone()
		n.symbol = g
		if r.legal(r.uses[index], n) {
			n.setRegister(k, rest)
			r.insert(index, n)
		}
	}
}

// constantOffsets moves the constants of a use's fixups into registers, and those of registers into
// the user.
func (r *reducer) constantOffsets(index int, f *formula) {
	u := r.uses[index]
	offsets := []int64{u.min}
	if u.max != u.min {
		offsets = append(offsets, u.max)
	}
	for _, k := range registersToSplit(f) {
		e := f.register(k)
		for _, offset := range offsets {
			n := f.clone()
			n.offset -= offset
			if !r.legal(u, n) {
				continue
			}
			if sum := r.s.Sum(r.s.Int(r.s.IntType(e.Type), offset), e); sum.IsZero() {
				n.dropRegister(k)
				r.canonicalize(n)
			} else {
				n.setRegister(k, sum)
			}
			r.insert(index, n)
		}
		rest, imm := r.takeConstant(e)
		if imm == 0 || rest.IsZero() {
			continue
		}
		n := f.clone()
		n.offset += imm
		if r.legal(u, n) {
			n.setRegister(k, rest)
			r.canonicalize(n)
			r.insert(index, n)
		}
	}
}

// zeroScales multiplies what is compared with zero, so that it shares a register with what is
// scaled. Where the factor is not −1 nothing may overflow; of more than two summands, all without
// overflow, the sum still may.
func (r *reducer) zeroScales(index int, f *formula) {
	u := r.uses[index]
	ty := f.typ()
	if u.kind != isZero || u.min != u.max || ty == nil || r.s.Width(ty) > 64 || slices.ContainsFunc(f.registers(), func(e *scev.Expr) bool { return e.Type.IsPtr() }) {
		return
	}
	for _, factor := range r.factors {
		if g := r.zeroScaled(u, f, ty, factor); g != nil {
			r.insert(index, g)
		}
	}
}

func (r *reducer) zeroScaled(u *use, f *formula, ty *ir.Type, factor int64) *formula {
	width := r.s.Width(ty)
	summands := f.size()
	g := f.clone()
	for _, n := range []*int64{&g.offset, &g.unfolded} {
		if *n != 0 {
			summands++
		}
		p, ok := multiplied(*n, factor)
		if !ok || !fits(p, width) {
			return nil
		}
		*n = p
	}
	offset, ok := multiplied(u.min, factor)
	if !ok || !fits(offset, width) || !fits(factor, width) || factor != -1 && summands > 2 {
		return nil
	}
	if !r.foldedRange(offset, offset, u.kind, u.access, g.symbol, g.offset, g.hasBase, g.scale) &&
		!(g.scale == 1 && r.foldedRange(offset, offset, u.kind, u.access, g.symbol, g.offset, true, 0)) {
		return nil
	}
	g.offset += offset - u.min
	by := r.s.Int(ty, factor)
	for k := range g.base {
		g.base[k] = r.s.Product(f.base[k], by)
		if r.quotient(g.base[k], by, false) != f.base[k] {
			return nil
		}
	}
	if f.scaled != nil {
		g.scaled = r.s.Product(f.scaled, by)
		if r.quotient(g.scaled, by, false) != f.scaled {
			return nil
		}
	}
	return g
}

func fits(n int64, width int) bool { return width >= 64 || n>>(width-1) == 0 || n>>(width-1) == -1 }

// scales divides a recurrence by a factor that the user multiplies by.
func (r *reducer) scales(index int, f *formula) {
	ty := f.typ()
	if ty == nil {
		return
	}
	u := r.uses[index]
	f = f.clone()
	if f.scale != 0 && !f.unscale() {
		return
	}
	for _, factor := range r.factors {
		f.scale, f.hasBase = factor, len(f.base) > 1
		if !r.legal(u, f) {
			if u.kind != basic || !u.outside || !r.legalAs(u, special, f) {
				continue
			}
			u.kind = special
		}
		if u.kind == isZero && !f.hasBase && f.offset == 0 && f.symbol == nil || !fits(factor, r.s.Width(ty)) {
			continue
		}
		for k, e := range f.base {
			if e.Kind != scev.AddRec || e.Loop != r.l && !u.outside || e.Type.IsPtr() || factor == 0 {
				continue
			}
			q := r.quotient(e, r.s.Int(r.s.IntType(e.Type), factor), true)
			if q == nil || q.IsZero() {
				continue
			}
			g := f.clone()
			g.scaled = q
			g.drop(k)
			if g.scale == 1 && (len(g.base) == 0 || e.Loop != r.l && u.outside) {
				continue
			}
			if g.scale == 1 && u.outside {
				r.canonicalize(g)
			}
			r.insert(index, g)
		}
	}
}

// truncations let a use of a narrow type take registers of a wide one that others have.
func (r *reducer) truncations(index int, f *formula) {
	ty := f.typ()
	free := r.w.Target.Lowering.FreeTruncate
	if f.symbol != nil || ty == nil || free == nil || slices.ContainsFunc(f.registers(), func(e *scev.Expr) bool { return e.Type.IsPtr() }) {
		return
	}
	for _, wide := range r.types {
		if wide.Bits <= ty.Bits || !free(wide.Bits, ty.Bits) {
			continue
		}
		g := f.clone()
		for k := range g.base {
			g.base[k] = r.s.AnyExtTo(g.base[k], wide)
		}
		if g.scaled != nil {
			g.scaled = r.s.AnyExtTo(g.scaled, wide)
		}
		if slices.ContainsFunc(g.registers(), (*scev.Expr).IsZero) || !slices.ContainsFunc(g.registers(), func(e *scev.Expr) bool { return r.held.byOthers(e, index) }) {
			continue
		}
		r.canonicalize(g)
		r.insert(index, g)
	}
}
