package expand

import (
	"slices"

	"opt-go/frontend/ir"
)

// A variadic function has one more parameter: the address of a buffer in the caller's frame, where
// the variable arguments lie one after the other, each at the alignment of its type. A va_list is a
// pointer to the next of them. LLVM does the same, so that functions of both can call each other:
//
//	f(i32 %n, ...)             f(i32 %n, ptr %varargs)
//	call f(1, i8 2, double 3)  { i8, double } at %buffer, then call f(1, %buffer)
//	va_start(%list)            store %varargs, %list
//	va_arg %list, T            p = align(load %list), store p + size, %list, load T, p

// isReflect reports whether a function is a question to the compiler, CUDA's or OpenCL's, whose
// declaration may have any form.
func isReflect(f *ir.Func) bool {
	return f.Name() == "__nvvm_reflect" || f.Name() == "__nvvm_reflect_ocl"
}

// isVariadic reports whether a function takes variable arguments by the rule above.
func isVariadic(f *ir.Func) bool {
	return f.FuncType.VarArg && !f.IsIntrinsic() && !isReflect(f)
}

// isVariadicCall reports whether a call passes variable arguments.
func isVariadicCall(i *ir.Instr) bool {
	if i.Op() != ir.Call || !i.Info.FuncType.VarArg {
		return false
	}
	switch f := i.Callee().(type) {
	case *ir.InlineAsm:
		return false
	case *ir.Func:
		return !f.IsIntrinsic() && !isReflect(f)
	}
	return true
}

// withBuffer is a variadic type with the parameter in place of the dots.
func withBuffer(t *ir.Type) *ir.Type {
	c := t.Context()
	return c.Func(t.Elem, append(slices.Clip(t.Fields), c.Pointer(0)), false)
}

// variadic gives the variadic functions of a module their parameter, and the calls theirs.
func variadic(m *ir.Module) {
	for _, f := range m.Funcs {
		if isVariadic(f) {
			keep := make([]int, len(f.Params)+1)
			for k := range keep {
				keep[k] = k
			}
			keep[len(f.Params)] = -1
			f.SetSignature(withBuffer(f.FuncType), keep)
		}
	}
	for _, f := range m.Funcs {
		var calls []*ir.Instr
		for i := range f.Instrs() {
			if isVariadicCall(i) {
				calls = append(calls, i)
			}
		}
		for _, i := range calls {
			passBuffer(&site{Builder: ir.Before(i), i: i})
		}
	}
}

// passBuffer stores the variable arguments of a call into a buffer and passes its address.
func passBuffer(x *site) {
	c, layout := x.Ctx(), x.module().Layout
	fixed := len(x.i.Info.FuncType.Fields)
	var args, rest []ir.Value
	var attrs []ir.AttrSet
	for k := range x.i.NumArgs() {
		if k < fixed {
			args, attrs = append(args, x.i.Arg(k)), append(attrs, x.i.Info.Attrs.Param(k))
		} else {
			rest = append(rest, x.byValue(k))
		}
	}
	var buffer ir.Value = ir.NewZero(c.Pointer(0))
	if len(rest) > 0 {
		size, align, at := uint64(0), uint64(1), make([]uint64, len(rest))
		for k, v := range rest {
			a := layout.ABIAlign(v.Type())
			at[k] = (size + a - 1) / a * a
			size, align = at[k]+layout.StoreSize(v.Type()), max(align, a)
		}
		entry := ir.Before(x.i.Func().Entry().First())
		buffer = entry.Alloca(c.Array(size, c.I8), 0, align, "varargs")
		for k, v := range rest {
			p := x.GEP(c.I8, buffer, ir.InBounds, "", ir.NewInt(c.I64, at[k]))
			x.Store(v, p, layout.ABIAlign(v.Type()))
		}
	}
	x.i.SetCallArgs(withBuffer(x.i.Info.FuncType), append(args, buffer), append(attrs, ir.AttrSet{}))
}

// byValue is argument k; of one that is passed by value, what it points to.
func (x *site) byValue(k int) ir.Value {
	if a, ok := x.i.Info.Attrs.Param(k).Get("byval"); ok {
		return x.Load(a.Ty, x.i.Arg(k), x.module().Layout.ABIAlign(a.Ty), "")
	}
	return x.i.Arg(k)
}

func variadicRules() map[string]rule {
	return map[string]rule{
		"va_start": func(x *site) ir.Value {
			params := x.i.Func().Params
			x.Store(params[len(params)-1], x.i.Arg(0), 8)
			return nil
		},
		"va_copy": func(x *site) ir.Value {
			x.Store(x.Load(x.Ctx().Pointer(0), x.i.Arg(1), 8, ""), x.i.Arg(0), 8)
			return nil
		},
		"va_end": func(*site) ir.Value { return nil },
	}
}

// nextArgument expands va_arg.
func nextArgument(x *site) ir.Value {
	c, layout := x.Ctx(), x.module().Layout
	list, t := x.i.Operand(0), x.i.Type()
	align := layout.ABIAlign(t)
	var p ir.Value = x.Load(c.Pointer(0), list, 8, "")
	if align > 1 {
		p = x.GEP(c.I8, p, 0, "", ir.NewInt(c.I64, align-1))
		p = x.intrinsic("ptrmask", p.Type(), p, ir.NewSigned(c.I64, -int64(align)))
	}
	x.Store(x.GEP(c.I8, p, 0, "", ir.NewInt(c.I64, layout.StoreSize(t))), list, 8)
	return x.Load(t, p, align, "")
}
