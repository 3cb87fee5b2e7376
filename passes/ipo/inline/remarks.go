package inline

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// decision is the decision about a call, and its reason.
type decision struct {
	inline          bool
	always, never   bool // whatever it costs
	failed          bool // it was to be inlined, but cannot be
	cost, threshold int
	why             string
}

// cost text of LLVM's remarks and of the attribute inline-remark.
func (d decision) String() string {
	s := "(cost=" + strconv.Itoa(d.cost) + ", threshold=" + strconv.Itoa(d.threshold) + ")"
	switch {
	case d.always:
		s = "(cost=always)"
	case d.never:
		s = "(cost=never)"
	}
	if d.why != "" {
		s += ": " + d.why
	}
	return s
}

// leave records in the attribute inline-remark why a call stays, if the flag demands it.
func (in *inliner) leave(call *ir.Instr, why string) {
	if in.c.FlagBool("inline-remark-attribute", false) {
		call.Info.Attrs.Fn = call.Info.Attrs.Fn.With(ir.StringAttr("inline-remark", why))
	}
}

// uninlinable reports what in a body ended the walk that adds up its cost.
func (in *inliner) uninlinable(call *ir.Instr, g *ir.Func, why string) {
	between, end := " has uninlinable pattern (", ") and cost is not fully computed"
	switch why {
	case tooMuchStack:
		between, end = " is ", ". Cost is not fully computed"
	case addressUsed:
		return
	}
	in.c.Remark(pass.Missed, "NeverInline", call.Func(), call, pass.Arg{Key: "Callee", Val: g.Name()}, pass.Text(between),
		pass.Arg{Key: "InlineResult", Val: why}, pass.Text(end))
}

// remark reports a decision in LLVM's words.
func (in *inliner) remark(f *ir.Func, call *ir.Instr, g *ir.Func, d decision) {
	kind := pass.Missed
	switch {
	case d.inline:
		kind = pass.Passed
	case d.failed:
		in.leave(call, d.why+"; "+decision{always: d.always, never: d.never, cost: d.cost, threshold: d.threshold}.String())
	default:
		in.leave(call, d.String())
	}
	if !in.c.Wants(kind) {
		return
	}
	callee, caller := pass.Arg{Key: "Callee", Val: g.Name()}, pass.Arg{Key: "Caller", Val: f.Name()}
	reason := pass.Arg{Key: "Reason", Val: d.why}
	number := func(key string, n int) pass.Arg { return pass.Arg{Key: key, Val: strconv.Itoa(n)} }
	cost := []pass.Arg{pass.Text(" (cost="), number("Cost", d.cost), pass.Text(", threshold="), number("Threshold", d.threshold), pass.Text(")")}
	args := []pass.Arg{pass.Text("'"), callee}
	name := "Inlined"
	switch {
	case d.inline && d.always:
		name = "AlwaysInline"
		args = append(args, pass.Text("' inlined into '"), caller, pass.Text("' with (cost=always): "), reason)
	case d.inline:
		args = append(append(args, pass.Text("' inlined into '"), caller, pass.Text("' with")), cost...)
	case d.failed:
		name = "NotInlined"
		args = append(args, pass.Text("' is not inlined into '"), caller, pass.Text("': "), reason)
	case d.never:
		name = "NeverInline"
		args = append(args, pass.Text("' not inlined into '"), caller, pass.Text("' because it should never be inlined (cost=never): "), reason)
	default:
		name = "TooCostly"
		args = append(append(args, pass.Text("' not inlined into '"), caller, pass.Text("' because too costly to inline")), cost...)
	}
	in.c.Remark(kind, name, f, call, args...)
}
