package instcombine

import "opt-go/frontend/ir"

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
	if s := opOf(i.Operand(0), ir.GetElementPtr); s != nil {
		if r := ic.gepOfGEP(i, s); r != nil {
			return r
		}
	}
	if i.NumOperands() == 2 && !i.Type().IsVector() {
		if r := ic.gepOneIndex(i); r != nil {
			return r
		}
	}
	if !i.HasFlag(ir.InBounds) {
		return ic.inferInBounds(i)
	}
	return nil
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

// canonicalIndices gives the indices that are no struct fields the width in which addresses are computed, and makes them zero where the
// element has no size.
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

// gepOfGEP merges two address computations where one stays.
func (ic *combiner) gepOfGEP(i, s *ir.Instr) *ir.Instr {
	if i.Type().IsVector() || s.Type().IsVector() {
		return nil
	}
	flags := i.Flags & s.Flags
	a, ok1 := ic.constOffset(s)
	b, ok2 := ic.constOffset(i)
	ty := ic.dl.IndexType(i.Type())
	if ok1 && ok2 { // two constants
		n := ir.NewGEP(ic.ctx.I8, s.Operand(0), flags, ir.NewSigned(ty, a+b))
		return n
	}
	if ok2 && !ok1 { // the constant part stays outside
		return nil
	}
	if ok1 && !ok2 && oneUse(s) { // variable part first, then the constant
		if r := ic.swapConstant(i, s, a); r != nil {
			return r
		}
	}
	last := s.Operand(s.NumOperands() - 1)
	if i.NumOperands() >= 2 && ic.endsWithArray(s) && i.ElemTy == ic.resultElem(s) {
		if isZero(i.Operand(1)) && s.NumOperands() != 2 { // more indices into the same object
			idx := s.NumOperands()
			ops := make([]ir.Value, 0, idx+i.NumOperands())
			for k := 1; k < idx; k++ {
				ops = append(ops, s.Operand(k))
			}
			for k := 2; k < i.NumOperands(); k++ {
				ops = append(ops, i.Operand(k))
			}
			return ir.NewGEP(s.ElemTy, s.Operand(0), flags, ops...)
		}
		if sum := ic.q.Binary(ir.Add, 0, i.Operand(1), last); sum != nil && i.Operand(1).Type() == last.Type() {
			ops := make([]ir.Value, 0, 4)
			for k := 1; k < s.NumOperands()-1; k++ {
				ops = append(ops, s.Operand(k))
			}
			ops = append(ops, sum)
			for k := 2; k < i.NumOperands(); k++ {
				ops = append(ops, i.Operand(k))
			}
			return ir.NewGEP(s.ElemTy, s.Operand(0), flags, ops...)
		}
	}
	return nil
}

// swapConstant is p + k + v = p + v + k.
func (ic *combiner) swapConstant(i, s *ir.Instr, k int64) *ir.Instr {
	ty := ic.dl.IndexType(i.Type())
	flags := i.Flags & s.Flags
	if flags&ir.InBounds != 0 { // the point between may leave the object unless both steps go forward
		if k < 0 || !ic.forward(i) {
			flags = 0
		}
	}
	ops := make([]ir.Value, 0, 4)
	for n := 1; n < i.NumOperands(); n++ {
		ops = append(ops, i.Operand(n))
	}
	inner := ic.b.insert(ir.NewGEP(i.ElemTy, s.Operand(0), flags, ops...), "")
	return ir.NewGEP(ic.ctx.I8, inner, flags, ir.NewSigned(ty, k))
}

// forward reports whether all indices are surely not negative.
func (ic *combiner) forward(i *ir.Instr) bool {
	for k := 1; k < i.NumOperands(); k++ {
		v := i.Operand(k)
		if w := width(v.Type()); w > 64 || !ic.q.KnownBits(v).NonNegative(w) {
			return false
		}
	}
	return true
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

// resultElem is the type of what s points to.
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
	if a := onceOf(idx, ir.Add); a != nil && ir.AsInt(a.Operand(1)) != nil { // p[x + k] = (p + x) + k
		flags := ir.Flags(0)
		if i.HasFlag(ir.InBounds) && a.HasFlag(ir.NSW) && ic.nonNegative(a.Operand(0)) && ic.nonNegative(a.Operand(1)) {
			flags = ir.InBounds | ir.NUSW
			if !i.HasFlag(ir.NUSW) {
				flags = ir.InBounds
			}
		}
		inner := ic.b.insert(ir.NewGEP(i.ElemTy, i.Operand(0), flags, a.Operand(0)), "")
		return ir.NewGEP(i.ElemTy, inner, flags, a.Operand(1))
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

// underlying is what an address is computed from.
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
	w := width(v.Type())
	return w <= 64 && ic.q.KnownBits(v).NonNegative(w)
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
	size := uint64(0)
	switch b := base.(type) {
	case *ir.Instr:
		if b.Op() != ir.Alloca || ir.AsInt(b.Operand(0)) == nil || !b.ElemTy.IsSized() || b.ElemTy.Scalable {
			return nil
		}
		n, _ := word(b.Operand(0))
		size = n * ic.dl.AllocSize(b.ElemTy)
	case *ir.GlobalVar:
		if b.IsDeclaration() || b.Linkage == ir.ExternWeak {
			return nil
		}
		size = ic.dl.AllocSize(b.ValueType)
	default:
		return nil
	}
	if uint64(off) > size {
		return nil
	}
	i.Flags |= ir.InBounds | i.Flags&ir.NUW
	return i
}
