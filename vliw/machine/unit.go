package machine

// Unit is a class of functional units.
type Unit uint8

// The unit classes. Integer operations run on the adders and multipliers that
// the float operations use.
const (
	Adder      Unit = iota // add, logic, compare, convert, move, select
	Multiplier             // multiply, fused multiply-add
	DivSqrt                // divide, remainder, square root
	Memory                 // load and store
	Branch                 // branch, call, ret, loop branch, trap
	Control                // rotation and the loop counters

	NumUnits = 6 // for arrays indexed by Unit
)

var unitNames = [NumUnits]string{"adder", "multiplier", "divsqrt", "memory", "branch", "control"}

// String returns the name that machine descriptions use.
func (u Unit) String() string { return unitNames[u] }

// Timing is a class of operations that share one latency.
type Timing uint8

// The timing classes. ALU covers the operations of an adder that do not use the pipeline of its
// float part: integer arithmetic, logic, compares, moves, predicates.
const (
	TimeALU     Timing = iota
	TimeAdd            // float add, compare, min, max, round, convert
	TimeMul            // integer and float multiply, fma
	TimeDiv            // integer and float divide, remainder
	TimeSqrt           // float square root
	TimeLoad           // loads
	TimeStore          // stores: a load in the next bundle sees the bytes
	TimeControl        // branches and loop control: the next bundle sees it

	NumTimings = 8 // for arrays indexed by Timing
)

var timingNames = [NumTimings]string{"alu", "add", "mul", "div", "sqrt", "load", "store", "control"}

// String returns the name that machine descriptions use.
func (t Timing) String() string { return timingNames[t] }
