package simplifycfg

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/known"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/scalar/simplifycfg/table"
)

// simplifySwitch makes one change to b's switch and reports whether it did.
func (s *simplifier) simplifySwitch(b *ir.Block) bool {
	t := b.Term()
	if comparedValue(t) != nil {
		if s.decidedByPred(b) || s.switchOnSelect(b) {
			return true
		}
		if s.isAlone(t) && s.foldIntoPreds(b) {
			return true
		}
	}
	if s.c.Version >= pass.LLVM22 && s.switchOnMinimum(b) {
		return true
	}
	return s.rangeToICmp && s.switchToRange(b) || s.dropDeadCases(b) || s.switchToSelect(b) || s.forward && s.forwardSwitched(b) ||
		(s.lookup || s.arithmetic) && s.switchToLookup(b) || s.switchOfPowers(b) || s.reduceSwitchRange(b) || s.hoistCommon(b)
}

func (s *simplifier) isAlone(t *ir.Instr) bool {
	for i := range t.Block().Instrs() {
		if i != t && !analysis.IsDebugOrPseudo(i) {
			return false
		}
	}
	return true
}

// switchOnSelect turns a switch on a select of two constants into a branch on the select's
// condition.
func (s *simplifier) switchOnSelect(b *ir.Block) bool {
	t := b.Term()
	sel, ok := t.Operand(0).(*ir.Instr)
	if !ok || sel.Op() != ir.Select {
		return false
	}
	x, ok1 := sel.Operand(1).(*ir.Const)
	y, ok2 := sel.Operand(2).(*ir.Const)
	if !ok1 || !ok2 || x.Kind != ir.IntConst || y.Kind != ir.IntConst {
		return false
	}
	yes, no := caseDest(t, x), caseDest(t, y)
	keepYes, keepNo := true, yes != no
	for _, n := range b.Succs() {
		switch {
		case n == yes && keepYes:
			keepYes = false
		case n == no && keepNo:
			keepNo = false
		default:
			rewrite.RemoveEdge(n, b)
		}
	}
	to := []ir.Value{yes}
	if yes != no {
		to = []ir.Value{sel.Operand(0), yes, no}
	}
	br := ir.NewInstr(ir.Br, s.f.Ctx().Void, to...)
	br.CopyDebugLoc(t)
	weights := frequency.BranchWeights(t)
	wx, wy := edgeOf(t, x), edgeOf(t, y)
	rewrite.ReplaceTerm(b, br)
	if weights != nil && yes != no && weights[wx] != weights[wy] {
		frequency.SetBranchWeights(br, uint64(weights[wx]), uint64(weights[wy]))
	}
	return true
}

func caseDest(t *ir.Instr, k *ir.Const) *ir.Block { return t.Succ(edgeOf(t, k)) }

// edgeOf returns the edge that a switch takes for k.
func edgeOf(t *ir.Instr, k *ir.Const) int {
	for n := range t.NumCases() {
		if v, _ := t.Case(n); v == k {
			return n + 1
		}
	}
	return 0
}

// switchToRange turns a switch with two destinations, one of which takes consecutive values, into a
// compare.
func (s *simplifier) switchToRange(b *ir.Block) bool {
	t := b.Term()
	var hasDefault = !rewrite.HasUnreachableDefault(t)
	var a, other *ir.Block
	var casesA, casesB []*ir.Const
	if hasDefault {
		a = t.Succ(0)
	}
	for n := range t.NumCases() {
		v, d := t.Case(n)
		switch {
		case a == nil || d == a:
			a = d
			casesA = append(casesA, v)
		case other == nil || d == other:
			other = d
			casesB = append(casesB, v)
		default:
			return false
		}
	}
	if a == nil || other == nil {
		return false
	}
	if s.c.Version >= pass.LLVM22 && s.switchToWrappedRange(t, a, other, casesA, casesB, hasDefault) {
		return true
	}
	var contiguous []*ir.Const
	var dest, rest *ir.Block
	switch {
	case !hasDefault && len(casesA) > 0 && table.Consecutive(casesA):
		contiguous, dest, rest = casesA, a, other
	case table.Consecutive(casesB):
		contiguous, dest, rest = casesB, other, a
	default:
		return false
	}
	s.makeRangeBranch(b, t, contiguous, dest, rest)
	return true
}

func (s *simplifier) makeRangeBranch(b *ir.Block, t *ir.Instr, cases []*ir.Const, dest, rest *ir.Block) {
	low := cases[len(cases)-1]
	s.makeInRangeBranch(b, t, low, uint64(len(cases)), dest, rest)
}

