package target

import (
	"strings"

	"opt-go/frontend/ir"
)

// What operations cost on AMD's GPUs in size and latency, as in LLVM 19's GCNTTIImpl: instructions
// of a lane are issued at the full rate, at half or at a quarter.

const (
	fullRate    = 1
	halfRate    = 2
	quarterRate = 4
)

// cost is Target.KnownCost: the cost of operations that a GPU's rates decide. For the others,
// such as comparisons and addresses, ok is false: they have the generic cost.
func (m *amdgpuMemory) cost(i *ir.Instr) (n int, ok bool) {
	op := i.Op()
	ty := i.Type().Scalar()
	lanes, known := laneCount(i.Type())
	switch {
	case !known:
		return 0, false
	case op == ir.FNeg:
		return 0, true
	case op.IsCall():
		return m.intrinsicCost(i, ty, lanes)
	case op.IsCast():
		return m.castCost(i, lanes)
	case op == ir.ExtractElement:
		return m.laneCost(i.Operand(0).Type().Elem, i.Operand(1)), true
	case op == ir.InsertElement:
		return m.laneCost(i.Type().Elem, i.Operand(2)), true
	case op == ir.ShuffleVector:
		return 0, widthOf(ty) >= 32 // registers are renamed
	case ty.Kind == ir.IntKind:
		return m.integerCost(op, ty.Bits, lanes)
	case ty.IsFloat():
		return m.floatCost(i, ty, lanes)
	}
	return 0, false
}

// laneCount returns how many numbers a value is; ok is false where that is not known before the
// program runs.
func laneCount(ty *ir.Type) (n int, ok bool) {
	if !ty.IsVector() {
		return 1, true
	}
	return int(ty.Len), !ty.Scalable
}

func widthOf(ty *ir.Type) int {
	if ty.IsPtr() {
		return 64
	}
	return max(ty.Bits, ty.FloatBits())
}

// laneCost is that of an element of a vector: those of 32 bits are registers, which a variable
// index addresses indirectly.
func (m *amdgpuMemory) laneCost(elem *ir.Type, index ir.Value) int {
	k := ir.AsInt(index)
	switch w := widthOf(elem); {
	case w < 32:
		if w == 16 && k != nil && k.IsZero() && m.generation >= volcanicIslands {
			return 0
		}
		return fullRate
	case k != nil:
		return 0
	}
	return halfRate
}

// castCost is that of conversions which leave the bits of registers as they are, or take one
// instruction for each lane.
func (m *amdgpuMemory) castCost(i *ir.Instr, lanes int) (n int, ok bool) {
	from, to := i.Operand(0).Type(), i.Type()
	shorts := m.generation >= volcanicIslands // there are registers of 16 bits
	switch i.Op() {
	case ir.AddrSpaceCast: // the opposite cast gives an address its upper half, except null
		return 0, lanes == 1 && (from.Space == amdgpuFlat || isAMDGPUGlobal(from.Space) && isAMDGPUGlobal(to.Space))
	case ir.SExt:
		return lanes * fullRate, lanes > 1
	case ir.ZExt:
		if lanes > 1 {
			return 0, shorts || from.Elem.Bits >= 32
		}
		return 0, from.Bits >= 8 && from.Bits <= 32 && (to.Bits >= 64 || to.Bits == 32 && shorts)
	case ir.Trunc:
		if lanes > 1 {
			return 0, to.Elem.Bits > 1
		}
		return 0, to.Bits == 8 && (from.Bits == 16 || !shorts) || to.Bits == 16 && !shorts
	}
	return 0, false
}

// integerCost: wider integers are computed in parts.
func (m *amdgpuMemory) integerCost(op ir.Op, bits, lanes int) (n int, ok bool) {
	parts := 1
	if bits > 64 {
		for parts*64 < bits {
			parts *= 2
		}
	}
	if bits > 8 && bits <= 16 && m.generation >= volcanicIslands {
		lanes = (lanes + 1) / 2
	}
	units := parts * lanes
	switch op {
	case ir.Shl, ir.LShr, ir.AShr:
		if bits > 32 {
			return m.rate64() * units, true
		}
		return fullRate * units, true
	case ir.Add, ir.Sub, ir.And, ir.Or, ir.Xor:
		if bits > 32 {
			return 2 * fullRate * units, true
		}
		return fullRate * units, true
	case ir.Mul:
		if bits > 32 {
			return (4*quarterRate + 4*fullRate) * units, true
		}
		return quarterRate * units, true
	}
	return 0, false
}

// rate64 is the rate of instructions on 64 bits.
func (m *amdgpuMemory) rate64() int {
	switch {
	case m.newScratch, m.cpu == "gfx90a":
		return fullRate
	case m.cpu == "tahiti", m.cpu == "hawaii", m.cpu == "gfx601", m.cpu == "gfx701", m.cpu == "gfx702":
		return halfRate
	}
	return quarterRate
}

