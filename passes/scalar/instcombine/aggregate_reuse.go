package instcombine

import "opt-go/frontend/ir"

// An aggregate that is built of all fields of another one, in their places, is that other one
// (LLVM's foldAggregateConstructionIntoAggregateReuse). Where the fields come from different
// aggregates over different edges, the aggregates meet in a φ instead of the fields.
//
//	%a = extractvalue {i32, ptr} %s, 0
//	%b = extractvalue {i32, ptr} %s, 1
//	%i = insertvalue {i32, ptr} poison, i32 %a, 0
//	%r = insertvalue {i32, ptr} %i, ptr %b, 1          ⇒   %s
//
// The base of the insertions does not matter, since all of its fields are overwritten. The source
// dominates the extractions, which dominate the insertions.

const (
	maxReusedFields = 2  // LLVM's limit
	maxReusedEdges  = 64 // of a block in which aggregates meet
)

// reuseAggregate replaces the last insertion of a rebuilt aggregate by the original.
func (ic *combiner) reuseAggregate(i *ir.Instr) *ir.Instr {
	fields := insertedFields(i)
	if fields == nil {
		return nil
	}
	s := fieldSource{ty: i.Type(), fields: fields}
	if v, same := s.common(nil, nil); v != nil {
		return ic.use(i, v)
	} else if !same {
		return nil
	}
	b := commonBlock(fields)
	if b == nil {
		return nil
	}
	var from []ir.Value
	preds := b.Preds()
	if len(preds) == 0 || len(preds) > maxReusedEdges {
		return nil
	}
	for _, p := range preds {
		v, _ := s.common(b, p)
		if v == nil {
			return nil
		}
		from = append(from, v)
	}
	p := ir.NewInstr(ir.Phi, i.Type())
	for k, v := range from {
		p.AddIncoming(v, preds[k])
	}
	b.Prepend(p)
	p.SetName(suffixed(i, ".merged"))
	ic.work.add(p)
	return ic.use(i, p)
}

// insertedFields returns the values of all fields of an aggregate that insertions build, or nil.
func insertedFields(i *ir.Instr) []ir.Value {
	n := numFields(i.Type())
	if n == 0 || n > maxReusedFields {
		return nil
	}
	fields, missing := make([]ir.Value, n), n
	for range 2 * n {
		if i == nil || i.Op() != ir.InsertValue || len(i.Indices()) != 1 {
			return nil
		}
		if k := i.Indices()[0]; fields[k] == nil {
			fields[k] = i.Operand(1)
			missing--
		}
		if missing == 0 {
			return fields
		}
		i = asInstr(i.Operand(0))
	}
	return nil
}

// numFields is how many fields an aggregate has.
func numFields(t *ir.Type) int {
	if t.Kind == ir.StructKind {
		return len(t.Fields)
	}
	return int(min(t.Len, maxReusedFields+1))
}

// commonBlock is the block in which all values are computed, or nil.
func commonBlock(values []ir.Value) *ir.Block {
	var b *ir.Block
	for _, v := range values {
		i := asInstr(v)
		if i == nil || b != nil && i.Block() != b {
			return nil
		}
		b = i.Block()
	}
	return b
}

// fieldSource finds the aggregate whose fields, in their places, some values are.
type fieldSource struct {
	ty     *ir.Type
	fields []ir.Value
}

// common is the aggregate that all fields are extracted from; for a block and a predecessor of it,
// when control comes over that edge. same is false where fields come from different aggregates.
func (s fieldSource) common(b, pred *ir.Block) (source ir.Value, same bool) {
	for k, v := range s.fields {
		v, crossed := onEdge(v, b, pred)
		e := opOf(v, ir.ExtractValue)
		if e == nil || len(e.Indices()) != 1 || e.Indices()[0] != uint64(k) || e.Operand(0).Type() != s.ty {
			return nil, true
		}
		from := e.Operand(0)
		if !crossed {
			from, crossed = onEdge(from, b, pred)
		}
		if d := asInstr(from); d != nil && b != nil && !crossed && d.Block() == b {
			return nil, true // computed after the edge
		}
		if source != nil && source != from {
			return nil, false
		}
		source = from
	}
	return source, true
}

// onEdge is the value of v over the edge from pred to b, and whether v is a φ of b.
func onEdge(v ir.Value, b, pred *ir.Block) (ir.Value, bool) {
	p := opOf(v, ir.Phi)
	if b == nil || p == nil || p.Block() != b {
		return v, false
	}
	return p.IncomingFor(pred), true
}
