package inferspaces

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// The first phase of infer-address-spaces: finding the flat address expressions.

// collect finds the address expressions in LLVM's order: from the last use in the function to the
// first, each after its operands unless these are on the stack already. One walk collects all it
// needs of the instructions, since each walk over a large function misses the cache.
func (s *inference) collect() {
	var m *memory
	if s.c.Opts.Bool("memory", false) {
		m = newMemory(s)
	}
	s.assumes = map[ir.Value][]*ir.Instr{}
	var roots []ir.Value
	for i := range s.f.Instrs() {
		if m != nil {
			m.note(i)
		}
		s.noteAssumption(i)
		s.noteConstants(i)
		s.roots(i, func(v ir.Value) {
			if isPointer(v.Type()) {
				roots = append(roots, v)
			}
		})
	}
	if m != nil {
		m.findStored()
	}
	w := collector{s: s, seen: map[*ir.Const]bool{}, seenInstr: make([]bool, s.f.ValueBound())}
	for _, v := range roots {
		w.push(v)
	}
	w.run()
	for k := range s.exprs {
		for _, v := range s.exprs[k].of {
			if n := s.index(v); n >= 0 {
				s.exprs[n].users = append(s.exprs[n].users, k)
			}
		}
	}
}

// roots passes on the operands of i through which it would profit from a specific space.
func (s *inference) roots(i *ir.Instr, take func(ir.Value)) {
	switch i.Op() {
	case ir.GetElementPtr, ir.Load, ir.AtomicRMW, ir.CmpXchg, ir.AddrSpaceCast:
		take(i.Operand(0))
	case ir.Store:
		take(i.Operand(1))
	case ir.ICmp:
		if isPointer(i.Operand(0).Type()) {
			take(i.Operand(0))
			take(i.Operand(1))
		}
	case ir.IntToPtr:
		if s.isNoopPair(i.Operand(0), i.Type()) {
			take(analysis.Operand(i.Operand(0), 0))
		}
	case ir.Ret:
		if i.NumOperands() > 0 {
			take(i.Operand(0))
		}
	case ir.Call:
		for _, k := range s.intrinsicPointers(i) {
			take(i.Arg(k))
		}
		for k := 0; s.outside != nil && k < i.NumArgs(); k++ {
			take(i.Arg(k))
		}
	}
}

// collector is the stack of a postorder walk. What has been pushed is not pushed again, as in LLVM.
type collector struct {
	s         *inference
	stack     []pending
	seen      map[*ir.Const]bool
	seenInstr []bool // of instructions and parameters, by ID
}

type pending struct {
	v ir.Value
	operands
	expanded bool
}

func (w *collector) push(v ir.Value) {
	switch v := v.(type) {
	case *ir.Const:
		w.pushConst(v)
	case *ir.Param:
		if w.s.assumedSpace(v) != unknownSpace && !w.seenInstr[v.ID()] {
			w.seenInstr[v.ID()] = true
			w.stack = append(w.stack, pending{v: v})
		}
	case *ir.Instr:
		if !isPointer(v.Type()) || spaceOf(v) != w.s.flat || !w.s.isExpression(v) || w.seenInstr[v.ID()] {
			return
		}
		w.seenInstr[v.ID()] = true
		w.stack = append(w.stack, pending{v: v})
		for _, o := range v.Operands() {
			if k, ok := o.(*ir.Const); ok {
				w.pushConst(k)
			}
		}
	}
}

// pushConst takes constant expressions of all spaces: a flat one may be inside.
func (w *collector) pushConst(k *ir.Const) {
	if isPointer(k.Type()) && w.s.isExpression(k) && !w.seen[k] {
		w.seen[k] = true
		w.stack = append(w.stack, pending{v: k})
	}
}

