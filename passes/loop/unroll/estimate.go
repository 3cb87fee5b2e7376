package unroll

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
	"opt-go/passes/target"
)

// estimate simulates a short loop, iteration by iteration, to find its size after complete
// unrolling: LLVM's analyzeLoopUnrollCost. An instruction is free where it folds to a value that is
// available in its iteration, or was computed in an earlier one. Of the others those count that an
// effect, or a use after the loop, depends on. What loads read from constant tables is not looked
// up.
type estimate struct {
	target *target.Target
	l      *analysis.Loop
	scev   *scev.Evolution
	query  *simplify.Query

	step    int                     // the iteration that is played, from 0
	values  map[ir.Value]ir.Value   // what folds in it
	state   []map[*ir.Instr]outcome // by iteration: what was executed
	rolled  uint64                  // cost of what the loop executes
	left    uint64                  // cost of what is left of that when it is unrolled
	limit   uint64                  // of left
	leaving map[[2]*ir.Block]bool   // exit edges that may be taken
}

// outcome is the estimate for an instruction in an iteration.
type outcome struct{ free, counted bool }

// boosted reports whether to unroll the loop because much of it folds: the threshold grows with the
// share that does.
func (d *decision) boosted(trips uint64) bool {
	if len(d.l.Subs) > 0 || trips > d.limits.mostPlayed {
		return false
	}
	boost := d.limits.mostBoost
	e := &estimate{target: d.target, l: d.l, scev: d.scev, query: &simplify.Query{Query: valuetracking.Query{Layout: d.scev.Layout, Dom: d.scev.Dom}},
		limit: d.limits.threshold * boost / 100, leaving: map[[2]*ir.Block]bool{}}
	if !e.play(int(trips)) {
		return false
	}
	if e.left != 0 {
		boost = min(boost, 100*e.rolled/e.left)
	}
	return e.left < d.limits.threshold*boost/100
}

// play executes the loop; false: nothing folds, too much is left, or a call cannot be judged.
func (e *estimate) play(trips int) bool {
	free := analysis.Ephemeral(slices.Values(e.l.Blocks))
	for e.step = range trips {
		e.enterIteration()
		work, queued := []*ir.Block{e.l.Header}, map[*ir.Block]bool{e.l.Header: true}
		for k := 0; k < len(work); k++ {
			if !e.block(work[k], free) {
				return false
			}
			for _, s := range e.successors(work[k]) {
				if !e.l.Contains(s) {
					e.leaving[[2]*ir.Block{work[k], s}] = true
				} else if !queued[s] {
					queued[s] = true
					work = append(work, s)
				}
			}
		}
		if e.left == e.rolled {
			return false
		}
	}
	for edge := range e.leaving {
		for phi := range edge[1].Phis() {
			if i, ok := phi.IncomingFor(edge[0]).(*ir.Instr); ok && e.l.Contains(i.Block()) {
				e.count(i, trips-1)
			}
		}
	}
	return true
}

// enterIteration gives the header's φs their values in the iteration.
func (e *estimate) enterIteration() {
	next := map[ir.Value]ir.Value{}
	from := e.l.Preheader()
	if e.step > 0 {
		from = e.l.Latch()
	}
	for phi := range e.l.Header.Phis() {
		next[phi] = e.value(phi.IncomingFor(from))
	}
	e.values = next
	e.state = append(e.state, map[*ir.Instr]outcome{})
}

// value returns what v is known to be in the iteration, or v.
func (e *estimate) value(v ir.Value) ir.Value {
	if w := e.values[v]; w != nil {
		return w
	}
	return v
}

func (e *estimate) block(b *ir.Block, ephemeral map[*ir.Instr]bool) bool {
	for i := range b.Instrs() {
		if analysis.IsDebugOrPseudo(i) || ephemeral[i] {
			continue
		}
		e.rolled += uint64(analysis.Cost(e.target, i))
		free := e.folds(i)
		e.state[e.step][i] = outcome{free: free}
		if free {
			continue
		}
		if f := i.CalledFunc(); i.Op().IsCall() && (f == nil || !f.IsIntrinsic()) {
			return false
		}
		if analysis.HasSideEffects(i) && !i.IsTerminator() {
			e.count(i, e.step)
		}
		if e.left > e.limit {
			return false
		}
	}
	return true
}

