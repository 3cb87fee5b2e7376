// Package constfold folds instructions whose operands are constants (LLVM's ConstantFolding). It
// adds to frontend/ir/fold, which folds numbers, what needs a data layout, initializers, the
// denormal mode of a function or the C library: addresses (expr.go, compare.go), loads (load.go),
// intrinsics (intrinsic.go has the table; call.go, overflow.go, fma.go the rules), functions of the
// C library (library.go, math.go; exact.go computes them to more digits than a float64 has).
//
// Invariant: a result is what every execution of the instruction gives. Where targets or libraries
// may differ in the last digit, nothing is folded.
package constfold

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
)

// InstrOrInsert inserts i, unless all its operands are constants and it is one itself: then that is
// returned, and i has no operands more. LLVM's folding builder.
func InstrOrInsert(b *ir.Builder, i *ir.Instr, dl *ir.DataLayout) ir.Value {
	for _, v := range i.Operands() {
		if !ir.IsConst(v) {
			return b.Insert(i, "")
		}
	}
	k := Instr(i, dl)
	if k == nil {
		return b.Insert(i, "")
	}
	i.DropOperands()
	return k
}

// Instr returns the constant that i computes when all its operands are constants, or nil when that
// is not known.
func Instr(i *ir.Instr, dl *ir.DataLayout) ir.Value {
	op := i.Op()
	switch {
	case op.IsBinary():
		x, ok1 := i.Operand(0).(*ir.Const)
		y, ok2 := i.Operand(1).(*ir.Const)
		if ok1 && ok2 {
			return orNil(BinaryIn(i.Func(), op, x, y, dl)) // flags are ignored, as in LLVM: it may wrap
		}
		return nil
	case op.IsCast():
		return Cast(op, i.Operand(0), i.Type(), dl)
	}
	switch op {
	case ir.FNeg:
		if x, ok := i.Operand(0).(*ir.Const); ok {
			return orNil(fold.Lanes(x, x.Type(), fold.Neg))
		}
	case ir.ICmp:
		return orNil(ICmp(i.Pred, i.Operand(0), i.Operand(1), i.Type(), dl))
	case ir.FCmp:
		x, ok1 := i.Operand(0).(*ir.Const)
		y, ok2 := i.Operand(1).(*ir.Const)
		if ok1 && ok2 {
			return orNil(FCmpIn(i.Func(), i.Pred, x, y, i.Type()))
		}
	case ir.Freeze:
		if valuetracking.NotUndefOrPoison(i.Operand(0)) {
			return i.Operand(0)
		}
	case ir.GetElementPtr:
		return foldGEP(i, dl)
	case ir.ShuffleVector:
		return foldShuffle(i)
	case ir.InsertElement:
		return foldInsertElement(i)
	case ir.InsertValue:
		if ir.IsConst(i.Operand(1)) {
			return insertMember(i.Operand(0), i.Operand(1), i.Indices())
		}
	}
	return nil
}

// orNil keeps a nil *Const from becoming a Value that is not nil.
func orNil(k *ir.Const) ir.Value {
	if k == nil {
		return nil
	}
	return k
}

// Binary folds a binary operation of two constants; nil when it cannot. With flags, the result is
// poison where a flag is violated: that is for callers that would insert an instruction with these
// flags; a caller that folds an instruction passes none, as LLVM does. A layout, which may be nil,
// gives more facts about addresses.
func Binary(op ir.Op, flags ir.Flags, x, y *ir.Const, dl *ir.DataLayout) *ir.Const {
	return fold.Lanes2(x, y, x.Type(), func(a, b *ir.Const) *ir.Const {
		if r := fold.Binary(op, flags, a, b); r != nil {
			return r
		}
		if a.Kind == ir.ExprConst || b.Kind == ir.ExprConst {
			return foldExpr(op, a, b, dl)
		}
		return nil
	})
}

// foldShuffle builds the vector that a mask picks from two constant vectors.
func foldShuffle(i *ir.Instr) ir.Value {
	return orNil(Shuffle(i, i.Operand(0), i.Operand(1)))
}

func Shuffle(i *ir.Instr, x, y ir.Value) *ir.Const {
	a, ok1 := x.(*ir.Const)
	b, ok2 := y.(*ir.Const)
	if !ok1 || !ok2 || i.Type().Scalable || a.Type().Scalable {
		return nil
	}
	n := int32(a.Type().Len)
	out := make([]ir.Value, len(i.Mask()))
	for k, m := range i.Mask() {
		switch {
		case m < 0:
			out[k] = ir.NewPoison(i.Type().Elem)
		case m < n:
			out[k] = a.Elem(uint64(m))
		default:
			out[k] = b.Elem(uint64(m - n))
		}
		if out[k] == nil {
			return nil
		}
	}
	return ir.NewAggregate(i.Type(), out)
}

func foldInsertElement(i *ir.Instr) ir.Value {
	v, ok := i.Operand(0).(*ir.Const)
	idx := ir.AsInt(i.Operand(2))
	if !ok || idx == nil || i.Type().Scalable || !unpackable(v) {
		return nil
	}
	n, fits := idx.Uint64()
	if !fits || n >= i.Type().Len {
		return ir.NewPoison(i.Type())
	}
	out := make([]ir.Value, i.Type().Len)
	for k := range out {
		if out[k] = v.Elem(uint64(k)); out[k] == nil {
			return nil
		}
	}
	out[n] = i.Operand(1)
	return ir.NewAggregate(i.Type(), out)
}

