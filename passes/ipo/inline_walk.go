package ipo

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// The order in which LLVM's inliner looks at calls: groups of functions that call each other in circles (circles), callees first; in a group
// the calls of its functions, one function after the other, and behind them those that came in with bodies, which remember through which bodies
// they came, so that no circle is run through twice. When calls inside a group are gone it may fall apart; then the part of the function at hand goes
// on, once more from its start, and the others follow, callees first.
//
// Calls that come in and stay in the group of the callee, another one, cost twice as much each time: a circle outside would be unrolled for ever.

// callGroup is a group of functions that call each other in circles, or one function.
type callGroup struct {
	members []*ir.Func
	apart   map[*ir.Func]bool // functions whose inlining split a group off this one: nothing is inlined into them from here any more
}

// inliner is the state of a run.
type inliner struct {
	c         *pass.Context
	m         *ir.Module
	considers func(call *ir.Instr, callee *ir.Func) bool
	decide    func(call *ir.Instr, callee *ir.Func) decision
	often     frequencies
	lifetimes bool
	recursive bool             // the caller at hand calls itself
	uses      map[*ir.Func]int // of each function
	circles   map[*ir.Func]*callGroup
	work      []*callGroup            // parts of groups that fell apart, the next one last
	emptied   map[ir.GlobalValue]bool // callees that nobody can refer to any more
	grouped   map[*ir.Func]bool       // the same, which go only if all of their comdats do
}

func newInliner(c *pass.Context, m *ir.Module) *inliner {
	return &inliner{c: c, m: m, uses: countUses(m), often: frequencies{}, circles: map[*ir.Func]*callGroup{}, emptied: map[ir.GlobalValue]bool{}, grouped: map[*ir.Func]bool{}}
}

// run visits the groups, callees first. It says whether anything changed.
func (in *inliner) run() bool {
	changed := false
	groups := components(in.m)
	for _, g := range groups {
		in.enter(&callGroup{members: g})
	}
	for _, g := range groups {
		in.work = append(in.work, in.circles[g[0]])
		for len(in.work) > 0 {
			s := in.work[len(in.work)-1]
			in.work = in.work[:len(in.work)-1]
			changed = in.visit(s) || changed
		}
	}
	in.removeEmptied()
	return changed
}

func (in *inliner) enter(s *callGroup) {
	for _, f := range s.members {
		in.circles[f] = s
	}
}

// visit inlines into the functions of a group, until it does not fall apart any more; what the context wants done with finished functions follows.
func (in *inliner) visit(s *callGroup) bool {
	changed := false
	for {
		v := &visitor{inliner: in, at: s}
		changed = v.run() || changed
		if in.c.Done != nil {
			for _, f := range v.at.members {
				if in.uses[f] > 0 && !in.emptied[f] {
					in.c.Done(f)
					delete(in.often, f)
					changed = true
				}
			}
		}
		if v.at == s {
			return changed
		}
		s = v.at
	}
}

// site is a call to look at; one that came in with a body says which entry of the history that was.
type site struct {
	call    *ir.Instr
	history int
}

// inlined is an entry of the history: a callee that was inlined, and the entry of what its call came in with.
type inlined struct {
	callee *ir.Func
	from   int
}

// visitor is one visit of a group.
type visitor struct {
	*inliner
	at      *callGroup // the group, or the part that is left
	sites   []site
	history []inlined
}

func (v *visitor) run() bool {
	for _, f := range v.at.members {
		if v.emptied[f] {
			continue
		}
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
		mine := v.circles[f] == v.at && !v.emptied[f]
		called := directCallees(f)
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
			v.refine(f, bodies, called)
		}
	}
	return changed
}

// site inlines a call if that is allowed and worth it; the callee is returned then.
func (v *visitor) site(s site) *ir.Func {
	call, f, g := s.call, s.call.Func(), s.call.CalledFunc()
	if v.cameThrough(s.history, g) {
		v.leave(call, "recursive")
		// A later visit of the group does not know the history any more.
		call.Info.Attrs.Fn = call.Info.Attrs.Fn.Without("alwaysinline").With(ir.EnumAttr("noinline"))
		return nil
	}
	if v.circles[g] == v.at && v.at.apart[f] {
		v.leave(call, "recursive SCC split")
		return nil
	}
	if !v.considers(call, g) {
		return nil
	}
	d := v.decide(call, g)
	if d.inline {
		if why := callObstacle(call); why != "" {
			d.inline, d.failed, d.why = false, true, why
		}
	}
	v.remark(f, call, g, d)
	if !d.inline {
		return nil
	}
	multiplier, _ := numberIn(call, "function-inline-cost-multiplier")
	share := v.rare(call)
	copies, body := v.inline(call, g)
	v.note(f, g, body, share)
	if len(copies) > 0 {
		v.history = append(v.history, inlined{g, s.history})
	}
	for _, i := range slices.Backward(copies) {
		h := i.CalledFunc()
		v.recursive = v.recursive || h == f
		v.sites = append(v.sites, site{i, len(v.history) - 1})
		if from := v.circles[g]; from != nil && from != v.at && from == v.circles[h] {
			factor := int(v.c.FlagInt("intra-scc-cost-multiplier", circleFactor))
			i.Info.Attrs.Fn = i.Info.Attrs.Fn.With(ir.StringAttr("function-inline-cost-multiplier", strconv.Itoa(max(1, multiplier)*factor)))
		}
	}
	v.c.Count("Number of functions inlined", 1)
	v.settleUses(g)
	return g
}

