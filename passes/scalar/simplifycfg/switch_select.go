package simplifycfg

import (
	"math/big"
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
)

// switchResults are the results of a switch that only selects one of at most two constants for a φ.
type switchResults struct {
	phi    *ir.Instr
	dest   *ir.Block
	values []ir.Value
	cases  [][]*ir.Const // per value
	def    ir.Value      // nil: the default is never reached
}

// switchToSelect turns such a switch into one or two selects.
func (s *simplifier) switchToSelect(b *ir.Block) bool {
	t := b.Term()
	var r switchResults
	for n := range t.NumCases() {
		k, d := t.Case(n)
		v := s.caseResult(&r, t, k, d)
		if v == nil || !r.add(v, k, s.sameCases) {
			return false
		}
	}
	r.def = s.caseResult(&r, t, nil, t.Succ(0))
	if r.phi == nil || r.def == nil && !rewrite.HasUnreachableDefault(t) {
		return false
	}
	sel := r.build(ir.Before(t), t.Operand(0))
	if sel == nil {
		return false
	}
	for k := r.phi.NumIncoming() - 1; k >= 0; k-- {
		if r.phi.IncomingBlock(k) == b {
			r.phi.RemoveIncoming(k)
		}
	}
	r.phi.AddIncoming(sel, b)
	for _, n := range b.Succs() {
		if n != r.dest {
			n.RemovePred(b, false)
		}
	}
	br := ir.NewInstr(ir.Br, s.f.Ctx().Void, r.dest)
	br.CopyDebugLoc(t)
	t.Erase()
	b.Append(br)
	return true
}

// add records a case. It returns false if there are too many cases with its result, or too many
// results.
func (r *switchResults) add(v ir.Value, k *ir.Const, most int) bool {
	for n := range r.values {
		if r.values[n] == v {
			r.cases[n] = append(r.cases[n], k)
			return len(r.cases[n]) <= most
		}
	}
	r.values = append(r.values, v)
	r.cases = append(r.cases, []*ir.Const{k})
	return len(r.values) <= 2
}

// caseResult returns the constant value of the φ for a case (k nil for the default), following a
// block that computes only constants for that case. It returns nil when there is none.
func (s *simplifier) caseResult(r *switchResults, t *ir.Instr, k *ir.Const, d *ir.Block) ir.Value {
	from := t.Block()
	pool := map[ir.Value]ir.Value{}
	if k != nil {
		pool[t.Operand(0)] = k
	}
	for i := range d.Instrs() {
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if i.IsTerminator() {
			if i.Op() != ir.Br || i.NumSuccs() != 1 {
				return nil
			}
			from, d = d, i.Succ(0)
			break
		}
		v := s.foldWith(i, pool)
		if v == nil {
			break
		}
		for u := range ir.Uses(i) {
			user := u.User()
			if user.Block() != d && !(user.Op() == ir.Phi && user.IncomingBlock(u.Index()) == d) {
				return nil
			}
		}
		pool[i] = v
	}
	if r.dest == nil {
		r.dest = d
	}
	if d != r.dest {
		return nil
	}
	return r.incoming(d, from, pool)
}

// incoming returns the constant that the only φ of d gets from a block.
func (r *switchResults) incoming(d, from *ir.Block, pool map[ir.Value]ir.Value) ir.Value {
	var result ir.Value
	for phi := range d.Phis() {
		v := phi.IncomingFor(from)
		if v == nil {
			continue
		}
		if c, ok := pool[v]; ok {
			v = c
		}
		k, ok := v.(*ir.Const)
		if !ok || k.Kind == ir.ExprConst || result != nil || r.phi != nil && r.phi != phi {
			return nil
		}
		r.phi, result = phi, v
	}
	return result
}

// foldWith folds an instruction whose operands are constants or known.
func (s *simplifier) foldWith(i *ir.Instr, pool map[ir.Value]ir.Value) ir.Value {
	if i.Op() == ir.Phi || analysis.MayRead(i) || analysis.HasSideEffects(i) || i.Op() == ir.Alloca {
		return nil
	}
	n := i.Clone()
	defer n.DropOperands()
	for k, v := range i.Operands() {
		if c, ok := pool[v]; ok {
			n.SetOperand(k, c)
		} else if !ir.IsConst(v) {
			return nil
		}
	}
	return constfold.Instr(n, s.q.Layout)
}

// build creates the selects, or returns nil when the cases have no suitable form.
func (r *switchResults) build(at *ir.Builder, cond ir.Value) ir.Value {
	switch {
	case len(r.values) == 2 && len(r.cases[0]) == 1 && len(r.cases[1]) == 1:
		v := r.values[1]
		if r.def != nil {
			c := at.ICmp(ir.EQ, cond, r.cases[1][0], "switch.selectcmp")
			v = at.Select(c, v, r.def, "switch.select")
		}
		c := at.ICmp(ir.EQ, cond, r.cases[0][0], "switch.selectcmp")
		return at.Select(c, r.values[0], v, "switch.select")
	case len(r.values) == 1 && r.def != nil:
		return r.buildGroup(at, cond)
	}
	return nil
}

// buildGroup builds the selection of one result: the cases are all values that differ from the
// least in certain bits only, or there are two cases.
func (r *switchResults) buildGroup(at *ir.Builder, cond ir.Value) ir.Value {
	cases := r.cases[0]
	ty := cond.Type()
	if n := len(cases); n&(n-1) == 0 {
		least := cases[0]
		for _, k := range cases {
			if k.BigSigned().Cmp(least.BigSigned()) < 0 {
				least = k
			}
		}
		mask := new(big.Int)
		for _, k := range cases {
			mask.Or(mask, ir.NewBigInt(ty, new(big.Int).Sub(k.Big(), least.Big())).Big())
		}
		if popcount(mask) == bits.TrailingZeros(uint(n)) {
			if !least.IsZero() {
				cond = at.Sub(cond, least, "")
			}
			if inv := ir.NewBigInt(ty, mask.Not(mask)); inv != ir.NewAllOnes(ty) {
				cond = at.Binary(ir.And, cond, inv, 0, "switch.and")
			}
			c := at.ICmp(ir.EQ, cond, ir.NewZero(ty), "switch.selectcmp")
			return at.Select(c, r.values[0], r.def, "")
		}
	}
	if len(cases) == 2 {
		a := at.ICmp(ir.EQ, cond, cases[0], "switch.selectcmp.case1")
		b := at.ICmp(ir.EQ, cond, cases[1], "switch.selectcmp.case2")
		c := at.Binary(ir.Or, a, b, 0, "switch.selectcmp")
		return at.Select(c, r.values[0], r.def, "")
	}
	return nil
}

func popcount(b *big.Int) int {
	n := 0
	for k := range b.BitLen() {
		n += int(b.Bit(k))
	}
	return n
}
