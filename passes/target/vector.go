package target

import "opt-go/frontend/ir"

// Vectors is what the vectorizers must know of a target's vector registers. Costs are reciprocal
// throughputs in units of an addition; lanes is 1 for a scalar.
type Vectors struct {
	// Bits is the width of the registers that loops and straight-line code are vectorized for.
	Bits int
	// Registers is how many there are; Scalars is how many registers hold other values.
	Registers, Scalars int
	// Interleave is how many iterations of a vectorized loop may overlap at most.
	Interleave int
	// Arith is the cost of a unary or binary operation. by says what is known of the second
	// operand.
	Arith func(op ir.Op, elem *ir.Type, lanes int, by Second) int
	// Fused: a product and the sum that it is added to are one operation where both may be
	// contracted.
	Fused bool
	// Compare is the cost of icmp and fcmp, Select that of a select by a vector of conditions.
	Compare func(p ir.Pred, elem *ir.Type, lanes int) int
	Select  func(elem *ir.Type, lanes int) int
	// Cast is the cost of a conversion.
	Cast func(op ir.Op, from, to *ir.Type, lanes int) int
	// Memory is the cost of a load or store of consecutive elements, Unaligned that of one that is
	// aligned to fewer bytes than it accesses; nil: Memory.
	Memory    func(elem *ir.Type, lanes int) int
	Unaligned func(elem *ir.Type, lanes, align int) int
	// Masked reports whether there are loads and stores of the lanes that a mask selects.
	Masked func(elem *ir.Type) bool
	// Element is the cost of reading or writing one lane; Shuffle that of a shuffle of two vectors.
	Element func(elem *ir.Type) int
	Shuffle func(kind ShuffleKind, elem *ir.Type, lanes int) int
	// Lane is the cost of reading or writing the lane at a position (Element: at one that is not
	// known, on average). intoNothing: the other lanes of what is written into do not matter.
	Lane func(op ir.Op, elem *ir.Type, lanes, at int, intoNothing bool) int
	// ByMask is the cost of a shuffle of vectors of so many lanes by a mask, where -1 is a lane
	// that does not matter; two: of two vectors.
	ByMask func(elem *ir.Type, lanes int, mask []int32, two bool) int
	// Call is the cost of an intrinsic that is applied lane by lane.
	Call func(id string, elem *ir.Type, lanes int) int
}

// Second is what a cost depends on of the second operand of an operation.
type Second uint8

// The kinds of second operands.
const (
	Varying    Second = iota // lanes differ
	Uniform                  // all lanes are the same
	ByConstant               // all lanes are the same constant
	PowerOfTwo               // which is a power of two
)

// ShuffleKind is a kind of shuffle whose cost is known.
type ShuffleKind uint8

// The kinds of shuffles.
const (
	Broadcast  ShuffleKind = iota // one lane to all
	Reverse                       // lanes in reverse order
	Splice                        // neighbours across two vectors
	Permute                       // any lanes of one vector
	PermuteTwo                    // any lanes of two vectors
	Interleave                    // every other lane of two vectors, or lanes of both in turns
	Blend                         // each lane from the same lane of one of two vectors
)