// successors returns where control may go from b, and counts the branch where that is not known.
func (e *estimate) successors(b *ir.Block) []*ir.Block {
	t := b.Term()
	if t.IsCondBr() {
		if k := ir.AsInt(e.value(t.Operand(0))); k != nil {
			if k.IsZero() {
				return []*ir.Block{t.Succ(1)}
			}
			return []*ir.Block{t.Succ(0)}
		}
	}
	e.count(t, e.step)
	return b.Succs()
}

// folds reports whether i costs nothing in this iteration, and caches its value where that is
// known.
func (e *estimate) folds(i *ir.Instr) bool {
	switch op := i.Op(); {
	case op.IsBinary() || op.IsCast() || op == ir.ICmp || op == ir.FCmp:
		ops := make([]ir.Value, i.NumOperands())
		for k, v := range i.Operands() {
			ops[k] = e.value(v)
		}
		if v := e.query.InstrWith(i, ops); v != nil {
			e.values[i] = v
			return true
		}
	case op == ir.Load: // it reads again, whatever its value
		return false
	}
	return e.recurs(i) || i.Op() == ir.Phi && i.Block() == e.l.Header
}

// recurs gets the value of i in the iteration from scalar evolution: a constant, or the same as in
// the first one.
func (e *estimate) recurs(i *ir.Instr) bool {
	if !scev.Analyzable(i.Type()) {
		return false
	}
	x := e.scev.Of(i)
	if x.Kind != scev.Const && e.step > 0 && e.scev.Invariant(x, e.l) {
		return true
	}
	if x.Kind == scev.AddRec && x.Loop == e.l && x.IsAffine() {
		step := e.scev.Step(x)
		x = e.scev.Sum(x.Ops[0], e.scev.Product(step, e.scev.Int(step.Type, int64(e.step))))
	}
	n, ok := x.IsConst()
	if !ok || !i.Type().IsInt() {
		return false
	}
	e.values[i] = n.Const(i.Type())
	return true
}

// count adds the cost of i in an iteration, and of its operands, which reaches back to earlier ones
// through the header's φs.
func (e *estimate) count(i *ir.Instr, step int) {
	work := []*ir.Instr{i}
	for ; len(work) > 0; step-- {
		var earlier []*ir.Instr
		for len(work) > 0 {
			i := work[len(work)-1]
			work = work[:len(work)-1]
			o, executed := e.state[step][i]
			if !executed || o.counted {
				continue
			}
			e.state[step][i] = outcome{free: o.free, counted: true}
			if i.Op() == ir.Phi && i.Block() == e.l.Header {
				if v, ok := phiAround(i, e.l); ok && step > 0 {
					earlier = append(earlier, v)
				}
				continue
			}
			if !o.free {
				e.left += e.cost(i)
			}
			for _, v := range i.Operands() {
				if d, ok := v.(*ir.Instr); ok && e.l.Contains(d.Block()) {
					work = append(work, d)
				}
			}
		}
		work = earlier
	}
}

// phiAround returns the instruction of the loop that a φ of its header takes its next value from.
func phiAround(phi *ir.Instr, l *analysis.Loop) (*ir.Instr, bool) {
	v, ok := phi.IncomingFor(l.Latch()).(*ir.Instr)
	return v, ok && l.Contains(v.Block())
}

// cost is the cost of i given the facts about its operands: the constant part of an address may be
// free.
func (e *estimate) cost(i *ir.Instr) uint64 {
	if i.Op() == ir.GetElementPtr && e.target.FoldsAddress(target.AddressMode{BaseReg: true, Offset: 4, Space: i.Type().Space}) {
		constant := true
		for k := 1; k < i.NumOperands(); k++ {
			constant = constant && ir.IsConst(e.value(i.Operand(k)))
		}
		if constant {
			return 0
		}
	}
	return uint64(analysis.Cost(e.target, i))
}
