package sccp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Rewrite applies the solver's results to a function, and counts the changes.
type Rewrite struct {
	Solver                    *Solver
	Version                   pass.Version // whose results
	Removed, Replaced, Blocks int
	Changed, ChangedCFG       bool
}

// Func rewrites a function whose entry may be executed or not.
func (w *Rewrite) Func(f *ir.Func) {
	s := w.Solver
	var dead []*ir.Block
	for b := range f.Blocks() {
		if !s.Executable(b) {
			w.Blocks++
			w.ChangedCFG = true
			if !b.IsEntry() {
				dead = append(dead, b)
			}
			continue
		}
		for i := range b.Instrs() {
			if !i.Type().IsVoid() {
				w.instr(i)
			}
		}
	}
	for _, b := range dead {
		w.makeUnreachable(b)
	}
	if !s.Executable(f.Entry()) {
		w.makeUnreachable(f.Entry())
	}
	var nowhere *ir.Block
	for b := range f.Blocks() {
		w.edges(b, &nowhere)
	}
	for _, b := range dead {
		if !b.AddressTaken() {
			rewrite.EraseBlock(b)
		}
	}
}

func (w *Rewrite) makeUnreachable(b *ir.Block) {
	first := b.FirstNonPhi()
	for i := first; i != nil; i = i.Next() {
		if !analysis.IsDebugOrPseudo(i) {
			w.Removed++
		}
	}
	rewrite.Unreachable(first, false)
}

func (w *Rewrite) instr(i *ir.Instr) {
	switch {
	case w.Constant(i):
		if analysis.DeadIfUnused(i) || i.Op() == ir.Load {
			i.Erase()
		}
		w.Changed = true
		w.Removed++
	case w.unsign(i):
		w.Changed = true
		w.Replaced++
	case w.subtract(i):
		w.Changed = true
		w.Removed++
	case w.refine(i):
		w.Changed = true
	}
}

// Constant replaces the uses of an instruction or parameter that is known to be one constant.
func (w *Rewrite) Constant(v ir.Value) bool {
	l := w.Solver.slot(v)
	if l == nil || !l.Pending() && !l.IsConstant() || v.Type().Kind == ir.StructKind && l.Kind != lattice.Constant {
		return false
	}
	if call, ok := v.(*ir.Instr); ok && call.Op().IsCall() {
		if call.HasFlag(ir.MustTail) && !analysis.DeadIfUnused(call) || hasBundle(call, "clang.arc.attachedcall") {
			if f := call.CalledFunc(); f != nil {
				w.Solver.keep[f] = true
			}
			return false
		}
	}
	k := l.Constant(v.Type())
	if k == nil {
		k = ir.NewUndef(v.Type())
	}
	ir.ReplaceAllUses(v, k)
	return true
}

func hasBundle(call *ir.Instr, tag string) bool {
	for _, b := range call.Info.Bundles {
		if b.Tag == tag {
			return true
		}
	}
	return false
}

// rangeOf returns the range of an operand. Instructions created by this pass have no range.
func (w *Rewrite) rangeOf(v ir.Value) ranges.Range {
	bits := v.Type().Scalar().Bits
	if ir.IsConst(v) {
		return lattice.ConstantRange(v, bits)
	}
	if l := w.Solver.slot(v); l != nil {
		return l.AsRange(bits, false)
	}
	return ranges.Full(bits)
}

func (w *Rewrite) nonNegative(v ir.Value) bool {
	r := w.rangeOf(v)
	return r.IsEmpty() || !r.SMin().IsNegative() && !r.IsFull()
}

// stepsForward reports whether no index of an address is negative.
func (w *Rewrite) stepsForward(i *ir.Instr) bool {
	for k, v := range i.Operands() {
		if k > 0 && !w.nonNegative(v) {
			return false
		}
	}
	return true
}

// subtract replaces a three-way comparison of numbers that differ by one at most by their
// difference.
func (w *Rewrite) subtract(i *ir.Instr) bool {
	id := i.IntrinsicID()
	signed := id == "llvm.scmp"
	if w.Version < pass.LLVM22 || !signed && id != "llvm.ucmp" {
		return false
	}
	x, y := i.Arg(0), i.Arg(1)
	a, b := w.rangeOf(x), w.rangeOf(y)
	if a.MoreThan(3) || b.MoreThan(3) {
		return false
	}
	bits := x.Type().Scalar().Bits
	one := ranges.Single(bitvec.One(bits))
	p := ir.ULE
	if signed {
		p = ir.SLE
	}
	if !b.Sub(one).Holds(p, a) || !a.Holds(p, b.Add(one)) {
		return false
	}
	sub := ir.NewInstr(ir.Sub, x.Type(), x, y)
	if signed {
		sub.Flags = ir.NSW
	}
	by := sub
	switch to := i.Type().Scalar().Bits; {
	case to < bits:
		by = ir.NewInstr(ir.Trunc, i.Type(), sub)
	case to > bits: // of -1 too, where the comparison is unsigned
		by = ir.NewInstr(ir.SExt, i.Type(), sub)
	}
	sub.InsertBefore(i)
	sub.TakeName(i)
	sub.CopyDebugLoc(i)
	if by != sub {
		by.InsertBefore(i)
		by.CopyDebugLoc(i)
	}
	ir.ReplaceAllUses(i, by)
	i.Erase()
	return true
}

