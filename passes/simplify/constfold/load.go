package constfold

import (
	"math/big"
	"sort"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
	"opt-go/passes/analysis/match"
)

// Loads from memory of which the contents are known, as a constant of the memory's type.

// Load returns what a load of type ty reads through a constant pointer into a constant global with
// a definitive initialiser, or nil.
func Load(p ir.Value, ty *ir.Type, dl *ir.DataLayout) ir.Value {
	off := int64(0)
	for {
		k, ok := p.(*ir.Const)
		if !ok {
			break
		}
		if k.Kind != ir.ExprConst || k.Op != ir.GetElementPtr && k.Op != ir.AddrSpaceCast {
			return nil
		}
		if k.Op == ir.GetElementPtr {
			n, fits := dl.ConstGEPOffset(k.ElemTy, k.Elems[1:])
			if !fits {
				return nil
			}
			off += n
		}
		p = k.Elems[0]
	}
	g, ok := p.(*ir.GlobalVar)
	if !ok || !g.Constant || g.Init == nil || !Definitive(g) {
		return nil
	}
	if v := LoadFrom(g.Init, ty, off, dl); v != nil {
		return v
	}
	return UniformLoad(g.Init, ty, dl)
}

// UniformLoad returns what any load of type ty reads from memory that holds init, if that is all
// the same: undefined, zeros or ones.
func UniformLoad(init ir.Value, ty *ir.Type, dl *ir.DataLayout) ir.Value {
	k, ok := init.(*ir.Const)
	switch {
	case !ok:
	case k.Kind == ir.PoisonConst:
		return ir.NewPoison(ty)
	case k.Kind == ir.UndefConst:
		return ir.NewUndef(ty)
	case dl.SizeBits(k.Type()) != 8*dl.StoreSize(k.Type()):
	case k.IsZero() && ty.HasZero():
		return ir.NewZero(ty)
	case match.AllOnes(k) && ty.Scalar().Kind == ir.IntKind:
		return ir.NewAllOnes(ty)
	}
	return nil
}

// LoadFrom returns what a load of type ty reads off bytes after the start of memory that holds
// init, or nil: a member, its bits as another type, a uniform value, or assembled bytes. A load
// past the end is poison.
func LoadFrom(init ir.Value, ty *ir.Type, off int64, dl *ir.DataLayout) ir.Value {
	if !ty.IsSized() || ty.HasScalable() || init.Type().HasScalable() {
		return nil
	}
	if off >= 0 {
		if v := memberAt(init, ty, uint64(off), dl); v != nil {
			return v
		}
	}
	if off >= int64(dl.AllocSize(init.Type())) {
		return ir.NewPoison(ty)
	}
	if k := UniformLoad(init, ty, dl); k != nil {
		return k
	}
	return loadBytes(init, ty, off, dl)
}

// memberAt walks into the members that begin at off, from the largest to the smallest, until
// one is of type ty or has its bits.
func memberAt(init ir.Value, ty *ir.Type, off uint64, dl *ir.DataLayout) ir.Value {
	for {
		t := init.Type()
		if off == 0 {
			if v := sameBits(init, ty, dl); v != nil {
				return v
			}
		}
		k, isConst := init.(*ir.Const)
		if !isConst || !t.IsAggregate() && !t.IsVector() || !t.IsSized() || t.IsVector() && (t.Scalable || dl.SizeBits(t.Elem)%8 != 0) {
			return nil
		}
		n, rest, found := MemberAt(t, off, dl)
		if !found {
			return nil
		}
		if init = k.Elem(n); init == nil {
			return nil
		}
		off = rest
	}
}

