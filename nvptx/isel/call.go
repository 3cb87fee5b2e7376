package isel

import (
	"fmt"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/ptx"
)

// selectCall selects a call: of inline assembly, of an intrinsic, or of a function.
func (s *fsel) selectCall(i *ir.Instr) {
	if a, ok := i.Callee().(*ir.InlineAsm); ok {
		s.inlineAsm(i, a)
		return
	}
	if row, ok := s.m.intrinsic(i); ok {
		if row.lower != nil {
			row.lower(s, i)
		}
		return
	}
	f := i.CalledFunc()
	switch {
	case f != nil && f.IsIntrinsic():
		s.unsupported(i, "intrinsic %s", f.Name())
	case f != nil && f.Name() == "__nvvm_reflect":
		s.reflect(i)
	case i.Info.FuncType.VarArg:
		s.unsupported(i, "a call of a function with variable arguments")
	case f != nil && s.m.globals.IsKernel(f):
		s.unsupported(i, "a call of kernel %s", f.Ident())
	default:
		s.emitCall(i, f)
	}
}

// throughCall returns the operands of intrinsics that return one of their arguments.
func throughCall(s *fsel, i *ir.Instr) []ptx.Operand {
	if row, ok := s.m.intrinsic(i); ok && row.through != nil {
		return row.through(s, i)
	}
	return nil
}

// selectInvoke reports that there are no exceptions on a GPU.
func (s *fsel) selectInvoke(i *ir.Instr) { s.unsupported(i, "instruction invoke") }

func (s *fsel) selectVAArg(i *ir.Instr) { s.unsupported(i, "instruction va_arg") }

// emitCall emits the call sequence of the PTX ABI: a scope with a .param variable per argument and
// result.
func (s *fsel) emitCall(i *ir.Instr, f *ir.Func) {
	if _, ok := s.m.pieces(i.Type()); !ok {
		s.unsupported(i, "a call that returns %s", i.Type())
		return
	}
	n := s.nextCall()
	seq := fmt.Sprintf("callseq %d", n)
	s.statement(ptx.OpenScope(seq + ", 0"))
	proto := &ptx.CallProto{Name: fmt.Sprintf("prototype_%d_%d", s.number, n)}
	var args, rets ptx.List
	for k := range i.NumArgs() {
		attrs := i.Info.Attrs.Param(k)
		if f != nil && globals.ByvalType(attrs) == nil {
			attrs = f.Attrs.Param(k)
		}
		p := s.passArgument(i, k, attrs)
		args = append(args, ptx.Sym(p.Name))
		p.Name = "_"
		proto.Params = append(proto.Params, p)
	}
	var ret ptx.Param
	if !i.Type().IsVoid() {
		ret = s.m.globals.Param(i.Type(), i.Info.Attrs.Ret, false)
		s.statement(&ptx.Var{Space: ptx.ParamSpace, Type: ret.Type, Align: ret.Align, Dims: ret.Dims, Name: "retval0"})
		rets = ptx.List{ptx.Sym("retval0")}
		r := ret
		r.Name = "_"
		proto.Rets = []ptx.Param{r}
	}
	if f != nil {
		s.putItem(clean.NewItem(ptx.Call(rets, ptx.Sym(s.m.globals.Name(f)), args, "")))
	} else {
		callee := s.reg(s.one(i.Callee()), ptx.B64)
		s.statement(proto)
		s.putItem(clean.NewItem(ptx.Call(rets, callee, args, proto.Name)))
	}
	if !i.Type().IsVoid() && s.asked(i) {
		s.loadResult(i, ret)
	}
	s.statement(ptx.CloseScope(seq))
}

// passArgument stores argument k into a .param variable of its own.
func (s *fsel) passArgument(i *ir.Instr, k int, attrs ir.AttrSet) ptx.Param {
	v := i.Arg(k)
	t := v.Type()
	p := s.m.globals.Param(t, attrs, false)
	p.Name = "param" + strconv.Itoa(k)
	if _, ok := s.m.pieces(t); !ok {
		s.unsupported(i, "an argument of type %s", t)
		return p
	}
	to := access{loc: location{space: addrspace.Param, base: ptx.Sym(p.Name)}, align: int64(p.Alignment())}
	declare := func() {
		s.statement(&ptx.Var{Space: ptx.ParamSpace, Type: p.Type, Align: p.Align, Dims: p.Dims, Name: p.Name})
	}
	if bt := globals.ByvalType(attrs); bt != nil {
		from := access{loc: s.locate(v), align: s.m.globals.GivenAlign(attrs, bt)}
		declare()
		s.copyBytes(to, from, int64(s.layout.StoreSize(bt)))
		return p
	}
	ps, _ := s.m.pieces(t)
	ops := s.get(v)
	if globals.IsScalarParam(t) {
		ps, ops = s.widenScalar(ps, ops, p.Type, attrs)
	} else {
		ps = s.inMemory(ps, t)
	}
	declare()
	s.store(to, ps, ops)
	return p
}

