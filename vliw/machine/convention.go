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

// CalleeSaved reports whether a function must leave r as it found it.
func CalleeSaved(r Reg) bool {
	if r == SP {
		return true
	}
	return !r.Rotating && (r.File == Int || r.File == Float) &&
		FirstSaved <= r.Num && r.Num <= LastSaved
}
