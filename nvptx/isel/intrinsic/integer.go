package intrinsic

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

func integerIntrinsics() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{
		"llvm.abs": {Lower: sel.ArgumentLanes(intAbs)}, "llvm.bswap": {Lower: sel.ArgumentLanes(byteSwap)},
		"llvm.bitreverse": {Lower: sel.ArgumentLanes(bitReverse)}, "llvm.ctpop": {Lower: sel.ArgumentLanes(countBits)},
		"llvm.ctlz": {Lower: sel.ArgumentLanes(leadingZeros)}, "llvm.cttz": {Lower: sel.ArgumentLanes(trailingZeros)},
		"llvm.fshl": {Lower: sel.ArgumentLanes(funnelShift)}, "llvm.fshr": {Lower: sel.ArgumentLanes(funnelShift)},
		"llvm.scmp": {Lower: sel.ArgumentLanes(threeWay)}, "llvm.ucmp": {Lower: sel.ArgumentLanes(threeWay)},
		"llvm.ptrmask": {Lower: sel.ArgumentLanes(pointerMask)},
	}
	for name, op := range map[string]string{"llvm.smax": "max.s", "llvm.smin": "min.s", "llvm.umax": "max.u", "llvm.umin": "min.u"} {
		t[name] = sel.Intrinsic{Lower: sel.ArgumentLanes(func(s *sel.Func, i *ir.Instr, l sel.Lane) { minMax(s, i, l, op) })}
	}
	for name, o := range map[string]overflowOp{
		"llvm.sadd.with.overflow": {ir.Add, true}, "llvm.uadd.with.overflow": {ir.Add, false},
		"llvm.ssub.with.overflow": {ir.Sub, true}, "llvm.usub.with.overflow": {ir.Sub, false},
		"llvm.smul.with.overflow": {ir.Mul, true}, "llvm.umul.with.overflow": {ir.Mul, false},
	} {
		t[name] = sel.Intrinsic{Lower: func(s *sel.Func, i *ir.Instr) { withOverflow(s, i, o) }}
	}
	for name, o := range map[string]overflowOp{
		"llvm.sadd.sat": {ir.Add, true}, "llvm.uadd.sat": {ir.Add, false}, "llvm.ssub.sat": {ir.Sub, true},
		"llvm.usub.sat": {ir.Sub, false}, "llvm.sshl.sat": {ir.Shl, true}, "llvm.ushl.sat": {ir.Shl, false},
	} {
		t[name] = sel.Intrinsic{Lower: sel.ArgumentLanes(func(s *sel.Func, i *ir.Instr, l sel.Lane) { saturating(s, i, l, o) })}
	}
	return t
}

// argValue is the IR value of an argument, where it is that of the lane.
func argValue(i *ir.Instr, l sel.Lane, k int) ir.Value {
	if l.Scalar {
		return i.Arg(k)
	}
	return nil
}

func intAbs(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	if emit.Words(t) > 1 {
		a := s.WideWords(l.Args[0], t.Bits, true, true)
		sign := s.Compute(ptx.B64, "shr.s64", a[len(a)-1], ptx.Int(63))
		for k, r := range s.NegateIf(a, sign) {
			s.Move(ptx.B64, l.Dst[k], r)
		}
		return
	}
	if t.Bits == 1 {
		s.Move(ptx.Pred, l.Dst[0], l.Args[0][0])
		return
	}
	reg := emit.IntReg(t.Bits)
	x := s.Reg(s.Extended(argValue(i, l, 0), l.Args[0][0], t.Bits, true), reg)
	s.Put("abs."+emit.Typed('s', reg), l.Dst[0], x)
}

// pointerMask clears bits of an address.
func pointerMask(s *sel.Func, _ *ir.Instr, l sel.Lane) {
	reg := s.TypeOf(l.Dst[0])
	s.Put("and."+emit.Typed('b', reg), l.Dst[0], s.Reg(l.Args[0][0], reg), s.Plain(l.Args[1][0], reg))
}

