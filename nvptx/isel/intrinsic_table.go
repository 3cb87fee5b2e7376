package isel

import (
	"maps"
	"strings"
	"sync"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// intrinsic is how calls of one intrinsic are selected.
type intrinsic struct {
	effect  bool       // it is emitted even if its result has no users
	lower   handler    // nil: nothing is emitted
	through structural // answers for the result without code, where it can
}

// intrinsic finds the row of a called intrinsic: by its whole name, else without the suffix of a
// pointer, else without type suffixes.
func (m *module) intrinsic(i *ir.Instr) (intrinsic, bool) {
	if i.Op() != ir.Call {
		return intrinsic{}, false
	}
	f, ok := i.Callee().(*ir.Func)
	if !ok || !f.IsIntrinsic() {
		return intrinsic{}, false
	}
	if row, ok := m.tables.intrinsic(f.Name()); ok {
		return row, true
	}
	if k := strings.LastIndex(f.Name(), ".p"); k >= 0 { // tensor-core names append only ".p" for a pointer operand after the element type
		if row, ok := m.tables.intrinsic(f.Name()[:k]); ok {
			return row, true
		}
	}
	return m.tables.intrinsic(f.IntrinsicID())
}

// intrinsicRow looks a name up. The families of llvm.nvvm.* are many, and most modules have none of
// them, so their table is made when the first is asked for.
func intrinsicRow(name string) (intrinsic, bool) {
	row, ok := intrinsicTable()[name]
	if !ok && strings.HasPrefix(name, "llvm.nvvm.") {
		row, ok = familyTable()[name]
	}
	return row, ok
}

// familyTable is the table of the families of nvvm.Calls.
var familyTable = sync.OnceValue(nvvmFamilies)

// intrinsicTable puts the tables of the families together.
var intrinsicTable = sync.OnceValue(func() map[string]intrinsic {
	t := map[string]intrinsic{}
	for _, family := range []map[string]intrinsic{
		ignoredIntrinsics(), plainIntrinsics(), passingIntrinsics(), integerIntrinsics(), floatIntrinsics(), memoryIntrinsics(),
		nvvmDirect(), nvvmSpecial(), nvvmBarriers(), nvvmWarp(), nvvmTensor(), nvvmAtomics(), nvvmAddress(),
		reductionIntrinsics(), maskedIntrinsics(),
	} {
		maps.Copy(t, family)
	}
	return t
})

// ignoredIntrinsics say something to the optimizer or the debugger only.
func ignoredIntrinsics() map[string]intrinsic {
	t := map[string]intrinsic{}
	for _, name := range []string{
		"llvm.lifetime.start", "llvm.lifetime.end", "llvm.assume", "llvm.dbg.declare", "llvm.dbg.declare_value", "llvm.dbg.value", "llvm.dbg.label",
		"llvm.dbg.addr", "llvm.dbg.assign", "llvm.invariant.end", "llvm.donothing", "llvm.sideeffect", "llvm.pseudoprobe",
		"llvm.experimental.noalias.scope.decl", "llvm.var.annotation", "llvm.codeview.annotation", "llvm.prefetch",
		"llvm.stackrestore", "llvm.fake.use",
	} {
		t[name] = intrinsic{}
	}
	return t
}

// plainIntrinsics are those without a family.
func plainIntrinsics() map[string]intrinsic {
	constant := func(v int64) handler {
		return func(s *fsel, i *ir.Instr) {
			for _, d := range s.dst(i) {
				s.move(s.typeOf(d), d, ptx.Int(v))
			}
		}
	}
	return map[string]intrinsic{
		"llvm.trap":            {effect: true, lower: func(s *fsel, _ *ir.Instr) { s.put("trap") }},
		"llvm.ubsantrap":       {effect: true, lower: func(s *fsel, _ *ir.Instr) { s.put("trap") }},
		"llvm.debugtrap":       {effect: true, lower: func(s *fsel, _ *ir.Instr) { s.put("brkpt") }},
		"llvm.nvvm.exit":       {effect: true, lower: func(s *fsel, _ *ir.Instr) { s.put("exit") }},
		"llvm.is.constant":     {lower: constant(0)},
		"llvm.get.rounding":    {lower: constant(1)}, // to the nearest, the only mode
		"llvm.objectsize":      {lower: lowerObjectSize},
		"llvm.stacksave":       {lower: constant(0)},
		"llvm.invariant.start": {lower: constant(0)},
		"llvm.readcyclecounter": {effect: true, lower: func(s *fsel, i *ir.Instr) {
			s.putKept("mov.u64", s.dst1(i), ptx.Clock64)
		}},
		"llvm.readsteadycounter": {effect: true, lower: func(s *fsel, i *ir.Instr) {
			s.putKept("mov.u64", s.dst1(i), ptx.GlobalTimer)
		}},
	}
}

// lowerObjectSize answers that the size is unknown: 0 or -1, as its second argument wants.
func lowerObjectSize(s *fsel, i *ir.Instr) {
	v := ptx.Int(-1)
	if c := ir.AsInt(i.Arg(1)); c != nil && !c.IsZero() {
		v = 0
	}
	d := s.dst1(i)
	s.move(s.typeOf(d), d, v)
}

// passingIntrinsics return one of their arguments.
func passingIntrinsics() map[string]intrinsic {
	first := intrinsic{through: throughFirst}
	return map[string]intrinsic{
		"llvm.expect": first, "llvm.expect.with.probability": first, "llvm.ssa.copy": first, "llvm.annotation": first,
		"llvm.ptr.annotation": first, "llvm.launder.invariant.group": first, "llvm.strip.invariant.group": first,
		"llvm.nvvm.texsurf.handle":          {through: throughHandle, lower: lowerHandle},
		"llvm.nvvm.texsurf.handle.internal": {through: throughHandle, lower: lowerHandle},
		"llvm.arithmetic.fence":             first, "llvm.threadlocal.address": first,
	}
}

// argumentLanes makes a handler for scalars and vectors from what selects a lane; the callee is no operand.
func argumentLanes(one func(s *fsel, i *ir.Instr, l lane)) handler {
	return func(s *fsel, i *ir.Instr) {
		if _, ok := s.m.pieces(i.Type()); !ok {
			s.unsupported(i, "%s of type %s", i.Callee().Ident(), i.Type())
			return
		}
		d := s.dst(i)
		n := 1
		if i.Type().IsVector() {
			n = int(i.Type().Len)
		}
		args := make([][]ptx.Operand, i.NumArgs())
		for k := range args {
			args[k] = s.get(i.Arg(k))
		}
		for k := range n {
			l := lane{d: part(d, k, n), scalar: !i.Type().IsVector()}
			for j, a := range args {
				if i.Arg(j).Type().IsVector() {
					l.a = append(l.a, part(a, k, n))
				} else {
					l.a = append(l.a, a) // a flag or a count, the same for all lanes
				}
			}
			one(s, i, l)
		}
	}
}
