package constraint

import (
	"slices"

	"opt-go/frontend/ir"
)

// facts holds the facts at the current position of the dominator-tree walk, in two systems, signed
// and unsigned, whose variables are values.
type facts struct {
	dl    *ir.DataLayout
	newer bool      // as LLVM 22
	sys   [2]system // unsigned, signed
	index [2]map[ir.Value]int
	stack []entry
}

// entry is a row that holds in the blocks that are numbered from in to out, with the variables that
// came with it.
type entry struct {
	in, out int32
	signed  int
	values  []ir.Value
}

const (
	unsignedSystem = iota
	signedSystem
)

func systemOf(signed bool) int {
	if signed {
		return signedSystem
	}
	return unsignedSystem
}

// newFacts starts with the fact that parameters are non-negative as unsigned values.
func newFacts(f *ir.Func, newer bool) *facts {
	fs := &facts{dl: f.Module().Layout, newer: newer, index: [2]map[ir.Value]int{{}, {}}}
	for _, p := range f.Params {
		for s := range fs.index {
			fs.index[s][p] = len(fs.index[s]) + 1
		}
		fs.sys[unsignedSystem].push(row{{fs.index[unsignedSystem][p], -1}})
	}
	return fs
}

// constraint is a comparison as a row, with the preconditions under which the two are equivalent.
type constraint struct {
	row    row
	fresh  []ir.Value // variables that the system does not have
	needs  []condition
	extra  []row // that hold for the variables anyway
	signed int
	eq, ne bool
	ok     bool
}

// compare writes a comparison as a row. Equalities are a ≤ b, of which the other direction is the
// caller's business.
func (f *facts) compare(p ir.Pred, a, b ir.Value) (c constraint) {
	switch p {
	case ir.UGT, ir.UGE, ir.SGT, ir.SGE:
		p, a, b = p.Swapped(), b, a
	case ir.EQ:
		c.eq, p = !isZero(b), ir.ULE
	case ir.NE:
		if c.ne, p = !isZero(b), ir.ULE; !c.ne { // 0 < a
			p, a, b = ir.ULT, b, a
		}
	}
	if !p.IsInt() || a.Type().IsVector() {
		return c
	}
	a, b = withoutCasts(a), withoutCasts(b)
	c.signed = systemOf(p.IsSigned())
	d := &decomposer{f: f, signed: p.IsSigned()}
	x := d.of(a)
	y := d.of(b)
	total := x.plus(y.times(-1))
	most, fits := multiply(total.offset, -1)
	if p == ir.ULT || p == ir.SLT {
		var ok bool
		most, ok = add(most, -1)
		fits = fits && ok
	}
	if total.bad || !fits {
		return c
	}
	c.needs = d.needs
	return f.rowOf(c, total, most)
}

// withoutCasts returns the pointer of which v is a bitcast.
func withoutCasts(v ir.Value) ir.Value {
	for v.Type().IsPtr() {
		c := isOp(v, ir.BitCast, 0)
		if c == nil {
			break
		}
		v = c.Operand(0)
	}
	return v
}

func isZero(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && (k.Kind == ir.IntConst || k.Kind == ir.NullConst) && k.IsZero()
}

// rowOf numbers the variables of a sum; trailing new ones that have cancelled out are dropped.
func (f *facts) rowOf(c constraint, total sum, most int64) constraint {
	index := f.index[c.signed]
	known := len(index)
	fresh := map[ir.Value]int{}
	id := func(v ir.Value) int {
		if k, ok := index[v]; ok {
			return k
		}
		k, ok := fresh[v]
		if !ok {
			k = known + len(fresh) + 1
			fresh[v] = k
			c.fresh = append(c.fresh, v)
		}
		return k
	}
	coef, positive := map[int]int64{}, map[int]bool{}
	var ids []int
	for _, t := range total.terms {
		k := id(t.v)
		if _, seen := coef[k]; !seen {
			ids, positive[k] = append(ids, k), t.nonNegative
		}
		n, ok := add(coef[k], t.coef)
		if !ok {
			return constraint{}
		}
		coef[k], positive[k] = n, positive[k] && t.nonNegative
	}
	slices.Sort(ids)
	for n := len(ids) - 1; n >= 0 && ids[n] > known && coef[ids[n]] == 0; n-- {
		c.fresh = c.fresh[:len(c.fresh)-1]
	}
	if most != 0 {
		c.row = append(c.row, term{0, most})
	}
	for _, k := range ids {
		if coef[k] != 0 {
			c.row = append(c.row, term{k, coef[k]})
		}
		if positive[k] && k <= known+len(c.fresh) {
			c.extra = append(c.extra, row{{k, -1}})
		}
	}
	c.ok = true
	return c
}

