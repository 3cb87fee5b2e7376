package inline

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// unwindThrough lets exceptions that leave the body, which was called by an invoke, unwind to where
// the invoke does: calls become invokes, resumes become branches after the landing pad, and landing
// pads of the body also catch what the invoke's does. It returns what comes back to the caller.
// Afterwards the invoke itself unwinds nowhere.
func unwindThrough(call *ir.Instr, c *bodyCopy) []*ir.Instr {
	dest := call.UnwindDest()
	pad := dest.FirstNonPhi()
	o := &outerPad{dest: dest, pad: pad, from: call.Block()}
	for phi := range dest.Phis() {
		o.values = append(o.values, phi.IncomingFor(call.Block()))
	}
	inner := map[*ir.Block]bool{}
	for _, b := range c.blocks {
		if t := b.Term(); t.Op() == ir.Invoke && !inner[t.UnwindDest()] {
			inner[t.UnwindDest()] = true
			adoptClauses(t.UnwindDest().FirstNonPhi(), pad)
		}
	}
	for k := 0; k < len(c.blocks); k++ {
		b := c.blocks[k]
		if next := o.invokeFirst(b); next != nil {
			c.blocks = append(c.blocks[:k+1], append([]*ir.Block{next}, c.blocks[k+1:]...)...)
			o.reach(dest, b)
			continue
		}
		if t := b.Term(); t.Op() == ir.Resume {
			o.forward(t)
		}
	}
	dest.RemovePred(call.Block(), false)
	return c.returns()
}

// outerPad is where an invoke unwinds to.
type outerPad struct {
	dest   *ir.Block
	pad    *ir.Instr
	from   *ir.Block
	values []ir.Value // what dest's φs take from the invoke
	body   *ir.Block  // the part after the landing pad, where resumes go; nil: there were none yet
	caught *ir.Instr  // φ of what was caught
}

// adoptClauses appends another landing pad's clauses.
func adoptClauses(pad, from *ir.Instr) {
	if pad == nil || pad.Op() != ir.LandingPad || from.Op() != ir.LandingPad {
		return
	}
	for k := range from.NumOperands() {
		pad.AddClause(from.Operand(k), from.IsFilter(k))
	}
	pad.Flags |= from.Flags & ir.CleanupPadFlag
}

// reach gives the φs of b, dest or the part after its landing pad, an edge with the values that the
// invoke's edge would have.
func (o *outerPad) reach(b, from *ir.Block) {
	k := 0
	for phi := range b.Phis() {
		if k == len(o.values) {
			return
		}
		phi.AddIncoming(o.values[k], from)
		k++
	}
}

// invokeFirst turns the first call of b that may throw into an invoke; what stood after it, in a
// new block, is returned.
func (o *outerPad) invokeFirst(b *ir.Block) *ir.Block {
	for i := range b.Instrs() {
		if i.Op() != ir.Call || !analysis.MayThrow(i) || i.IntrinsicID() == "llvm.experimental.deoptimize" || i.IntrinsicID() == "llvm.experimental.guard" {
			continue
		}
		next := b.SplitBefore(i, i.Name()+".noexc")
		b.Term().Erase()
		var ops []ir.Value
		for k := range i.NumOperands() - 1 {
			ops = append(ops, i.Operand(k))
		}
		n := ir.NewInstr(ir.Invoke, i.Type(), append(ops, next, o.dest, i.Callee())...)
		info := *i.Info
		n.Info, n.Pos = &info, i.Pos
		n.SetAttachments(i.Attachments())
		b.Append(n)
		n.SetName(i.Name()) // with a number after it, as in LLVM: the call still has the name
		ir.ReplaceAllUses(i, n)
		i.Erase()
		return next
	}
	return nil
}

// forward turns a resume into a branch after the outer landing pad.
func (o *outerPad) forward(t *ir.Instr) {
	if o.body == nil {
		o.splitPad()
	}
	b := t.Block()
	v := t.Operand(0)
	br := ir.NewInstr(ir.Br, b.Func().Ctx().Void, o.body)
	br.CopyDebugLoc(t)
	br.InsertBefore(t)
	t.Erase()
	o.reach(o.body, b)
	o.caught.AddIncoming(v, b)
}

// splitPad divides dest after its landing pad; the second part has φs of what dest's φs and the
// landing pad give.
func (o *outerPad) splitPad() {
	o.body = o.dest.SplitBefore(o.pad.Next(), o.dest.Name()+".body")
	at := o.body.First()
	for phi := range o.dest.Phis() {
		n := ir.NewInstr(ir.Phi, phi.Type())
		n.InsertBefore(at)
		n.SetName(phi.Name() + ".lpad-body")
		ir.ReplaceAllUses(phi, n)
		n.AddIncoming(phi, o.dest)
	}
	o.caught = ir.NewInstr(ir.Phi, o.pad.Type())
	o.caught.InsertBefore(at)
	o.caught.SetName("eh.lpad-body")
	ir.ReplaceAllUses(o.pad, o.caught)
	o.caught.AddIncoming(o.pad, o.dest)
}
