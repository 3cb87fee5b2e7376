package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/abi"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// enter copies the arguments from where the caller put them.
func (s *selector) enter() {
	var p abi.Places
	if _, _, inMemory := s.results(s.src.RetType()); inMemory {
		s.sret = s.incoming(&p, code.Word).Reg
	}
	for k, param := range s.src.Params {
		attrs := s.src.Attrs.Param(k)
		if t, align, ok := abi.ByVal(attrs, s.dl); ok {
			at := p.Room((int64(s.dl.AllocSize(t))+3)&^3, min(align, 8))
			slot := s.f.Frame.AddIncoming(at)
			s.vals[param.ID()] = []value{s.op(code.OpAddi, code.RegOp(code.SP), code.Operand{Slot: slot})}
			continue
		}
		var vs []value
		for _, u := range s.units(param.Type()) {
			vs = append(vs, s.unpacked(u, s.incoming(&p, u.Class))...)
		}
		if attrs.Has("sret") && len(vs) == 1 {
			s.sret = vs[0].Reg
		}
		s.vals[param.ID()] = vs
	}
	for k, param := range s.src.Params { // after all copies, since the conversions are calls
		if _, _, ok := abi.ByVal(s.src.Attrs.Param(k), s.dl); !ok {
			for n, l := range s.leaves(param.Type(), s.pos) {
				s.vals[param.ID()][n] = s.rounded(l.Type, s.vals[param.ID()][n])
			}
		}
	}
	if s.src.FuncType.VarArg {
		s.vaSlot = s.f.Frame.AddIncoming((p.Stack + 3) &^ 3)
	}
}

// incoming takes the register of a class from where the caller put it.
func (s *selector) incoming(p *abi.Places, class code.Class) value {
	v := code.RegOp(s.f.NewReg(class))
	if class.IsVector() {
		s.copyTo(v.Reg, code.RegOp(s.vectorPlace(p, class)))
		return v
	}
	r, at := p.Next(class, false)
	if r != 0 {
		s.copyTo(v.Reg, code.RegOp(r))
		return v
	}
	slot := s.f.Frame.AddIncoming(at)
	n := 4
	if class == code.Pair {
		n = 8
	}
	return s.access(loadOps[n][0], place{slot: slot, ref: &mir.MemRef{Slot: slot}}, nil)
}

// argument is a scalar as it is passed.
func (s *selector) argument(v value, t *ir.Type, attrs ir.AttrSet) value {
	signed := attrs.Has("signext")
	if t.Kind == ir.HalfKind {
		return s.single(t, v)
	}
	switch n := shape.Width(t); {
	case n == 1:
		one := int64(1)
		if signed {
			one = -1
		}
		return s.op(code.OpMuxII, v, code.ImmOp(one), code.ImmOp(0))
	case n < 32 && (signed || attrs.Has("zeroext")):
		return s.extend(v, n, signed)
	}
	return v
}

// callBuilder collects the arguments of a call.
type callBuilder struct {
	s     *selector
	p     abi.Places
	moves []fixedCopy
	uses  []code.Reg
}

func (c *callBuilder) pass(v value, stack bool) {
	s := c.s
	class := s.classOf(v)
	var r code.Reg
	var at int64
	if class.IsVector() {
		if stack {
			mir.Refuse(s.pos, "a vector among a variable number of arguments")
		}
		r = s.vectorPlace(&c.p, class)
	} else {
		r, at = c.p.Next(class, stack)
	}
	if r != 0 {
		c.moves = append(c.moves, fixedCopy{r, v})
		c.uses = append(c.uses, r)
		return
	}
	n := 4
	if class == code.Pair {
		n = 8
	}
	s.access(storeOps[n], c.area(at), &v)
}

// area is a place in the outgoing arguments.
func (c *callBuilder) area(at int64) place {
	return place{base: code.RegOp(code.SP), off: at, area: true, ref: &mir.MemRef{Outgoing: true, Off: at}}
}

// emit makes the call and copies the registers of its result.
func (c *callBuilder) emit(op code.Op, target code.Operand, results []code.Reg) []value {
	s := c.s
	s.f.Frame.Outgoing = max(s.f.Frame.Outgoing, c.p.Stack)
	s.f.Calls = true
	for _, m := range c.moves {
		s.copyTo(m.to, m.v)
	}
	s.emit(op, 0, target).Uses = c.uses
	var out []value
	for _, r := range results {
		d := s.f.NewReg(s.f.ClassOf(r))
		s.copyTo(d, code.RegOp(r))
		out = append(out, code.RegOp(d))
	}
	clear(s.consts) // what lives over calls costs a register that is saved
	return out
}

// library calls a routine of the runtime.
func (s *selector) library(name string, result code.Class, args ...value) value {
	c := &callBuilder{s: s}
	for _, a := range args {
		c.pass(a, false)
	}
	var p abi.Places
	var results []code.Reg
	if result != code.NoClass {
		r, _ := p.NextResult(result)
		results = append(results, r)
	}
	out := c.emit(code.OpCall, code.SymOp(name, 0), results)
	if len(out) == 0 {
		return value{}
	}
	return out[0]
}

