package instcombine

import "opt-go/frontend/ir"

// log2Of computes the exponent of a power of two, if that costs no more than v does (LLVM's
// takeLog2): of constants, 2^k << n, extensions, selects, and unsigned minima and maxima. nonZero
// means that v is not zero, as a divisor is not; then bits that are shifted out do not matter.
func (ic *combiner) log2Of(v ir.Value, nonZero bool) ir.Value {
	if !ic.hasLog2(v, nonZero, 0) {
		return nil
	}
	return ic.makeLog2(v)
}

// maxLog2Depth bounds the operations through which an exponent is computed.
const maxLog2Depth = 6

// hasLog2 reports whether makeLog2 can compute the exponent of v.
func (ic *combiner) hasLog2(v ir.Value, nonZero bool, depth int) bool {
	if log2Const(v) != nil {
		return true
	}
	i := asInstr(v)
	if i == nil || depth > maxLog2Depth {
		return false
	}
	at := func(k int) bool { return ic.hasLog2(i.Operand(k), nonZero, depth+1) }
	switch i.Op() {
	case ir.ZExt:
		return oneUse(i) && at(0)
	case ir.Shl: // the bit of 2^k << n is not lost
		return (nonZero || i.Flags&(ir.NUW|ir.NSW) != 0) && at(0)
	case ir.Select:
		return at(1) && at(2)
	case ir.Call:
		if id := i.IntrinsicID(); (id == "llvm.umin" || id == "llvm.umax") && oneUse(i) { // a shift in the other operand may give zero
			return ic.hasLog2(i.Arg(0), false, depth+1) && ic.hasLog2(i.Arg(1), false, depth+1)
		}
	}
	return false
}

func (ic *combiner) makeLog2(v ir.Value) ir.Value {
	if k := log2Const(v); k != nil {
		return k
	}
	i := asInstr(v)
	switch i.Op() {
	case ir.ZExt:
		return ic.b.cast(ir.ZExt, ic.makeLog2(i.Operand(0)), v.Type(), "")
	case ir.Shl:
		k := ic.makeLog2(i.Operand(0))
		if isZero(k) {
			return i.Operand(1)
		}
		return ic.b.add(k, i.Operand(1), "")
	case ir.Select:
		t := ic.makeLog2(i.Operand(1))
		return ic.b.selectOf(i.Operand(0), t, ic.makeLog2(i.Operand(2)), "")
	}
	x := ic.makeLog2(i.Arg(0))
	return ic.b.intrinsic(i.IntrinsicID(), v.Type(), "", x, ic.makeLog2(i.Arg(1)))
}

// mulByPower is a * 2^n = a << n, for powers of two that are no constants. nuw stays; nsw where the
// power is not the sign bit, of which n knows nothing.
func (ic *combiner) mulByPower(i *ir.Instr) *ir.Instr {
	for k := range 2 {
		if n := ic.log2Of(i.Operand(k), false); n != nil {
			return newBinary(ir.Shl, i.Operand(1-k), n, i.Flags&ir.NUW)
		}
	}
	return nil
}
