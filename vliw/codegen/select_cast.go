package codegen

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/machine"
)

func (s *selector) pointerToInt(i *ir.Instr) {
	s.eachLane(i, func(a Reg) Reg {
		if n := i.Type().Scalar().Bits; n == 1 {
			return s.lowBit(a)
		} else if n < 64 {
			return s.sext(regOp(a), n)
		}
		return a
	})
	leavesOf(s.dl, i.Type(), i.Pos)
}

func (s *selector) intToPointer(i *ir.Instr) {
	leavesOf(s.dl, i.Operand(0).Type(), i.Pos)
	bits := i.Operand(0).Type().Scalar().Bits
	s.eachLane(i, func(a Reg) Reg { return s.widen(a, bits, false) })
}

// widen zero- or sign-extends a leaf of a width to 64 bits.
func (s *selector) widen(a Reg, bits int, signed bool) Reg {
	if bits == 1 {
		one := int64(1)
		if signed {
			one = -1
		}
		return s.op(machine.OpSel, regOp(a), immOp(one), immOp(0))
	}
	if signed {
		return a
	}
	return s.zext(regOp(a), bits)
}

func (s *selector) lowBit(a Reg) Reg {
	return s.op(machine.OpCmpNe, regOp(s.op(machine.OpAnd, regOp(a), immOp(1))), immOp(0))
}

// truncate drops upper bits. A result that is only stored needs no canonical form: store takes the operand then.
func (s *selector) truncate(i *ir.Instr) {
	leavesOf(s.dl, i.Operand(0).Type(), i.Pos)
	bits := i.Type().Scalar().Bits
	s.eachLane(i, func(a Reg) Reg {
		switch {
		case bits == 1:
			return s.lowBit(a)
		case i.HasFlag(ir.NSW):
			return a
		}
		return s.sext(regOp(a), bits)
	})
}

func (s *selector) signExtend(i *ir.Instr) {
	leavesOf(s.dl, i.Type(), i.Pos)
	bits := i.Operand(0).Type().Scalar().Bits
	s.eachLane(i, func(a Reg) Reg { return s.widen(a, bits, true) })
}

// zeroExtend costs an operation only where the sign bit may be set. Loads that are only zero-extended were loaded so.
func (s *selector) zeroExtend(i *ir.Instr) {
	leavesOf(s.dl, i.Type(), i.Pos)
	from := i.Operand(0)
	bits := from.Type().Scalar().Bits
	if bits > 1 && (i.HasFlag(ir.NNeg) || nonNegative(from, 0) || loadedUnsigned(from)) {
		s.copyValue(i)
		return
	}
	s.eachLane(i, func(a Reg) Reg { return s.widen(a, bits, false) })
}

// loadedUnsigned reports whether v is a load whose every user extends it with zeros; load and zeroExtend agree by asking here.
func loadedUnsigned(v ir.Value) bool {
	l, ok := v.(*ir.Instr)
	if !ok || l.Op() != ir.Load || !l.Type().IsInt(8, 16, 32) {
		return false
	}
	for u := range ir.Users(l) {
		if u.Op() != ir.ZExt {
			return false
		}
	}
	return true
}

// nonNegative is a cheap proof that a value of a narrow type has its sign bit clear.
func nonNegative(v ir.Value, depth int) bool {
	if n, ok := intConst(v); ok {
		return n >= 0
	}
	i, ok := v.(*ir.Instr)
	if !ok || depth > 4 || i.Type().IsVector() {
		return false
	}
	switch i.Op() {
	case ir.ZExt:
		return true
	case ir.And:
		return nonNegative(i.Operand(0), depth+1) || nonNegative(i.Operand(1), depth+1)
	case ir.Or, ir.Xor:
		return nonNegative(i.Operand(0), depth+1) && nonNegative(i.Operand(1), depth+1)
	case ir.LShr:
		n, ok := intConst(i.Operand(1))
		return ok && n > 0
	case ir.Select:
		return nonNegative(i.Operand(1), depth+1) && nonNegative(i.Operand(2), depth+1)
	case ir.URem:
		return nonNegative(i.Operand(1), depth+1)
	case ir.Phi:
		for k := range i.NumIncoming() {
			if !nonNegative(i.Operand(k), depth+1) {
				return false
			}
		}
		return true
	}
	return false
}

