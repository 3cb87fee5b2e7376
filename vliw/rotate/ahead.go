package rotate

import "opt-go/vliw/ddg"

// Inductions that run ahead. An address that a late stage advances (x = x + step) has a first value
// that waits in its register until then, and in a rotating file nothing may rotate past it: that
// takes a register per iteration that begins meanwhile, of every value that is made earlier. But
// nothing keeps the operation from running in the kernel iterations before its stage is on, where
// it has no guard: if the first value is that many steps back, it arrives in time. The lifetime is
// that of the steady state then, from the first kernel iteration to the last. In the last ones it
// runs for iterations that the loop does not have, which only live-out values have to be kept from.
//
// Only an operation that nothing but its own last result feeds can run for such iterations. Its
// value is not live behind the loop, since it goes on being changed.

// mayRunAhead reports whether the operation of a vector runs in a late stage and could run before.
func (l *loop) mayRunAhead(v *Vector) bool {
	if v.Stage == 0 || v.Omega != 1 || v.Alpha != 0 || v.Value == ddg.NoOp || !l.g.Ops[v.Value].Ahead {
		return false
	}
	for _, id := range l.g.In(v.Value) {
		if e := &l.g.Edges[id]; e.From != v.Value || e.Kind != ddg.Flow || e.Distance != 1 {
			return false
		}
	}
	return true
}

func (l *loop) canRunAhead() bool {
	for i := range l.vectors {
		if l.mayRunAhead(&l.vectors[i]) {
			return true
		}
	}
	return false
}

// runAhead returns the vectors with those that may and do not stay in place moved to the first
// stage, and per operation by how many iterations.
func (l *loop) runAhead(stay []bool) ([]Vector, []int) {
	vectors, ahead := make([]Vector, len(l.vectors)), make([]int, l.ops)
	for i, v := range l.vectors {
		if !stay[i] && l.mayRunAhead(&v) {
			ahead[v.Value] = v.Stage
			v.Stage, v.Extra = 0, l.s.Stages-1
		}
		vectors[i] = v
	}
	return vectors, ahead
}