func minMax(s *sel.Func, i *ir.Instr, l sel.Lane, op string) {
	t := sel.ScalarType(i)
	signed := op[len(op)-1] == 's'
	if emit.Words(t) > 1 {
		p := s.NewReg(ptx.Pred)
		pred := ir.ULT
		if signed {
			pred = ir.SLT
		}
		less, more := l.Args[0], l.Args[1]
		if op[:3] == "max" {
			less, more = more, less
		}
		s.CompareWide(pred, p, l.Args[0], l.Args[1], t.Bits)
		for k, d := range l.Dst {
			s.Choose(d, p, less[k], more[k])
		}
		return
	}
	if t.Bits == 1 {
		name := "or.pred" // as unsigned numbers; -1 is the least signed one
		if (op[:3] == "min") != signed {
			name = "and.pred"
		}
		s.Put(name, l.Dst[0], s.Pred(l.Args[0][0]), s.Pred(l.Args[1][0]))
		return
	}
	reg := emit.IntReg(t.Bits)
	a := s.Extended(argValue(i, l, 0), l.Args[0][0], t.Bits, signed)
	b := s.Extended(argValue(i, l, 1), l.Args[1][0], t.Bits, signed)
	if emit.IsImmediate(a) {
		a, b = b, a
	}
	s.Put(op[:4]+emit.Typed(op[4], reg), l.Dst[0], s.Reg(a, reg), s.Plain(b, reg))
}

// threeWay selects scmp and ucmp: -1, 0 or 1.
func threeWay(s *sel.Func, i *ir.Instr, l sel.Lane) {
	signed := i.IntrinsicID() == "llvm.scmp"
	lt, gt := s.NewReg(ptx.Pred), s.NewReg(ptx.Pred)
	less, more := ir.ULT, ir.UGT
	if signed {
		less, more = ir.SLT, ir.SGT
	}
	switch t := i.Arg(0).Type().Scalar(); {
	case t.IsInt(1):
		s.CompareBits(less, lt, l.Args[0][0], l.Args[1][0])
		s.CompareBits(more, gt, l.Args[0][0], l.Args[1][0])
	case emit.Words(t) > 1:
		s.CompareWide(less, lt, l.Args[0], l.Args[1], t.Bits)
		s.CompareWide(more, gt, l.Args[0], l.Args[1], t.Bits)
	default:
		reg, class := emit.IntReg(t.Bits), byte('u')
		if signed {
			class = 's'
		}
		a := s.Reg(s.Extended(argValue(i, l, 0), l.Args[0][0], t.Bits, signed), reg)
		b := s.Plain(s.Extended(argValue(i, l, 1), l.Args[1][0], t.Bits, signed), reg)
		s.Put("setp.gt."+emit.Typed(class, reg), gt, a, b)
		s.Put("setp.lt."+emit.Typed(class, reg), lt, a, b)
	}
	to := s.TypeOf(l.Dst[0])
	one := s.Compute(to, "selp."+emit.DataType(to), ptx.Int(1), ptx.Int(0), gt)
	s.Put("selp."+emit.DataType(to), l.Dst[0], ptx.Int(-1), one, lt)
	for _, d := range l.Dst[1:] {
		s.Put("selp.b64", d, ptx.Int(-1), ptx.Int(0), lt)
	}
}

// byteSwap reverses bytes with prmt.
func byteSwap(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	swap32 := func(x ptx.Operand) ptx.Reg { return s.Compute(ptx.B32, "prmt.b32", x, ptx.Int(0), ptx.Int(0x0123)) }
	swap64 := func(d ptx.Reg, x ptx.Operand) {
		lo, hi := s.NewReg(ptx.B32), s.NewReg(ptx.B32)
		s.Put("mov.b64", ptx.Vec{lo, hi}, s.Reg(x, ptx.B64))
		s.Put("mov.b64", d, ptx.Vec{swap32(hi), swap32(lo)})
	}
	switch {
	case t.Bits == 16:
		x := s.Compute(ptx.B32, "cvt.u32.u16", s.Reg(l.Args[0][0], ptx.B16))
		s.Put("cvt.u16.u32", l.Dst[0], s.Compute(ptx.B32, "prmt.b32", x, ptx.Int(0), ptx.Int(0x2301)))
	case t.Bits == 32:
		s.Move(ptx.B32, l.Dst[0], swap32(s.Reg(l.Args[0][0], ptx.B32)))
	case t.Bits%64 == 0:
		for k, d := range l.Dst {
			swap64(d, l.Args[0][len(l.Dst)-1-k])
		}
	default: // swap in whole words and drop the zeros
		d := s.NewRegs(ptx.B64, len(l.Dst))
		for k := range d {
			swap64(d[k], l.Args[0][len(d)-1-k])
		}
		s.ShiftWords(l.Dst, d, ptx.Int(emit.WordBits-emit.TopBits(t.Bits)), ptx.NoReg, false)
	}
}

