package passes

import (
	"opt-go/frontend/ir"
	"opt-go/passes/debugify"
	"opt-go/passes/pass"
)

// PassLoss is the synthetic debug information that the runs of a pass have lost under
// Options.DebugifyEach.
type PassLoss struct {
	Name string
	debugify.Loss
}

// debugified returns run, or run under -debugify-each: with synthetic debug information that is
// inserted before, checked after and removed again. f is nil for passes over modules. As in LLVM,
// passes on loops and on SCCs of the call graph, and those that change nothing, run without it.
func (r *runner) debugified(c *pass.Context, n Node, f *ir.Func, run func() pass.Preserved) func() pass.Preserved {
	if !r.o.DebugifyEach || n.Desc.Print || n.Desc.Verifier || n.Desc.Debugify || n.Unit == pass.LoopUnit || n.Unit == pass.CGSCCUnit {
		return run
	}
	funcs := r.m.Funcs
	if f != nil {
		funcs = []*ir.Func{f}
	}
	return func() pass.Preserved {
		r.forget(funcs)
		r.lost(n.Text, debugify.Around(c, r.m, funcs, n.Text, f == nil, func() { run() }))
		r.forget(funcs)
		return pass.None
	}
}

// forget drops what analyses know of functions whose code changes around a pass.
func (r *runner) forget(funcs []*ir.Func) {
	for _, f := range funcs {
		pass.Invalidate(f, pass.None)
	}
}

func (r *runner) lost(name string, l debugify.Loss) {
	for k := range r.res.Losses {
		if r.res.Losses[k].Name == name {
			r.res.Losses[k].Add(l)
			return
		}
	}
	r.res.Losses = append(r.res.Losses, PassLoss{name, l})
}
