package alias

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/target"
)

// spaces holds the target's facts about its memory spaces. The zero value has none.
type spaces struct {
	flat     int // the generic space
	readOnly map[int]bool
	memory   map[int]int // of each space that is known, the one whose memory it is
}

func spacesOf(t *target.Target) spaces {
	if t == nil || t.FlatSpace < 0 || len(t.Spaces) == 0 {
		return spaces{}
	}
	s := spaces{flat: t.FlatSpace, readOnly: map[int]bool{}, memory: map[int]int{}}
	for _, sp := range t.Spaces {
		s.memory[sp.ID] = sp.ID
		if sp.Of != 0 {
			s.memory[sp.ID] = sp.Of
		}
		s.readOnly[sp.ID] = sp.ReadOnly
	}
	return s
}

// of returns the space that p surely points to: its type's, or that of a pointer it was cast from;
// the generic one if nothing is known.
func (s spaces) of(p ir.Value) int {
	for range 6 {
		if sp := spaceOf(p); sp != s.flat {
			return sp
		}
		next := analysis.UnderlyingObjectWithin(p, 1)
		if next == p {
			break
		}
		p = next
	}
	return spaceOf(p)
}

// disjoint reports whether the pointers are in spaces of different memory of which neither is the
// generic one.
func (s spaces) disjoint(p, q ir.Value) bool {
	if s.memory == nil {
		return false
	}
	x, okX := s.memory[s.of(p)]
	y, okY := s.memory[s.of(q)]
	return okX && okY && x != y
}

// neverWritten reports whether p points into a space that is not written while a kernel runs.
func (s spaces) neverWritten(p ir.Value) bool {
	return s.memory != nil && (s.readOnly[spaceOf(p)] || s.readOnly[spaceOf(analysis.UnderlyingObject(p))])
}