// bitCast copies between equal shapes and moves bits between files; other shapes go through memory.
func (s *selector) bitCast(i *ir.Instr) {
	from, to := leavesOf(s.dl, i.Operand(0).Type(), i.Pos), leavesOf(s.dl, i.Type(), i.Pos)
	regs := s.regs(i.Operand(0))
	if len(from) != len(to) {
		s.castThroughMemory(i, from, to)
		return
	}
	out := make([]Reg, len(regs))
	for k, a := range regs {
		x, y := fileOf(from[k].ty), fileOf(to[k].ty)
		switch {
		case x == y:
			out[k] = a
		case x == machine.Int && y == machine.Float:
			out[k] = s.op(opPair{machine.OpMvifS, machine.OpMvifD}.of(to[k].ty), regOp(a))
		case x == machine.Float && y == machine.Int:
			out[k] = s.op(opPair{machine.OpMvfiS, machine.OpMvfiD}.of(from[k].ty), regOp(a))
		default:
			refuse(i.Pos, "a bitcast from %s to %s", i.Operand(0).Type(), i.Type())
		}
	}
	s.define(i, out...)
}

func (s *selector) castThroughMemory(i *ir.Instr, from, to []leaf) {
	if s.dl.SizeBits(i.Type())%8 != 0 || fileOf(from[0].ty) == machine.Pred || fileOf(to[0].ty) == machine.Pred {
		refuse(i.Pos, "a bitcast from %s to %s", i.Operand(0).Type(), i.Type())
	}
	slot := s.frame.add(int64(s.dl.StoreSize(i.Type())), 8)
	for k, a := range s.regs(i.Operand(0)) {
		s.storeLeaf(from[k], a, place{mem: memOp(spReg, 0).at(slot), ref: memRef{slot: slot}})
	}
	out := make([]Reg, len(to))
	for k := range to {
		out[k] = s.loadLeaf(to[k], place{mem: memOp(spReg, 0).at(slot), ref: memRef{slot: slot}}, false)
	}
	s.define(i, out...)
}

func (s *selector) extractValue(i *ir.Instr) {
	first, n := leafRange(i.Operand(0).Type(), i.Indices())
	s.define(i, s.regs(i.Operand(0))[first:first+n]...)
}

func (s *selector) insertValue(i *ir.Instr) {
	first, _ := leafRange(i.Type(), i.Indices())
	out := append([]Reg(nil), s.regs(i.Operand(0))...)
	copy(out[first:], s.regs(i.Operand(1)))
	s.define(i, out...)
}

// lane gives the constant lane number of a vector access.
func (s *selector) lane(v ir.Value, t *ir.Type) int {
	n, ok := intConst(v)
	if !ok {
		refuse(s.pos, "a vector element at a variable position")
	}
	if n < 0 || n >= int64(t.Len) {
		return 0 // poison
	}
	return int(n)
}

func (s *selector) extractElement(i *ir.Instr) {
	v := i.Operand(0)
	leavesOf(s.dl, v.Type(), i.Pos)
	s.define(i, s.regs(v)[s.lane(i.Operand(1), v.Type())])
}

func (s *selector) insertElement(i *ir.Instr) {
	leavesOf(s.dl, i.Type(), i.Pos)
	out := append([]Reg(nil), s.regs(i.Operand(0))...)
	out[s.lane(i.Operand(2), i.Type())] = s.reg(i.Operand(1))
	s.define(i, out...)
}

func (s *selector) shuffle(i *ir.Instr) {
	leavesOf(s.dl, i.Type(), i.Pos)
	both := append(append([]Reg(nil), s.regs(i.Operand(0))...), s.regs(i.Operand(1))...)
	var out []Reg
	for _, m := range i.Mask() {
		out = append(out, both[max(m, 0)])
	}
	s.define(i, out...)
}
