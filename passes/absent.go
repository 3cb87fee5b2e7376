package passes

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
)

// What opt -print-pipeline-passes prints for LLVM's own pipelines runs here as it is, though it
// names passes that we do not have: those that have nothing to do without a profile, remarks or
// options that ask for them, and some optimizations. The latter are said to be left out; the user
// decides what that means.

func always(*ir.Module) bool { return true }

// absent are the passes of LLVM 14's to 22's pipelines that we do not have.
func absent() []Desc {
	doesNothing := func(name string, unit pass.Unit, leftOut func(*ir.Module) bool) Desc {
		d := Desc{Name: name, Unit: unit, Help: "Not implemented: does nothing", Unlisted: true, Absent: true, LeftOut: leftOut}
		switch unit {
		case pass.FuncUnit:
			d.Func = func(*pass.Context, *ir.Func) pass.Preserved { return pass.All }
		case pass.ModuleUnit:
			d.Module = func(*pass.Context, *ir.Module) pass.Preserved { return pass.All }
		case pass.LoopUnit:
			d.Loop = func(*loop.Walk, *analysis.Loop) bool { return false }
		}
		return d
	}
	return []Desc{
		// For remarks and warnings only.
		doesNothing("annotation-remarks", pass.FuncUnit, nil),
		doesNothing("annotation2metadata", pass.ModuleUnit, nil),
		doesNothing("kernel-info", pass.FuncUnit, nil),
		doesNothing("transform-warning", pass.FuncUnit, nil),
		// With a profile only.
		doesNothing("cg-profile", pass.ModuleUnit, hasProfile),
		doesNothing("chr", pass.FuncUnit, hasProfile),
		doesNothing("pgo-icall-prom", pass.ModuleUnit, hasProfile),
		// Where the command line asks for it.
		doesNothing("forceattrs", pass.ModuleUnit, nil),
		doesNothing("inject-tli-mappings", pass.FuncUnit, nil),
		doesNothing("move-auto-init", pass.FuncUnit, nil),
		// An analysis, which is made when it is asked for.
		doesNothing("recompute-globalsaa", pass.ModuleUnit, nil),
		// Where indvars has made exits of a loop invariant: simple-loop-unswitch is not run once
		// more.
		doesNothing("extra-simple-loop-unswitch-passes", pass.LoopUnit, nil),
		// Of programs that have it.
		doesNothing("alloc-token", pass.ModuleUnit, func(m *ir.Module) bool { return anyFunc(m, "sanitize_alloc_token") }),
		doesNothing("canonicalize-aliases", pass.ModuleUnit, func(m *ir.Module) bool { return len(m.Aliases) > 0 }),
		doesNothing("coro-annotation-elide", pass.CGSCCUnit, hasElidableAwaits),
		doesNothing("cross-dso-cfi", pass.ModuleUnit, testsTypes),
		doesNothing("drop-unnecessary-assumes", pass.FuncUnit, func(m *ir.Module) bool { return m.Func("llvm.assume") != nil }),
		doesNothing("expand-variadics", pass.ModuleUnit, hasVariadicFunctions),
		doesNothing("globalsplit", pass.ModuleUnit, testsTypes),
		doesNothing("lowertypetests", pass.ModuleUnit, testsTypes),
		doesNothing("memprof-remove-attributes", pass.ModuleUnit, hasMemoryProfile),
		doesNothing("name-anon-globals", pass.ModuleUnit, hasNamelessGlobals),
		doesNothing("simplify-type-tests", pass.ModuleUnit, testsTypes),
		doesNothing("wholeprogramdevirt", pass.ModuleUnit, testsTypes),
		doesNothing("ee-instrument", pass.FuncUnit, hasInstrumentedFunctions),
		doesNothing("openmp-opt", pass.ModuleUnit, usesOpenMP),
		doesNothing("openmp-opt-cgscc", pass.CGSCCUnit, usesOpenMP),
		// Optimizations.
		doesNothing("norecurse-lto-inference", pass.ModuleUnit, always),
		doesNothing("rel-lookup-table-converter", pass.ModuleUnit, always),
		// For machines that have no backend here.
		doesNothing("amdgpu-attributor", pass.ModuleUnit, always),
		doesNothing("amdgpu-lower-exec-sync", pass.ModuleUnit, always),
		doesNothing("amdgpu-lower-kernel-attributes", pass.FuncUnit, always),
		doesNothing("amdgpu-lower-module-lds", pass.ModuleUnit, always),
		doesNothing("amdgpu-printf-runtime-binding", pass.ModuleUnit, always),
		doesNothing("amdgpu-promote-alloca-to-vector", pass.FuncUnit, always),
		doesNothing("amdgpu-promote-kernel-arguments", pass.FuncUnit, always),
		doesNothing("amdgpu-simplifylib", pass.FuncUnit, always),
		doesNothing("amdgpu-sw-lower-lds", pass.ModuleUnit, always),
		doesNothing("amdgpu-uniform-intrinsic-combine", pass.FuncUnit, always),
		doesNothing("amdgpu-usenative", pass.FuncUnit, always),
		doesNothing("hexagon-loop-idiom", pass.LoopUnit, always),
		doesNothing("hexagon-vlcr", pass.LoopUnit, always),
	}
}

// testsTypes: control-flow integrity and virtual calls of whole programs.
func testsTypes(m *ir.Module) bool {
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool {
		switch f.IntrinsicID() {
		case "llvm.type.test", "llvm.public.type.test", "llvm.type.checked.load", "llvm.type.checked.load.relative":
			return true
		}
		return false
	})
}

func hasVariadicFunctions(m *ir.Module) bool {
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool { return !f.IsDecl() && f.FuncType.VarArg })
}

func hasNamelessGlobals(m *ir.Module) bool {
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool { return f.Name() == "" }) ||
		slices.ContainsFunc(m.Globals, func(g *ir.GlobalVar) bool { return g.Name() == "" })
}

// hasMemoryProfile: calls say which allocations they lead to.
func hasMemoryProfile(m *ir.Module) bool {
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			if i.MD("memprof") != nil || i.MD("callsite") != nil {
				return true
			}
		}
	}
	return false
}

// hasProfile: functions tell how often they were called.
func hasProfile(m *ir.Module) bool {
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool { _, ok := frequency.EntryCount(f); return ok })
}

// hasElidableAwaits: clang says of calls of coroutines that their frames may lie in the caller's.
func hasElidableAwaits(m *ir.Module) bool {
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			if i.Op().IsCall() && i.Info.Attrs.Fn.Has("coro_elide_safe") {
				return true
			}
		}
	}
	return false
}

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
