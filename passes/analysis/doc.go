// Package analysis holds the analyses of functions that passes share. Each is one file; each result is computed
// by a pure function and cached through a pass.Analysis value of the same file.
//
// Larger ones are packages of their own below: alias, scev (with bitvec, its integers and ranges).
//
// Start with dominators.go and loops.go, which nearly everything else stands on.
package analysis
