// Package alias tells whether two accesses to memory may touch the same bytes, and what
// instructions do to a location.
//
// Start with location.go (what is asked about) and alias.go (the queries). The answers come from
// a chain of analyses, each a file of its own and named as in LLVM's -aa-pipeline:
//
//   - basic-aa (basic.go, gep.go, phi.go, modref.go): objects, offsets, captures, effects of calls
//   - scoped-noalias-aa (scope.go): !alias.scope and !noalias
//   - tbaa (tbaa.go): types of C and C++ by !tbaa
//   - nvptx-aa (spaces.go): memory spaces of the target, section 3.3 of the gpucc paper: memory of
//     different non-generic spaces does not overlap, constant and parameter memory is not written
//
// eval.go is the printer aa-eval. Queries about memory objects alone (underlying objects, captures)
// are in package analysis.
//
// All answers hold for accesses of one execution of the function that happen while control is in
// one iteration of every loop, as in LLVM; Batch.CrossIteration widens that.
package alias
