package ipo

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// LLVM's thresholds for inline: the cost up to which a call is inlined, and what is added when the callee goes away with its
// last call.
const (
	defaultThreshold = 225
	lastCallBonus    = 15000
)

// AlwaysInline is LLVM's always-inline: it inlines calls of functions marked alwaysinline, whatever they cost.
func AlwaysInline(c *pass.Context, m *ir.Module) pass.Preserved {
	return inlineAll(c, m, true, func(_ *ir.Instr, f *ir.Func, _ map[*ir.Func]int) (bool, string) {
		return f.Attrs.Fn.Has("alwaysinline"), "the callee is not marked alwaysinline"
	})
}

// Inline is the inlining of LLVM's inline, callees first, by LLVM's cost model (inline_cost.go): GPUs raise the
// threshold, because a call there costs a frame in local memory and hides address spaces (gpucc, section 3.1).
// Difference from LLVM: no deferral to the caller's callers.
func Inline(c *pass.Context, m *ir.Module) pass.Preserved {
	threshold := int(c.FlagInt("inline-threshold", 0))
	if threshold == 0 {
		threshold = defaultThreshold
		if t := c.Target.InlineThreshold; t > 0 {
			threshold = t
		}
	}
	return inlineAll(c, m, false, func(call *ir.Instr, f *ir.Func, uses map[*ir.Func]int) (bool, string) {
		limit := threshold
		if f.Linkage.IsLocal() && uses[f] == 1 {
			limit += lastCallBonus
		}
		if f.Attrs.Fn.Has("alwaysinline") {
			return true, ""
		}
		if !(f.Linkage.IsLocal() && uses[f] == 1) && forbidsCopies(f) {
			return false, "the callee has a call that must not be duplicated"
		}
		n, limit := cost(call, limit)
		return n <= limit, "cost " + strconv.Itoa(n) + " is above the threshold of " + strconv.Itoa(limit)
	})
}

// forbidsCopies reports whether a function has a call of which there must be no second one.
func forbidsCopies(f *ir.Func) bool {
	for i := range f.Instrs() {
		if i.Op().IsCall() && analysis.CallHas(i, "noduplicate") {
			return true
		}
	}
	return false
}

// inlineAll walks the functions callees first and inlines the calls that want approves, those that come in with a body too. want is told
// how often each function is used. intoOptnone says whether callers
// that are not to be optimized take part.
func inlineAll(c *pass.Context, m *ir.Module, intoOptnone bool, want func(*ir.Instr, *ir.Func, map[*ir.Func]int) (bool, string)) pass.Preserved {
	changed := false
	uses := countUses(m)
	done := map[*ir.Func]bool{}
	for _, f := range bottomUp(m) {
		done[f] = true
		if f.Attrs.Fn.Has("optnone") && !intoOptnone {
			continue
		}
		var sites []site
		for i := range f.Instrs() {
			if inlinable(i) {
				sites = append(sites, site{i, -1, nil})
			}
		}
		for k := 0; k < len(sites); k++ {
			call := sites[k].call
			g := call.CalledFunc()
			why := obstacle(call)
			if why == "" && (!done[g] || cameFrom(sites, k, g)) {
				why = "the call closes a recursion"
			}
			if why == "" {
				if yes, reason := want(call, g, uses); !yes {
					why = reason
				}
			}
			names := []pass.Arg{{Key: "Callee", Val: g.Name()}, pass.Text(" "), pass.Text("inlined into "), {Key: "Caller", Val: f.Name()}}
			if why != "" {
				names[1] = pass.Text(" not ")
				c.Remark(pass.Missed, "NotInlined", f, call, append(names, pass.Text(": "+why))...)
				continue
			}
			c.Remark(pass.Passed, "Inlined", f, call, names...)
			for _, copied := range inlineCall(call) {
				uses[copied.CalledFunc()]++
				sites = append(sites, site{copied, k, g})
			}
			c.Count("Number of functions inlined", 1)
			changed = true
		}
	}
	return pass.ChangedCFG(changed)
}

// site is a call to look at; one that came in with the body of a callee names that and the site that it came in through.
type site struct {
	call *ir.Instr
	from int
	of   *ir.Func
}

// cameFrom reports whether site k is there because g was inlined.
func cameFrom(sites []site, k int, g *ir.Func) bool {
	for ; k >= 0; k = sites[k].from {
		if sites[k].of == g {
			return true
		}
	}
	return false
}

// inlinable reports whether i calls a function that has a body.
func inlinable(i *ir.Instr) bool {
	g := i.CalledFunc()
	return g != nil && !g.IsIntrinsic() && !g.IsDecl()
}
