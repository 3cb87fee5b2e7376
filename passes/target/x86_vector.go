package target

import (
	"slices"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
)

// x86Level is the instruction set for vectors, each of which has those below it.
type x86Level uint8

const (
	sse2 x86Level = iota
	ssse3
	sse41
	sse42
	avx
	avx2
	avx512 // with the extensions for bytes, words, double and quad words (BW, DQ, VL)
)

// x86Levels are the processors and features that bring an instruction set.
var x86Levels = []struct {
	level   x86Level
	feature string
	cpus    []string
}{
	{avx512, "+avx512bw", []string{"skylake-avx512", "skx", "cascadelake", "cooperlake", "cannonlake", "icelake-client", "icelake-server", "tigerlake", "rocketlake",
		"sapphirerapids", "emeraldrapids", "graniterapids", "znver4", "znver5", "x86-64-v4"}},
	{avx2, "+avx2", []string{"haswell", "core-avx2", "broadwell", "skylake", "alderlake", "raptorlake", "meteorlake", "arrowlake", "lunarlake", "gracemont", "sierraforest",
		"grandridge", "pantherlake", "clearwaterforest", "bdver4", "znver1", "znver2", "znver3", "x86-64-v3", "knl", "knm"}},
	{avx, "+avx", []string{"sandybridge", "corei7-avx", "ivybridge", "bdver1", "bdver2", "bdver3", "btver2"}},
	{sse42, "+sse4.2", []string{"nehalem", "corei7", "westmere", "silvermont", "slm", "goldmont", "goldmont-plus", "tremont", "x86-64-v2"}},
	{sse41, "+sse4.1", []string{"penryn"}},
	{ssse3, "+ssse3", []string{"core2", "atom", "bonnell", "btver1"}},
}

// x86Vectorizer describes the vectors of a function by its own target-cpu and target-features: what
// another function of the module may use, this one may not.
func x86Vectorizer(f *ir.Func, triple string) *Vectors {
	value := func(key string) string {
		a, _ := f.Attrs.Fn.Get(key)
		return a.Val
	}
	cpu, features := value("target-cpu"), value("target-features")
	wide := strings.HasPrefix(triple, "x86_64") || strings.HasPrefix(triple, "amd64")
	without := func(feature string) bool { return slices.Contains(strings.Split(features, ","), feature) }
	if without("-sse") || without("-sse2") || f.Attrs.Fn.Has("noimplicitfloat") || !wide && !strings.Contains(features, "+sse2") {
		return nil
	}
	x := &x86Costs{level: sse2}
	for _, l := range x86Levels {
		if l.level > x.level && x86Has(strings.TrimPrefix(l.feature, "+"), l.cpus, cpu, features) {
			x.level = l.level
		}
	}
	v := &Vectors{Bits: x86Width(x.level, value("prefer-vector-width"), cpu, features), Registers: 16, Scalars: 16, Interleave: 2, Arith: x.arith,
		Compare: x.compare, Select: x.sel, Cast: x.cast, Memory: x.memory, Masked: x.masked, Element: x.element, Shuffle: x.shuffle, Lane: x.lane, ByMask: x.byMask, Call: x.call}
	if v.Bits == 0 {
		return nil
	}
	if x.level >= avx {
		v.Interleave = 4
	}
	if x.level >= avx512 {
		v.Registers = 32
	}
	if !wide {
		v.Registers, v.Scalars = 8, 8
	}
	return v
}

// x86Width is the width of the widest registers that are not wider than what the function prefers,
// 0 where all are. Without a preference, most processors with vectors of 512 bits are tuned for
// 256.
func x86Width(level x86Level, prefer, cpu, features string) int {
	most, err := strconv.Atoi(prefer)
	if err != nil {
		most = 256
		if !strings.Contains(features, "+prefer-256-bit") && slices.Contains([]string{"znver4", "znver5", "knl", "knm"}, cpu) {
			most = 512
		}
	}
	switch {
	case level >= avx512 && most >= 512:
		return 512
	case level >= avx && most >= 256:
		return 256
	case most >= 128:
		return 128
	}
	return 0
}

// x86Costs are the costs at one level.
type x86Costs struct{ level x86Level }

// parts is how many registers a vector takes, at least 1.
func (x *x86Costs) parts(bits, lanes int) int {
	width := x.width()
	return max(1, (bits*lanes+width-1)/width)
}

// whole is parts for operations on integers, of which AVX has only the ones of 128 bits.
func (x *x86Costs) whole(bits, lanes int) int {
	if x.level == avx {
		return max(1, (bits*lanes+127)/128)
	}
	return x.parts(bits, lanes)
}

func bitsOf(elem *ir.Type) int {
	switch {
	case elem.IsPtr():
		return 64
	case elem.IsFloat():
		return elem.FloatBits()
	case elem.Bits < 8:
		return 8
	}
	return elem.Bits
}

