package rewrite

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// Values rewrites uses of a variable that has got several definitions, in several blocks, to the
// one that reaches each use, with φs where different ones meet: LLVM's SSAUpdater, so that φs have
// its places, operands and names.
//
// A query looks at the blocks between the use and the definitions above it only. For them it
// computes dominators (of the small graph that begins at the definitions), finds where φs are
// needed, takes φs that are there already and compute the same, and makes the others. Answers are
// remembered for all blocks that were visited.
type Values struct {
	ty   *ir.Type
	name string
	at   map[*ir.Block]ir.Value // value at the end of the block
	Phis []*ir.Instr            // φs that were made
	dl   *ir.DataLayout
}

// NewValues returns the rewriter of a variable of a type; its φs are called name.
func NewValues(ty *ir.Type, name string, dl *ir.DataLayout) *Values {
	return &Values{ty: ty, name: name, at: map[*ir.Block]ir.Value{}, dl: dl}
}

// Define says that v is the variable's value at the end of b.
func (s *Values) Define(b *ir.Block, v ir.Value) { s.at[b] = v }

// Defined reports whether the value at the end of b is known.
func (s *Values) Defined(b *ir.Block) bool { return s.at[b] != nil }

// Known returns the value at the end of b if it has been defined or computed already, else nil.
func (s *Values) Known(b *ir.Block) ir.Value { return s.at[b] }

// Rewrite makes a use refer to the definition that reaches it. A use in a block with a definition
// is taken to come before it.
func (s *Values) Rewrite(u *ir.Use) {
	if user := u.User(); user.Op() == ir.Phi {
		u.Set(s.AtEnd(user.IncomingBlock(u.Index())))
	} else {
		u.Set(s.Middle(user.Block()))
	}
}

// Middle returns the value inside b, before b's own definition.
func (s *Values) Middle(b *ir.Block) ir.Value {
	if !s.Defined(b) {
		return s.AtEnd(b)
	}
	preds := predsOf(b)
	if len(preds) == 0 {
		return ir.NewPoison(s.ty)
	}
	in := make([]ir.Value, len(preds))
	same := true
	for k, p := range preds {
		in[k] = s.AtEnd(p)
		same = same && in[k] == in[0]
	}
	if same {
		return in[0]
	}
	for phi := range b.Phis() {
		if brings(phi, preds, in) {
			return phi
		}
	}
	phi := s.phi(b)
	for k, p := range preds {
		phi.AddIncoming(in[k], p)
	}
	q := &simplify.Query{Query: valuetracking.Query{Layout: s.dl}}
	if v := q.Instr(phi); v != nil {
		phi.Erase()
		return v
	}
	if first := b.FirstNonPhi(); first != nil {
		phi.CopyDebugLoc(first)
	}
	s.Phis = append(s.Phis, phi)
	return phi
}

func (s *Values) phi(b *ir.Block) *ir.Instr {
	phi := ir.NewInstr(ir.Phi, s.ty)
	b.Prepend(phi)
	phi.SetName(s.name)
	return phi
}

// predsOf returns the predecessors in the order of the φs that are there.
func predsOf(b *ir.Block) []*ir.Block {
	first := b.First()
	if first == nil || first.Op() != ir.Phi {
		return b.Preds()
	}
	out := make([]*ir.Block, first.NumIncoming())
	for k := range out {
		out[k] = first.IncomingBlock(k)
	}
	return out
}

// brings reports whether a φ has these values for these predecessors.
func brings(phi *ir.Instr, preds []*ir.Block, in []ir.Value) bool {
	for k, p := range preds {
		if phi.IncomingFor(p) != in[k] {
			return false
		}
	}
	return true
}

// ssaBlock is the state of a block in one query. Numbers are postorder numbers in the small graph,
// 0: not reached.
type ssaBlock struct {
	b     *ir.Block
	value ir.Value
	preds []*ssaBlock
	num   int
	idom  *ssaBlock
	def   *ssaBlock // the block whose value is valid at the end of this one
	match *ir.Instr // φ under examination for this block
}

// AtEnd returns the value at the end of b.
func (s *Values) AtEnd(b *ir.Block) ir.Value {
	if v := s.at[b]; v != nil {
		return v
	}
	q := &question{s: s, of: map[*ir.Block]*ssaBlock{}}
	q.gather(b)
	if len(q.list) == 0 { // nothing is above b
		v := ir.NewPoison(s.ty)
		s.at[b] = v
		return v
	}
	q.dominators()
	q.place()
	q.fill()
	return q.of[b].def.value
}

// question is one search: list holds the blocks without a value in postorder.
type question struct {
	s     *Values
	of    map[*ir.Block]*ssaBlock
	list  []*ssaBlock
	entry *ssaBlock // above all definitions
}

// gather searches backwards for definitions, then numbers the blocks that they reach.
func (q *question) gather(b *ir.Block) {
	start := &ssaBlock{b: b}
	q.of[b] = start
	var roots []*ssaBlock
	for work := []*ssaBlock{start}; len(work) > 0; {
		x := work[len(work)-1]
		work = work[:len(work)-1]
		for _, p := range predsOf(x.b) {
			px := q.of[p]
			if px == nil {
				px = &ssaBlock{b: p, value: q.s.at[p]}
				px.def = px
				q.of[p] = px
				if px.value != nil {
					roots = append(roots, px)
				} else {
					px.def = nil
					work = append(work, px)
				}
			}
			x.preds = append(x.preds, px)
		}
	}
	q.entry = &ssaBlock{}
	q.number(roots)
}

