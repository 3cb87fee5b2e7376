// Package ipo holds the small interprocedural passes.
//
//   - argpromotion.go, argpromotion_parts.go: loaded values instead of pointers as arguments
//   - called_value.go: which functions an indirect call may reach
//   - constmerge.go: identical constants; elim-avail-extern
//   - deadargelim.go, deadargelim_survey.go, deadargelim_rewrite.go: dead arguments and results
//   - globaldce.go, strip_prototypes.go: unreferenced definitions and declarations
//   - inferattrs.go: attributes of library functions
//   - internalize.go: definitions that no other module refers to; strip.go: names; strip_debug.go:
//     debug information of dead code; metarenamer.go: names without meaning
//   - ipsccp.go: constant propagation through arguments and results
//
// The large passes are folders: inline, mergefunc, globalopt and functionattrs. They share
// callgraph, the call graph and the walk over its SCCs, and globals, facts about the symbols of a
// module.
package ipo
