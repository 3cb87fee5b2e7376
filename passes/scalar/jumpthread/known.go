package jumpthread

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/valuetracking"
)

// knownFor is the constant that a value is when control comes from a predecessor. Undef is a
// constant too.
type knownFor struct {
	k    *ir.Const
	pred *ir.Block
}

// maxKnownDepth bounds how far a condition is followed through the block.
const maxKnownDepth = 64

// search finds the values of an expression on the edges from a block's predecessors.
type search struct {
	j     *threader
	b     *ir.Block
	found map[ir.Value][]knownFor // by value; empty while a value is being visited
	depth int
}

// known returns the known values of v on the edges from predecessors of b.
func (j *threader) known(v ir.Value, b *ir.Block) []knownFor {
	s := &search{j: j, b: b, found: map[ir.Value][]knownFor{}}
	return s.of(v)
}

// decided returns v as a constant that decides a branch.
func decided(v ir.Value) *ir.Const {
	k, ok := v.(*ir.Const)
	if !ok || k.Kind != ir.IntConst && !isUndef(k) {
		return nil
	}
	return k
}

// of returns the known values of v on the edges. It visits each value once.
func (s *search) of(v ir.Value) []knownFor {
	out, seen := s.found[v]
	if seen || s.depth > maxKnownDepth {
		return out
	}
	s.found[v] = nil
	s.depth++
	out = s.find(v)
	s.depth--
	s.found[v] = out
	return out
}

func (s *search) find(v ir.Value) []knownFor {
	if k := decided(v); k != nil {
		return s.everywhere(k)
	}
	i, ok := v.(*ir.Instr)
	if !ok || i.Block() != s.b {
		return s.liveIn(v)
	}
	switch op := i.Op(); {
	case op == ir.Phi:
		return s.phi(i)
	case op.IsCast():
		return s.mapped(s.of(i.Operand(0)), i, 0)
	case op == ir.Freeze:
		return s.frozen(i)
	case i.Type().IsInt(1) && (op == ir.And || op == ir.Or || op == ir.Xor || op == ir.Select):
		if out, done := s.logic(i); done {
			return out
		}
	case op.IsBinary() && !i.Type().IsInt(1):
		if _, ok := i.Operand(1).(*ir.Const); ok {
			return s.mapped(s.of(i.Operand(0)), i, 0)
		}
		return nil
	case op == ir.ICmp || op == ir.FCmp:
		if out, done := s.compare(i); done {
			return out
		}
	}
	if i.Op() == ir.Select {
		if out, done := s.choice(i); done {
			return out
		}
	}
	if k := decided(constOrNil(s.j.info.ConstAtEnd(v, s.b))); k != nil {
		return s.everywhere(k)
	}
	return nil
}

func constOrNil(k *ir.Const) ir.Value {
	if k == nil {
		return nil
	}
	return k
}

func (s *search) everywhere(k *ir.Const) []knownFor {
	var out []knownFor
	for _, p := range s.b.Preds() {
		out = append(out, knownFor{k, p})
	}
	return out
}

func (s *search) liveIn(v ir.Value) []knownFor {
	var out []knownFor
	for _, p := range s.b.Preds() {
		k := s.j.info.ConstOnEdge(v, p, s.b)
		if i, ok := v.(*ir.Instr); ok && k == nil && i.Op() == ir.ICmp {
			if y, ok := i.Operand(1).(*ir.Const); ok {
				k = s.compareOnEdge(i, i.Operand(0), y, p)
			}
		}
		if k = decided(constOrNil(k)); k != nil {
			out = append(out, knownFor{k, p})
		}
	}
	return out
}

// compareOnEdge answers an integer compare with a constant on the edge from p.
func (s *search) compareOnEdge(cmp *ir.Instr, x ir.Value, y *ir.Const, p *ir.Block) *ir.Const {
	if cmp.Op() != ir.ICmp || cmp.Type().IsVector() {
		return nil
	}
	if holds, known := s.j.info.CompareOnEdge(cmp.Pred, x, y, p, s.b); known {
		return s.j.f.Ctx().NewBool(holds)
	}
	return nil
}

func (s *search) phi(i *ir.Instr) []knownFor {
	var out []knownFor
	for n, v := range i.Operands() {
		p := i.IncomingBlock(n)
		k := decided(v)
		if k == nil {
			k = decided(constOrNil(s.j.info.ConstOnEdge(v, p, s.b)))
		}
		if k != nil {
			out = append(out, knownFor{k, p})
		}
	}
	return out
}

// mapped applies i to constants in the place of operand n.
func (s *search) mapped(in []knownFor, i *ir.Instr, n int) []knownFor {
	var out []knownFor
	ops := make([]ir.Value, i.NumOperands())
	for k, v := range i.Operands() {
		ops[k] = v
	}
	for _, x := range in {
		ops[n] = x.k
		if k, ok := s.j.q.InstrWith(i, ops).(*ir.Const); ok {
			if k = decided(k); k != nil {
				out = append(out, knownFor{k, x.pred})
			}
		}
	}
	return out
}

