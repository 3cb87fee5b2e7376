package hvx

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/target/hexagon/code"
)

// minLanes is the length from which vectors are in registers of the vector unit.
const minLanes = 16

// laneBytes is the size of an element in memory; 0: the vector unit has no such elements, or the
// type is no vector that belongs there. An i1 is 1 here: its lanes depend on the value.
func (l *legalizer) laneBytes(t *ir.Type) int {
	if !t.IsVector() || t.Scalable || t.Len < minLanes {
		return 0
	}
	switch e := t.Elem; {
	case e.IsInt(1, 8):
		return 1
	case e.IsInt(16) || e.Kind == ir.HalfKind:
		return 2
	case e.IsInt(32) || e.Kind == ir.FloatKind || e.IsPtr():
		return 4
	}
	return 0
}

// wide reports whether values of a type are in registers of the vector unit.
func (l *legalizer) wide(t *ir.Type) bool { return l.laneBytes(t) > 0 }

func isMask(t *ir.Type) bool { return t.IsVector() && t.Elem.IsInt(1) }

// registers is how many registers lanes of some bytes take.
func registers(lanes uint64, bytes int) int {
	return (int(lanes)*bytes + code.VecBytes - 1) / code.VecBytes
}

// natural is the number of bytes of the lanes of an i1 where nothing says another: as many as fill
// a register.
func natural(lanes uint64) int {
	switch {
	case lanes >= 128:
		return 1
	case lanes >= 64:
		return 2
	}
	return 4
}

// value is a vector in registers.
type value struct {
	parts []ir.Value // <32 x i32>, or <128 x i1>
	bytes int        // of a lane
	lanes int
}

// place is where a lane is: a register, and a byte of it.
func (v *value) place(lane int) (part, at int) {
	return lane * v.bytes / code.VecBytes, lane * v.bytes % code.VecBytes
}