// unpackable reports whether the members of a constant are as many as its text is long, or few.
func unpackable(k *ir.Const) bool {
	return len(k.Elems) > 0 || k.Type().NumFields() <= ir.MaxUnpacked
}

// insertMember returns a constant aggregate with another member at a path of indices, or nil.
func insertMember(aggregate, v ir.Value, path []uint64) ir.Value {
	if len(path) == 0 {
		return v
	}
	k, ok := aggregate.(*ir.Const)
	if !ok || !unpackable(k) {
		return nil
	}
	out := make([]ir.Value, k.Type().NumFields())
	for n := range out {
		e := k.Elem(uint64(n))
		if uint64(n) == path[0] && e != nil {
			e = insertMember(e, v, path[1:])
		}
		if e == nil {
			return nil
		}
		out[n] = e
	}
	return ir.NewAggregate(k.Type(), out)
}

// foldGEP makes an address of a constant a single offset in bytes from its base, as LLVM's
// SymbolicallyEvaluateGEP does; one inside a global is inbounds, and nuw as since LLVM 20.
func foldGEP(i *ir.Instr, dl *ir.DataLayout) ir.Value {
	elems := make([]ir.Value, i.NumOperands())
	zero, numbers := true, true
	for k, v := range i.Operands() {
		elems[k] = v
		if match.Const(v, ir.PoisonConst) {
			return ir.NewPoison(i.Type())
		}
		zero = zero && (k == 0 || match.Zero(v))
		numbers = numbers && (k == 0 || match.Const(v, ir.IntConst))
	}
	switch {
	case zero && elems[0].Type() == i.Type():
		return elems[0]
	case zero && !i.Type().Scalable:
		return ir.NewAggregate(i.Type(), slices.Repeat(elems[:1], int(i.Type().Len)))
	case i.ElemTy.HasScalable(): // LLVM 20 and later have no constant expression for it
		return nil
	}
	if i.Type().IsVector() {
		return vectorOfAddresses(i, elems)
	}
	off, fits := int64(0), false
	if numbers {
		off, fits = dl.ConstGEPOffset(i.ElemTy, elems[1:])
	}
	if !fits {
		return ir.NewExpr(i.Type(), ir.Const{Op: ir.GetElementPtr, Elems: elems, ElemTy: i.ElemTy, Flags: i.Flags})
	}
	return byteOffset(elems[0], off, i.Flags, dl)
}

// vectorOfAddresses is a getelementptr that gives a vector, with indices that are vectors too.
func vectorOfAddresses(i *ir.Instr, elems []ir.Value) ir.Value {
	for k := 1; k < len(elems); k++ {
		if index, ok := elems[k].(*ir.Const); ok && !index.Type().IsVector() && indexesElements(i, k) {
			elems[k] = ir.NewSplat(i.Type().WithScalar(index.Type()), index)
		}
	}
	return ir.NewExpr(i.Type(), ir.Const{Op: ir.GetElementPtr, Elems: elems, ElemTy: i.ElemTy, Flags: i.Flags})
}

// indexesElements reports whether operand k of a getelementptr counts elements, and does not name
// the member of a struct.
func indexesElements(i *ir.Instr, k int) bool {
	ty := i.ElemTy
	for n := 2; n <= k; n++ {
		if ty.Kind == ir.StructKind {
			if n == k {
				return false
			}
			field, _ := match.Uint(i.Operand(n))
			ty = ty.FieldAt(field)
			continue
		}
		ty = ty.Elem
	}
	return true
}

// numericAddress is the number that an address was converted from: null, or an inttoptr of a
// literal.
func numericAddress(p ir.Value, dl *ir.DataLayout) (int64, bool) {
	if dl.IsNonIntegral(p.Type().Space) || dl.PtrBits(p.Type().Space) > 64 {
		return 0, false
	}
	if match.Const(p, ir.NullConst) {
		return 0, true
	}
	k := expression(p, ir.IntToPtr)
	if k == nil {
		return 0, false
	}
	n := ir.AsInt(k.Elems[0])
	if n == nil {
		return 0, false
	}
	u, fits := n.Uint64()
	return int64(u), fits && u != 0
}

// byteOffset returns the constant base + off bytes, without a chain of getelementptrs.
func byteOffset(base ir.Value, off int64, flags ir.Flags, dl *ir.DataLayout) ir.Value {
	for {
		k, ok := base.(*ir.Const)
		if !ok || k.Kind != ir.ExprConst || k.Op != ir.GetElementPtr || k.InRange != nil {
			break
		}
		n, fits := dl.ConstGEPOffset(k.ElemTy, k.Elems[1:])
		if !fits {
			break
		}
		off, flags, base = off+n, flags&k.Flags, k.Elems[0]
	}
	if n, ok := numericAddress(base, dl); ok {
		return Cast(ir.IntToPtr, ir.NewSigned(dl.IntPtrType(base.Type()), n+off), base.Type(), dl)
	}
	if size, orNull := analysis.Dereferenceable(base, dl); flags&ir.InBounds == 0 && off >= 0 && size > 0 && !orNull && uint64(off) <= size {
		flags |= ir.InBounds
	}
	if off >= 0 && flags&(ir.InBounds|ir.NUSW) != 0 && base.Type().Context().NUWAddresses {
		flags |= ir.NUW // neither the signed sum nor the unsigned one wraps
	}
	index := ir.NewSigned(dl.IndexType(base.Type()), off)
	return ir.NewExpr(base.Type(), ir.Const{Op: ir.GetElementPtr, Elems: []ir.Value{base, index}, ElemTy: base.Type().Context().I8, Flags: flags})
}
