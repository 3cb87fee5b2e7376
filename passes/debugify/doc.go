// Package debugify is LLVM's debugify, check-debugify and -debugify-each: synthetic debug
// information that shows what a pass loses. Every instruction gets a line of its own, and every
// value a variable of its own:
//
//	%x = add i32 %a, 1       ⇒       %x = add i32 %a, 1, !dbg !4
//	store i32 %x, ptr %p                 #dbg_value(i32 %x, !3, !DIExpression(), !4)
//	                                 store i32 %x, ptr %p, !dbg !5
//
// Apply (apply.go) makes it, Check (check.go) says which lines and variables are left, Strip takes
// what is left out again. Lines are numbered from 1 through the module, and so are variables, whose
// names are their numbers; !llvm.debugify says how many there were.
//
// What Check says is no fault by itself: a line goes with the instruction that is folded. Faults
// are an instruction that has lost its location where others keep theirs, and a variable that is
// described by a value of another size. The texts are LLVM's, so they can be compared.
//
// As in LLVM a module that has debug information of its own is left alone, as are functions of
// which the linker may take another definition.
package debugify
