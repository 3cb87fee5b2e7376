package codegen

import "opt-go/frontend/ir"

// loopNest is what selection tells the pipeliner of a chain of loops.
type loopNest struct {
	*nestForms
	codes  []*loopCode            // of the loops
	count  []*nestCount           // per level; nil where the loop is not counted
	reg    map[ir.Value]Reg       // of what strides are made of
	start  map[ir.Value]nestStart // where accesses start
	groups []*nestGroup
}

// nestCount is the trip count of one loop of a nest. It is computed in the preheader of the loop from.
type nestCount struct {
	*nestTrips
	last Reg // number of iterations less one
}

// nestGroup is one chain of pointers.
type nestGroup struct {
	form  *nestForm
	depth int       // the last level that moves it
	regs  []Reg     // per level of the nest: the φ, 0 where the level does not move it
	next  []Reg     // what the φ becomes
	steps []operand // per level of the nest
	init  Reg       // the first value, computed in the preheader of level form.from
}

// nestStart is the address of an access in the first iterations of the loops of its nest: on a chain of pointers, or, if no level moves it, in a
// register.
type nestStart struct {
	group *nestGroup
	reg   Reg
	off   int64
}
