package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/simplify/constfold"
)

// builder creates instructions before the visited one and folds constants, as LLVM's IRBuilder with
// a target folder does. New instructions are deferred on the worklist.
type builder struct {
	ic  *combiner
	at  *ir.Instr
	loc *ir.MDNode
	pos ir.Pos
}

func (b *builder) setBefore(i *ir.Instr) { b.at, b.loc, b.pos = i, i.DebugLoc(), i.Pos }

func (b *builder) insert(i *ir.Instr, name string) *ir.Instr {
	if b.loc != nil && i.DebugLoc() == nil {
		i.SetMD("dbg", b.loc)
	}
	i.Pos = b.pos
	i.InsertBefore(b.at)
	if name != "" {
		i.SetName(name)
	}
	b.ic.work.add(i)
	return i
}

func (b *builder) binary(op ir.Op, x, y ir.Value, flags ir.Flags, name string) ir.Value {
	if k, ok := x.(*ir.Const); ok {
		if l, ok := y.(*ir.Const); ok {
			if v := constfold.Binary(op, 0, k, l, b.ic.dl); v != nil {
				return v
			}
		}
	}
	return b.insert(newBinary(op, x, y, flags), name)
}

func newBinary(op ir.Op, x, y ir.Value, flags ir.Flags) *ir.Instr {
	i := ir.NewInstr(op, x.Type(), x, y)
	i.Flags = flags
	return i
}

func newCast(op ir.Op, x ir.Value, to *ir.Type) *ir.Instr { return ir.NewInstr(op, to, x) }

func newSelect(c, x, y ir.Value) *ir.Instr { return ir.NewInstr(ir.Select, x.Type(), c, x, y) }

func newNot(x ir.Value) *ir.Instr { return newBinary(ir.Xor, x, ir.NewAllOnes(x.Type()), 0) }

func newNeg(x ir.Value, flags ir.Flags) *ir.Instr {
	return newBinary(ir.Sub, ir.NewZero(x.Type()), x, flags)
}

func newCmp(p ir.Pred, x, y ir.Value) *ir.Instr {
	op := ir.ICmp
	if !p.IsInt() {
		op = ir.FCmp
	}
	i := ir.NewInstr(op, ir.CmpType(x.Type()), x, y)
	i.Pred = p
	return i
}

func (b *builder) add(x, y ir.Value, name string) ir.Value { return b.binary(ir.Add, x, y, 0, name) }
func (b *builder) sub(x, y ir.Value, name string) ir.Value { return b.binary(ir.Sub, x, y, 0, name) }
func (b *builder) and(x, y ir.Value, name string) ir.Value { return b.binary(ir.And, x, y, 0, name) }
func (b *builder) or(x, y ir.Value, name string) ir.Value  { return b.binary(ir.Or, x, y, 0, name) }
func (b *builder) xor(x, y ir.Value, name string) ir.Value { return b.binary(ir.Xor, x, y, 0, name) }
func (b *builder) shl(x, y ir.Value, name string) ir.Value { return b.binary(ir.Shl, x, y, 0, name) }
func (b *builder) not(x ir.Value, name string) ir.Value {
	return b.binary(ir.Xor, x, ir.NewAllOnes(x.Type()), 0, name)
}
func (b *builder) neg(x ir.Value, name string) ir.Value {
	return b.binary(ir.Sub, ir.NewZero(x.Type()), x, 0, name)
}

func (b *builder) cast(op ir.Op, x ir.Value, to *ir.Type, name string) ir.Value {
	if x.Type() == to {
		return x
	}
	if ir.IsConst(x) {
		if v := constfold.Cast(op, x, to, b.ic.dl); v != nil {
			return v
		}
	}
	return b.insert(newCast(op, x, to), name)
}

// intCast creates a zext or sext, a trunc, or no cast.
func (b *builder) intCast(x ir.Value, to *ir.Type, signed bool, name string) ir.Value {
	from, w := x.Type().Scalar().Bits, to.Scalar().Bits
	switch {
	case from == w:
		return x
	case from > w:
		return b.cast(ir.Trunc, x, to, name)
	case signed:
		return b.cast(ir.SExt, x, to, name)
	}
	return b.cast(ir.ZExt, x, to, name)
}

func (b *builder) cmp(p ir.Pred, x, y ir.Value, name string) ir.Value {
	if p.IsInt() && ir.IsConst(x) && ir.IsConst(y) {
		if v := constfold.ICmp(p, x, y, ir.CmpType(x.Type()), b.ic.dl); v != nil {
			return v
		}
	}
	return b.insert(newCmp(p, x, y), name)
}

func (b *builder) selectOf(c, x, y ir.Value, name string) ir.Value {
	if k := ir.AsInt(c); k != nil && ir.IsConst(x) && ir.IsConst(y) {
		if k.IsZero() {
			return y
		}
		return x
	}
	return b.insert(newSelect(c, x, y), name)
}

func (b *builder) freeze(x ir.Value, name string) ir.Value {
	return b.insert(ir.NewInstr(ir.Freeze, x.Type(), x), name)
}

// intrinsic calls an LLVM intrinsic whose operands and result have the types of the arguments; it
// is overloaded on the result.
func (b *builder) intrinsic(base string, ty *ir.Type, name string, args ...ir.Value) ir.Value {
	return b.insert(b.ic.newIntrinsic(base, ty, args...), name)
}

// newIntrinsic creates a call of a pure intrinsic, overloaded on its result type.
func (ic *combiner) newIntrinsic(base string, ty *ir.Type, args ...ir.Value) *ir.Instr {
	types := make([]*ir.Type, len(args))
	for k, a := range args {
		types[k] = a.Type()
	}
	f := ic.f.Module().Intrinsic(base, ic.ctx.Func(ty, types, false), pureAttrs(), ty)
	i := ir.NewInstr(ir.Call, ty, append(append([]ir.Value(nil), args...), f)...)
	i.Info = &ir.CallInfo{FuncType: f.FuncType, CC: f.CC}
	return i
}

// pureAttrs are the attributes of the intrinsics that only compute.
func pureAttrs() ir.AttrSet {
	return ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"),
		ir.EnumAttr("speculatable"), ir.EnumAttr("willreturn"), ir.ValAttr("memory", "none")}
}
