package rewrite

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// EraseRedundantDebug removes debug intrinsics of b that repeat an earlier one, or that the next
// one overrides with nothing between.
func EraseRedundantDebug(b *ir.Block) {
	last := map[Variable]*ir.Instr{}
	for i := range b.Backward() { // overridden within a run of debug intrinsics
		if i.IntrinsicID() != "llvm.dbg.value" {
			if !analysis.IsDebugOrPseudo(i) {
				clear(last)
			}
			continue
		}
		k := VariableOf(i)
		if last[k] != nil {
			i.Erase()
			continue
		}
		last[k] = i
	}
	type state struct{ value, expr any }
	now := map[Variable]state{}
	for i := range b.Instrs() { // said already
		if i.IntrinsicID() != "llvm.dbg.value" {
			continue
		}
		k := VariableOf(i)
		s := state{mdValue(i.Arg(0)), mdNode(i.Arg(2))}
		if old, ok := now[k]; ok && old == s {
			i.Erase()
			continue
		}
		now[k] = s
	}
}

// Variable tells source variables, and parts of them, apart.
type Variable struct{ v, fragment, loc any }

// VariableOf returns the variable that a debug intrinsic is about.
func VariableOf(i *ir.Instr) Variable {
	return Variable{mdNode(i.Arg(1)), fragment(i.Arg(2)), inlinedAt(i)}
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
