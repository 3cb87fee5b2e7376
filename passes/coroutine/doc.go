// Package coroutine is LLVM's coro-early, coro-split, coro-elide and coro-cleanup: they make
// ordinary functions of coroutines, which clang marks with intrinsics (llvm.coro.id and so on).
//
// A coroutine is a function that suspends: it returns to its caller, and continues later where it
// was, perhaps called by another function. What is alive then lies in a frame. coro-split makes
// four functions of a coroutine f:
//
//   - the ramp keeps the name: it allocates the frame and runs to the first suspension
//   - f.resume continues where the index in the frame says
//   - f.destroy does the cleanup of that place instead, and frees the frame
//   - f.cleanup is f.destroy for a frame that is not on the heap
//
// All but the ramp get the frame as their only argument. A frame begins with the addresses of
// f.resume and f.destroy (null and f.destroy at the final suspension: so llvm.coro.done asks), and
// continues with the promise, at an offset that follows from its alignment alone:
//
//	%f.Frame = type { ptr, ptr, promise, index, … spilled values and allocas … }
//
//	define void @f(i32 %n) presplitcoroutine {     define internal fastcc void @f.resume(ptr %hdl) {
//	  …                                            entry.resume:
//	  %hdl = call ptr @llvm.coro.begin(…)            %index = load i1, ptr <field 3 of %hdl>
//	  %s = call i8 @llvm.coro.suspend(…)     ⇒       switch i1 %index, … [ i1 false, label %resume.0 ]
//	  switch i8 %s, label %suspend [               resume:
//	    i8 0, label %resume                          %n.reload = load i32, ptr <field 2 of %hdl>
//	    i8 1, label %cleanup ]                       call void @print(i32 %n.reload)
//	resume:                                          …
//	  call void @print(i32 %n)                       ret void
//
// The data structures, and the phases of coro-split:
//
//   - shape.go: the intrinsics of a coroutine; suspension points and ends get blocks of their own
//   - await.go: calls of await_suspend; point.go: suspension points that are not needed
//   - crossing.go: which uses of a value are separated from its definition by a suspension
//   - remat.go: values that are computed again instead of kept
//   - storage.go: which allocas hold something across a suspension
//   - frame.go: the fields, their offsets, and the type of the frame
//   - spill.go, move.go: values and allocas in the frame
//   - entry.go: the switch on the index; clone.go: f.resume, f.destroy and f.cleanup; transfer.go:
//     tail calls from one coroutine to another
//   - split.go: the pass
//
// early.go lowers what does not depend on a frame, elide.go puts the frame of an inlined ramp on
// the stack of its caller, cleanup.go lowers what is left. coro-elide needs that coro-split visits
// callees first, and that a ramp can be inlined when it is split.
//
// Source: LLVM's docs/Coroutines.rst, of LLVM 14 to 22. Unlike LLVM, φs stay whole: a value that
// a φ takes counts as used at the end of the predecessor, where it is reloaded. An alloca of
// which only whole loads and stores are known goes into the frame only if a load may see a store
// before a suspension; so the slots of exceptions that clang makes without optimization stay on
// the stack. Allocas that are never alive together do not share a place.
//
// Not done: coroutines of llvm.coro.id.retcon, llvm.coro.id.retcon.once and llvm.coro.id.async
// (Swift's), funclets (exceptions of Windows) that a value crosses, allocas of variable size and
// tokens across suspensions. Such a coroutine stays as it is, and callgraph.Walk.Refuse says why.
//
// Cost: a walk over the blocks for each block that defines what another block uses, and for each
// alloca.
package coroutine
