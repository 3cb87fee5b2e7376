package sroa

import (
	"strconv"

	"opt-go/frontend/ir"
)

// splitDebug declares the variables of a split alloca in its parts, each as a fragment.
func (s *state) splitDebug(a *ir.Instr, parts []fragment) {
	for _, c := range s.declares(a) {
		expr, ok := mdNode(c.Arg(2))
		if !ok {
			continue
		}
		for _, p := range parts {
			e := fragmentOf(expr, p, 8*s.dl.AllocSize(a.ElemTy))
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

// fragmentOf narrows a DIExpression to a part of a variable that fills whole bits; nil: the part is outside the
// fragment that the expression already describes.
func fragmentOf(expr *ir.MDNode, p fragment, whole uint64) *ir.MDNode {
	off, size := p.off, p.size
	fields := expr.Fields
	for k, f := range fields {
		if f.Value != ir.MD(ir.MDRaw("DW_OP_LLVM_fragment")) || k+2 >= len(fields) {
			continue
		}
		start, width := rawUint(fields[k+1].Value), rawUint(fields[k+2].Value)
		if off >= width {
			return nil
		}
		size = min(size, width-off)
		off += start
		fields = fields[:k]
		whole = 0 // a fragment is always written
		break
	}
	if off == 0 && size == whole {
		return expr
	}
	e := &ir.MDNode{ID: -1, Inline: true, Kind: "DIExpression", Fields: append([]ir.MDField(nil), fields...)}
	for _, raw := range []string{"DW_OP_LLVM_fragment", strconv.FormatUint(off, 10), strconv.FormatUint(size, 10)} {
		e.Fields = append(e.Fields, ir.MDField{Value: ir.MDRaw(raw)})
	}
	return e
}

func rawUint(m ir.MD) uint64 {
	r, _ := m.(ir.MDRaw)
	n, _ := strconv.ParseUint(string(r), 10, 64)
	return n
}
