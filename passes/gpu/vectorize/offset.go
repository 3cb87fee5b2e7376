package vectorize

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
	"opt-go/passes/simplify/constfold"
)

// Distances between addresses.
//
// An address is written as a sum of terms coefficient · ext(value) and a constant, modulo 2^64. A
// sum that is extended is decomposed where its flags say that it does not overflow: the flags
// hold, since the accesses at both addresses are executed, and would be undefined with a poisoned
// address.

// maxFormDepth bounds how deep address computations are decomposed, maxFormTerms how many terms
// they may have, and maxFormSteps how many operations are visited for one address: where each is
// used twice by the next, there are 2^depth paths. Beyond that only constants are split off.
const (
	maxFormDepth = 32
	maxFormTerms = 16
	maxFormSteps = 256
)

// maxSelectDepth bounds how many pairs of selects are looked through, as in LLVM.
const maxSelectDepth = 8

type extension uint8

const (
	noExtension extension = iota
	signExtension
	zeroExtension
)

type formTerm struct {
	v    ir.Value
	ext  extension
	coef uint64
}

type linearForm struct {
	query *simplify.Query // for ranges that show that sums do not overflow
	off   uint64
	terms []formTerm // in order of first occurrence; no coefficient is 0
	steps int        // operations looked at
	brief bool       // only constants are taken off
}

func (v *vectorizer) newForm() *linearForm {
	return &linearForm{query: &simplify.Query{Query: valuetracking.Query{Layout: v.dl}}}
}

// form returns the linear form of an address.
func (v *vectorizer) form(p ir.Value) *linearForm {
	if f, ok := v.forms[p]; ok {
		return f
	}
	f := v.newForm()
	ok := f.address(p, v.dl, 0)
	if f.steps > maxFormSteps {
		f = v.newForm()
		f.brief = true
		ok = f.address(p, v.dl, 0)
	}
	if !ok {
		f.off, f.terms = 0, []formTerm{{p, noExtension, 1}}
	}
	v.forms[p] = f
	return f
}

// address adds a pointer; false when there are too many terms.
func (f *linearForm) address(p ir.Value, dl *ir.DataLayout, depth int) bool {
	op := analysis.Opcode(p)
	if depth > maxFormDepth || op != ir.GetElementPtr && op != ir.BitCast || !p.Type().IsPtr() {
		return f.term(p, noExtension, 1)
	}
	if op == ir.BitCast {
		return f.address(analysis.Operand(p, 0), dl, depth+1)
	}
	if !f.address(analysis.Operand(p, 0), dl, depth+1) {
		return false
	}
	var elem *ir.Type
	n := 0
	switch p := p.(type) {
	case *ir.Instr:
		elem, n = p.ElemTy, p.NumOperands()
	case *ir.Const:
		elem, n = p.ElemTy, len(p.Elems)
	}
	width := dl.IndexBits(p.Type().Space)
	for k := 1; k < n; k++ {
		idx := analysis.Operand(p, k)
		if k > 1 && elem.Kind == ir.StructKind {
			c, ok := idx.(*ir.Const)
			if !ok {
				return false
			}
			field, _ := c.Uint64()
			f.off += dl.FieldOffset(elem, field)
			elem = elem.Fields[field]
			continue
		}
		if k > 1 {
			elem = elem.Elem
		}
		ext := noExtension
		if bits := idx.Type().Bits; bits < width {
			ext = signExtension
		} else if c, ok := idx.(*ir.Const); bits > width && ok { // what is above is not added
			short, _ := constfold.Cast(ir.Trunc, c, dl.IndexType(p.Type()), dl).(*ir.Const)
			if short == nil {
				return false
			}
			idx = short
		} else if bits > width {
			if !f.term(idx, noExtension, dl.AllocSize(elem)) {
				return false
			}
			continue
		}
		if !f.add(idx, dl.AllocSize(elem), ext, depth+1) {
			return false
		}
	}
	return true
}

