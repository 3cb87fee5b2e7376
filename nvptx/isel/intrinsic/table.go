package intrinsic

import (
	"maps"
	"strings"
	"sync"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/memory"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// Row looks a name up. The families of llvm.nvvm.* are many, and most modules have none of
// them, so their table is made when the first is asked for.
func Row(name string) (sel.Intrinsic, bool) {
	row, ok := intrinsicTable()[name]
	if !ok && strings.HasPrefix(name, "llvm.nvvm.") {
		row, ok = familyTable()[name]
	}
	return row, ok
}

// familyTable is the table of the families of nvvm.Calls.
var familyTable = sync.OnceValue(nvvmFamilies)

// intrinsicTable puts the tables of the families together.
var intrinsicTable = sync.OnceValue(func() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{}
	for _, family := range []map[string]sel.Intrinsic{
		ignoredIntrinsics(), plainIntrinsics(), passingIntrinsics(), integerIntrinsics(), floatIntrinsics(), memory.BlockIntrinsics(),
		nvvmDirect(), nvvmSpecial(), nvvmBarriers(), nvvmWarp(), nvvmTensor(), nvvmAtomics(), nvvmAddress(),
		reductionIntrinsics(), memory.MaskedIntrinsics(),
	} {
		maps.Copy(t, family)
	}
	return t
})

// ignoredIntrinsics say something to the optimizer or the debugger only.
func ignoredIntrinsics() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{}
	for _, name := range []string{
		"llvm.lifetime.start", "llvm.lifetime.end", "llvm.assume", "llvm.dbg.declare", "llvm.dbg.declare_value", "llvm.dbg.value", "llvm.dbg.label",
		"llvm.dbg.addr", "llvm.dbg.assign", "llvm.invariant.end", "llvm.donothing", "llvm.sideeffect", "llvm.pseudoprobe",
		"llvm.experimental.noalias.scope.decl", "llvm.var.annotation", "llvm.codeview.annotation", "llvm.prefetch",
		"llvm.stackrestore", "llvm.fake.use",
	} {
		t[name] = sel.Intrinsic{}
	}
	return t
}

// plainIntrinsics are those without a family.
func plainIntrinsics() map[string]sel.Intrinsic {
	constant := func(v int64) sel.Handler {
		return func(s *sel.Func, i *ir.Instr) {
			for _, d := range s.Dst(i) {
				s.Move(s.TypeOf(d), d, ptx.Int(v))
			}
		}
	}
	return map[string]sel.Intrinsic{
		"llvm.trap":            {Effect: true, Lower: func(s *sel.Func, _ *ir.Instr) { s.Put("trap") }},
		"llvm.ubsantrap":       {Effect: true, Lower: func(s *sel.Func, _ *ir.Instr) { s.Put("trap") }},
		"llvm.debugtrap":       {Effect: true, Lower: func(s *sel.Func, _ *ir.Instr) { s.Put("brkpt") }},
		"llvm.nvvm.exit":       {Effect: true, Lower: func(s *sel.Func, _ *ir.Instr) { s.Put("exit") }},
		"llvm.is.constant":     {Lower: constant(0)},
		"llvm.get.rounding":    {Lower: constant(1)}, // to the nearest, the only mode
		"llvm.objectsize":      {Lower: lowerObjectSize},
		"llvm.stacksave":       {Lower: constant(0)},
		"llvm.invariant.start": {Lower: constant(0)},
		"llvm.readcyclecounter": {Effect: true, Lower: func(s *sel.Func, i *ir.Instr) {
			s.PutKept("mov.u64", s.Dst1(i), ptx.Clock64)
		}},
		"llvm.readsteadycounter": {Effect: true, Lower: func(s *sel.Func, i *ir.Instr) {
			s.PutKept("mov.u64", s.Dst1(i), ptx.GlobalTimer)
		}},
	}
}

// lowerObjectSize answers that the size is unknown: 0 or -1, as its second argument wants.
func lowerObjectSize(s *sel.Func, i *ir.Instr) {
	v := ptx.Int(-1)
	if c := ir.AsInt(i.Arg(1)); c != nil && !c.IsZero() {
		v = 0
	}
	d := s.Dst1(i)
	s.Move(s.TypeOf(d), d, v)
}

// passingIntrinsics return one of their arguments.
func passingIntrinsics() map[string]sel.Intrinsic {
	first := sel.Intrinsic{Through: sel.ThroughFirst}
	return map[string]sel.Intrinsic{
		"llvm.expect": first, "llvm.expect.with.probability": first, "llvm.ssa.copy": first, "llvm.annotation": first,
		"llvm.ptr.annotation": first, "llvm.launder.invariant.group": first, "llvm.strip.invariant.group": first,
		"llvm.nvvm.texsurf.handle":          {Through: throughHandle, Lower: lowerHandle},
		"llvm.nvvm.texsurf.handle.internal": {Through: throughHandle, Lower: lowerHandle},
		"llvm.arithmetic.fence":             first, "llvm.threadlocal.address": first,
	}
}
