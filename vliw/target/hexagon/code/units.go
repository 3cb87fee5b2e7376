package code

import "math/bits"

// Units is a set of the machine's storage units. Scalar: bit n is rn, bit 32+n is pn; then m0, m1,
// cs0 and ugp. Vector: bit n is vn, bit 32+n is qn.
type Units struct{ Scalar, Vector uint64 }

// NumUnits is one more than the greatest number of a unit.
const NumUnits = 100

const firstVectorUnit = 64

// UnitsOf are the units of a physical register.
func UnitsOf(r Reg) Units {
	n := r.Num()
	switch r.ClassOf() {
	case Word:
		return Units{Scalar: 1 << n}
	case Pair:
		return Units{Scalar: 3 << (2 * n)}
	case Pred:
		return Units{Scalar: 1 << (32 + n)}
	case Control:
		return Units{Scalar: 1 << (36 + n)}
	case Vec:
		return Units{Vector: 1 << n}
	case VecPair:
		return Units{Vector: 3 << (2 * n)}
	case VecPred:
		return Units{Vector: 1 << (32 + n)}
	}
	return Units{}
}

// Add makes u the union with x.
func (u *Units) Add(x Units) { u.Scalar, u.Vector = u.Scalar|x.Scalar, u.Vector|x.Vector }

// Or is the union.
func (u Units) Or(x Units) Units { return Units{u.Scalar | x.Scalar, u.Vector | x.Vector} }

// Without is the difference.
func (u Units) Without(x Units) Units { return Units{u.Scalar &^ x.Scalar, u.Vector &^ x.Vector} }

// Meets reports whether the sets have a unit in common.
func (u Units) Meets(x Units) bool { return u.Scalar&x.Scalar|u.Vector&x.Vector != 0 }

// Has reports whether unit n is in the set.
func (u Units) Has(n int) bool {
	if n >= firstVectorUnit {
		return u.Vector>>(n-firstVectorUnit)&1 != 0
	}
	return u.Scalar>>n&1 != 0
}

// Empty reports whether the set has no unit.
func (u Units) Empty() bool { return u == Units{} }

// List appends the numbers of the units.
func (u Units) List() []int {
	var out []int
	for x := u.Scalar; x != 0; x &= x - 1 {
		out = append(out, bits.TrailingZeros64(x))
	}
	for x := u.Vector; x != 0; x &= x - 1 {
		out = append(out, firstVectorUnit+bits.TrailingZeros64(x))
	}
	return out
}

// CallerSaved are the units that a call may change: r0 to r15, r28, r31, the predicates, m0, m1
// and cs0, and all of the vector unit.
var CallerSaved = Units{Scalar: 0xffff | 1<<28 | 1<<31 | 0xf<<32 | 7<<36, Vector: 1<<36 - 1}
