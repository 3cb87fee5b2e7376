package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/affine"
	"opt-go/vliw/isel/scalars"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

func (s *selector) pointerToInt(i *ir.Instr) {
	if scalars.IsWide(i.Type()) {
		s.widePointerCast(i)
		return
	}
	s.eachLane(i, func(a mir.Reg) mir.Reg {
		if n := i.Type().Scalar().Bits; n == 1 {
			return s.lowBit(a)
		} else if n < 64 {
			return s.sext(mir.RegOp(a), n)
		}
		return a
	})
	scalars.Of(s.dl, i.Type(), i.Pos)
}

func (s *selector) intToPointer(i *ir.Instr) {
	scalars.Of(s.dl, i.Operand(0).Type(), i.Pos)
	if scalars.IsWide(i.Operand(0).Type()) {
		s.widePointerCast(i)
		return
	}
	bits := i.Operand(0).Type().Scalar().Bits
	s.eachLane(i, func(a mir.Reg) mir.Reg { return s.widen(a, bits, false) })
}

// widen zero- or sign-extends a leaf of a width to 64 bits.
func (s *selector) widen(a mir.Reg, bits int, signed bool) mir.Reg {
	if bits == 1 {
		one := int64(1)
		if signed {
			one = -1
		}
		return s.op(machine.OpSel, mir.RegOp(a), mir.ImmOp(one), mir.ImmOp(0))
	}
	if signed {
		return a
	}
	return s.zext(mir.RegOp(a), bits)
}

func (s *selector) lowBit(a mir.Reg) mir.Reg {
	return s.op(machine.OpCmpNe, mir.RegOp(s.op(machine.OpAnd, mir.RegOp(a), mir.ImmOp(1))), mir.ImmOp(0))
}

// truncate drops upper bits. A result that is only stored needs no canonical form: store takes the
// operand then.
func (s *selector) truncate(i *ir.Instr) {
	scalars.Of(s.dl, i.Operand(0).Type(), i.Pos)
	if scalars.IsWide(i.Type()) || scalars.IsWide(i.Operand(0).Type()) {
		s.wideIntCast(i)
		return
	}
	bits := i.Type().Scalar().Bits
	s.eachLane(i, func(a mir.Reg) mir.Reg {
		switch {
		case bits == 1:
			return s.lowBit(a)
		case i.HasFlag(ir.NSW):
			return a
		}
		return s.sext(mir.RegOp(a), bits)
	})
}

func (s *selector) signExtend(i *ir.Instr) {
	scalars.Of(s.dl, i.Type(), i.Pos)
	if scalars.IsWide(i.Type()) || scalars.IsWide(i.Operand(0).Type()) {
		s.wideIntCast(i)
		return
	}
	bits := i.Operand(0).Type().Scalar().Bits
	s.eachLane(i, func(a mir.Reg) mir.Reg { return s.widen(a, bits, true) })
}

// zeroExtend costs an operation only where the sign bit may be set. Loads that are only
// zero-extended were loaded so.
func (s *selector) zeroExtend(i *ir.Instr) {
	scalars.Of(s.dl, i.Type(), i.Pos)
	if scalars.IsWide(i.Type()) || scalars.IsWide(i.Operand(0).Type()) {
		s.wideIntCast(i)
		return
	}
	from := i.Operand(0)
	bits := from.Type().Scalar().Bits
	if bits > 1 && (i.HasFlag(ir.NNeg) || affine.NonNegative(from, 0) || loadedUnsigned(from)) {
		s.copyValue(i)
		return
	}
	s.eachLane(i, func(a mir.Reg) mir.Reg { return s.widen(a, bits, false) })
}

// loadedUnsigned reports whether v is a load whose every user extends it with zeros; load and
// zeroExtend agree by asking here.
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

// bitCast copies between equal shapes and moves bits between files; other shapes go through memory,
// or are joined and cut where they have no bytes.
func (s *selector) bitCast(i *ir.Instr) {
	from, to := scalars.Of(s.dl, i.Operand(0).Type(), i.Pos), scalars.Of(s.dl, i.Type(), i.Pos)
	regs := s.regs(i.Operand(0))
	if !sameShape(from, to) {
		s.castThroughMemory(i, from, to)
		return
	}
	out := make([]mir.Reg, len(regs))
	for k, a := range regs {
		x, y := scalars.File(from[k].Ty), scalars.File(to[k].Ty)
		switch {
		case x == y:
			out[k] = a
		case x == machine.Int && y == machine.Float:
			out[k] = s.op(opPair{machine.OpMvifS, machine.OpMvifD}.of(to[k].Ty), mir.RegOp(a))
		case x == machine.Float && y == machine.Int:
			out[k] = s.op(opPair{machine.OpMvfiS, machine.OpMvfiD}.of(from[k].Ty), mir.RegOp(a))
		default: // a predicate and an integer of one bit cannot meet: both are i1
			panic("BUG: a bitcast from " + i.Operand(0).Type().String() + " to " + i.Type().String())
		}
	}
	s.define(i, out...)
}

