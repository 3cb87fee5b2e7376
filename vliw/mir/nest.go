package mir

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/affine"
)

// Nest holds the facts about a chain of loops that selection records for the pipeliner.
type Nest struct {
	*affine.Nest
	Codes  []*Loop                // of the loops
	Count  []*NestCount           // per level; nil where the loop is not counted
	Reg    map[ir.Value]Reg       // of the terms of strides
	Start  map[ir.Value]NestStart // where accesses start
	Groups []*PointerChain
}

// NestCount is the trip count of one loop of a nest. It is computed in the preheader of the loop of
// level From.
type NestCount struct {
	*affine.Trips
	Last Reg // number of iterations less one
}

// PointerChain is a chain of pointers, one per level that moves an address: those of inner levels
// start from those of outer ones.
type PointerChain struct {
	Form  *affine.Form
	Depth int       // the last level that moves it
	Regs  []Reg     // per level of the nest: the φ, 0 where the level does not move it
	Next  []Reg     // what the φ becomes
	Steps []Operand // per level of the nest
	Init  Reg       // the first value, computed in the preheader of level Form.From
}

// NestStart is the address of an access in the first iterations of the loops of its nest: on a
// chain of pointers, or, if no level moves it, in a register.
type NestStart struct {
	Group *PointerChain
	Reg   Reg
	Off   int64
}
