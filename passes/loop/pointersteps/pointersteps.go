// Package pointersteps is strength reduction of the addresses that a loop accesses: an address that
// grows by the same number of bytes in every iteration becomes a pointer induction variable,
// instead of a computation from the loop's counter.
//
//	loop: %i = phi i32 [ 0, %ph ], [ %j, %loop ]         loop: %steps = phi ptr [ %start, %ph ], …
//	      %k = add nsw i32 %row, %i                            %x = load float, ptr %steps
//	      %a = getelementptr float, ptr %p, i32 %k     ⇒       %q = getelementptr i8, ptr %steps, i64 64
//	      %x = load float, ptr %a                              %y = load float, ptr %q
//	      %b = getelementptr i8, ptr %a, i64 64                %steps.next = getelementptr i8, ptr %steps, i64 4
//	      %y = load float, ptr %b
//
// LLVM does this, and more, in loop-reduce, which runs right before instruction selection. So does
// this pass, since it destroys the canonical form that all earlier passes rely on. Addresses that
// differ by a constant share a pointer. It rewrites a loop where that makes it shorter in PTX
// instructions (cost.go): PTX extends, scales and adds an index of 32 bits in one instruction, so
// a[i] alone gains nothing, while a[row+i] and indices of 64 bits do. φs that are the same
// recurrence are merged first.
//
//   - extended.go: φs that are the extension of another one
//   - offset.go: pointers that only some iterations use share an offset that steps, where that
//     takes fewer additions
//   - index.go: indices whose addresses do not step evenly, since they may wrap, step by
//     themselves
//   - exit.go: a counter whose only use is the exit test is erased where another can decide it
//   - narrow.go: such a counter has 32 bits where its limit has
//
// Invariant: an address has the same bits in every iteration as before; only what it is computed
// from differs. The address of the first iteration is the old computation, copied before the loop
// with the φs' first values and without flags, so that nothing there can be poison that was not
// used before. Dominators, loops and LCSSA form stay valid.
//
// Not done: addresses that change by less simple rules, counters that are not addresses, exit
// tests by pointers (LLVM compares the pointer where that frees the counter), and accesses inside
// inner loops.
package pointersteps

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/loop/simplifyiv"
	"opt-go/passes/rewrite/expand"
)

// Run runs pointer-steps on one loop.
func Run(w *loop.Walk, l *analysis.Loop) bool {
	latch := l.Latch()
	if !l.Simplified() || latch == nil {
		return false
	}
	v := simplifyiv.New(w, l)
	s := v.S
	p := &pointerSteps{w: w, l: l, s: s, x: v.X, latch: latch, taken: map[*ir.Use]bool{}}
	p.mergeExtended(v)
	p.mergeCounters(v)
	v.EraseDead()
	p.collect()
	reduced := p.reduce()
	reduced = p.stepIndices() || reduced
	if p.shareTest(v) || p.narrowTest(v) || reduced || v.Changed {
		v.EraseDead()
		w.KeepEvolution(s)
		return true
	}
	return false
}

// mergeCounters lets one counter stand for all that count the same.
func (p *pointerSteps) mergeCounters(v *simplifyiv.Variables) {
	first := map[*scev.Expr]*ir.Instr{}
	for _, phi := range slices.Collect(p.l.Header.Phis()) {
		if !phi.Type().IsInt() || !p.counts(phi) {
			continue
		}
		e := p.s.Of(phi)
		if old := first[e]; old != nil {
			v.MergePhis(phi, old)
		} else if e.Kind == scev.AddRec {
			first[e] = phi
		}
	}
}

// counts reports a φ of the header to which something invariant is added in each iteration, in a
// few steps. Others are not asked of scalar evolution: what it writes of them may be as large as
// the loop.
func (p *pointerSteps) counts(phi *ir.Instr) bool {
	const steps = 8
	v := phi.IncomingFor(p.latch)
	for range steps {
		i, ok := v.(*ir.Instr)
		if !ok || i == phi {
			return ok
		}
		switch {
		case i.Op() == ir.Add && p.l.Invariant(i.Operand(0)):
			v = i.Operand(1)
		case (i.Op() == ir.Add || i.Op() == ir.Sub) && p.l.Invariant(i.Operand(1)):
			v = i.Operand(0)
		case i.Op() == ir.GetElementPtr && i.NumOperands() == 2 && p.l.Invariant(i.Operand(1)):
			v = i.Operand(0)
		default:
			return false
		}
	}
	return false
}

type pointerSteps struct {
	w     *loop.Walk
	l     *analysis.Loop
	s     *scev.Evolution
	x     *expand.Expander
	latch *ir.Block

	groups []*steppingGroup
	taken  map[*ir.Use]bool // members of groups
}

