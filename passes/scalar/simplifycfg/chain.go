package simplifycfg

import (
	"math/big"
	"sort"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
)

// maxSpanCases bounds the cases that one compare of order may become.
const maxSpanCases = 8

// chain gathers the compares of one value with constants in a tree of or (of and, for the values
// that fail).
type chain struct {
	equal  bool // a tree of or
	value  ir.Value
	consts []*ir.Const
	extra  ir.Value // the one condition that does not fit
	used   int      // compares
}

// chainToSwitch turns br (x == 1 | x == 2 | …) into a switch, after a branch on the condition that
// does not fit, if there is one.
func (s *simplifier) chainToSwitch(b *ir.Block) bool {
	t := b.Term()
	cond, ok := t.Operand(0).(*ir.Instr)
	if !ok {
		return false
	}
	if cond.Op() == ir.ICmp {
		return false // one compare is no chain
	}
	_, _, isOr := valuetracking.LogicalSides(cond, false)
	c := &chain{equal: isOr}
	if !c.gather(cond) || c.value == nil || c.used <= 1 {
		return false
	}
	values := c.distinct()
	if c.extra != nil && len(values) < 2 {
		return false
	}
	edge, def := t.Succ(0), t.Succ(1)
	if !isOr {
		edge, def = def, edge
	}
	if c.extra != nil {
		b = s.earlyTest(b, edge, c.extra, isOr)
	}
	sw := ir.NewInstr(ir.Switch, s.f.Ctx().Void, c.value, def)
	for _, v := range values {
		sw.AddCase(v, edge)
	}
	sw.CopyDebugLoc(t)
	for phi := range edge.Phis() {
		in := phi.IncomingFor(b)
		for range len(values) - 1 {
			phi.AddIncoming(in, b)
		}
	}
	rewrite.ReplaceTerm(b, sw)
	return true
}

// earlyTest splits b before its branch and branches on extra first. It returns the second block.
func (s *simplifier) earlyTest(b, edge *ir.Block, extra ir.Value, isOr bool) *ir.Block {
	n := b.SplitBefore(b.Term(), "switch.early.test")
	at := ir.Before(b.Term())
	if !valuetracking.NotUndefOrPoison(extra) {
		extra = at.Insert(ir.NewInstr(ir.Freeze, extra.Type(), extra), "")
	}
	if isOr {
		at.CondBr(extra, edge, n)
	} else {
		at.CondBr(extra, n, edge)
	}
	b.Term().Erase()
	addPredLike(edge, b, n)
	return n
}

// distinct returns the constants in descending order, each once.
func (c *chain) distinct() []*ir.Const {
	sort.Slice(c.consts, func(i, j int) bool { return c.consts[i].Big().Cmp(c.consts[j].Big()) > 0 })
	var out []*ir.Const
	for _, k := range c.consts {
		if len(out) == 0 || out[len(out)-1] != k {
			out = append(out, k)
		}
	}
	return out
}

// gather walks the tree; it reports whether all but one condition fit.
func (c *chain) gather(root ir.Value) bool {
	seen := map[ir.Value]bool{root: true}
	stack := []ir.Value{root}
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if i, ok := v.(*ir.Instr); ok {
			if x, y, ok := valuetracking.LogicalSides(i, !c.equal); ok && i.Type().IsInt(1) {
				for _, o := range []ir.Value{y, x} {
					if !seen[o] {
						seen[o] = true
						stack = append(stack, o)
					}
				}
				continue
			}
			if i.Op() == ir.ICmp && c.compare(i) {
				continue
			}
		}
		if c.extra != nil {
			return false
		}
		c.extra = v
	}
	return true
}

// of records the compared value, which must be the same in all compares.
func (c *chain) of(v ir.Value) bool {
	if c.value != nil && c.value != v {
		return false
	}
	c.value = v
	return true
}

// compare adds a compare with a constant to the set.
func (c *chain) compare(i *ir.Instr) bool {
	k, ok := i.Operand(1).(*ir.Const)
	if !ok || k.Kind != ir.IntConst {
		return false
	}
	want := ir.EQ
	if !c.equal {
		want = ir.NE
	}
	if i.Pred == want {
		if x, other, ok := twoValues(i.Operand(0), k); ok {
			if !c.of(x) {
				return false
			}
			c.consts = append(c.consts, k, other)
			c.used++
			return true
		}
		if !c.of(i.Operand(0)) {
			return false
		}
		c.consts = append(c.consts, k)
		c.used++
		return true
	}
	n, _ := bitvec.Of(k)
	return c.span(i, n)
}

// twoValues matches (x & ~2^n) == k and (x | 2^n) == k, which hold for two values of x.
func twoValues(v ir.Value, k *ir.Const) (x ir.Value, other *ir.Const, ok bool) {
	i, isInstr := v.(*ir.Instr)
	if !isInstr || i.Op() != ir.And && i.Op() != ir.Or {
		return nil, nil, false
	}
	m := ir.AsInt(i.Operand(1))
	if m == nil {
		return nil, nil, false
	}
	bit := m.Big()
	if i.Op() == ir.And {
		bit.Xor(bit, ir.NewAllOnes(m.Type()).Big())
	}
	if bit.Sign() == 0 || new(big.Int).And(bit, new(big.Int).Sub(bit, big.NewInt(1))).Sign() != 0 {
		return nil, nil, false
	}
	has := new(big.Int).And(k.Big(), bit).Sign() != 0
	if has != (i.Op() == ir.Or) {
		return nil, nil, false
	}
	return i.Operand(0), ir.NewBigInt(k.Type(), bit.Xor(bit, k.Big())), true
}

// span adds a relational compare that is true (in a tree of and: false) for few values.
func (c *chain) span(i *ir.Instr, k bitvec.Int) bool {
	v, r := i.Operand(0), ranges.Region(i.Pred, ranges.Single(k))
	if a, ok := v.(*ir.Instr); ok && a.Op() == ir.Add {
		if n, ok := bitvec.Of(a.Operand(1)); ok {
			v, r = a.Operand(0), r.Sub(ranges.Single(n))
		}
	}
	if !c.equal {
		r = r.Complement()
	}
	if r.IsEmpty() || r.IsFull() || r.MoreThan(maxSpanCases) || !c.of(v) {
		return false
	}
	for n := r.Lo; !n.Eq(r.Hi); n = n.Add(bitvec.One(n.Bits())) {
		c.consts = append(c.consts, n.Const(v.Type()))
	}
	c.used++
	return true
}
