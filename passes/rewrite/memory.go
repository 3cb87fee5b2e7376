package rewrite

import (
	"strconv"

	"opt-go/frontend/ir"
)

// MemSet makes a call of llvm.memset at the builder's place: size bytes at dst become val, an i8.
// An alignment of 0 is not written.
func MemSet(b *ir.Builder, dst, val, size ir.Value, align uint64) *ir.Instr {
	ctx := b.Ctx()
	ty := ctx.Func(ctx.Void, []*ir.Type{dst.Type(), ctx.I8, size.Type(), ctx.I1}, false)
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn"), ir.ValAttr("memory", "argmem: write")}
	fn := b.Block().Func().Module().Intrinsic("llvm.memset", ty, attrs, dst.Type(), size.Type())
	call := b.Call(fn, "", dst, val, size, ctx.NewBool(false))
	SetArgAlign(call, 0, align)
	return call
}

// MemTransfer makes a call of llvm.memcpy or llvm.memmove, which id names, of size bytes from src
// to dst.
func MemTransfer(b *ir.Builder, id string, dst ir.Value, dstAlign uint64, src ir.Value, srcAlign uint64, size ir.Value) *ir.Instr {
	ctx := b.Ctx()
	ty := ctx.Func(ctx.Void, []*ir.Type{dst.Type(), src.Type(), size.Type(), ctx.I1}, false)
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn"), ir.ValAttr("memory", "argmem: readwrite")}
	fn := b.Block().Func().Module().Intrinsic(id, ty, attrs, dst.Type(), src.Type(), size.Type())
	call := b.Call(fn, "", dst, src, size, ctx.NewBool(false))
	SetArgAlign(call, 0, dstAlign)
	SetArgAlign(call, 1, srcAlign)
	return call
}

// SetArgAlign says how argument k of a call is aligned; 0 says nothing.
func SetArgAlign(call *ir.Instr, k int, align uint64) {
	set := call.Info.Attrs.Param(k).Without("align")
	if align > 0 {
		set = set.With(ir.ValAttr("align", strconv.FormatUint(align, 10)))
	}
	call.Info.Attrs.SetParam(k, set)
}

// ArgAlign returns the alignment that a call's attributes give argument k, 1 where there is none.
func ArgAlign(call *ir.Instr, k int) uint64 {
	if a, ok := call.Info.Attrs.Param(k).Get("align"); ok {
		if n, err := strconv.ParseUint(a.Val, 10, 64); err == nil && n > 0 {
			return n
		}
	}
	return 1
}

// AtomicMemCpy makes a call of llvm.memcpy.element.unordered.atomic: a memcpy whose elements of so
// many bytes are each copied atomically.
func AtomicMemCpy(b *ir.Builder, dst ir.Value, dstAlign uint64, src ir.Value, srcAlign uint64, size ir.Value, element int64) *ir.Instr {
	ctx := b.Ctx()
	ty := ctx.Func(ctx.Void, []*ir.Type{dst.Type(), src.Type(), size.Type(), ctx.I32}, false)
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn"),
		ir.ValAttr("memory", "argmem: readwrite")}
	fn := b.Block().Func().Module().Intrinsic("llvm.memcpy.element.unordered.atomic", ty, attrs, dst.Type(), src.Type(), size.Type())
	call := b.Call(fn, "", dst, src, size, ir.NewSigned(ctx.I32, element))
	SetArgAlign(call, 0, dstAlign)
	SetArgAlign(call, 1, srcAlign)
	return call
}
