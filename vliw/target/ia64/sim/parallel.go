package sim

import "strings"

// Parallel compares change both predicates or none: those of the and type where the relation does
// not hold, those of the or type where it does. Several of one type may write one predicate in a
// group. With a failed speculation the and type takes the relation as not holding, and so does the
// or type.

const (
	andType = ".and.orcm"
	orType  = ".or.andcm"
)

// addParallel enters them. Besides those that test equality, they compare with r0.
func (t forms) addParallel() {
	for name, holds := range relations {
		if strings.HasSuffix(name, "u") {
			continue
		}
		t.add(operation{unit: 'a', dst: "pp", src: "xr", exec: changeTo(holds, false), compare: true, parallel: andType}, name+andType)
		t.add(operation{unit: 'a', dst: "pp", src: "xr", exec: changeTo(holds, true), compare: true, parallel: orType}, name+orType)
	}
}

// changeTo makes the first predicate what the type says, and the second the opposite, where the
// relation is that.
func changeTo(holds func(a, b uint64) bool, value bool) func(*Sim, *inst) {
	return func(s *Sim, in *inst) {
		a, b := s.value(in.src[0]), s.value(in.src[1])
		if r := holds(a.v, b.v) && !a.nat && !b.nat; r == value {
			s.setPred(in.dst[0].n, value)
			s.setPred(in.dst[1].n, !value)
		}
	}
}

// isLike reports whether two parallel compares are of one type.
func (in *inst) isLike(other *inst) bool {
	return in.op.parallel != "" && in.op.parallel == other.op.parallel && in.dst[0] == other.dst[0] && in.dst[1] == other.dst[1]
}

// checkParallel: those that order their operands take r0 as the first.
func (in *inst) checkParallel() error {
	if in.op.parallel == "" || strings.HasPrefix(in.name, "cmp.eq") || strings.HasPrefix(in.name, "cmp.ne") {
		return nil
	}
	if in.src[0].class != gr || in.src[0].n != 0 {
		return &Error{in.line, in.name + " compares with r0 only"}
	}
	return nil
}
