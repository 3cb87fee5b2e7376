package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

func integerIntrinsics() map[string]intrinsic {
	t := map[string]intrinsic{
		"llvm.abs": {lower: argumentLanes((*fsel).intAbs)}, "llvm.bswap": {lower: argumentLanes((*fsel).byteSwap)},
		"llvm.bitreverse": {lower: argumentLanes((*fsel).bitReverse)}, "llvm.ctpop": {lower: argumentLanes((*fsel).countBits)},
		"llvm.ctlz": {lower: argumentLanes((*fsel).leadingZeros)}, "llvm.cttz": {lower: argumentLanes((*fsel).trailingZeros)},
		"llvm.fshl": {lower: argumentLanes((*fsel).funnelShift)}, "llvm.fshr": {lower: argumentLanes((*fsel).funnelShift)},
		"llvm.scmp": {lower: argumentLanes((*fsel).threeWay)}, "llvm.ucmp": {lower: argumentLanes((*fsel).threeWay)},
		"llvm.ptrmask": {lower: argumentLanes((*fsel).pointerMask)},
	}
	for name, op := range map[string]string{"llvm.smax": "max.s", "llvm.smin": "min.s", "llvm.umax": "max.u", "llvm.umin": "min.u"} {
		t[name] = intrinsic{lower: argumentLanes(func(s *fsel, i *ir.Instr, l lane) { s.minMax(i, l, op) })}
	}
	for name, o := range map[string]overflowOp{
		"llvm.sadd.with.overflow": {ir.Add, true}, "llvm.uadd.with.overflow": {ir.Add, false},
		"llvm.ssub.with.overflow": {ir.Sub, true}, "llvm.usub.with.overflow": {ir.Sub, false},
		"llvm.smul.with.overflow": {ir.Mul, true}, "llvm.umul.with.overflow": {ir.Mul, false},
	} {
		t[name] = intrinsic{lower: func(s *fsel, i *ir.Instr) { s.withOverflow(i, o) }}
	}
	for name, o := range map[string]overflowOp{
		"llvm.sadd.sat": {ir.Add, true}, "llvm.uadd.sat": {ir.Add, false}, "llvm.ssub.sat": {ir.Sub, true},
		"llvm.usub.sat": {ir.Sub, false}, "llvm.sshl.sat": {ir.Shl, true}, "llvm.ushl.sat": {ir.Shl, false},
	} {
		t[name] = intrinsic{lower: argumentLanes(func(s *fsel, i *ir.Instr, l lane) { s.saturating(i, l, o) })}
	}
	return t
}

// argValue is the IR value of an argument, where it is that of the lane.
func argValue(i *ir.Instr, l lane, k int) ir.Value {
	if l.scalar {
		return i.Arg(k)
	}
	return nil
}

func (s *fsel) intAbs(i *ir.Instr, l lane) {
	t := scalarType(i)
	if words(t) > 1 {
		a := s.wideOperand(l.a[0], t.Bits, true, true)
		sign := s.compute(ptx.B64, "shr.s64", a[len(a)-1], ptx.Int(63))
		for k, r := range s.negateIf(a, sign) {
			s.move(ptx.B64, l.d[k], r)
		}
		return
	}
	if t.Bits == 1 {
		s.move(ptx.Pred, l.d[0], l.a[0][0])
		return
	}
	reg := intReg(t.Bits)
	x := s.reg(s.extended(argValue(i, l, 0), l.a[0][0], t.Bits, true), reg)
	s.put("abs."+typed('s', reg), l.d[0], x)
}

// pointerMask clears bits of an address.
func (s *fsel) pointerMask(_ *ir.Instr, l lane) {
	reg := s.typeOf(l.d[0])
	s.put("and."+typed('b', reg), l.d[0], s.reg(l.a[0][0], reg), s.plain(l.a[1][0], reg))
}

