package table

import (
	"math/big"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec/ranges"
)

// Consecutive sorts the values in descending order and reports whether they are consecutive.
func Consecutive(cases []*ir.Const) bool {
	slices.SortFunc(cases, func(x, y *ir.Const) int { return y.Big().Cmp(x.Big()) })
	for n := 1; n < len(cases); n++ {
		if distance(cases[n-1], cases[n]).Cmp(big.NewInt(1)) != 0 {
			return false
		}
	}
	return len(cases) > 0
}

// Gap returns the first value and the length of the only gap in cases, which are in descending
// order and of at most 64 bits, if they include the least and the greatest value of r.
func Gap(cases []*ir.Const, r ranges.Range) (low *ir.Const, n uint64, ok bool) {
	last := len(cases) - 1
	if r.IsEmpty() || r.Bits() > 64 || r.UMax().Big().Cmp(cases[0].Big()) != 0 || r.UMin().Big().Cmp(cases[last].Big()) != 0 {
		return nil, 0, false
	}
	for k := range last {
		d := distance(cases[k], cases[k+1]).Uint64()
		if d == 1 {
			continue
		}
		if low != nil {
			return nil, 0, false
		}
		first := new(big.Int).Add(cases[k+1].Big(), big.NewInt(1))
		low, n = ir.NewBigInt(cases[0].Type(), first), d-1
	}
	return low, n, low != nil
}

func distance(x, y *ir.Const) *big.Int { return new(big.Int).Sub(x.Big(), y.Big()) }