// steppingGroup is what becomes one pointer: addresses with the same step whose distance is
// constant.
type steppingGroup struct {
	rec     *scev.Expr // of the first one
	members []steppingAccess
}

// steppingAccess is an operand of a load or store, or of an address that is computed from it (see
// origin), so many bytes from the first of its group.
type steppingAccess struct {
	use  *ir.Use
	addr *ir.Instr
	off  int64
}

// maxSteppingGroups bounds the pointers of a loop: each takes a register for as long as it runs.
const maxSteppingGroups = 16

// collect finds the accesses of the loop whose addresses are its recurrences.
func (p *pointerSteps) collect() {
	for _, b := range p.l.Blocks {
		if p.w.CFG.Loops.For(b) != p.l {
			continue
		}
		for i := range b.Instrs() {
			if i.Op() == ir.Load || i.Op() == ir.Store {
				p.access(i)
			}
		}
	}
}

func (p *pointerSteps) access(i *ir.Instr) {
	k := 0
	if i.Op() == ir.Store {
		k = 1
	}
	use := p.origin(i.OperandUse(k))
	addr, ok := use.Value().(*ir.Instr)
	if !ok || p.taken[use] || addr.Op() != ir.GetElementPtr || addr.Type().IsVector() || !p.l.Contains(addr.Block()) || !p.copyable(addr, map[*ir.Instr]bool{}, 0) {
		return
	}
	e := p.s.Of(addr)
	if e == nil || e.Kind != scev.AddRec || e.Loop != p.l || !e.IsAffine() {
		return
	}
	p.taken[use] = true
	m := steppingAccess{use: use, addr: addr}
	for _, g := range p.groups {
		if g.rec.Type != e.Type || g.rec.Ops[1] != e.Ops[1] {
			continue
		}
		if g.rec == e {
			g.members = append(g.members, m)
			return
		}
		if d := p.s.Minus(e.Ops[0], g.rec.Ops[0]); d != nil {
			if n, ok := d.IsConst(); ok {
				if m.off, ok = n.Int64(); !ok {
					continue
				}
				g.members = append(g.members, m)
				return
			}
		}
	}
	if len(p.groups) < maxSteppingGroups && p.stepIsCheap(e.Ops[1]) {
		p.groups = append(p.groups, &steppingGroup{rec: e, members: []steppingAccess{m}})
	}
}

// origin follows the use of an address to that of the address from which it differs by what the
// loop does not change, where others differ from that one, too: the rows of an unrolled loop over a
// column, say. Then that one steps, in one register, and the others are computed from it as before;
// each by itself would step for what adding to it costs.
func (p *pointerSteps) origin(use *ir.Use) *ir.Use {
	for {
		addr, ok := use.Value().(*ir.Instr)
		if !ok || addr.Op() != ir.GetElementPtr || addr.NumOperands() != 2 || ir.IsConst(addr.Operand(1)) || !p.l.Invariant(addr.Operand(1)) {
			return use
		}
		base, ok := addr.Operand(0).(*ir.Instr)
		if !ok || base.Op() != ir.GetElementPtr || !p.l.Contains(base.Block()) || usesUpTo(base, 1) < 2 {
			return use
		}
		use = addr.OperandUse(0)
	}
}

// stepIsCheap reports a step that is constant, or can be computed before the loop with little.
func (p *pointerSteps) stepIsCheap(step *scev.Expr) bool {
	if _, ok := step.IsConst(); ok {
		return true
	}
	if step.Contains(func(e *scev.Expr) bool { return e.Kind == scev.AddRec }) {
		return false
	}
	at := p.l.Preheader().Term()
	return p.x.Safe(step, at) && !p.x.TooDear(p.w.Target, p.l, expand.Cheap, at, step)
}

// maxCopied bounds the instructions from which an address is computed.
const maxCopied = 32

// copyable reports whether an address can be computed before the loop, for the first iteration: it
// is made of counters of the loop and what does not change by arithmetic that has no effect for any
// operands.
func (p *pointerSteps) copyable(v ir.Value, seen map[*ir.Instr]bool, depth int) bool {
	i, ok := v.(*ir.Instr)
	if !ok || !p.l.Contains(i.Block()) || seen[i] {
		return true
	}
	if i.Op() == ir.Phi {
		return i.Block() == p.l.Header && p.counts(i)
	}
	if seen[i] = true; len(seen) > maxCopied || depth > maxCopied {
		return false
	}
	switch i.Op() {
	case ir.GetElementPtr, ir.Add, ir.Sub, ir.Mul, ir.Shl, ir.Or, ir.And, ir.SExt, ir.ZExt, ir.Trunc, ir.BitCast, ir.AddrSpaceCast:
	default:
		return false
	}
	for _, o := range i.Operands() {
		if !p.copyable(o, seen, depth+1) {
			return false
		}
	}
	return true
}