func (s *fsel) minMax(i *ir.Instr, l lane, op string) {
	t := scalarType(i)
	signed := op[len(op)-1] == 's'
	if words(t) > 1 {
		p := s.newReg(ptx.Pred)
		pred := ir.ULT
		if signed {
			pred = ir.SLT
		}
		less, more := l.a[0], l.a[1]
		if op[:3] == "max" {
			less, more = more, less
		}
		s.compareWide(pred, p, l.a[0], l.a[1], t.Bits)
		for k, d := range l.d {
			s.choose(d, p, less[k], more[k])
		}
		return
	}
	if t.Bits == 1 {
		name := "or.pred" // as unsigned numbers; -1 is the least signed one
		if (op[:3] == "min") != signed {
			name = "and.pred"
		}
		s.put(name, l.d[0], s.pred(l.a[0][0]), s.pred(l.a[1][0]))
		return
	}
	reg := intReg(t.Bits)
	a := s.extended(argValue(i, l, 0), l.a[0][0], t.Bits, signed)
	b := s.extended(argValue(i, l, 1), l.a[1][0], t.Bits, signed)
	if isImmediate(a) {
		a, b = b, a
	}
	s.put(op[:4]+typed(op[4], reg), l.d[0], s.reg(a, reg), s.plain(b, reg))
}

// threeWay selects scmp and ucmp: -1, 0 or 1.
func (s *fsel) threeWay(i *ir.Instr, l lane) {
	signed := i.IntrinsicID() == "llvm.scmp"
	lt, gt := s.newReg(ptx.Pred), s.newReg(ptx.Pred)
	less, more := ir.ULT, ir.UGT
	if signed {
		less, more = ir.SLT, ir.SGT
	}
	switch t := i.Arg(0).Type().Scalar(); {
	case t.IsInt(1):
		s.compareBits(less, lt, l.a[0][0], l.a[1][0])
		s.compareBits(more, gt, l.a[0][0], l.a[1][0])
	case words(t) > 1:
		s.compareWide(less, lt, l.a[0], l.a[1], t.Bits)
		s.compareWide(more, gt, l.a[0], l.a[1], t.Bits)
	default:
		reg, class := intReg(t.Bits), byte('u')
		if signed {
			class = 's'
		}
		a := s.reg(s.extended(argValue(i, l, 0), l.a[0][0], t.Bits, signed), reg)
		b := s.plain(s.extended(argValue(i, l, 1), l.a[1][0], t.Bits, signed), reg)
		s.put("setp.gt."+typed(class, reg), gt, a, b)
		s.put("setp.lt."+typed(class, reg), lt, a, b)
	}
	to := s.typeOf(l.d[0])
	one := s.compute(to, "selp."+dataType(to), ptx.Int(1), ptx.Int(0), gt)
	s.put("selp."+dataType(to), l.d[0], ptx.Int(-1), one, lt)
	for _, d := range l.d[1:] {
		s.put("selp.b64", d, ptx.Int(-1), ptx.Int(0), lt)
	}
}

// byteSwap reverses bytes with prmt.
func (s *fsel) byteSwap(i *ir.Instr, l lane) {
	t := scalarType(i)
	swap32 := func(x ptx.Operand) ptx.Reg { return s.compute(ptx.B32, "prmt.b32", x, ptx.Int(0), ptx.Int(0x0123)) }
	swap64 := func(d ptx.Reg, x ptx.Operand) {
		lo, hi := s.newReg(ptx.B32), s.newReg(ptx.B32)
		s.put("mov.b64", ptx.Vec{lo, hi}, s.reg(x, ptx.B64))
		s.put("mov.b64", d, ptx.Vec{swap32(hi), swap32(lo)})
	}
	switch {
	case t.Bits == 16:
		x := s.compute(ptx.B32, "cvt.u32.u16", s.reg(l.a[0][0], ptx.B16))
		s.put("cvt.u16.u32", l.d[0], s.compute(ptx.B32, "prmt.b32", x, ptx.Int(0), ptx.Int(0x2301)))
	case t.Bits == 32:
		s.move(ptx.B32, l.d[0], swap32(s.reg(l.a[0][0], ptx.B32)))
	case t.Bits%64 == 0:
		for k, d := range l.d {
			swap64(d, l.a[0][len(l.d)-1-k])
		}
	default: // swap in whole words and drop the zeros
		d := s.newRegs(ptx.B64, len(l.d))
		for k := range d {
			swap64(d[k], l.a[0][len(d)-1-k])
		}
		s.shiftWords(l.d, d, ptx.Int(wordBits-topBits(t.Bits)), ptx.NoReg, false)
	}
}

