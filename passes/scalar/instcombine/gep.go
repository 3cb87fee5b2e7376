package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

func (ic *combiner) visitGEP(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if ic.canonicalIndices(i) {
		return i
	}
	if k, ok := ic.constOffset(i); ok && !i.ElemTy.IsInt(8) { // in bytes
		g := ir.NewGEP(ic.ctx.I8, i.Operand(0), i.Flags, ir.NewSigned(ic.dl.IndexType(i.Type()), k))
		return ic.use(i, ic.b.insert(g, ""))
	}
	if ic.newer {
		if r := ic.chained(i); r != nil {
			return r
		}
	}
	if s := opOf(i.Operand(0), ir.GetElementPtr); s != nil {
		if r := ic.gepOfGEP(i, s); r != nil {
			return r
		}
	}
	changed := ic.newer && ic.forward(i) // first: an index in parts keeps nuw, and inbounds with it
	if i.NumOperands() == 2 && !i.Type().IsVector() {
		if r := ic.gepOneIndex(i); r != nil {
			return r
		}
	}
	if !i.HasFlag(ir.InBounds) {
		if r := ic.inferInBounds(i); r != nil {
			return r
		}
	}
	return result(i, changed)
}

// constOffset is the offset in bytes of a getelementptr with constant indices.
func (ic *combiner) constOffset(g *ir.Instr) (int64, bool) {
	if g.Type().IsVector() || g.ElemTy.Scalable {
		return 0, false
	}
	idx := make([]ir.Value, 0, 4)
	for k := 1; k < g.NumOperands(); k++ {
		v := g.Operand(k)
		if ir.AsInt(v) == nil {
			return 0, false
		}
		idx = append(idx, v)
	}
	return ic.dl.ConstGEPOffset(g.ElemTy, idx)
}

// canonicalIndices gives the indices that are not struct fields the index width of addresses, and
// replaces them by zero where the element has no size.
func (ic *combiner) canonicalIndices(i *ir.Instr) bool {
	changed := false
	want := ic.dl.IndexType(i.Type().Scalar())
	ty := i.ElemTy
	for k := 1; k < i.NumOperands(); k++ {
		v := i.Operand(k)
		if k > 1 {
			if ty.Kind == ir.StructKind {
				n, _ := word(v)
				ty = ty.FieldAt(n)
				continue
			}
			ty = ty.Elem
		}
		to := v.Type().WithScalar(want)
		if v.Type().IsVector() {
			to = v.Type().WithScalar(want)
		}
		if ty.IsSized() && !ty.Scalable && ic.dl.AllocSize(ty) == 0 && !isZero(v) {
			ic.setOperand(i, k, ir.NewZero(to))
			changed = true
			continue
		}
		if v.Type() != to && width(v.Type()) <= 64 {
			ic.setOperand(i, k, ic.b.intCast(v, to, true, ""))
			changed = true
		}
	}
	return changed
}

// gepOfGEP merges two address computations where that computes less, and keeps a constant in front
// of the variable part.
func (ic *combiner) gepOfGEP(i, s *ir.Instr) *ir.Instr {
	if i.Type().IsVector() || s.Type().IsVector() {
		return nil
	}
	a, ok1 := ic.constOffset(s)
	if ok1 && s.ElemTy.IsInt(8) {
		if r := ic.constantToFront(i, s, a); r != nil {
			return r
		}
	}
	flags := i.Flags & s.Flags
	b, ok2 := ic.constOffset(i)
	if ok1 && ok2 { // however many use s: pointers that step in unrolled loops would be chains
		return ir.NewGEP(ic.ctx.I8, s.Operand(0), flags, ir.NewSigned(ic.dl.IndexType(i.Type()), a+b))
	}
	if ic.newer && ok2 {
		return ic.constantsMeet(i, s, b)
	}
	if ic.newer && (s.NumOperands() > 2 || i.NumOperands() > 2) { // see chained
		return nil
	}
	if !oneUse(s) && (ok2 || !isZero(i.Operand(1))) { // s stays, so nothing is gained
		return nil
	}
	if ok2 {
		return ic.addToIndices(s, b, flags)
	}
	if i.ElemTy != ic.resultElem(s) {
		return nil
	}
	var ops []ir.Value
	last := s.NumOperands() - 1
	for k := 1; k < last; k++ {
		ops = append(ops, s.Operand(k))
	}
	switch first := i.Operand(1); {
	case ic.endsWithArray(s):
		if first.Type() != s.Operand(last).Type() {
			return nil
		}
		sum := ic.q.Binary(ir.Add, 0, first, s.Operand(last))
		if sum == nil {
			return nil
		}
		ops = append(ops, sum)
	case isZero(first):
		ops = append(ops, s.Operand(last))
	default:
		return nil
	}
	for k := 2; k < i.NumOperands(); k++ {
		ops = append(ops, i.Operand(k))
	}
	return ir.NewGEP(s.ElemTy, s.Operand(0), flags, ops...)
}

