// Package target is what passes must know of a target, as one structure of plain data and
// functions: address spaces, legal addresses and widths, costs, what diverges. target.go has the
// structure, lowering.go its part for codegenprepare and vector.go that for the vectorizers;
// host.go fills it in for CPUs (x86_cost.go, x86_vector.go, x86_vector_cast.go and bits.go: x86's
// costs) and amdgpu.go, with amdgpu_cost.go and amdgpu_memory.go, for AMD's GPUs. NVIDIA's GPUs and
// the VLIW machines are filled in by their backends.
package target

import "opt-go/frontend/ir"

// Target is what passes must know of a target, as plain data that the backends fill in. The zero
// Target is a generic machine without address spaces of its own, as opt is without a triple.
type Target struct {
	Name string
	// FlatSpace is the generic address space that infer-address-spaces resolves; -1: there is none.
	FlatSpace int
	// Spaces names the address spaces that differ from the generic one.
	Spaces []Space
	// ComputeCapability is that of the GPU: 70 for sm_70; 0: none.
	ComputeCapability int
	// HasBranchDivergence: threads of a warp may take different sides of a branch.
	HasBranchDivergence bool
	// OneThread reports a function that is run by one thread of a warp alone; nil: none.
	OneThread func(f *ir.Func) bool
	// SlowDiv maps the width of a division to the width that is worth a check at run time (64 →
	// 32).
	SlowDiv map[int]int
	// LegalAddress reports whether a memory access can take an address of the form as it is; see
	// FoldsAddress.
	LegalAddress func(AddressMode) bool
	// VolatileSpace reports whether there are volatile loads and stores of a space.
	VolatileSpace func(space int) bool
	// InitialisedSpace reports whether global variables of a space may have initial values; nil: of
	// all.
	InitialisedSpace func(space int) bool
	// StackSpace is the space that stack memory lies in when allocas are generic pointers; 0: no
	// other one.
	StackSpace int
	// CastAlign is to how many bytes an address is aligned in every space if it is in one: where
	// spaces lie in the generic one is a multiple of that. 0: not known.
	CastAlign uint64
	// NoopCast reports whether an address keeps its bits in another space; nil: only in the same
	// space.
	NoopCast func(from, to int) bool
	// AssumedSpace returns the space that a generic pointer is known to be in for any operands;
	// nil: never.
	AssumedSpace func(i *ir.Instr) (space int, ok bool)
	// ArgumentSpace returns the space that the generic pointers among a function's parameters
	// surely point into: those that the host hands to a kernel; nil: never.
	ArgumentSpace func(f *ir.Func) (space int, ok bool)
	// SpaceTests maps intrinsics that ask whether a generic pointer is in a space to the space.
	// KeepSpaceTests: calls whose answer has become known stay where they are, for a later pass to
	// delete.
	SpaceTests     map[string]int
	KeepSpaceTests bool
	// PredicatedSpace returns which pointer is in which space when a condition holds; nil: never.
	PredicatedSpace func(cond ir.Value) (p ir.Value, space int, ok bool)
	// FlatIntrinsics lists intrinsics with a generic pointer as first argument and the spaces that
	// it may be in instead.
	FlatIntrinsics map[string]FlatIntrinsic
	// AddressesAsPointers: addresses are better decomposed into getelementptrs than into arithmetic
	// on integers.
	AddressesAsPointers bool
	// MaxVectorBits is the widest memory access per space in bits; nil: LLVM's 128.
	MaxVectorBits func(space int) int
	// WideVectorBits is MaxVectorBits as of LLVM 22; nil: the same.
	WideVectorBits func(space int) int
	// MaskedAccess reports whether an access of a vector under a constant mask is as good as one of
	// the whole vector; align is in bytes. nil: none is. As of LLVM 22.
	MaskedAccess func(load bool, space, lanes, laneBits, align int) bool
	// VectorLanes returns how many lanes of a vector one access can have at most, of so many that
	// are wanted; nil: all.
	VectorLanes func(load bool, lanes, laneBits int) int
	// JoinsAccesses reports whether accesses of a space may become one of so many bytes with the
	// alignment; nil: always.
	JoinsAccesses func(space, bytes, align int) bool
	// Misaligned reports whether there are accesses of so many bits that are aligned to less, in
	// bytes, and how fast they are beside others of the target; nil: there are none.
	Misaligned func(space, bits, align int) (speed int, ok bool)
	// OpCost gives the cost of an instruction relative to an addition of registers; nil: LLVM's
	// generic costs.
	OpCost func(i *ir.Instr) int
	// KnownCost gives the cost of instructions of which the target is known to differ from LLVM's
	// generic costs; nil: of none.
	KnownCost func(i *ir.Instr) (n int, ok bool)
	// IntrinsicCost has the costs of intrinsics of scalars that are not 1, by their names without
	// types, and MulCost is the latency of a multiplication where loops' values are recomputed;
	// nil: 1.
	IntrinsicCost map[string]int
	MulCost       func(bits int) int
	// Mispredict is what a branch that was predicted wrongly costs; 0: nothing is predicted, or it
	// is not known.
	Mispredict int
	// CountBits gives the cost of counting bits, see BitCost; nil: that of an addition.
	// FastPopcount: there is an instruction that counts ones.
	CountBits    func(id string, bits int, zeroPoison bool) int
	FastPopcount bool
	// FastSqrt reports whether there is an instruction for square roots of a type; nil: there is
	// none.
	FastSqrt func(ty *ir.Type) bool
	// DivRem reports whether one instruction gives quotient and remainder of integers of so many
	// bits; nil: never.
	DivRem func(bits int) bool
	// NoSwitchTables: switches do not become lookup tables, since the target has no jump tables,
	// which would do the same.
	NoSwitchTables bool
	// SwitchTableType reports whether a register holds what is no integer, such as a pointer, so
	// that it may stand in a table; nil: never.
	SwitchTableType func(ty *ir.Type) bool
	// SlowShift reports whether shifting numbers of so many bits costs more than an addition; nil:
	// never.
	SlowShift func(bits int) bool
	// NoLibrary: programs do not have a C library, so passes may not insert calls to it.
	NoLibrary bool
	// ExpandsMemCmp: code generation compares memory of a small known size inline, rather than by a
	// call of memcmp.
	ExpandsMemCmp bool
	// Missing names functions that the C library lacks.
	Missing map[string]bool
	// AtomicElement is how many bytes the elements of a copy may have that are copied at once each;
	// 0: there are no such copies.
	AtomicElement int
	// IsDivergenceSource reports whether an instruction's result may differ between the threads of
	// a warp even if its operands do not.
	IsDivergenceSource func(v ir.Value) bool
	// IsAlwaysUniform reports whether an instruction's result is the same for all threads of a warp
	// for any operands; nil: never.
	IsAlwaysUniform func(i *ir.Instr) bool
	// ThreadNumber reports that an instruction reads a thread's number in one dimension of its
	// block or warp; nil: never.
	ThreadNumber func(i *ir.Instr) (dim ThreadDim, ok bool)
	// BlockShape returns the facts about the blocks that a function runs in; nil: none.
	BlockShape func(f *ir.Func) BlockShape
	// Memory is how the accesses of a warp become transactions.
	Memory MemoryShape
	// InlineFactor multiplies the costs up to which inline takes calls; 0: 1.
	InlineFactor int
	// Lowering is how instructions are selected, as far as codegenprepare prepares for it.
	Lowering Lowering
	// AddressCosts returns the costs of address arithmetic in an address space; nil:
	// AddressCostsOf's defaults.
	AddressCosts func(space int) AddressCosts
	// Reduction is what loop-reduce counts by.
	Reduction Reduction
	// UnrollInPart: loops of known length that are too large to be unrolled completely get several
	// copies of their body.
	UnrollInPart bool
	// UnrollOps returns how many operations of a loop the processor that a function is tuned for
	// can buffer: loops without calls get several copies of their body up to that, also where their
	// trip count is known only at run time; 0: none do. nil: it does not matter to the target.
	UnrollOps func(f *ir.Func) int
	// Vectors returns the vector registers that a function may use; nil, or a nil result: code is
	// not vectorized.
	Vectors func(f *ir.Func) *Vectors
	// Packed returns the registers that hold a few lanes of straight-line code, for targets whose
	// loops are not vectorized; nil, or a nil result: there are none.
	Packed func(f *ir.Func) *Vectors
}

