package emit

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/processor"
)

// Target is the GPU and the PTX version that code is selected for, and how it is.
type Target struct {
	processor.Target
	// KeepGeneric uses generic addressing for generic pointers, even if their space is inferred. It
	// measures the gain from inferring spaces.
	KeepGeneric bool
	// StrictAtomics: seq_cst of atomicrmw and cmpxchg without a scope is taken at its word, not for
	// CUDA's relaxed atomic functions.
	StrictAtomics bool
	// NoRsqrt: 1/sqrt.approx stays two instructions.
	NoRsqrt bool
	// NoHalfMath: halves are computed in single precision, whatever the target has.
	NoHalfMath bool
	// AllocatesRegisters: registers get other names after selection, so that no debugger is told
	// any.
	AllocatesRegisters bool
	// Uniform reports that the threads of a warp that leave a block together go to the same
	// successor, so that its branches can be written as bra.uni; nil: of none.
	Uniform func(b *ir.Block) bool
}

// LocatesCalls reports whether a .loc says by which call its code was inlined.
func (t *Target) LocatesCalls() bool { return t.Has(7, 2, 0) }

// AddsHalves reports whether there is arithmetic on halves.
func (t *Target) AddsHalves() bool { return !t.NoHalfMath && t.Has(4, 2, 53) }

// AddsFloatPairs reports whether there is arithmetic on pairs of floats.
func (t *Target) AddsFloatPairs() bool { return t.Has(8, 6, 100) }

// FusesBFloats reports whether there is fma on bfloats, with which the other operations are done.
func (t *Target) FusesBFloats() bool { return !t.NoHalfMath && t.Has(7, 0, 80) }
