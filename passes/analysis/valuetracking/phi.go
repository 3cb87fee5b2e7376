package valuetracking

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
)

// Recurrence is a φ of a loop header with one value from outside and one step: φ = [start, …], [φ
// op step, …].
type Recurrence struct {
	Phi, Op     *ir.Instr
	Start, Step ir.Value
}

// MatchRecurrence recognizes a φ with two edges, one of which carries a binary operation on the φ
// itself (LLVM's matchSimpleRecurrence). In Op the φ may be either operand.
func MatchRecurrence(phi *ir.Instr) (r Recurrence, ok bool) {
	if phi.Op() != ir.Phi || phi.NumIncoming() != 2 {
		return r, false
	}
	for k := range 2 {
		o := match.Instr(phi.Operand(k))
		if o == nil || !o.Op().IsBinary() {
			continue
		}
		for side := range 2 {
			if o.Operand(side) == ir.Value(phi) {
				return Recurrence{phi, o, phi.Operand(1 - k), o.Operand(1 - side)}, true
			}
		}
	}
	return r, false
}

func (q *Query) knownPhi(i *ir.Instr, w, depth int) KnownBits {
	if q.cond != nil { // it need not have held in an earlier iteration
		q = q.Given(nil, false)
	}
	out := KnownBits{}
	if r, ok := MatchRecurrence(i); ok {
		out = q.knownRecurrence(r, w, depth)
		switch r.Op.Op() {
		case ir.Add, ir.Sub, ir.And, ir.Or, ir.Mul: // LLVM looks no further
			return out
		}
	}
	if depth >= maxKnownDepth-1 || !out.IsNothing() || i.NumIncoming() == 0 || i.NumIncoming() > 32 {
		return out
	}
	all := everything(w)
	at := *q
	for k := range i.NumIncoming() {
		v := i.Operand(k)
		if v == ir.Value(i) {
			continue
		}
		at.At = i.IncomingBlock(k).Term()
		in := at.KnownBitsAtDepth(v, maxKnownDepth-1)
		if !in.complete(w) {
			in = at.refineByEdge(in, v, i.IncomingBlock(k), i.Block(), w)
		}
		if all = all.either(in); all.IsNothing() {
			break
		}
	}
	return all.consistent()
}

// refineByEdge adds the facts about an incoming value that the branch from b to the φ's block
// gives.
func (q *Query) refineByEdge(in KnownBits, v ir.Value, b, to *ir.Block, w int) KnownBits {
	t := b.Term()
	if t == nil || !t.IsCondBr() || t.Succ(0) == t.Succ(1) {
		return in
	}
	if c := match.Op(t.Operand(0), ir.ICmp); c != nil && ir.AsInt(c.Operand(1)) != nil && c.Operand(0) == v {
		if more := in.and(q.fromCompare(v, w, c.Pred, c.Operand(0), c.Operand(1), t.Succ(0) == to)); !more.contradicts() {
			return more
		}
	}
	return in
}

// onEdge moves the query to where the φ gets its value v: a fact about an increment that holds
// after the loop need not have held when it was computed.
func (q *Query) onEdge(phi *ir.Instr, v ir.Value) *Query {
	at := *q
	for k := range phi.NumIncoming() {
		if phi.Operand(k) == v {
			at.At = phi.IncomingBlock(k).Term()
		}
	}
	return &at
}

// knownRecurrence gives the bits that no step can change.
func (q *Query) knownRecurrence(r Recurrence, w, depth int) KnownBits {
	var out KnownBits
	if depth >= maxKnownDepth {
		return out
	}
	phiFirst := r.Op.Operand(0) == ir.Value(r.Phi)
	start := q.onEdge(r.Phi, r.Start).KnownBitsAtDepth(r.Start, depth+1)
	switch op := r.Op.Op(); op {
	case ir.LShr, ir.AShr, ir.Shl, ir.UDiv:
		if !phiFirst {
			return out
		}
		switch op {
		case ir.Shl:
			out = lowZeros(w, start.TrailingZeros(w))
		case ir.LShr, ir.UDiv:
			out = highZeros(w, start.LeadingZeros(w))
		case ir.AShr:
			out = highZeros(w, start.LeadingZeros(w)).and(highOnes(w, start.LeadingOnes(w)))
		}
	case ir.Add, ir.Sub, ir.And, ir.Or, ir.Mul:
		step := q.onEdge(r.Phi, r.Op).KnownBitsAtDepth(r.Step, depth+1)
		out = lowZeros(w, min(start.TrailingZeros(w), step.TrailingZeros(w)))
		if !r.Op.HasFlag(ir.NSW) {
			return out
		}
		switch {
		case op == ir.Add && start.NonNegative(w) && step.NonNegative(w), op == ir.Mul && start.NonNegative(w) && step.NonNegative(w):
			out = out.and(bitZero(w, w-1))
		case op == ir.Add && start.Negative(w) && step.Negative(w):
			out = out.and(bitOne(w, w-1))
		case op == ir.Sub && phiFirst && start.NonNegative(w) && step.Negative(w):
			out = out.and(bitZero(w, w-1))
		case op == ir.Sub && phiFirst && start.Negative(w) && step.NonNegative(w):
			out = out.and(bitOne(w, w-1))
		}
		return out.consistent()
	}
	return out
}
