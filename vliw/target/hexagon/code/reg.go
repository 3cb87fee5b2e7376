package code

import "fmt"

// Reg is a register: a physical one of the machine, or a virtual one from FirstVirtual on. The zero
// Reg is no register.
type Reg int32

// Physical registers are numbered in three groups.
const (
	firstWord = 1  // r0 … r31
	firstPair = 33 // r1:0 … r31:30
	firstPred = 49 // p0 … p3
	firstCtl  = 53 // m0, m1, cs0, ugp

	// FirstVirtual is the first virtual register.
	FirstVirtual Reg = 64
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
)

// R, D and P name r<n>, the pair r<2n+1>:<2n>, and p<n>.
func R(n int) Reg { return Reg(firstWord + n) }

// D names a pair by its number: D(1) is r3:2.
func D(n int) Reg { return Reg(firstPair + n) }

// P names a predicate register.
func P(n int) Reg { return Reg(firstPred + n) }

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
	}
	return Control
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
	}
	return int(r - firstWord)
}

// Half is the low or high word of a pair.
type Half uint8

// The parts of a register that an operand reads.
const (
	Whole Half = iota
	Low
	High
)

// Of returns the physical register of a half of a physical pair.
func (h Half) Of(r Reg) Reg {
	switch h {
	case Low:
		return R(2 * r.Num())
	case High:
		return R(2*r.Num() + 1)
	}
	return r
}

// Units is a set of the machine's storage units: bit n is rn, bit 32+n is pn; then
// m0, m1 and cs0.
type Units uint64

// UnitsOf are the units of a physical register.
func UnitsOf(r Reg) Units {
	switch r.ClassOf() {
	case Word:
		return 1 << r.Num()
	case Pair:
		return 3 << (2 * r.Num())
	case Pred:
		return 1 << (32 + r.Num())
	case Control:
		return 1 << (36 + r.Num())
	}
	return 0
}

// String prints a register as assembly does; a virtual one prints as v<n>.
func (r Reg) String() string {
	switch {
	case r.Virtual():
		return fmt.Sprintf("v%d", r-FirstVirtual)
	case r.ClassOf() == Pair:
		return fmt.Sprintf("r%d:%d", 2*r.Num()+1, 2*r.Num())
	case r.ClassOf() == Pred:
		return fmt.Sprintf("p%d", r.Num())
	case r.ClassOf() == Control:
		return [...]string{"m0", "m1", "cs0", "ugp"}[r.Num()]
	}
	return fmt.Sprintf("r%d", r.Num())
}
