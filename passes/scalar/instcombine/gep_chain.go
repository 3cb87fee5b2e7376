package instcombine

import "opt-go/frontend/ir"

// Addresses as LLVM 22 writes them: a chain of getelementptrs, each of which adds constants only or
// one variable index, so that common parts are equal and the constants can be merged.
//
//	%a = gep [4 x [4 x i16]], %p, %x, 1, %y   ⇒   %s = gep [4 x [4 x i16]], %p, %x
//	                                             %t = gep i8, %s, 8
//	                                             %a = gep i16, %t, %y

// chained makes one step towards that form. Every address in between was one before (LangRef:
// inbounds and nuw hold for each successive addition), so the flags are those of the whole.
func (ic *combiner) chained(i *ir.Instr) *ir.Instr {
	n := i.NumOperands()
	if n == 2 {
		return ic.inBytes(i)
	}
	if k := i.Operand(n - 1); isZero(k) && !k.Type().IsVector() {
		return ir.NewGEP(i.ElemTy, i.Operand(0), i.Flags, indices(i, 1, n-1)...)
	}
	if k := i.Operand(1); isZero(k) && !k.Type().IsVector() {
		if t := ic.stepsBy(i.ElemTy); t != nil {
			return ir.NewGEP(t, i.Operand(0), i.Flags, indices(i, 2, n)...)
		}
	}
	if i.Type().IsVector() || i.ElemTy.Scalable {
		return nil
	}
	at := 2 // the first operand of the second part
	for at < n && ir.AsInt(i.Operand(1)) != nil && ir.AsInt(i.Operand(at)) != nil {
		at++
	}
	if at == n {
		return nil
	}
	ty := i.ElemTy
	for k := 2; k < at; k++ {
		ty = elementAt(ty, i.Operand(k))
	}
	front := ic.b.insert(ir.NewGEP(i.ElemTy, i.Operand(0), i.Flags, indices(i, 1, at)...), suffixed(i, ".split"))
	rest := append([]ir.Value{ir.NewZero(ic.dl.IndexType(i.Type()))}, indices(i, at, n)...)
	return ir.NewGEP(ty, front, i.Flags, rest...)
}

// stepsBy returns the element type of an array, or of a vector whose elements are as far apart as
// those of an array.
func (ic *combiner) stepsBy(t *ir.Type) *ir.Type {
	switch t.Kind {
	case ir.ArrayKind:
		return t.Elem
	case ir.VectorKind:
		if ic.dl.SizeBits(t.Elem) == 8*ic.dl.AllocSize(t.Elem) {
			return t.Elem
		}
	}
	return nil
}

// indices are the operands from to to-1 of a getelementptr.
func indices(i *ir.Instr, from, to int) []ir.Value {
	out := make([]ir.Value, 0, to-from)
	for k := from; k < to; k++ {
		out = append(out, i.Operand(k))
	}
	return out
}

func elementAt(t *ir.Type, index ir.Value) *ir.Type {
	if t.Kind == ir.StructKind {
		n, _ := word(index)
		return t.FieldAt(n)
	}
	return t.Elem
}

// inBytes: an index that is a product with a constant counts bytes, so that the constants meet.
func (ic *combiner) inBytes(i *ir.Instr) *ir.Instr {
	if i.Type().IsVector() || i.ElemTy.IsInt(8) || !i.ElemTy.IsSized() || i.ElemTy.Scalable {
		return nil
	}
	x := asInstr(i.Operand(1))
	if x == nil || !oneUse(x) || !isOp(x, ir.Mul, ir.Shl) || ir.AsInt(x.Operand(1)) == nil {
		return nil
	}
	flags := i.Flags & ir.NUW
	if i.Flags&(ir.InBounds|ir.NUSW) != 0 {
		flags |= ir.NSW
	}
	size := ic.dl.AllocSize(i.ElemTy)
	if size == 0 || signExtend(size, width(x.Type())) <= 0 {
		return nil
	}
	var bytes ir.Value = x
	if size > 1 {
		bytes = ic.b.binary(ir.Mul, x, ir.NewInt(x.Type(), size), flags, suffixed(i, ".idx"))
	}
	return ir.NewGEP(ic.ctx.I8, i.Operand(0), i.Flags, bytes)
}

// forward adds nuw to an address whose indices are not negative and that wraps in no signed sense
// (LangRef, getelementptr).
func (ic *combiner) forward(i *ir.Instr) bool {
	if i.Type().IsVector() || i.HasFlag(ir.NUW) || i.Flags&(ir.InBounds|ir.NUSW) == 0 {
		return false
	}
	for k, v := range i.Operands() {
		if k > 0 && !ic.nonNegative(v) {
			return false
		}
	}
	i.Flags |= ir.NUW
	return true
}

// constantsMeet: ((p + k) + x) + l is (p + x) + (k + l), l being the bytes that i adds to s. Where
// nothing wraps upwards, p + x lies between p and the result.
func (ic *combiner) constantsMeet(i, s *ir.Instr, l int64) *ir.Instr {
	t := opOf(s.Operand(0), ir.GetElementPtr)
	if t == nil || !oneUse(s) || s.NumOperands() != 2 {
		return nil
	}
	k, ok := ic.constOffset(t)
	if !ok {
		return nil
	}
	flags := s.Flags & t.Flags
	if flags&ir.NUW == 0 {
		flags = 0
	}
	step := ic.b.insert(ir.NewGEP(s.ElemTy, t.Operand(0), flags, s.Operand(1)), "")
	if flags &= i.Flags; flags&ir.InBounds == 0 { // k + l may have the sign bit set
		flags &= ir.NUW
	}
	return ir.NewGEP(ic.ctx.I8, step, flags, ir.NewSigned(ic.dl.IndexType(i.Type()), k+l))
}
