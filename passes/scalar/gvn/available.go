package gvn

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/simplify/constfold"
)

// available is a source from which the loaded value can be computed: the value itself, or the bytes
// at an offset in it or in the memory that an intrinsic writes.
type available struct {
	value  ir.Value  // of a store, or a load
	mem    *ir.Instr // memset or copy of a constant
	offset int64
	sel    *ir.Instr   // the select that chooses between two addresses
	sides  [2]ir.Value // the values loaded from them
	dead   bool        // the block is not executed: any value will do
	block  *ir.Block
}

// availability returns how the load's value can be computed from its dependence.
func (g *gvn) availability(load *ir.Instr, d dependence) (available, bool) {
	if d.kind == clobber {
		return g.fromClobber(load, d)
	}
	i, ty := d.instr, load.Type()
	switch {
	case i.Op() == ir.Select:
		return g.fromSelect(load, i)
	case i.Op() == ir.Alloca, i.IntrinsicID() == "llvm.lifetime.start":
		return available{value: ir.NewUndef(ty)}, g.mayVanish(load)
	case i.Op() == ir.Store, i.Op() == ir.Load:
		v := ir.Value(i)
		if i.Op() == ir.Store {
			v = i.Operand(0)
		}
		if !g.coercible(v, ty) || i.Ordering == ir.NotAtomic && load.Ordering != ir.NotAtomic {
			return available{}, false
		}
		return available{value: v}, true
	case i.Op().IsCall():
		if a := analysis.Allocation(i); a != nil && a.Realloc < 0 {
			if a.Zeroed {
				return available{value: ir.NewZero(ty)}, g.mayVanish(load)
			}
			return available{value: ir.NewUndef(ty)}, g.mayVanish(load)
		}
	}
	return available{}, false
}

// mayVanish reports whether a load of uninitialized memory may be removed: it reads inside the
// bounds of its object, or no sanitizer has to report that it does not.
func (g *gvn) mayVanish(load *ir.Instr) bool {
	return !analysis.WatchesMemory(g.f) || analysis.Exists(load.Operand(0), g.dl.StoreSize(load.Type()), 1, g.f)
}

func (g *gvn) fromClobber(load *ir.Instr, d dependence) (available, bool) {
	i, ty := d.instr, load.Type()
	if d.addr == nil {
		return available{}, false
	}
	weaker := i.Ordering == ir.NotAtomic && load.Ordering != ir.NotAtomic
	switch {
	case i.Op() == ir.Store && !weaker:
		v := i.Operand(0)
		if g.coercible(v, ty) {
			if off, ok := g.inside(ty, d.addr, i.Operand(1), g.dl.SizeBits(v.Type())); ok {
				return available{value: v, offset: off}, true
			}
		}
	case i.Op() == ir.Load && i != load && !weaker && g.coercible(i, ty):
		if d.known && d.offset >= 0 {
			return available{value: i, offset: d.offset}, true
		}
		if off, ok := g.inside(ty, d.addr, i.Operand(0), g.dl.SizeBits(i.Type())); ok {
			return available{value: i, offset: off}, true
		}
	case (alias.MemSet(i) || alias.MemTransfer(i)) && load.Ordering == ir.NotAtomic:
		return g.fromMemory(ty, d.addr, i)
	}
	return available{}, false
}

// fromMemory handles memsets, and copies of constants.
func (g *gvn) fromMemory(ty *ir.Type, addr ir.Value, i *ir.Instr) (available, bool) {
	n := analysis.AsConstInt(i.Arg(2))
	if n == nil {
		return available{}, false
	}
	size, ok := n.Uint64()
	if !ok || size > 1<<32 {
		return available{}, false
	}
	off, ok := g.inside(ty, addr, i.Arg(0), size*8)
	if !ok {
		return available{}, false
	}
	if alias.MemSet(i) {
		if g.dl.IsNonIntegral(ty.Scalar().Space) && ty.Scalar().IsPtr() {
			if k := analysis.AsConstInt(i.Arg(1)); k == nil || !k.IsZero() {
				return available{}, false
			}
		}
		return available{mem: i, offset: off}, true
	}
	if !ir.IsConst(i.Arg(1)) || g.foldAt(i.Arg(1), off, ty) == nil {
		return available{}, false
	}
	return available{mem: i, offset: off}, true
}

