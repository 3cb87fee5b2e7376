package codegenprepare

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/pass"
)

// A branch beats a select on machines with good branch prediction when the condition is
// predictable, or when one operand is expensive and used only there. LLVM's optimizeSelectInst.

// selects makes the selects from i on that share its condition a branch.
func (p *preparation) selects(i *ir.Instr) outcome {
	row := []*ir.Instr{i}
	for s := i.Next(); s.Op() == ir.Select && s.Operand(0) == i.Operand(0); s = s.Next() {
		row = append(row, s)
	}
	last := row[len(row)-1]
	p.next = last.Next()
	if !i.Operand(0).Type().IsInt() || i.MD("unpredictable") != nil || !p.branchPays(i) {
		return unchanged
	}
	var yes, no []*ir.Instr // what moves to one side
	for _, s := range row {
		if v := asInstr(s.Operand(1)); p.sinksAfterBranch(v) {
			yes = append(yes, v)
		}
		if v := asInstr(s.Operand(2)); p.sinksAfterBranch(v) {
			no = append(no, v)
		}
	}
	p.branchOf(row, yes, no)
	pass.Invalidate(p.f, pass.None)
	return reshaped
}

// branchPays: selects of one compare with an expensive operand, or whose weights say that one side
// is taken in more than 99 of 100 cases.
func (p *preparation) branchPays(i *ir.Instr) bool {
	f := p.f.Attrs.Fn
	if p.c.Target.Lowering.Skippable == nil || f.Has("optsize") || f.Has("minsize") || p.c.FlagBool("disable-cgp-select2branch", false) {
		return false
	}
	if w := frequency.BranchWeights(i); len(w) == 2 {
		a, b := uint64(w[0]), uint64(w[1])
		if 100*max(a, b) > 99*(a+b) {
			return true
		}
	}
	cmp := asInstr(i.Operand(0))
	if cmp == nil || cmp.Op() != ir.ICmp && cmp.Op() != ir.FCmp || !ir.HasOneUse(cmp) {
		return false
	}
	return p.sinksAfterBranch(asInstr(i.Operand(1))) || p.sinksAfterBranch(asInstr(i.Operand(2)))
}

// sinksAfterBranch reports whether i is expensive, and only used by the select.
func (p *preparation) sinksAfterBranch(i *ir.Instr) bool {
	return i != nil && ir.HasOneUse(i) && p.c.Target.Lowering.Skippable(i) && analysis.SafeToSpeculate(i)
}

// branchOf replaces a sequence of selects by a branch and φs.
func (p *preparation) branchOf(row, yes, no []*ir.Instr) {
	i := row[0]
	start := i.Block()
	b := ir.Before(i)
	cond := b.Insert(ir.NewInstr(ir.Freeze, i.Operand(0).Type(), i.Operand(0)), i.Name()+".frozen")
	end := start.SplitBefore(row[len(row)-1].Next(), "")
	loc := start.Term().DebugLoc()
	start.Term().Erase()
	end.SetName("select.end")
	side := func(moved []*ir.Instr, name string) *ir.Block {
		s := p.f.NewBlockBefore(end, name)
		sb := ir.AtEnd(s)
		sb.Loc = loc
		br := sb.Br(end)
		for _, m := range moved {
			m.MoveBefore(br)
		}
		return s
	}
	from := [2]*ir.Block{start, start}
	to := [2]*ir.Block{end, end}
	if len(yes) > 0 {
		from[0] = side(yes, "select.true.sink")
		to[0] = from[0]
	}
	if len(yes) == 0 || len(no) > 0 {
		name := "select.false.sink"
		if len(no) == 0 {
			name = "select.false"
		}
		from[1] = side(no, name)
		to[1] = from[1]
	}
	br := ir.AtEnd(start).CondBr(cond, to[0], to[1])
	for _, kind := range []string{"prof", "unpredictable", "make.implicit", "dbg"} {
		br.SetMD(kind, i.MD(kind))
	}
	br.CopyDebugLoc(i)
	p.mergeAfter(row, end, from)
}

// mergeAfter turns the selects into φs of the block end. A select may use the value that an
// earlier one of the sequence takes on the same side.
func (p *preparation) mergeAfter(row []*ir.Instr, end *ir.Block, from [2]*ir.Block) {
	inRow := map[*ir.Instr]bool{}
	for _, s := range row {
		inRow[s] = true
	}
	chosen := func(s *ir.Instr, k int) ir.Value {
		v := s.Operand(k)
		for d := asInstr(v); d != nil && inRow[d]; d = asInstr(v) {
			v = d.Operand(k)
		}
		return v
	}
	for k := len(row) - 1; k >= 0; k-- {
		s := row[k]
		phi := ir.NewInstr(ir.Phi, s.Type())
		phi.InsertBefore(end.First())
		phi.TakeName(s)
		phi.AddIncoming(chosen(s, 1), from[0])
		phi.AddIncoming(chosen(s, 2), from[1])
		phi.CopyDebugLoc(s)
		ir.ReplaceAllUses(s, phi)
		s.Erase()
	}
}
