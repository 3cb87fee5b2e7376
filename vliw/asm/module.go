// Package asm is the VLIW assembly as a data structure (this file), with a
// printer (print.go) and a parser (parse*.go) that round-trip, and the checks
// that need no machine (check.go). The grammar is in
// docs/vliw-asm.md.
//
// Start with Module. The code generator fills one and prints it; the simulator
// parses the text. The package must not import anything of this module but
// vliw/machine.
package asm

import (
	"fmt"

	"opt-go/vliw/machine"
)

// Pos is a place in the text; the parser fills it, the printer ignores it.
type Pos struct {
	Line, Col int // 1-based; zero: not from a text
}

// Module is one assembly file.
type Module struct {
	File string // name of the text that it was parsed from, for messages

	// Machine is the name in the directive .machine, "" for none, and Regs its regs=N, 0 for none.
	Machine string
	Regs    int

	Externs []string // functions defined elsewhere: runtime routines
	// Variables are those defined elsewhere, and whether each thread has its own. Not in the text:
	// real machines only.
	Variables map[string]bool
	Globals   []*Global
	Funcs     []*Func
}

// Func finds a function of the module, nil if there is none of that name.
func (m *Module) Func(name string) *Func {
	for _, f := range m.Funcs {
		if f.Name == name {
			return f
		}
	}
	return nil
}

// Global is one object in the data section.
type Global struct {
	Name     string
	Align    int // power of two; 0 means 1
	ReadOnly bool
	Local    bool   // not visible to other modules
	Weak     bool   // gives way to another definition. Not in the text
	Section  string // "": the usual one. Not in the text
	Thread   bool   // each thread has its own, on real machines. Not in the text
	Init     []Datum
	Pos      Pos
}

// Size is the number of bytes of the object.
func (g *Global) Size() int64 {
	var n int64
	for i := range g.Init {
		n += g.Init[i].Size()
	}
	return n
}

// Datum is a run of initialised bytes. Exactly one of the four forms is used:
// Bytes, an address (Sym not empty, 8 bytes), the distance of two addresses
// (Sym less Base, in Width bytes), or Zero zero bytes.
type Datum struct {
	Bytes []byte
	Sym   Sym
	Base  Sym // "": an address
	Width int // of a distance: 4 or 8
	Zero  int64
}

// Size is the number of bytes of the datum.
func (d *Datum) Size() int64 {
	switch {
	case d.Base.Name != "":
		return int64(d.Width)
	case d.Sym.Name != "":
		return 8
	case d.Bytes != nil:
		return int64(len(d.Bytes))
	}
	return d.Zero
}

// Sym is an address: of a global or a function, or of a block of a function.
type Sym struct {
	Name   string
	Block  string // label within function Name, "" for the symbol itself
	Offset int64  // only for globals
}

// String prints the address as the assembly does, without quoting.
func (s Sym) String() string {
	text := s.Name
	if s.Block != "" {
		text += ":" + s.Block
	}
	if s.Offset != 0 {
		text += fmt.Sprintf("%+d", s.Offset)
	}
	return text
}

// Func is one function. Execution starts at the first block and falls from the
// end of one block into the next.
type Func struct {
	Name     string
	Local    bool     // not visible to other modules
	Weak     bool     // gives way to another definition. Not in the text
	Section  string   // "": the usual one. Not in the text
	Comments []string // lines printed above the function, without "; "
	Blocks   []*Block
	Loops    []*Loop // outer before inner, in the order of First
	MovesSP  bool    // the stack pointer moves: there are objects of variable size. Not in the text
	Rotating int     // integer registers that rotate, where the function chooses. Not in the text
	Pos      Pos
}

// Block is a label and the bundles after it.
type Block struct {
	Label    string
	Comments []string // lines printed above the label, without "; "
	Bundles  []Bundle
	Rows     bool // the bundles are those of a software pipeline: what is in one reads before it writes. Not in the text
	Pos      Pos
}