// constantToFront: (p + a)[x + c] = (p + (a + c * size))[x].
func (ic *combiner) constantToFront(i, s *ir.Instr, a int64) *ir.Instr {
	if i.NumOperands() != 2 || i.ElemTy.Scalable {
		return nil
	}
	sum := asInstr(i.Operand(1))
	if sum == nil || sum.Op() != ir.Add && (sum.Op() != ir.Or || !sum.HasFlag(ir.Disjoint)) {
		return nil
	}
	c, ok := word(sum.Operand(1))
	ty := ic.dl.IndexType(i.Type())
	if !ok || sum.Type() != ty {
		return nil
	}
	w := width(ty)
	offset := signExtend((c*ic.dl.AllocSize(i.ElemTy)+uint64(a))&maskOf(w), w)
	if offset != 0 && (!oneUse(s) || !oneUse(sum)) {
		return nil
	}
	p := s.Operand(0)
	if offset != 0 {
		p = ic.b.insert(ir.NewGEP(ic.ctx.I8, p, 0, ir.NewSigned(ty, offset)), "")
	}
	return ir.NewGEP(i.ElemTy, p, 0, sum.Operand(0))
}

// addToIndices adds a byte offset to the constant indices after the last variable one, if it is a
// whole number of elements there.
func (ic *combiner) addToIndices(s *ir.Instr, bytes int64, flags ir.Flags) *ir.Instr {
	base, t, variable := s.ElemTy, s.ElemTy, 0 // the type that the constant indices start from, and how many indices are before them
	for k := 1; k < s.NumOperands(); k++ {
		v := s.Operand(k)
		if k > 1 {
			t = ic.element(t, v)
		}
		if ir.AsInt(v) == nil {
			base, variable = t, k
		}
	}
	ty := ic.dl.IndexType(s.Type())
	suffix := []ir.Value{ir.NewZero(ty)}
	for k := variable + 1; k < s.NumOperands(); k++ {
		suffix = append(suffix, s.Operand(k))
	}
	if base.HasScalable() {
		return nil
	}
	was, ok := ic.dl.ConstGEPOffset(base, suffix)
	if !ok {
		return nil
	}
	indices, rest := ic.dl.IndicesFor(base, was+bytes)
	if rest != 0 || indices[0] != 0 {
		return nil
	}
	var ops []ir.Value
	for k := 1; k <= variable; k++ {
		ops = append(ops, s.Operand(k))
	}
	for _, n := range indices[1:] {
		to := ty
		if base.Kind == ir.StructKind {
			to = ic.ctx.I32
		}
		k := ir.NewSigned(to, n)
		ops = append(ops, k)
		base = ic.element(base, k)
	}
	return ir.NewGEP(s.ElemTy, s.Operand(0), flags, ops...)
}

// element is the type of the element of t that an index selects.
func (ic *combiner) element(t *ir.Type, index ir.Value) *ir.Type {
	if t.Kind == ir.StructKind {
		n, _ := word(index)
		return t.FieldAt(n)
	}
	return t.Elem
}

// endsWithArray reports whether the last index of s counts elements, not fields.
func (ic *combiner) endsWithArray(s *ir.Instr) bool {
	ty := s.ElemTy
	for k := 2; k < s.NumOperands(); k++ {
		if ty.Kind == ir.StructKind {
			if k == s.NumOperands()-1 {
				return false
			}
			n, _ := word(s.Operand(k))
			ty = ty.FieldAt(n)
			continue
		}
		if ty.Elem == nil {
			return false
		}
		ty = ty.Elem
	}
	return true
}

// resultElem returns the type of the element that s points to.
func (ic *combiner) resultElem(s *ir.Instr) *ir.Type {
	ty := s.ElemTy
	for k := 2; k < s.NumOperands(); k++ {
		n, _ := word(s.Operand(k))
		ty = ty.FieldAt(n)
	}
	return ty
}

// gepOneIndex knows an index that undoes ptrtoint, and one with a constant added.
func (ic *combiner) gepOneIndex(i *ir.Instr) *ir.Instr {
	idx := i.Operand(1)
	size := uint64(0)
	if i.ElemTy.IsSized() && !i.ElemTy.Scalable {
		size = ic.dl.AllocSize(i.ElemTy)
	}
	if a := onceOf(idx, ir.Add); a != nil {
		return ic.splitIndex(i, a, a.Operand(0), a.Operand(1))
	}
	if a := onceOf(idx, ir.Or); a != nil && ic.newer && a.HasFlag(ir.Disjoint) {
		return ic.splitIndex(i, a, a.Operand(0), a.Operand(1))
	}
	if x := extendedSum(idx); x != nil {
		a := x.Operand(0).(*ir.Instr)
		k, _ := ir.AsInt(a.Operand(1)).Int64()
		return ic.splitIndex(i, a, ic.b.cast(ir.SExt, a.Operand(0), x.Type(), ""), ir.NewSigned(x.Type(), k))
	}
	if bytes := countedBytes(idx, size); bytes != nil {
		return ir.NewGEP(ic.ctx.I8, i.Operand(0), i.Flags, bytes)
	}
	if size == 1 { // p + (q - p) over bytes
		if s := opOf(idx, ir.Sub); s != nil && ic.dl.PtrBits(i.Type().Space) == width(idx.Type()) {
			q, p := opOf(s.Operand(0), ir.PtrToInt), opOf(s.Operand(1), ir.PtrToInt)
			if q != nil && p != nil && p.Operand(0) == i.Operand(0) && q.Operand(0).Type() == i.Type() && underlying(q.Operand(0)) == underlying(i.Operand(0)) {
				return ic.use(i, q.Operand(0))
			}
		}
	}
	return nil
}

