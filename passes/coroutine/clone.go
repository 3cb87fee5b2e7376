package coroutine

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
	"opt-go/passes/scalar/simplifycfg"
)

// part is the copy of a coroutine that becomes one of its parts.
type part struct {
	*splitter
	kind  int
	f     *ir.Func
	of    map[ir.Value]ir.Value // what has become of the coroutine's instructions and blocks
	frame *ir.Param
}

// clone makes a part of the coroutine.
func (sp *splitter) clone(kind int) *ir.Func {
	p := &part{splitter: sp, kind: kind}
	p.f = ir.CloneFunc(sp.f, sp.f.Name()+partSuffix[kind])
	p.match()
	for i := range p.f.Instrs() {
		if i.Op() == ir.Ret { // nothing is returned
			rewrite.Unreachable(i, true)
		}
	}
	p.declare()
	p.enter()
	p.transfer()
	begin := p.instr(sp.begin)
	name := begin.Name()
	begin.SetName("")
	p.frame.SetName(name)
	ir.ReplaceAllUses(begin, p.frame)
	if sp.final() {
		p.finalPoint()
	}
	result := ir.NewInt(p.f.Ctx().I8, min(uint64(kind), destroyPart))
	for _, pt := range sp.points {
		i := p.instr(pt.suspend)
		ir.ReplaceAllUses(i, result)
		i.Erase()
	}
	p.ends()
	p.free()
	simplifycfg.RemoveUnreachable(p.f)
	p.dropUnusedAllocas()
	if kind == resumePart {
		p.tailCalls()
	}
	simplifycfg.RemoveUnreachable(p.f)
	return p.f
}

// match notes which instructions and blocks of the copy are those of the coroutine: they have the
// same order.
func (p *part) match() {
	p.of = map[ir.Value]ir.Value{}
	copied := p.f.Entry()
	for b := range p.splitter.f.Blocks() {
		p.of[b] = copied
		j := copied.First()
		for i := range b.Instrs() {
			p.of[i] = j
			j = j.Next()
		}
		copied = copied.Next()
	}
}

// instr returns the copy of an instruction.
func (p *part) instr(i *ir.Instr) *ir.Instr { return p.of[i].(*ir.Instr) }

// block returns the copy of a block.
func (p *part) block(b *ir.Block) *ir.Block { return p.of[b].(*ir.Block) }

// declare makes the copy a local function of the frame alone.
func (p *part) declare() {
	f, ctx := p.f, p.f.Ctx()
	for _, a := range f.Params {
		ir.ReplaceAllUses(a, ir.NewPoison(a.Type()))
	}
	f.SetSignature(ctx.Func(ctx.Void, []*ir.Type{ctx.Ptr}, false), []int{-1})
	f.Linkage, f.Visibility, f.DLLStorage, f.UnnamedAddr, f.Comdat = ir.Internal, "", "", "", nil
	f.DSOLocal, f.DSOPreempt = false, false
	f.CC = ir.FastCC
	f.Attrs.Ret = nil
	f.Attrs.Fn = f.Attrs.Fn.Without("presplitcoroutine")
	f.SetMD("func_sanitize", nil)
	p.frame = f.Params[0]
	p.frame.SetAttrs(ir.AttrSet{ir.EnumAttr("noundef"), ir.EnumAttr("nonnull"), ir.ValAttr("align", strconv.FormatUint(p.fr.align, 10)),
		ir.ValAttr("dereferenceable", strconv.FormatUint(p.fr.size, 10))})
}

// enter makes the block of the addresses in the frame the entry, from which the index decides. The
// slots of the stack that the ramp has allocated are allocated here.
func (p *part) enter() {
	entry := p.block(p.base)
	into := entry.SinglePred().Term()
	ir.Before(into).Unreachable()
	into.Erase()
	for p.f.Entry() != entry {
		p.f.Entry().MoveAfter(p.f.LastBlock())
	}
	entry.SetName("entry" + partSuffix[p.kind])
	t := entry.Term()
	ir.Before(t).Br(p.block(p.byIndex))
	t.Erase()
	at, dom := entry.First(), analysis.NewDomTree(p.f)
	for b := range p.f.Blocks() {
		if dom.Reachable(b) {
			continue
		}
		for i := range b.Instrs() {
			if i.Op() == ir.Alloca && ir.AsInt(i.Operand(0)) != nil && ir.HasUses(i) {
				i.MoveBefore(at)
			}
		}
	}
}

// transfer makes tail calls of the calls that go on to another coroutine.
func (p *part) transfer() {
	for _, t := range p.transfers {
		returnAfter(p.instr(t), p.mayTailCall())
	}
}

// finalPoint takes the final point from the switch on the index. It cannot be resumed; f.destroy
// knows it by the address for resuming, which is null then, so that no index has to be stored,
// unless that may mean an exception, too.
func (p *part) finalPoint() {
	choose := p.block(p.byIndex).Term()
	if p.kind != resumePart && p.unwinds {
		return
	}
	last := choose.NumCases() - 1
	_, final := choose.Case(last)
	choose.RemoveCase(last)
	if p.kind == resumePart {
		return
	}
	rest := choose.Block().SplitBefore(choose, "Switch")
	t := p.block(p.byIndex).Term()
	b := ir.Before(t)
	if p.f.Attrs.Fn.Has("coro_only_destroy_when_complete") {
		b.Br(final)
	} else {
		ptr := b.Ctx().Ptr
		resume := b.Load(ptr, p.fr.address(b, p.frame, resumeField, p.fieldFlags(), "ResumeFn.addr"), p.layout().ABIAlign(ptr), "")
		b.CondBr(b.ICmp(ir.EQ, resume, ir.NewZero(ptr), ""), final, rest)
	}
	t.Erase()
}

// ends lowers the ends of the coroutine, after which a part returns or goes on unwinding.
func (p *part) ends() {
	for _, e := range p.splitter.ends {
		end := p.instr(e)
		if isTrue(end.Arg(1)) {
			p.markDone(ir.Before(end), p.frame)
			dropEnd(end, true)
			continue
		}
		b := end.Block()
		rest := b.SplitBefore(end, "")
		t := b.Term()
		ir.Before(t).Ret(nil)
		t.Erase()
		dropEnd(rest.First(), true)
	}
	for _, i := range p.inRamp {
		i = p.instr(i)
		ir.ReplaceAllUses(i, p.f.Ctx().NewBool(false))
		i.Erase()
	}
}

// free tells the code that frees the frame which memory that is: none in f.cleanup.
func (p *part) free() {
	id := p.of[p.id]
	for i := range p.f.Instrs() {
		if i.IntrinsicID() != "llvm.coro.free" || i.Arg(0) != id {
			continue
		}
		var memory ir.Value = p.frame
		if p.kind == cleanupPart {
			memory = ir.NewZero(i.Type())
		}
		ir.ReplaceAllUses(i, memory)
		i.Erase()
	}
}

// dropUnusedAllocas erases the slots that only other parts use.
func (p *part) dropUnusedAllocas() {
	for i := range p.f.Entry().Instrs() {
		if i.Op() == ir.Alloca && !ir.HasUses(i) {
			i.Erase()
		}
	}
}