func bitReverse(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	switch {
	case t.Bits == 1:
		s.Move(ptx.Pred, l.Dst[0], l.Args[0][0])
	case t.Bits%64 == 0:
		for k, d := range l.Dst {
			s.Put("brev.b64", d, s.Reg(l.Args[0][len(l.Dst)-1-k], ptx.B64))
		}
	case t.Bits > 64: // reverse whole words and drop the bits that came from above the value
		r := s.NewRegs(ptx.B64, len(l.Dst))
		for k := range r {
			s.Put("brev.b64", r[k], s.Reg(l.Args[0][len(r)-1-k], ptx.B64))
		}
		s.ShiftWords(l.Dst, r, ptx.Int(emit.WordBits-emit.TopBits(t.Bits)), ptx.NoReg, false)
	default:
		x, w := in32(s, l.Args[0][0], t.Bits, false)
		r := s.Compute(w, "brev."+emit.Typed('b', w), x)
		if t.Bits < w.Bits() {
			r = s.Compute(w, "shr."+emit.Typed('u', w), r, ptx.Int(w.Bits()-t.Bits))
		}
		s.ResizeInto(l.Dst[0], r, w.Bits(), false)
	}
}

// in32 brings an integer of at most 64 bits, extended, into a register of at least 32 bits.
func in32(s *sel.Func, o ptx.Operand, bits int, signed bool) (ptx.Reg, ptx.Type) {
	w := ptx.B32
	if bits > 32 {
		w = ptx.B64
	}
	if emit.IntReg(bits) == w {
		return s.Reg(s.Extend(o, bits, w, signed), w), w
	}
	return s.Resize(o, bits, w, signed), w
}

// fromCount stores a .u32 count as the result.
func fromCount(s *sel.Func, l sel.Lane, count ptx.Reg) {
	for _, d := range l.Dst[1:] {
		s.Move(ptx.B64, d, ptx.Int(0))
	}
	s.ResizeInto(l.Dst[0], count, 32, false)
}

func countBits(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	if t.Bits == 1 {
		s.Move(ptx.Pred, l.Dst[0], l.Args[0][0])
		return
	}
	var sum ptx.Reg = ptx.NoReg
	for k, o := range l.Args[0] {
		bits := t.Bits
		if len(l.Args[0]) > 1 {
			o, bits = s.Extend(o, min(t.Bits-k*emit.WordBits, emit.WordBits), ptx.B64, false), emit.WordBits
		}
		x, w := in32(s, o, bits, false)
		n := s.Compute(ptx.B32, "popc."+emit.Typed('b', w), x)
		if sum != ptx.NoReg {
			n = s.Compute(ptx.B32, "add.s32", sum, n)
		}
		sum = n
	}
	fromCount(s, l, sum)
}

func leadingZeros(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	if t.Bits == 1 {
		s.Put("not.pred", l.Dst[0], s.Pred(l.Args[0][0]))
		return
	}
	n := len(l.Args[0])
	if n == 1 {
		x, w := in32(s, l.Args[0][0], t.Bits, false)
		c := s.Compute(ptx.B32, "clz."+emit.Typed('b', w), x)
		if t.Bits < w.Bits() {
			c = s.Compute(ptx.B32, "sub.s32", c, ptx.Int(w.Bits()-t.Bits))
		}
		fromCount(s, l, c)
		return
	}
	a := s.WideWords(l.Args[0], t.Bits, true, false)
	acc := s.Compute(ptx.B32, "clz.b64", a[0])
	for k := 1; k < n; k++ {
		zero := s.Compute(ptx.Pred, "setp.eq.s64", a[k], ptx.Int(0))
		below := s.Compute(ptx.B32, "add.s32", acc, ptx.Int(emit.WordBits))
		acc = s.Compute(ptx.B32, "selp.b32", below, s.Compute(ptx.B32, "clz.b64", a[k]), zero)
	}
	fromCount(s, l, s.Compute(ptx.B32, "sub.s32", acc, ptx.Int(n*emit.WordBits-t.Bits)))
}

