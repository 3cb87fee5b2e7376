package simplifycfg

import (
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/rewrite"
)

// Value comparisons are switches and branches on x == constant. A comparison of the same value
// after another one is decided by it, or merged with it into one switch.

// valueCase is a constant and its destination; the default has no constant.
type valueCase struct {
	value  *ir.Const
	dest   *ir.Block
	weight uint64 // of the edge; 1 where the terminator has no weights
}

// comparedValue returns the value that a terminator compares with constants, or nil.
func comparedValue(t *ir.Instr) ir.Value {
	switch {
	case t.Op() == ir.Switch:
		if len(t.Block().Preds()) < 128/t.NumSuccs() {
			return t.Operand(0)
		}
	case t.IsCondBr():
		c, ok := t.Operand(0).(*ir.Instr)
		if ok && c.Op() == ir.ICmp && c.Pred.IsEquality() && ir.HasOneUse(c) && isConstOf(c.Operand(1), ir.IntConst) {
			return c.Operand(0)
		}
	}
	return nil
}

// valueCases lists the cases of a value comparison and returns its default.
func valueCases(t *ir.Instr) (cases []valueCase, def valueCase) {
	weights := frequency.BranchWeights(t)
	edge := func(value *ir.Const, k int) valueCase {
		c := valueCase{value, t.Succ(k), 1}
		if weights != nil {
			c.weight = uint64(weights[k])
		}
		return c
	}
	if t.Op() == ir.Switch {
		for n := range t.NumCases() {
			v, _ := t.Case(n)
			cases = append(cases, edge(v, n+1))
		}
		return cases, edge(nil, 0)
	}
	c := t.Operand(0).(*ir.Instr)
	k := c.Operand(1).(*ir.Const)
	if c.Pred == ir.EQ {
		return []valueCase{edge(k, 0)}, edge(nil, 1)
	}
	return []valueCase{edge(k, 1)}, edge(nil, 0)
}

func without(cases []valueCase, dest *ir.Block) []valueCase {
	out := cases[:0]
	for _, c := range cases {
		if c.dest != dest {
			out = append(out, c)
		}
	}
	return out
}

// decidedByPred simplifies b's comparison by that of its only predecessor.
func (s *simplifier) decidedByPred(b *ir.Block) bool {
	p, t := b.SinglePred(), b.Term()
	if p == nil || comparedValue(p.Term()) == nil || comparedValue(p.Term()) != comparedValue(t) {
		return false
	}
	predCases, predDef := valueCases(p.Term())
	predCases = without(predCases, predDef.dest)
	cases, def := valueCases(t)
	cases = without(cases, def.dest)
	if predDef.dest == b {
		return s.dropHandledCases(b, predCases, cases, def.dest)
	}
	var value *ir.Const
	for _, c := range predCases {
		if c.dest == b {
			if value != nil {
				return false
			}
			value = c.value
		}
	}
	dest := def.dest
	for _, c := range cases {
		if c.value == value {
			dest = c.dest
		}
	}
	rewrite.KeepOneEdge(b, t, dest)
	return true
}

// dropHandledCases removes the cases of b's comparison that the predecessor, whose default b is,
// has sent elsewhere.
func (s *simplifier) dropHandledCases(b *ir.Block, handled, cases []valueCase, def *ir.Block) bool {
	gone := map[*ir.Const]bool{}
	for _, c := range handled {
		gone[c.value] = true
	}
	t := b.Term()
	overlap := false
	for _, c := range cases {
		overlap = overlap || gone[c.value]
	}
	if !overlap {
		return false
	}
	if t.Op() == ir.Br {
		rewrite.KeepOneEdge(b, t, def)
		return true
	}
	for n := t.NumCases() - 1; n >= 0; n-- {
		if v, d := t.Case(n); gone[v] {
			d.RemovePred(b, false)
			rewrite.RemoveCase(t, n)
		}
	}
	return true
}

// isBareCompare reports whether b holds only its branch and, possibly, the compare that it branches
// on.
func (s *simplifier) isBareCompare(b *ir.Block) bool {
	t := b.Term()
	i := b.First()
	for analysis.IsDebugOrPseudo(i) {
		i = i.Next()
	}
	if ir.Value(i) == t.Operand(0) {
		for i = i.Next(); analysis.IsDebugOrPseudo(i); i = i.Next() {
		}
	}
	return i == t
}

