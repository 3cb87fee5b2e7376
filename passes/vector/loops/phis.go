package loops

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/vector/lanes"
)

// induction is a counter: an integer or pointer that grows by the same step in each iteration.
type induction struct {
	phi   *ir.Instr
	next  ir.Value // what the next iteration gets
	start ir.Value
	step  *scev.Expr // in bytes for a pointer
}

const unidentified = "value that could not be identified as reduction is used outside the loop"

// phis classifies the φs of the header: what an iteration takes over from the one before.
func (c *candidate) phis() (why string) {
	c.inductions, c.reductions = map[*ir.Instr]*induction{}, map[*ir.Instr]*reduction{}
	c.reduced, c.recurrences, c.late = map[*ir.Instr]*reduction{}, map[*ir.Instr]*ir.Instr{}, map[*ir.Instr]*ir.Instr{}
	var left []*ir.Instr
	for phi := range c.Header.Phis() {
		if v := c.induction(phi); v != nil {
			c.inductions[phi] = v
		} else {
			left = append(left, phi)
		}
	}
	for _, phi := range left {
		if r := c.reduction(phi); r != nil {
			c.reductions[phi] = r
			for m := range r.chain {
				c.reduced[m] = r
			}
		} else if prev := c.recurrence(phi); prev != nil {
			c.recurrences[phi] = prev
		} else {
			return unidentified
		}
	}
	for _, prev := range c.recurrences {
		if c.late[prev] != nil { // what waits for it would have to wait longer
			return unidentified
		}
	}
	return ""
}

func (c *candidate) induction(phi *ir.Instr) *induction {
	if !scev.Analyzable(phi.Type()) {
		return nil
	}
	e := c.scev.Of(phi)
	if e.Kind != scev.AddRec || e.Loop != c.Loop || !e.IsAffine() {
		return nil
	}
	step := e.Ops[1]
	if _, ok := step.IsConst(); !ok && (phi.Type().IsPtr() || c.scev.MayTrap(step)) {
		return nil
	}
	return &induction{phi: phi, next: phi.IncomingFor(c.latch), start: phi.IncomingFor(c.preheader), step: step}
}

// recurrence returns the value of an iteration that the next one finds in a φ, if all that uses the
// φ can be computed after it, so that the vectors of both are neighbours: LLVM's first-order
// recurrence. The value may be another such φ, which holds what was two iterations before:
//
//	%p = phi [ %a, … ], [ %x, … ]        a[0] a[1] … x[0] x[1] …
//	%q = phi [ %b, … ], [ %p, … ]
//
// What uses the φ and stands before the value is computed later than in the loop, if it has no
// effect and reads no memory; late notes it.
func (c *candidate) recurrence(phi *ir.Instr) *ir.Instr {
	prev, ok := phi.IncomingFor(c.latch).(*ir.Instr)
	if !ok || !c.Contains(prev.Block()) {
		return nil
	}
	last := prev
	for seen := map[*ir.Instr]bool{phi: true}; last.Op() == ir.Phi && last.Block() == c.Header && c.inductions[last] == nil; {
		if seen[last] || c.reductions[last] != nil {
			return nil
		}
		seen[last] = true
		if last, ok = last.IncomingFor(c.latch).(*ir.Instr); !ok || !c.Contains(last.Block()) {
			return nil
		}
	}
	if !c.certain(last.Block()) || !c.delay(phi, last) {
		return nil
	}
	return prev
}

// delay reports whether all that is computed from a φ and stands before an instruction can be
// computed after it, and notes that it is.
func (c *candidate) delay(phi, last *ir.Instr) bool {
	late := map[*ir.Instr]*ir.Instr{}
	for work := []*ir.Instr{phi}; len(work) > 0; {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Users(i) {
			switch {
			case !c.Contains(u.Block()), c.position[u] > c.position[last], late[u] != nil:
			case u.Op() == ir.Phi && u.Block() == c.Header:
			case u == last || u.Op() == ir.Phi || u.IsTerminator() || u.Op() == ir.Load || u.Op() == ir.Store || u.Op() == ir.Call:
				return false
			default:
				late[u] = last
				work = append(work, u)
			}
		}
	}
	for u := range late {
		if old := c.late[u]; old == nil || c.position[old] < c.position[last] {
			c.late[u] = last
		}
	}
	return true
}

// combination is what a reduction does to combine two values.
type combination struct {
	op ir.Op  // Add, Mul, And, Or, Xor, FAdd, FMul; Call for
	id string // llvm.smax and its like
}

// reduction is a φ of which only the last value is used, combined from the values of all
// iterations by an associative and commutative operation. chain are the instructions through which
// the value goes, and last is what the next iteration gets.
type reduction struct {
	combination
	phi, last *ir.Instr
	chain     map[*ir.Instr]bool
	flags     ir.Flags // fast-math flags that all of the chain have
}

