package ssp

import (
	"slices"

	"opt-go/vliw/rotate"
)

// Arc is a span with the register that holds it on the space-time cylinder, unrolled.
type Arc struct {
	Span
	Register int // rotate.Free for a value that stays in a static register
}

// Cylinder replays the final schedule for some trip counts and returns the spans with their
// registers on a cylinder, and its circumference: that of the allocation, or the size of the file
// where the registers are legal only there.
func (a *Allocation) Cylinder(trips []int, c Convention) (arcs []Arc, circumference int, err error) {
	spans, err := a.Schedule.trace(trips, a.Class, c, a.Ahead)
	if err != nil {
		return nil, 0, err
	}
	rotating := slices.DeleteFunc(slices.Clone(spans), func(x Span) bool { return a.inPlace(x.Variant) })
	register, size := a.unwrapped(c), max(a.Used, 1)
	if FindConflict(rotating, register, size) != nil {
		register, size = a.Register, a.Size
	}
	for _, x := range spans {
		at := rotate.Free
		if !a.inPlace(x.Variant) {
			at = ((register[x.Variant]-x.Iteration)%size + size) % size
		}
		arcs = append(arcs, Arc{x, at})
	}
	return arcs, size, nil
}

// unwrapped returns the registers of iteration 0 as they were packed, before numbers wrapped around
// at the size of the file. They may be negative.
func (a *Allocation) unwrapped(c Convention) []int {
	out := slices.Clone(a.Register)
	if a.Schedule.Nest.Depth() == 1 { // they are those of the allocator of loops
		return out
	}
	frame := a.Schedule.Frame()
	variants, lives := a.Schedule.Lifetimes(a.Class, c)
	for i, v := range variants {
		if shift := frame.Shift(&lives[i]); a.Register[v] != rotate.Free {
			out[v] = ((a.Register[v]+shift)%a.Size+a.Size)%a.Size - shift
		}
	}
	return out
}
