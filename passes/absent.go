package passes

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// What opt -print-pipeline-passes prints for LLVM's own pipelines runs here as it is, though it
// names passes that we do not have: those that have nothing to do without a profile, remarks or
// options that ask for them, and some optimizations. The latter are said to be left out; the user
// decides what that means.

func always(*ir.Module) bool { return true }

// absent are the passes of LLVM 14's to 19's pipelines for -O1 to -O3 that we do not have.
func absent() []Desc {
	doesNothing := func(name string, unit pass.Unit, leftOut func(*ir.Module) bool) Desc {
		d := Desc{Name: name, Unit: unit, Help: "Not implemented: does nothing", Unlisted: true, Absent: true, LeftOut: leftOut}
		switch unit {
		case pass.FuncUnit:
			d.Func = func(*pass.Context, *ir.Func) pass.Preserved { return pass.All }
		case pass.ModuleUnit:
			d.Module = func(*pass.Context, *ir.Module) pass.Preserved { return pass.All }
		}
		return d
	}
	return []Desc{
		// For remarks and warnings only.
		doesNothing("annotation-remarks", pass.FuncUnit, nil),
		doesNothing("annotation2metadata", pass.ModuleUnit, nil),
		doesNothing("transform-warning", pass.FuncUnit, nil),
		// With a profile only.
		doesNothing("cg-profile", pass.ModuleUnit, nil),
		doesNothing("chr", pass.FuncUnit, nil),
		doesNothing("loop-sink", pass.FuncUnit, nil),
		// Where the command line asks for it.
		doesNothing("forceattrs", pass.ModuleUnit, nil),
		doesNothing("inject-tli-mappings", pass.FuncUnit, nil),
		doesNothing("move-auto-init", pass.FuncUnit, nil),
		// An analysis, which is made when it is asked for.
		doesNothing("recompute-globalsaa", pass.ModuleUnit, nil),
		// Of programs that have it.
		doesNothing("coro-cleanup", pass.ModuleUnit, hasCoroutines),
		doesNothing("coro-early", pass.ModuleUnit, hasCoroutines),
		doesNothing("coro-elide", pass.FuncUnit, hasCoroutines),
		doesNothing("coro-split", pass.CGSCCUnit, hasCoroutines),
		doesNothing("ee-instrument", pass.FuncUnit, hasInstrumentedFunctions),
		doesNothing("openmp-opt", pass.ModuleUnit, usesOpenMP),
		doesNothing("openmp-opt-cgscc", pass.CGSCCUnit, usesOpenMP),
		// Optimizations.
		doesNothing("loop-distribute", pass.FuncUnit, always),
		doesNothing("loop-load-elim", pass.FuncUnit, always),
		doesNothing("loop-vectorize", pass.FuncUnit, always),
		doesNothing("rel-lookup-table-converter", pass.ModuleUnit, always),
		doesNothing("slp-vectorizer", pass.FuncUnit, always),
		doesNothing("vector-combine", pass.FuncUnit, always),
	}
}

func hasCoroutines(m *ir.Module) bool { return anyFunc(m, "presplitcoroutine") }

func hasInstrumentedFunctions(m *ir.Module) bool {
	return anyFunc(m, "instrument-function-entry") || anyFunc(m, "instrument-function-entry-inlined")
}

func anyFunc(m *ir.Module, attr string) bool {
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool { return f.Attrs.Fn.Has(attr) })
}

func usesOpenMP(m *ir.Module) bool { return analysis.ModuleFlag(m, "openmp") != 0 }

// leftOut returns the passes of a pipeline that are accepted because LLVM's pipelines have them, do
// nothing here, and would have something to do for the module: each name once.
func leftOut(nodes []Node, m *ir.Module) []string {
	var out []string
	for _, n := range nodes {
		if n.Desc == nil {
			out = append(out, leftOut(n.Sub, m)...)
			continue
		}
		if n.Desc.LeftOut != nil && n.Desc.LeftOut(m) {
			out = append(out, n.Desc.Name)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
