package emit

import (
	"math/bits"

	"opt-go/nvptx/processor"
	"opt-go/nvptx/ptx"
)

// Plain is an operand that an arithmetic instruction takes: a register or a number.
func (e *Emitter) Plain(o ptx.Operand, reg ptx.Type) ptx.Operand {
	switch o.(type) {
	case ptx.Int, ptx.Reg:
		return o
	}
	return e.Reg(o, reg)
}

// MulWideAdd emits d = a*b + c, where a and b, of the type class ("s32"), are half as wide as c and
// d. The cost decides between one instruction and two.
func (e *Emitter) MulWideAdd(d ptx.Reg, class string, a, b, c ptx.Operand, cost processor.AddressCost) {
	reg := e.TypeOf(d)
	if reg == ptx.B64 && cost.MulAdd < cost.MadWide {
		e.Put("add.s64", d, e.Compute(reg, "mul.wide."+class, a, b), c)
		return
	}
	e.Put("mad.wide."+class, d, a, b, c)
}

// ShiftAmount returns a shift amount of some bits as a .u32.
func (e *Emitter) ShiftAmount(o ptx.Operand, bits int) ptx.Operand {
	if k, ok := o.(ptx.Int); ok {
		return ptx.Int(Unsigned(k, bits))
	}
	if bits == 32 {
		return o
	}
	return e.Resize(o, bits, ptx.B32, false)
}

// ScaleAdd emits d = acc + x*scale.
func (e *Emitter) ScaleAdd(d ptx.Reg, acc ptx.Operand, x ptx.Reg, scale int64) {
	reg := e.TypeOf(d)
	add := "add." + Typed('s', reg)
	switch {
	case scale == 1:
		e.Put(add, d, e.Reg(acc, reg), x)
	case scale == -1:
		e.Put("sub."+Typed('s', reg), d, e.Reg(acc, reg), x)
	case scale > 0 && scale&(scale-1) == 0:
		t := e.Compute(reg, "shl."+Typed('b', reg), x, ptx.Int(bits.TrailingZeros64(uint64(scale))))
		e.Put(add, d, e.Reg(acc, reg), t)
	default:
		e.Put("mad.lo."+Typed('s', reg), d, x, ptx.Int(scale), e.Reg(acc, reg))
	}
}