// since returns the cost at the level, given costs at some levels in ascending order.
func (x *x86Costs) since(costs ...levelCost) int {
	n := 0
	for _, c := range costs {
		if x.level >= c.level {
			n = c.cost
		}
	}
	return n
}

type levelCost struct {
	level x86Level
	cost  int
}

// scalarized is the cost of an operation that is done lane by lane.
func (x *x86Costs) scalarized(elem *ir.Type, lanes, each, operands int) int {
	return lanes * (each + (operands+1)*x.element(elem))
}

func (x *x86Costs) arith(op ir.Op, elem *ir.Type, lanes int, by Second) int {
	bits := bitsOf(elem)
	if elem.IsFloat() {
		return x.floats(op, elem, lanes)
	}
	if lanes == 1 {
		switch {
		case op.IsDivRem():
			return x86Division(op, by)
		case op == ir.Mul && bits > 64:
			return 4
		}
		return 1
	}
	n := x.whole(bits, lanes)
	switch {
	case bits > 64:
		return x.scalarized(elem, lanes, 2, 2)
	case op == ir.Mul:
		return n * x.mul(bits)
	case op == ir.Shl, op == ir.LShr, op == ir.AShr:
		return n * x.shift(op, bits, by)
	case op.IsDivRem():
		if by == PowerOfTwo {
			return n * map[bool]int{true: 1, false: 4}[op == ir.UDiv || op == ir.URem]
		}
		if by == ByConstant && bits <= 32 {
			return n * (x.mul(bits) + 6 + map[bool]int{true: x.mul(bits) + 1}[op == ir.URem || op == ir.SRem])
		}
		return x.scalarized(elem, lanes, x86Division(op, by), 2)
	}
	return n
}

func x86Division(op ir.Op, by Second) int {
	switch {
	case by == PowerOfTwo && (op == ir.UDiv || op == ir.URem):
		return 1
	case by == PowerOfTwo:
		return 3
	case by == ByConstant:
		return 5
	}
	return 20
}

func (x *x86Costs) mul(bits int) int {
	switch bits {
	case 8:
		return x.since(levelCost{sse2, 6}, levelCost{avx2, 4})
	case 16:
		return 1
	case 32:
		return x.since(levelCost{sse2, 5}, levelCost{sse41, 2})
	}
	return x.since(levelCost{sse2, 8}, levelCost{avx512, 2})
}

func (x *x86Costs) shift(op ir.Op, bits int, by Second) int {
	if by != Varying {
		switch {
		case bits == 8:
			return map[bool]int{true: 4, false: 2}[op == ir.AShr]
		case bits == 64 && op == ir.AShr:
			return x.since(levelCost{sse2, 4}, levelCost{avx512, 1})
		}
		return 1
	}
	switch bits {
	case 8:
		return x.since(levelCost{sse2, 26}, levelCost{sse41, 12}, levelCost{avx512, 6})
	case 16:
		return x.since(levelCost{sse2, 18}, levelCost{sse41, 12}, levelCost{avx2, 8}, levelCost{avx512, 1})
	case 32:
		if op == ir.Shl {
			return x.since(levelCost{sse2, 8}, levelCost{sse41, 4}, levelCost{avx2, 1})
		}
		return x.since(levelCost{sse2, 12}, levelCost{sse41, 9}, levelCost{avx2, 1})
	}
	if op == ir.AShr {
		return x.since(levelCost{sse2, 8}, levelCost{avx2, 4}, levelCost{avx512, 1})
	}
	return x.since(levelCost{sse2, 4}, levelCost{avx2, 1})
}

func (x *x86Costs) floats(op ir.Op, elem *ir.Type, lanes int) int {
	if elem.Kind != ir.FloatKind && elem.Kind != ir.DoubleKind {
		return x.scalarized(elem, lanes, 6, 2) // no vectors of it, or only by conversions
	}
	n := x.floatParts(elem, lanes)
	switch op {
	case ir.FAdd, ir.FSub:
		return n * x.since(levelCost{sse2, 2}, levelCost{sse42, 1})
	case ir.FMul:
		if elem.Kind == ir.DoubleKind {
			return n * x.since(levelCost{sse2, 2}, levelCost{sse42, 1}, levelCost{avx, 2}, levelCost{avx2, 1})
		}
		return n * x.since(levelCost{sse2, 2}, levelCost{sse42, 1})
	case ir.FDiv:
		return x.quarters(elem, lanes) * x.floatDivision(elem, lanes)
	case ir.FRem:
		return x.scalarized(elem, lanes, 20, 2)
	}
	return n
}

// floatParts is parts for operations on floats, of which the first processors with AVX do those of
// 256 bits in two steps.
func (x *x86Costs) floatParts(elem *ir.Type, lanes int) int {
	if x.level == avx {
		return x.quarters(elem, lanes)
	}
	return x.parts(bitsOf(elem), lanes)
}

// quarters is how many times 128 bits a vector has, at least 1: divisions and square roots take a
// time that grows with them.
func (x *x86Costs) quarters(elem *ir.Type, lanes int) int {
	return max(1, (bitsOf(elem)*lanes+127)/128)
}

