package scalar

import (
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Value comparisons are switches and branches on x == constant. One that follows another on the same value is decided by it,
// or joins it in one switch.

// valueCase is a constant and where a comparison goes for it.
type valueCase struct {
	value *ir.Const
	dest  *ir.Block
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
func valueCases(t *ir.Instr) (cases []valueCase, def *ir.Block) {
	if t.Op() == ir.Switch {
		for n := range t.NumCases() {
			v, d := t.Case(n)
			cases = append(cases, valueCase{v, d})
		}
		return cases, t.Succ(0)
	}
	c := t.Operand(0).(*ir.Instr)
	k := c.Operand(1).(*ir.Const)
	if c.Pred == ir.EQ {
		return []valueCase{{k, t.Succ(0)}}, t.Succ(1)
	}
	return []valueCase{{k, t.Succ(1)}}, t.Succ(0)
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
func (s *cfgSimplifier) decidedByPred(b *ir.Block) bool {
	p, t := b.SinglePred(), b.Term()
	if p == nil || comparedValue(p.Term()) == nil || comparedValue(p.Term()) != comparedValue(t) {
		return false
	}
	predCases, predDef := valueCases(p.Term())
	predCases = without(predCases, predDef)
	cases, def := valueCases(t)
	cases = without(cases, def)
	if predDef == b {
		return s.dropHandledCases(b, predCases, cases, def)
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
	dest := def
	for _, c := range cases {
		if c.value == value {
			dest = c.dest
		}
	}
	s.keepOneEdge(b, t, dest)
	return true
}

// dropHandledCases removes the cases of b's comparison that the predecessor, whose default b is, has sent elsewhere.
func (s *cfgSimplifier) dropHandledCases(b *ir.Block, handled, cases []valueCase, def *ir.Block) bool {
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
		s.keepOneEdge(b, t, def)
		return true
	}
	for n := t.NumCases() - 1; n >= 0; n-- {
		if v, d := t.Case(n); gone[v] {
			removePred(d, b)
			t.RemoveCase(n)
			t.SetMD("prof", nil)
		}
	}
	return true
}

// isBareCompare reports whether b holds only its branch and, possibly, the compare that it branches on.
func (s *cfgSimplifier) isBareCompare(b *ir.Block) bool {
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

// foldIntoPreds joins b's comparison with those of the same value that its predecessors make.
func (s *cfgSimplifier) foldIntoPreds(b *ir.Block) bool {
	t := b.Term()
	v := comparedValue(t)
	changed := false
	preds := b.UniquePreds()
	for n := len(preds) - 1; n >= 0; n-- {
		p := preds[n]
		if p == b || comparedValue(p.Term()) != v {
			continue
		}
		for _, succ := range conflictingSuccs(t, p.Term()) {
			s.splitPreds(succ, []*ir.Block{b}, ".fold.split")
		}
		s.joinComparisons(b, p, v)
		changed = true
	}
	return changed
}

// joinComparisons gives p a switch that decides what p's and b's comparisons decide together.
func (s *cfgSimplifier) joinComparisons(b, p *ir.Block, v ir.Value) {
	pt := p.Term()
	cases, def := valueCases(b.Term())
	predCases, predDef := valueCases(pt)
	added := newEdges{}
	if predDef == b {
		predCases, predDef = added.replaceDefault(b, predCases, cases, def)
	} else {
		predCases = added.replaceCases(b, predCases, cases, def)
	}
	for _, d := range added.order {
		for range added.count[d] {
			addPredLike(d, p, b)
		}
	}
	sw := ir.NewInstr(ir.Switch, s.f.Ctx().Void, v, predDef)
	for _, c := range predCases {
		sw.AddCase(c.value, c.dest)
	}
	sw.CopyDebugLoc(pt)
	s.setTerm(p, sw)
	var loop *ir.Block
	for n := range sw.NumSuccs() {
		if sw.Succ(n) == b {
			if loop == nil { // the comparison would go around for ever
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

// replaceDefault: the predecessor's default is b, so b's cases join those that the predecessor does not handle.
func (e *newEdges) replaceDefault(b *ir.Block, pred, cases []valueCase, def *ir.Block) ([]valueCase, *ir.Block) {
	handled := map[*ir.Const]bool{}
	pred = takeOut(pred, func(c valueCase) bool {
		if c.dest != b {
			handled[c.value] = true
		}
		return c.dest == b
	})
	e.add(def)
	for _, c := range cases {
		if !handled[c.value] && c.dest != def {
			pred = append(pred, c)
			e.add(c.dest)
		}
	}
	return pred, def
}

// replaceCases: some of the predecessor's cases lead to b; they go where b would have sent them.
func (e *newEdges) replaceCases(b *ir.Block, pred, cases []valueCase, def *ir.Block) []valueCase {
	toB := map[*ir.Const]bool{}
	pred = takeOut(pred, func(c valueCase) bool {
		if c.dest == b {
			toB[c.value] = true
		}
		return c.dest == b
	})
	for _, c := range cases {
		if toB[c.value] {
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
		pred = append(pred, valueCase{k, def})
		e.add(def)
	}
	return pred
}

// takeOut removes cases by moving the last one to their place.
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
