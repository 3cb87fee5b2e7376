// Package reciprocal computes the multipliers by which divisions by constants become
// multiplications (Granlund and Montgomery 1994): ⌊x/d⌋ = ⌊x·m/2^p⌋ with m = ⌊2^p/d⌋+1, if m·d−2^p
// ≤ 2^(p−n) for n-bit x.
package reciprocal

import "math/big"

// Reciprocal is a multiplier M and the shift P after it, 64 at least.
type Reciprocal struct {
	M *big.Int
	P int
}

// Of finds the least P for numbers below 2^n.
func Of(d uint64, n int) Reciprocal {
	divisor := new(big.Int).SetUint64(d)
	for p := 64; ; p++ {
		power := new(big.Int).Lsh(big.NewInt(1), uint(p))
		m := new(big.Int).Add(new(big.Int).Div(power, divisor), big.NewInt(1))
		over := new(big.Int).Sub(new(big.Int).Mul(m, divisor), power)
		if over.Cmp(new(big.Int).Lsh(big.NewInt(1), uint(p-n))) <= 0 {
			return Reciprocal{m, p}
		}
	}
}

// Low is the multiplier's low 64 bits.
func (r Reciprocal) Low() int64 {
	return int64(new(big.Int).And(r.M, new(big.Int).SetUint64(^uint64(0))).Uint64())
}