// Bundle is what one cycle issues; with no operations, an idle cycle.
type Bundle struct {
	Ops     []Inst
	Comment string // printed after the bundle
	Pos     Pos
}

// Loop is the record of one loop: what the compiler promises about it, and the
// blocks whose cycles the simulator counts for it. Loops nest properly.
type Loop struct {
	Name        string
	First, Last int // indices into Func.Blocks, both inside the loop

	// The numbers of the software pipeline. A loop that is not pipelined has
	// Stages 0 and may leave the others 0 too.
	II        int // initiation interval
	MII       int // max of ResMII and RecMII
	ResMII    int
	RecMII    int
	Stages    int
	MaxLive   int // largest of the files
	Registers int // rotating registers used (largest file), or static ones after unrolling
	Pos       Pos
}

// Pipelined reports whether the loop is a software pipeline.
func (l *Loop) Pipelined() bool { return l.Stages > 0 }

// Inst is one operation in a bundle.
type Inst struct {
	Op    machine.Op
	Guard Guard
	Dst   machine.Reg // zero when the operation has no result
	Args  []Arg       // as machine.Info(Op).Args asks
	Flags Flags
	Pos   Pos
	From  Pos // the place in the compiler's input. Not in the text
}

// Guard is the predicate under which an operation takes effect. The zero Guard
// is "always".
type Guard struct {
	Reg    machine.Reg
	Negate bool // effective when the predicate is false
}

// Flags are the marks written after an operation.
type Flags uint8

// The marks.
const (
	// Spill marks loads and stores that the register allocator added.
	Spill Flags = 1 << iota
	// Dismiss makes a load that would fault, or an integer division by zero,
	// deliver 0 instead: for speculation.
	Dismiss
	// Unc ("unconditional") makes a compare write false when its guard is off.
	Unc
	// Trip marks the one operation whose executions count the iterations of the
	// innermost loop record around it.
	Trip
	// Release makes an atomic operation wait for earlier accesses, instead of later ones for it.
	Release
	// Advanced marks a load that has been moved above stores that may overlap it, or with Dismiss
	// above branches; a check of its value follows. Not in the text: real machines only.
	Advanced
	// Discarded marks a speculative load whose result is not used where it has failed. Not in the
	// text: real machines only.
	Discarded
)

// Arg is one operand. Kind says which of the fields count; the constructors
// below make them.
type Arg struct {
	Kind Kind
	Reg  machine.Reg // KindReg; base of KindMem
	Imm  int64       // KindImm; offset of KindMem; bits of KindFloat
	Sym  Sym         // KindSym; KindLabel uses Sym.Block
}

// Kind is the form of an operand as written. machine.ArgKind says which forms an operation takes.
type Kind uint8

// The operand forms.
const (
	KindReg   Kind = iota // r5
	KindImm               // 42
	KindFloat             // 1.5, or its bits
	KindMem               // [r5+8]
	KindLabel             // block of this function
	KindSym               // global, function, function:block
)

// RegArg is a register operand.
func RegArg(r machine.Reg) Arg { return Arg{Kind: KindReg, Reg: r} }

// ImmArg is an immediate operand.
func ImmArg(n int64) Arg { return Arg{Kind: KindImm, Imm: n} }

// FloatArg is a float constant, given as the bits of an f32 or f64.
func FloatArg(bits uint64) Arg { return Arg{Kind: KindFloat, Imm: int64(bits)} }

// MemArg is the address base+offset.
func MemArg(base machine.Reg, offset int64) Arg {
	return Arg{Kind: KindMem, Reg: base, Imm: offset}
}

// LabelArg is a block of the same function.
func LabelArg(label string) Arg { return Arg{Kind: KindLabel, Sym: Sym{Block: label}} }

// SymArg is the address of a global, a function or a block.
func SymArg(s Sym) Arg { return Arg{Kind: KindSym, Sym: s} }