// floatCost: a product that a sum takes up may cost nothing.
func (m *amdgpuMemory) floatCost(i *ir.Instr, ty *ir.Type, lanes int) (n int, ok bool) {
	if widthOf(ty) > 64 || ty.Kind == ir.BFloatKind && lanes > 1 {
		return 0, false
	}
	switch i.Op() {
	case ir.FMul:
		if becomesFMA(i) {
			return 0, true
		}
	case ir.FAdd, ir.FSub:
	case ir.FDiv, ir.FRem:
		return m.divisionCost(i, ty) * lanes, ty.Kind != ir.BFloatKind || m.generation < volcanicIslands
	default:
		return 0, false
	}
	switch widthOf(ty) {
	case 64:
		return m.rate64() * lanes, true
	case 32:
		if m.newScratch || m.cpu == "gfx90a" { // two at once
			lanes = (lanes + 1) / 2
		}
	case 16:
		if m.generation >= volcanicIslands {
			lanes = (lanes + 1) / 2
		}
	}
	return fullRate * lanes, true
}

// becomesFMA reports whether the only user of a product is a sum that may be contracted with it.
func becomesFMA(i *ir.Instr) bool {
	if i.Block() == nil || !ir.HasOneUse(i) || !i.HasFlag(ir.FContract) {
		return false
	}
	for u := range ir.Users(i) {
		return (u.Op() == ir.FAdd || u.Op() == ir.FSub) && u.HasFlag(ir.FContract)
	}
	return false
}

// divisionCost is that of one lane: an estimate of the reciprocal, and steps that make it exact.
func (m *amdgpuMemory) divisionCost(i *ir.Instr, ty *ir.Type) int {
	x, _ := i.Operand(0).(*ir.Const)
	switch w := widthOf(ty); {
	case w == 64:
		n := 7*m.rate64() + quarterRate + 3*halfRate
		if m.generation < seaIslands { // the condition of the scaling step is not usable
			n += 3 * fullRate
		}
		return n
	case w == 16 && m.generation >= volcanicIslands:
		if x != nil && x.Kind == ir.FloatConst {
			if v, _ := x.Float64(); v == 1 {
				return quarterRate
			}
		}
		return 4*fullRate + 2*quarterRate
	case i.HasFlag(ir.FAfn):
		return quarterRate + fullRate
	}
	return 10*fullRate + quarterRate
}

// amdgpuIntrinsics are the costs of intrinsics of single numbers of up to 16, 32 and 64 bits, where
// these are not 1.
var amdgpuIntrinsics = map[string][3]int{
	"sqrt": {1, 2, 2}, "sin": {2, 2, 1}, "cos": {2, 2, 1}, "exp": {2, 2, 10}, "exp2": {1, 2, 10}, "exp10": {2, 2, 10},
	"log": {2, 2, 10}, "log2": {1, 2, 10}, "log10": {2, 2, 10}, "fabs": {0, 0, 0}, "rint": {2, 2, 2},
	"nearbyint": {2, 2, 2}, "round": {4, 4, 4}, "minnum": {2, 2, 2}, "maxnum": {2, 2, 2}, "minimum": {10, 10, 10},
	"maximum": {10, 10, 10}, "smin": {2, 2, 2}, "smax": {2, 2, 2}, "umin": {2, 2, 2}, "umax": {2, 2, 2},
	"uadd.sat": {4, 4, 4}, "usub.sat": {4, 4, 4}, "sadd.sat": {4, 4, 4}, "ssub.sat": {4, 4, 4}, "abs": {3, 3, 4},
	"sadd.with.overflow": {4, 4, 5}, "uadd.with.overflow": {2, 2, 3}, "ssub.with.overflow": {4, 4, 5},
	"usub.with.overflow": {2, 2, 3}, "smul.with.overflow": {28, 28, 55}, "umul.with.overflow": {25, 25, 51},
}

// intrinsicCost: of fma, which may be slower than a product; of others what the table has.
func (m *amdgpuMemory) intrinsicCost(i *ir.Instr, ty *ir.Type, lanes int) (n int, ok bool) {
	name, _ := strings.CutPrefix(i.IntrinsicID(), "llvm.")
	switch {
	case name == "fma" && ty.IsFloat() && widthOf(ty) == 64:
		return m.rate64() * lanes, true
	case name == "fma" && ty.IsFloat() && widthOf(ty) <= 32:
		return m.fmaRate() * m.fmaLanes(widthOf(ty), lanes), true
	case lanes > 1:
		return 0, false
	case name == "fshl" || name == "fshr":
		switch {
		case ty.Bits > 32:
			return 18, !ir.IsConst(i.Arg(2))
		case ir.IsConst(i.Arg(2)):
			return 4, true
		}
		return 10, true
	}
	costs, ok := amdgpuIntrinsics[name]
	if !ok {
		return 0, false
	}
	switch w := widthOf(i.Arg(0).Type()); {
	case w <= 16:
		return costs[0], true
	case w <= 32:
		return costs[1], true
	}
	return costs[2], true
}

// fmaRate is the rate of fused products and sums.
func (m *amdgpuMemory) fmaRate() int {
	if m.generation >= gfx9 || m.cpu == "tahiti" || m.cpu == "hawaii" {
		return halfRate
	}
	return quarterRate
}

// fmaLanes is how many instructions that takes.
func (m *amdgpuMemory) fmaLanes(width, lanes int) int {
	packs := width == 16 && m.generation >= volcanicIslands || width == 32 && (m.newScratch || m.cpu == "gfx90a")
	if packs {
		return (lanes + 1) / 2
	}
	return lanes
}
