// Package hvx rewrites the vector code of a function of the IR to what the vector unit has:
// intrinsics llvm.hexagon.V6.*.128B, loads and stores of <32 x i32>, and φs of it.
//
//	%z = add <64 x i32> %x, %y    ⇒    %z0 = call <32 x i32> @llvm.hexagon.V6.vaddw.128B(%x0, %y0)
//	                                   %z1 = call <32 x i32> @llvm.hexagon.V6.vaddw.128B(%x1, %y1)
//
// A vector is a list of registers, of which the last may be partly used (shape.go); one of i1 is a
// list of vector predicates, with a bit for each byte of the lanes that made it. One file each:
//
//	legalize.go    the walk, φs, and values that other instructions make or read whole
//	build.go       intrinsics, constants, memory on the stack
//	ints.go        arithmetic and shifts
//	predicates.go  comparisons, selects, vectors of i1
//	casts.go       conversions
//	memory.go      loads and stores, also of parts of a register
//	lanes.go       one element; operations that are done element by element
//	shuffle.go     shuffles
//	calls.go, bits.go  intrinsics of LLVM
//
// What has no instruction is done element by element, through memory. Short vectors (fewer than 16
// elements) and elements of other widths than 8, 16 and 32 bits stay as they are.
//
// Sources: Hexagon V66 HVX Programmer's Reference Manual (Qualcomm 80-N2040-44); LLVM's language
// reference.
package hvx

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
)

// Enabled reports whether the attributes of a function give it the vector unit with vectors of 128
// bytes; it refuses those of 64, where the function has any.
func Enabled(f *ir.Func) bool {
	a, _ := f.Attrs.Fn.Get("target-features")
	on, short := false, false
	for word := range strings.SplitSeq(a.Val, ",") {
		switch word {
		case "+hvx-length128b":
			on = true
		case "+hvx-length64b":
			short = true
		}
	}
	if short && !on && hasVectors(f) {
		mir.Refuse(f.Pos, "HVX with vectors of 64 bytes")
	}
	return on
}

// hasVectors reports whether a function has vectors that a vector unit is for.
func hasVectors(f *ir.Func) bool {
	is := func(v ir.Value) bool { return v.Type().IsVector() && v.Type().Len >= minLanes }
	for _, p := range f.Params {
		if is(p) {
			return true
		}
	}
	for b := range f.Blocks() {
		for i := range b.Instrs() {
			if is(i) || strings.HasPrefix(i.IntrinsicID(), "llvm.hexagon.V6.") {
				return true
			}
			for _, v := range i.Operands() {
				if is(v) {
					return true
				}
			}
		}
	}
	return false
}