// circleFactor is how much dearer a call becomes that came in out of a circle and leads back into it.
const circleFactor = 2

// cameThrough reports whether a history has g.
func (v *visitor) cameThrough(history int, g *ir.Func) bool {
	for ; history >= 0; history = v.history[history].from {
		if v.history[history].callee == g {
			return true
		}
	}
	return false
}

// inline replaces a call of g and returns the calls that came in.
func (in *inliner) inline(call *ir.Instr, g *ir.Func) ([]*ir.Instr, *bodyCopy) {
	copies, body := inlineCall(call, in.lifetimes)
	for _, i := range copies {
		in.uses[i.CalledFunc()]++
	}
	in.uses[g]--
	return copies, body
}

// settleUses notes that g goes, if nothing refers to it any more and the linker does not ask for it either.
func (in *inliner) settleUses(g *ir.Func) {
	switch {
	case in.uses[g] > 0 || !discardable(g):
	case g.Comdat != nil && !g.Linkage.IsLocal():
		in.grouped[g] = true
	default:
		in.emptied[g] = true
		in.dropCalls(g)
	}
}

// dropCalls forgets the calls in a function that goes.
func (in *inliner) dropCalls(g *ir.Func) {
	for i := range g.Instrs() {
		if inlinable(i) {
			in.uses[i.CalledFunc()]--
		}
	}
}

// refine lets the group at hand fall apart, if calls inside it are gone because bodies were inlined into f, which called these before. As in LLVM
// calls that came in count only afterwards: a group that they hold together is visited again, but f gets no more bodies of it.
func (v *visitor) refine(f *ir.Func, bodies, called []*ir.Func) {
	old := v.at
	if len(old.members) == 1 || !slices.ContainsFunc(bodies, func(g *ir.Func) bool { return v.circles[g] == old }) {
		return
	}
	edges := func(g *ir.Func) []*ir.Func {
		return slices.DeleteFunc(directCallees(g), func(h *ir.Func) bool { return v.circles[h] != old })
	}
	before := func(g *ir.Func) []*ir.Func {
		list := edges(g)
		if g == f {
			list = slices.DeleteFunc(list, func(h *ir.Func) bool { return !slices.Contains(called, h) })
		}
		return list
	}
	if len(tarjan(old.members, before)) == 1 {
		return
	}
	parts := tarjan(old.members, edges)
	if len(parts) == 1 {
		old.forbid(f)
		v.work = append(v.work, old)
		return
	}
	k := slices.IndexFunc(parts, func(part []*ir.Func) bool { return slices.Contains(part, f) })
	v.at = &callGroup{members: parts[k]}
	v.enter(v.at)
	// The part of what was called keeps the identity of the group, as in LLVM, and with it the memory of what was split off. It comes last.
	rest := slices.Delete(parts, k, k+1)
	keeps := slices.IndexFunc(rest, func(part []*ir.Func) bool {
		return slices.ContainsFunc(bodies, func(g *ir.Func) bool { return slices.Contains(part, g) })
	})
	if keeps < 0 {
		keeps = len(rest) - 1
	}
	old.members = rest[keeps]
	v.work = append(v.work, old)
	for _, part := range slices.Backward(slices.Delete(rest, keeps, keeps+1)) {
		s := &callGroup{members: part}
		v.enter(s)
		v.work = append(v.work, s)
	}
	if slices.ContainsFunc(bodies, func(g *ir.Func) bool { return v.circles[g] == old }) {
		old.forbid(f)
	}
}

// forbid keeps bodies of the group out of f from now on.
func (s *callGroup) forbid(f *ir.Func) {
	if s.apart == nil {
		s.apart = map[*ir.Func]bool{}
	}
	s.apart[f] = true
}

// removeEmptied removes the callees that have gone into their callers altogether.
func (in *inliner) removeEmptied() {
	in.removeGroups()
	if len(in.emptied) == 0 {
		return
	}
	for again := true; again; {
		again = false
		uses := countUsesOutside(in.m, in.emptied)
		for g := range in.emptied {
			if f, _ := g.(*ir.Func); uses[f] > 0 {
				delete(in.emptied, g)
				again = true
			}
		}
	}
	in.m.RemoveUnused(in.emptied)
	in.c.Count("Number of functions deleted because all callers found", len(in.emptied))
}

// removeGroups adds the functions of comdats to those that go, where all of a comdat does.
func (in *inliner) removeGroups() {
	stays := map[*ir.Comdat]bool{}
	for _, f := range in.m.Funcs {
		if f.Comdat != nil && !in.grouped[f] && !in.emptied[f] {
			stays[f.Comdat] = true
		}
	}
	for _, g := range in.m.Globals {
		stays[g.Comdat] = true
	}
	for f := range in.grouped {
		if in.uses[f] == 0 && !stays[f.Comdat] {
			in.emptied[f] = true
		}
	}
}

// inlinable reports whether i calls a function that has a body.
func inlinable(i *ir.Instr) bool {
	g := i.CalledFunc()
	return g != nil && !g.IsIntrinsic() && !g.IsDecl()
}