func (s *selector) call(i *ir.Instr) {
	if f := i.CalledFunc(); f != nil && f.IsIntrinsic() {
		s.intrinsic(i)
		return
	}
	if text, ok := i.Callee().(*ir.InlineAsm); ok {
		s.inlineAssembly(i, text)
		return
	}
	if i.Block().ReturnedCall() == i {
		mir.Refuse(i.Pos, "a musttail call on Hexagon")
	}
	c := &callBuilder{s: s}
	units, results, inMemory := s.results(i.Type())
	room := place{ref: &mir.MemRef{}}
	if inMemory {
		room.slot = s.f.Frame.Add(int64(s.dl.AllocSize(i.Type())), max(int64(s.dl.ABIAlign(i.Type())), resultAlign))
		c.pass(s.op(code.OpAddi, code.RegOp(code.SP), code.Operand{Slot: room.slot}), false)
	}
	named := len(i.Info.FuncType.Fields)
	for k := range i.NumArgs() {
		c.arg(i, k, i.Info.FuncType.VarArg && k >= named)
	}
	op, target := code.OpCallr, code.Operand{}
	if sym, n, ok := s.mod.evaluate(i.Callee(), i.Pos); ok && sym != "" && n == 0 {
		op, target = code.OpCall, code.SymOp(sym, 0)
	} else {
		target = s.value(i.Callee())
	}
	out := c.emit(op, target, results)
	var vs []value
	for k, v := range out {
		vs = append(vs, s.unpacked(units[k], v)...)
	}
	for k, l := range s.leaves(i.Type(), i.Pos) {
		if inMemory {
			vs = append(vs, s.loadLeaf(l, room, resultAlign, false))
		} else {
			vs[k] = s.rounded(l.Type, vs[k])
		}
	}
	s.define(i, vs...)
}

// arg passes argument k of a call.
func (c *callBuilder) arg(i *ir.Instr, k int, variadic bool) {
	s := c.s
	attrs := i.Info.Attrs.Param(k)
	if t, align, ok := abi.ByVal(attrs, s.dl); ok {
		size := int64(s.dl.AllocSize(t))
		at := c.p.Room((size+3)&^3, min(align, 8))
		if size > inlineBytes*min(align, 8) {
			s.library("memcpy", code.NoClass, s.op(code.OpAddi, code.RegOp(code.SP), code.ImmOp(at)), s.value(i.Arg(k)), s.number(code.Word, size))
			return
		}
		from := s.address(i.Arg(k))
		s.copyBytes(c.area(at), from, size, min(align, 8), false)
		return
	}
	t := i.Arg(k).Type()
	vs := s.arguments(i.Arg(k), attrs)
	for _, u := range s.units(t) {
		c.pass(s.packed(u, vs[:u.Lanes]), variadic)
		vs = vs[u.Lanes:]
	}
}

// arguments are the scalars of a value as they are passed.
func (s *selector) arguments(v ir.Value, attrs ir.AttrSet) []value {
	leaves := s.leaves(v.Type(), s.pos)
	var out []value
	for n, x := range s.values(v) {
		out = append(out, s.argument(x, leaves[n].Type, attrs))
	}
	return out
}

func (s *selector) ret(i *ir.Instr) {
	var uses []code.Reg
	if i.NumOperands() > 0 {
		v := i.Operand(0)
		units, at, inMemory := s.results(v.Type())
		if inMemory {
			vs := s.values(v)
			for k, l := range s.leaves(v.Type(), i.Pos) {
				s.storeLeaf(l, vs[k], place{base: code.RegOp(s.sret), ref: &mir.MemRef{}}, resultAlign)
			}
		} else {
			vs := s.arguments(v, s.src.Attrs.Ret)
			var packed []value
			for _, u := range units {
				packed = append(packed, s.packed(u, vs[:u.Lanes]))
				vs = vs[u.Lanes:]
			}
			for k, r := range at {
				s.copyTo(r, packed[k])
			}
			uses = at
		}
	}
	if s.sret != 0 {
		s.copyTo(code.R(0), code.RegOp(s.sret)) // the ABI returns the address of the result
		uses = append(uses, code.R(0))
	}
	s.emit(code.OpRet, 0).Uses = uses
}

// vaArg takes the next argument of a variable number: a va_list is its address.
func (s *selector) vaArg(i *ir.Instr) {
	leaves := s.leaves(i.Type(), i.Pos)
	if len(leaves) != 1 || shape.Class(leaves[0].Type) == code.Pred || leaves[0].Type.Kind == ir.HalfKind {
		mir.Refuse(i.Pos, "va_arg of type %s", i.Type())
	}
	list := s.address(i.Operand(0))
	cur := s.access(loadOps[4][0], list, nil)
	size := int64(4)
	if shape.Class(leaves[0].Type) == code.Pair {
		size = 8
		cur = s.op(code.OpAndi, s.op(code.OpAddi, cur, code.ImmOp(7)), code.ImmOp(-8))
	}
	next := s.op(code.OpAddi, cur, code.ImmOp(size))
	s.access(storeOps[4], list, &next)
	s.define(i, s.access(loadOps[int(size)][0], place{base: cur, ref: &mir.MemRef{}}, nil))
}
