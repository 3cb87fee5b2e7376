package divergence

import (
	"opt-go/passes/target"
)

// Thread is a thread's numbers, by target.ThreadDim.
type Thread [target.ThreadDims]int64

// Holds reports whether values of the given width that threads have computed together are as the
// state claims: whether uniform numbers for its unknown coefficients exist that make the equation
// right. What the known coefficients leave has to be equal in threads that agree in the dimensions
// of unknown factors, and proportional where that is one dimension. It is how tests, and whoever
// doubts a result, confront the analysis with executions.
func (s *State) Holds(degree int, at []Thread, values []uint64, width int) bool {
	if !s.reached || !s.claims(degree) {
		return s.reached || len(values) == 0
	}
	low := ^uint64(0) >> (64 - width)
	var unknown []int
	rest := append([]uint64(nil), values...)
	for d := range s.Lin {
		for k := range at {
			n := uint64(at[k][d])
			rest[k] -= uint64(s.Quad[d].Value)*n*n + uint64(s.Lin[d].Value)*n
		}
		if s.Lin[d].Unknown {
			unknown = append(unknown, d)
		}
	}
	for k := range at {
		if !s.Const.Unknown && len(unknown) == 0 && (rest[k]-uint64(s.Const.Value))&low != 0 {
			return false
		}
		if agree(at[k], at[0], unknown) && (rest[k]-rest[0])&low != 0 {
			return false
		}
		if len(unknown) != 1 {
			continue
		}
		d := unknown[0]
		for j := range at {
			if ((rest[k]-rest[0])*uint64(at[j][d]-at[0][d])-(rest[j]-rest[0])*uint64(at[k][d]-at[0][d]))&low != 0 {
				return false
			}
		}
	}
	return true
}

// agree reports whether two threads have the same numbers in some dimensions.
func agree(x, y Thread, dims []int) bool {
	for _, d := range dims {
		if x[d] != y[d] {
			return false
		}
	}
	return true
}
