package idiom

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/library"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
)

// loop-idiom: stores of one constant of several bytes over and over. Apple's library repeats 16
// bytes; LLVM 22 leaves that call to the backend and makes an intrinsic.

// patternFunc fills memory with 16 bytes that it reads from an address.
const patternFunc = "memset_pattern16"

// maySetPattern reports whether memset_pattern16 can write the value of a store.
func (d *idiom) maySetPattern(st *ir.Instr) bool {
	return d.pattern && st.IsSimple() && st.Operand(1).Type().Space == 0 && d.patternOf(st) != nil
}

// patternOf returns the constant that a store writes, a number or an address of up to 16 bytes, a
// power of two; nil for others.
func (d *idiom) patternOf(st *ir.Instr) ir.Value {
	v := st.Operand(0)
	if c, ok := v.(*ir.Const); !ir.IsConst(v) || ok && c.Kind == ir.ExprConst || d.s.Layout.BigEndian {
		return nil
	}
	ty := v.Type()
	if !ty.IsInt() && !ty.IsPtr() && !ty.IsFloat() && (!ty.IsVector() || d.w.Version >= pass.LLVM22) {
		return nil
	}
	if bits := d.s.Layout.SizeBits(ty); bits&(bits-1) != 0 || bits < 16 || bits > 128 {
		return nil
	}
	return v
}

// patternCall makes a call of the library with 16 bytes of the pattern in a constant of its own.
func (d *idiom) patternCall(base, pattern, bytes ir.Value) *ir.Instr {
	end := d.l.Preheader().Term()
	f := d.w.F
	init, _ := pattern.(*ir.Const)
	if n := 128 / int(d.s.Layout.SizeBits(pattern.Type())); n > 1 {
		elems := make([]ir.Value, n)
		for k := range elems {
			elems[k] = pattern
		}
		init = ir.NewAggregate(f.Ctx().Array(uint64(n), pattern.Type()), elems)
	}
	ctx := f.Ctx()
	ty := ctx.Func(ctx.Void, []*ir.Type{base.Type(), ctx.Ptr, bytes.Type()}, false)
	fn := library.Of(d.w.Target, f.Module()).Declare(f, patternFunc, ty)
	return ir.Before(end).Call(fn, "", base, f.Module().NewTable(".memset_pattern", f, init, 16), bytes)
}

// patternIntrinsic makes LLVM 22's intrinsic, which counts patterns.
func (d *idiom) patternIntrinsic(s setting, base, pattern, trips ir.Value) *ir.Instr {
	b := ir.Before(d.l.Preheader().Term())
	m := d.w.F.Module()
	n := trips
	known, _ := trips.(*ir.Const)
	size, _ := s.size.Num.Uint64()
	if each := size * 8 / d.s.Layout.SizeBits(pattern.Type()); each > 1 && known != nil {
		n = constfold.Binary(ir.Mul, 0, known, ir.NewInt(trips.Type(), each), nil)
	} else if each > 1 {
		n = b.Binary(ir.Mul, trips, ir.NewInt(trips.Type(), each), 0, "")
	}
	ctx := b.Ctx()
	ty := ctx.Func(ctx.Void, []*ir.Type{base.Type(), pattern.Type(), n.Type(), ctx.I1}, false)
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn"), ir.ValAttr("memory", "argmem: write")}
	call := b.Call(m.Intrinsic("llvm.experimental.memset.pattern", ty, attrs, base.Type(), pattern.Type(), n.Type()), "", base, pattern, n, ctx.NewBool(false))
	rewrite.SetArgAlign(call, 0, s.align)
	m.NeedVersion(20)
	return call
}
