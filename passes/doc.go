// Package passes holds the table of all passes, the parser of -passes= pipelines, the named pipelines, and the manager
// that runs them.
//
//   - table.go: every pass, one row each
//   - pipelines.go: the named pipelines (gpucc, vliw, …) as data, the reason beside each position; pipelines_levels.go: default<O1> to default<O3>
//   - pipeline.go: LLVM's new-pass-manager syntax
//   - manager.go: running, on all cores, with verification, timing, printing and remarks around each pass
//   - manager_callees.go: groups of passes that see callees before callers
//
// The passes themselves are in gpu (the gpucc paper's), scalar, loop and ipo; what they share with the manager is in
// pass, the analyses are in analysis and divergence. Nothing here knows a backend: what a pass must know of
// its target is a target.Target.
package passes