// unsign replaces a signed operation on non-negative values by an unsigned one.
func (w *Rewrite) unsign(i *ir.Instr) bool {
	by := w.unsigned(i)
	if by == nil {
		return false
	}
	by.InsertBefore(i)
	by.TakeName(i)
	ir.ReplaceAllUses(i, by)
	by.CopyDebugLoc(i)
	i.Erase()
	return true
}

// unsignedOps maps signed operations to unsigned ones.
var unsignedOps = map[ir.Op]ir.Op{ir.SExt: ir.ZExt, ir.SIToFP: ir.UIToFP, ir.AShr: ir.LShr, ir.SDiv: ir.UDiv, ir.SRem: ir.URem}

// unsigned returns the unsigned replacement of i, if all operands whose sign matters are known to
// be non-negative.
func (w *Rewrite) unsigned(i *ir.Instr) *ir.Instr {
	op, ok := unsignedOps[i.Op()]
	if !ok || !w.nonNegative(i.Operand(0)) {
		return nil
	}
	x := i.Operand(0)
	switch i.Op() {
	case ir.SExt, ir.SIToFP:
		by := ir.NewInstr(op, i.Type(), x)
		by.Flags = ir.NNeg
		return by
	case ir.AShr:
		if w.Solver.slot(x) == nil && !ir.IsConst(x) {
			return nil
		}
	case ir.SDiv, ir.SRem:
		if !w.nonNegative(i.Operand(1)) {
			return nil
		}
	}
	by := ir.NewInstr(op, i.Type(), x, i.Operand(1))
	by.Flags = i.Flags & ir.Exact
	return by
}

// refine adds the flags that hold.
func (w *Rewrite) refine(i *ir.Instr) bool {
	was := i.Flags
	switch i.Op() {
	case ir.Add, ir.Sub, ir.Mul, ir.Shl:
		if i.HasFlag(ir.NSW | ir.NUW) {
			return false
		}
		x, y := w.rangeOf(i.Operand(0)), w.rangeOf(i.Operand(1))
		if !i.HasFlag(ir.NUW) && NoWrapRegion(i.Op(), y, false).Contains(x) {
			i.Flags |= ir.NUW
		}
		if !i.HasFlag(ir.NSW) && NoWrapRegion(i.Op(), y, true).Contains(x) {
			i.Flags |= ir.NSW
		}
	case ir.GetElementPtr:
		if w.Version >= pass.LLVM22 && !i.HasFlag(ir.NUW) && i.Flags&(ir.NUSW|ir.InBounds) != 0 && w.stepsForward(i) {
			i.Flags |= ir.NUW
		}
	case ir.ZExt, ir.UIToFP:
		if w.nonNegative(i.Operand(0)) {
			i.Flags |= ir.NNeg
		}
	case ir.Trunc:
		r, to := w.rangeOf(i.Operand(0)), i.Type().Scalar().Bits
		if r.IsEmpty() || r.UMax().ActiveBits() <= to {
			i.Flags |= ir.NUW
		}
		if r.IsEmpty() || r.SignedBits() <= to {
			i.Flags |= ir.NSW
		}
	}
	return i.Flags != was
}

// NoWrapRegion returns the left operands for which an operation does not overflow whatever the
// right operand is in y.
func NoWrapRegion(op ir.Op, y ranges.Range, signed bool) ranges.Range {
	switch op {
	case ir.Add:
		return ranges.NoWrapRegion(ranges.AddOp, y, signed)
	case ir.Sub:
		return ranges.NoWrapRegion(ranges.SubOp, y, signed)
	case ir.Mul:
		return ranges.NoWrapRegion(ranges.MulOp, y, signed)
	}
	return ranges.NoShiftOutRegion(y, signed)
}

// edges removes the edges that are never executed. A switch whose default is never taken gets an
// unreachable default block.
func (w *Rewrite) edges(b *ir.Block, nowhere **ir.Block) {
	t := b.Term()
	taken := map[*ir.Block]bool{}
	all := true
	for _, to := range b.Succs() {
		if w.Solver.feasible(b, to) {
			taken[to] = true
		} else {
			all = false
		}
	}
	if all || b.NumSuccs() == 0 {
		return
	}
	w.ChangedCFG = true
	switch {
	case len(taken) == 0: // a branch on undef
		for _, to := range b.Succs() {
			to.RemovePred(b, false)
		}
		t.Erase()
		ir.AtEnd(b).Unreachable()
	case len(taken) == 1:
		w.jump(t, taken)
	default:
		w.trimSwitch(t, taken, nowhere)
	}
}

func (w *Rewrite) jump(t *ir.Instr, taken map[*ir.Block]bool) {
	b := t.Block()
	var only *ir.Block
	for _, to := range b.Succs() {
		if taken[to] && only == nil {
			only = to
			continue
		}
		to.RemovePred(b, false)
	}
	ir.Before(t).Br(only)
	t.Erase()
}

func (w *Rewrite) trimSwitch(t *ir.Instr, taken map[*ir.Block]bool, nowhere **ir.Block) {
	b := t.Block()
	if d := t.Succ(0); !taken[d] {
		if *nowhere == nil {
			*nowhere = b.Func().NewBlockBefore(d, "default.unreachable")
			ir.AtEnd(*nowhere).Unreachable()
		}
		d.RemovePred(b, false)
		t.SetSucc(0, *nowhere)
	}
	for k := 0; k < t.NumCases(); {
		_, to := t.Case(k)
		if taken[to] {
			k++
			continue
		}
		to.RemovePred(b, false)
		rewrite.RemoveCase(t, k)
	}
}
