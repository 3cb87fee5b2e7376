package downgrade

import (
	"slices"

	"opt-go/frontend/ir"
)

// Address spaces of AMDGPU: a descriptor of a buffer, and one with an offset.
const (
	bufferSpace    = 8
	fatBufferSpace = 7
)

// bufferResource makes a descriptor with a size of 32 bits, and one with an offset of that.
func bufferResource(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	c := b.Ctx()
	to, from := i.Type(), i.Arg(0).Type()
	if to.Space != bufferSpace && to.Space != fatBufferSpace {
		return nil, false
	}
	t := c.Func(c.Pointer(bufferSpace), []*ir.Type{from, c.Int(16), c.I32, c.I32}, false)
	args := arguments(i)
	if args[2].Type() != c.I32 {
		if k := ir.AsInt(args[2]); k != nil {
			n, _ := k.Uint64()
			args[2] = ir.NewInt(c.I32, n)
		} else {
			args[2] = b.Cast(ir.Trunc, args[2], c.I32, "")
		}
	}
	n := b.Call(module(i).Intrinsic(i.IntrinsicID(), t, nil, from), "", args...)
	if to == n.Type() {
		return n, true
	}
	return b.Cast(ir.AddrSpaceCast, n, to, ""), true
}

// older returns a function type with LLVM 19's type of MMX registers where newer versions have
// vectors of one number.
func older(t *ir.Type) *ir.Type {
	c := t.Context()
	one := func(t *ir.Type) *ir.Type {
		if t == c.Vector(1, c.I64, false) {
			return c.X86MMX
		}
		return t
	}
	params := slices.Clone(t.Fields)
	for k := range params {
		params[k] = one(params[k])
	}
	return c.Func(one(t.Elem), params, t.VarArg)
}

// withMMX makes the module's declaration of an intrinsic one with registers, and converts operands
// and results of calls of the former one.
func withMMX(from *ir.Func) lowering {
	m, name, t := from.Module(), from.Name(), older(from.FuncType)
	from.SetName(name + ".vector")
	to := m.NewFunc(name, t)
	to.Attrs = from.Attrs.Clone()
	return func(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
		args := arguments(i)
		for k := range args {
			if args[k].Type() != t.Fields[k] {
				args[k] = b.Cast(ir.BitCast, args[k], t.Fields[k], "")
			}
		}
		n := b.Call(to, "", args...)
		n.Info.Attrs = i.Info.Attrs.Clone()
		if n.Type() == i.Type() {
			return n, true
		}
		return b.Cast(ir.BitCast, n, i.Type(), ""), true
	}
}
