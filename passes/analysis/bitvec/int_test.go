package bitvec

import (
	"math/big"
	"math/rand/v2"
	"testing"
)

// reference computes with unbounded integers what an operation gives modulo 2^w; nil: not defined.
type reference func(w int, a, b, sa, sb *big.Int) *big.Int

func quoted(op func(z, x, y *big.Int) *big.Int) reference {
	return func(_ int, a, b, _, _ *big.Int) *big.Int {
		if b.Sign() == 0 {
			return nil
		}
		return op(new(big.Int), a, b)
	}
}

func plain(op func(z, x, y *big.Int) *big.Int) reference {
	return func(_ int, a, b, _, _ *big.Int) *big.Int { return op(new(big.Int), a, b) }
}

// amount is b as a shift amount below the width.
func amount(w int, b *big.Int) int { return int(new(big.Int).Mod(b, big.NewInt(int64(w))).Int64()) }

func truth(v bool) *big.Int {
	if v {
		return big.NewInt(1)
	}
	return new(big.Int)
}

// TestAgainstBig compares every operation with math/big on both sides of the word size: random
// numbers, and those at the ends.
func TestAgainstBig(t *testing.T) {
	by := func(b Int) int { return amount(b.Bits(), b.Big()) }
	flag := func(w int, v bool) Int { return FromBig(w, truth(v)) }
	tests := []struct {
		name string
		op   func(a, b Int) Int
		want reference
	}{
		{"add", Int.Add, plain((*big.Int).Add)},
		{"sub", Int.Sub, plain((*big.Int).Sub)},
		{"mul", Int.Mul, plain((*big.Int).Mul)},
		{"udiv", Int.UDiv, quoted((*big.Int).Quo)},
		{"urem", Int.URem, quoted((*big.Int).Rem)},
		{"sdiv", Int.SDiv, func(w int, _, _, sa, sb *big.Int) *big.Int {
			return quoted((*big.Int).Quo)(w, sa, sb, nil, nil)
		}},
		{"and", Int.And, plain((*big.Int).And)},
		{"or", Int.Or, plain((*big.Int).Or)},
		{"xor", Int.Xor, plain((*big.Int).Xor)},
		{"not", func(a, _ Int) Int { return a.Not() }, func(_ int, a, _, _, _ *big.Int) *big.Int { return new(big.Int).Not(a) }},
		{"shl", func(a, b Int) Int { return a.Shl(by(b)) }, func(w int, a, b, _, _ *big.Int) *big.Int {
			return new(big.Int).Lsh(a, uint(amount(w, b)))
		}},
		{"lshr", func(a, b Int) Int { return a.LShr(by(b)) }, func(w int, a, b, _, _ *big.Int) *big.Int {
			return new(big.Int).Rsh(a, uint(amount(w, b)))
		}},
		{"ashr", func(a, b Int) Int { return a.AShr(by(b)) }, func(w int, _, b, sa, _ *big.Int) *big.Int {
			return new(big.Int).Rsh(sa, uint(amount(w, b)))
		}},
		{"ult", func(a, b Int) Int { return flag(a.Bits(), a.ULT(b)) }, func(_ int, a, b, _, _ *big.Int) *big.Int { return truth(a.Cmp(b) < 0) }},
		{"slt", func(a, b Int) Int { return flag(a.Bits(), a.SLT(b)) }, func(_ int, _, _, sa, sb *big.Int) *big.Int { return truth(sa.Cmp(sb) < 0) }},
		{"leading zeros", func(a, _ Int) Int { return New(a.Bits(), uint64(a.LeadingZeros())) }, func(w int, a, _, _, _ *big.Int) *big.Int {
			return big.NewInt(int64(w - a.BitLen()))
		}},
		{"low half", func(a, _ Int) Int { return a.Trunc((a.Bits() + 1) / 2).ZExtOrTrunc(a.Bits()) }, func(w int, a, _, _, _ *big.Int) *big.Int {
			return new(big.Int).Mod(a, new(big.Int).Lsh(big.NewInt(1), uint((w+1)/2)))
		}},
		{"trailing zeros", func(a, _ Int) Int { return New(a.Bits(), uint64(a.TrailingZeros())) }, func(w int, a, _, _, _ *big.Int) *big.Int {
			if a.Sign() == 0 {
				return big.NewInt(int64(w))
			}
			return big.NewInt(int64(a.TrailingZeroBits()))
		}},
		{"ones", func(a, _ Int) Int { return New(a.Bits(), uint64(a.OnesCount())) }, func(w int, a, _, _, _ *big.Int) *big.Int {
			n := int64(0)
			for k := range w {
				n += int64(a.Bit(k))
			}
			return big.NewInt(n)
		}},
		{"signed bits", func(a, _ Int) Int { return New(a.Bits(), uint64(a.SignedBits())) }, func(w int, _, _, sa, _ *big.Int) *big.Int {
			if sa.Sign() < 0 {
				sa = new(big.Int).Not(sa)
			}
			return big.NewInt(int64(sa.BitLen() + 1))
		}},
		{"signed product", func(a, b Int) Int {
			w := 2 * a.Bits()
			p, over := a.SMulOverflow(b)
			whole := a.SExtOrTrunc(w).Mul(b.SExtOrTrunc(w))
			return flag(a.Bits(), over != whole.Eq(p.SExtOrTrunc(w)) && p.Eq(a.Mul(b)))
		}, func(int, *big.Int, *big.Int, *big.Int, *big.Int) *big.Int { return truth(true) }},
		{"signed overflow", func(a, b Int) Int { _, over := a.SMulOverflow(b); return flag(a.Bits(), over) }, func(w int, _, _, sa, sb *big.Int) *big.Int {
			p := new(big.Int).Mul(sa, sb)
			return truth(!FromBig(w, p).SExtOrTrunc(2*w + 2).Eq(FromBig(2*w+2, p)))
		}},
		{"unsigned product", func(a, b Int) Int {
			return a.ZExtOrTrunc(2 * a.Bits()).Mul(b.ZExtOrTrunc(2 * a.Bits())).LShr(a.Bits()).Trunc(a.Bits())
		}, func(w int, a, b, _, _ *big.Int) *big.Int {
			p := new(big.Int).Mul(a, b)
			return p.Rsh(p, uint(w))
		}},
		{"words", func(a, _ Int) Int {
			u, isU := a.Uint64()
			n, isN := a.Int64()
			return flag(a.Bits(), isU == a.Big().IsUint64() && isN == a.BigSigned().IsInt64() && (!isU || u == a.Big().Uint64()) && (!isN || n == a.BigSigned().Int64()))
		}, func(int, *big.Int, *big.Int, *big.Int, *big.Int) *big.Int { return truth(true) }},
		{"bitreverse", func(a, _ Int) Int { return a.Reversed(1) }, func(w int, a, _, _, _ *big.Int) *big.Int {
			r := new(big.Int)
			for n := range w {
				r.SetBit(r, w-1-n, a.Bit(n))
			}
			return r
		}},
		{"bswap", func(a, _ Int) Int { return a.Reversed(8) }, func(w int, a, _, _, _ *big.Int) *big.Int {
			if w%8 != 0 {
				return nil
			}
			bytes := a.FillBytes(make([]byte, w/8))
			for i, j := 0, len(bytes)-1; i < j; i, j = i+1, j-1 {
				bytes[i], bytes[j] = bytes[j], bytes[i]
			}
			return new(big.Int).SetBytes(bytes)
		}},
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	for _, w := range []int{1, 3, 8, 31, 32, 63, 64, 65, 96, 127, 128, 129, 256} {
		numbers := []Int{Zero(w), One(w), AllOnes(w), MinSigned(w), MaxSigned(w)}
		for range 20 {
			n := new(big.Int)
			for range w {
				n.Lsh(n, 1).SetBit(n, 0, uint(rnd.IntN(2)))
			}
			numbers = append(numbers, FromBig(w, n), FromBig(w, n.Rsh(n, uint(rnd.IntN(w)))))
		}
		for _, a := range numbers {
			for _, b := range numbers {
				for _, c := range tests {
					want := c.want(w, a.Big(), b.Big(), a.BigSigned(), b.BigSigned())
					if want == nil {
						continue
					}
					if got := c.op(a, b); !got.Eq(FromBig(w, want)) || got.Bits() != w {
						t.Fatalf("i%d: %s of %v and %v is %v, want %v", w, c.name, a, b, got, want)
					}
				}
			}
		}
	}
}
