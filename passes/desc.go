package passes

import (
	"opt-go/frontend/ir"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
)

// Desc is a row of the table of passes: all the facts about a pass that the parser of pipelines,
// the manager and the tools use.
type Desc struct {
	Name   string
	Help   string // one line
	Unit   pass.Unit
	Params []pass.Param // accepted between < and > in a pipeline
	Flags  []pass.Flag  // accepted on the command line, as LLVM's cl::opt

	// OldFlags are names that the pass had as a flag of opt, other than its own.
	OldFlags []OldFlag

	// What runs is the one of the pass's unit. A module pass with Func too runs that inside
	// function(…).
	Module func(*pass.Context, *ir.Module) pass.Preserved
	Group  callgraph.Pass
	Func   func(*pass.Context, *ir.Func) pass.Preserved
	Loop   loop.Pass

	Required  bool // runs on optnone functions too
	Serial    bool // a function pass that may change globals: functions go through it one by one
	MemorySSA bool // a loop pass that runs inside loop-mssa(…) only
	Print     bool // prints an analysis to Context.Out, and changes nothing
	Verifier  bool // is the verifier of the IR
	Debugify  bool // makes or checks synthetic debug information
	// Assumes marks a pass that is right only if the caller knows more than the module says: that
	// no other module refers to it (internalize), that nothing unwinds (lower-invoke).
	Assumes bool
	// Gather marks a pass that visits the code so often that it pays to move the scattered code of
	// a large function together before it; see ir.Func.Compact.
	Gather bool

	// Unlisted rows are in no list of passes and take any text between < and >.
	Unlisted bool
	// Absent marks a pass of LLVM's pipelines that does nothing here; LeftOut reports whether it
	// would have something to do for a module, nil: it never has.
	Absent  bool
	LeftOut func(*ir.Module) bool
}

// OldFlag is a flag of opt that stands for a pass with parameters.
type OldFlag struct{ Flag, Text string }

// unlisted returns the passes that -passes= accepts and no list shows.
func unlisted() []Desc { return append(absent(), analysisChecks()...) }
