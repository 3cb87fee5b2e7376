package gpu

import (
	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// CodeGenPrepare is those parts of LLVM 19's codegenprepare that matter for PTX: the last rewriting before instruction
// selection, which looks at one block at a time.
//
// Phases, in LLVM's order:
//   - slow divisions are bypassed as LLVM does it, without freeze (bypass_slow_division.go): 64 by 32 bits;
//   - assumptions go, with what only they used;
//   - blocks that hold nothing but φs and a branch go (codegenprepare_empty.go);
//   - until nothing changes, in every block: φs that are no choice fold; compares, casts that keep the bits, and extensions to integers that no register
//     holds are copied into the blocks that use them (codegenprepare_sink.go); a getelementptr of zeros becomes a bitcast; the condition
//     of a switch is extended to a register's width;
//   - blocks that only follow their single predecessor are merged with it.
//
// Not done, though LLVM does it for NVPTX: folding of switches with cases that lead nowhere else, sinking of address computations (sunkaddr), extensions moved to their loads or
// promoted, additions and subtractions whose overflow is tested made intrinsics, optimizePhiTypes, splitting of large
// offsets, alignment of memory intrinsics' operands, objectsize and is.constant (which lower to constants), decisions by profile.
//
// Breaks the CFG. Cost: linear per round; the rounds are few.
func CodeGenPrepare(c *pass.Context, f *ir.Func) pass.Preserved {
	p := &preparation{c: c, f: f, dl: f.Module().Layout}
	changed := bypassDivisions(c, f, narrowWidths(c.Target.SlowDiv), false)
	changed = p.removeAssumptions() || changed
	changed = p.removeEmptyBlocks() || changed
	any := changed
	for round := true; round; {
		round = false
		for b := f.Entry(); b != nil; b = b.Next() {
			round = p.block(b) || round
		}
		any = any || round
	}
	any = p.foldBranches() || any
	if any {
		p.mergeFollowers()
	}
	return pass.ChangedCFG(any)
}

// narrowWidths leaves out the divisions of 128 bits, which LLVM does not bypass.
func narrowWidths(widths map[int]int) map[int]int {
	out := map[int]int{}
	for from, to := range widths {
		if from <= 64 {
			out[from] = to
		}
	}
	return out
}

type preparation struct {
	c  *pass.Context
	f  *ir.Func
	dl *ir.DataLayout
}

func (p *preparation) removeAssumptions() bool {
	changed := false
	for i := range p.f.Instrs() {
		if i.IntrinsicID() != "llvm.assume" {
			continue
		}
		cond := asInstr(i.Arg(0))
		i.Erase()
		if cond != nil {
			rewrite.EraseDead(cond)
		}
		changed = true
	}
	return changed
}

// block prepares one block.
func (p *preparation) block(b *ir.Block) bool {
	changed := false
	for i := b.First(); i != nil; {
		next := i.Next()
		changed = p.instr(i) || changed
		i = next
	}
	return changed
}

func (p *preparation) instr(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Phi:
		q := simplify.Query{Layout: p.dl}
		if v := q.Instr(i); v != nil {
			ir.ReplaceAllUses(i, v)
			i.Erase()
			return true
		}
	case ir.ICmp, ir.FCmp:
		return p.sink(i)
	case ir.BitCast, ir.Trunc, ir.PtrToInt, ir.IntToPtr, ir.AddrSpaceCast:
		return p.keepsBits(i) && p.sink(i)
	case ir.ZExt, ir.SExt:
		return !ir.IsConst(i.Operand(0)) && i.Type().IsInt() && i.Type().Bits > 64 && p.sink(i)
	case ir.GetElementPtr:
		return p.zeroGEP(i)
	case ir.Switch:
		return p.widenSwitch(i)
	}
	return false
}

// zeroGEP makes a getelementptr that adds nothing a bitcast, which costs nothing.
func (p *preparation) zeroGEP(i *ir.Instr) bool {
	for k := 1; k < i.NumOperands(); k++ {
		if c, ok := i.Operand(k).(*ir.Const); !ok || !c.IsZero() {
			return false
		}
	}
	if i.Type() != i.Operand(0).Type() {
		return false
	}
	cast := ir.NewInstr(ir.BitCast, i.Type(), i.Operand(0))
	cast.InsertBefore(i)
	cast.SetName(i.Name())
	cast.CopyDebugLoc(i)
	ir.ReplaceAllUses(i, cast)
	i.Erase()
	p.instr(cast)
	return true
}

// registerWidths are the integers that registers hold.
var registerWidths = []int{1, 16, 32, 64}

// widenSwitch extends the condition of a switch once, so that no compare has to.
func (p *preparation) widenSwitch(i *ir.Instr) bool {
	cond := i.Operand(0)
	bits := cond.Type().Bits
	to := 0
	for _, w := range registerWidths {
		if w >= bits {
			to = w
			break
		}
	}
	if to <= bits {
		return false
	}
	op := ir.ZExt
	if a, ok := cond.(*ir.Param); ok && a.Attrs().Has("signext") {
		op = ir.SExt
	}
	ty := p.f.Ctx().Int(to)
	b := ir.Before(i)
	wide := b.Cast(op, cond, ty, "")
	i.SetOperand(0, wide)
	for k := range i.NumCases() {
		v, _ := i.Case(k)
		n, _ := v.Uint64()
		if op == ir.SExt {
			s, _ := v.Int64()
			n = uint64(s)
		}
		i.SetOperand(2+2*k, ir.NewInt(ty, n))
	}
	return true
}

// foldBranches makes conditional branches that lead to one block only, by their targets or by a constant, plain ones, and
// erases what is not reached any more because of that.
func (p *preparation) foldBranches() bool {
	var dead []*ir.Block
	leave := func(from, to *ir.Block) {
		to.RemovePred(from, true)
		dead = append(dead, to)
	}
	changed := false
	for b := range p.f.Blocks() {
		t := b.Term()
		if !t.IsCondBr() {
			continue
		}
		to, off := t.Succ(0), t.Succ(1)
		if k, ok := t.Operand(0).(*ir.Const); ok && k.Kind == ir.IntConst {
			if k.IsZero() {
				to, off = off, to
			}
		} else if to != off {
			continue
		}
		cond := asInstr(t.Operand(0))
		leave(b, off)
		n := ir.AtEnd(b).Br(to)
		n.CopyDebugLoc(t)
		t.Erase()
		if cond != nil {
			rewrite.EraseDead(cond)
		}
		changed = true
	}
	for len(dead) > 0 {
		b := dead[len(dead)-1]
		dead = dead[:len(dead)-1]
		if b.Term() == nil || b.HasPreds() || b.IsEntry() || b.AddressTaken() {
			continue
		}
		for _, s := range b.Succs() {
			leave(b, s)
		}
		b.EraseInstrs()
		b.Erase()
	}
	return changed
}

// mergeFollowers joins blocks with their only predecessor where that has no other successor.
func (p *preparation) mergeFollowers() {
	for b := p.f.Entry().Next(); b != nil; {
		next := b.Next()
		if pred := b.SinglePred(); pred != nil && pred != b && pred.SingleSucc() == b && pred.Term().Op() == ir.Br && !b.AddressTaken() {
			(&rewrite.CFG{}).MergeIntoPred(b)
		}
		b = next
	}
}