// sameBits returns a value that is at least as large as a type as one of that type, if no bytes
// must be visited for it.
func sameBits(v ir.Value, ty *ir.Type, dl *ir.DataLayout) ir.Value {
	t := v.Type()
	if t == ty {
		return v
	}
	if !t.IsSized() || dl.SizeBits(t) < dl.SizeBits(ty) {
		return nil
	}
	if k := UniformLoad(v, ty, dl); k != nil {
		return k
	}
	if dl.SizeBits(t) != dl.SizeBits(ty) || nonIntegral(t, dl) != nonIntegral(ty, dl) {
		return nil
	}
	switch {
	case t.Kind == ir.IntKind && ty.IsPtr():
		return Cast(ir.IntToPtr, v, ty, dl)
	case t.IsPtr() && ty.Kind == ir.IntKind:
		return Cast(ir.PtrToInt, v, ty, dl)
	}
	if k, ok := v.(*ir.Const); ok && !t.IsAggregate() && !ty.IsAggregate() && !t.Scalar().IsPtr() && !ty.Scalar().IsPtr() {
		return orNil(fold.BitCast(k, ty))
	}
	return nil
}

func nonIntegral(t *ir.Type, dl *ir.DataLayout) bool {
	return t.Scalar().IsPtr() && dl.IsNonIntegral(t.Scalar().Space)
}

// loadBytes reads a number, a pointer or a vector of them from the bytes that a constant has in
// memory; bytes that are padding, undefined or before it are zero, as in LLVM.
func loadBytes(init ir.Value, ty *ir.Type, off int64, dl *ir.DataLayout) ir.Value {
	const limit = 32
	if ty.Kind != ir.IntKind && !ty.IsFloat() && !ty.IsPtr() && !ty.IsVector() {
		return nil
	}
	size := int(dl.SizeBits(ty))
	n := int64(size+7) / 8
	if n > limit || n == 0 {
		return nil
	}
	if off <= -n {
		return ir.NewPoison(ty)
	}
	bytes := make([]byte, n)
	if !writeBytes(init, bytes, -off, dl) {
		return nil
	}
	v := new(big.Int)
	for k := range bytes {
		b := bytes[len(bytes)-1-k]
		if dl.BigEndian {
			b = bytes[k]
		}
		v.Lsh(v, 8).Or(v, big.NewInt(int64(b)))
	}
	bits := ir.NewBigInt(init.Type().Context().Int(size), v)
	switch {
	case bits.IsZero():
		return ir.NewZero(ty)
	case !ty.Scalar().IsPtr():
		return orNil(fold.BitCast(bits, ty))
	case nonIntegral(ty, dl):
		return nil
	}
	num := fold.BitCast(bits, dl.IntPtrType(ty))
	if num == nil {
		return nil
	}
	return Cast(ir.IntToPtr, num, ty, dl)
}

// Bytes returns the bytes of a constant from off on, as they are in memory; undefined ones are
// zero. It fails for addresses, and beyond the end.
func Bytes(init ir.Value, off int64, dl *ir.DataLayout) ([]byte, bool) {
	size := int64(dl.AllocSize(init.Type()))
	if off < 0 || off > size {
		return nil, false
	}
	window := make([]byte, size-off)
	return window, writeBytes(init, window, -off, dl)
}

// writeBytes writes the bytes of a constant that begins at a position, which may be before the
// window or beyond it.
func writeBytes(v ir.Value, window []byte, at int64, dl *ir.DataLayout) bool {
	t := v.Type()
	if at >= int64(len(window)) || at+int64(dl.AllocSize(t)) <= 0 {
		return true
	}
	k, ok := v.(*ir.Const)
	if !ok {
		return false
	}
	switch {
	case k.IsZero(), k.Kind == ir.UndefConst, k.Kind == ir.PoisonConst:
		return true
	case k.Kind == ir.ExprConst && k.Op == ir.IntToPtr && k.Elems[0].Type() == dl.IntPtrType(t):
		return writeBytes(k.Elems[0], window, at, dl)
	case t.Kind == ir.IntKind || t.IsFloat():
		return writeScalar(k, window, at, dl)
	case t.Kind == ir.StructKind:
		for n, f := range dl.StructLayout(t).Offsets {
			if !writeBytes(k.Elem(uint64(n)), window, at+int64(f), dl) {
				return false
			}
		}
		return true
	case t.Kind == ir.ArrayKind || t.IsVector() && !t.Scalable && dl.SizeBits(t.Elem)%8 == 0:
		size := int64(dl.AllocSize(t.Elem))
		if size == 0 {
			return true
		}
		for n := max(0, -at/size); n < int64(t.Len) && at+n*size < int64(len(window)); n++ {
			if !writeBytes(k.Elem(uint64(n)), window, at+n*size, dl) {
				return false
			}
		}
		return true
	}
	return false
}

