package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/affine"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/shape"
)

type leaf = shape.Leaf

// leaves lists the scalars of a type, and the vectors for the vector unit; it refuses types without
// a register form.
func (s *selector) leaves(t *ir.Type, pos ir.Pos) []leaf { return shape.Leaves(s.dl, t, pos, s.hvx) }

// inMemory refuses vectors whose elements have no bytes of their own.
func (s *selector) inMemory(t *ir.Type) {
	if t.IsVector() && t.Elem.Kind == ir.IntKind && t.Elem.Bits%8 != 0 {
		mir.Refuse(s.pos, "a vector of %s in memory", t.Elem)
	}
}

// constant appends the scalars of a constant.
func (s *selector) constant(v ir.Value, t *ir.Type, out *[]value) {
	c, isConst := v.(*ir.Const)
	if t.IsVector() && s.hvx && shape.InRegisters(s.dl, t) {
		if isConst && !c.IsZero() && !ir.IsUndefOrPoison(c) {
			panic("BUG: a constant of a vector that is left: " + c.Ident())
		}
		for _, l := range s.leaves(t, s.pos) {
			*out = append(*out, s.vectorConstant(shape.Class(l.Type)))
		}
		return
	}
	if isConst && (t.IsAggregate() || t.IsVector()) {
		s.leaves(t, s.pos)
		for k := range t.NumFields() {
			e := c.Elem(k)
			if e == nil {
				mir.Refuse(s.pos, "the constant %s", c.Ident())
			}
			s.constant(e, t.FieldAt(k), out)
		}
		return
	}
	s.leaves(t, s.pos)
	if isConst && c.Kind == ir.FloatConst {
		bits, _ := c.FloatBits()
		*out = append(*out, s.number(shape.Class(t), int64(bits)))
		return
	}
	if isConst && t.IsFloat() && !c.IsZero() && c.Kind != ir.UndefConst && c.Kind != ir.PoisonConst {
		mir.Refuse(s.pos, "the constant %s", v.Ident())
	}
	if threadLocal(v) {
		*out = append(*out, s.threadAddress(v.(*ir.GlobalVar)))
		return
	}
	sym, n := s.mod.address(v, s.pos)
	if sym != "" {
		*out = append(*out, s.symbolAddress(sym, n))
		return
	}
	*out = append(*out, s.number(shape.Class(t), n))
}

// number is a constant in a register, made once per block.
func (s *selector) number(class code.Class, n int64) value {
	switch class {
	case code.Pred:
		op := code.OpPfalse
		if n&1 != 0 {
			op = code.OpPtrue
		}
		return s.cached(constKey{class, n & 1, ""}, func() value { return s.op(op) })
	case code.Pair:
		return s.cached(constKey{class, n, ""}, func() value { return s.pairNumber(n) })
	}
	n = int64(int32(n))
	return s.cached(constKey{class, n, ""}, func() value { return s.op(code.OpLi, code.ImmOp(n)) })
}

// pairNumber makes a constant of 64 bits: in one instruction where a half fits eight bits.
func (s *selector) pairNumber(n int64) value {
	hi, lo := int64(int32(n>>32)), int64(int32(n))
	info := code.OpPackII.Info()
	switch {
	case info.Imm[1].Fits(lo):
		return s.op(code.OpPackII, code.ImmOp(hi), code.ImmOp(lo))
	case info.Imm[0].Fits(hi):
		return s.op(code.OpPackIR, code.ImmOp(hi), s.number(code.Word, lo))
	}
	return s.op(code.OpPackRI, s.number(code.Word, hi), code.ImmOp(lo))
}

func (s *selector) cached(key constKey, make func() value) value {
	v, ok := s.consts[key]
	if !ok {
		v = make()
		s.consts[key] = v
	}
	return v
}

// immediate returns the value of an integer constant of at most 64 bits, sign-extended from its
// width.
func immediate(v ir.Value) (int64, bool) { return affine.IntConst(v) }

func (s *selector) extractValue(i *ir.Instr) {
	first, n := s.leafRange(i.Operand(0).Type(), i.Indices())
	s.define(i, s.values(i.Operand(0))[first:first+n]...)
}

func (s *selector) insertValue(i *ir.Instr) {
	first, _ := s.leafRange(i.Type(), i.Indices())
	out := append([]value(nil), s.values(i.Operand(0))...)
	copy(out[first:], s.values(i.Operand(1)))
	s.define(i, out...)
}

// leafRange is where the scalars of a member are.
func (s *selector) leafRange(t *ir.Type, path []uint64) (first, n int) {
	for _, k := range path {
		for j := range k {
			first += len(s.leaves(t.FieldAt(j), s.pos))
		}
		t = t.FieldAt(k)
	}
	return first, len(s.leaves(t, s.pos))
}

func (s *selector) extractElement(i *ir.Instr) {
	lanes := s.values(i.Operand(0))
	if k, ok := immediate(i.Operand(1)); ok {
		s.define(i, lanes[laneIndex(k, len(lanes))])
		return
	}
	at := s.toWord(i.Operand(1), false)
	out := lanes[0]
	for k := 1; k < len(lanes); k++ {
		out = s.choose(s.op(code.OpCmpEqi, at, code.ImmOp(int64(k))), lanes[k], out)
	}
	s.define(i, out)
}

// laneIndex is the lane of a constant index; beyond the vector it is poison: any lane will do.
func laneIndex(k int64, n int) int {
	if k < 0 || k >= int64(n) {
		return 0
	}
	return int(k)
}

func (s *selector) insertElement(i *ir.Instr) {
	out := append([]value(nil), s.values(i.Operand(0))...)
	x := s.value(i.Operand(1))
	if k, ok := immediate(i.Operand(2)); ok {
		out[laneIndex(k, len(out))] = x
		s.define(i, out...)
		return
	}
	at := s.toWord(i.Operand(2), false)
	for k := range out {
		out[k] = s.choose(s.op(code.OpCmpEqi, at, code.ImmOp(int64(k))), x, out[k])
	}
	s.define(i, out...)
}

func (s *selector) shuffle(i *ir.Instr) {
	s.leaves(i.Type(), i.Pos)
	both := append(append([]value(nil), s.values(i.Operand(0))...), s.values(i.Operand(1))...)
	var out []value
	for _, m := range i.Mask() {
		out = append(out, both[max(m, 0)])
	}
	s.define(i, out...)
}
