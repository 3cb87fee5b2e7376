// Package loop holds what loop passes share, and the small ones of them.
//
//   - walk.go: the walk over the loops of a function, inner loops first, that loop passes run on
//   - simplify.go, simplify_latch.go: loop-simplify; lcssa.go: loop-closed SSA form; these two
//     bring loops into the form that the others need and keep
//   - edges.go: what leaves a loop, and loops that are taken out of the nest; fold.go: comparisons
//     that are folded when they are built; safety.go: what is surely executed, LLVM's MustExecute
//   - deletion.go, instsimplify.go, simplifycfg.go: loop-deletion, loop-instsimplify,
//     loop-simplifycfg
//
// The large passes are folders: idiom, indvars, licm, pointersteps, rotate, unroll and unswitch;
// simplifyiv is what those share that rewrite induction variables. They import this package, and
// never each other.
package loop