// foldAt returns the constant at byte offset off from a constant pointer.
func (g *gvn) foldAt(p ir.Value, off int64, ty *ir.Type) ir.Value {
	if off != 0 {
		ctx := g.f.Ctx()
		p = ir.NewExpr(p.Type(), ir.Const{Op: ir.GetElementPtr, ElemTy: ctx.I8, Elems: []ir.Value{p, ir.NewSigned(g.dl.IndexType(p.Type()), off)}})
	}
	return constfold.Load(p, ty, g.dl)
}

func aggregate(t *ir.Type) bool { return t.IsAggregate() || t.Scalable || t.Kind == ir.TargetKind }

// inside returns the offset of a load of ty from addr in a write of the given bits at address
// write, if it lies entirely inside.
func (g *gvn) inside(ty *ir.Type, addr, write ir.Value, bits uint64) (int64, bool) {
	if aggregate(ty) {
		return 0, false
	}
	wb, wo := g.base(write)
	lb, lo := g.base(addr)
	size := g.dl.SizeBits(ty)
	if wb != lb || bits&7 != 0 || size&7 != 0 || wo > lo || wo+int64(bits/8) < lo+int64(size/8) {
		return 0, false
	}
	return lo - wo, true
}

// base strips casts and constant offsets.
func (g *gvn) base(p ir.Value) (ir.Value, int64) {
	off := int64(0)
	for range 32 {
		p = analysis.StripCasts(p)
		b, n, ok := analysis.ConstantOffset(p, g.dl)
		if !ok || b == p {
			break
		}
		p, off = b, off+n
	}
	return p, off
}

// coercible reports whether a load of type ty can reuse the bits of a value stored at its address.
func (g *gvn) coercible(v ir.Value, ty *ir.Type) bool {
	from := v.Type()
	if from == ty {
		return true
	}
	if aggregate(from) || aggregate(ty) {
		return false
	}
	have, want := g.dl.SizeBits(from), g.dl.SizeBits(ty)
	if have%8 != 0 || have < want {
		return false
	}
	a := from.Scalar().IsPtr() && g.dl.IsNonIntegral(from.Scalar().Space)
	b := ty.Scalar().IsPtr() && g.dl.IsNonIntegral(ty.Scalar().Space)
	if a != b {
		k, ok := v.(*ir.Const)
		return ok && k.IsZero()
	}
	return !a || from.Scalar().Space == ty.Scalar().Space && have == want
}

// folder creates instructions before an insertion point, or folds them to constants.
type folder struct {
	*ir.Builder
	g *gvn
}

func (f *folder) cast(op ir.Op, v ir.Value, ty *ir.Type) ir.Value {
	if v.Type() == ty {
		return v
	}
	if ir.IsConst(v) {
		if k := constfold.Cast(op, v, ty, f.g.dl); k != nil {
			return k
		}
	}
	return f.Cast(op, v, ty, "")
}

func (f *folder) binary(op ir.Op, x, y ir.Value) ir.Value {
	a, okA := x.(*ir.Const)
	b, okB := y.(*ir.Const)
	if okA && okB {
		if k := constfold.Binary(op, 0, a, b, f.g.dl); k != nil {
			return k
		}
	}
	return f.Binary(op, x, y, 0, "")
}

// shift moves the bytes of v that begin at an offset, or the lowest, to the bottom.
func (f *folder) shift(v ir.Value, bits uint64) ir.Value {
	if bits == 0 {
		return v
	}
	return f.binary(ir.LShr, v, ir.NewInt(v.Type(), bits))
}