// foldIntoPreds merges b's comparison with comparisons of the same value in its predecessors.
func (s *simplifier) foldIntoPreds(b *ir.Block) bool {
	t := b.Term()
	v := comparedValue(t)
	changed := false
	preds := b.UniquePreds()
	for n := len(preds) - 1; n >= 0; n-- {
		p := preds[n]
		if p == b || comparedValue(p.Term()) != v {
			continue
		}
		for _, succ := range s.conflictingSuccs(t, p.Term()) {
			s.splitPreds(succ, []*ir.Block{b}, ".fold.split")
		}
		s.joinComparisons(b, p, v)
		changed = true
	}
	return changed
}

// joinComparisons gives p a switch that combines the comparisons of p and b, with branch weights if
// p's or b's branch has any.
func (s *simplifier) joinComparisons(b, p *ir.Block, v ir.Value) {
	pt := p.Term()
	cases, def := valueCases(b.Term())
	predCases, predDef := valueCases(pt)
	added := newEdges{}
	if predDef.dest == b {
		predCases, predDef = added.replaceDefault(b, predCases, predDef, cases, def)
	} else {
		predCases = added.replaceCases(b, predCases, cases, def.dest)
	}
	for _, d := range added.order {
		for range added.count[d] {
			addPredLike(d, p, b)
		}
	}
	sw := ir.NewInstr(ir.Switch, s.f.Ctx().Void, v, predDef.dest)
	weights := []uint64{predDef.weight}
	for _, c := range predCases {
		sw.AddCase(c.value, c.dest)
		weights = append(weights, c.weight)
	}
	sw.CopyDebugLoc(pt)
	weighted := frequency.BranchWeights(pt) != nil || frequency.BranchWeights(b.Term()) != nil
	rewrite.ReplaceTerm(p, sw)
	if weighted {
		frequency.SetBranchWeights(sw, weights...)
	}
	var loop *ir.Block
	for n := range sw.NumSuccs() {
		if sw.Succ(n) == b {
			if loop == nil { // an infinite loop of comparisons
				loop = s.f.NewBlock("infloop")
				ir.AtEnd(loop).Br(loop)
			}
			sw.SetSucc(n, loop)
		}
	}
}

// newEdges counts the edges that a block gets, by destination.
type newEdges struct {
	count map[*ir.Block]int
	order []*ir.Block
}

func (e *newEdges) add(d *ir.Block) {
	if e.count == nil {
		e.count = map[*ir.Block]int{}
	}
	if e.count[d] == 0 {
		e.order = append(e.order, d)
	}
	e.count[d]++
}

// replaceDefault: the predecessor's default is b, so b's cases are added to the predecessor's. The
// weight of the predecessor's default is distributed over them, with the other weights scaled up.
func (e *newEdges) replaceDefault(b *ir.Block, pred []valueCase, predDef valueCase, cases []valueCase, def valueCase) ([]valueCase, valueCase) {
	handled := map[*ir.Const]bool{}
	pred = takeOut(pred, func(c valueCase) bool {
		if c.dest != b {
			handled[c.value] = true
		} else {
			predDef.weight += c.weight
		}
		return c.dest == b
	})
	e.add(def.dest)
	own, reached := len(pred), def.weight
	for _, c := range cases {
		if !handled[c.value] && c.dest != def.dest {
			reached += c.weight
			c.weight *= predDef.weight
			pred = append(pred, c)
			e.add(c.dest)
		}
	}
	for k := range pred[:own] {
		pred[k].weight *= reached
	}
	def.weight *= predDef.weight
	return pred, def
}

// replaceCases: some of the predecessor's cases lead to b; they get the destinations that b has for
// them.
func (e *newEdges) replaceCases(b *ir.Block, pred, cases []valueCase, def *ir.Block) []valueCase {
	toB := map[*ir.Const]uint64{} // with their weights
	pred = takeOut(pred, func(c valueCase) bool {
		if c.dest == b {
			toB[c.value] = c.weight
		}
		return c.dest == b
	})
	for _, c := range cases {
		if w, ok := toB[c.value]; ok {
			c.weight = w
			pred = append(pred, c)
			e.add(c.dest)
			delete(toB, c.value)
		}
	}
	var rest []*ir.Const
	for k := range toB {
		rest = append(rest, k)
	}
	sort.Slice(rest, func(i, j int) bool { return rest[i].Big().Cmp(rest[j].Big()) < 0 })
	for _, k := range rest {
		pred = append(pred, valueCase{k, def, toB[k]})
		e.add(def)
	}
	return pred
}

// takeOut removes cases by moving the last case into their slots.
func takeOut(cases []valueCase, drop func(valueCase) bool) []valueCase {
	for n := 0; n < len(cases); {
		if drop(cases[n]) {
			cases[n] = cases[len(cases)-1]
			cases = cases[:len(cases)-1]
			continue
		}
		n++
	}
	return cases
}
