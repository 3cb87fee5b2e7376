package coroutine

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// makeEntry makes the block where the parts begin, which is not reached in the coroutine itself,
// and notes the index of each suspension point in the frame where it is saved:
//
//	%save = call token @llvm.coro.save(…)         store i2 1, ptr <index of %hdl>
//	…                                             …
//	%s = call i8 @llvm.coro.suspend(…)            br label %resume.1.landing
//	switch i8 %s, …                         ⇒
//	                                            resume.1:                ; from resume.entry
//	                                              %s = call i8 @llvm.coro.suspend(…)
//	                                              br label %resume.1.landing
//
//	                                            resume.1.landing:
//	                                              %t = phi i8 [ -1, … ], [ %s, %resume.1 ]
//	                                              switch i8 %t, …
//
// The result of a suspension is -1 where it returns to the caller: in the ramp all but that is
// unreachable, and the parts fill in 0 for resuming or 1 for destroying.
func (sp *splitter) makeEntry() {
	f, ctx := sp.f, sp.f.Ctx()
	sp.byIndex = f.NewBlock("resume.entry")
	nowhere := f.NewBlock("unreachable")
	ir.AtEnd(nowhere).Unreachable()
	b := ir.AtEnd(sp.byIndex)
	addr := sp.fr.address(b, sp.begin, sp.fr.index, sp.fieldFlags(), "index.addr")
	index := b.Load(sp.fr.indexTy, addr, sp.layout().ABIAlign(sp.fr.indexTy), "index")
	choose := b.Insert(ir.NewInstr(ir.Switch, ctx.Void, index, nowhere), "")
	for k, p := range sp.points {
		sp.noteIndex(k)
		before := p.suspend.Block()
		resume := before.SplitBefore(p.suspend, "resume."+strconv.Itoa(k))
		landing := resume.SplitBefore(p.suspend.Next(), "resume."+strconv.Itoa(k)+".landing")
		before.Term().SetSucc(0, landing)
		choose.AddCase(ir.NewInt(sp.fr.indexTy, uint64(k)), resume)
		result := ir.NewInstr(ir.Phi, ctx.I8)
		landing.Prepend(result)
		ir.ReplaceAllUses(p.suspend, result)
		result.AddIncoming(ir.NewAllOnes(ctx.I8), before)
		result.AddIncoming(p.suspend, resume)
	}
}

// noteIndex replaces the save of a suspension point.
func (sp *splitter) noteIndex(k int) {
	p := sp.points[k]
	b := ir.Before(p.save)
	if p.final {
		sp.markDone(b, sp.begin)
	} else {
		sp.storeIndex(b, sp.begin, k)
	}
	ir.ReplaceAllUses(p.save, ir.NewZero(p.save.Type()))
	p.save.Erase()
}

func (sp *splitter) storeIndex(b *ir.Builder, frame ir.Value, k int) {
	addr := sp.fr.address(b, frame, sp.fr.index, sp.fieldFlags(), "index.addr")
	b.Store(ir.NewInt(sp.fr.indexTy, uint64(k)), addr, sp.layout().ABIAlign(sp.fr.indexTy))
}

// markDone says in the frame that the coroutine is at its end: it can only be destroyed. Where it
// may have come there by an exception, the index tells whether it is at the final point.
func (sp *splitter) markDone(b *ir.Builder, frame ir.Value) {
	ptr := b.Ctx().Ptr
	b.Store(ir.NewZero(ptr), sp.fr.address(b, frame, resumeField, sp.fieldFlags(), "ResumeFn.addr"), sp.layout().ABIAlign(ptr))
	if sp.unwinds && sp.final() {
		sp.storeIndex(b, frame, len(sp.points)-1)
	}
}

// fieldFlags are the flags of the address of a field that every frame has.
func (sp *splitter) fieldFlags() ir.Flags {
	if sp.ctx.Version >= pass.LLVM22 {
		return ir.InBounds | ir.NUW
	}
	return ir.InBounds
}