func writeScalar(k *ir.Const, window []byte, at int64, dl *ir.DataLayout) bool {
	b := fold.Bits(k)
	if b == nil || dl.SizeBits(k.Type())%8 != 0 {
		return false
	}
	size := int64(dl.StoreSize(k.Type()))
	text := b.FillBytes(make([]byte, size)) // big-endian
	for n := range size {
		to := at + size - 1 - n
		if dl.BigEndian {
			to = at + n
		}
		if to >= 0 && to < int64(len(window)) {
			window[to] = text[n]
		}
	}
	return true
}

// Definitive reports whether the initialiser that is seen is the one that the program will have. An
// available_externally one is a copy of that.
func Definitive(g *ir.GlobalVar) bool {
	switch g.Linkage {
	case ir.LinkOnce, ir.WeakLinkage, ir.ExternWeak, ir.Common:
		return false
	}
	return !g.ExternallyInit
}

// MemberAt finds the member of an aggregate that holds the byte at off, and the offset inside it.
func MemberAt(t *ir.Type, off uint64, dl *ir.DataLayout) (n, rest uint64, ok bool) {
	if t.Kind == ir.StructKind {
		l := dl.StructLayout(t)
		k := sort.Search(len(t.Fields), func(k int) bool { return l.Offsets[k] > off }) - 1
		if k < 0 {
			return 0, 0, false
		}
		return uint64(k), off - l.Offsets[k], off-l.Offsets[k] < dl.AllocSize(t.Fields[k])
	}
	size := dl.AllocSize(t.Elem)
	if size == 0 || off/size >= t.Len {
		return 0, 0, false
	}
	return off / size, off % size, true
}

// rangedOffset rewrites an address with an inrange promise as a byte offset from a global; the
// promise is about the address, not the indices that lead to it.
func rangedOffset(k *ir.Const, dl *ir.DataLayout) ir.Value {
	i8 := k.Type().Context().I8
	g, ok := k.Elems[0].(*ir.GlobalVar)
	off, fits := dl.ConstGEPOffset(k.ElemTy, k.Elems[1:])
	if !ok || !fits || k.ElemTy == i8 {
		return k
	}
	elems := []ir.Value{g, ir.NewSigned(dl.IndexType(g.Type()), off)}
	return ir.NewExpr(k.Type(), ir.Const{Op: ir.GetElementPtr, Elems: elems, ElemTy: i8, Flags: k.Flags, InRange: k.InRange})
}

// Constant returns a constant with its address computations folded to byte offsets from a global,
// and casts of casts as the widths of pointers allow.
func Constant(v ir.Value, dl *ir.DataLayout) ir.Value {
	k, ok := v.(*ir.Const)
	if !ok || len(k.Elems) == 0 {
		return v
	}
	var elems []ir.Value
	for n, e := range k.Elems {
		if f := Constant(e, dl); f != e {
			if elems == nil {
				elems = append(elems, k.Elems...)
			}
			elems[n] = f
		}
	}
	switch {
	case k.Kind == ir.ExprConst && k.Op == ir.GetElementPtr && k.InRange == nil && !k.Type().IsVector():
		if elems == nil {
			elems = k.Elems
		}
		off, fits := dl.ConstGEPOffset(k.ElemTy, elems[1:])
		if !fits || match.Const(elems[0], ir.NullConst) {
			return v
		}
		return byteOffset(elems[0], off, k.Flags, dl)
	case k.Kind == ir.ExprConst && k.Op == ir.GetElementPtr && k.InRange != nil && k.InRange.Lo != "" && !k.Type().IsVector():
		return rangedOffset(k, dl)
	case k.Kind == ir.ExprConst && k.Op.IsCast():
		if elems == nil {
			elems = k.Elems
		}
		if f := Cast(k.Op, elems[0], k.Type(), dl); f != nil {
			return f
		}
	case elems == nil:
		return v
	case k.Kind == ir.ArrayConst || k.Kind == ir.StructConst || k.Kind == ir.VectorConst:
		return ir.NewAggregate(k.Type(), elems)
	}
	return v
}
