package separateoffset

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/gpu/straightline"
	"opt-go/passes/pass"
	"opt-go/passes/simplify/constfold"
)

// lowerIndices turns gep, whose constant part is offset, into arithmetic on bytes, so that later
// passes see the multiplications: on integers, or as getelementptrs of one index each where
// pointers have no integer value.
func (s *offsetSeparator) lowerIndices(gep *ir.Instr, steps []straightline.GEPStep, offset int64) {
	l := &indexLowering{s: s, gep: gep, offset: offset, b: ir.Before(gep), ty: s.dl.IndexType(gep.Type())}
	var result ir.Value
	if s.newer || s.c.Target.AddressesAsPointers || s.dl.IsNonIntegral(gep.Type().Space) {
		result = l.pointers(steps)
	} else {
		result = l.integers(steps)
	}
	ir.ReplaceAllUses(gep, result)
	gep.Erase()
}

type indexLowering struct {
	s      *offsetSeparator
	gep    *ir.Instr
	offset int64
	b      *ir.Builder
	ty     *ir.Type
}

// scaled returns the number of bytes that an index stands for; nil for none.
func (l *indexLowering) scaled(step straightline.GEPStep) ir.Value {
	v := l.gep.Operand(step.Operand)
	if k, ok := v.(*ir.Const); step.Field || ok && k.IsZero() {
		return nil
	}
	size := uint64(step.Stride)
	switch {
	case size == 1:
		return v
	case bits.OnesCount64(size) == 1:
		return l.binary(ir.Shl, v, uint64(bits.TrailingZeros64(size)))
	}
	return l.binary(ir.Mul, v, size)
}

func (l *indexLowering) binary(op ir.Op, v ir.Value, n uint64) ir.Value {
	k := ir.NewInt(l.ty, n)
	if c, ok := v.(*ir.Const); ok {
		if folded := constfold.Binary(op, 0, c, k, l.s.dl); folded != nil {
			return folded
		}
	}
	return l.b.Binary(op, v, k, 0, "")
}

// integers adds up base and indices as numbers.
func (l *indexLowering) integers(steps []straightline.GEPStep) ir.Value {
	sum := l.cast(ir.PtrToInt, l.gep.Operand(0), l.ty)
	for _, step := range steps {
		if v := l.scaled(step); v != nil {
			sum = l.add(sum, v)
		}
	}
	if l.offset != 0 {
		sum = l.add(sum, ir.NewSigned(l.ty, l.offset))
	}
	return l.cast(ir.IntToPtr, sum, l.gep.Type())
}

func (l *indexLowering) add(x, y ir.Value) ir.Value {
	if a, ok := x.(*ir.Const); ok {
		if b, ok := y.(*ir.Const); ok {
			if folded := constfold.Binary(ir.Add, 0, a, b, l.s.dl); folded != nil {
				return folded
			}
		}
	}
	return l.b.Add(x, y, "")
}

func (l *indexLowering) cast(op ir.Op, v ir.Value, ty *ir.Type) ir.Value {
	if !ir.IsConst(v) {
		return l.b.Cast(op, v, ty, "")
	}
	if k, ok := v.(*ir.Const); ok {
		if folded := constfold.Cast(op, k, ty, l.s.dl); folded != nil {
			return folded
		}
	}
	return ir.NewExpr(ty, ir.Const{Op: op, Elems: []ir.Value{v}})
}

// pointers adds one index after the other. In a loop that does not change the base, the first index
// and the constant change places, so that base and constant can be added outside of the loop.
func (l *indexLowering) pointers(steps []straightline.GEPStep) ir.Value {
	base := l.gep.Operand(0)
	loop := pass.Get(l.s.c, l.s.f, analysis.Loops).For(l.gep.Block())
	swap := loop != nil && l.offset != 0 && loop.Invariant(base) && !usedTwiceInLoop(base, loop)
	p, first := base, (*ir.Instr)(nil)
	for _, step := range steps {
		v := l.scaled(step)
		if v == nil {
			continue
		}
		p = l.advance(p, v)
		if i, ok := p.(*ir.Instr); ok && first == nil {
			first = i
		}
	}
	if l.offset != 0 {
		p = l.advance(p, ir.NewSigned(l.ty, l.offset))
	}
	if last, ok := p.(*ir.Instr); ok && swap && first != nil && first != last && swappable(first, loop) {
		l.s.swapOffsets(first, last)
	}
	return p
}

func (l *indexLowering) advance(p, bytes ir.Value) ir.Value {
	i8 := l.s.f.Ctx().I8
	if ir.IsConst(p) && ir.IsConst(bytes) {
		return ir.NewExpr(p.Type(), ir.Const{Op: ir.GetElementPtr, ElemTy: i8, Elems: []ir.Value{p, bytes}})
	}
	return l.b.GEP(i8, p, 0, "uglygep", bytes)
}

func usedTwiceInLoop(v ir.Value, loop *analysis.Loop) bool {
	n := 0
	for u := range ir.Users(v) {
		if loop.Contains(u.Block()) {
			if n++; n > 1 {
				return true
			}
		}
	}
	return false
}

// swappable reports whether it pays to add the constant before the index of first: not when the
// index stays the same in the loop, nor when it is a sum with a constant itself, which folds with
// this one.
func swappable(first *ir.Instr, loop *analysis.Loop) bool {
	index := first.Operand(1)
	if !ir.HasOneUse(first) || invariantIn(loop, index) {
		return false
	}
	i, ok := index.(*ir.Instr)
	if ok && i.Op().IsShift() && ir.IsIntConst(i.Operand(1)) {
		i, ok = i.Operand(0).(*ir.Instr)
	}
	return !ok || i.Op() != ir.Add && i.Op() != ir.Sub || !ir.IsIntConst(i.Operand(0)) && !ir.IsIntConst(i.Operand(1))
}

func invariantIn(loop *analysis.Loop, v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return !ok || loop.Invariant(i)
}

// swapOffsets exchanges the offsets of two getelementptrs. base+constant is marked inbounds when
// the object is known to reach so far.
func (s *offsetSeparator) swapOffsets(first, second *ir.Instr) {
	x, y := first.Operand(1), second.Operand(1)
	first.SetOperand(1, y)
	second.SetOperand(1, x)
	base, off, ok := analysis.ConstantOffset(first.Operand(0), s.dl)
	n, _ := straightline.ConstInt(y)
	if size, known := s.objectSize(base); ok && known && base == underlying(base) && off+n >= 0 && uint64(off+n) <= size {
		first.Flags |= ir.InBounds
		return
	}
	first.Flags &^= ir.InBounds | ir.NUSW | ir.NUW
	second.Flags &^= ir.InBounds | ir.NUSW | ir.NUW
}

// underlying returns v when it is an object itself and no address inside one, else nil.
func underlying(v ir.Value) ir.Value {
	switch v := v.(type) {
	case *ir.GlobalVar:
		return v
	case *ir.Instr:
		if v.Op() == ir.Alloca {
			return v
		}
	}
	return nil
}