// question is compare for a comparison to be proved, in which new variables are not allowed. Signed
// comparisons of non-negative values become unsigned.
func (f *facts) question(p ir.Pred, a, b ir.Value) (c constraint) {
	if p == ir.ULE && isZero(a) || p == ir.UGE && isZero(b) {
		return constraint{ok: true}
	}
	if p.IsSigned() && f.nonNegative(a) && f.nonNegative(b) {
		p = p.Unsigned()
	}
	if c = f.compare(p, a, b); len(c.fresh) > 0 {
		return constraint{}
	}
	return c
}

// valid reports whether the row's conditions hold.
func (f *facts) valid(c constraint, depth int) bool {
	if !c.ok {
		return false
	}
	for _, n := range c.needs {
		if !f.holdsWithin(n.pred, n.a, n.b, depth+1) {
			return false
		}
	}
	return true
}

// holds reports whether a comparison is proved by the facts.
func (f *facts) holds(p ir.Pred, a, b ir.Value) bool { return f.holdsWithin(p, a, b, 0) }

func (f *facts) holdsWithin(p ir.Pred, a, b ir.Value, depth int) bool {
	if depth > maxDepth {
		return false
	}
	c := f.question(p, a, b)
	return f.valid(c, depth) && f.sys[c.signed].implies(c.row)
}

// decide answers a comparison, if it is known.
func (f *facts) decide(p ir.Pred, a, b ir.Value) (value, known bool) {
	c := f.question(p, a, b)
	if !f.valid(c, 0) {
		return false, false
	}
	s := &f.sys[c.signed]
	pushed := 0
	for _, r := range c.extra {
		if s.push(r) {
			pushed++
		}
	}
	defer func() {
		for range pushed {
			s.pop()
		}
	}()
	implied := func(r row, ok bool) bool { return ok && s.implies(r) }
	le := s.implies(c.row)
	if c.eq || c.ne {
		switch {
		case le && implied(c.row.swapped()):
			return c.eq, true
		case implied(c.row.negated()), implied(c.row.strict()):
			return c.ne, true
		}
		return false, false
	}
	if le {
		return true, true
	}
	return false, implied(c.row.negated())
}

// add adds a comparison as a fact in the blocks from in to out.
func (f *facts) add(p ir.Pred, a, b ir.Value, in, out int32) {
	c := f.compare(p, a, b)
	if !f.valid(c, 0) || c.ne {
		return
	}
	s := &f.sys[c.signed]
	if !s.push(c.row) {
		return
	}
	index := f.index[c.signed]
	for _, v := range c.fresh {
		index[v] = len(index) + 1
	}
	f.stack = append(f.stack, entry{in, out, c.signed, c.fresh})
	more := func(r row, ok bool) {
		if ok && s.push(r) {
			f.stack = append(f.stack, entry{in, out, c.signed, nil})
		}
	}
	if c.signed == unsignedSystem {
		for _, v := range c.fresh {
			more(row{{index[v], -1}}, true)
		}
	}
	if c.eq {
		more(c.row.swapped())
	}
}

// pop removes the newest row and its variables.
func (f *facts) pop() {
	e := f.stack[len(f.stack)-1]
	f.stack = f.stack[:len(f.stack)-1]
	f.sys[e.signed].pop()
	for _, v := range e.values {
		delete(f.index[e.signed], v)
	}
}

// transfer adds the signed facts that an unsigned comparison implies, and vice versa.
func (f *facts) transfer(p ir.Pred, a, b ir.Value, in, out int32) {
	ty := a.Type()
	if ty.Kind != ir.IntKind {
		return
	}
	zero := ir.NewZero(ty)
	natural := func(v ir.Value) bool { return f.holds(ir.SGE, v, zero) || f.nonNegative(v) }
	switch p {
	case ir.ULT, ir.ULE:
		if natural(b) {
			f.add(ir.SGE, a, zero, in, out)
			f.add(p.Signed(), a, b, in, out)
		}
	case ir.UGT, ir.UGE:
		if natural(a) {
			f.add(ir.SGE, b, zero, in, out)
			f.add(p.Signed(), a, b, in, out)
		}
	case ir.SLT:
		if natural(a) {
			f.add(ir.ULT, a, b, in, out)
		}
	case ir.SGT:
		if f.holds(ir.SGE, b, ir.NewSigned(ty, -1)) {
			f.add(ir.UGE, a, zero, in, out)
		}
		if natural(b) {
			f.add(ir.UGT, a, b, in, out)
		}
	case ir.SGE:
		if natural(b) {
			f.add(ir.UGE, a, b, in, out)
		}
	}
}
