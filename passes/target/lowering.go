package target

import "opt-go/frontend/ir"

// Lowering is what codegenprepare must know of instruction selection. The zero value is a machine
// where nothing is free.
type Lowering struct {
	// Registers are the widths of the integers that registers hold, ascending.
	Registers []int
	// Skippable reports whether an instruction is so expensive that a branch around it beats a
	// select of its result; nil: selects beat all branches.
	Skippable func(i *ir.Instr) bool
	// SwitchBits is the least width of a switch's condition.
	SwitchBits int
	// FreeTruncate and FreeZExt report whether a conversion between widths costs nothing.
	FreeTruncate, FreeZExt func(from, to int) bool
	// ExtendingLoad reports whether a load extends integers of so many bits, 8 or more, to so many.
	ExtendingLoad func(op ir.Op, from, to int) bool
	// PromotesToLoads: extensions may be moved over arithmetic to become part of a load.
	PromotesToLoads bool
	// Overflow reports whether an addition, or a subtraction, and a compare that finds out whether
	// it overflows are better one operation; used: the sum is needed, too.
	Overflow func(sub bool, bits int, used bool) bool
	// CountsZero reports whether llvm.cttz or llvm.ctlz of so many bits costs no more than a branch
	// around it where the operand is zero.
	CountsZero func(id string, bits int) bool
	// AlwaysBypasses: slow divisions are bypassed however little code generation is to optimize.
	AlwaysBypasses bool
	// ManyConditions: results of compares can be in any of many registers, so that a compare need
	// not be repeated beside its users.
	ManyConditions bool
	// TestsMask: an and and the compare of its result with zero are one operation.
	TestsMask bool
}
