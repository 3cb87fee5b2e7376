package ipo

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// StripDebugDeclare is LLVM's strip-debug-declare: the declarations of where variables are in
// memory go, debug information of other kinds stays. Addresses that nothing else needs go with
// them. LLVM 19 leaves declarations that are records.
func StripDebugDeclare(c *pass.Context, m *ir.Module) pass.Preserved {
	declare := m.Func("llvm.dbg.declare")
	if declare == nil {
		return pass.All
	}
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			if i.CalledFunc() != declare {
				continue
			}
			var address ir.Value
			if md, ok := i.Arg(0).(*ir.MDOperand); ok {
				address = md.Value()
			}
			i.Erase()
			if address != nil {
				rewrite.EraseIfDead(address)
			}
		}
	}
	m.Remove(declare)
	return pass.None
}

// StripDeadDebugInfo is LLVM's strip-dead-debug-info: compile units without live code, and
// descriptions of variables that the module no longer has, go.
//
//	!llvm.dbg.cu = !{!0, !1}         ⇒    !llvm.dbg.cu = !{!0}
//	!1 = distinct !DICompileUnit(…)       as no subprogram of !1 is mentioned
//
// A subprogram is live if code, or a declaration in a unit, leads to it. Descriptions of variables
// that have a constant value stay: nothing but they know it. Cost: linear in the metadata.
func StripDeadDebugInfo(c *pass.Context, m *ir.Module) pass.Preserved {
	list := m.NamedMD("llvm.dbg.cu")
	if list == nil {
		return pass.All
	}
	d := &debugInfo{seen: map[*ir.MDNode]bool{}, live: map[*ir.MDNode]bool{}, variables: map[*ir.MDNode]bool{}}
	for _, unit := range list.Nodes {
		d.fields(unit)
	}
	d.code(m)
	changed := false
	for _, unit := range list.Nodes {
		changed = d.pruneVariables(unit) || changed
	}
	n := len(list.Nodes)
	list.Nodes = slices.DeleteFunc(list.Nodes, func(unit *ir.MDNode) bool { return !d.live[unit] })
	if len(list.Nodes) == 0 {
		m.DropNamedMD("llvm.dbg.cu")
	}
	if changed || len(list.Nodes) < n {
		return pass.None
	}
	return pass.All
}

// debugInfo is what code and units lead to.
type debugInfo struct {
	seen      map[*ir.MDNode]bool
	live      map[*ir.MDNode]bool // units
	variables map[*ir.MDNode]bool // descriptions attached to variables of the module
}

// code visits what the globals of a module and their instructions lead to.
func (d *debugInfo) code(m *ir.Module) {
	for _, v := range m.Globals {
		for _, a := range v.Attachments() {
			if a.Kind == "dbg" {
				d.variables[a.Node] = true
			}
		}
	}
	for _, f := range m.Funcs {
		for _, a := range f.Attachments() {
			d.node(a.Node)
		}
		for i := range f.Instrs() {
			for _, a := range i.Attachments() {
				d.node(a.Node)
			}
			for _, v := range i.Operands() {
				if md, ok := v.(*ir.MDOperand); ok {
					d.metadata(md.Node)
				}
			}
		}
	}
}

func (d *debugInfo) metadata(v ir.MD) {
	if n, ok := v.(*ir.MDNode); ok {
		d.node(n)
	}
}

// node visits a node once. A unit is not entered: it is live by its subprograms only.
func (d *debugInfo) node(n *ir.MDNode) {
	if n == nil || d.seen[n] || n.Kind == "DICompileUnit" {
		return
	}
	d.seen[n] = true
	if unit := n.Node("unit"); n.Kind == "DISubprogram" && unit != nil {
		d.live[unit] = true
	}
	d.fields(n)
}

func (d *debugInfo) fields(n *ir.MDNode) {
	for _, f := range n.Fields {
		d.metadata(f.Value)
	}
}

// pruneVariables takes the descriptions of variables that are gone off a unit's list, and reports
// whether there were any. A unit that keeps one is live.
func (d *debugInfo) pruneVariables(unit *ir.MDNode) bool {
	list := unit.Node("globals")
	if list == nil {
		return false
	}
	kept := &ir.MDNode{ID: -1}
	for _, f := range list.Fields {
		n, ok := f.Value.(*ir.MDNode)
		if ok && n.Kind == "DIGlobalVariableExpression" && (d.variables[n] || isConstantExpression(n.Node("expr"))) {
			kept.Fields = append(kept.Fields, f)
		}
	}
	if len(kept.Fields) > 0 {
		d.live[unit] = true
	}
	if len(kept.Fields) == len(list.Fields) {
		return false
	}
	for k := range unit.Fields {
		if unit.Fields[k].Name == "globals" {
			unit.Fields[k].Value = kept
		}
	}
	return true
}

// isConstantExpression reports whether a DIExpression is a number: DW_OP_constu or DW_OP_consts
// with DW_OP_stack_value, and perhaps the fragment that it is.
func isConstantExpression(expr *ir.MDNode) bool {
	if expr == nil {
		return false
	}
	var words []string
	for _, f := range expr.Fields {
		if w, ok := f.Value.(ir.MDRaw); ok {
			words = append(words, strings.TrimSpace(string(w)))
		}
	}
	return (len(words) == 3 || len(words) == 6 && words[3] == "DW_OP_LLVM_fragment") &&
		(words[0] == "DW_OP_constu" || words[0] == "DW_OP_consts") && words[2] == "DW_OP_stack_value"
}
