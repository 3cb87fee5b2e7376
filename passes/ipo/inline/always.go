package inline

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/pass"
)

// Always is LLVM's always-inline: it inlines calls that are marked alwaysinline, or whose callees
// are, at any cost, one callee after the other in the module's order. Callees without remaining
// calls are then erased. With the parameter no-insert-lifetime the callees' allocas get no lifetime
// markers.
//
// The calls of one callee come in LLVM's order, that of its list of uses: the youngest first; those
// that stand before the callee in the file, which the reader knew before it knew the callee, last
// and in the order of the file. The names of copied values show that.
func Always(c *pass.Context, m *ir.Module) pass.Preserved {
	d := callgraph.NewDiscards(m)
	in := &inliner{Discards: &d, c: c, lifetimes: c.Opts.Bool("insert-lifetime", true)}
	w := newCallLists(m)
	changed := false
	for _, f := range m.Funcs {
		if f.IsDecl() || f.Attrs.Fn.Has("presplitcoroutine") || viabilityObstacle(f) != "" {
			continue
		}
		for _, call := range w.of(f) {
			if call.Block() == nil || !markedAlways(call, f) || call.Info.Attrs.Fn.Has("noinline") {
				continue
			}
			caller := call.Func()
			d := decision{why: callObstacle(call)}
			if d.why == "" {
				d = decision{inline: true, always: true, why: "always inline attribute"}
			} else {
				d.failed = true
			}
			in.remark(caller, call, f, d)
			if d.inline {
				copies, _ := in.inline(call)
				w.add(copies)
				changed = true
			}
		}
		if f.Attrs.Fn.Has("alwaysinline") {
			in.DropUnused(f)
		}
	}
	in.DropComdats()
	in.Remove(c)
	return pass.ChangedCFG(changed)
}

// AlwaysParams are the parameters of always-inline.
func AlwaysParams() []pass.Param {
	return []pass.Param{{Name: "insert-lifetime", Help: "insert lifetime markers for allocas of inlined callees (default)"}}
}

// callLists are the direct calls of each function that has a body, in the order of the file; later
// ones, that inlining made, stand after.
type callLists struct {
	calls  map[*ir.Func][]*ir.Instr
	before map[*ir.Func]int // how many of them stand before the function
}

func newCallLists(m *ir.Module) *callLists {
	w := &callLists{calls: map[*ir.Func][]*ir.Instr{}, before: map[*ir.Func]int{}}
	for _, f := range m.Funcs {
		w.before[f] = len(w.calls[f])
		for i := range f.Instrs() {
			if inlinable(i) {
				w.calls[i.CalledFunc()] = append(w.calls[i.CalledFunc()], i)
			}
		}
	}
	return w
}

// of returns the calls of f as LLVM's list of uses has them.
func (w *callLists) of(f *ir.Func) []*ir.Instr {
	calls, n := w.calls[f], w.before[f]
	list := slices.Clone(calls[n:])
	slices.Reverse(list)
	return append(list, calls[:n]...)
}

func (w *callLists) add(calls []*ir.Instr) {
	for _, i := range calls {
		w.calls[i.CalledFunc()] = append(w.calls[i.CalledFunc()], i)
	}
}