// widenScalar extends a scalar to the size of its parameter.
func (s *fsel) widenScalar(ps []piece, ops []ptx.Operand, to ptx.Type, attrs ir.AttrSet) ([]piece, []ptx.Operand) {
	p := ps[0]
	if p.reg == ptx.F32 || p.reg == ptx.F64 || p.bits == to.Bits() {
		return ps, ops
	}
	o := ops[0]
	signed := attrs.Has("signext")
	if k, ok := o.(ptx.Int); ok {
		o = resizeImmediate(k, p.bits, to, signed)
	} else {
		o = s.resize(o, p.bits, to, signed)
	}
	return []piece{{reg: to, bits: to.Bits(), ty: p.ty}}, []ptx.Operand{o}
}

// loadResult loads what a call returned.
func (s *fsel) loadResult(i *ir.Instr, ret ptx.Param) {
	d := s.dst(i)
	ps, _ := s.m.pieces(i.Type())
	from := access{loc: location{space: addrspace.Param, base: ptx.Sym("retval0")}, align: int64(ret.Alignment())}
	if !globals.IsScalarParam(i.Type()) {
		s.load(from, s.inMemory(ps, i.Type()), d)
		return
	}
	p := ps[0]
	if p.reg == ptx.F32 || p.reg == ptx.F64 || p.bits == ret.Type.Bits() {
		s.load(from, ps, d)
		return
	}
	t := s.newReg(ret.Type)
	s.load(from, []piece{{reg: ret.Type, bits: ret.Type.Bits(), ty: p.ty}}, []ptx.Reg{t})
	if p.reg == ret.Type {
		s.move(p.reg, d[0], t)
		return
	}
	s.resizeInto(d[0], t, ret.Type.Bits(), false)
}

// selectRet returns from the function, or ends the kernel.
func (s *fsel) selectRet(i *ir.Instr) {
	if i.NumOperands() > 0 {
		v := i.Operand(0)
		t := v.Type()
		ps, ok := s.m.pieces(t)
		if !ok {
			s.unsupported(i, "a result of type %s", t)
			return
		}
		if len(s.out.Rets) == 1 {
			r := s.out.Rets[0]
			to := access{loc: location{space: addrspace.Param, base: ptx.Sym(r.Name)}, align: int64(r.Alignment())}
			ops := s.get(v)
			if globals.IsScalarParam(t) {
				ps, ops = s.widenScalar(ps, ops, r.Type, s.f.Attrs.Ret)
			} else {
				ps = s.inMemory(ps, t)
			}
			s.store(to, ps, ops)
		}
	}
	s.put("ret")
}

// reflect answers __nvvm_reflect, by which libraries ask what they are compiled for.
func (s *fsel) reflect(i *ir.Instr) {
	name := s.stringAt(i.Arg(0))
	value := 0
	switch name {
	case "__CUDA_ARCH":
		value = s.target.SM * 10
	case "__CUDA_FTZ":
		if s.ftz {
			value = 1
		}
	}
	if s.asked(i) {
		s.move(ptx.B32, s.dst1(i), ptx.Int(value))
	}
}

// stringAt is the constant C string that a pointer points to; "" if there is none.
func (s *fsel) stringAt(v ir.Value) string {
	for {
		switch x := v.(type) {
		case *ir.Const:
			if len(x.Elems) == 0 {
				return ""
			}
			v = x.Elems[0]
			continue
		case *ir.Instr:
			if x.NumOperands() > 0 {
				v = x.Operand(0)
				continue
			}
		case *ir.GlobalVar:
			if k, ok := x.Init.(*ir.Const); ok && k.Kind == ir.StringConst && len(k.Str) > 0 {
				return k.Str[:len(k.Str)-1]
			}
		}
		return ""
	}
}
