package correlated

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/rewrite"
)

// Branches and switches whose conditions are known, and cases that do not come up.

func (p *propagation) terminator(t *ir.Instr) {
	p.v.Ask()
	switch t.Op() {
	case ir.Invoke:
		if p.nonNullArguments(t) {
			p.changed++
		}
	case ir.Switch:
		p.switched(t)
	case ir.Ret:
		if t.NumOperands() == 0 || ir.IsConst(t.Operand(0)) || t.Block().ReturnedCall() != nil {
			return
		}
		if k := p.constantAt(t.Operand(0), t); k != nil {
			t.SetOperand(0, k)
			p.changed++
		}
	}
}

// switched removes cases that do not come up.
func (p *propagation) switched(t *ir.Instr) {
	r := p.at(t, 0, false)
	b := t.Block()
	changed := false
	reachable := uint64(0)
	for k := 0; k < t.NumCases(); {
		c, to := t.Case(k)
		n, _ := bitvec.Of(c)
		never := !r.Has(n)
		v, single := r.Value()
		always := single && v.Eq(n)
		if !never && !always {
			if d, ok := bitvec.Of(p.predicateAt(ir.EQ, t.Operand(0), c, t, true)); ok {
				never, always = d.IsZero(), d.IsOne()
			}
		}
		if never {
			to.RemovePred(b, false)
			rewrite.RemoveCase(t, k)
			p.v.CasesChanged(t)
			p.cases++
			changed = true
			continue
		}
		if always {
			t.SetOperand(0, c)
			p.cases += t.NumCases()
			changed = true
			break
		}
		reachable++
		k++
	}
	if d := t.Succ(0); !onlyUnreachable(d) && !r.MoreThan(reachable) {
		n := p.f.NewBlockBefore(d, "default.unreachable")
		ir.AtEnd(n).Unreachable()
		d.RemovePred(b, false)
		t.SetSucc(0, n)
		p.cases++
		changed = true
	}
	if changed {
		p.cfg = true
		p.v.CasesChanged(t)
		p.fold(t)
	}
}

func onlyUnreachable(b *ir.Block) bool {
	i := b.FirstNonPhi()
	for analysis.IsDebugOrPseudo(i) {
		i = i.Next()
	}
	return i.Op() == ir.Unreachable
}

// fold turns a switch on a constant, or one with a single destination, into a jump, and a switch
// with one case into a comparison. Cases with the default's destination do not count.
func (p *propagation) fold(t *ir.Instr) {
	b := t.Block()
	n, known := bitvec.Of(t.Operand(0))
	to := t.Succ(0)
	for k := 0; k < t.NumCases(); {
		c, dest := t.Case(k)
		if v, _ := bitvec.Of(c); known && v.Eq(n) {
			to = dest
			break
		}
		if dest == t.Succ(0) {
			dest.RemovePred(b, false)
			rewrite.MergeIntoDefault(t, k)
			continue
		}
		k++
	}
	same := t.NumCases() == 0
	switch {
	case known || same:
		kept := false
		for _, s := range b.Succs() {
			if s == to && !kept {
				kept = true
				continue
			}
			s.RemovePred(b, false)
		}
		ir.Before(t).Br(to)
		t.Erase()
	case t.NumCases() == 1:
		c, dest := t.Case(0)
		bl := ir.Before(t)
		cmp := bl.ICmp(ir.EQ, t.Operand(0), c, "cond")
		br := bl.CondBr(cmp, dest, t.Succ(0))
		if w := frequency.BranchWeights(t); w != nil {
			frequency.SetBranchWeights(br, uint64(w[1]), uint64(w[0]))
		}
		t.Erase()
	}
}