// reduction recognizes a reduction: all that is computed from the φ leads to the last value, by one
// kind of operation, or by φs and selects that pass on one such value or another. Each lane then
// combines some of the values, and in the end the lanes are combined.
func (c *candidate) reduction(phi *ir.Instr) *reduction {
	last, ok := phi.IncomingFor(c.latch).(*ir.Instr)
	if !ok || !c.Contains(last.Block()) || last == phi || !lanes.Element(phi.Type()) || phi.Type().IsPtr() {
		return nil
	}
	r := &reduction{phi: phi, last: last, chain: map[*ir.Instr]bool{phi: true}, flags: ir.FastMath}
	work := []*ir.Instr{phi}
	var compares []*ir.Instr
	for len(work) > 0 {
		m := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Users(m) {
			switch {
			case !c.Contains(u.Block()):
				if m != last {
					return nil
				}
			case u == phi:
				if m != last {
					return nil
				}
			case r.chain[u]:
			case u.Op() == ir.Phi && u.Block() == c.Header:
				return nil
			case u.Op() == ir.FCmp:
				compares = append(compares, u)
			default:
				r.chain[u] = true
				work = append(work, u)
			}
		}
	}
	if !r.chain[last] || !c.combines(r) || !r.comparesOf(compares) || r.op == ir.BadOp {
		return nil
	}
	return r
}

// combines reports whether all instructions of a chain but its φ do their part, and finds the
// operation.
func (c *candidate) combines(r *reduction) bool {
	for m := range r.chain {
		if m == r.phi {
			continue
		}
		if m.Type() != r.phi.Type() {
			return false
		}
		members, others := 0, 0
		for _, v := range m.Operands() {
			if i, ok := v.(*ir.Instr); ok && r.chain[i] {
				members++
			} else {
				others++
			}
		}
		switch {
		case m.Op() == ir.Phi && others == 0:
			continue
		case m.Op() == ir.Select && members == 2 && !r.in(m.Operand(0)):
			continue
		}
		k, ok := c.combinationOf(r, m)
		if !ok || members != 1 || r.op != ir.BadOp && r.combination != k {
			return false
		}
		r.combination = k
		r.flags &= m.Flags
	}
	return true
}

func (r *reduction) in(v ir.Value) bool {
	i, ok := v.(*ir.Instr)
	return ok && r.chain[i]
}

// combinationOf returns what a member of a chain, one of whose operands is a member, combines by.
func (c *candidate) combinationOf(r *reduction, m *ir.Instr) (k combination, ok bool) {
	reorders := m.HasFlag(ir.FReassoc) || c.hints.forced
	switch m.Op() {
	case ir.Add, ir.Mul, ir.And, ir.Or, ir.Xor:
		return combination{op: m.Op()}, true
	case ir.Sub:
		return combination{op: ir.Add}, r.in(m.Operand(0))
	case ir.FAdd, ir.FMul:
		return combination{op: m.Op()}, reorders
	case ir.FSub:
		return combination{op: ir.FAdd}, reorders && r.in(m.Operand(0))
	case ir.Select:
		return r.selected(m)
	case ir.Call:
		id := m.IntrinsicID()
		switch id {
		case "llvm.fmuladd", "llvm.fma":
			return combination{op: ir.FAdd}, reorders && r.in(m.Arg(2))
		case "llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin", "llvm.maximum", "llvm.minimum":
			return combination{ir.Call, id}, true
		case "llvm.maxnum", "llvm.minnum":
			return combination{ir.Call, id}, m.HasFlag(ir.FNNan | ir.FNSZ)
		}
	}
	return combination{}, false
}

// selected: a select of what a comparison of the same two values says is their minimum or maximum,
// where neither NaNs nor the signs of zeros count.
func (r *reduction) selected(m *ir.Instr) (k combination, ok bool) {
	cmp, isCmp := m.Operand(0).(*ir.Instr)
	if !isCmp || cmp.Op() != ir.FCmp || !m.HasFlag(ir.FNSZ) || !m.HasFlag(ir.FNNan) && !cmp.HasFlag(ir.FNNan) {
		return k, false
	}
	x, y, p := cmp.Operand(0), cmp.Operand(1), cmp.Pred
	if x == m.Operand(2) && y == m.Operand(1) {
		x, y, p = y, x, p.Swapped()
	}
	if x != m.Operand(1) || y != m.Operand(2) {
		return k, false
	}
	switch p {
	case ir.FOGT, ir.FOGE, ir.FUGT, ir.FUGE:
		return combination{ir.Call, "llvm.maxnum"}, true
	case ir.FOLT, ir.FOLE, ir.FULT, ir.FULE:
		return combination{ir.Call, "llvm.minnum"}, true
	}
	return k, false
}

// comparesOf reports whether comparisons of members decide nothing but selects of the chain.
func (r *reduction) comparesOf(compares []*ir.Instr) bool {
	for _, cmp := range compares {
		for u := range ir.Users(cmp) {
			if u.Op() != ir.Select || !r.chain[u] || u.Operand(0) != cmp {
				return false
			}
			if _, ok := r.selected(u); !ok {
				return false
			}
		}
	}
	return true
}
