package target

import "opt-go/frontend/ir"

// cast counts the steps from one width to the other: each doubles or halves the width of the
// elements in all registers of the wider side.
func (x *x86Costs) cast(op ir.Op, from, to *ir.Type, lanes int) int {
	a, b := bitsOf(from), bitsOf(to)
	if lanes == 1 {
		switch op {
		case ir.Trunc, ir.BitCast, ir.PtrToInt, ir.IntToPtr, ir.PtrToAddr, ir.AddrSpaceCast:
			return 0
		case ir.ZExt:
			if a == 32 {
				return 0
			}
		}
		return 1
	}
	switch op {
	case ir.ZExt, ir.SExt:
		return x.extend(op, from, a, b, lanes)
	case ir.Trunc:
		return x.truncate(a, b, lanes)
	case ir.FPExt, ir.FPTrunc:
		if a < 32 || b < 32 || a > 64 || b > 64 {
			return x.scalarized(to, lanes, 4, 1)
		}
		return max(x.parts(a, lanes), x.parts(b, lanes))
	case ir.SIToFP, ir.UIToFP:
		return x.toFloat(op, from, to, lanes)
	case ir.FPToSI, ir.FPToUI:
		return x.fromFloat(op, from, to, lanes)
	}
	if a != b {
		return x.scalarized(to, lanes, 1, 1)
	}
	return 0
}

// extend: before SSE4.1 each step unpacks all registers, with a shift where the sign counts.
func (x *x86Costs) extend(op ir.Op, from *ir.Type, a, b, lanes int) int {
	if from.Bits == 1 { // from a mask of the width of what was compared
		return x.whole(b, lanes)
	}
	if x.level >= sse41 {
		return x.whole(b, lanes)
	}
	n := 0
	for w := 2 * a; w <= b; w *= 2 {
		n += x.whole(w, lanes)
	}
	if op == ir.SExt {
		n += x.whole(b, lanes)
		if b == 64 { // no shift of the sign by 32 bits
			n += x.whole(b, lanes)
		}
	}
	return n
}

func (x *x86Costs) truncate(a, b, lanes int) int {
	if b == 8 && a == 8 {
		return 1
	}
	n := x.whole(a, lanes)
	switch {
	case x.level >= avx512:
		return n
	case a == 64 && b == 32:
		return max(1, n/2)
	case x.level >= ssse3 && n == 1:
		return 1
	case a == 32 && b == 16 && x.level < sse41: // shifts keep the pack from saturating
		return 2*n + max(1, n/2)
	}
	steps := 0
	for w := a / 2; w >= b; w /= 2 {
		steps += x.whole(w, lanes)
	}
	return n + steps
}

func (x *x86Costs) toFloat(op ir.Op, from, to *ir.Type, lanes int) int {
	bits := bitsOf(to)
	if bits != 32 && bits != 64 || from.Bits > 64 {
		return x.scalarized(to, lanes, 4, 1)
	}
	n := x.parts(bits, lanes)
	switch {
	case from.Bits == 64 && x.level >= avx512:
		return n
	case from.Bits == 64:
		return x.scalarized(to, lanes, map[bool]int{true: 1, false: 4}[op == ir.SIToFP], 1)
	case from.Bits < 32:
		return n + x.extend(op, from, bitsOf(from), 32, lanes)
	case op == ir.UIToFP && x.level < avx512:
		return n * map[bool]int{true: 7, false: 4}[bits == 32]
	}
	return n
}

func (x *x86Costs) fromFloat(op ir.Op, from, to *ir.Type, lanes int) int {
	bits := bitsOf(from)
	if bits != 32 && bits != 64 || to.Bits > 64 {
		return x.scalarized(to, lanes, 4, 1)
	}
	n := x.parts(bits, lanes)
	switch {
	case to.Bits == 64 && x.level >= avx512:
		return n
	case to.Bits == 64:
		return x.scalarized(to, lanes, map[bool]int{true: 1, false: 6}[op == ir.FPToSI], 1)
	case to.Bits < 32:
		return n + x.truncate(32, bitsOf(to), lanes)
	case op == ir.FPToUI && x.level < avx512:
		return n * 8
	}
	return n
}

// call is the cost of an intrinsic of vectors; those without instructions are called lane by lane.
func (x *x86Costs) call(id string, elem *ir.Type, lanes int) int {
	bits := bitsOf(elem)
	n := 1
	if lanes > 1 {
		n = x.parts(bits, lanes)
	}
	switch id {
	case "llvm.fabs", "llvm.copysign", "llvm.canonicalize":
		return n * map[bool]int{true: 3, false: 1}[id == "llvm.copysign"]
	case "llvm.sqrt":
		if elem.Kind == ir.FloatKind || elem.Kind == ir.DoubleKind {
			return x.quarters(elem, lanes) * x.squareRoot(elem, lanes)
		}
	case "llvm.fmuladd":
		if x.level >= avx2 {
			return n
		}
		return x.floats(ir.FMul, elem, lanes) + x.floats(ir.FAdd, elem, lanes)
	case "llvm.fma":
		if x.level >= avx2 {
			return n
		}
	case "llvm.minnum", "llvm.maxnum":
		return 4 * n
	case "llvm.minimum", "llvm.maximum":
		return 8 * n
	case "llvm.floor", "llvm.ceil", "llvm.trunc", "llvm.rint", "llvm.nearbyint", "llvm.roundeven":
		if x.level >= sse41 {
			return n
		}
	case "llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin":
		if lanes == 1 {
			return 2
		}
		return n * x.minMax(id, bits)
	case "llvm.abs":
		if lanes == 1 {
			return 2
		}
		return n * x.since(levelCost{sse2, 3}, levelCost{ssse3, map[bool]int{true: 4, false: 1}[bits == 64]})
	case "llvm.sadd.sat", "llvm.ssub.sat", "llvm.uadd.sat", "llvm.usub.sat":
		if lanes > 1 && bits <= 16 {
			return n
		}
		return 5 * n
	case "llvm.ctpop", "llvm.cttz", "llvm.ctlz", "llvm.bitreverse":
		if lanes > 1 {
			return n * x.since(levelCost{sse2, 16}, levelCost{ssse3, 11})
		}
		return 3
	case "llvm.bswap":
		if lanes > 1 {
			return n * x.since(levelCost{sse2, 7}, levelCost{ssse3, 1})
		}
		return 1
	case "llvm.fshl", "llvm.fshr":
		if lanes > 1 {
			return 4 * n
		}
		return 1
	}
	if lanes == 1 {
		return 10
	}
	return x.scalarized(elem, lanes, 10, 1)
}

// minMax: SSE2 has those of signed words and of unsigned bytes.
func (x *x86Costs) minMax(id string, bits int) int {
	signed := id == "llvm.smax" || id == "llvm.smin"
	switch {
	case bits == 16 && signed, bits == 8 && !signed:
		return 1
	case bits <= 32:
		return x.since(levelCost{sse2, map[bool]int{true: 4, false: 6}[signed]}, levelCost{sse41, 1})
	}
	return x.since(levelCost{sse2, 12}, levelCost{sse42, 3}, levelCost{avx512, 1})
}
