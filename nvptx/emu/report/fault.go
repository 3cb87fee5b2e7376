package report

import (
	"fmt"
	"strings"
)

// Dim3 is a grid, a block, or an index into one. A zero Y or Z of a size counts as 1.
type Dim3 struct{ X, Y, Z int }

// String returns "(x,y,z)".
func (d Dim3) String() string { return fmt.Sprintf("(%d,%d,%d)", d.X, d.Y, d.Z) }

// Normal replaces what is zero by 1.
func (d Dim3) Normal() Dim3 { return Dim3{max(d.X, 1), max(d.Y, 1), max(d.Z, 1)} }

// Count is the number of elements of a size.
func (d Dim3) Count() int { return d.X * d.Y * d.Z }

// Of returns one of the three numbers.
func (d Dim3) Of(k int) int { return [3]int{d.X, d.Y, d.Z}[k] }

// At is the index with number i, x fastest.
func (d Dim3) At(i int) Dim3 { return Dim3{i % d.X, i / d.X % d.Y, i / (d.X * d.Y)} }

// Fault is what ends a launch: an access out of bounds, a trap, a deadlock, an instruction
// the emulator does not have.
type Fault struct {
	Kind   string // "out of bounds", "misaligned", "trap", "deadlock", "unsupported", "assert", …
	Msg    string
	File   string
	Line   int    // of the PTX text; 0 if there is none
	Inst   string // the instruction
	Block  Dim3
	Thread Dim3
	Placed bool // Block and Thread are meant
	Other  int  // line of the PTX text of the other access of a race; 0: none
}

// Error returns FILE:LINE:1: error: what happened, in which thread and block.
func (f *Fault) Error() string {
	var b strings.Builder
	file := f.File
	if file == "" {
		file = "ptx"
	}
	if f.Line > 0 {
		fmt.Fprintf(&b, "%s:%d:1: error: ", file, f.Line)
	} else {
		fmt.Fprintf(&b, "%s: error: ", file)
	}
	fmt.Fprintf(&b, "%s: %s", f.Kind, f.Msg)
	if f.Placed {
		fmt.Fprintf(&b, ", thread %s of block %s", f.Thread, f.Block)
	}
	if f.Inst != "" {
		fmt.Fprintf(&b, ", in %q", f.Inst)
	}
	return b.String()
}
