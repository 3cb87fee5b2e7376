package inline

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/pass"
)

// The order in which LLVM's inliner looks at the calls of an SCC: one function after
// the other, and after them those that came in with bodies, which remember through which bodies
// they came, so that no cycle is run through twice.
//
// Calls that come in and stay in the SCC of the callee, another one, cost twice as much each time:
// an SCC outside would be unrolled without bound.

// inliner is what inlining keeps in mind from one call to the next.
type inliner struct {
	*callgraph.Discards
	c         *pass.Context
	considers func(call *ir.Instr, callee *ir.Func) bool
	decide    func(call *ir.Instr, callee *ir.Func) decision
	often     frequencies
	lifetimes bool
	recursive bool // the current caller calls itself
	history   []inlined
}

// site is a call to look at; one that came in with a body says which entry of the history that was.
type site struct {
	call    *ir.Instr
	history int
}

// inlined is an entry of the history: a callee that was inlined, and the entry of what its call
// came in with.
type inlined struct {
	callee *ir.Func
	from   int
}

// visitor is one visit of a group.
type visitor struct {
	*inliner
	w     *callgraph.Walk
	sites []site
}

func (v *visitor) run() bool {
	for _, f := range v.w.Group() {
		for i := range f.Instrs() {
			switch g := i.CalledFunc(); {
			case inlinable(i):
				v.sites = append(v.sites, site{i, -1})
			case g != nil && !g.IsIntrinsic():
				v.leave(i, "unavailable definition")
			}
		}
	}
	changed := false
	for k := 0; k < len(v.sites); {
		if b := v.sites[k].call.Block(); b == nil { // it went with a body that is not reached
			k++
			continue
		}
		f := v.sites[k].call.Func()
		mine := v.w.In(f)
		called := callgraph.DirectCallees(f)
		v.recursive = mine && slices.Contains(called, f)
		var bodies []*ir.Func
		for ; k < len(v.sites); k++ {
			s := v.sites[k]
			if s.call.Block() != nil && s.call.Func() != f {
				break
			}
			if mine && s.call.Block() != nil && inlinable(s.call) {
				if g := v.site(s); g != nil {
					bodies = append(bodies, g)
				}
			}
		}
		if len(bodies) > 0 {
			changed = true
			delete(v.often, f)
			v.w.Changed(f)
			for _, g := range bodies { // copies may have been simplified
				v.DropUnused(g)
			}
			v.w.Refine(f, bodies, called, true)
		}
	}
	v.DropComdats()
	return changed
}

// site inlines a call if that is allowed and pays; the callee is returned then.
func (v *visitor) site(s site) *ir.Func {
	call, f, g := s.call, s.call.Func(), s.call.CalledFunc()
	if v.cameThrough(s.history, g) {
		v.leave(call, "recursive")
		// A later visit of the group does not know the history any more.
		call.Info.Attrs.Fn = call.Info.Attrs.Fn.Without("alwaysinline").With(ir.EnumAttr("noinline"))
		return nil
	}
	if v.w.SplitOff(g, f) {
		v.leave(call, "recursive SCC split")
		return nil
	}
	if !v.considers(call, g) {
		return nil
	}
	v.w.LandFor(g)
	if !v.pays(call) {
		return nil
	}
	multiplier, _ := numberIn(call, "function-inline-cost-multiplier")
	for _, i := range slices.Backward(v.bringIn(s)) {
		h := i.CalledFunc()
		v.recursive = v.recursive || h == f
		v.sites = append(v.sites, site{i, len(v.history) - 1})
		if v.w.InAnother(g, h) {
			factor := int(v.c.FlagInt("intra-scc-cost-multiplier", sccFactor))
			i.Info.Attrs.Fn = i.Info.Attrs.Fn.With(ir.StringAttr("function-inline-cost-multiplier", strconv.Itoa(max(1, multiplier)*factor)))
		}
	}
	v.c.Count("Number of functions inlined", 1)
	v.DropUnused(g)
	return g
}

// sccFactor multiplies the cost of a call that came in out of an SCC and leads back into it.
const sccFactor = 2

// cameThrough reports whether a history has g.
func (in *inliner) cameThrough(history int, g *ir.Func) bool {
	for ; history >= 0; history = in.history[history].from {
		if in.history[history].callee == g {
			return true
		}
	}
	return false
}

// pays decides about a call, and reports the decision.
func (in *inliner) pays(call *ir.Instr) bool {
	g := call.CalledFunc()
	d := in.decide(call, g)
	if d.inline {
		if why := callObstacle(call); why != "" {
			d.inline, d.failed, d.why = false, true, why
		}
	}
	in.remark(call.Func(), call, g, d)
	return d.inline
}

// bringIn replaces a call by the body, and returns the calls that came in: their history is its
// last entry.
func (in *inliner) bringIn(s site) []*ir.Instr {
	f, g := s.call.Func(), s.call.CalledFunc()
	share := in.rare(s.call)
	copies, body := in.inline(s.call)
	in.note(f, g, body, share)
	if len(copies) > 0 {
		in.history = append(in.history, inlined{g, s.history})
	}
	return copies
}

// inline replaces a call by the body and returns the calls that came in.
func (in *inliner) inline(call *ir.Instr) ([]*ir.Instr, *bodyCopy) {
	f := call.Func()
	users := map[*ir.Instr]bool{} // which may get a function that is returned
	for i := range ir.Users(call) {
		if !users[i] {
			users[i] = true
			in.Refs.AddInstr(i, -1)
		}
	}
	in.Refs.AddInstr(call, -1)
	copies, body := inlineCall(call, in.lifetimes)
	for i := range users {
		if i.Block() != nil {
			in.Refs.AddInstr(i, 1)
		}
	}
	for _, h := range body.mentioned {
		in.Refs.Add(f, h, 1)
	}
	return copies, body
}

// inlinable reports whether i calls a function that has a body.
func inlinable(i *ir.Instr) bool {
	g := i.CalledFunc()
	return g != nil && !g.IsIntrinsic() && !g.IsDecl()
}