// frozen returns the operand's values, where these are defined. If the freeze has other users than
// the branch, the copy might have another value than the one that decided the branch, unless the
// constant itself comes through a φ.
func (s *search) frozen(i *ir.Instr) []knownFor {
	src, ok := i.Operand(0).(*ir.Instr)
	if !ir.HasOneUse(i) && (!ok || src.Op() != ir.Phi) {
		return nil
	}
	var out []knownFor
	for _, x := range s.of(i.Operand(0)) {
		if valuetracking.NotUndefOrPoison(x.k) {
			out = append(out, x)
		}
	}
	return out
}

// logic handles and, or and not of i1 values.
func (s *search) logic(i *ir.Instr) (out []knownFor, done bool) {
	if x, y, and, ok := valuetracking.LogicalOp(i); ok {
		decisive := s.j.f.Ctx().NewBool(!and)
		have := map[*ir.Block]bool{}
		for _, k := range s.of(x) {
			if k.k == decisive || isUndef(k.k) {
				out = append(out, knownFor{decisive, k.pred})
				have[k.pred] = true
			}
		}
		for _, k := range s.of(y) {
			if (k.k == decisive || isUndef(k.k)) && !have[k.pred] {
				out = append(out, knownFor{decisive, k.pred})
			}
		}
		return out, true
	}
	if k := ir.AsInt(i.Operand(1)); i.Op() == ir.Xor && k != nil && !k.IsZero() {
		return s.mapped(s.of(i.Operand(0)), i, 0), true
	}
	return nil, false
}

// compare handles a compare of the block.
func (s *search) compare(i *ir.Instr) (out []knownFor, done bool) {
	x, y := i.Operand(0), i.Operand(1)
	if phi := s.phiOf(x, y); phi != nil && !s.j.headers[s.b] {
		return s.comparePhi(i, phi), true
	}
	k, ok := y.(*ir.Const)
	if !ok || i.Type().IsVector() {
		return nil, false
	}
	if d, ok := x.(*ir.Instr); !ok || d.Block() != s.b {
		for _, p := range s.b.Preds() {
			if r := s.compareOnEdge(i, x, k, p); r != nil {
				out = append(out, knownFor{r, p})
			}
		}
		return out, true
	} else if out, done := s.compareSum(i, d, k); done {
		return out, true
	}
	return s.mapped(s.of(x), i, 0), true
}

// phiOf returns the first of two values that is a φ of the block.
func (s *search) phiOf(x, y ir.Value) *ir.Instr {
	for _, v := range []ir.Value{x, y} {
		if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Phi {
			if i.Block() == s.b {
				return i
			}
			return nil
		}
	}
	return nil
}

func (s *search) comparePhi(i, phi *ir.Instr) []knownFor {
	var out []knownFor
	for n := range phi.NumIncoming() {
		p := phi.IncomingBlock(n)
		x, y := s.translated(i.Operand(0), p), s.translated(i.Operand(1), p)
		r := s.j.q.InstrWith(i, []ir.Value{x, y})
		if r == nil {
			k, ok := y.(*ir.Const)
			if d, local := x.(*ir.Instr); !ok || local && d.Block() == s.b {
				continue
			}
			r = constOrNil(s.compareOnEdge(i, x, k, p))
		}
		if k := decided(r); k != nil {
			out = append(out, knownFor{k, p})
		}
	}
	return out
}

// translated returns the value of v on the edge from p.
func (s *search) translated(v ir.Value, p *ir.Block) ir.Value {
	if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Phi && i.Block() == s.b {
		return i.IncomingFor(p)
	}
	return v
}

// compareSum handles x + c1 < c2, a range test, for an x from another block.
func (s *search) compareSum(i, sum *ir.Instr, k *ir.Const) (out []knownFor, done bool) {
	limit, ok := bitvec.Of(k)
	if !ok || i.Op() != ir.ICmp || sum.Op() != ir.Add || !sum.Type().IsInt() {
		return nil, false
	}
	c, ok := bitvec.Of(sum.Operand(1))
	if d, local := sum.Operand(0).(*ir.Instr); !ok || local && d.Block() == s.b {
		return nil, false
	}
	for _, p := range s.b.Preds() {
		r := s.j.info.RangeOnEdge(sum.Operand(0), p, s.b).Add(ranges.Single(c))
		holds := ranges.Region(i.Pred, ranges.Single(limit))
		switch {
		case holds.Contains(r):
			out = append(out, knownFor{s.j.f.Ctx().NewBool(true), p})
		case holds.Complement().Contains(r):
			out = append(out, knownFor{s.j.f.Ctx().NewBool(false), p})
		}
	}
	return out, true
}

// choice handles a select with a constant arm.
func (s *search) choice(i *ir.Instr) (out []knownFor, done bool) {
	yes, no := decided(i.Operand(1)), decided(i.Operand(2))
	if yes == nil && no == nil {
		return nil, false
	}
	conds := s.of(i.Operand(0))
	for _, c := range conds {
		holds := yes != nil
		if !isUndef(c.k) {
			holds = !c.k.IsZero()
		}
		k := no
		if holds {
			k = yes
		}
		if k != nil {
			out = append(out, knownFor{k, c.pred})
		}
	}
	return out, len(conds) > 0
}
