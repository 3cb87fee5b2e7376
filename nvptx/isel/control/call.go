package control

import (
	"fmt"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// Call selects a call: of inline assembly, of an intrinsic, or of a function.
func Call(s *sel.Func, i *ir.Instr) {
	if a, ok := i.Callee().(*ir.InlineAsm); ok {
		inlineAsm(s, i, a)
		return
	}
	if row, ok := s.Module.Intrinsic(i); ok {
		if row.Lower != nil {
			row.Lower(s, i)
		}
		return
	}
	f := i.CalledFunc()
	switch {
	case f != nil && f.IsIntrinsic():
		s.Unsupported(i, "intrinsic %s", f.Name())
	case f != nil && sel.IsReflect(f):
		s.Reflect(i)
	case i.Info.FuncType.VarArg:
		s.Unsupported(i, "a call of a function with variable arguments")
	case f != nil && s.Module.Globals.IsKernel(f):
		s.Unsupported(i, "a call of kernel %s", f.Ident())
	default:
		emitCall(s, i, f)
	}
}

// ThroughCall returns the operands of intrinsics that return one of their arguments.
func ThroughCall(s *sel.Func, i *ir.Instr) []ptx.Operand {
	if row, ok := s.Module.Intrinsic(i); ok && row.Through != nil {
		return row.Through(s, i)
	}
	return nil
}

// Invoke reports that there are no exceptions on a GPU.
func Invoke(s *sel.Func, i *ir.Instr) { s.Unsupported(i, "instruction invoke") }

// VAArg reports a va_arg that package expand has left.
func VAArg(s *sel.Func, i *ir.Instr) { s.Unsupported(i, "instruction va_arg") }

// emitCall emits the call sequence of the PTX ABI: a scope with a .param variable per argument and
// result.
func emitCall(s *sel.Func, i *ir.Instr, f *ir.Func) {
	if _, ok := s.Module.Pieces(i.Type()); !ok {
		s.Unsupported(i, "a call that returns %s", i.Type())
		return
	}
	n := s.NextCall()
	seq := fmt.Sprintf("callseq %d", n)
	s.PutStatement(ptx.OpenScope(seq + ", 0"))
	proto := &ptx.CallProto{Name: fmt.Sprintf("prototype_%d_%d", s.Number, n)}
	var args, rets ptx.List
	for k := range i.NumArgs() {
		p := passArgument(s, i, k, s.Module.Globals.CallAttrs(i, k))
		args = append(args, ptx.Sym(p.Name))
		p.Name = "_"
		proto.Params = append(proto.Params, p)
	}
	var ret ptx.Param
	if !i.Type().IsVoid() {
		ret = s.Module.Globals.Param(i.Type(), s.Module.Globals.CallAttrs(i, -1), false)
		s.PutStatement(&ptx.Var{Space: ptx.ParamSpace, Type: ret.Type, Align: ret.Align, Dims: ret.Dims, Name: "retval0"})
		rets = ptx.List{ptx.Sym("retval0")}
		r := ret
		r.Name = "_"
		proto.Rets = []ptx.Param{r}
	}
	if f != nil {
		s.PutItem(clean.NewItem(ptx.Call(rets, ptx.Sym(s.Module.Globals.Name(f)), args, "")))
	} else {
		callee := s.Reg(s.One(i.Callee()), ptx.B64)
		s.PutStatement(proto)
		s.PutItem(clean.NewItem(ptx.Call(rets, callee, args, proto.Name)))
	}
	if !i.Type().IsVoid() && s.Requested(i) {
		loadResult(s, i, ret)
	}
	s.PutStatement(ptx.CloseScope(seq))
}

// passArgument stores argument k into a .param variable of its own.
func passArgument(s *sel.Func, i *ir.Instr, k int, attrs ir.AttrSet) ptx.Param {
	v := i.Arg(k)
	t := v.Type()
	p := s.Module.Globals.Param(t, attrs, false)
	p.Name = "param" + strconv.Itoa(k)
	if _, ok := s.Module.Pieces(t); !ok {
		s.Unsupported(i, "an argument of type %s", t)
		return p
	}
	to := emit.Access{Loc: emit.Location{Space: addrspace.Param, Base: ptx.Sym(p.Name)}, Align: int64(p.Alignment())}
	declare := func() {
		s.PutStatement(&ptx.Var{Space: ptx.ParamSpace, Type: p.Type, Align: p.Align, Dims: p.Dims, Name: p.Name})
	}
	if bt := globals.ByvalType(attrs); bt != nil {
		from := emit.Access{Loc: s.Locate(v), Align: s.Module.Globals.GivenAlign(attrs, bt)}
		declare()
		s.CopyBytes(to, from, int64(s.Layout.StoreSize(bt)))
		return p
	}
	ps, _ := s.Module.Pieces(t)
	ops := s.Get(v)
	if globals.IsScalarParam(t) {
		ps, ops = widenScalar(s, ps, ops, p.Type, attrs)
	} else {
		ps = s.InMemory(ps, t)
	}
	declare()
	s.Store(to, ps, ops)
	return p
}

// widenScalar extends a scalar to the size of its parameter.
func widenScalar(s *sel.Func, ps []emit.Piece, ops []ptx.Operand, to ptx.Type, attrs ir.AttrSet) ([]emit.Piece, []ptx.Operand) {
	p := ps[0]
	if p.Reg == ptx.F32 || p.Reg == ptx.F64 || p.Bits == to.Bits() {
		return ps, ops
	}
	o := ops[0]
	signed := attrs.Has("signext")
	if k, ok := o.(ptx.Int); ok {
		o = emit.ResizeImmediate(k, p.Bits, to, signed)
	} else {
		o = s.Resize(o, p.Bits, to, signed)
	}
	return []emit.Piece{{Reg: to, Bits: to.Bits(), Type: p.Type}}, []ptx.Operand{o}
}

// loadResult loads what a call returned.
func loadResult(s *sel.Func, i *ir.Instr, ret ptx.Param) {
	d := s.Dst(i)
	ps, _ := s.Module.Pieces(i.Type())
	from := emit.Access{Loc: emit.Location{Space: addrspace.Param, Base: ptx.Sym("retval0")}, Align: int64(ret.Alignment())}
	if !globals.IsScalarParam(i.Type()) {
		s.Load(from, s.InMemory(ps, i.Type()), d)
		return
	}
	p := ps[0]
	if p.Reg == ptx.F32 || p.Reg == ptx.F64 || p.Bits == ret.Type.Bits() {
		s.Load(from, ps, d)
		return
	}
	t := s.NewReg(ret.Type)
	s.Load(from, []emit.Piece{{Reg: ret.Type, Bits: ret.Type.Bits(), Type: p.Type}}, []ptx.Reg{t})
	if p.Reg == ret.Type {
		s.Move(p.Reg, d[0], t)
		return
	}
	s.ResizeInto(d[0], t, ret.Type.Bits(), false)
}

// Ret returns from the function, or ends the kernel.
func Ret(s *sel.Func, i *ir.Instr) {
	if i.NumOperands() > 0 {
		v := i.Operand(0)
		t := v.Type()
		ps, ok := s.Module.Pieces(t)
		if !ok {
			s.Unsupported(i, "a result of type %s", t)
			return
		}
		if len(s.Out.Rets) == 1 {
			r := s.Out.Rets[0]
			to := emit.Access{Loc: emit.Location{Space: addrspace.Param, Base: ptx.Sym(r.Name)}, Align: int64(r.Alignment())}
			ops := s.Get(v)
			if globals.IsScalarParam(t) {
				ps, ops = widenScalar(s, ps, ops, r.Type, s.IR.Attrs.Ret)
			} else {
				ps = s.InMemory(ps, t)
			}
			s.Store(to, ps, ops)
		}
	}
	s.Put("ret")
}
