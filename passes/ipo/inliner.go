package ipo

import (
	"strconv"

	"opt-go/frontend/ir"
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
	return inlineAll(c, m, true, func(_ *ir.Instr, f *ir.Func) (bool, string) {
		return f.Attrs.Fn.Has("alwaysinline"), "the callee is not marked alwaysinline"
	})
}

// Inline is the inlining of LLVM's inline, callees first, with a cost model of its own (see cost): GPUs raise the
// threshold, because a call there costs a frame in local memory and hides address spaces (gpucc, section 3.1).
// Differences from LLVM: no bonus for arguments that are constant, and no deferral to the caller's callers.
func Inline(c *pass.Context, m *ir.Module) pass.Preserved {
	threshold := int(c.FlagInt("inline-threshold", 0))
	if threshold == 0 {
		threshold = defaultThreshold
		if t := c.Target.InlineThreshold; t > 0 {
			threshold = t
		}
	}
	uses := countUses(m)
	return inlineAll(c, m, false, func(call *ir.Instr, f *ir.Func) (bool, string) {
		limit := threshold
		if f.Linkage.IsLocal() && uses[f] == 1 {
			limit += lastCallBonus
		}
		n := cost(call)
		if f.Attrs.Fn.Has("alwaysinline") {
			return true, ""
		}
		return n <= limit, "cost " + strconv.Itoa(n) + " is above the threshold of " + strconv.Itoa(limit)
	})
}

// inlineAll walks the functions callees first and inlines the calls that want approves. intoOptnone says whether callers
// that are not to be optimized take part.
func inlineAll(c *pass.Context, m *ir.Module, intoOptnone bool, want func(*ir.Instr, *ir.Func) (bool, string)) pass.Preserved {
	changed := false
	done := map[*ir.Func]bool{}
	for _, f := range bottomUp(m) {
		done[f] = true
		if f.Attrs.Fn.Has("optnone") && !intoOptnone {
			continue
		}
		var calls []*ir.Instr
		for i := range f.Instrs() {
			if g := i.CalledFunc(); g != nil && !g.IsIntrinsic() && !g.IsDecl() {
				calls = append(calls, i)
			}
		}
		for _, call := range calls {
			g := call.CalledFunc()
			why := obstacle(call)
			if why == "" && !done[g] {
				why = "the call closes a recursion"
			}
			if why == "" {
				if yes, reason := want(call, g); !yes {
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
			inlineCall(call)
			c.Count("Number of functions inlined", 1)
			changed = true
		}
	}
	return pass.ChangedCFG(changed)
}
