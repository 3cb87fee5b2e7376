package mutate

import (
	"slices"

	"opt-go/frontend/ir"
)

func splitBlock(x *mutator) bool {
	at := x.place()
	if at == nil {
		return false
	}
	at.Block().SplitBefore(at, "split")
	return true
}

// duplicateBlock gives one predecessor a copy of a block. What the block defines and others use
// must then come from the original, so the other uses are repaired.
func duplicateBlock(x *mutator) bool {
	b := x.block(func(b *ir.Block) bool { return isTarget(b) && b.HasPreds() && b.Term().Op() != ir.CatchRet })
	if b == nil {
		return false
	}
	f := b.Func()
	m := ir.NewValueMap(f, f)
	n := ir.CloneBlocks([]*ir.Block{b}, m, ".copy")[0]
	for _, s := range b.Succs() {
		for phi := range s.Phis() { // the values that the copy brings
			phi.AddIncoming(m.Get(phi.IncomingFor(b)), n)
		}
	}
	p := oneOf(x, b.UniquePreds())
	p.Term().ReplaceOperand(b, n)
	fixPhis(x, n)
	fixPhis(x, b)
	x.repair(f)
	return true
}

// fixPhis makes the φs of a block name each edge into it once.
func fixPhis(x *mutator, b *ir.Block) {
	for phi := range b.Phis() {
		var vals []ir.Value
		preds := b.Preds()
		for _, p := range preds {
			v := phi.IncomingFor(p)
			if v == nil {
				v = x.constant(phi.Type())
			}
			vals = append(vals, v)
		}
		for phi.NumIncoming() > 0 {
			phi.RemoveIncoming(phi.NumIncoming() - 1)
		}
		for k, p := range preds {
			phi.AddIncoming(vals[k], p)
		}
	}
}

func isBr(b *ir.Block) bool { return b.Term().Op() == ir.Br && b.NumSuccs() == 1 }

// addBranch makes an unconditional branch lead to another block too, which may close a loop or make
// one irreducible.
func addBranch(x *mutator) bool {
	b := x.block(isBr)
	if b == nil {
		return false
	}
	to := x.blockOf(b.Func())
	if to == nil {
		return false
	}
	at := ir.Before(b.Term())
	cond := x.value(b.Term(), x.m.Ctx.I1)
	x.addEdge(b, to)
	old := b.Succ(0)
	at.CondBr(cond, old, to)
	b.Last().Erase()
	if x.chance(2) {
		b.Term().SwapOperands(1, 2)
	}
	x.repair(b.Func())
	return true
}

// selfLoop puts a block that may branch to itself on an edge of the control flow.
func selfLoop(x *mutator) bool {
	at := x.place()
	if at == nil {
		return false
	}
	f, ctx := at.Func(), x.m.Ctx
	b := at.Block()
	exit := b.SplitBefore(at, "exit")
	loop := f.NewBlockAfter(b, "turn")
	b.Term().ReplaceOperand(exit, loop)
	in := ir.AtEnd(loop)
	t := oneOf(x, []*ir.Type{ctx.I32, ctx.I64, ctx.Int(7), ctx.Int(129)})
	phi := in.Phi(t, "")
	next := in.Binary(oneOf(x, []ir.Op{ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.Xor}), phi, ir.NewSigned(t, int64(x.r.Intn(7)-3)),
		oneOf(x, []ir.Flags{0, ir.NSW, ir.NUW}), "")
	if next.Op() == ir.Xor {
		next.Flags = 0
	}
	phi.AddIncoming(x.value(b.Term(), t), b)
	phi.AddIncoming(next, loop)
	c := in.ICmp(ir.EQ+ir.Pred(x.r.Intn(10)), oneOf(x, []ir.Value{phi, next}), x.value(b.Term(), t), "")
	if x.chance(4) {
		in.Br(loop)
		x.repair(f)
		return true
	}
	in.CondBr(c, loop, exit)
	x.offer(exit.First(), next)
	if x.chance(2) {
		loop.Term().SwapOperands(1, 2)
	}
	return true
}

// insertSwitch replaces a branch by a switch over a value of unusual width, with repeated and added
// destinations.
func insertSwitch(x *mutator) bool {
	b := x.block(isBr)
	if b == nil {
		return false
	}
	f, ctx := b.Func(), x.m.Ctx
	t := oneOf(x, []*ir.Type{ctx.I1, ctx.Int(3), ctx.I8, ctx.I32, ctx.I64, ctx.Int(65), ctx.Int(129)})
	old := b.Succ(0)
	s := ir.NewInstr(ir.Switch, ctx.Void, x.value(b.Term(), t), old)
	used := map[*ir.Const]bool{}
	for range x.r.Intn(12) {
		v := ir.NewSigned(t, int64(x.r.Intn(200)-100))
		if used[v] {
			continue
		}
		used[v] = true
		to := old
		if x.chance(3) {
			if other := x.blockOf(f); other != nil {
				to = other
			}
		}
		x.addEdge(b, to)
		s.AddCase(v, to)
	}
	s.CopyDebugLoc(b.Term())
	b.Term().Erase()
	b.Append(s)
	x.repair(f)
	return true
}

