package ipo

import (
	"strconv"

	"opt-go/frontend/ir"
)

// What debuggers are told of variables that globalopt splits and shrinks.

// inheritDebug gives n the descriptions of v, each with the expression that change makes of the operations of its own.
func inheritDebug(v, n *ir.GlobalVar, change func(ops []string) (changed []string, ok bool)) {
	for _, a := range v.Attachments() {
		if a.Kind != "dbg" || a.Node.Kind != "DIGlobalVariableExpression" {
			continue
		}
		var ops []string
		if e, ok := a.Node.Field("expr").(*ir.MDNode); ok {
			for _, f := range e.Fields {
				op, isWord := f.Value.(ir.MDRaw)
				if !isWord {
					return
				}
				ops = append(ops, string(op))
			}
		}
		ops, ok := change(ops)
		if !ok {
			continue
		}
		e := &ir.MDNode{Kind: "DIExpression", ID: -1}
		for _, op := range ops {
			e.Fields = append(e.Fields, ir.MDField{Value: ir.MDRaw(op)})
		}
		described := &ir.MDNode{Kind: "DIGlobalVariableExpression", ID: -1,
			Fields: []ir.MDField{{Name: "var", Value: a.Node.Field("var")}, {Name: "expr", Value: e}}}
		n.SetAttachments(append(n.Attachments(), ir.Attachment{Kind: "dbg", Node: described}))
	}
}

// fragment describes the size bits at off of a variable. A description that is more than the variable's address is not carried over.
func fragment(off, size uint64) func([]string) ([]string, bool) {
	return func(ops []string) ([]string, bool) {
		return []string{"DW_OP_LLVM_fragment", strconv.FormatUint(off, 10), strconv.FormatUint(size, 10)}, len(ops) == 0
	}
}

// oneOfTwo computes the value from the bit that tells whether it is other, or init: bit · (other-init) + init. Values that are no integers are
// described as the bit.
func oneOfTwo(init, other ir.Value) func([]string) ([]string, bool) {
	return func(ops []string) ([]string, bool) {
		x, y := ir.AsInt(init), ir.AsInt(other)
		if x == nil || y == nil {
			return ops, true
		}
		from, fits := x.Uint64()
		to, alsoFits := y.Uint64()
		if !fits || !alsoFits {
			return ops, true
		}
		out := []string{"DW_OP_deref_size", "1", "DW_OP_constu", strconv.FormatUint(to-from, 10), "DW_OP_mul",
			"DW_OP_constu", strconv.FormatUint(from, 10), "DW_OP_plus"}
		at := len(ops)
		for k, op := range ops {
			if op == "DW_OP_LLVM_fragment" || op == "DW_OP_stack_value" {
				at = k
				break
			}
		}
		out = append(append(out, ops[:at]...), "DW_OP_stack_value")
		if at < len(ops) && ops[at] == "DW_OP_stack_value" {
			at++
		}
		return append(out, ops[at:]...), true
	}
}