// add adds coef · ext(v).
func (f *linearForm) add(v ir.Value, coef uint64, ext extension, depth int) bool {
	if k, ok := v.(*ir.Const); ok && k.Kind == ir.IntConst && k.Type().Bits <= 64 {
		n, _ := k.Uint64()
		if ext != zeroExtension {
			s, _ := k.Int64()
			n = uint64(s)
		}
		f.off += coef * n
		return true
	}
	i, ok := v.(*ir.Instr)
	if f.steps++; f.steps > maxFormSteps {
		return false
	}
	if !ok || depth > maxFormDepth || f.brief && (i.NumOperands() != 2 || !ir.IsConst(i.Operand(1))) {
		return f.term(v, ext, coef)
	}
	if ext == signExtension && f.isPositive(v) {
		ext = zeroExtension
	}
	exact := f.isExact(i, ext)
	switch i.Op() {
	case ir.Add:
		if exact && i.Operand(0) == i.Operand(1) {
			return f.add(i.Operand(0), 2*coef, ext, depth+1)
		}
		if exact {
			return f.add(i.Operand(0), coef, ext, depth+1) && f.add(i.Operand(1), coef, ext, depth+1)
		}
	case ir.Or:
		if i.HasFlag(ir.Disjoint) {
			return f.add(i.Operand(0), coef, ext, depth+1) && f.add(i.Operand(1), coef, ext, depth+1)
		}
	case ir.Sub:
		if exact {
			return f.add(i.Operand(0), coef, ext, depth+1) && f.add(i.Operand(1), -coef, ext, depth+1)
		}
	case ir.Mul, ir.Shl:
		if k, ok := factor(i, ext); ok && exact {
			return f.add(i.Operand(0), coef*k, ext, depth+1)
		}
	case ir.SExt:
		if ext != zeroExtension {
			return f.add(i.Operand(0), coef, signExtension, depth+1)
		}
	case ir.ZExt:
		return f.add(i.Operand(0), coef, zeroExtension, depth+1)
	}
	return f.term(v, ext, coef)
}

// factor returns by what constant i multiplies its first operand.
func factor(i *ir.Instr, ext extension) (uint64, bool) {
	k, ok := i.Operand(1).(*ir.Const)
	if !ok || k.Kind != ir.IntConst || k.Type().Bits > 64 {
		return 0, false
	}
	n, _ := k.Uint64()
	if i.Op() == ir.Shl {
		return 1 << (n & 63), n+1 < uint64(k.Type().Bits)
	}
	if ext != zeroExtension {
		s, _ := k.Int64()
		n = uint64(s)
	}
	return n, true
}

// isExact reports whether the extension of a sum, difference or product is that of its extended
// operands.
func (f *linearForm) isExact(i *ir.Instr, ext extension) bool {
	switch {
	case ext == noExtension:
		return true
	case i.Op() != ir.Add && i.Op() != ir.Sub && i.Op() != ir.Mul && i.Op() != ir.Shl:
		return false
	case ext == signExtension && i.HasFlag(ir.NSW), ext == zeroExtension && i.HasFlag(ir.NUW):
		return true
	case i.Op() == ir.Shl:
		return false
	}
	return f.query.Overflows(i.Op(), ext == signExtension, i.Operand(0), i.Operand(1)) == simplify.NeverOverflows
}

// isPositive reports whether the sign bit of v is known to be zero.
func (f *linearForm) isPositive(v ir.Value) bool {
	return f.query.KnownBits(v).NonNegative(v.Type().Bits)
}

func (f *linearForm) term(v ir.Value, ext extension, coef uint64) bool {
	for k := range f.terms {
		if t := &f.terms[k]; t.v == v && t.ext == ext {
			if t.coef += coef; t.coef == 0 {
				f.terms = append(f.terms[:k], f.terms[k+1:]...)
			}
			return true
		}
	}
	if coef != 0 {
		f.terms = append(f.terms, formTerm{v, ext, coef})
	}
	return len(f.terms) <= maxFormTerms
}

// minus returns g − f when it is a constant.
func (f *linearForm) minus(g *linearForm) (int64, bool) {
	if len(f.terms) != len(g.terms) {
		return 0, false
	}
	var alone *formTerm // the only term of f that g lacks
	for k, t := range f.terms {
		if slices.Contains(g.terms, t) {
			continue
		}
		if alone != nil {
			return 0, false
		}
		alone = &f.terms[k]
	}
	if alone == nil {
		return int64(g.off - f.off), true
	}
	for _, t := range g.terms {
		if !slices.Contains(f.terms, t) {
			d, ok := inductionDistance(f.query, *alone, t)
			return int64(g.off - f.off + alone.coef*d), ok
		}
	}
	return 0, false
}

