package lower

import (
	"math/bits"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

var intLowerings = map[machine.Op]func(*lowerer){
	machine.OpAdd: (*lowerer).add, machine.OpSub: (*lowerer).subtract, machine.OpAndn: (*lowerer).andComplement,
	machine.OpShl: shift(machine.OpShl), machine.OpShr: shift(machine.OpShr), machine.OpSra: shift(machine.OpSra),
	machine.OpRotl: (*lowerer).rotate, machine.OpRotlW: (*lowerer).rotateWord,
	machine.OpAddW: word(machine.OpAdd, (*lowerer).add), machine.OpSubW: word(machine.OpSub, (*lowerer).subtract), machine.OpMulW: word(machine.OpMul, (*lowerer).multiply),
	machine.OpShlW: shiftWord(machine.OpShl, machine.OpMov), machine.OpShrW: shiftWord(machine.OpShr, machine.OpZext4), machine.OpSraW: shiftWord(machine.OpSra, machine.OpSext4),
	machine.OpSmin: choose(machine.OpCmpSlt), machine.OpSmax: choose(machine.OpCmpSgt), machine.OpUmin: choose(machine.OpCmpUlt), machine.OpUmax: choose(machine.OpCmpUgt),
	machine.OpAbs: (*lowerer).absolute, machine.OpClz: leadingZeros(64), machine.OpClzW: leadingZeros(32), machine.OpCtz: trailingZeros(64), machine.OpCtzW: trailingZeros(32),
	machine.OpBswap2: swapBytes(machine.OpShr, 48), machine.OpBswap4: swapBytes(machine.OpSra, 32), machine.OpBswap8: func(l *lowerer) { l.lastOn(machine.OpMux1rev, l.arg(0)) },
	machine.OpBrev: (*lowerer).reverseBits,
	machine.OpMul:  (*lowerer).multiply, machine.OpMulh: high(machine.OpXmah), machine.OpMulhu: high(machine.OpXmahu),
	machine.OpDiv: divide(machine.OpMov, false, false), machine.OpDivu: divide(machine.OpMov, true, false),
	machine.OpRem: divide(machine.OpMov, false, true), machine.OpRemu: divide(machine.OpMov, true, true),
	machine.OpDivW: divide(machine.OpSext4, false, false), machine.OpDivuW: divide(machine.OpZext4, true, false),
	machine.OpRemW: divide(machine.OpSext4, false, true), machine.OpRemuW: divide(machine.OpZext4, true, true),
}

// add uses shladd where a shift of up to 4 places feeds the sum, and adds where the number fits 14
// bits.
func (l *lowerer) add() {
	a, b := l.in.Args[0], l.in.Args[1]
	if a.Kind == asm.KindImm {
		a, b = b, a
	}
	if b.Kind == asm.KindImm && (b.Slot != 0 || fits(b.Imm, 14)) {
		l.last(machine.OpAdd, mir.RegOp(l.reg(a)), b)
		return
	}
	x, y := l.reg(a), l.reg(b)
	for range 2 {
		if s, ok := l.shifts[x]; ok {
			l.last(machine.OpShladd, mir.RegOp(s.x), mir.ImmOp(s.n), mir.RegOp(y))
			return
		}
		x, y = y, x
	}
	l.lastOn(machine.OpAdd, x, y)
}

func (l *lowerer) subtract() {
	a, b := l.in.Args[0], l.in.Args[1]
	if b.Kind == asm.KindImm {
		l.in.Op, l.in.Args = machine.OpAdd, []mir.Operand{a, mir.ImmOp(-b.Imm)}
		l.add()
		return
	}
	if a.Kind == asm.KindImm && fits(a.Imm, 8) {
		l.last(machine.OpSub, a, b)
		return
	}
	l.lastOn(machine.OpSub, l.reg(a), l.reg(b))
}

func (l *lowerer) andComplement() {
	if b := l.in.Args[1]; b.Kind == asm.KindImm {
		l.in.Op, l.in.Args = machine.OpAnd, []mir.Operand{l.in.Args[0], mir.ImmOp(^b.Imm)}
		l.immediates()
		l.out = append(l.out, l.in)
		return
	}
	l.lastOn(machine.OpAndn, l.arg(0), l.arg(1))
}

// count is a shift count modulo a width. The machine's shifts take all bits of it.
func (l *lowerer) count(a mir.Operand, width int64) mir.Operand {
	if a.Kind == asm.KindImm {
		return mir.ImmOp(a.Imm & (width - 1))
	}
	if m, ok := l.masks[a.Reg]; ok && m < width {
		return a
	}
	return mir.RegOp(l.op(machine.OpAnd, a, mir.ImmOp(width-1)))
}

func shift(op machine.Op) func(*lowerer) {
	return func(l *lowerer) {
		x, n := l.arg(0), l.count(l.in.Args[1], 64)
		if op == machine.OpShl && n.Kind == asm.KindImm && n.Imm >= 1 && n.Imm <= 4 && x.IsVirtual() {
			l.shifts[l.in.Dst] = shifted{x, n.Imm}
		}
		l.last(op, mir.RegOp(x), n)
	}
}

// shiftWord shifts a word that has been extended.
func shiftWord(op, extend machine.Op) func(*lowerer) {
	return func(l *lowerer) {
		n := l.count(l.in.Args[1], 32)
		l.lastOn(machine.OpSext4, l.op(op, mir.RegOp(l.on(extend, l.arg(0))), n))
	}
}

// rotate: shifts by 64 give 0.
func (l *lowerer) rotate() {
	x, n := l.arg(0), l.count(l.in.Args[1], 64)
	l.lastOn(machine.OpOr, l.op(machine.OpShl, mir.RegOp(x), n), l.shiftRest(x, n, 64))
}

func (l *lowerer) rotateWord() {
	x, n := l.on(machine.OpZext4, l.arg(0)), l.count(l.in.Args[1], 32)
	l.lastOn(machine.OpSext4, l.on(machine.OpOr, l.op(machine.OpShl, mir.RegOp(x), n), l.shiftRest(x, n, 32)))
}

// shiftRest is x >> width − n.
func (l *lowerer) shiftRest(x mir.Reg, n mir.Operand, width int64) mir.Reg {
	if n.Kind != asm.KindImm {
		return l.on(machine.OpShr, x, l.op(machine.OpSub, mir.ImmOp(width), n))
	}
	if n.Imm == 0 {
		return l.op(machine.OpLi, mir.ImmOp(0))
	}
	return l.op(machine.OpShr, mir.RegOp(x), mir.ImmOp(width-n.Imm))
}

// word computes in 64 bits, and extends the lower half.
func word(op machine.Op, compute func(*lowerer)) func(*lowerer) {
	return func(l *lowerer) {
		whole := *l
		whole.in.Op, whole.in.Dst = op, l.f.NewReg(machine.Int)
		compute(&whole)
		l.out = whole.out
		l.lastOn(machine.OpSext4, whole.in.Dst)
	}
}

// choose is a minimum or a maximum.
func choose(compare machine.Op) func(*lowerer) {
	return func(l *lowerer) {
		a, b := l.arg(0), l.arg(1)
		l.lastOn(machine.OpSel, l.on(compare, a, b), a, b)
	}
}

func (l *lowerer) absolute() {
	x := l.arg(0)
	l.lastOn(machine.OpSel, l.op(machine.OpCmpSlt, mir.RegOp(x), mir.ImmOp(0)), l.op(machine.OpSub, mir.ImmOp(0), mir.RegOp(x)), x)
}

// leadingZeros counts the ones after every one has been copied to all lower places.
func leadingZeros(width int64) func(*lowerer) {
	return func(l *lowerer) {
		x := l.arg(0)
		if width == 32 {
			x = l.on(machine.OpZext4, x)
		}
		for n := int64(1); n < width; n *= 2 {
			x = l.on(machine.OpOr, x, l.op(machine.OpShr, mir.RegOp(x), mir.ImmOp(n)))
		}
		l.last(machine.OpSub, mir.ImmOp(width), mir.RegOp(l.on(machine.OpPopc, x)))
	}
}

// trailingZeros counts the ones of (x−1) & ^x.
func trailingZeros(width int64) func(*lowerer) {
	return func(l *lowerer) {
		x := l.arg(0)
		x = l.on(machine.OpAndn, l.op(machine.OpAdd, mir.RegOp(x), mir.ImmOp(-1)), x)
		if width == 32 {
			x = l.on(machine.OpZext4, x)
		}
		l.lastOn(machine.OpPopc, x)
	}
}

func swapBytes(op machine.Op, n int64) func(*lowerer) {
	return func(l *lowerer) { l.last(op, mir.RegOp(l.on(machine.OpMux1rev, l.arg(0))), mir.ImmOp(n)) }
}

func (l *lowerer) reverseBits() {
	x := l.on(machine.OpMux1rev, l.arg(0))
	for _, s := range []struct{ n, mask int64 }{{4, 0x0f0f0f0f0f0f0f0f}, {2, 0x3333333333333333}, {1, 0x5555555555555555}} {
		mask := l.constant(s.mask)
		down := l.on(machine.OpAnd, l.op(machine.OpShr, mir.RegOp(x), mir.ImmOp(s.n)), mask)
		x = l.on(machine.OpOr, down, l.op(machine.OpShl, mir.RegOp(l.on(machine.OpAnd, x, mask)), mir.ImmOp(s.n)))
	}
	l.lastOn(machine.OpMov, x)
}

// multiply shifts, or multiplies in float registers.
func (l *lowerer) multiply() {
	for k, a := range l.in.Args {
		if x := l.in.Args[1-k]; a.Kind == asm.KindImm && a.Imm > 0 && x.Kind == asm.KindReg {
			n := a.Imm
			low := int64(bits.TrailingZeros64(uint64(n)))
			switch {
			case n == 1<<low:
				l.last(machine.OpShl, x, mir.ImmOp(low))
				return
			case n == 3 || n == 5 || n == 9:
				l.last(machine.OpShladd, x, mir.ImmOp(int64(bits.TrailingZeros64(uint64(n-1)))), x)
				return
			}
		}
	}
	l.lastOn(machine.OpGetf, l.on(machine.OpXmal, l.on(machine.OpSetf, l.arg(0)), l.on(machine.OpSetf, l.arg(1))))
}

// high is the high half of a product.
func high(op machine.Op) func(*lowerer) {
	return func(l *lowerer) {
		l.lastOn(machine.OpGetf, l.on(op, l.on(machine.OpSetf, l.arg(0)), l.on(machine.OpSetf, l.arg(1))))
	}
}

// divide is a quotient or a remainder of integers: the quotient in 64 bits of significand is exact
// enough that its integral part is the result. A divisor of 0 gives any number.
func divide(extend machine.Op, unsigned, remainder bool) func(*lowerer) {
	toX, toInt := machine.OpFcvtXf, machine.OpFcvtFxt
	if unsigned {
		toX, toInt = machine.OpFcvtXuf, machine.OpFcvtFxut
	}
	return func(l *lowerer) {
		x, y := l.arg(0), l.arg(1)
		if extend != machine.OpMov {
			x, y = l.on(extend, x), l.on(extend, y)
		}
		divisor := l.on(machine.OpSetf, y)
		a, b := l.on(toX, l.on(machine.OpSetf, x)), l.on(toX, divisor)
		q := l.on(toInt, l.quotient(a, b))
		out := mir.Reg(0)
		if remainder {
			out = l.on(machine.OpSub, x, l.on(machine.OpGetf, l.on(machine.OpXmal, q, divisor)))
		} else {
			out = l.on(machine.OpGetf, q)
		}
		if extend == machine.OpZext4 {
			l.lastOn(machine.OpSext4, out)
			return
		}
		l.lastOn(machine.OpMov, out)
	}
}

// quotient is a/b to 64 bits.
func (l *lowerer) quotient(a, b mir.Reg) mir.Reg {
	y := l.on(machine.OpFrcpa, a, b)
	e, q := l.on(machine.OpFoneX, b, y), l.on(machine.OpFmulX, a, y)
	e2 := l.on(machine.OpFmulX, e, e)
	q, y = l.on(machine.OpFmaX, e, q, q), l.on(machine.OpFmaX, e, y, y)
	q, y = l.on(machine.OpFmaX, e2, q, q), l.on(machine.OpFmaX, e2, y, y)
	return l.on(machine.OpFmaX, l.on(machine.OpFnmaX, b, q, a), y, q)
}
