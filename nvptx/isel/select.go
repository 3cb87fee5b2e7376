package isel

import (
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"sort"
	"sync"

	"github.com/pkg/errors"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/nvptx/dwarf"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/ptx"
)

// Select makes PTX of a module. The module is only read. What cannot be selected is reported as a
// diag.List, each construct with its line; then there is no result. Functions are selected side by
// side on at most jobs goroutines (0: as many as there are processors); the result does not depend
// on it.
func Select(irm *ir.Module, t Target, jobs int) (*ptx.Module, error) {
	m := newModule(irm, layoutOf(irm), t, selection(), false)
	out := ptx.NewModule(t.Version, t.CPU)
	m.globals.Check()
	m.findSourceFiles()
	vars := m.globals.Variables()
	funcs := m.functions(jobs)
	if err := m.err(); err != nil {
		return nil, err
	}
	if err := moduleAsm(irm, t, out); err != nil {
		return nil, err
	}
	m.globals.Prototypes(out)
	for _, v := range vars {
		out.Add(v)
	}
	for _, f := range funcs {
		out.Add(f)
	}
	for _, a := range m.globals.Aliases() {
		out.Add(a)
	}
	m.declareFiles(out)
	m.debugSections(out)
	if err := ptx.Verify(out); err != nil {
		return nil, explain(irm, t, jobs, err)
	}
	return out, nil
}

// selection is how every opcode and intrinsic is selected.
var selection = sync.OnceValue(func() *tables {
	return &tables{lower: opTable(), through: structuralTable(), intrinsic: intrinsicRow}
})

// explain names the constructs of whose selection an instruction came that the target does not
// have.
func explain(irm *ir.Module, t Target, jobs int, verdict error) error {
	m := newModule(irm, layoutOf(irm), t, selection(), true)
	m.functions(jobs)
	if err := m.err(); err != nil {
		return err
	}
	return errors.Wrap(verdict, "the selected PTX does not fit the target")
}

// module is what the selectors of all functions share; it does not change while they run, but for
// the cache and the diagnostics, which mu guards.
type module struct {
	ir        *ir.Module
	layout    *ir.DataLayout
	target    Target
	globals   *globals.Table
	tables    *tables
	files     sourceFiles
	checkEach bool // instructions are checked when they are selected
	debug     bool // variables and types are described to a debugger

	mu         sync.Mutex
	pieceCache map[*ir.Type][]piece
	perFunc    map[*ir.Func]diag.List
	described  map[*ir.Func]described
}

// newModule prepares the selection of a module by the given tables. With checkEach, each instruction
// is checked when it is selected, and what the target does not have is reported with its construct.
func newModule(irm *ir.Module, layout *ir.DataLayout, t Target, tables *tables, checkEach bool) *module {
	m := &module{tables: tables, checkEach: checkEach, ir: irm, layout: layout, target: t, pieceCache: map[*ir.Type][]piece{}, perFunc: map[*ir.Func]diag.List{}, debug: dwarf.Wanted(irm), described: map[*ir.Func]described{}}
	m.globals = globals.New(irm, m.layout, t.Target)
	return m
}

// Layout is the data layout of 64-bit NVPTX, for modules that do not write theirs.
const Layout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

// DefaultLayout returns the data layout of modules that do not write theirs.
func DefaultLayout() *ir.DataLayout {
	d, err := ir.ParseLayout(Layout)
	if err != nil {
		panic("BUG: isel: " + err.Error())
	}
	return d
}

// layoutOf is the data layout of a module.
func layoutOf(irm *ir.Module) *ir.DataLayout {
	if irm.Layout.Text == "" {
		return DefaultLayout()
	}
	return irm.Layout
}

// errorf is an error at a place of the input.
func (m *module) errorf(pos ir.Pos, format string, args ...any) diag.Diagnostic {
	return globals.ErrorAt(m.ir, pos, format, args...)
}

// err returns all diagnostics, those of functions in the module's order.
func (m *module) err() error {
	all := append(diag.List(nil), m.globals.Diagnostics()...)
	for _, f := range m.ir.Funcs {
		list := m.perFunc[f]
		sort.SliceStable(list, func(i, j int) bool { return list[i].Pos.Line < list[j].Pos.Line }) // selection goes backwards
		all = append(all, list...)
	}
	all = slices.CompactFunc(all, func(a, b diag.Diagnostic) bool { // copies of an instruction, or several users of an operand
		return a.Pos == b.Pos && a.Message == b.Message
	})
	return all.Err()
}

// functions selects all functions that are defined and wanted.
func (m *module) functions(jobs int) []*ptx.Func {
	var todo []*ir.Func
	for _, v := range m.globals.Used() {
		if f, ok := v.(*ir.Func); ok && m.globals.IsDefined(f) {
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

func (p *workerPanic) Error() string {
	return fmt.Sprintf("BUG: isel: function %s: %v", p.function, p.cause)
}

// WorkerStack is the stack of the original panic, for the function that recovers it.
func (p *workerPanic) WorkerStack() []byte { return p.stack }

// guarded selects a function; bug is not nil if that panicked.
func (m *module) guarded(f *ir.Func, number int) (out *ptx.Func, diags diag.List, bug *workerPanic) {
	defer func() {
		if cause := recover(); cause != nil {
			bug = &workerPanic{f.Ident(), cause, debug.Stack()}
		}
	}()
	out, diags = m.function(f, number)
	return out, diags, nil
}
