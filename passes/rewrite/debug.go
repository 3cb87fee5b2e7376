package rewrite

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// EraseRedundantDebug removes debug intrinsics of b that say again what an earlier one says, or that the next one overrides with nothing
// between.
func EraseRedundantDebug(b *ir.Block) {
	type variable struct{ v, fragment, loc any }
	last := map[variable]*ir.Instr{}
	key := func(i *ir.Instr) variable {
		return variable{mdNode(i.Arg(1)), fragment(i.Arg(2)), inlinedAt(i)}
	}
	for i := range b.Backward() { // overridden within a run of debug intrinsics
		if i.IntrinsicID() != "llvm.dbg.value" {
			if !analysis.IsDebugOrPseudo(i) {
				clear(last)
			}
			continue
		}
		k := key(i)
		if last[k] != nil {
			i.Erase()
			continue
		}
		last[k] = i
	}
	type state struct{ value, expr any }
	now := map[variable]state{}
	for i := range b.Instrs() { // said already
		if i.IntrinsicID() != "llvm.dbg.value" {
			continue
		}
		k := key(i)
		s := state{mdValue(i.Arg(0)), mdNode(i.Arg(2))}
		if old, ok := now[k]; ok && old == s {
			i.Erase()
			continue
		}
		now[k] = s
	}
}

func mdNode(v ir.Value) any {
	if m, ok := v.(*ir.MDOperand); ok && m.Node != nil {
		if n, ok := m.Node.(*ir.MDNode); ok && n.Inline {
			return ir.MDString(n)
		}
		return m.Node
	}
	return nil
}

// fragment returns the expression when it describes a part of a variable only.
func fragment(expr ir.Value) any {
	if s, ok := mdNode(expr).(string); ok && strings.Contains(s, "DW_OP_LLVM_fragment") {
		return s
	}
	return nil
}

func mdValue(v ir.Value) any {
	if m, ok := v.(*ir.MDOperand); ok && m.Value() != nil {
		return m.Value()
	}
	return mdNode(v)
}

// inlinedAt returns the call site that the debug location of i names.
func inlinedAt(i *ir.Instr) any {
	if loc := i.DebugLoc(); loc != nil {
		return loc.Field("inlinedAt")
	}
	return nil
}
