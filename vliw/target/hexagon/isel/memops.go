package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// Memory operations: a load, an operation on what it loads, and the store of the result to the same
// place are one instruction, of one slot.
//
//	x = memw(p+#8)               memw(p+#8) += y
//	x = add(x,y)
//	memw(p+#8) = x

// memOps are the operations by the size in bytes: with a register, and with an immediate of five
// bits, which names a bit for and and or.
var memOps = map[ir.Op]map[int][2]code.Op{
	ir.Add: {1: {code.OpMemAddB, code.OpMemAddiB}, 2: {code.OpMemAddH, code.OpMemAddiH}, 4: {code.OpMemAddW, code.OpMemAddiW}},
	ir.Sub: {1: {code.OpMemSubB, code.OpMemSubiB}, 2: {code.OpMemSubH, code.OpMemSubiH}, 4: {code.OpMemSubW, code.OpMemSubiW}},
	ir.And: {1: {code.OpMemAndB, code.OpMemClrB}, 2: {code.OpMemAndH, code.OpMemClrH}, 4: {code.OpMemAndW, code.OpMemClrW}},
	ir.Or:  {1: {code.OpMemOrB, code.OpMemSetB}, 2: {code.OpMemOrH, code.OpMemSetH}, 4: {code.OpMemOrW, code.OpMemSetW}},
}

// findMemOps notes the loads and operations that are part of a store.
func (s *selector) findMemOps() {
	for b := range s.src.Blocks() {
		for st := range b.Instrs() {
			if st.Op() != ir.Store || !st.IsSimple() {
				continue
			}
			if ld, op := s.changed(st); ld != nil {
				s.inStore[ld], s.inStore[op] = true, true
			}
			s.findPart(st)
		}
	}
}

// changed are the load and the operation whose result a store writes back; nil if there are none.
// Nothing between the load and the store may write memory.
func (s *selector) changed(st *ir.Instr) (ld, op *ir.Instr) {
	op = asInstr(st.Operand(0))
	if op == nil || memOps[op.Op()] == nil || !op.Type().IsInt() || memOps[op.Op()][shape.Width(op.Type())/8] == [2]code.Op{} || shape.Width(op.Type())%8 != 0 {
		return nil, nil
	}
	if _, guarded := s.guards[st]; guarded || !ir.HasOneUse(op) || op.Block() != st.Block() || s.alignOf(st, op.Type()) < int64(shape.Width(op.Type())/8) {
		return nil, nil
	}
	for k := range 2 {
		ld = asInstr(op.Operand(k))
		if k == 1 && op.Op() == ir.Sub || ld == nil || ld.Op() != ir.Load || !ld.IsSimple() || !ir.HasOneUse(ld) || ld.Block() != st.Block() || ld.Pointer() != st.Pointer() {
			continue
		}
		if _, guarded := s.guards[ld]; !guarded && unwritten(ld, st) {
			return ld, op
		}
	}
	return nil, nil
}

// unwritten reports whether nothing writes memory between two instructions of a block.
func unwritten(from, to *ir.Instr) bool {
	for i := from.Next(); i != nil; i = i.Next() {
		if i == to {
			return true
		}
		if analysis.MayWrite(i) {
			return false
		}
	}
	return false
}

// memOp emits a store with the load and the operation that are part of it.
func (s *selector) memOp(st *ir.Instr, p place) {
	op := asInstr(st.Operand(0))
	ld, y := asInstr(op.Operand(0)), op.Operand(1)
	if ld == nil || !s.inStore[ld] || ld.Pointer() != st.Pointer() {
		y = op.Operand(0)
	}
	kind := op.Op()
	n, isConst := immediate(y)
	if kind == ir.Add && isConst && n < 0 {
		kind, n = ir.Sub, -n
	}
	forms := memOps[kind][shape.Width(op.Type())/8]
	if !isConst {
		s.emitMemOp(forms[0], p, s.value(y))
		return
	}
	mask := uint64(n) & (1<<shape.Width(op.Type()) - 1)
	clear := ^uint64(n) & (1<<shape.Width(op.Type()) - 1)
	switch {
	case (kind == ir.Add || kind == ir.Sub) && n > 0 && n < 32:
		s.emitMemOp(forms[1], p, code.ImmOp(n))
	case kind == ir.Or && bits.OnesCount64(mask) == 1:
		s.emitMemOp(forms[1], p, code.ImmOp(int64(bits.TrailingZeros64(mask))))
	case kind == ir.And && bits.OnesCount64(clear) == 1:
		s.emitMemOp(forms[1], p, code.ImmOp(int64(bits.TrailingZeros64(clear))))
	default:
		s.emitMemOp(forms[0], p, s.number(code.Word, n))
	}
}

func (s *selector) emitMemOp(op code.Op, p place, y value) {
	args := []code.Operand{p.base, code.ImmOp(p.off)}
	switch {
	case p.slot != 0:
		at := s.op(code.OpAddi, code.RegOp(code.SP), code.Operand{Slot: p.slot, Imm: p.off})
		args = []code.Operand{at, code.ImmOp(0)}
	case p.sym != "":
		args = []code.Operand{s.symbolAddress(p.sym, p.off), code.ImmOp(0)}
	case p.index.Reg != 0:
		args[0] = s.op(code.OpAddasl, p.base, p.index, code.ImmOp(p.shift))
	}
	if !op.Info().Imm[0].Fits(args[1].Imm) {
		args = []code.Operand{s.op(code.OpAddi, args[0], code.ImmOp(int64(int32(args[1].Imm)))), code.ImmOp(0)}
	}
	mem := s.accessOf(op, p, true)
	s.emit(op, 0, append(args, y)...).Mem = mem
}

// findPart notes a store that changes a byte or a half word of the word that it stores to: only
// that part is stored.
//
//	x = memw(p+#0)               memb(p+#1) = y
//	x = insert(y,#8,#8)
//	memw(p+#0) = x
func (s *selector) findPart(st *ir.Instr) {
	op := asInstr(st.Operand(0))
	if _, guarded := s.guards[st]; guarded || op == nil || op.Op() != ir.Or || !op.Type().IsInt(32) || !ir.HasOneUse(op) || op.Block() != st.Block() || s.alignOf(st, op.Type()) < 4 {
		return
	}
	for k := range 2 {
		f, ok := s.insertionOf(op, op.Operand(k), op.Operand(1-k))
		if !ok || f.width != 8 && f.width != 16 || f.n%f.width != 0 {
			continue
		}
		ld := asInstr(f.hole.Operand(0))
		if ld == nil || ld.Op() != ir.Load || !ld.IsSimple() || !ir.HasOneUse(ld) || ld.Block() != st.Block() || ld.Pointer() != st.Pointer() {
			continue
		}
		if _, guarded := s.guards[ld]; !guarded && unwritten(ld, st) {
			s.inStore[ld], s.inStore[f.hole], s.inStore[op] = true, true, true
			s.parts[st] = f
			return
		}
	}
}

// storePart emits such a store.
func (s *selector) storePart(p place, f insertion) {
	y := s.value(f.source)
	s.access(storeOps[f.width/8], s.steady(p).plus(int64(f.n/8)), &y)
}
