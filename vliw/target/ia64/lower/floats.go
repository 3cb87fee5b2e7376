package lower

import (
	"math"

	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

var floatLowerings = map[machine.Op]func(*lowerer){
	machine.OpFdivS: (*lowerer).divideSingle, machine.OpFdivD: (*lowerer).divideDouble,
	machine.OpFsqrtS: root(machine.OpFmaS), machine.OpFsqrtD: root(machine.OpFmaD),
	machine.OpFliS: func(l *lowerer) { l.literal(float64(math.Float32frombits(uint32(l.in.Args[0].Imm)))) },
	machine.OpFliD: func(l *lowerer) { l.literal(math.Float64frombits(uint64(l.in.Args[0].Imm))) },
	machine.OpI2fS: fromInt(machine.OpFcvtXf, machine.OpFnormS), machine.OpI2fD: fromInt(machine.OpFcvtXf, machine.OpFnormD),
	machine.OpU2fS: fromInt(machine.OpInvalid, machine.OpFnormS), machine.OpU2fD: fromInt(machine.OpInvalid, machine.OpFnormD),
	machine.OpF2iS: (*lowerer).toSigned, machine.OpF2iD: (*lowerer).toSigned,
	machine.OpF2uS: (*lowerer).toUnsigned, machine.OpF2uD: (*lowerer).toUnsigned,
	machine.OpFwiden:  func(l *lowerer) { l.lastOn(machine.OpFmov, l.arg(0)) },
	machine.OpFnarrow: func(l *lowerer) { l.lastOn(machine.OpFnormS, l.arg(0)) },
	machine.OpFminS:   number(machine.OpFminS), machine.OpFminD: number(machine.OpFminD),
	machine.OpFmaxS: number(machine.OpFmaxS), machine.OpFmaxD: number(machine.OpFmaxD),
	machine.OpFcmpOneS: both(machine.OpPand, machine.OpFcmpUneS, machine.OpFcmpOrdS), machine.OpFcmpOneD: both(machine.OpPand, machine.OpFcmpUneD, machine.OpFcmpOrdD),
	machine.OpFcmpUeqS: both(machine.OpPor, machine.OpFcmpOeqS, machine.OpFcmpUnoS), machine.OpFcmpUeqD: both(machine.OpPor, machine.OpFcmpOeqD, machine.OpFcmpUnoD),
	machine.OpFfloorS: toward(machine.OpFcmpOltD, -1), machine.OpFfloorD: toward(machine.OpFcmpOltD, -1),
	machine.OpFceilS: toward(machine.OpFcmpOgtD, 1), machine.OpFceilD: toward(machine.OpFcmpOgtD, 1),
	machine.OpFtruncS: whole(machine.OpFcvtFxt), machine.OpFtruncD: whole(machine.OpFcvtFxt),
	machine.OpFrintS: whole(machine.OpFcvtFx), machine.OpFrintD: whole(machine.OpFcvtFx),
	machine.OpFroundS: (*lowerer).roundAway, machine.OpFroundD: (*lowerer).roundAway,
}

// float is a constant in a float register: 0 and 1 are there, others come from an integer register.
func (l *lowerer) float(x float64) mir.Reg {
	if bits := math.Float64bits(x); bits != 0 && x != 1 {
		return l.on(machine.OpMvifD, l.constant(int64(bits)))
	}
	return l.op(machine.OpFliD, mir.FloatOp(math.Float64bits(x)))
}

func (l *lowerer) literal(x float64) {
	if bits := math.Float64bits(x); bits != 0 && x != 1 {
		l.lastOn(machine.OpMvifD, l.constant(int64(bits)))
		return
	}
	l.last(machine.OpFliD, mir.FloatOp(math.Float64bits(x)))
}

// divideDouble is Markstein's sequence for f64. Where the operands are special, frcpa has the
// result.
func (l *lowerer) divideDouble() {
	a, b := l.arg(0), l.arg(1)
	special, p := l.on(machine.OpFrcpa, a, b), l.on(machine.OpFrcpaP, a, b)
	y := special
	e, q := l.on(machine.OpFoneX, b, y), l.on(machine.OpFmulX, a, y)
	for n := range 3 {
		e2 := mir.Reg(0)
		if n < 2 {
			e2 = l.on(machine.OpFmulX, e, e)
			q = l.on(machine.OpFmaX, e, q, q)
		} else {
			q = l.on(machine.OpFmaXD, e, q, q)
		}
		y, e = l.on(machine.OpFmaX, e, y, y), e2
	}
	r := l.on(machine.OpFnmaXD, b, q, a)
	l.lastOn(machine.OpFsel, p, l.on(machine.OpFmaD, r, y, q), special)
}

// divideSingle needs no remainder: a quotient in 53 bits that is exact enough rounds right to 24.
func (l *lowerer) divideSingle() {
	a, b := l.arg(0), l.arg(1)
	y, p := l.on(machine.OpFrcpa, a, b), l.on(machine.OpFrcpaP, a, b)
	e, q := l.on(machine.OpFoneX, b, y), l.on(machine.OpFmulX, a, y)
	q, e = l.on(machine.OpFmaX, e, q, q), l.on(machine.OpFmulX, e, e)
	q, e = l.on(machine.OpFmaX, e, q, q), l.on(machine.OpFmulX, e, e)
	q = l.on(machine.OpFmaXD, e, q, q)
	l.lastOn(machine.OpFsel, p, l.on(machine.OpFnormS, q), y)
}

// root is Goldschmidt's iteration on g → √a and h → 1/2√a, with a last step that rounds once.
func root(final machine.Op) func(*lowerer) {
	return func(l *lowerer) {
		a, half := l.arg(0), l.float(0.5)
		y, p := l.on(machine.OpFrsqrta, a), l.on(machine.OpFrsqrtaP, a)
		g, h := l.on(machine.OpFmulX, a, y), l.on(machine.OpFmulX, half, y)
		for range 3 {
			r := l.on(machine.OpFnmaX, g, h, half)
			g, h = l.on(machine.OpFmaX, r, g, g), l.on(machine.OpFmaX, r, h, h)
		}
		d := l.on(machine.OpFnmaX, g, g, a)
		l.lastOn(machine.OpFsel, p, l.on(final, d, h, g), y)
	}
}

// fromInt converts an integer; an unsigned one is a number of the register's format as it is.
func fromInt(convert, round machine.Op) func(*lowerer) {
	return func(l *lowerer) {
		x := l.on(machine.OpSetf, l.arg(0))
		if convert != machine.OpInvalid {
			x = l.on(convert, x)
		}
		l.lastOn(round, x)
	}
}

func (l *lowerer) toSigned() {
	x := l.arg(0)
	r := l.on(machine.OpGetf, l.on(machine.OpFcvtFxt, x))
	if l.in.InRange {
		l.lastOn(machine.OpMov, r)
		return
	}
	large := l.on(machine.OpFcmpOgeD, x, l.float(1<<63))
	r = l.on(machine.OpSel, large, l.constant(math.MaxInt64), r)
	l.last(machine.OpSel, mir.RegOp(l.on(machine.OpFcmpUnoD, x, x)), mir.ImmOp(0), mir.RegOp(r))
}

func (l *lowerer) toUnsigned() {
	x := l.arg(0)
	r := l.on(machine.OpGetf, l.on(machine.OpFcvtFxut, x))
	if l.in.InRange {
		l.lastOn(machine.OpMov, r)
		return
	}
	large := l.on(machine.OpFcmpOgeD, x, l.float(1<<64))
	r = l.op(machine.OpSel, mir.RegOp(large), mir.ImmOp(-1), mir.RegOp(r))
	l.last(machine.OpSel, mir.RegOp(l.on(machine.OpFcmpUleD, x, l.float(0))), mir.ImmOp(0), mir.RegOp(r))
}

// number is a minimum or maximum in which a NaN loses; the machine's returns b then.
func number(op machine.Op) func(*lowerer) {
	return func(l *lowerer) {
		a, b := l.arg(0), l.arg(1)
		l.lastOn(machine.OpFsel, l.on(machine.OpFcmpUnoD, b, b), a, l.on(op, a, b))
	}
}

// both joins two compares.
func both(join, first, second machine.Op) func(*lowerer) {
	return func(l *lowerer) {
		a, b := l.arg(0), l.arg(1)
		l.lastOn(join, l.on(first, a, b), l.on(second, a, b))
	}
}

// whole rounds to an integral value by a conversion to an integer and back.
func whole(convert machine.Op) func(*lowerer) {
	return func(l *lowerer) { l.keepLarge(l.on(machine.OpFcvtXf, l.on(convert, l.arg(0)))) }
}

// toward rounds down or up: by one more where the truncated number is on the wrong side.
func toward(wrong machine.Op, step float64) func(*lowerer) {
	return func(l *lowerer) {
		x := l.arg(0)
		t := l.on(machine.OpFcvtXf, l.on(machine.OpFcvtFxt, x))
		l.keepLarge(l.on(machine.OpFsel, l.on(wrong, x, t), l.on(machine.OpFaddD, t, l.float(step)), t))
	}
}

// roundAway rounds halves away from zero.
func (l *lowerer) roundAway() {
	x := l.arg(0)
	t := l.on(machine.OpFcvtXf, l.on(machine.OpFcvtFxt, x))
	rest := l.on(machine.OpFabsD, l.on(machine.OpFsubD, x, t))
	up := l.on(machine.OpFaddD, t, l.on(machine.OpFcopysignD, l.float(1), x))
	l.keepLarge(l.on(machine.OpFsel, l.on(machine.OpFcmpOgeD, rest, l.float(0.5)), up, t))
}

// keepLarge ends a rounding: the sign is that of the operand, and a number that is too large for an
// integer stays, as a NaN does.
func (l *lowerer) keepLarge(r mir.Reg) {
	x := l.arg(0)
	small := l.on(machine.OpFcmpOltD, l.on(machine.OpFabsD, x), l.float(1<<62))
	l.lastOn(machine.OpFsel, small, l.on(machine.OpFcopysignD, r, x), x)
}