// ThreadDim is one of the numbers that tell the threads of a warp apart.
type ThreadDim uint8

// The dimensions of a block, and the place in the warp.
const (
	ThreadX ThreadDim = iota
	ThreadY
	ThreadZ
	Lane
	ThreadDims = 4 // how many there are
)

// BlockShape holds the facts about the shape of a kernel's blocks.
type BlockShape struct {
	Exact [3]int // threads in x, y and z; 0: not known
	Warp  int    // threads of a warp, in the order of x, then y, then z
}

// MemoryShape is how the accesses of a warp's threads become transactions with memory; zero:
// nothing is known.
type MemoryShape struct {
	Segment   int   // bytes of a transaction
	Segmented []int // the spaces that are accessed by segments
	Banks     int   // of the memory of a block; a bank gives one word at a time
	BankBytes int   // of a word
	Banked    []int // the spaces in banks
}

// Space is a memory space.
type Space struct {
	ID       int
	Name     string
	ReadOnly bool // never written while a kernel runs
	Of       int  // the space whose memory this aliases; 0: it has memory of its own
}

// AddressMode is the address Symbol + Offset + BaseReg + Scale·register, in bytes, in an address
// space.
type AddressMode struct {
	Symbol  ir.GlobalValue // nil: none
	Offset  int64
	BaseReg bool
	Scale   int64 // 0: no second register
	Space   int   // UnknownSpace where it is not known what is addressed
	Bytes   int64 // that are accessed, 0 where it is not known
}

// UnknownSpace is the AddressMode.Space of no space in particular.
const UnknownSpace = -1

// FoldsAddress reports whether an address of the form costs nothing in an access. Where the target
// does not say, a register and the sum of two registers do, which is LLVM's guess for a machine
// that it does not know.
func (t *Target) FoldsAddress(m AddressMode) bool {
	if t.LegalAddress != nil {
		return t.LegalAddress(m)
	}
	return m.Symbol == nil && m.Offset == 0 && (m.Scale == 0 || m.Scale == 1)
}

// VectorBits is the widest memory access of a space in bits.
func (t *Target) VectorBits(space int) int {
	if t.MaxVectorBits == nil {
		return 128
	}
	return t.MaxVectorBits(space)
}

// Generic returns the target of modules whose triple no backend claims.
func Generic() *Target { return &Target{Name: "generic", FlatSpace: -1} }

// FlatIntrinsic says which forms an intrinsic on a generic pointer has.
type FlatIntrinsic struct {
	Spaces []int // of the pointer; nil: any
	// WithResult and Again: the name ends in the type of the result, that of the pointer, and the
	// former again; else in that of the pointer alone.
	WithResult, Again bool
}
