package machine

// The calling convention, shared by the code generator and by the simulator's
// entry. docs/vliw-machine.md explains it.
//
//   - sp is r0, 16-byte aligned at calls; the stack grows down.
//   - The first NumArgRegs integer or pointer arguments go to r1…r8, the first
//     NumArgRegs float arguments to f0…f7, each file counted by itself. The
//     others, and every argument that matches the "..." of a variadic function,
//     go to 8-byte slots at the caller's [sp+0], [sp+8], … in order.
//   - Integer results come back in r1, r2; float results in f0, f1.
//   - r32…r63 and f32…f63 belong to the caller (callee-saved). Everything else
//     but sp dies at a call: all other static registers, all predicates, all
//     rotating registers, LC and EC. The rotating base is 0 after call and ret.
//   - i1…i32 values are passed sign- or zero-extended as the IR attribute says,
//     without one with undefined upper bits; f32 in the low half.
const (
	// NumArgRegs is the number of argument registers of each of the two files.
	NumArgRegs = 8
	// NumResultRegs is the number of result registers of each of the two files.
	NumResultRegs = 2
	// FirstSaved and LastSaved bound the callee-saved numbers, in Int and Float.
	FirstSaved, LastSaved = 32, 63
	// StackAlign is the alignment of sp at every call.
	StackAlign = 16
	// StackSlot is the size of one argument slot on the stack.
	StackSlot = 8
)

// SP is the stack pointer.
var SP = Reg{File: Int, Num: 0}

// ArgReg returns the register of the n-th argument (0-based, counted within its file), or false
// when that argument is on the stack.
func ArgReg(f File, n int) (Reg, bool) {
	if n >= NumArgRegs || (f != Int && f != Float) {
		return Reg{}, false
	}
	if f == Int {
		return R(n + 1), true
	}
	return F(n), true
}

// ResultReg returns the register of the n-th result of file f, or false when there is none.
func ResultReg(f File, n int) (Reg, bool) {
	if n >= NumResultRegs || (f != Int && f != Float) {
		return Reg{}, false
	}
	return ArgReg(f, n)
}

// Span is a run of static registers of one file: Count of them from First on.
type Span struct{ First, Count int }

// Has reports whether a register number is in the span.
func (s Span) Has(n int) bool { return n >= s.First && n < s.First+s.Count }

// Convention is a calling convention and the roles of the static registers, as data. The simulated
// machines share one (the constants above); a real machine has its own.
type Convention struct {
	Args    [NumFiles]Span // where a call puts its arguments
	Params  [NumFiles]Span // where the callee finds them
	Results [NumFiles]Span
	Saved   [NumFiles]Span // the caller's
	Given   [NumFiles]int  // the allocator gives out the registers below this number
	// Loops holds registers that the rotating ones overlay: they are not given out in functions
	// with software pipelines.
	Loops [NumFiles]Span
	// Slots: every argument takes the next of one sequence of slots, whatever its file. The first
	// slots are the integer argument registers, those of a variadic function too; a float argument
	// leaves its own empty.
	Slots bool
	// Scratch is the number of bytes at sp that a callee may overwrite. Stack arguments come after
	// them.
	Scratch int64
	// Sret is where the address of a result in memory is passed; the zero Reg: as the first
	// argument.
	Sret Reg
	// FreeSaves: the machine keeps the saved integer registers by itself.
	FreeSaves bool
	// Wide: a float register holds more than 64 bits, and needs 16 bytes of memory.
	Wide bool
	// Aligned: an access must be a multiple of its size.
	Aligned bool
	// Steps: an access may add a number from −256 to 255 to the register with its address.
	Steps bool
	// Speculate: straight-line code may load above a branch.
	Speculate bool
	// Advances: a load may be done before stores that may overlap it and above branches, if its
	// value is checked where the load was (OpLdc1s … OpFldcD).
	Advances bool
	// Parallel: compares may change one predicate in one cycle, if all make it true or all make it
	// false (OpAndEq … OpOrSge).
	Parallel bool
	// Tails: a function may end in another one that has its own arguments in registers (OpTail,
	// OpTailr).
	Tails bool
	// Atomics: threads share memory. Atomic accesses are operations of their own (OpLdAcq1 …
	// OpFetchAdd8), and what there is none for compares and exchanges in a loop.
	Atomics bool
	// Reloads: the pipeline of a nest loads LC and EC for each of its parts, and counts the turns
	// around loops in registers. The machine has no level counters (setlk, rtop, ltop).
	Reloads bool
}

var simulated = Convention{
	Args:      [NumFiles]Span{Int: {1, NumArgRegs}, Float: {0, NumArgRegs}},
	Params:    [NumFiles]Span{Int: {1, NumArgRegs}, Float: {0, NumArgRegs}},
	Results:   [NumFiles]Span{Int: {1, NumResultRegs}, Float: {0, NumResultRegs}},
	Saved:     [NumFiles]Span{Int: {FirstSaved, LastSaved - FirstSaved + 1}, Float: {FirstSaved, LastSaved - FirstSaved + 1}},
	Given:     [NumFiles]int{Int: LastSaved + 1, Float: LastSaved + 1, Pred: 16},
	Speculate: true,
}

// Convention returns the machine's calling convention. It is shared: do not change it.
func (m *Machine) Convention() *Convention {
	if m.ABI != nil {
		return m.ABI
	}
	return &simulated
}

// Reg returns register n of a list, false where the list is shorter.
func (c *Convention) Reg(list *[NumFiles]Span, f File, n int) (Reg, bool) {
	if n >= list[f].Count {
		return Reg{}, false
	}
	return Reg{File: f, Num: uint16(list[f].First + n)}, true
}

// CalleeSaved reports whether a function must leave r as it found it.
func (c *Convention) CalleeSaved(r Reg) bool {
	return r == SP || !r.Rotating && c.Saved[r.File].Has(int(r.Num))
}

// SpillOps returns the operations that load and store a whole register of the int or float file,
// and the bytes that it needs.
func (m *Machine) SpillOps(f File) (load, store Op, size int64) {
	switch {
	case f == Float && m.Convention().Wide:
		return OpFfill, OpFspill, 16
	case f == Float:
		return OpFldD, OpFstD, 8
	}
	return OpLd8, OpSt8, 8
}
