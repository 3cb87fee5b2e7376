// Package straightline is what the straight-line scalar optimizations of the gpucc paper (section
// 3.4) share: the steps of a getelementptr and whether an access computes it for nothing
// (gepsteps.go), and the search of the closest instruction that dominates another
// (closestdominator.go, the paper's ClosestMatchingDom).
//
// The passes are siblings of this package: passes/gpu/separateoffset, passes/gpu/slsr and
// passes/gpu/nary. That all of them are linear is tested here.
package straightline