func (w *collector) run() {
	s := w.s
	for len(w.stack) > 0 {
		top := &w.stack[len(w.stack)-1]
		v, of := top.v, top.operands
		if !top.expanded {
			top.expanded, top.operands = true, s.operandsOf(v)
			for _, o := range top.of {
				w.push(o)
			}
			continue
		}
		w.stack = w.stack[:len(w.stack)-1]
		if spaceOf(v) != s.flat {
			continue
		}
		s.exprs = append(s.exprs, expression{v: v, operands: of, space: unknownSpace})
		switch v := v.(type) {
		case *ir.Instr:
			s.number[v.ID()] = len(s.exprs)
		case *ir.Param:
			s.number[v.ID()] = len(s.exprs)
		case *ir.Const:
			s.constNumber[v] = len(s.exprs)
		}
	}
}

// isExpression reports whether v, of pointer type, makes its pointer of pointer operands, or has an
// assumed space.
func (s *inference) isExpression(v ir.Value) bool {
	switch analysis.Opcode(v) {
	case ir.Phi, ir.Select, ir.GetElementPtr, ir.AddrSpaceCast, ir.BitCast:
		return true
	case ir.IntToPtr:
		return s.isNoopPair(analysis.Operand(v, 0), v.Type())
	case ir.Call:
		if i := v.(*ir.Instr); keepsProvenance(i) {
			return true
		}
	}
	return s.assumedSpace(v) != unknownSpace || s.storedValues(v) != nil
}

// keepsProvenance reports whether i is an intrinsic whose result points to where its first argument
// points.
func keepsProvenance(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.ptrmask", "llvm.launder.invariant.group", "llvm.strip.invariant.group":
		return true
	}
	return false
}

// isNoopPair matches inttoptr (ptrtoint p) through an integer as wide as both pointers, between
// spaces in which an address has the same bits: the result is p again.
func (s *inference) isNoopPair(v ir.Value, to *ir.Type) bool {
	if analysis.Opcode(v) != ir.PtrToInt || to.IsVector() {
		return false
	}
	from := analysis.Operand(v, 0).Type()
	dl := s.f.Module().Layout
	if from.IsVector() || dl.PtrBits(from.Space) != v.Type().Bits || dl.PtrBits(to.Space) != v.Type().Bits {
		return false
	}
	return from == to || s.c.Target.NoopCast != nil && s.c.Target.NoopCast(from.Space, to.Space)
}

// assumedSpace returns the space that the target knows a flat pointer to be in for any operands.
func (s *inference) assumedSpace(v ir.Value) int {
	if p, ok := v.(*ir.Param); ok && s.hostSpace >= 0 && handedOver(p, s.flat) {
		return s.hostSpace
	}
	i, ok := v.(*ir.Instr)
	if !ok {
		return unknownSpace
	}
	if s.allocas && i.Op() == ir.Alloca && !i.HasFlag(ir.SwiftError) && s.c.Target.StackSpace > 0 {
		return s.c.Target.StackSpace
	}
	if s.c.Target.AssumedSpace != nil {
		if space, ok := s.c.Target.AssumedSpace(i); ok {
			return space
		}
	}
	return unknownSpace
}

func (s *inference) operandsOf(v ir.Value) operands {
	o := operands{op: analysis.Opcode(v), assumed: s.assumedSpace(v)}
	if o.assumed == unknownSpace {
		o.of = s.pointerOperands(v, o.op)
	}
	return o
}

func (s *inference) pointerOperands(v ir.Value, op ir.Op) []ir.Value {
	switch op {
	case ir.Phi:
		i := v.(*ir.Instr)
		out := make([]ir.Value, i.NumIncoming())
		for k := range out {
			out[k] = i.Operand(k)
		}
		return out
	case ir.Select:
		return []ir.Value{analysis.Operand(v, 1), analysis.Operand(v, 2)}
	case ir.IntToPtr:
		return []ir.Value{analysis.Operand(analysis.Operand(v, 0), 0)}
	case ir.Load:
		return s.storedValues(v)
	}
	return []ir.Value{analysis.Operand(v, 0)}
}
