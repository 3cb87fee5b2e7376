package functionattrs

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/ipo/globals"
)

// inferParams marks pointer parameters that the functions do not keep (nocapture), and through
// which they only read or write.
func (g *scc) inferParams() {
	graph := &argGraph{to: map[*ir.Param][]*ir.Param{}}
	for _, f := range g.funcs {
		switch m := analysis.FuncEffects(f).Any(); {
		case !globals.Exact(f):
		case m&analysis.Mod == 0 && f.Attrs.Fn.Has("nounwind") && f.FuncType.Elem.IsVoid():
			for _, p := range f.Params { // there is nowhere to leave a copy
				if p.Type().IsPtr() {
					mark(p, "nocapture")
				}
			}
		default:
			for _, p := range f.Params {
				if p.Type().IsPtr() {
					g.inferParam(graph, p)
				}
			}
		}
	}
	for _, scc := range callgraph.SCCs(graph.from, func(p *ir.Param) []*ir.Param { return graph.to[p] }) {
		graph.decide(scc)
	}
}

// argGraph says which parameters of the SCC get a parameter as an argument, where nothing else
// keeps it.
type argGraph struct {
	from []*ir.Param
	to   map[*ir.Param][]*ir.Param
}

// inferParam marks a parameter that is not kept, or enters it into the graph if that depends on
// others.
func (g *scc) inferParam(graph *argGraph, p *ir.Param) {
	toOthers := false
	if !p.Attrs().Has("nocapture") {
		passed, kept := g.passedTo(p)
		switch {
		case kept:
		case len(passed) == 0:
			mark(p, "nocapture")
		default:
			graph.from = append(graph.from, p)
			graph.to[p] = passed
			toOthers = slices.ContainsFunc(passed, func(q *ir.Param) bool { return q != p })
		}
	}
	if !toOthers && !p.Attrs().Has("readonly") && !p.Attrs().Has("readnone") {
		markAccess(p, accessWord(p, map[*ir.Param]bool{p: true}))
	}
}

// passedTo returns the parameters of the SCC that p is an argument for, unless something else
// may keep it.
func (g *scc) passedTo(p *ir.Param) (passed []*ir.Param, kept bool) {
	analysis.Captures(p, func(u *ir.Use) bool {
		if u == nil {
			kept = true
			return true
		}
		i := u.User()
		if !i.Op().IsCall() || !g.calls(i) || !globals.Exact(i.CalledFunc()) || u.Index() >= i.NumArgs() || u.Index() >= len(i.CalledFunc().Params) {
			kept = true
			return true
		}
		passed = append(passed, i.CalledFunc().Params[u.Index()])
		return false
	})
	return passed, kept
}

// decide marks parameters that are passed around in an SCC, which nothing keeps if nothing
// outside of the SCC does.
func (graph *argGraph) decide(scc []*ir.Param) {
	if p := scc[0]; len(scc) == 1 {
		if to := graph.to[p]; len(to) == 1 && to[0] == p {
			mark(p, "nocapture")
			markAccess(p, accessWord(p, map[*ir.Param]bool{p: true}))
		}
		return
	}
	in := map[*ir.Param]bool{}
	for _, p := range scc {
		in[p] = true
	}
	for _, p := range scc {
		for _, q := range graph.to[p] {
			if !in[q] && !q.Attrs().Has("nocapture") {
				return
			}
		}
	}
	for _, p := range scc {
		mark(p, "nocapture")
	}
	word := "readnone"
	for _, p := range scc {
		switch w := accessWord(p, in); {
		case w == word, w == "readnone":
		case word == "readnone":
			word = w
		default:
			return
		}
	}
	for _, p := range scc {
		markAccess(p, word)
	}
}

func mark(p *ir.Param, attr string) {
	if !p.Attrs().Has(attr) {
		p.SetAttrs(p.Attrs().With(ir.EnumAttr(attr)))
	}
}

// markAccess writes how memory is touched through a parameter, in place of what was known; "" is
// nothing new.
func markAccess(p *ir.Param, word string) {
	if word == "" || p.Attrs().Has(word) {
		return
	}
	attrs := p.Attrs().Without("readonly", "writeonly", "readnone")
	if word != "writeonly" {
		attrs = attrs.Without("writable") // contradicts it
	}
	p.SetAttrs(attrs.With(ir.EnumAttr(word)))
}

// accessWord follows the uses of a pointer and returns the attribute for the memory accesses
// through it; "": both reads and writes, or unknown. Accesses by the parameters in a set do not
// count.
func accessWord(p *ir.Param, in map[*ir.Param]bool) string {
	if p.Attrs().Has("inalloca") || p.Attrs().Has("preallocated") {
		return ""
	}
	var m analysis.ModRef
	seen := map[ir.Value]bool{p: true}
	work := []ir.Value{p}
	follow := func(v ir.Value) {
		if !seen[v] {
			seen[v] = true
			work = append(work, v)
		}
	}
	for len(work) > 0 && m != analysis.RefMod {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Uses(v) {
			use, ok := useAccess(u.User(), u.Index(), in, follow)
			if !ok {
				return ""
			}
			m |= use
		}
	}
	return map[analysis.ModRef]string{analysis.NoModRef: "readnone", analysis.Ref: "readonly", analysis.Mod: "writeonly"}[m]
}

// useAccess is what one use of a pointer does to the memory it points to; ok is false where the
// pointer gets out of sight.
func useAccess(i *ir.Instr, k int, in map[*ir.Param]bool, follow func(ir.Value)) (m analysis.ModRef, ok bool) {
	switch i.Op() {
	case ir.GetElementPtr, ir.BitCast, ir.AddrSpaceCast, ir.Phi, ir.Select:
		follow(i)
		return 0, true
	case ir.ICmp, ir.Ret:
		return 0, true
	case ir.Load:
		return analysis.Ref, !i.IsVolatile()
	case ir.Store:
		return analysis.Mod, k == 1 && !i.IsVolatile()
	case ir.Call, ir.Invoke:
		return callAccess(i, k, in, follow)
	}
	return 0, false
}

func callAccess(i *ir.Instr, k int, in map[*ir.Param]bool, follow func(ir.Value)) (analysis.ModRef, bool) {
	if i.Operand(k) == i.Callee() && k == i.NumOperands()-1 {
		return analysis.Ref, true
	}
	e := analysis.CallEffects(i)
	switch {
	case analysis.ReturnsArgument(i):
		follow(i)
	case !analysis.NoCapture(i, k):
		if e.Any()&analysis.Mod != 0 {
			return 0, false
		}
		if !i.Type().IsVoid() {
			follow(i)
		}
	}
	if k >= i.NumArgs() { // of a bundle
		return analysis.Ref & e.Other, true
	}
	if f := i.CalledFunc(); e.Arg == analysis.NoModRef || f != nil && k < len(f.Params) && in[f.Params[k]] {
		return 0, true
	}
	return e.Arg & analysis.ArgModRef(i, k), true
}
