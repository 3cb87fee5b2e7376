package unroll

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/loop"
)

// Branch weights of a loop's exits, and of the loops that result from unrolling and peeling.

// tripEstimate is how often a loop runs each time by the weights of its latch: LLVM's
// getLoopEstimatedTripCount.
type tripEstimate struct {
	trips   uint64
	entries uint32 // the weight of the exit edge
}

// estimatedTrips reads the latch's weights; ok is false where it has none.
func estimatedTrips(l *analysis.Loop) (e tripEstimate, ok bool) {
	latch := latchTest(l)
	if latch == nil {
		return e, false
	}
	w := frequency.BranchWeights(latch)
	if w == nil {
		return e, false
	}
	back, out := uint64(w[0]), uint64(w[1])
	if l.Contains(latch.Succ(1)) {
		back, out = out, back
	}
	if out == 0 {
		return e, false
	}
	return tripEstimate{trips: (back+out/2)/out + 1, entries: uint32(out)}, true
}

// latchTest returns the branch of a latch that the loop is left by, or nil.
func latchTest(l *analysis.Loop) *ir.Instr {
	latch := l.Latch()
	if latch == nil || !latch.Term().IsCondBr() || !loop.Leaves(l, latch) {
		return nil
	}
	return latch.Term()
}

// leavesElsewhere reports whether there are exits besides the latch, deoptimizations aside.
func leavesElsewhere(l *analysis.Loop) bool {
	for _, b := range l.Exiting() {
		if b == l.Latch() {
			continue
		}
		for _, x := range b.Succs() {
			if !l.Contains(x) && !loop.Deoptimizes(x) {
				return true
			}
		}
	}
	return false
}

// estimate gives the latch weights by which the loop runs so many times.
func (e tripEstimate) estimate(l *analysis.Loop) {
	latch := latchTest(l)
	if latch == nil {
		return
	}
	back, out := uint64(0), uint64(0)
	if e.trips > 0 {
		out = uint64(e.entries)
		back = (e.trips - 1) * out
	}
	if latch.Succ(0) != l.Header {
		back, out = out, back
	}
	if back == 0 && out == 0 { // LLVM writes that too: nothing is known
		i32 := latch.Func().Ctx().I32
		zero := &ir.MDConst{Value: ir.NewInt(i32, 0)}
		latch.SetMD("prof", ir.NewTuple(ir.MDStr("branch_weights"), zero, zero))
		return
	}
	frequency.SetBranchWeights(latch, back, out)
}

// peelWeights are the weights of the branches that leave a loop, and what each peeled iteration
// takes off them: with F for going on and E for leaving, F - i*E and E in iteration i.
type peelWeights struct {
	term    *ir.Instr
	weights []uint32
	less    []uint32
}

func newPeelWeights(l *analysis.Loop) (out []*peelWeights) {
	for _, b := range l.Exiting() {
		p := &peelWeights{term: b.Term(), weights: frequency.BranchWeights(b.Term())}
		if p.weights == nil {
			continue
		}
		var stay, leave uint32
		for k := range p.term.NumSuccs() {
			if x := p.term.Succ(k); l.Contains(x) {
				stay += p.weights[k]
			} else {
				leave += p.weights[k]
			}
		}
		if stay == 0 {
			continue
		}
		for k := range p.term.NumSuccs() {
			less := uint32(0)
			if l.Contains(p.term.Succ(k)) {
				less = uint32(float64(leave) * (float64(p.weights[k]) / float64(stay)))
			}
			p.less = append(p.less, less)
		}
		out = append(out, p)
	}
	return out
}

// set gives a copy of the branch the weights of its iteration, and goes on to the next one. Weights
// do not fall so low that the loop would seem colder than it may be.
func (p *peelWeights) set(m *ir.ValueMap) {
	if i, ok := m.Get(p.term).(*ir.Instr); ok {
		p.write(i)
	}
	for k, less := range p.less {
		switch w := &p.weights[k]; {
		case less == 0:
		case *w > less:
			*w = max(*w-less, less)
		default:
			*w = less
		}
	}
}

func (p *peelWeights) write(i *ir.Instr) {
	w := make([]uint64, len(p.weights))
	for k := range w {
		w[k] = uint64(p.weights[k])
	}
	frequency.SetBranchWeights(i, w...)
}

// expect gives a branch that the split of a loop makes weights, if the loop's latch has any.
func (r *remainder) expect(br *ir.Instr, first, second uint64) {
	if r.weighted {
		frequency.SetBranchWeights(br, first, second)
	}
}

// nearlyAlways are the weights of a first successor that is hardly ever taken: a loop runs less
// often than it is unrolled.
const nearlyAlways = 127
