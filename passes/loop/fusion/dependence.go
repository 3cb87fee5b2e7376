package fusion

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/scev"
)

// maxPairs bounds the pairs of accesses that are compared.
const maxPairs = 4096

// independent reports whether no access of the second loop, in iteration j, touches what an access
// of the first one touches in a later iteration i > j, unless both only read.
func (p *pair) independent() bool {
	xs, ys := accesses(p.first), accesses(p.second)
	if len(xs)*len(ys) > maxPairs {
		return false
	}
	for _, x := range xs {
		for _, y := range ys {
			if (analysis.MayWrite(x) || analysis.MayWrite(y)) && !p.apart(x, y) {
				return false
			}
		}
	}
	return true
}

// accesses returns the instructions of a loop that touch memory.
func accesses(l *analysis.Loop) (list []*ir.Instr) {
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if analysis.MayRead(i) || analysis.MayWrite(i) {
				list = append(list, i)
			}
		}
	}
	return list
}

// apart reports whether x in an iteration of the first loop never touches what y touches in an
// earlier iteration of the second one. Only loads and stores are known to be.
func (p *pair) apart(x, y *ir.Instr) bool {
	if x.Op() != ir.Load && x.Op() != ir.Store || y.Op() != ir.Load && y.Op() != ir.Store {
		return false
	}
	a, b := x.Pointer(), y.Pointer()
	if p.aa.Alias(alias.LocationBeforeOrAfter(a), alias.LocationBeforeOrAfter(b)) == alias.NoAlias {
		return true
	}
	dl := p.f.Module().Layout
	if x.AccessType().Scalable || y.AccessType().Scalable || a.Type() != b.Type() {
		return false
	}
	d := distance{most: -1, x: dl.StoreSize(x.AccessType()), y: dl.StoreSize(y.AccessType())}
	if !p.steps(&d, a, b) {
		return false
	}
	if n, ok := p.s.ConstantMax(p.first).IsConst(); ok {
		if most, fits := n.Uint64(); fits && most < limit {
			d.most = int64(most)
		}
	}
	span := d.most >= 0 && d.step < limit && d.step > -limit
	return (span || p.staysInside(x, y)) && !d.meets()
}

// limit bounds numbers whose product is far from the size of an address space of 64 bits.
const limit = 1 << 30

// steps computes by how much the addresses a and b grow in an iteration of their loops, which must
// be the same, and their difference in the first iterations.
func (p *pair) steps(d *distance, a, b ir.Value) bool {
	if p.f.Module().Layout.PtrBits(a.Type().Space) != 64 {
		return false
	}
	x, m, ok1 := p.start(p.s.Of(a), p.first)
	y, n, ok2 := p.start(p.s.Of(b), p.second)
	if !ok1 || !ok2 || m != n {
		return false
	}
	k, ok := p.s.Distance(x, y)
	if !ok {
		return false
	}
	far, fits := k.Int64()
	d.step, d.first = m, far
	return fits && far < 1<<62 && far > -1<<62 && d.x < limit && d.y < limit
}

// start splits an address into that of the first iteration and the constant by which it grows in
// each iteration of l.
func (p *pair) start(e *scev.Expr, l *analysis.Loop) (start *scev.Expr, step int64, ok bool) {
	if p.s.Invariant(e, l) {
		return e, 0, true
	}
	if !e.IsAffine() || e.Loop != l {
		return nil, 0, false
	}
	k, ok := e.Ops[1].IsConst()
	if !ok {
		return nil, 0, false
	}
	step, fits := k.Int64()
	return e.Ops[0], step, fits && step < 1<<31 && step > -1<<31
}

// staysInside reports whether addresses cannot go round the address space between an access x and
// an access y: both are in their object, the same one, and so is one of them in all iterations
// between.
func (p *pair) staysInside(x, y *ir.Instr) bool {
	inside := func(i *ir.Instr) bool {
		g, ok := i.Pointer().(*ir.Instr)
		return ok && g.Op() == ir.GetElementPtr && g.HasFlag(ir.InBounds)
	}
	return inside(x) && inside(y) && (p.cfg.Dom.Dominates(x.Block(), p.first.Latch()) || p.cfg.Dom.Dominates(y.Block(), p.second.Latch()))
}

// distance is how far an access x of the first loop is from an access y of the second one:
// first + step·(i - j) bytes in iterations i and j.
type distance struct {
	first, step int64
	most        int64  // greatest i - j, negative if unknown
	x, y        uint64 // bytes that are accessed
}

// meets reports whether the accesses may overlap with i - j of at least 1: -x < first + step·k < y
// for a k from 1 to most.
func (d distance) meets() bool {
	first, step, before, after := d.first, d.step, int64(d.x), int64(d.y)
	if step < 0 {
		first, step, before, after = -first, -step, after, before
	}
	if d.most == 0 {
		return false
	}
	if step == 0 {
		return -before < first && first < after
	}
	k := max(1, floorDiv(-before-first, step)+1)
	return (d.most < 0 || k <= d.most) && first+step*k < after
}

// floorDiv is the greatest number whose product with a positive b is not above a.
func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}
