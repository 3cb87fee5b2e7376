package optgo

import (
	"io"
	"runtime"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
	"opt-go/passes"
	"opt-go/vliw"
	"opt-go/vliw/asm"
)

// Level is a level of optimization, as LLVM numbers them.
type Level int

// The levels.
const (
	O0 Level = iota
	O1
	O2
	O3
	Os
	Oz
)

var levelNames = [...]string{O0: "O0", O1: "O1", O2: "O2", O3: "O3", Os: "Os", Oz: "Oz"}

// String returns LLVM's name of the level, such as O2.
func (l Level) String() string { return levelNames[l] }

// Pipeline returns the pipeline of a level in the syntax of Run: default<O3>.
func (l Level) Pipeline() string { return "default<" + levelNames[l] + ">" }

// RunOptions are the options of RunWith. The zero value runs a pipeline for the module's target on
// all cores.
type RunOptions struct {
	// Options are the pass manager's. A nil Target means the module's target, Workers 0 one worker
	// per processor.
	passes.Options
	// For overrides the module's target; it is used only if Target is nil.
	For TargetOptions
}

// Optimize runs LLVM's pipeline of a level over a module. Before PTX is emitted, a module also
// needs nvptx-codegen, which OptimizeForPTX adds and the pipeline gpucc contains.
func Optimize(m *ir.Module, l Level) error { return Run(m, l.Pipeline()) }

// OptimizeForPTX runs the pipeline of a level and then, above O0, the IR passes that LLVM's backend
// runs before instruction selection.
func OptimizeForPTX(m *ir.Module, l Level) error {
	_, err := RunWith(m, l.PipelineForPTX(), RunOptions{For: TargetOptions{PTX: &nvptx.Options{}}})
	return err
}

// PipelineForPTX returns the pipeline of OptimizeForPTX.
func (l Level) PipelineForPTX() string {
	if l == O0 {
		return l.Pipeline()
	}
	return l.Pipeline() + ",nvptx-codegen"
}

// Run runs a pipeline in LLVM's syntax over a module: "gpucc", "default<O2>", "function(sroa,gvn)".
// An unknown pass is an error with its position in the pipeline; a bug in a pass is a
// *passes.InternalError.
func Run(m *ir.Module, pipeline string) error {
	_, err := RunWith(m, pipeline, RunOptions{})
	return err
}

// RunWith runs a pipeline with options, and returns its report: counters, times, remarks.
func RunWith(m *ir.Module, pipeline string, o RunOptions) (*passes.Result, error) {
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		return nil, err
	}
	return runNodes(m, nodes, o)
}

func runNodes(m *ir.Module, nodes []passes.Node, o RunOptions) (*passes.Result, error) {
	if o.Target == nil {
		o.Target = Target(m, o.For)
	}
	if o.Workers == 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	return passes.Run(m, nodes, o.Options)
}

// PTX compiles a module to PTX, which fmt prints as text. The error is a diag.List that names each
// construct that PTX cannot express and its line, or, for a bug in the compiler, a
// *passes.InternalError.
func PTX(m *ir.Module, o nvptx.Options) (*ptx.Module, error) {
	var out *ptx.Module
	err := passes.Guard("ptx backend", func() (err error) {
		out, err = nvptx.Compile(m, o)
		return err
	})
	return out, err
}

// VLIW compiles a module to VLIW assembly, which fmt prints as text. Errors are like those of PTX.
func VLIW(m *ir.Module, o vliw.Options) (*asm.Module, error) {
	var out *asm.Module
	err := passes.Guard("vliw backend", func() (err error) {
		out, err = vliw.Compile(m, o)
		return err
	})
	return out, err
}

// Write writes a module as LLVM assembly, of LLVM 19 or, where the module needs it, of a newer
// version.
func Write(w io.Writer, m *ir.Module) error { return WriteVersion(w, m, m.Version()) }

// WriteVersion writes a module as the assembly of an LLVM version, from 19 to 22. It may rewrite
// the module.
func WriteVersion(w io.Writer, m *ir.Module, version int) error {
	return passes.Guard("ir backend", func() error { return frontend.WriteVersion(w, m, version) })
}