// makeInRangeBranch branches to dest for the count values from low on, else to rest. LLVM 22 makes
// a comparison for equality of one value.
func (s *simplifier) makeInRangeBranch(b *ir.Block, t *ir.Instr, low *ir.Const, n uint64, dest, rest *ir.Block) {
	at := ir.Before(t)
	v := t.Operand(0)
	ty := v.Type()
	offset := ir.NewBigInt(ty, new(big.Int).Neg(low.Big()))
	count := ir.NewInt(ty, n)
	single := n == 1 && s.c.Version >= pass.LLVM22
	if single {
		offset = ir.NewInt(ty, 0)
	}
	if !offset.IsZero() {
		v = at.Binary(ir.Add, v, offset, 0, ir.NameOf(v)+".off")
	}
	var cond ir.Value = s.f.Ctx().NewBool(true)
	switch {
	case single:
		cond = at.ICmp(ir.EQ, v, low, "")
	case !count.IsZero():
		cond = at.ICmp(ir.ULT, v, count, "switch")
	}
	keepDest, keepRest := true, true
	for _, n := range b.Succs() {
		switch {
		case n == dest && keepDest:
			keepDest = false
		case n == rest && keepRest:
			keepRest = false
		default:
			rewrite.RemoveEdge(n, b)
		}
	}
	br := ir.NewInstr(ir.Br, s.f.Ctx().Void, cond, dest, rest)
	br.CopyDebugLoc(t)
	weights := frequency.BranchWeights(t)
	var yes, no uint64
	for k, w := range weights {
		if t.Succ(k) == dest {
			yes += uint64(w)
		} else {
			no += uint64(w)
		}
	}
	t.Erase()
	b.Append(br)
	if weights != nil {
		frequency.SetBranchWeights(br, yes, no)
	}
}

// dropDeadCases removes cases whose value the condition cannot have, and makes the default
// unreachable when the cases cover all values.
func (s *simplifier) dropDeadCases(b *ir.Block) bool {
	t := b.Term()
	v := t.Operand(0)
	bits := v.Type().Bits
	known := s.q.KnownBits(v).Bits(bits)
	significant := bits - s.q.SignBits(v) + 1
	dead := map[*ir.Const]bool{}
	live := map[*ir.Block]bool{}
	for n := range t.NumCases() {
		k, d := t.Case(n)
		c, _ := bitvec.Of(k)
		if !c.And(known.Zero).IsZero() || !known.One.And(c.Not()).IsZero() || c.SignedBits() > significant {
			dead[k] = true
		} else {
			live[d] = true
		}
	}
	if !rewrite.HasUnreachableDefault(t) && coversAll(t, known) && len(dead) == 0 {
		s.neverDefault(b, t)
		return true
	}
	if len(dead) == 0 {
		return !rewrite.HasUnreachableDefault(t) && s.addMissingCase(b, t, known)
	}
	for n := 0; n < t.NumCases(); {
		if k, d := t.Case(n); dead[k] {
			d.RemovePred(b, false)
			rewrite.RemoveCase(t, n)
			continue
		}
		n++
	}
	return true
}

// coversAll reports whether the cases are all values that the bits not known allow.
func coversAll(t *ir.Instr, k known.Bits) bool {
	unknown := k.Width() - k.Zero.Or(k.One).OnesCount()
	return unknown < 31 && t.NumCases() == 1<<uint(unknown)
}

func (s *simplifier) neverDefault(b *ir.Block, t *ir.Instr) {
	def := t.Succ(0)
	def.RemovePred(b, false)
	never := s.f.NewBlockBefore(def, b.Name()+".unreachabledefault")
	ir.AtEnd(never).Unreachable()
	t.SetSucc(0, never)
}

// addMissingCase makes a case of the default if it stands for one value only.
func (s *simplifier) addMissingCase(b *ir.Block, t *ir.Instr, k known.Bits) bool {
	ty := t.Operand(0).Type()
	unknown := k.Width() - k.Zero.Or(k.One).OnesCount()
	if unknown < 2 || unknown >= 31 || t.NumCases() != 1<<uint(unknown)-1 || !table.FitsInt(s.q.Layout, uint64(ty.Bits)) {
		return false
	}
	missing := new(big.Int) // all values together have each bit an even number of times
	for n := range t.NumCases() {
		v, _ := t.Case(n)
		missing.Xor(missing, v.Big())
	}
	def := t.Succ(0)
	rewrite.CaseOfDefault(t, ir.NewBigInt(ty, missing))
	never := s.f.NewBlockBefore(def, b.Name()+".unreachabledefault")
	ir.AtEnd(never).Unreachable()
	t.SetSucc(0, never)
	return true
}
