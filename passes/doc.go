// Package passes holds the table of all passes, the parser of -passes= pipelines, the named
// pipelines, and the manager that runs them.
//
//   - desc.go: a row of the table; table.go, table_print.go, table_checks.go, absent.go:
//     the rows; a pass is nothing but its row, and no other file lists passes by name
//   - pipelines.go: the named pipelines (gpucc, vliw, …) as data, each position with its reason;
//     levels.go: default<O1> to default<O3>
//   - pipeline.go: LLVM's new-pass-manager syntax
//   - manager.go: running, on all cores, with verification, timing, printing and remarks around
//     each pass
//   - manager_callees.go: groups of passes that see callees before callers
//
// The passes themselves are in gpu (the gpucc paper's), scalar, loop and ipo, the large ones in a
// folder of their own below these. Their interface to the manager is in pass; the analyses are in
// analysis and divergence. Nothing here depends on a backend: the facts about a target that a pass
// needs are in a target.Target.
package passes