// inductionDistance compares two inductions of one loop that step alike, modulo 2^64.
func inductionDistance(q *simplify.Query, t, u formTerm) (uint64, bool) {
	x, y := asInstr(t.v), asInstr(u.v)
	if x == nil || y == nil || t.ext != noExtension || u.ext != noExtension || t.coef != u.coef || x.Type() != y.Type() ||
		x.Op() != ir.Phi || y.Op() != ir.Phi || x.Block() != y.Block() || !x.Type().IsInt() {
		return 0, false
	}
	a, okA := valuetracking.MatchRecurrence(x)
	b, okB := valuetracking.MatchRecurrence(y)
	if !okA || !okB || a.Op.Op() != ir.Add || b.Op.Op() != ir.Add || a.Step != b.Step || a.Op.Block() != b.Op.Block() {
		return 0, false
	}
	from, to := &linearForm{query: q}, &linearForm{query: q}
	if !from.add(a.Start, 1, noExtension, 0) || !to.add(b.Start, 1, noExtension, 0) {
		return 0, false
	}
	if len(from.terms)+len(to.terms) > 0 {
		return 0, false
	}
	return to.off - from.off, true
}

// distance returns b − a in bytes when it is a constant; at is an instruction at which both are
// known.
func (v *vectorizer) distance(a, b ir.Value, at *ir.Instr, depth int) (int64, bool) {
	width := uint(64 - v.dl.IndexBits(spaceOf(a)))
	a, offA := v.stripOffset(a)
	b, offB := v.stripOffset(b)
	if v.dl.PtrBits(spaceOf(a)) != v.dl.PtrBits(spaceOf(b)) {
		return 0, false
	}
	off := offB - offA
	if a == b {
		return off << width >> width, true
	}
	if spaceOf(a) == spaceOf(b) {
		if d, ok := v.form(a).minus(v.form(b)); ok {
			return (d + off) << width >> width, true
		}
	}
	if depth > maxSelectDepth {
		return 0, false
	}
	x, y := asInstr(a), asInstr(b)
	if x == nil || y == nil || x.Op() != y.Op() {
		return 0, false
	}
	var d int64
	ok := false
	switch x.Op() {
	case ir.Select:
		d, ok = v.selectDistance(x, y, at, depth+1)
	case ir.GetElementPtr:
		d, ok = v.indexDistance(x, y, at)
	}
	return d + off, ok
}

// stripOffset takes constant getelementptrs that stay in their object, and casts between address
// spaces, off a pointer, as LLVM does: an offset inside an object is the same in all spaces that
// the object can be seen in.
func (v *vectorizer) stripOffset(p ir.Value) (ir.Value, int64) {
	off := int64(0)
	for range maxFormDepth {
		if analysis.Opcode(p) == ir.AddrSpaceCast && p.Type().IsPtr() {
			p = analysis.Operand(p, 0)
			continue
		}
		n, ok := v.constantStep(p)
		if !ok {
			break
		}
		off += n
		p = analysis.Operand(p, 0)
	}
	return p, off
}

// constantStep returns by how many bytes an inbounds getelementptr with constant indices moves its
// pointer.
func (v *vectorizer) constantStep(p ir.Value) (int64, bool) {
	if analysis.Opcode(p) != ir.GetElementPtr || !p.Type().IsPtr() {
		return 0, false
	}
	off, ok := int64(0), false
	switch p := p.(type) {
	case *ir.Const:
		if p.Flags&ir.InBounds != 0 {
			off, ok = v.dl.ConstGEPOffset(p.ElemTy, p.Elems[1:])
		}
	case *ir.Instr:
		if p.HasFlag(ir.InBounds) {
			idx := make([]ir.Value, 0, 4)
			for k := 1; k < p.NumOperands(); k++ {
				idx = append(idx, p.Operand(k))
			}
			off, ok = v.dl.ConstGEPOffset(p.ElemTy, idx)
		}
	}
	up := uint(64 - v.dl.IndexBits(p.Type().Space)) // the address wraps at the width of its space
	return off << up >> up, ok
}

