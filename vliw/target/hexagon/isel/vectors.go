package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/abi"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// Values of the vector unit. Package hvx has left, of all operations on them, only intrinsics,
// loads, stores, φs, and bit casts between types that one register holds.

// vectorConstant is a constant in a register of the vector unit: zeros, which also stand for what
// is undefined.
func (s *selector) vectorConstant(class code.Class) value {
	return s.cached(constKey{class, 0, ""}, func() value {
		switch class {
		case code.VecPair:
			zero := s.vectorConstant(code.Vec)
			return s.op(code.OpVcombine, zero, zero)
		case code.VecPred:
			return s.op(code.OpVtoQ, s.vectorConstant(code.Vec), s.number(code.Word, 0))
		}
		return s.op(code.OpVzero)
	})
}

// vectorAddress is a register and an offset in the reach of vmem.
func (s *selector) vectorAddress(p place) (value, int64) {
	p = s.steady(p)
	base, fits := p.base, code.OpLdV.Info().Imm[0].Fits
	switch {
	case p.sym != "":
		return s.symbolAddress(p.sym, p.off), 0
	case p.slot != 0:
		return s.op(code.OpAddi, code.RegOp(code.SP), code.Operand{Slot: p.slot, Imm: p.off}), 0
	case fits(p.off) && fits(p.off+code.VecBytes):
		return base, p.off
	}
	return s.op(code.OpAddi, base, code.ImmOp(p.off)), 0
}

// aligned is the form of an access at an alignment.
func aligned(align int64, yes, no code.Op) code.Op {
	if align >= code.VecBytes {
		return yes
	}
	return no
}

// loadVector loads a leaf.
func (s *selector) loadVector(l leaf, p place, align int64) value {
	op := aligned(align, code.OpLdV, code.OpLdVU)
	base, off := s.vectorAddress(p)
	load := func(at int64) value {
		d := s.f.NewReg(code.Vec)
		s.emit(op, d, base, code.ImmOp(off+at)).Mem = s.accessOf(op, p.plus(at), false)
		return code.RegOp(d)
	}
	switch shape.Class(l.Type) {
	case code.VecPred:
		mir.Refuse(s.pos, "a vector of %s in memory", l.Type.Elem)
	case code.VecPair:
		low := load(0)
		return s.op(code.OpVcombine, load(code.VecBytes), low)
	}
	return load(0)
}

func (s *selector) storeVector(l leaf, v value, p place, align int64) {
	op := aligned(align, code.OpStV, code.OpStVU)
	base, off := s.vectorAddress(p)
	store := func(at int64, v value) {
		s.emit(op, 0, base, code.ImmOp(off+at), v).Mem = s.accessOf(op, p.plus(at), true)
	}
	switch shape.Class(l.Type) {
	case code.VecPred:
		mir.Refuse(s.pos, "a vector of %s in memory", l.Type.Elem)
	case code.VecPair:
		store(0, halfOf(v, code.Low))
		store(code.VecBytes, halfOf(v, code.High))
	default:
		store(0, v)
	}
}

// halfOf is a vector of a pair.
func halfOf(v value, h code.Half) value { v.Half = h; return v }

// vectorBuiltin selects the intrinsics of the vector unit that are no instruction of the table.
func (s *selector) vectorBuiltin(i *ir.Instr, name string) bool {
	switch name {
	case "V6.lo":
		s.define(i, halfOf(s.value(i.Arg(0)), code.Low))
	case "V6.hi":
		s.define(i, halfOf(s.value(i.Arg(0)), code.High))
	case "V6.vdd0":
		s.define(i, s.vectorConstant(code.VecPair))
	case "V6.vS32b.qpred.ai", "V6.vS32b.nt.qpred.ai", "V6.vS32b.nqpred.ai", "V6.vS32b.nt.nqpred.ai":
		p := s.address(i.Arg(1))
		base, off := s.vectorAddress(p)
		in := s.emit(code.OpStVC, 0, s.value(i.Arg(0)), base, code.ImmOp(off), s.value(i.Arg(2)))
		in.Mem, in.Not = s.accessOf(code.OpStVC, p, true), strings.Contains(name, "nqpred")
	default:
		return false
	}
	return true
}

// vectorPlace is the register of a vector that is passed.
func (s *selector) vectorPlace(p *abi.Places, class code.Class) code.Reg {
	r, ok := p.NextVector(class)
	if !ok {
		mir.Refuse(s.pos, "a vector argument without a register, or vectors of i1, on Hexagon")
	}
	return r
}
