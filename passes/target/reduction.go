package target

// Reduction is what loop-reduce must know of a target beside its addresses: the zero value is the
// machine that LLVM assumes where it knows none.
type Reduction struct {
	// CompareImmediate and AddImmediate report the constants that comparisons and additions have in
	// them; nil: none.
	CompareImmediate, AddImmediate func(n int64) bool
	// InstructionsFirst: fewer instructions are better than fewer registers.
	InstructionsFirst bool
	// FusesTest: a comparison and its branch are one instruction.
	FusesTest bool
	// Registers is how many there are; 0: LLVM's guess, 8.
	Registers int
	// ScaledAddress is what an access costs more for a register that is multiplied.
	ScaledAddress int
}

// ComparesWith reports a constant that costs nothing in a comparison.
func (r Reduction) ComparesWith(n int64) bool {
	return r.CompareImmediate != nil && r.CompareImmediate(n)
}

// Adds reports a constant that costs nothing in an addition.
func (r Reduction) Adds(n int64) bool { return r.AddImmediate != nil && r.AddImmediate(n) }

// RegisterCount is how many registers there are.
func (r Reduction) RegisterCount() int {
	if r.Registers == 0 {
		return 8
	}
	return r.Registers
}

// AnyImmediate is for instructions that have constants of every size in them.
func AnyImmediate(int64) bool { return true }

// SignedImmediate is for those with constants of so many bits.
func SignedImmediate(bits int) func(n int64) bool {
	return func(n int64) bool { return n>>(bits-1) == 0 || n>>(bits-1) == -1 }
}
