package code

import "fmt"

// Reg is a register: a physical one of the machine, or a virtual one from FirstVirtual on. The zero
// Reg is no register.
type Reg int32

// Physical registers are numbered in groups.
const (
	firstWord = 1  // r0 … r31
	firstPair = 33 // r1:0 … r31:30
	firstPred = 49 // p0 … p3
	firstCtl  = 53 // m0, m1, cs0, ugp

	// Those of the vector unit, HVX.
	firstVec     = 57  // v0 … v31
	firstVecPair = 89  // v1:0 … v31:30
	firstVecPred = 105 // q0 … q3

	// FirstVirtual is the first virtual register.
	FirstVirtual Reg = 128
)

// Class is what a register holds.
type Class uint8

// The classes of registers.
const (
	NoClass Class = iota
	Word          // 32 bits: r0
	Pair          // 64 bits: r1:0, two words
	Pred          // p0
	Control       // m0, m1, cs0, ugp: never allocated
	Vec           // 1024 bits: v0
	VecPair       // 2048 bits: v1:0, two vectors
	VecPred       // 128 bits, one for each byte of a vector: q0
)

// Part is the class of a half of a pair, else the class itself.
func (c Class) Part() Class {
	switch c {
	case Pair:
		return Word
	case VecPair:
		return Vec
	}
	return c
}

// IsVector reports whether the class is of the vector unit.
func (c Class) IsVector() bool { return c >= Vec }

// SlotSize is how many bytes of the frame a register takes; 0: it moves to one of another class.
func (c Class) SlotSize() int64 {
	return [...]int64{Word: 4, Pair: 8, Vec: VecBytes, VecPair: 2 * VecBytes, VecPred: 0}[c]
}

// VecBytes is the size of a vector.
const VecBytes = 128

// R, D and P name r<n>, the pair r<2n+1>:<2n>, and p<n>.
func R(n int) Reg { return Reg(firstWord + n) }

// D names a pair by its number: D(1) is r3:2.
func D(n int) Reg { return Reg(firstPair + n) }

// P names a predicate register.
func P(n int) Reg { return Reg(firstPred + n) }

// V, W and Q name v<n>, the pair v<2n+1>:<2n>, and q<n>.
func V(n int) Reg { return Reg(firstVec + n) }

// W names a pair of vectors by its number: W(1) is v3:2.
func W(n int) Reg { return Reg(firstVecPair + n) }

// Q names a predicate register of vectors.
func Q(n int) Reg { return Reg(firstVecPred + n) }

// The registers with a fixed role.
var (
	SP = R(29)
	FP = R(30)
	LR = R(31)

	M0, M1, CS0 Reg = firstCtl, firstCtl + 1, firstCtl + 2 // of circular addressing
	UGP         Reg = firstCtl + 3                         // the end of the thread's variables
)

// Virtual reports whether the allocator has yet to choose a register.
func (r Reg) Virtual() bool { return r >= FirstVirtual }

// ClassOf is the class of a physical register.
func (r Reg) ClassOf() Class {
	switch {
	case r < firstWord || r.Virtual():
		return NoClass
	case r < firstPair:
		return Word
	case r < firstPred:
		return Pair
	case r < firstCtl:
		return Pred
	case r < firstVec:
		return Control
	case r < firstVecPair:
		return Vec
	case r < firstVecPred:
		return VecPair
	}
	return VecPred
}

// Num is the number of a physical register within its group.
func (r Reg) Num() int {
	switch r.ClassOf() {
	case Pair:
		return int(r - firstPair)
	case Pred:
		return int(r - firstPred)
	case Control:
		return int(r - firstCtl)
	case Vec:
		return int(r - firstVec)
	case VecPair:
		return int(r - firstVecPair)
	case VecPred:
		return int(r - firstVecPred)
	}
	return int(r - firstWord)
}

// Half is the low or high register of a pair.
type Half uint8

// The parts of a register that an operand reads.
const (
	Whole Half = iota
	Low
	High
)

// Of returns the physical register of a half of a physical pair.
func (h Half) Of(r Reg) Reg {
	if h == Whole {
		return r
	}
	n := 2*r.Num() + int(h-Low)
	if r.ClassOf() == VecPair {
		return V(n)
	}
	return R(n)
}

// String prints a register as assembly does; a virtual one prints as %<n>.
func (r Reg) String() string {
	n := r.Num()
	if r.Virtual() {
		return fmt.Sprintf("%%%d", r-FirstVirtual)
	}
	switch r.ClassOf() {
	case Pair:
		return fmt.Sprintf("r%d:%d", 2*n+1, 2*n)
	case Pred:
		return fmt.Sprintf("p%d", n)
	case Control:
		return [...]string{"m0", "m1", "cs0", "ugp"}[n]
	case Vec:
		return fmt.Sprintf("v%d", n)
	case VecPair:
		return fmt.Sprintf("v%d:%d", 2*n+1, 2*n)
	case VecPred:
		return fmt.Sprintf("q%d", n)
	}
	return fmt.Sprintf("r%d", n)
}