func (q *question) number(roots []*ssaBlock) {
	const queued, open = -1, -2
	next := 1
	var work []*ssaBlock
	for k := len(roots) - 1; k >= 0; k-- {
		roots[k].idom, roots[k].num = q.entry, queued
		work = append(work, roots[k])
	}
	for len(work) > 0 {
		x := work[len(work)-1]
		if x.num == open {
			x.num = next
			next++
			if x.value == nil {
				q.list = append(q.list, x)
			}
			work = work[:len(work)-1]
			continue
		}
		x.num = open
		for _, n := range x.b.Succs() {
			if nx := q.of[n]; nx != nil && nx.num == 0 {
				nx.num = queued
				work = append(work, nx)
			}
		}
	}
	q.entry.num = next
}

// dominators is the iteration of Cooper, Harvey and Kennedy; predecessors that no definition
// reaches define poison.
func (q *question) dominators() {
	for changed := true; changed; {
		changed = false
		for _, x := range slices.Backward(q.list) {
			var idom *ssaBlock
			for _, p := range x.preds {
				if p.num == 0 {
					p.value = ir.NewPoison(q.s.ty)
					q.s.at[p.b] = p.value
					p.def, p.num = p, q.entry.num
					q.entry.num++
				}
				if idom == nil {
					idom = p
				} else {
					idom = q.intersect(idom, p)
				}
			}
			if idom != nil && idom != x.idom {
				x.idom, changed = idom, true
			}
		}
	}
}

func (q *question) intersect(a, b *ssaBlock) *ssaBlock {
	for a != b {
		for a.num < b.num {
			if a = a.idom; a == nil {
				return b
			}
		}
		for b.num < a.num {
			if b = b.idom; b == nil {
				return a
			}
		}
	}
	return a
}

// place finds the blocks that need a φ.
func (q *question) place() {
	for changed := true; changed; {
		changed = false
		for _, x := range slices.Backward(q.list) {
			if x.def == x {
				continue
			}
			def := x.idom.def
			for _, p := range x.preds {
				if definedBelow(p, x.idom) {
					def = x
					break
				}
			}
			if def != x.def {
				x.def, changed = def, true
			}
		}
	}
}

// definedBelow reports whether there is a definition from p up to, but not including, idom.
func definedBelow(p, idom *ssaBlock) bool {
	for ; p != idom; p = p.idom {
		if p.def == p {
			return true
		}
	}
	return false
}

// fill finds or inserts the φs and caches the answers.
func (q *question) fill() {
	fresh := map[*ssaBlock]bool{}
	for _, x := range q.list {
		if x.def != x || q.singular(x) {
			continue
		}
		q.existing(x)
		if x.value != nil {
			continue
		}
		x.value = q.s.phi(x.b)
		q.s.at[x.b] = x.value
		fresh[x] = true
	}
	for _, x := range slices.Backward(q.list) {
		if x.def != x {
			q.s.at[x.b] = x.def.value
			continue
		}
		if !fresh[x] {
			continue
		}
		phi := x.value.(*ir.Instr)
		for _, p := range x.preds {
			phi.AddIncoming(p.def.value, p.b)
		}
		q.s.Phis = append(q.s.Phis, phi)
	}
}

// singular takes the value that all predecessors have: definitions that were remembered from
// earlier questions may be one value in several blocks.
func (q *question) singular(x *ssaBlock) bool {
	for _, p := range x.preds {
		if p.def.value == nil || p.def.value != x.preds[0].def.value {
			return false
		}
	}
	x.def = x.preds[0].def
	x.value = x.def.value
	q.s.at[x.b] = x.value
	return true
}

// existing searches for a φ in x's block that, with φs elsewhere, computes the variable already.
func (q *question) existing(x *ssaBlock) {
	for phi := range x.b.Phis() {
		if phi.NumIncoming() == 0 || phi.Type() != q.s.ty {
			continue
		}
		if q.matches(phi) {
			for _, y := range q.list {
				if y.match != nil {
					y.value = y.match
					q.s.at[y.b] = y.match
				}
			}
		}
		for _, y := range q.list {
			y.match = nil
		}
		if x.value != nil {
			return
		}
	}
}

// matches assumes that phi is the variable's φ in its block and follows what that means for others.
func (q *question) matches(phi *ir.Instr) bool {
	q.of[phi.Block()].match = phi
	for work := []*ir.Instr{phi}; len(work) > 0; {
		phi := work[len(work)-1]
		work = work[:len(work)-1]
		for k, v := range phi.Operands() {
			p := q.of[phi.IncomingBlock(k)].def
			if p.value != nil {
				if p.value != v {
					return false
				}
				continue
			}
			in, ok := v.(*ir.Instr)
			if !ok || in.Op() != ir.Phi || in.Block() != p.b {
				return false
			}
			if p.match != nil {
				if p.match != in {
					return false
				}
				continue
			}
			p.match = in
			work = append(work, in)
		}
	}
	return true
}
