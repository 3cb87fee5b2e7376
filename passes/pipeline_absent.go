package passes

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// What opt -print-pipeline-passes prints for LLVM's own pipelines runs here as it is, though it names passes that we do not have: those that have nothing
// to do without a profile, remarks or options that ask for them, and some optimizations. The latter are said to be left out; the user decides what
// that means.

// absent is a pass of LLVM's pipelines that is none here.
type absent struct {
	name string
	unit pass.Unit
	// leftOut says what of a module stays undone; nil: nothing ever does.
	leftOut func(m *ir.Module) bool
}

func always(*ir.Module) bool { return true }

// absents are the passes of LLVM 14's to 19's pipelines for -O1 to -O3 that we do not have.
var absents = []absent{
	// For remarks and warnings only.
	{"annotation-remarks", pass.FuncUnit, nil},
	{"annotation2metadata", pass.ModuleUnit, nil},
	{"transform-warning", pass.FuncUnit, nil},
	// With a profile only.
	{"cg-profile", pass.ModuleUnit, nil},
	{"chr", pass.FuncUnit, nil},
	{"loop-sink", pass.FuncUnit, nil},
	// Where the command line asks for it.
	{"forceattrs", pass.ModuleUnit, nil},
	{"inject-tli-mappings", pass.FuncUnit, nil},
	{"move-auto-init", pass.FuncUnit, nil},
	// An analysis, which is made when it is asked for.
	{"recompute-globalsaa", pass.ModuleUnit, nil},
	// Of programs that have it.
	{"coro-cleanup", pass.ModuleUnit, hasCoroutines},
	{"coro-early", pass.ModuleUnit, hasCoroutines},
	{"coro-elide", pass.FuncUnit, hasCoroutines},
	{"coro-split", pass.CGSCCUnit, hasCoroutines},
	{"ee-instrument", pass.FuncUnit, hasInstrumentedFunctions},
	{"openmp-opt", pass.ModuleUnit, usesOpenMP},
	{"openmp-opt-cgscc", pass.CGSCCUnit, usesOpenMP},
	// Optimizations.
	{"loop-distribute", pass.FuncUnit, always},
	{"loop-load-elim", pass.FuncUnit, always},
	{"loop-vectorize", pass.FuncUnit, always},
	{"rel-lookup-table-converter", pass.ModuleUnit, always},
	{"slp-vectorizer", pass.FuncUnit, always},
	{"vector-combine", pass.FuncUnit, always},
}

func hasCoroutines(m *ir.Module) bool { return anyFunc(m, "presplitcoroutine") }

func hasInstrumentedFunctions(m *ir.Module) bool {
	return anyFunc(m, "instrument-function-entry") || anyFunc(m, "instrument-function-entry-inlined")
}

func anyFunc(m *ir.Module, attr string) bool {
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool { return f.Attrs.Fn.Has(attr) })
}

func usesOpenMP(m *ir.Module) bool { return analysis.ModuleFlag(m, "openmp") != 0 }

// absentNode is the node of a pass that we do not have; ok is false if LLVM's pipelines have none of the name.
func absentNode(name, full string) (n Node, ok bool) {
	k := slices.IndexFunc(absents, func(a absent) bool { return a.name == name })
	if k < 0 {
		return Node{}, false
	}
	a := absents[k]
	d := &pass.Desc{Name: name, Unit: a.unit, Help: "Not implemented: does nothing"}
	switch a.unit {
	case pass.FuncUnit:
		d.Func = func(*pass.Context, *ir.Func) pass.Preserved { return pass.All }
	case pass.ModuleUnit:
		d.Module = func(*pass.Context, *ir.Module) pass.Preserved { return pass.All }
	}
	return Node{Desc: d, Unit: a.unit, Text: full}, true
}

// leftOut returns the passes of a pipeline that are accepted because LLVM's pipelines have them, do nothing here, and would have
// something to do for the module: each name once.
func leftOut(nodes []Node, m *ir.Module) []string {
	var out []string
	for _, n := range nodes {
		if n.Desc == nil {
			out = append(out, leftOut(n.Sub, m)...)
			continue
		}
		for _, a := range absents {
			if a.name == n.Desc.Name && a.leftOut != nil && a.leftOut(m) {
				out = append(out, a.name)
			}
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
