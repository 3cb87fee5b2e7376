package sel

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"sort"
	"sync"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/nvptx/dwarf"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/ptx"
)

// Module is what the selectors of all functions share; it does not change while they run, but for
// the cache and the diagnostics, which mu guards.
type Module struct {
	IR        *ir.Module     // what is selected; it is only read
	Globals   *globals.Table // names, variables, signatures
	layout    *ir.DataLayout
	target    emit.Target
	tables    *Tables
	files     sourceFiles
	calls     inlinedCalls
	checkEach bool // instructions are checked when they are selected
	debug     bool // variables and types are described to a debugger

	mu         sync.Mutex
	pieceCache map[*ir.Type][]emit.Piece
	perFunc    map[*ir.Func]diag.List
	described  map[*ir.Func]described
}

// NewModule prepares the selection of a module by the given tables. With checkEach, each
// instruction is checked when it is selected, and what the target does not have is reported with
// its construct.
func NewModule(irm *ir.Module, layout *ir.DataLayout, t emit.Target, tables *Tables, checkEach bool) *Module {
	return &Module{
		IR: irm, Globals: globals.New(irm, layout, t.Target), layout: layout, target: t, tables: tables, checkEach: checkEach, debug: dwarf.Wanted(irm),
		pieceCache: map[*ir.Type][]emit.Piece{}, perFunc: map[*ir.Func]diag.List{}, described: map[*ir.Func]described{},
	}
}

// errorf is an error at a place of the input.
func (m *Module) errorf(pos ir.Pos, format string, args ...any) diag.Diagnostic {
	return globals.ErrorAt(m.IR, pos, format, args...)
}

// Err returns all diagnostics, those of functions in the module's order.
func (m *Module) Err() error {
	all := append(diag.List(nil), m.Globals.Diagnostics()...)
	for _, f := range m.IR.Funcs {
		list := m.perFunc[f]
		sort.SliceStable(list, func(i, j int) bool { return list[i].Pos.Line < list[j].Pos.Line }) // selection goes backwards
		all = append(all, list...)
	}
	all = slices.CompactFunc(all, func(a, b diag.Diagnostic) bool { // copies of an instruction, or several users of an operand
		return a.Pos == b.Pos && a.Message == b.Message
	})
	return all.Err()
}

// Functions selects all functions that are defined and wanted, on at most jobs goroutines (0: as
// many as there are processors). Constructs that cannot be selected are in Err afterwards.
func (m *Module) Functions(jobs int) []*ptx.Func {
	var todo []*ir.Func
	for _, v := range m.Globals.Used() {
		if f, ok := v.(*ir.Func); ok && m.Globals.IsDefined(f) {
			todo = append(todo, f)
		}
	}
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	out := make([]*ptx.Func, len(todo))
	next := make(chan int)
	var wg sync.WaitGroup
	var crash *workerPanic
	for range min(jobs, len(todo)) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for k := range next {
				f, diags, bug := m.guarded(todo[k], k)
				out[k] = f
				m.mu.Lock()
				if len(diags) > 0 {
					m.perFunc[todo[k]] = diags
				}
				if bug != nil && crash == nil {
					crash = bug
				}
				m.mu.Unlock()
			}
		}()
	}
	for k := range todo {
		next <- k
	}
	close(next)
	wg.Wait()
	if crash != nil {
		panic(crash)
	}
	return out
}

// workerPanic is a bug met while a function was selected. It is raised again where the caller can
// recover it: a panic on a worker would end the process.
type workerPanic struct {
	function string
	cause    any
	stack    []byte
}

// Error names the function and the cause.
func (p *workerPanic) Error() string {
	return fmt.Sprintf("BUG: isel: function %s: %v", p.function, p.cause)
}

// WorkerStack is the stack of the original panic, for the function that recovers it.
func (p *workerPanic) WorkerStack() []byte { return p.stack }

// guarded selects a function; bug is not nil if that panicked.
func (m *Module) guarded(f *ir.Func, number int) (out *ptx.Func, diags diag.List, bug *workerPanic) {
	defer func() {
		if cause := recover(); cause != nil {
			bug = &workerPanic{f.Ident(), cause, debug.Stack()}
		}
	}()
	out, diags = m.function(f, number)
	return out, diags, nil
}
