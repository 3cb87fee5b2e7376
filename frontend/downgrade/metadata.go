package downgrade

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/version"
)

// annotations rewrites what is said beside the code: metadata and attributes that older versions
// refuse.
func annotations(f *ir.Func, v int) {
	for i := range f.Instrs() {
		if !i.Op().IsCall() {
			continue
		}
		if v < version.FullContexts {
			contexts(i)
		}
		if v < version.StructVariants && i.Type().Kind == ir.StructKind {
			i.Info.Attrs.Fn = i.Info.Attrs.Fn.Without("vector-function-abi-variant")
		}
		if strings.HasPrefix(i.IntrinsicID(), "llvm.dbg.") {
			expressions(i, v)
		}
	}
}

// contexts removes the sizes of whole contexts from the allocation contexts of a call: nodes after
// the stack.
func contexts(i *ir.Instr) {
	n := i.MD("memprof")
	if n == nil {
		return
	}
	list := ir.NewTuple()
	for k := range n.Fields {
		block, ok := n.Operand(k).(*ir.MDNode)
		if !ok {
			return
		}
		short := ir.NewTuple()
		for at, f := range block.Fields {
			if _, isNode := f.Value.(*ir.MDNode); at == 0 || !isNode {
				short.Fields = append(short.Fields, f)
			}
		}
		if len(short.Fields) == len(block.Fields) {
			short = block
		}
		list.Fields = append(list.Fields, ir.MDField{Value: short})
	}
	if !slices.Equal(list.Fields, n.Fields) {
		i.SetMD("memprof", list)
	}
}

// expressions rewrites the expressions of a debug intrinsic, or of the record that it stands for.
// What cannot be said is lost: the variable has no location there.
func expressions(i *ir.Instr, v int) {
	for k := range i.NumArgs() {
		m, ok := i.Arg(k).(*ir.MDOperand)
		if !ok {
			continue
		}
		n, ok := m.Node.(*ir.MDNode)
		if !ok || n.Kind != "DIExpression" {
			continue
		}
		older, same := olderExpression(n, v)
		switch {
		case same:
			continue
		case older == nil:
			older = &ir.MDNode{ID: -1, Inline: true, Kind: n.Kind, Fields: fragment(n)}
			if at := k - 2; at >= 0 { // the location stands two operands before
				t := i.Func().Ctx()
				i.SetOperand(at, ir.NewMDValue(t, i.Func(), ir.NewPoison(t.I64)))
			}
		}
		i.SetOperand(k, ir.NewMDNode(i.Func().Ctx(), older))
	}
}

// olderExpression returns an expression without the operations that version v does not take, nil if
// there is none. A negation is a subtraction from zero.
func olderExpression(n *ir.MDNode, v int) (older *ir.MDNode, same bool) {
	same = true
	var out []ir.MDField
	for k := 0; k < len(n.Fields); {
		op, _ := n.Fields[k].Value.(ir.MDRaw)
		next := min(len(n.Fields), k+1+ir.ExpressionArgs(string(op)))
		switch {
		case v >= version.Operation(string(op)):
			out = append(out, n.Fields[k:next]...)
		case op == "DW_OP_neg":
			same = false
			for _, w := range []ir.MDRaw{"DW_OP_lit0", "DW_OP_swap", "DW_OP_minus"} {
				out = append(out, ir.MDField{Value: w})
			}
		default:
			return nil, false
		}
		k = next
	}
	return &ir.MDNode{ID: -1, Inline: true, Kind: n.Kind, Fields: out}, same
}

// fragment returns the end of an expression that says which part of the variable it is about.
func fragment(n *ir.MDNode) []ir.MDField {
	if k := len(n.Fields) - 3; k >= 0 && n.Fields[k].Value == ir.MD(ir.MDRaw("DW_OP_LLVM_fragment")) {
		return n.Fields[k:]
	}
	return nil
}