// insertIndirectBr replaces a branch by an indirect one through a block address or a loaded
// pointer.
func insertIndirectBr(x *mutator) bool {
	b := x.block(func(b *ir.Block) bool { return isBr(b) && !b.Succ(0).IsEntry() })
	if b == nil {
		return false
	}
	f, ctx := b.Func(), x.m.Ctx
	old := b.Succ(0)
	var address ir.Value = ir.NewBlockAddress(f, old)
	if f.Space != 0 {
		return false
	}
	if x.chance(2) {
		address = x.value(b.Term(), ctx.Ptr)
	}
	i := ir.NewInstr(ir.IndirectBr, ctx.Void, address, old)
	for range x.r.Intn(3) {
		to := x.blockOf(f)
		if to == nil {
			to = old
		}
		x.addEdge(b, to)
		i.AppendOperand(to)
	}
	b.Term().Erase()
	b.Append(i)
	x.repair(f)
	return true
}

// unreachableCode adds blocks that nothing leads to: instructions that use themselves, branches
// into the function.
func unreachableCode(x *mutator) bool {
	f := x.fn(defined)
	if f == nil {
		return false
	}
	ctx := x.m.Ctx
	b := f.NewBlock("nowhere")
	at := ir.AtEnd(b)
	self := at.Binary(ir.Add, ir.NewPoison(ctx.I32), ir.NewInt(ctx.I32, 1), 0, "")
	self.SetOperand(0, self)
	p := at.GEP(ctx.I8, ir.NewPoison(ctx.Ptr), 0, "", self)
	p.SetOperand(0, p)
	at.Store(self, p, 4)
	switch to := x.blockOf(f); {
	case to == nil || x.chance(4):
		at.Br(b)
	case x.chance(2):
		c := at.ICmp(ir.EQ, self, ir.NewZero(ctx.I32), "")
		at.CondBr(c, b, to)
		x.addEdge(b, to)
	default:
		at.Br(to)
		x.addEdge(b, to)
	}
	if x.chance(2) && f.NumBlocks() > 2 {
		b.MoveAfter(f.Entry())
	}
	x.repair(f)
	return true
}

// endBlock cuts the control flow off.
func endBlock(x *mutator) bool {
	b := x.block(func(b *ir.Block) bool {
		switch b.Term().Op() {
		case ir.Br, ir.Switch, ir.IndirectBr, ir.Resume:
			return isPlace(b.Term())
		}
		return false
	})
	if b == nil {
		return false
	}
	for _, s := range b.Succs() {
		s.RemovePred(b, true)
	}
	t, f := b.Func().RetType(), b.Func()
	at := ir.Before(b.Term())
	switch {
	case x.chance(2):
		at.Unreachable()
	case t.IsVoid():
		at.Ret(nil)
	default:
		at.Ret(x.value(b.Term(), t))
	}
	b.Last().Erase()
	x.repair(f)
	return true
}

// changeSuccessors exchanges successors of a terminator, or makes one of them lead where another
// does.
func changeSuccessors(x *mutator) bool {
	b := x.block(func(b *ir.Block) bool {
		op := b.Term().Op()
		return b.NumSuccs() > 1 && (op == ir.Br || op == ir.Switch || op == ir.IndirectBr)
	})
	if b == nil {
		return false
	}
	t := b.Term()
	k, l := x.r.Intn(t.NumSuccs()), x.r.Intn(t.NumSuccs())
	to, from := t.Succ(l), t.Succ(k)
	if to == from {
		return false
	}
	if x.chance(2) {
		t.SetSucc(k, to)
		t.SetSucc(l, from)
		return true
	}
	from.RemovePred(b, true)
	x.addEdge(b, to)
	t.SetSucc(k, to)
	x.repair(b.Func())
	return true
}

func moveBlock(x *mutator) bool {
	b := x.block(func(b *ir.Block) bool { return !b.IsEntry() && b.Func().NumBlocks() > 2 })
	if b == nil {
		return false
	}
	list := slices.DeleteFunc(slices.Collect(b.Func().Blocks()), func(c *ir.Block) bool { return c == b })
	b.MoveAfter(oneOf(x, list))
	return true
}

// insertPhi puts a φ of any type at the head of a block.
func insertPhi(x *mutator) bool {
	b := x.block(func(b *ir.Block) bool { return b.HasPreds() && b.First().Op() != ir.CatchSwitch })
	if b == nil {
		return false
	}
	t := x.typ()
	if at := b.FirstNonPhi(); at.NumOperands() > 0 && x.chance(2) && isData(at.Operand(0)) {
		t = at.Operand(0).Type()
	}
	if t.Kind == ir.TokenKind {
		return false
	}
	phi := ir.NewInstr(ir.Phi, t)
	vals := map[*ir.Block]ir.Value{}
	for _, p := range b.Preds() {
		if vals[p] == nil {
			vals[p] = x.value(p.Term(), t)
		}
		phi.AddIncoming(vals[p], p)
	}
	b.Prepend(phi)
	if at := b.FirstNonPhi(); !at.IsEHPad() {
		x.offer(at, phi)
	}
	return true
}

// isData reports whether v can be computed: labels, metadata and functions are named.
func isData(v ir.Value) bool {
	switch v.(type) {
	case *ir.Block, *ir.MDOperand, *ir.InlineAsm:
		return false
	}
	return true
}