// floatDivision is the cost of a division of up to 128 bits.
func (x *x86Costs) floatDivision(elem *ir.Type, lanes int) int {
	scalar, vector := levelCost{sse2, 23}, levelCost{sse2, 39}
	if elem.Kind == ir.DoubleKind {
		scalar, vector = levelCost{sse2, 38}, levelCost{sse2, 69}
	}
	if lanes == 1 {
		vector = scalar
	}
	if elem.Kind == ir.DoubleKind {
		return x.since(vector, levelCost{sse42, 22}, levelCost{avx2, 14}, levelCost{avx512, 4})
	}
	return x.since(vector, levelCost{sse42, 14}, levelCost{avx2, 7}, levelCost{avx512, 3})
}

// squareRoot is the cost of a square root of up to 128 bits.
func (x *x86Costs) squareRoot(elem *ir.Type, lanes int) int {
	if elem.Kind == ir.DoubleKind {
		return x.since(levelCost{sse2, 32}, levelCost{avx, 27}, levelCost{avx2, 14}, levelCost{avx512, 6})
	}
	first := levelCost{sse2, 56}
	if lanes == 1 {
		first.cost = 28
	}
	return x.since(first, levelCost{sse42, 18}, levelCost{avx, 21}, levelCost{avx2, 7}, levelCost{avx512, 3})
}

func (x *x86Costs) compare(p ir.Pred, elem *ir.Type, lanes int) int {
	if lanes == 1 {
		return 1
	}
	bits := bitsOf(elem)
	if elem.IsFloat() {
		return x.parts(bits, lanes)
	}
	n := x.whole(bits, lanes)
	if x.level >= avx512 {
		return n
	}
	each := 1
	switch p {
	case ir.NE:
		each = 2
	case ir.UGT, ir.UGE, ir.ULT, ir.ULE:
		each = 3
	case ir.SGE, ir.SLE:
		each = 2
	}
	if bits == 64 {
		if p == ir.EQ || p == ir.NE {
			each += x.since(levelCost{sse2, 2}, levelCost{sse41, 0})
		} else {
			each += x.since(levelCost{sse2, 7}, levelCost{sse42, 0})
		}
	}
	return n * each
}

func (x *x86Costs) sel(elem *ir.Type, lanes int) int {
	if lanes == 1 {
		return 1
	}
	return x.parts(bitsOf(elem), lanes) * x.since(levelCost{sse2, 3}, levelCost{sse41, 1})
}

func (x *x86Costs) memory(elem *ir.Type, lanes int) int {
	if lanes == 1 {
		return 1
	}
	return x.parts(bitsOf(elem), lanes)
}

func (x *x86Costs) masked(elem *ir.Type) bool {
	bits := bitsOf(elem)
	return x.level >= avx && (bits == 32 || bits == 64) || x.level >= avx512 && (bits == 8 || bits == 16)
}

func (x *x86Costs) element(elem *ir.Type) int {
	switch {
	case bitsOf(elem) == 8:
		return x.since(levelCost{sse2, 3}, levelCost{sse41, 1})
	case !elem.IsFloat() && bitsOf(elem) > 16:
		return x.since(levelCost{sse2, 2}, levelCost{sse41, 1})
	}
	return 1
}

func (x *x86Costs) shuffle(kind ShuffleKind, elem *ir.Type, lanes int) int {
	bits := bitsOf(elem)
	n := x.parts(bits, lanes)
	each := 1
	switch {
	case kind == Broadcast && bits == 8:
		return x.since(levelCost{sse2, 3}, levelCost{ssse3, 1})
	case kind == Broadcast:
		return x.since(levelCost{sse2, map[bool]int{true: 2, false: 1}[bits == 16]}, levelCost{avx2, 1})
	case kind == Reverse || kind == Permute:
		each = map[int]int{8: x.since(levelCost{sse2, 9}, levelCost{ssse3, 1}), 16: x.since(levelCost{sse2, 3}, levelCost{ssse3, 1})}[bits]
	case kind == Blend:
		return n * x.since(levelCost{sse2, map[int]int{8: 3, 16: 3, 32: 2, 64: 1}[bits]}, levelCost{sse41, 1})
	case kind == Interleave && bits >= 32: // one shuffle of floats
	case kind == PermuteTwo || kind == Interleave:
		each = map[int]int{8: x.since(levelCost{sse2, 13}, levelCost{ssse3, 3}), 16: x.since(levelCost{sse2, 8}, levelCost{ssse3, 3}), 32: 2}[bits]
	case kind == Splice:
		each = x.since(levelCost{sse2, map[bool]int{true: 3, false: 2}[bits < 32]}, levelCost{ssse3, 1})
	}
	each = max(each, 1)
	if x.level >= avx && bits*lanes > 128 && kind != Broadcast {
		each++
	}
	return n * each
}
