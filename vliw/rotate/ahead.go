package rotate

import "opt-go/vliw/ddg"

// Inductions that run ahead. An address that a late stage advances (x = x + step) has a first value
// that waits in its register until that stage starts. In a rotating file, no other value may rotate
// past it: each iteration that begins meanwhile takes one more register for every value defined
// earlier. But the operation may run, unguarded, in the kernel iterations before its stage is on:
// if its first value is that many steps back, it has the right value in time. Its lifetime is then
// that of the steady state, from the first kernel iteration to the last. In the last ones it runs
// for iterations that the loop does not have; only live-out values have to be kept from these.
//
// Only an operation whose only variable operand is its own previous result can run for such
// iterations. Its value is not live after the loop, since it continues to change.

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
