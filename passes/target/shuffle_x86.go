package target

import "opt-go/frontend/ir"

// lane is the cost of reading or writing a lane that is known. The lowest float of a register is a
// scalar already; what is above the lowest 128 bits has to come down first.
func (x *x86Costs) lane(op ir.Op, elem *ir.Type, lanes, at int, intoNothing bool) int {
	bits, n := bitsOf(elem), 0
	at %= max(1, x.width()/bits) // in its register
	if per := max(1, 128/bits); at >= per && x.level >= avx {
		n, at = 1, at%per
		if op == ir.InsertElement {
			n, intoNothing = 2, false // and up again
		}
	}
	write := op == ir.InsertElement
	switch {
	case at == 0 && elem.IsFloat() && (!write || intoNothing):
		return n
	case at == 0 && (!write || intoNothing), bits == 16:
		return n + 1
	case !write && elem.IsFloat(), x.level >= sse41:
		return n + 1
	case !write:
		return n + 2
	}
	switch { // a shuffle with the scalar in a register of its own
	case bits == 8:
		return x.since(levelCost{sse2, 14}, levelCost{ssse3, 4})
	case elem.IsFloat():
		return map[bool]int{true: 2, false: 1}[bits == 32]
	}
	return map[bool]int{true: 3, false: 2}[bits == 32]
}

// width is that of a register.
func (x *x86Costs) width() int {
	switch {
	case x.level >= avx512:
		return 512
	case x.level >= avx:
		return 256
	}
	return 128
}

// x86ShuffleCosts are the costs of shuffles of one register, by the size of elements (8, 16, 32, 64
// bits) and the level (SSE2, SSSE3, SSE4.1, SSE4.2).
var x86ShuffleCosts = map[ShuffleKind][4][4]int{
	Broadcast:  {{3, 1, 1, 1}, {2, 1, 1, 1}, {1, 1, 1, 1}, {1, 1, 1, 1}},
	Reverse:    {{9, 1, 1, 1}, {3, 1, 1, 1}, {1, 1, 1, 1}, {1, 1, 1, 1}},
	Blend:      {{3, 3, 1, 1}, {3, 3, 1, 1}, {2, 2, 1, 1}, {1, 1, 1, 1}},
	Splice:     {{3, 1, 1, 1}, {3, 1, 1, 1}, {2, 1, 1, 1}, {1, 1, 1, 1}},
	Permute:    {{10, 1, 1, 1}, {5, 1, 1, 1}, {1, 1, 1, 1}, {1, 1, 1, 1}},
	PermuteTwo: {{13, 3, 3, 3}, {8, 3, 3, 3}, {2, 2, 2, 2}, {1, 1, 1, 1}},
}

// x86WideShuffleCosts are those of a register of 256 bits with AVX and AVX2, and of one of 512 with
// AVX-512.
var x86WideShuffleCosts = map[ShuffleKind][4][3]int{
	Broadcast:  {{2, 1, 1}, {3, 1, 1}, {2, 1, 1}, {2, 1, 1}},
	Reverse:    {{4, 2, 2}, {4, 2, 2}, {2, 1, 1}, {2, 1, 1}},
	Blend:      {{3, 1, 1}, {3, 1, 1}, {1, 1, 1}, {1, 1, 1}},
	Splice:     {{5, 2, 2}, {5, 2, 2}, {4, 2, 1}, {2, 2, 1}},
	Permute:    {{8, 4, 4}, {8, 4, 2}, {4, 1, 1}, {2, 1, 1}},
	PermuteTwo: {{15, 7, 7}, {15, 7, 2}, {4, 3, 1}, {3, 3, 1}},
}

// byMask is the cost of a shuffle by a mask, -1 for lanes that do not matter; lanes is how many
// each source has.
func (x *x86Costs) byMask(elem *ir.Type, lanes int, mask []int32, two bool) int {
	bits := bitsOf(elem)
	if elem.IsInt(1) { // the result of a compare of elements that fill a register
		bits = max(8, min(64, 128/max(lanes, 1)))
	}
	size := map[int]int{8: 0, 16: 1, 32: 2, 64: 3}
	row, known := size[bits]
	if !known {
		return x.scalarized(elem, len(mask), 0, 1)
	}
	kind, at, ok := kindOfMask(mask, lanes, two)
	if !ok { // some lanes next to each other
		return x.part(bits, at)
	}
	if kind == PermuteTwo && len(mask) == 2*lanes && (bits*lanes >= 128 || elem.IsInt(1)) && consecutive(mask) {
		return x.parts(bits, lanes) // one after the other
	}
	n := x.parts(bits, max(lanes, len(mask)))
	cost := x86ShuffleCosts[kind][row][min(int(x.level), 3)]
	if bits*lanes > 128 && x.level >= avx {
		cost = x86WideShuffleCosts[kind][row][min(int(x.level-avx), 2)]
	} else if x.level >= avx512 && kind == PermuteTwo && bits != 8 {
		cost = max(1, cost-1)
	}
	switch {
	case kind == Broadcast:
		return cost
	case kind == PermuteTwo: // each result from all sources
		sources := 2 * x.parts(bits, lanes)
		return n * (sources - 1) * cost
	case kind == Permute && x.parts(bits, lanes) > 1:
		sources := x.parts(bits, lanes)
		two := x86ShuffleCosts[PermuteTwo][row][min(int(x.level), 3)]
		if x.level >= avx {
			two = x86WideShuffleCosts[PermuteTwo][row][min(int(x.level-avx), 2)]
		}
		return n * (sources - 1) * two
	}
	return n * cost
}

func consecutive(mask []int32) bool {
	for k, m := range mask {
		if m >= 0 && int(m) != k {
			return false
		}
	}
	return true
}

// part is the cost of taking lanes next to each other from position at: registers have names, and
// so has the lower half of one.
func (x *x86Costs) part(bits, at int) int {
	offset := at * bits % x.width()
	if offset == 0 {
		return 0
	}
	return 1
}

// kindOfMask returns the kind of shuffle by a mask. ok is false for lanes next to each other from
// one source, which begin at position at.
func kindOfMask(mask []int32, lanes int, two bool) (kind ShuffleKind, at int, ok bool) {
	every := func(want func(k, m int) bool) bool {
		for k, m := range mask {
			if m >= 0 && !want(k, int(m)) {
				return false
			}
		}
		return true
	}
	first := -1
	for k, m := range mask {
		if m >= 0 {
			first = int(m) - k
			break
		}
	}
	inOrder := every(func(k, m int) bool { return m-k == first })
	oneSource := !two || every(func(_, m int) bool { return m < lanes })
	switch {
	case oneSource && inOrder && (first == 0 || first > 0 && first+len(mask) <= lanes):
		return 0, first, false
	case oneSource && every(func(k, m int) bool { return m == 0 }):
		return Broadcast, 0, true
	case oneSource && len(mask) == lanes && every(func(k, m int) bool { return m == lanes-1-k }):
		return Reverse, 0, true
	case oneSource && !two:
		return Permute, 0, true
	case len(mask) == lanes && every(func(k, m int) bool { return m%lanes == k }):
		return Blend, 0, true
	case len(mask) == lanes && inOrder && first > 0 && first < lanes:
		return Splice, 0, true
	}
	return PermuteTwo, 0, true
}