// reduce rewrites the groups that pay and reports whether there were any.
func (p *pointerSteps) reduce() bool {
	chosen := p.groups
	if len(chosen) == 0 {
		return false
	}
	if p.saved(chosen) <= p.needed(chosen) {
		chosen = slices.DeleteFunc(slices.Clone(chosen), func(g *steppingGroup) bool { return p.saved([]*steppingGroup{g}) <= 2*p.costs(g).Step })
	}
	counted := p.counted(chosen)
	for _, g := range chosen {
		if !counted[g.rec.Ops[1]] || !p.seldom(g) {
			p.rewrite(g)
		}
	}
	p.rewriteCounted(chosen, counted)
	return len(chosen) > 0
}

// rewrite makes the pointer of a group.
func (p *pointerSteps) rewrite(g *steppingGroup) {
	before, header := p.l.Preheader(), p.l.Header
	start := p.start(g)
	step := p.x.At(g.rec.Ops[1], before.Term())
	phi := ir.Before(header.First()).Phi(start.Type(), "steps")
	byte8 := phi.Type().Context().Int(8)
	next := ir.Before(p.latch.Term()).GEP(byte8, phi, 0, "steps.next", step)
	phi.AddIncoming(start, before)
	phi.AddIncoming(next, p.latch)
	p.replace(g, func(steppingAccess) ir.Value { return phi })
}

// start is the address of a group in the first iteration, before the loop.
func (p *pointerSteps) start(g *steppingGroup) ir.Value {
	return p.copyStart(g.members[0].addr, map[*ir.Instr]ir.Value{}, ir.Before(p.l.Preheader().Term()))
}

// replace lets the accesses of a group use what base returns for them, with their distance from the
// first.
func (p *pointerSteps) replace(g *steppingGroup, base func(steppingAccess) ir.Value) {
	p.w.Count("Number of addresses that step", len(g.members))
	at := map[int64]map[*ir.Block]*ir.Instr{} // members that were made: by offset and block
	var dead []*ir.Instr
	for _, m := range g.members {
		to := base(m)
		if m.off != 0 {
			to = p.offset(at, to, m)
		}
		m.use.Set(to)
		dead = append(dead, m.addr)
	}
	for _, i := range dead {
		p.erase(i)
	}
}

// offset gives a pointer so many bytes from the group's, one for each block.
func (p *pointerSteps) offset(at map[int64]map[*ir.Block]*ir.Instr, base ir.Value, m steppingAccess) *ir.Instr {
	user := m.use.User()
	block := user.Block()
	if q := at[m.off][block]; q != nil {
		return q
	}
	c := base.Type().Context()
	q := ir.Before(user).GEP(c.Int(8), base, 0, "", ir.NewInt(c.Int(p.s.Width(base.Type())), uint64(m.off)))
	if at[m.off] == nil {
		at[m.off] = map[*ir.Block]*ir.Instr{}
	}
	at[m.off][block] = q
	return q
}

// copyStart copies the computation of an address before the loop, for its first iteration.
func (p *pointerSteps) copyStart(v ir.Value, made map[*ir.Instr]ir.Value, b *ir.Builder) ir.Value {
	i, ok := v.(*ir.Instr)
	if !ok || !p.l.Contains(i.Block()) {
		return v
	}
	if c := made[i]; c != nil {
		return c
	}
	if i.Op() == ir.Phi {
		return i.IncomingFor(p.l.Preheader())
	}
	operands := make([]ir.Value, i.NumOperands())
	for k, o := range i.Operands() {
		operands[k] = p.copyStart(o, made, b)
	}
	c := i.Clone()
	for k, o := range operands {
		c.SetOperand(k, o)
	}
	c.Flags = 0
	made[i] = b.Insert(c, "")
	return made[i]
}

// erase erases a dead address, with the operands that become dead.
func (p *pointerSteps) erase(i *ir.Instr) {
	work := []*ir.Instr{i}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if i.Block() == nil || !analysis.TriviallyDead(i) {
			continue
		}
		for _, o := range i.Operands() {
			if d, ok := o.(*ir.Instr); ok && p.l.Contains(d.Block()) && d.Op() != ir.Phi {
				work = append(work, d)
			}
		}
		p.s.Forget(i)
		i.Erase()
	}
}
