package loop

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// Safety answers which instructions of a loop are executed whenever the loop is entered: LLVM's
// MustExecute.
type Safety struct {
	dt       *analysis.DomTree
	loops    *analysis.LoopForest
	l        *analysis.Loop
	stops    map[*ir.Block]*ir.Instr // first instruction of the block after which control may not go on; nil: none
	reached  map[*ir.Block]bool      // surelyReached, remembered
	MayThrow bool                    // some instruction of the loop may not pass control on
}

func NewSafety(cfg *rewrite.CFG, l *analysis.Loop) *Safety {
	s := &Safety{dt: cfg.Dom, loops: cfg.Loops, l: l, stops: map[*ir.Block]*ir.Instr{}, reached: map[*ir.Block]bool{}}
	for _, b := range l.Blocks {
		s.MayThrow = s.MayThrow || s.stop(b) != nil
	}
	return s
}

// stop returns the first instruction of b that may throw or not return.
func (s *Safety) stop(b *ir.Block) *ir.Instr {
	i, ok := s.stops[b]
	if !ok {
		for j := range b.Instrs() {
			if !analysis.TransfersControl(j) && !invokeGoesOn(j) {
				i = j
				break
			}
		}
		s.stops[b] = i
	}
	return i
}

// invokeGoesOn reports whether an invoke surely passes control to one of its successors: its callee
// returns or unwinds, and the landing pad catches everything.
func invokeGoesOn(i *ir.Instr) bool {
	if i.Op() != ir.Invoke || !analysis.CallHas(i, "willreturn") {
		return false
	}
	pad := i.Succ(1).FirstNonPhi()
	if pad.Op() != ir.LandingPad || pad.HasFlag(ir.CleanupPadFlag) {
		return true
	}
	for _, o := range pad.Operands() {
		if k, ok := o.(*ir.Const); ok && (k.Kind == ir.NullConst || k.Type().Kind == ir.ArrayKind && k.Type().Len == 0) {
			return true
		}
	}
	return false
}

// Forget tells that i leaves its block.
func (s *Safety) Forget(i *ir.Instr) {
	if s.stops[i.Block()] == i {
		delete(s.stops, i.Block())
		clear(s.reached)
	}
}

// SurelyExecuted reports whether i is executed when the loop is entered.
func (s *Safety) SurelyExecuted(i *ir.Instr) bool {
	if stop := s.stop(i.Block()); stop != nil && stop != i && stop.ComesBefore(i) {
		return false
	}
	r, ok := s.reached[i.Block()]
	if !ok {
		r = s.surelyReached(i.Block())
		s.reached[i.Block()] = r
	}
	return r
}

// surelyReached reports whether all paths from the header lead to b in the first iteration, and no
// loop on them runs forever.
func (s *Safety) surelyReached(b *ir.Block) bool {
	if b == s.l.Header {
		return true
	}
	before := s.LeadingTo(b)
	in := make(map[*ir.Block]bool, len(before))
	for _, p := range before {
		in[p] = true
	}
	for _, p := range s.l.Header.Preds() {
		if in[p] { // a latch is passed before b is: the iteration may end without b
			return false
		}
	}
	if !s.loops.CyclesEnd(s.dt, s.l.Header, func(n *ir.Block) bool { return in[n] && !s.dt.Dominates(b, n) }) {
		return false
	}
	for _, p := range before {
		if s.stop(p) != nil {
			return false
		}
		if s.dt.Dominates(b, p) {
			continue
		}
		for _, n := range p.Succs() {
			if n != b && !in[n] && (s.l.Contains(n) || !s.notFirst(n)) {
				return false
			}
		}
	}
	return true
}

// LeadingTo lists the blocks of the loop from which b is reached without a back edge to the header.
func (s *Safety) LeadingTo(b *ir.Block) []*ir.Block {
	var out []*ir.Block
	seen := map[*ir.Block]bool{}
	add := func(ps []*ir.Block) {
		for _, p := range ps {
			if !seen[p] && s.l.Contains(p) {
				seen[p] = true
				out = append(out, p)
			}
		}
	}
	add(b.Preds())
	for k := 0; k < len(out); k++ {
		if out[k] != s.l.Header {
			add(out[k].Preds())
		}
	}
	return out
}

// notFirst reports whether the exit is surely not taken in the first iteration: the compare of a
// header φ that leads to it is decided by the φ's start value.
func (s *Safety) notFirst(exit *ir.Block) bool {
	p := exit.SinglePred()
	if p == nil || !p.Term().IsCondBr() {
		return false
	}
	t := p.Term()
	if k := ir.AsInt(t.Operand(0)); k != nil {
		return k.IsZero() == (t.Succ(0) == exit)
	}
	cmp, ok := t.Operand(0).(*ir.Instr)
	if !ok || cmp.Op() != ir.ICmp {
		return false
	}
	pred, iv, limit := cmp.Pred, s.headerPhi(cmp.Operand(0)), cmp.Operand(1)
	if iv == nil {
		pred, iv, limit = pred.Swapped(), s.headerPhi(limit), cmp.Operand(0)
	}
	preheader := s.l.Preheader()
	if iv == nil || preheader == nil {
		return false
	}
	q := &simplify.Query{Query: valuetracking.Query{Layout: exit.Func().Module().Layout, Dom: s.dt, At: t}}
	known := ir.AsInt(q.ICmp(pred, iv.IncomingFor(preheader), limit))
	return known != nil && known.IsZero() == (t.Succ(0) == exit)
}

func (s *Safety) headerPhi(v ir.Value) *ir.Instr {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() != ir.Phi || i.Block() != s.l.Header {
		return nil
	}
	return i
}
