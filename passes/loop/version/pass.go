package version

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/loopaccess"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

const (
	annotateFlag = "loop-version-annotate-no-alias"
	stridesFlag  = "enable-mem-access-versioning"
	unitFlag     = "laa-speculate-unit-stride"
)

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: annotateFlag, Default: "true", Help: "annotate accesses that the checks tell apart with alias scopes"},
		{Name: stridesFlag, Default: "true", Help: "make versions of loops in which a symbolic stride is 1"},
		{Name: unitFlag, Default: "true", Help: "false: as -" + stridesFlag + "=false"},
	}
}

// Strides reports whether strides may be assumed to be 1.
func Strides(c *pass.Context) bool {
	return c.FlagBool(stridesFlag, true) && c.FlagBool(unitFlag, true)
}

// Run is the pass loop-versioning: innermost loops that need checks get a second version.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	cfg := &rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops)}
	var work []*analysis.Loop
	for _, top := range cfg.Loops.Top {
		for l := range top.Nest() {
			if len(l.Subs) == 0 {
				work = append(work, l)
			}
		}
	}
	changed := false
	for _, l := range work {
		if !Versionable(l) {
			continue
		}
		s := pass.Get(c, f, scev.Analysis)
		info := loopaccess.Analyze(l, cfg.Dom, s, pass.Get(c, f, alias.AA), Strides(c))
		if info.Convergent || len(info.Checks) == 0 && len(info.Assumed.List) == 0 {
			continue
		}
		Version(cfg, s, info, info.Checks)
		if c.FlagBool(annotateFlag, true) {
			Annotate(info, info.Checks)
		}
		changed = true
		loop.Keep(f, cfg)
	}
	if !changed {
		return pass.All
	}
	return loop.Keep(f, cfg)
}

// Versionable reports whether a loop is simplified, leaves at its end, and there only.
func Versionable(l *analysis.Loop) bool {
	exiting := l.Exiting()
	return l.Simplified() && len(exiting) == 1 && exiting[0] == l.Latch() && len(l.Exits()) == 1
}

// Annotate gives the accesses of each checked group an alias scope, and says which of these scopes
// each access does not alias.
func Annotate(info *loopaccess.Info, checks [][2]*loopaccess.Group) {
	domain := distinct(ir.MDStr("LVerDomain"))
	scope := map[*loopaccess.Group]*ir.MDNode{}
	group := map[ir.Value]*loopaccess.Group{}
	for _, g := range info.Groups {
		scope[g] = distinct(domain)
		for _, p := range g.Members {
			group[p.Ptr] = g
		}
	}
	apart := map[*loopaccess.Group][]ir.MD{}
	for _, c := range checks {
		apart[c[0]] = append(apart[c[0]], scope[c[1]])
	}
	for _, i := range info.Instrs {
		g := group[i.Pointer()]
		if g == nil {
			continue
		}
		appendTo(i, "alias.scope", scope[g])
		if len(apart[g]) > 0 {
			appendTo(i, "noalias", apart[g]...)
		}
	}
}

// distinct returns !{itself, fields …}.
func distinct(fields ...ir.MD) *ir.MDNode {
	n := ir.NewTuple(append([]ir.MD{ir.MDNull{}}, fields...)...)
	n.Distinct = true
	n.Fields[0].Value = n
	return n
}

// appendTo appends to a list of scopes.
func appendTo(i *ir.Instr, kind string, scopes ...ir.MD) {
	var list []ir.MD
	if old := i.MD(kind); old != nil {
		for _, f := range old.Fields {
			list = append(list, f.Value)
		}
	}
	for _, s := range scopes {
		if !slices.Contains(list, s) {
			list = append(list, s)
		}
	}
	i.SetMD(kind, ir.NewTuple(list...))
}
