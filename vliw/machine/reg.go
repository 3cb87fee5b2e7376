package machine

import "fmt"

// File is one of the three register files.
type File uint8

// The register files. NoFile marks an absent register, such as the destination
// of a store.
const (
	NoFile File = iota
	Int         // 64-bit integers and addresses: r5, rr5
	Float       // f32 (low half) or f64: f5, rf5
	Pred        // one bit: p5, rp5

	NumFiles = 4 // for arrays indexed by File
)

var fileNames = [NumFiles]string{"none", "int", "float", "pred"}

// String returns the name that machine descriptions use: int, float, pred.
func (f File) String() string { return fileNames[f] }

// Reg names one register as the assembly does. The zero Reg is "no register".
//
// A rotating register's number is relative to the rotating base: a value written to rr7 is read as
// rr8 after one rotation.
type Reg struct {
	File     File
	Rotating bool
	Num      uint16
}

// R, F and P name static registers, RR, RF and RP rotating ones.
func R(n int) Reg { return Reg{File: Int, Num: uint16(n)} }

// F names static float register n.
func F(n int) Reg { return Reg{File: Float, Num: uint16(n)} }

// P names static predicate register n.
func P(n int) Reg { return Reg{File: Pred, Num: uint16(n)} }

// RR names rotating integer register n.
func RR(n int) Reg { return Reg{File: Int, Rotating: true, Num: uint16(n)} }

// RF names rotating float register n.
func RF(n int) Reg { return Reg{File: Float, Rotating: true, Num: uint16(n)} }

// RP names rotating predicate register n; RP(s) is the predicate of stage s.
func RP(n int) Reg { return Reg{File: Pred, Rotating: true, Num: uint16(n)} }

// Valid reports whether r names a register at all.
func (r Reg) Valid() bool { return r.File != NoFile }

// String prints the register as the assembly does; r0 prints as sp.
func (r Reg) String() string {
	if r == SP {
		return "sp"
	}
	letter := [NumFiles]string{"?", "r", "f", "p"}[r.File]
	if r.Rotating {
		return fmt.Sprintf("r%s%d", letter, r.Num)
	}
	return fmt.Sprintf("%s%d", letter, r.Num)
}

// RegCount is the size of one register file.
type RegCount struct {
	Static   int `json:"static"`
	Rotating int `json:"rotating"`
}
