package sroa

import (
	"strconv"

	"opt-go/frontend/ir"
)

// splitDebug declares the variables of a split alloca in its parts, each as a fragment.
func (s *state) splitDebug(a *ir.Instr, parts []fragment) {
	for _, c := range s.declares(a) {
		variable, named := mdNode(c.Arg(1))
		expr, ok := mdNode(c.Arg(2))
		if !ok || !named {
			continue
		}
		for _, p := range parts {
			e := fragmentOf(variable, expr, p)
			if e == nil {
				continue
			}
			ctx := s.f.Ctx()
			call := ir.NewInstr(ir.Call, ctx.Void, ir.NewMDValue(ctx, s.f, p.a), c.Arg(1), ir.NewMDNode(ctx, e), c.Callee())
			call.Info = c.Info
			call.SetAttachments(c.Attachments())
			call.InsertBefore(c)
		}
	}
}

func mdNode(v ir.Value) (*ir.MDNode, bool) {
	m, ok := v.(*ir.MDOperand)
	if !ok {
		return nil, false
	}
	n, ok := m.Node.(*ir.MDNode)
	return n, ok
}

// fragmentOf returns the debug expression for the part of a variable that a part of an alloca holds
// (LLVM's migrateDebugInfo). It returns nil if the two do not overlap or the size of the variable
// is unknown. The expression expr may begin with the offset of the variable in the alloca, and end
// with the fragment stored there.
//
//	alloca  |0        |32     |48        variable of 24 bits at 16: the part from 0 has its bits 0 to 16, at 16, the one from 32 has its
//	variable     |16     |40             bits 16 to 24, at 0
func fragmentOf(variable, expr *ir.MDNode, p fragment) *ir.MDNode {
	fields, first, width := expr.Fields, uint64(0), variable.VariableBits()
	if k := len(fields) - 3; k >= 0 && fields[k].Value == ir.MD(ir.MDRaw("DW_OP_LLVM_fragment")) {
		first, width = rawUint(fields[k+1].Value), rawUint(fields[k+2].Value)
		fields = fields[:k]
	}
	bytes, fields := leadingOffset(fields)
	at := 8 * bytes
	begin, end := max(p.off, at), min(p.off+p.size, at+width)
	if begin >= end {
		return nil
	}
	whole := end-begin == width
	if whole && at == p.off && bytes == 0 {
		return expr
	}
	e := &ir.MDNode{ID: -1, Inline: true, Kind: "DIExpression"}
	add := func(words ...string) {
		for _, w := range words {
			e.Fields = append(e.Fields, ir.MDField{Value: ir.MDRaw(w)})
		}
	}
	if at > p.off {
		add("DW_OP_plus_uconst", strconv.FormatUint((at-p.off)/8, 10))
	}
	e.Fields = append(e.Fields, fields...)
	if !whole || first != 0 || width != variable.VariableBits() {
		add("DW_OP_LLVM_fragment", strconv.FormatUint(first+begin-at, 10), strconv.FormatUint(end-begin, 10))
	}
	return e
}

// leadingOffset splits the leading byte offset from an expression.
func leadingOffset(fields []ir.MDField) (bytes uint64, rest []ir.MDField) {
	is := func(k int, word string) bool { return k < len(fields) && fields[k].Value == ir.MD(ir.MDRaw(word)) }
	for {
		switch {
		case is(0, "DW_OP_plus_uconst") && len(fields) > 1:
			bytes, fields = bytes+rawUint(fields[1].Value), fields[2:]
		case is(0, "DW_OP_constu") && is(2, "DW_OP_plus"):
			bytes, fields = bytes+rawUint(fields[1].Value), fields[3:]
		default:
			return bytes, fields
		}
	}
}

func rawUint(m ir.MD) uint64 {
	r, _ := m.(ir.MDRaw)
	n, _ := strconv.ParseUint(string(r), 10, 64)
	return n
}