// countedBytes returns the number of bytes of which an index counts elements of a size, without a
// rest.
func countedBytes(idx ir.Value, size uint64) ir.Value {
	i := asInstr(idx)
	if i == nil || !i.HasFlag(ir.Exact) || size <= 1 {
		return nil
	}
	k, ok := word(i.Operand(1))
	switch {
	case !ok:
	case isOp(i, ir.SDiv, ir.UDiv) && k == size, isOp(i, ir.AShr, ir.LShr) && k < 64 && size == 1<<k:
		return i.Operand(0)
	}
	return nil
}

// splitIndex splits an index that is a sum, p[x + y] = (p + x) + y: one of the two may be loop
// invariant or a constant.
func (ic *combiner) splitIndex(i, sum *ir.Instr, x, y ir.Value) *ir.Instr {
	flags := ir.Flags(0)
	extended := asInstr(i.Operand(1)).Op() == ir.SExt
	switch {
	case ic.newer && i.HasFlag(ir.NUW) && !extended && (sum.HasFlag(ir.NUW) || sum.Op() == ir.Or):
		flags = i.Flags // the parts are below the whole
	case i.HasFlag(ir.InBounds) && sum.HasFlag(ir.NSW) && ic.nonNegative(x) && ic.nonNegative(y):
		flags = ir.InBounds | ir.NUSW
		if !i.HasFlag(ir.NUSW) {
			flags = ir.InBounds
		}
	}
	inner := ic.b.insert(ir.NewGEP(i.ElemTy, i.Operand(0), flags, x), "")
	return ir.NewGEP(i.ElemTy, inner, flags, y)
}

// extendedSum knows an index that is the extension, with the sign, of a sum with a constant which
// does not overflow.
func extendedSum(idx ir.Value) *ir.Instr {
	x, ok := idx.(*ir.Instr)
	if !ok || !ir.HasOneUse(x) || x.Op() != ir.SExt && !(x.Op() == ir.ZExt && x.HasFlag(ir.NNeg)) {
		return nil
	}
	a := onceOf(x.Operand(0), ir.Add)
	if a == nil || !a.HasFlag(ir.NSW) || ir.AsInt(a.Operand(1)) == nil {
		return nil
	}
	if _, ok := ir.AsInt(a.Operand(1)).Int64(); !ok {
		return nil
	}
	return x
}

// underlying returns the base of an address.
func underlying(v ir.Value) ir.Value {
	for range 8 {
		g := opOf(v, ir.GetElementPtr)
		if g == nil {
			break
		}
		v = g.Operand(0)
	}
	return v
}

func (ic *combiner) nonNegative(v ir.Value) bool {
	return ic.q.KnownBits(v).NonNegative(width(v.Type()))
}

// inferInBounds: a constant offset into an object of known size.
func (ic *combiner) inferInBounds(i *ir.Instr) *ir.Instr {
	off, ok := ic.constOffset(i)
	base := i.Operand(0)
	for ok {
		g := opOf(base, ir.GetElementPtr)
		if g == nil {
			break
		}
		k, is := ic.constOffset(g)
		if !is {
			return nil
		}
		off, base = off+k, g.Operand(0)
	}
	if !ok || off < 0 {
		return nil
	}
	if size := ic.objectBytes(base); size == 0 || uint64(off) > size {
		return nil
	}
	i.Flags |= ir.InBounds | i.Flags&ir.NUW
	return i
}

// objectBytes returns how many bytes the object at base surely has, or 0.
func (ic *combiner) objectBytes(base ir.Value) uint64 {
	switch b := base.(type) {
	case *ir.Instr:
		if b.Op() != ir.Alloca {
			break
		}
		n, ok := word(b.Operand(0))
		if !ok || !b.ElemTy.IsSized() || b.ElemTy.Scalable {
			return 0
		}
		return n * ic.dl.AllocSize(b.ElemTy)
	case *ir.GlobalVar:
		if b.IsDeclaration() || b.Linkage == ir.ExternWeak {
			return 0
		}
		return ic.dl.AllocSize(b.ValueType)
	}
	n, orNull := analysis.Dereferenceable(base, ic.dl)
	if orNull {
		return 0
	}
	return n
}