// selectDistance: selects by one condition are as far apart as both of their sides are.
func (v *vectorizer) selectDistance(x, y *ir.Instr, at *ir.Instr, depth int) (int64, bool) {
	if x.Operand(0) != y.Operand(0) {
		return 0, false
	}
	d1, ok1 := v.distance(x.Operand(1), y.Operand(1), at, depth)
	if !ok1 {
		return 0, false
	}
	d2, ok2 := v.distance(x.Operand(2), y.Operand(2), at, depth)
	return d1, ok2 && d1 == d2
}

// indexDistance compares two getelementptrs that differ in the last index only, which is extended
// from a narrower integer: the narrow values differ by a constant modulo 2^w, and known bits show
// that adding it does not overflow.
func (v *vectorizer) indexDistance(x, y *ir.Instr, at *ir.Instr) (int64, bool) {
	n := x.NumOperands()
	if n != y.NumOperands() || x.ElemTy != y.ElemTy {
		return 0, false
	}
	for k := range n - 1 {
		if x.Operand(k) != y.Operand(k) {
			return 0, false
		}
	}
	p, q := asInstr(x.Operand(n-1)), asInstr(y.Operand(n-1))
	if p == nil || q == nil || p.Op() != q.Op() || p.Op() != ir.SExt && p.Op() != ir.ZExt || p.Type() != q.Type() {
		return 0, false
	}
	a, b := p.Operand(0), q.Operand(0)
	w := a.Type().Bits
	if b.Type() != a.Type() || w > 64 {
		return 0, false
	}
	fa, fb := v.newForm(), v.newForm()
	if !v.narrow(fa, a, at) || !v.narrow(fb, b, at) {
		return 0, false
	}
	raw, ok := fa.minus(fb)
	if !ok {
		return 0, false
	}
	up := uint(64 - w)
	diff := raw << up >> up
	if k := addedWithoutWrap(b, p.Op()); 0 <= diff && diff <= k {
		return diff * v.lastStride(x), true // b − k exists, and a lies between it and b
	}
	low, size := a, diff
	if diff < 0 {
		low, size = b, -diff
	}
	free := v.query(at).KnownBits(low).Zero
	if p.Op() == ir.SExt {
		free &^= 1 << uint(w-1)
	}
	if free < uint64(size) {
		return 0, false
	}
	return diff * v.lastStride(x), true
}

// addedWithoutWrap returns k of a sum b = x + k of a positive constant that does not overflow as
// the extension op reads it, else −1.
func addedWithoutWrap(b ir.Value, op ir.Op) int64 {
	i := asInstr(b)
	if i == nil || i.Op() != ir.Add || !i.HasFlag(map[bool]ir.Flags{true: ir.NSW, false: ir.NUW}[op == ir.SExt]) {
		return -1
	}
	k := ir.AsInt(i.Operand(1))
	if k == nil || k.Type().Bits > 64 {
		return -1
	}
	n, _ := k.Int64()
	return n
}

// narrow is add without extension, which also reads an or of values without common bits as a sum.
func (v *vectorizer) narrow(f *linearForm, x ir.Value, at *ir.Instr) bool {
	if i := asInstr(x); i != nil && i.Op() == ir.Or {
		q := v.query(at)
		if valuetracking.Disjoint(q.KnownBits(i.Operand(0)), q.KnownBits(i.Operand(1)), i.Type().Bits) {
			return f.add(i.Operand(0), 1, noExtension, 0) && f.add(i.Operand(1), 1, noExtension, 0)
		}
	}
	return f.add(x, 1, noExtension, 0)
}

// lastStride is the size of what the last index of a getelementptr counts.
func (v *vectorizer) lastStride(g *ir.Instr) int64 {
	t := g.ElemTy
	for k := 2; k < g.NumOperands(); k++ {
		if t.Kind == ir.StructKind {
			n, _ := g.Operand(k).(*ir.Const).Uint64()
			t = t.Fields[n]
		} else {
			t = t.Elem
		}
	}
	return int64(v.dl.AllocSize(t))
}
