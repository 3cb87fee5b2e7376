// Package tailcall is LLVM's tailcallelim: it marks tail calls (mark.go) and turns self-recursive
// tail calls into loops (tailcall.go finds and removes the calls, loop.go makes the loop's header,
// φs and accumulators).
//
// Invariant: a call is marked tail only where no pointer into the caller's frame has escaped on any
// path to it.
package tailcall

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/pass"
)

// Run is LLVM's tailcallelim: calls that do not need the caller's frame are marked tail (mark.go),
// and self-recursion in tail position becomes a loop.
//
//	define i32 @fact(i32 %n) {                    tailrecurse:
//	  …                                             %accumulator.tr = phi i32 [ 1, %entry ], [ %p, %more ]
//	more:                                           %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
//	  %m = sub i32 %n, 1                      →     …
//	  %r = call i32 @fact(i32 %m)                 more:
//	  %p = mul i32 %n, %r                           %m = sub i32 %n.tr, 1
//	  ret i32 %p                                    %p = mul i32 %n.tr, %accumulator.tr
//	                                                br label %tailrecurse
//
// The instructions between such a call and the return must be movable above the call. One
// associative and commutative operation on the call's result is allowed too: the loop accumulates
// it, and the returns give the accumulated value. Where a recursive call's result is discarded in
// favour of another return value, a φ keeps the first such value.
//
// Differs from LLVM 19: accumulation reassociates the operation, so nsw and nuw may no longer hold.
// LLVM keeps both flags. This pass keeps only nuw of an addition, whose partial sums do not exceed
// the total.
//
// Not handled, as in LLVM: functions with allocas of variable size or with variable arguments.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	if a, ok := f.Attrs.Fn.Get("disable-tail-calls"); ok && a.Val == "true" {
		return pass.All
	}
	marked := markTails(c, f)
	t := &tailRecursion{c: c, f: f}
	if !f.FuncType.VarArg && fixedFrame(f) {
		t.run()
	}
	c.Count("Number of tail calls removed", t.removed)
	c.Count("Number of accumulators introduced", t.accumulators)
	if t.folded || t.removed > 0 {
		return pass.None
	}
	return pass.Changed(marked > 0)
}

func fixedFrame(f *ir.Func) bool {
	for i := range f.Instrs() {
		if i.Op() == ir.Alloca && !(i.Block().IsEntry() && analysis.AsConstInt(i.Operand(0)) != nil && !i.HasFlag(ir.InAlloca)) {
			return false
		}
	}
	return true
}

type tailRecursion struct {
	c            *pass.Context
	f            *ir.Func
	header       *ir.Block // the old entry, once the function is a loop
	params       []*ir.Instr
	ret, known   *ir.Instr   // φs: the value to return, and whether there is one already
	selects      []*ir.Instr // values of ret
	acc          *ir.Instr   // the accumulator φ
	accOp        *ir.Instr   // the operation that accumulates
	mustTail     bool        // a return gives the result of a musttail call, as it is
	folded       bool        // a return was copied to its predecessor
	removed      int
	accumulators int
}

func (t *tailRecursion) run() {
	var blocks []*ir.Block
	for b := range t.f.Blocks() {
		blocks = append(blocks, b)
		t.mustTail = t.mustTail || b.ReturnedCall() != nil
	}
	for _, b := range blocks {
		if b.Term() != nil { // not one whose return went to its predecessors
			t.block(b)
		}
	}
	if t.header != nil {
		t.finish()
	}
}

// block removes the recursive call at the end of b, if there is one; the return may be the next
// block.
func (t *tailRecursion) block(b *ir.Block) {
	switch last := b.Term(); {
	case last.Op() == ir.Br && !last.IsCondBr():
		s := last.Succ(0)
		if analysis.FirstReal(s).Op() != ir.Ret {
			return
		}
		call := t.candidate(b)
		if call == nil {
			return
		}
		foldReturn(s.Term(), b)
		t.folded = true
		if !s.HasPreds() && !s.IsEntry() {
			s.EraseInstrs()
			s.Erase()
		}
		t.eliminate(call)
	case last.Op() == ir.Ret:
		if call := t.candidate(b); call != nil {
			t.eliminate(call)
		}
	}
}

// foldReturn copies a return to the end of a block that jumps to it.
func foldReturn(r *ir.Instr, b *ir.Block) {
	s := r.Block()
	jump := b.Term()
	n := r.Clone()
	if n.NumOperands() > 0 {
		if phi, ok := n.Operand(0).(*ir.Instr); ok && phi.Op() == ir.Phi && phi.Block() == s {
			n.SetOperand(0, phi.IncomingFor(b))
		}
	}
	s.RemovePred(b, false)
	jump.Erase()
	b.Append(n)
}

// candidate returns the last call in b of the function itself when it is a tail call.
func (t *tailRecursion) candidate(b *ir.Block) *ir.Instr {
	for i := range b.Backward() {
		if i.Op() != ir.Call || i.CalledFunc() != t.f {
			continue
		}
		if i.Flags&(ir.TailCall|ir.MustTail) == 0 || t.stub(i) {
			return nil
		}
		return i
	}
	return nil
}

