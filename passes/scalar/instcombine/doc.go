// Package instcombine is LLVM's instcombine: it combines instructions into fewer or simpler ones,
// in canonical forms that later passes rely on: constants are on the right, x - 5 is x + -5, x <= 4
// is x < 5, a multiplication by a power of two is a shift.
//
//	%a = mul i32 %x, 8                        %c = shl i32 %x, 3
//	%b = add i32 %a, 0                        %t = icmp ult i32 %c, 80
//	%t = icmp ule i32 %b, 79          ⇒
//
// Terms: the worklist (worklist.go) holds the instructions still to be visited. A visit
// (visitors.go maps opcodes to families) returns nil, or the instruction itself when it was changed
// in place or has lost its uses, or a new instruction that replaces it and takes its name. Other
// instructions that a visit creates are deferred, and processed before the next visit.
//
// One file is one family of operations: add, sub (negate.go sinks negations), mul, div, logic (and,
// or), xor, shift, icmp*, select, cast (evaluate.go computes expressions in another width), phi,
// gep, memory, call, float, vector, control. Common to them: associative.go (laws of binary
// operations), arms.go (operations on selects and φs moved to their operands), demanded*.go
// (removal of bits and lanes that are not demanded). Facts about values come from package simplify.
//
// Names and order of new instructions follow LLVM 19; one iteration is the default, as in LLVM
// (max-iterations).
//
// Keeps: the CFG; unreachable blocks are emptied but stay. Flags are kept where they hold for the
// new instruction.
//
// Not handled, unlike LLVM: integers above 64 bits in rules that compute with constants; most rules
// for constants whose lanes differ, shuffles and the like aside; some library calls (see
// library.go).
//
// Cost: linear in the number of visits; the searches of a visit are bounded by limits declared
// beside them.
package instcombine