// materialize creates the value, with type ty, before at.
func (g *gvn) materialize(a available, load, at *ir.Instr) ir.Value {
	if a.sel != nil {
		return g.selectLoaded(a, load)
	}
	f := &folder{ir.Before(at), g}
	ty := load.Type()
	if a.mem != nil {
		if !alias.MemSet(a.mem) {
			return g.foldAt(a.mem.Arg(1), a.offset, ty)
		}
		return f.coerce(f.splat(a.mem.Arg(1), g.dl.SizeBits(ty)/8), ty)
	}
	from, isLoad := a.value.(*ir.Instr)
	isLoad = isLoad && from.Op() == ir.Load
	if a.value.Type() == ty {
		if isLoad {
			g.patch(load, from)
		}
		return a.value
	}
	if isLoad && from.MD("noundef") == nil { // may not hold for the new user
		from.DropMDExcept("dbg", "dereferenceable", "dereferenceable_or_null", "invariant.load", "invariant.group")
	}
	return f.part(a.value, uint64(a.offset), ty)
}

// part extracts the bytes of v from offset on as a value of type ty.
func (f *folder) part(v ir.Value, offset uint64, ty *ir.Type) ir.Value {
	dl := f.g.dl
	if v.Type().IsPtr() && ty.IsPtr() && v.Type().Space == ty.Space {
		return v
	}
	have, want := (dl.SizeBits(v.Type())+7)/8, (dl.SizeBits(ty)+7)/8
	v = f.integer(v, have*8)
	shift := offset * 8
	if dl.BigEndian {
		shift = (have - want - offset) * 8
	}
	v = f.shift(v, shift)
	if want != have {
		v = f.cast(ir.Trunc, v, f.Ctx().Int(int(want*8)))
	}
	return f.coerce(v, ty)
}

// integer returns the bits of v as an integer of its size.
func (f *folder) integer(v ir.Value, bits uint64) ir.Value {
	if v.Type().Scalar().IsPtr() {
		v = f.cast(ir.PtrToInt, v, f.g.dl.IntPtrType(v.Type()))
	}
	if v.Type().Kind != ir.IntKind {
		v = f.cast(ir.BitCast, v, f.Ctx().Int(int(bits)))
	}
	return v
}

// coerce returns v, which is at least as large as ty, as a value of type ty: its first bytes in
// memory.
func (f *folder) coerce(v ir.Value, ty *ir.Type) ir.Value {
	dl := f.g.dl
	from := v.Type()
	if from == ty {
		return v
	}
	have, want := dl.SizeBits(from), dl.SizeBits(ty)
	if have == want {
		if from.Scalar().IsPtr() && ty.Scalar().IsPtr() {
			return f.cast(ir.BitCast, v, ty)
		}
		if from.Scalar().IsPtr() {
			v = f.cast(ir.PtrToInt, v, dl.IntPtrType(from))
		}
		to := ty
		if ty.Scalar().IsPtr() {
			to = dl.IntPtrType(ty)
		}
		v = f.cast(ir.BitCast, v, to)
		if ty.Scalar().IsPtr() {
			v = f.cast(ir.IntToPtr, v, ty)
		}
		return v
	}
	v = f.integer(v, have)
	if dl.BigEndian {
		v = f.shift(v, dl.StoreSize(from)*8-dl.StoreSize(ty)*8)
	}
	v = f.cast(ir.Trunc, v, f.Ctx().Int(int(want)))
	if ty.Scalar().IsPtr() {
		return f.cast(ir.IntToPtr, v, ty)
	}
	return f.cast(ir.BitCast, v, ty)
}

// splat repeats a byte.
func (f *folder) splat(v ir.Value, bytes uint64) ir.Value {
	if bytes == 1 {
		return v
	}
	ty := f.Ctx().Int(int(bytes * 8))
	v = f.cast(ir.ZExt, v, ty)
	one := v
	for set := uint64(1); set != bytes; {
		if set*2 <= bytes {
			v = f.binary(ir.Or, v, f.binary(ir.Shl, v, ir.NewInt(ty, set*8)))
			set *= 2
			continue
		}
		v = f.binary(ir.Or, one, f.binary(ir.Shl, v, ir.NewInt(ty, 8)))
		set++
	}
	return v
}