// stub matches a function such as fabs whose body is a call of itself, which the code generator
// turns into an instruction.
func (t *tailRecursion) stub(call *ir.Instr) bool {
	b := call.Block()
	if !b.IsEntry() || b.First() != call || call.Next() != b.Term() || analysis.LoweredToCall(t.f) {
		return false
	}
	for k, p := range t.f.Params {
		if call.Arg(k) != ir.Value(p) {
			return false
		}
	}
	return true
}

// eliminate replaces a call by a jump to the function's entry.
func (t *tailRecursion) eliminate(call *ir.Instr) {
	b := call.Block()
	ret := b.Term()
	var op *ir.Instr
	for i := call.Next(); i != ret; i = i.Next() {
		switch {
		case t.movesAbove(i, call):
		case t.acc != nil || !accumulates(i, call):
			return
		default:
			op = i
		}
	}
	if t.mustTail && (op != nil || ret.NumOperands() > 0 && ret.Operand(0) != ir.Value(call)) {
		return // other returns must return their calls' results
	}
	t.c.Remark(pass.Passed, "tailcall-recursion", t.f, call, pass.Text("transforming tail recursion into loop"))
	if t.header == nil {
		t.makeHeader()
	}
	t.passArguments(call)
	if op != nil {
		t.accumulate(op, call)
	}
	if t.ret != nil {
		t.returned(op, call, ret)
	}
	ir.Before(ret).Br(t.header).CopyDebugLoc(call)
	ret.Erase()
	if ir.HasUses(call) { // from unreachable code
		ir.ReplaceAllUses(call, ir.NewPoison(call.Type()))
	}
	call.Erase()
	t.removed++
}

// movesAbove reports whether i may be executed before the call instead of after it.
func (t *tailRecursion) movesAbove(i, call *ir.Instr) bool {
	if endsLifetime(i) {
		return true // a tail call has no access to the frame of its caller
	}
	if analysis.HasSideEffects(i) {
		return false
	}
	if i.Op() == ir.Load && analysis.HasSideEffects(call) {
		if !analysis.DereferenceableForLoad(i) {
			return false
		}
		loc, _ := alias.LocationOf(i)
		pass.Invalidate(t.f, pass.None)
		if pass.Get(t.c, t.f, alias.AA).ModRef(call, loc)&analysis.Mod != 0 {
			return false
		}
	}
	for _, v := range i.Operands() {
		if v == ir.Value(call) {
			return false
		}
	}
	return true
}

// endsLifetime reports whether i ends the lifetime of an alloca.
func endsLifetime(i *ir.Instr) bool {
	if i.IntrinsicID() != "llvm.lifetime.end" {
		return false
	}
	a, ok := analysis.StripCasts(i.Arg(i.NumArgs() - 1)).(*ir.Instr)
	return ok && a.Op() == ir.Alloca
}

// accumulates reports whether i combines the call's result with another value, by an associative
// and commutative operation whose result is returned.
func accumulates(i, call *ir.Instr) bool {
	if identityForAccumulation(i) == nil {
		return false
	}
	if (i.Operand(0) == ir.Value(call)) == (i.Operand(1) == ir.Value(call)) {
		return false
	}
	u := ir.SoleUser(i)
	return u != nil && u.Op() == ir.Ret
}

// identityForAccumulation returns the neutral element of an associative and commutative operation,
// nil for others.
func identityForAccumulation(i *ir.Instr) ir.Value {
	ty := i.Type()
	switch i.Op() {
	case ir.Add, ir.Or, ir.Xor:
		return ir.NewZero(ty)
	case ir.Mul:
		return ir.NewInt(ty, 1)
	case ir.And:
		return ir.NewAllOnes(ty)
	case ir.FAdd, ir.FMul:
		if !i.HasFlag(ir.FReassoc | ir.FNSZ) {
			return nil
		}
		if one := identityOfFloat(i); one != nil {
			return one
		}
	case ir.Call:
		w := ty.Scalar().Bits
		switch i.IntrinsicID() {
		case "llvm.umax":
			return ir.NewZero(ty)
		case "llvm.umin":
			return ir.NewAllOnes(ty)
		case "llvm.smax":
			return extremeSigned(ty, w, true)
		case "llvm.smin":
			return extremeSigned(ty, w, false)
		}
	}
	return nil
}

func identityOfFloat(i *ir.Instr) ir.Value {
	s := i.Type().Scalar()
	if i.Op() == ir.FAdd {
		return ir.NewZero(i.Type())
	}
	if s.Kind > ir.DoubleKind { // no constants but 0 are made of the wider ones
		return nil
	}
	return ir.NewFloat(i.Type(), 1)
}

// extremeSigned returns the least or greatest signed number.
func extremeSigned(ty *ir.Type, w int, least bool) ir.Value {
	n := ir.NewInt(ty.Scalar(), 1).Big()
	n.Lsh(n, uint(w-1))
	if !least {
		n.Not(n)
	}
	k := ir.NewBigInt(ty.Scalar(), n)
	if ty.IsVector() {
		return ir.NewSplat(ty, k)
	}
	return k
}