// trailingZeros counts the leading zeros of the reversed bits; a bit set above the value ends the
// count of zero.
func trailingZeros(s *sel.Func, i *ir.Instr, l sel.Lane) {
	t := sel.ScalarType(i)
	if t.Bits == 1 {
		s.Put("not.pred", l.Dst[0], s.Pred(l.Args[0][0]))
		return
	}
	n := len(l.Args[0])
	if n == 1 {
		x, w := in32(s, l.Args[0][0], t.Bits, false)
		if t.Bits < w.Bits() {
			x = s.Compute(w, "or."+emit.Typed('b', w), x, ptx.Int(int64(1)<<uint(t.Bits)))
		}
		fromCount(s, l, s.Compute(ptx.B32, "clz."+emit.Typed('b', w), s.Compute(w, "brev."+emit.Typed('b', w), x)))
		return
	}
	a := s.WideWords(l.Args[0], t.Bits, true, false)
	if top := emit.TopBits(t.Bits); top < emit.WordBits {
		a[n-1] = s.Compute(ptx.B64, "or.b64", a[n-1], ptx.Int(int64(1)<<uint(top)))
	}
	count := func(r ptx.Reg) ptx.Reg { return s.Compute(ptx.B32, "clz.b64", s.Compute(ptx.B64, "brev.b64", r)) }
	acc := count(a[n-1])
	for k := n - 2; k >= 0; k-- {
		zero := s.Compute(ptx.Pred, "setp.eq.s64", a[k], ptx.Int(0))
		above := s.Compute(ptx.B32, "add.s32", acc, ptx.Int(emit.WordBits))
		acc = s.Compute(ptx.B32, "selp.b32", above, count(a[k]), zero)
	}
	fromCount(s, l, acc)
}

// funnelShift selects fshl and fshr: the amount counts modulo the width.
func funnelShift(s *sel.Func, i *ir.Instr, l sel.Lane) {
	bits := sel.ScalarType(i).Bits
	left := i.IntrinsicID() == "llvm.fshl"
	hi, lo := l.Args[0][0], l.Args[1][0]
	switch {
	case bits > emit.WordBits:
		wideFunnelShift(s, l, bits, left)
		return
	case bits == 1: // no amount is left modulo 1
		if !left {
			hi = lo
		}
		s.Move(ptx.Pred, l.Dst[0], hi)
		return
	}
	reg := emit.IntReg(bits)
	if bits == 32 && s.Target.Has(3, 1, 32) {
		dir := "r"
		if left {
			dir = "l"
		}
		s.Put("shf."+dir+".wrap.b32", l.Dst[0], s.Reg(lo, reg), s.Reg(hi, reg), s.Plain(l.Args[2][0], reg))
		return
	}
	up := amountModulo(s, l.Args[2][0], bits)
	var down ptx.Operand
	if k, ok := up.(ptx.Int); ok {
		down = ptx.Int(bits) - k
	} else {
		down = s.Compute(ptx.B32, "sub.s32", ptx.Int(bits), up)
	}
	if !left {
		up, down = down, up
	}
	x := s.Reg(s.Extend(lo, bits, reg, false), reg)
	a := s.Compute(reg, "shl."+emit.Typed('b', reg), s.Reg(hi, reg), up) // by the whole width: the bits above do not count, or are gone
	b := s.Compute(reg, "shr."+emit.Typed('u', reg), x, down)
	s.Put("or."+emit.Typed('b', reg), l.Dst[0], a, b)
}

// amountModulo returns a shift amount, in the type of what is shifted, modulo its width as a .u32.
func amountModulo(s *sel.Func, o ptx.Operand, bits int) ptx.Operand {
	if emit.IsImmediate(o) || bits&(bits-1) == 0 {
		return modulo(s, s.ShiftAmount(o, bits), bits)
	}
	x, w := in32(s, o, bits, false)
	return s.Resize(s.Compute(w, "rem."+emit.Typed('u', w), x, ptx.Int(bits)), w.Bits(), ptx.B32, false)
}

// modulo returns a .u32 amount modulo the width.
func modulo(s *sel.Func, o ptx.Operand, bits int) ptx.Operand {
	if k, ok := o.(ptx.Int); ok {
		return ptx.Int(uint64(k) % uint64(bits))
	}
	if bits&(bits-1) == 0 {
		return s.Compute(ptx.B32, "and.b32", o, ptx.Int(bits-1))
	}
	return s.Compute(ptx.B32, "rem.u32", o, ptx.Int(bits))
}
