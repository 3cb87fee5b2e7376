package isel

import (
	"fmt"
	"runtime"
	"slices"
	"sort"
	"sync"

	"github.com/pkg/errors"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
	"opt-go/nvptx/ptx"
)

// Select makes PTX of a module. The module is only read. What cannot be selected is reported as a diag.List, each
// construct with its line; then there is no result. Functions are selected side by side on at most jobs goroutines
// (0: as many as there are processors); the result does not depend on it.
func Select(irm *ir.Module, t Target, jobs int) (*ptx.Module, error) {
	m := newModule(irm, t)
	m.collect()
	out := ptx.NewModule(t.Version, t.CPU)
	m.checkModule()
	m.checkAliases()
	m.findSourceFiles()
	vars := m.variables()
	funcs := m.functions(jobs)
	if err := m.err(); err != nil {
		return nil, err
	}
	m.prototypes(out)
	for _, v := range vars {
		out.Add(v)
	}
	for _, f := range funcs {
		out.Add(f)
	}
	for _, a := range m.aliases() {
		out.Add(a)
	}
	m.declareFiles(out)
	if err := ptx.Verify(out); err != nil {
		return nil, explain(irm, t, jobs, err)
	}
	return out, nil
}

// explain names the constructs of whose selection an instruction came that the target does not
// have.
func explain(irm *ir.Module, t Target, jobs int, verdict error) error {
	m := newModule(irm, t)
	m.checkEach = true
	m.collect()
	m.functions(jobs)
	if err := m.err(); err != nil {
		return err
	}
	return errors.Wrap(verdict, "the selected PTX does not fit the target")
}

// module is what the selectors of all functions share; it does not change while they run, but for the cache and the
// diagnostics, which mu guards.
type module struct {
	ir            *ir.Module
	layout        *ir.DataLayout
	target        Target
	names         map[ir.GlobalValue]string
	kernels       map[*ir.Func]*kernelInfo
	marks         map[ir.GlobalValue][]annotation // of nvvm.annotations
	gridConstants map[*ir.Param]bool              // of nvvm.annotations
	used          []ir.GlobalValue                // what is emitted or declared, in order
	vars          []*ir.GlobalVar                 // of used, in the order of their definitions
	early         map[*ir.GlobalVar]bool          // vars that are declared before they are defined
	ops           [ir.NumOps]handler
	through       [ir.NumOps]structural
	nvvm          map[string]intrinsic
	files         sourceFiles
	checkEach     bool // instructions are checked when they are selected

	mu         sync.Mutex
	pieceCache map[*ir.Type][]piece
	diags      diag.List
	perFunc    map[*ir.Func]diag.List
}

func newModule(irm *ir.Module, t Target) *module {
	m := &module{ir: irm, layout: irm.Layout, target: t, pieceCache: map[*ir.Type][]piece{}, perFunc: map[*ir.Func]diag.List{}}
	if irm.Layout.Text == "" {
		m.layout = defaultLayout()
	}
	m.ops, m.through, m.nvvm = opTable(), structuralTable(), intrinsicTable()
	return m
}

// Layout is the data layout of 64-bit NVPTX, for modules that do not write theirs.
const Layout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

func defaultLayout() *ir.DataLayout {
	d, err := ir.ParseLayout(Layout)
	if err != nil {
		panic("BUG: isel: " + err.Error())
	}
	return d
}

// errorf reports an error at a place of the input.
func (m *module) errorf(pos ir.Pos, format string, args ...any) diag.Diagnostic {
	return verify.At(m.ir, pos, diag.Error, fmt.Sprintf(format, args...))
}

func (m *module) fail(pos ir.Pos, format string, args ...any) {
	m.diags = append(m.diags, m.errorf(pos, format, args...))
}

// err returns all diagnostics, those of functions in the module's order.
func (m *module) err() error {
	all := append(diag.List(nil), m.diags...)
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

// checkModule refuses what no function or variable stands for.
func (m *module) checkModule() {
	if len(m.ir.Asm) > 0 {
		m.fail(ir.Pos{}, "module-level inline assembly is not supported for PTX")
	}
	for _, a := range m.ir.IFuncs {
		m.fail(a.Pos, "ifunc %s is not supported for PTX", a.Ident())
	}
	for _, g := range m.ir.Globals {
		switch g.Name() {
		case "llvm.global_ctors", "llvm.global_dtors":
			if k, ok := g.Init.(*ir.Const); ok && !k.IsZero() && g.ValueType.Len > 0 {
				m.fail(g.Pos, "%s: global constructors and destructors are not supported for PTX", g.Ident())
			}
		}
	}
}

// functions selects all functions that are defined and wanted.
func (m *module) functions(jobs int) []*ptx.Func {
	var todo []*ir.Func
	for _, v := range m.used {
		if f, ok := v.(*ir.Func); ok && m.isDefined(f) {
			todo = append(todo, f)
		}
	}
	if jobs <= 0 {
		jobs = runtime.GOMAXPROCS(0)
	}
	out := make([]*ptx.Func, len(todo))
	next := make(chan int)
	var wg sync.WaitGroup
	for range min(jobs, len(todo)) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for k := range next {
				f, diags := m.function(todo[k], k)
				out[k] = f
				if len(diags) > 0 {
					m.mu.Lock()
					m.perFunc[todo[k]] = diags
					m.mu.Unlock()
				}
			}
		}()
	}
	for k := range todo {
		next <- k
	}
	close(next)
	wg.Wait()
	return out
}
