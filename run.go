package optgo

import (
	"io"
	"os"
	"runtime"
	"runtime/debug"

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

// RunOptions say how Run runs a pipeline. The zero value runs it for the module's target on all
// cores.
type RunOptions struct {
	// Options are those of the pass manager. A nil Target is the module's, Workers 0 are as many as
	// there are processors.
	passes.Options
	// For changes which target that is; it is read where Target is nil.
	For TargetOptions
}

// Optimize runs LLVM's pipeline of a level over a module. A module for NVIDIA's GPUs that becomes
// PTX next needs nvptx-codegen too, which OptimizeForPTX adds and gpucc holds.
func Optimize(m *ir.Module, l Level) error { return Run(m, l.Pipeline()) }

// OptimizeForPTX runs the pipeline of a level and then, above O0, what LLVM's backend runs before
// it selects instructions.
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
// An unknown pass is an error that says where in the pipeline it stands; a bug of ours a
// *passes.InternalError.
func Run(m *ir.Module, pipeline string) error {
	_, err := RunWith(m, pipeline, RunOptions{})
	return err
}

// RunWith runs a pipeline as the options say, and returns what it reports: counters, times,
// remarks.
func RunWith(m *ir.Module, pipeline string, o RunOptions) (*passes.Result, error) {
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		return nil, err
	}
	if o.Target == nil {
		o.Target = Target(m, o.For)
	}
	if o.Workers == 0 {
		o.Workers = runtime.GOMAXPROCS(0)
	}
	return passes.Run(m, nodes, o.Options)
}

// PTX compiles a module to PTX, which fmt prints as text. What PTX cannot express is a diag.List
// that names each construct and its line; a bug of ours a *passes.InternalError.
func PTX(m *ir.Module, o nvptx.Options) (*ptx.Module, error) {
	var out *ptx.Module
	err := passes.Guard("ptx backend", func() (err error) {
		out, err = nvptx.Compile(m, o)
		return err
	})
	return out, err
}

// VLIW compiles a module to VLIW assembly, which fmt prints as text. Errors are as PTX's.
func VLIW(m *ir.Module, o vliw.Options) (*asm.Module, error) {
	var out *asm.Module
	err := passes.Guard("vliw backend", func() (err error) {
		out, err = vliw.Compile(m, o)
		return err
	})
	return out, err
}

// Write writes a module as LLVM assembly.
func Write(w io.Writer, m *ir.Module) error {
	return passes.Guard("ir backend", func() error { return frontend.Write(w, m) })
}

// The settings of the collector trade memory for time: nearly all that a run allocates while it
// reads lives until its end, and the collector would walk it again and again. So it does not run
// before the heap is readHeap times as large as the input (about half of what reading allocates),
// and from then on lets the heap grow by gcPercent: with less, runs take longer.
const (
	gcPercent = 250
	readHeap  = 32
	leastHeap = 128 << 20
)

// TuneCollector sets the garbage collector of this process for a program that reads one module, so
// many bytes long, compiles it and ends. Programs that live on leave it alone. GOGC in the
// environment overrides it.
func TuneCollector(size int) {
	if os.Getenv("GOGC") != "" {
		return
	}
	const minHeap = 4 << 20 // the runtime's smallest heap at 100 percent
	debug.SetGCPercent(max(leastHeap, readHeap*size) / minHeap * 100)
	runtime.SetFinalizer(new(*int), func(**int) { debug.SetGCPercent(gcPercent) }) // runs after the first collection
}
