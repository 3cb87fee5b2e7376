package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// Arithmetic that saturates, or tells whether it overflowed.

// saturate is an unsigned addition or subtraction whose overflow gives the bound.
func (s *selector) saturate(t *ir.Type, a []value, id string) value {
	sum, over := s.checked(t, a[0], a[1], id)
	if id == "llvm.usub" {
		return s.choose(over, s.number(shape.Class(t), 0), sum)
	}
	return s.choose(over, s.number(shape.Class(t), -1), sum)
}

func (s *selector) saturateSigned(t *ir.Type, a []value, op ir.Op) value {
	if t.Bits == 32 {
		return s.op(map[ir.Op]code.Op{ir.Add: code.OpAddSat, ir.Sub: code.OpSubSat}[op], a[0], a[1])
	}
	if shape.Class(t) != code.Word {
		mir.Refuse(s.pos, "a saturating operation of i%d on Hexagon", t.Bits)
	}
	sum := s.intOperation(op, t, s.extend(a[0], t.Bits, true), s.extend(a[1], t.Bits, true))
	return s.clamped(sum, t)
}

// overflow handles the arithmetic that tells whether it overflowed.
func overflow(s *selector, i *ir.Instr) {
	t := i.Arg(0).Type()
	if t.IsVector() || shape.Class(t) == code.Pred {
		mir.Refuse(i.Pos, "%s on Hexagon", i.CalledFunc().Name())
	}
	id := strings.TrimSuffix(i.IntrinsicID(), ".with.overflow")
	v, over := s.checked(t, s.value(i.Arg(0)), s.value(i.Arg(1)), id)
	s.define(i, v, over)
}

var checkedOps = map[string]ir.Op{"add": ir.Add, "sub": ir.Sub, "mul": ir.Mul}

// checked is x op y and whether it overflows: llvm.uadd and the like.
func (s *selector) checked(t *ir.Type, x, y value, id string) (v, over value) {
	op, signed := checkedOps[id[len("llvm.u"):]], id[len("llvm.")] == 's'
	switch {
	case t.Bits < 32:
		v = s.intOperation(op, t, s.extend(x, t.Bits, signed), s.extend(y, t.Bits, signed))
		return v, s.op(code.OpCmpNe, v, s.extend(v, t.Bits, signed))
	case t.Bits == 32 && op == ir.Mul:
		return s.checkedProduct(x, y, signed)
	case t.Bits != 32 && t.Bits != 64 || op == ir.Mul:
		mir.Refuse(s.pos, "%s of i%d that tells its overflow, on Hexagon,", op, t.Bits)
	}
	v = s.intOperation(op, t, x, y)
	if !signed {
		if op == ir.Add {
			return v, s.compare(ir.ULT, t, v, x)
		}
		return v, s.compare(ir.ULT, t, x, y)
	}
	// The sum is below x exactly if y is negative, unless it overflowed; likewise for differences.
	less := s.compare(ir.SLT, t, v, x)
	var negative value
	if op == ir.Add {
		negative = s.compare(ir.SLT, t, y, s.number(shape.Class(t), 0))
	} else {
		negative = s.compare(ir.SGT, t, y, s.number(shape.Class(t), 0))
	}
	return v, s.op(code.OpPxor, less, negative)
}

func (s *selector) checkedProduct(x, y value, signed bool) (v, over value) {
	if signed {
		p := s.op(code.OpMpy, x, y)
		return s.low(p), s.op(code.OpCmpNe, s.high(p), s.op(code.OpSari, s.low(p), code.ImmOp(31)))
	}
	p := s.op(code.OpMpyu, x, y)
	return s.low(p), s.op(code.OpCmpNei, s.high(p), code.ImmOp(0))
}
