package codegenprepare

import (
	"math/bits"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// Calls in codegenprepare: intrinsics without meaning for instruction selection are erased, memory
// intrinsics get the known alignment of their operands, ctlz and cttz are guarded by a test for
// zero where the machine needs one, and cold calls compute their addresses next to the call.

func (p *preparation) call(i *ir.Instr) outcome {
	switch id := i.IntrinsicID(); id {
	case "llvm.launder.invariant.group", "llvm.strip.invariant.group":
		ir.ReplaceAllUses(i, i.Arg(0))
		i.Erase()
		return changed
	case "llvm.experimental.widenable.condition", "llvm.allow.runtime.check", "llvm.allow.ubsan.check":
		ir.ReplaceAllUses(i, ir.NewInt(i.Type(), 1))
		i.Erase()
		return changed
	case "llvm.cttz", "llvm.ctlz":
		return p.countZeros(i, id)
	case "llvm.memcpy", "llvm.memmove", "llvm.memcpy.inline", "llvm.memset", "llvm.memset.inline":
		p.alignOperands(i, id)
	}
	if a, ok := i.Callee().(*ir.InlineAsm); ok {
		return changedIf(p.asmOperands(i, a))
	}
	if f := p.f.Attrs.Fn; isColdCall(i) && !f.Has("optsize") && !f.Has("minsize") {
		for k := range i.NumArgs() {
			if a := i.Arg(k); a.Type().IsPtr() && p.sinkAddress(i, a, a.Type()) {
				return changed
			}
		}
	}
	return unchanged
}

// asmOperands sinks the addresses of what inline assembly names in memory.
func (p *preparation) asmOperands(i *ir.Instr, a *ir.InlineAsm) bool {
	any := false
	arg := 0
	for c := range strings.SplitSeq(a.Constraints, ",") {
		indirect := strings.Contains(c, "*")
		output := strings.HasPrefix(c, "=")
		if strings.HasPrefix(c, "~") || output && !indirect {
			continue
		}
		if v := i.Arg(arg); indirect && strings.HasSuffix(c, "m") {
			any = p.sinkAddress(i, v, v.Type()) || any
		}
		arg++
	}
	return any
}

// alignOperands annotates the pointers of a memory intrinsic with their known alignment.
func (p *preparation) alignOperands(i *ir.Instr, id string) {
	n := 2
	if id == "llvm.memset" || id == "llvm.memset.inline" {
		n = 1
	}
	q := simplify.Query{Query: valuetracking.Query{Layout: p.dl}}
	for k := range n {
		base, off := p.constantOffset(i.Arg(k))
		zeros := min(bits.TrailingZeros64(^q.KnownBits(base).Zero), bits.TrailingZeros64(uint64(off)))
		align := uint64(1) << min(zeros, p.dl.PtrBits(base.Type().Space)-1, 32)
		if _, has := i.Info.Attrs.Param(k).Get("align"); !has || align > rewrite.ArgAlign(i, k) {
			rewrite.SetArgAlign(i, k, align)
		}
	}
}

// constantOffset takes a constant getelementptr apart.
func (p *preparation) constantOffset(v ir.Value) (base ir.Value, off int64) {
	k, ok := v.(*ir.Const)
	if !ok || k.Kind != ir.ExprConst || k.Op != ir.GetElementPtr {
		return v, 0
	}
	n, ok := p.dl.ConstGEPOffset(k.ElemTy, k.Elems[1:])
	if !ok {
		return v, 0
	}
	base, off = p.constantOffset(k.Elems[0])
	return base, off + n
}

// countZeros branches around a count of zeros whose operand may be zero.
func (p *preparation) countZeros(i *ir.Instr, id string) outcome {
	cheap := p.c.Target.Lowering.CountsZero
	x := i.Arg(0)
	if isOne(i.Arg(1)) || !i.Type().IsInt() || !p.dl.IsLegalInt(i.Type().Bits) && i.Type().Bits > 64 || cheap == nil || cheap(id, i.Type().Bits) {
		return unchanged
	}
	q := simplify.Query{Query: valuetracking.Query{Layout: p.dl}}
	if q.NonZero(x) {
		return unchanged
	}
	head := i.Block()
	count := head.SplitBefore(i, "cond.false")
	end := count.SplitBefore(i.Next(), "cond.end")
	b := ir.Before(head.Term())
	b.Loc = i.DebugLoc()
	zero := ir.NewZero(i.Type())
	if !valuetracking.NotUndefOrPoison(x) {
		name := ""
		if n := ir.NameOf(x); n != "" {
			name = n + ".fr"
		}
		x = b.Insert(ir.NewInstr(ir.Freeze, i.Type(), x), name)
		i.SetOperand(0, x)
	}
	old := head.Term()
	b.CondBr(b.ICmp(ir.EQ, x, zero, "cmpz"), end, count)
	old.Erase()
	at := end.First()
	for strings.HasPrefix(at.IntrinsicID(), "llvm.dbg.") {
		at = at.Next()
	}
	b = ir.Before(end.First())
	b.Loc = at.DebugLoc()
	phi := b.Phi(i.Type(), "ctz")
	ir.ReplaceAllUses(i, phi)
	phi.AddIncoming(ir.NewInt(i.Type(), uint64(i.Type().Bits)), head)
	phi.AddIncoming(i, count)
	i.SetOperand(1, ir.NewInt(p.f.Ctx().I1, 1))
	pass.Invalidate(p.f, pass.None)
	return reshaped
}

// freeze moves a freeze from the result of a compare with a constant to the compared value, so that
// a branch follows the compare.
func (p *preparation) freeze(i *ir.Instr) bool {
	cmp := asInstr(i.Operand(0))
	if cmp == nil || !(cmp.Op() == ir.ICmp || cmp.Op() == ir.FCmp && cmp.Flags == 0) || !ir.HasOneUse(cmp) {
		return false
	}
	plain := func(v ir.Value) bool {
		k, ok := v.(*ir.Const)
		return ok && (k.Kind == ir.IntConst || k.Kind == ir.FloatConst || k.Kind == ir.NullConst)
	}
	left, right := plain(cmp.Operand(0)), plain(cmp.Operand(1))
	if !left && !right {
		return false
	}
	if !left || !right {
		k := 0
		if left {
			k = 1
		}
		n := ir.NewInstr(ir.Freeze, cmp.Operand(k).Type(), cmp.Operand(k))
		n.InsertBefore(cmp)
		n.TakeName(i)
		cmp.SetOperand(k, n)
	}
	cmp.Flags &^= ir.SameSign
	ir.ReplaceAllUses(i, cmp)
	i.Erase()
	return true
}

// caseValues makes φs in the successors of a switch use the switch's condition instead of the
// case's value, which is equal and already in a register.
func (p *preparation) caseValues(i *ir.Instr) bool {
	cond := i.Operand(0)
	if ir.IsConst(cond) {
		return false
	}
	cases := map[*ir.Block]int{}
	for k := range i.NumCases() {
		_, b := i.Case(k)
		cases[b]++
	}
	any := false
	for k := range i.NumCases() {
		v, b := i.Case(k)
		if cases[b] > 1 || b == i.Succ(0) {
			continue
		}
		for phi := range b.Phis() {
			any = p.caseValue(i, v, phi) || any
		}
	}
	return any
}

// caseValue does so for one φ of a block with only one case as predecessor.
func (p *preparation) caseValue(i *ir.Instr, v *ir.Const, phi *ir.Instr) bool {
	cond := i.Operand(0)
	free := p.c.Target.Lowering.FreeZExt
	wide := phi.Type().IsInt() && phi.Type().Bits > v.Type().Bits && free != nil && free(v.Type().Bits, phi.Type().Bits)
	if phi.Type() != v.Type() && !wide {
		return false
	}
	n, ok := v.Uint64()
	if !ok || phi.IncomingFor(i.Block()) != ir.Value(ir.NewInt(phi.Type(), n)) {
		return false
	}
	if wide {
		cond = ir.Before(i).Cast(ir.ZExt, cond, phi.Type(), "")
	}
	for k := range phi.NumIncoming() {
		if phi.IncomingBlock(k) == i.Block() {
			phi.SetOperand(k, cond)
		}
	}
	return true
}