// sameShape reports whether two lists of leaves have the same bits in each.
func sameShape(a, b []scalars.Leaf) bool {
	if len(a) != len(b) {
		return false
	}
	for k := range a {
		if scalarBits(a[k].Ty) != scalarBits(b[k].Ty) {
			return false
		}
	}
	return true
}

func scalarBits(t *ir.Type) int {
	if t.IsFloat() {
		return t.FloatBits()
	}
	return scalars.Bits(t)
}

func (s *selector) castThroughMemory(i *ir.Instr, from, to []scalars.Leaf) {
	if s.dl.SizeBits(i.Type())%8 != 0 || s.hasOwnBits(i.Operand(0).Type()) || s.hasOwnBits(i.Type()) {
		s.define(i, s.repack(s.regs(i.Operand(0)), from, to)...)
		return
	}
	slot := s.Frame.Add(int64(s.dl.StoreSize(i.Type())), 8)
	for k, a := range s.regs(i.Operand(0)) {
		s.storeLeaf(from[k], a, place{mem: mir.MemOp(mir.SP, 0).At(slot), ref: mir.MemRef{Slot: slot}})
	}
	out := make([]mir.Reg, len(to))
	for k := range to {
		out[k] = s.loadLeaf(to[k], place{mem: mir.MemOp(mir.SP, 0).At(slot), ref: mir.MemRef{Slot: slot}}, false)
	}
	s.define(i, out...)
}

func (s *selector) extractValue(i *ir.Instr) {
	first, n := scalars.Range(i.Operand(0).Type(), i.Indices())
	s.define(i, s.regs(i.Operand(0))[first:first+n]...)
}

func (s *selector) insertValue(i *ir.Instr) {
	first, _ := scalars.Range(i.Type(), i.Indices())
	out := append([]mir.Reg(nil), s.regs(i.Operand(0))...)
	copy(out[first:], s.regs(i.Operand(1)))
	s.define(i, out...)
}

// lane returns the lane number of a vector access where it is constant.
func (s *selector) lane(v ir.Value, t *ir.Type) (n int, known bool) {
	k, ok := affine.IntConst(v)
	if !ok {
		return 0, false
	}
	if k < 0 || k >= int64(t.Len) {
		return 0, true // poison
	}
	return int(k), true
}

// lanesOf cuts the leaves of a vector into lanes.
func lanesOf(regs []mir.Reg, t *ir.Type) [][]mir.Reg {
	n := scalars.Count(t.Elem)
	var out [][]mir.Reg
	for at := 0; at < len(regs); at += n {
		out = append(out, regs[at:at+n])
	}
	return out
}

func (s *selector) extractElement(i *ir.Instr) {
	v := i.Operand(0)
	scalars.Of(s.dl, v.Type(), i.Pos)
	lanes := lanesOf(s.regs(v), v.Type())
	at, known := s.lane(i.Operand(1), v.Type())
	if known {
		s.define(i, lanes[at]...)
		return
	}
	position := s.widen(s.reg(i.Operand(1)), scalars.Bits(i.Operand(1).Type()), false)
	out := lanes[0]
	for k, lane := range lanes[1:] {
		out = s.chooseLane(s.op(machine.OpCmpEq, mir.RegOp(position), mir.ImmOp(int64(k+1))), lane, out)
	}
	s.define(i, out...)
}

func (s *selector) insertElement(i *ir.Instr) {
	scalars.Of(s.dl, i.Type(), i.Pos)
	lanes := lanesOf(s.regs(i.Operand(0)), i.Type())
	x := s.regs(i.Operand(1))
	at, known := s.lane(i.Operand(2), i.Type())
	var position mir.Reg
	if !known {
		position = s.widen(s.reg(i.Operand(2)), scalars.Bits(i.Operand(2).Type()), false)
	}
	var out []mir.Reg
	for k, lane := range lanes {
		switch {
		case !known:
			lane = s.chooseLane(s.op(machine.OpCmpEq, mir.RegOp(position), mir.ImmOp(int64(k))), x, lane)
		case k == at:
			lane = x
		}
		out = append(out, lane...)
	}
	s.define(i, out...)
}

// chooseLane is cond ? a : b for all leaves of a lane.
func (s *selector) chooseLane(cond mir.Reg, a, b []mir.Reg) []mir.Reg {
	out := make([]mir.Reg, len(a))
	for k := range a {
		out[k] = s.choose(cond, a[k], b[k])
	}
	return out
}

func (s *selector) shuffle(i *ir.Instr) {
	scalars.Of(s.dl, i.Type(), i.Pos)
	t := i.Operand(0).Type()
	both := append(lanesOf(s.regs(i.Operand(0)), t), lanesOf(s.regs(i.Operand(1)), t)...)
	var out []mir.Reg
	for _, m := range i.Mask() {
		out = append(out, both[max(m, 0)]...)
	}
	s.define(i, out...)
}
