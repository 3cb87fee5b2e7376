// Package analysis holds the analyses of functions that passes share: dominators, loops, cycles and
// paths, and queries about one instruction or value: effects, underlying objects, captures, costs.
// Each is one file; each result is computed by a pure function and cached through a pass.Analysis
// value of the same file.
//
// Larger ones are packages below: alias, memssa, scev, lvi, valuetracking (facts about values),
// frequency (how often code is executed), library (the C library), graphs (printing), bitvec
// (integers of any width and their ranges), match.
//
// Start with dominators.go and loops.go, which nearly everything else is built on.
package analysis
