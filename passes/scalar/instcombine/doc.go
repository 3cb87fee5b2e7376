// Package instcombine is LLVM's instcombine: it combines instructions into fewer or simpler ones,
// in canonical forms that later passes rely on: constants stand on the right, x - 5 is x + -5, x <=
// 4 is x < 5, a multiplication by a power of two is a shift.
//
//	%a = mul i32 %x, 8                        %c = shl i32 %x, 3
//	%b = add i32 %a, 0                        %t = icmp ult i32 %c, 80
//	%t = icmp ule i32 %b, 79          ⇒
//
// Words: the worklist (worklist.go) holds what is still to be visited; a visit (visitors.go names
// the family of each opcode) returns nil, the instruction itself when it was changed in place or
// has lost its uses, or a new instruction that takes its place and name. What a visit makes on the
// way is deferred, and looked at before the next visit.
//
// One file is one family of operations: add, sub (negate.go sinks negations), mul, div, logic (and,
// or), xor, shift, icmp*, select, cast (evaluate.go computes expressions in another width), phi,
// gep, memory, call, float, vector, control. Common to them: associative.go (laws of binary
// operations), arms.go (operations on selects and φs done on the arms), demanded*.go (bits and
// lanes that nobody looks at). What is known of values comes from package simplify.
//
// Names and order of what is made follow LLVM 19; one iteration is the default, as there
// (max-iterations).
//
// Keeps: the CFG; unreachable blocks lose their instructions, not themselves. Flags stay where the
// new instruction implies them.
//
// Not handled, unlike LLVM: integers above 64 bits in rules that compute with constants; most rules
// for constants whose lanes differ, shuffles and the like aside; some library calls (library.go
// says which); stores sunk into successors.
//
// Cost: linear in the number of visits; how far a visit looks is bounded by the limits beside the
// functions that look.
package instcombine
