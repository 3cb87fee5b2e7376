package instcombine

import (
	"slices"

	"opt-go/frontend/ir"
)

// Demanded lanes of shuffles.

func (s *laneStep) shuffle() ir.Value {
	i := s.i
	n := i.Operand(0).Type().Len
	if s.want.all() && !slices.ContainsFunc(i.Mask(), func(m int32) bool { return m != 0 }) { // the first lane everywhere
		if !isPoison(i.Operand(1)) {
			s.ic.setOperand(i, 1, ir.NewPoison(i.Operand(1).Type()))
			s.changed = true
		}
		if s.operand(0, oneLane(n, 0))[0] {
			s.poison = allLanes(uint64(len(s.want)))
		}
		return nil
	}
	sides := [2]laneSet{make(laneSet, n), make(laneSet, n)}
	for k, m := range i.Mask() {
		if s.want[k] && m >= 0 {
			sides[uint64(m)/n][uint64(m)%n] = true
		}
	}
	gone := [2]laneSet{s.operand(0, sides[0]), nil}
	gone[1] = s.operand(1, sides[1])
	if uint64(len(s.want)) == n && inPlace(i.Mask(), s.want) {
		return i.Operand(0)
	}
	return s.remask(gone, n)
}

// inPlace reports whether all demanded lanes are lanes of the first source at the same index.
func inPlace(mask []int32, want laneSet) bool {
	for k, m := range mask {
		if want[k] && m != int32(k) {
			return false
		}
	}
	return true
}

// remask replaces mask entries by poison where the lane is not demanded or is poison in the source.
func (s *laneStep) remask(gone [2]laneSet, n uint64) ir.Value {
	mask := slices.Clone(s.i.Mask())
	fewer := false
	for k, m := range mask {
		if m < 0 {
			s.poison[k] = true
		} else if !s.want[k] || gone[uint64(m)/n][uint64(m)%n] {
			mask[k], s.poison[k], fewer = -1, true, true
		}
	}
	if uint64(len(mask)) == n {
		if v := s.constantInserted(mask, int32(n)); v != nil {
			return v
		}
	}
	if fewer {
		s.i.SetMask(mask)
		s.changed = true
	}
	return nil
}

// constantInserted turns a shuffle that takes one lane of a constant, and otherwise lanes of a
// vector in place, into an insertion of that lane.
func (s *laneStep) constantInserted(mask []int32, n int32) ir.Value {
	for side := int32(1); side >= 0; side-- {
		k, ok := s.i.Operand(int(side)).(*ir.Const)
		if !ok || k.Kind != ir.VectorConst {
			continue
		}
		to, from := -1, int32(0)
		fits := true
		for at, m := range mask {
			switch {
			case m < 0:
			case m/n != side: // of the other vector
				fits = fits && m%n == int32(at)
			case to >= 0:
				fits = false
			default:
				to, from = at, m%n
			}
		}
		if !fits || to < 0 {
			continue
		}
		s.ic.b.setBefore(s.i)
		v := s.ic.b.insert(newInsert(s.i.Operand(int(1-side)), k.Elem(uint64(from)), uint64(to)), "")
		v.TakeName(s.i)
		s.ic.b.setBefore(s.ic.q.At)
		return v
	}
	return nil
}

// newInsert inserts a value into a lane.
func newInsert(vec, v ir.Value, at uint64) *ir.Instr {
	return ir.NewInstr(ir.InsertElement, vec.Type(), vec, v, ir.NewInt(vec.Type().Context().I64, at))
}