func (s *fsel) bitReverse(i *ir.Instr, l lane) {
	t := scalarType(i)
	switch {
	case t.Bits == 1:
		s.move(ptx.Pred, l.d[0], l.a[0][0])
	case t.Bits%64 == 0:
		for k, d := range l.d {
			s.put("brev.b64", d, s.reg(l.a[0][len(l.d)-1-k], ptx.B64))
		}
	case t.Bits > 64: // reverse whole words and drop the bits that came from above the value
		r := s.newRegs(ptx.B64, len(l.d))
		for k := range r {
			s.put("brev.b64", r[k], s.reg(l.a[0][len(r)-1-k], ptx.B64))
		}
		s.shiftWords(l.d, r, ptx.Int(wordBits-topBits(t.Bits)), ptx.NoReg, false)
	default:
		x, w := s.in32(l.a[0][0], t.Bits, false)
		r := s.compute(w, "brev."+typed('b', w), x)
		if t.Bits < w.Bits() {
			r = s.compute(w, "shr."+typed('u', w), r, ptx.Int(w.Bits()-t.Bits))
		}
		s.resizeInto(l.d[0], r, w.Bits(), false)
	}
}

// in32 brings an integer of at most 64 bits, extended, into a register of at least 32 bits.
func (s *fsel) in32(o ptx.Operand, bits int, signed bool) (ptx.Reg, ptx.Type) {
	w := ptx.B32
	if bits > 32 {
		w = ptx.B64
	}
	if intReg(bits) == w {
		return s.reg(s.extend(o, bits, w, signed), w), w
	}
	return s.resize(o, bits, w, signed), w
}

// fromCount stores a .u32 count as the result.
func (s *fsel) fromCount(l lane, count ptx.Reg) {
	for _, d := range l.d[1:] {
		s.move(ptx.B64, d, ptx.Int(0))
	}
	s.resizeInto(l.d[0], count, 32, false)
}

func (s *fsel) countBits(i *ir.Instr, l lane) {
	t := scalarType(i)
	if t.Bits == 1 {
		s.move(ptx.Pred, l.d[0], l.a[0][0])
		return
	}
	var sum ptx.Reg = ptx.NoReg
	for k, o := range l.a[0] {
		bits := t.Bits
		if len(l.a[0]) > 1 {
			o, bits = s.extend(o, min(t.Bits-k*wordBits, wordBits), ptx.B64, false), wordBits
		}
		x, w := s.in32(o, bits, false)
		n := s.compute(ptx.B32, "popc."+typed('b', w), x)
		if sum != ptx.NoReg {
			n = s.compute(ptx.B32, "add.s32", sum, n)
		}
		sum = n
	}
	s.fromCount(l, sum)
}

func (s *fsel) leadingZeros(i *ir.Instr, l lane) {
	t := scalarType(i)
	if t.Bits == 1 {
		s.put("not.pred", l.d[0], s.pred(l.a[0][0]))
		return
	}
	n := len(l.a[0])
	if n == 1 {
		x, w := s.in32(l.a[0][0], t.Bits, false)
		c := s.compute(ptx.B32, "clz."+typed('b', w), x)
		if t.Bits < w.Bits() {
			c = s.compute(ptx.B32, "sub.s32", c, ptx.Int(w.Bits()-t.Bits))
		}
		s.fromCount(l, c)
		return
	}
	a := s.wideOperand(l.a[0], t.Bits, true, false)
	acc := s.compute(ptx.B32, "clz.b64", a[0])
	for k := 1; k < n; k++ {
		zero := s.compute(ptx.Pred, "setp.eq.s64", a[k], ptx.Int(0))
		below := s.compute(ptx.B32, "add.s32", acc, ptx.Int(wordBits))
		acc = s.compute(ptx.B32, "selp.b32", below, s.compute(ptx.B32, "clz.b64", a[k]), zero)
	}
	s.fromCount(l, s.compute(ptx.B32, "sub.s32", acc, ptx.Int(n*wordBits-t.Bits)))
}

