package globalopt

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
)

// Debug information of variables that globalopt splits and shrinks.

// inheritDebug gives n the descriptions of v, each with the expression that change makes of the
// variable of the source and of the operations of its own.
func inheritDebug(v, n *ir.GlobalVar, change func(variable *ir.MDNode, ops []string) (changed []string, ok bool)) {
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
		variable, _ := a.Node.Field("var").(*ir.MDNode)
		ops, ok := change(variable, ops)
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

// inheritPart gives n, which replaces the size bits at off of v, the debug information of variables
// that lie in them: whole ones keep their description, others get a fragment (LLVM:
// transferSRADebugInfo). A description that is more than an address with an offset is not carried
// over.
func inheritPart(v, n *ir.GlobalVar, off, size, all uint64) {
	inheritDebug(v, n, func(variable *ir.MDNode, ops []string) ([]string, bool) {
		at, ok := byteOffset(ops)
		at *= 8
		if !ok || at >= off+size {
			return nil, false
		}
		width := typeBits(variable) // 0: unknown
		switch end := at + width; {
		case width != 0 && end <= off:
			return nil, false
		case width != 0 && at >= off && end <= off+size:
			if at == off {
				return nil, true
			}
			return []string{"DW_OP_plus_uconst", decimal((at - off) / 8)}, true
		case size >= all:
			return ops, true
		case at > off:
			return nil, false
		case width != 0 && end < off+size:
			size = end - off
		}
		if at != 0 {
			ops = nil
		}
		return append(slices.Clone(ops), "DW_OP_LLVM_fragment", decimal(off-at), decimal(size)), true
	})
}

// byteOffset matches an expression that only adds a number of bytes.
func byteOffset(ops []string) (uint64, bool) {
	switch {
	case len(ops) == 0:
		return 0, true
	case len(ops) == 2 && ops[0] == "DW_OP_plus_uconst", len(ops) == 3 && ops[0] == "DW_OP_constu" && ops[2] == "DW_OP_plus":
		n, err := strconv.ParseUint(ops[1], 10, 32)
		return n, err == nil
	}
	return 0, false
}

// typeBits returns the size of a variable's type as its description has it, 0 where it says
// nothing.
func typeBits(variable *ir.MDNode) uint64 {
	if variable == nil {
		return 0
	}
	ty, _ := variable.Field("type").(*ir.MDNode)
	if ty == nil {
		return 0
	}
	word, _ := ty.Field("size").(ir.MDRaw)
	n, err := strconv.ParseUint(string(word), 10, 64)
	if err != nil {
		return 0
	}
	return n
}

func decimal(n uint64) string { return strconv.FormatUint(n, 10) }

// oneOfTwo computes the value from the bit that tells whether it is other, or init: bit ·
// (other-init) + init. Values that are no integers are described as the bit.
func oneOfTwo(init, other ir.Value) func(*ir.MDNode, []string) ([]string, bool) {
	return func(_ *ir.MDNode, ops []string) ([]string, bool) {
		x, y := ir.AsInt(init), ir.AsInt(other)
		if x == nil || y == nil {
			return ops, true
		}
		from, fits := x.Uint64()
		to, alsoFits := y.Uint64()
		if !fits || !alsoFits {
			return ops, true
		}
		out := []string{"DW_OP_deref_size", "1", "DW_OP_constu", decimal(to - from), "DW_OP_mul",
			"DW_OP_constu", decimal(from), "DW_OP_plus"}
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
