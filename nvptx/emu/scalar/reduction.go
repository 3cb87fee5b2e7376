package scalar

import (
	"math"

	"opt-go/nvptx/ptx"
)

// Reduction is how redux and tcgen05.ld.red make one value of several: each goes through First, and
// two through Next.
type Reduction struct {
	First Unary
	Next  Binary
}

// ReductionOf is that of an instruction. Numbers may be reduced by their absolute values; a NaN is
// the canonical one, and loses unless the instruction says .NaN.
func ReductionOf(m ptx.Match) Reduction {
	if m.Type("T") != ptx.F32 {
		update := Atomic(m.Get("op"), m.Type("T"))
		return Reduction{func(a uint64) uint64 { return a }, func(a, b uint64) uint64 { return update(a, b, 0) }}
	}
	choose, keep := MinMax32(m.Get("op") == "min", m.Has("NaN")), uint64(math.MaxUint32)
	if m.Has("abs") {
		keep >>= 1
	}
	return Reduction{func(a uint64) uint64 { return choose(a&keep, a&keep) }, choose}
}