// trailingZeros counts the leading zeros of the reversed bits; a bit set above the value ends the
// count of zero.
func (s *fsel) trailingZeros(i *ir.Instr, l lane) {
	t := scalarType(i)
	if t.Bits == 1 {
		s.put("not.pred", l.d[0], s.pred(l.a[0][0]))
		return
	}
	n := len(l.a[0])
	if n == 1 {
		x, w := s.in32(l.a[0][0], t.Bits, false)
		if t.Bits < w.Bits() {
			x = s.compute(w, "or."+typed('b', w), x, ptx.Int(int64(1)<<uint(t.Bits)))
		}
		s.fromCount(l, s.compute(ptx.B32, "clz."+typed('b', w), s.compute(w, "brev."+typed('b', w), x)))
		return
	}
	a := s.wideOperand(l.a[0], t.Bits, true, false)
	if top := topBits(t.Bits); top < wordBits {
		a[n-1] = s.compute(ptx.B64, "or.b64", a[n-1], ptx.Int(int64(1)<<uint(top)))
	}
	count := func(r ptx.Reg) ptx.Reg { return s.compute(ptx.B32, "clz.b64", s.compute(ptx.B64, "brev.b64", r)) }
	acc := count(a[n-1])
	for k := n - 2; k >= 0; k-- {
		zero := s.compute(ptx.Pred, "setp.eq.s64", a[k], ptx.Int(0))
		above := s.compute(ptx.B32, "add.s32", acc, ptx.Int(wordBits))
		acc = s.compute(ptx.B32, "selp.b32", above, count(a[k]), zero)
	}
	s.fromCount(l, acc)
}

// funnelShift selects fshl and fshr: the amount counts modulo the width.
func (s *fsel) funnelShift(i *ir.Instr, l lane) {
	bits := scalarType(i).Bits
	left := i.IntrinsicID() == "llvm.fshl"
	hi, lo := l.a[0][0], l.a[1][0]
	switch {
	case bits > wordBits:
		s.wideFunnelShift(l, bits, left)
		return
	case bits == 1: // no amount is left modulo 1
		if !left {
			hi = lo
		}
		s.move(ptx.Pred, l.d[0], hi)
		return
	}
	reg := intReg(bits)
	if bits == 32 && s.target.Has(3, 1, 32) {
		dir := "r"
		if left {
			dir = "l"
		}
		s.put("shf."+dir+".wrap.b32", l.d[0], s.reg(lo, reg), s.reg(hi, reg), s.plain(l.a[2][0], reg))
		return
	}
	up := s.amountModulo(l.a[2][0], bits)
	var down ptx.Operand
	if k, ok := up.(ptx.Int); ok {
		down = ptx.Int(bits) - k
	} else {
		down = s.compute(ptx.B32, "sub.s32", ptx.Int(bits), up)
	}
	if !left {
		up, down = down, up
	}
	x := s.reg(s.extend(lo, bits, reg, false), reg)
	a := s.compute(reg, "shl."+typed('b', reg), s.reg(hi, reg), up) // by the whole width: the bits above do not count, or are gone
	b := s.compute(reg, "shr."+typed('u', reg), x, down)
	s.put("or."+typed('b', reg), l.d[0], a, b)
}

// amountModulo returns a shift amount, in the type of what is shifted, modulo its width as a .u32.
func (s *fsel) amountModulo(o ptx.Operand, bits int) ptx.Operand {
	if isImmediate(o) || bits&(bits-1) == 0 {
		return s.modulo(s.amount(o, bits), bits)
	}
	x, w := s.in32(o, bits, false)
	return s.resize(s.compute(w, "rem."+typed('u', w), x, ptx.Int(bits)), w.Bits(), ptx.B32, false)
}

// modulo returns a .u32 amount modulo the width.
func (s *fsel) modulo(o ptx.Operand, bits int) ptx.Operand {
	if k, ok := o.(ptx.Int); ok {
		return ptx.Int(uint64(k) % uint64(bits))
	}
	if bits&(bits-1) == 0 {
		return s.compute(ptx.B32, "and.b32", o, ptx.Int(bits-1))
	}
	return s.compute(ptx.B32, "rem.u32", o, ptx.Int(bits))
}
