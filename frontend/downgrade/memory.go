package downgrade

import (
	"strconv"

	"opt-go/frontend/ir"
)

// setPattern is llvm.experimental.memset.pattern, which stores a value a number of times, as a
// loop:
//
//	  %none = icmp eq i64 %n, 0
//	  br i1 %none, label %end, label %loop
//	loop:
//	  %k = phi i64 [ 0, … ], [ %next, %loop ]
//	  %at = getelementptr inbounds T, ptr %p, i64 %k
//	  store T %v, ptr %at
//	  %next = add nuw i64 %k, 1
//	  %more = icmp ult i64 %next, %n
//	  br i1 %more, label %loop, label %end
func setPattern(b *ir.Builder, i *ir.Instr) (ir.Value, bool) {
	p, v, volatile := i.Arg(0), i.Arg(1), ir.AsInt(i.Arg(3))
	layout := module(i).Layout
	t := layout.IndexType(p.Type())
	n := count(b, i.Arg(2), t)
	none := b.ICmp(ir.EQ, n, ir.NewZero(t), "")
	before := i.Block()
	end := before.SplitBefore(i, "memset.pattern.end")
	body := before.Func().NewBlockAfter(before, "memset.pattern.loop")
	before.Term().Erase()
	ir.AtEnd(before).CondBr(none, end, body)

	b = ir.AtEnd(body)
	k := b.Phi(t, "")
	s := b.Store(v, b.GEP(v.Type(), p, ir.InBounds, "", k), alignmentOf(i, layout.AllocSize(v.Type())))
	if volatile != nil && !volatile.IsZero() {
		s.Flags |= ir.Volatile
	}
	for _, a := range i.Attachments() {
		s.SetMD(a.Kind, a.Node)
	}
	next := b.Binary(ir.Add, k, ir.NewInt(t, 1), ir.NUW, "")
	b.CondBr(b.ICmp(ir.ULT, next, n, ""), body, end)
	k.AddIncoming(ir.NewZero(t), before)
	k.AddIncoming(next, body)
	return nil, true
}

// count converts an unsigned number to the type of indices.
func count(b *ir.Builder, n ir.Value, t *ir.Type) ir.Value {
	switch from := n.Type().Bits; {
	case from < t.Bits:
		return b.Cast(ir.ZExt, n, t, "")
	case from > t.Bits:
		return b.Cast(ir.Trunc, n, t, "")
	}
	return n
}

// alignmentOf is what a call says of the alignment of its first argument, for accesses some bytes
// apart.
func alignmentOf(i *ir.Instr, step uint64) uint64 {
	a, ok := i.Info.Attrs.Param(0).Get("align")
	if !ok {
		return 1
	}
	n, err := strconv.ParseUint(a.Val, 10, 64)
	if err != nil || n == 0 {
		return 1
	}
	for step%n != 0 {
		n /= 2
	}
	return n
}
