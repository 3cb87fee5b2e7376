// Package code is IA-64 assembly as data.
//
//	code.go      registers, operands, instructions, functions, modules
//	optable.go   the operations
//	schedule.go  instruction groups: what may issue together
//	bundle.go    templates
//	print.go     the text, for GNU as in explicit mode
//
// Source: Intel Itanium Architecture Software Developer's Manual, volumes 1 and 3; latencies and
// units: Intel Itanium 2 Processor Reference Manual for Software Development and Optimization.
//
// The package imports nothing of the project.
package code

// Class is a register file.
type Class uint8

// The register files.
const (
	NoClass Class = iota
	GR            // r0…r127
	FR            // f0…f127
	PR            // p0…p63
	BR            // b0…b7
	AR            // application registers, by number
	All           // pr: all predicates; pr.rot: those that rotate
)

// Reg is a register.
type Reg struct {
	Class Class
	Num   uint8
}

// R, F, P and B name registers.
func R(n int) Reg { return Reg{GR, uint8(n)} }

// F names a float register.
func F(n int) Reg { return Reg{FR, uint8(n)} }

// P names a predicate.
func P(n int) Reg { return Reg{PR, uint8(n)} }

// B names a branch register.
func B(n int) Reg { return Reg{BR, uint8(n)} }

// Registers with a role.
var (
	Zero          = R(0)
	GP            = R(1)
	SP            = R(12)
	ThreadPointer = R(13)
	FZero         = F(0)
	FOne          = F(1)
	True          = P(0)
	Return        = B(0)
	PFS           = Reg{AR, 64}
	LC            = Reg{AR, 65}
	EC            = Reg{AR, 66}
	CCV           = Reg{AR, 32} // what cmpxchg compares with
	Preds         = Reg{All, 0}
	RotPred       = Reg{All, 1}
)

// ArgKind is the form of an operand.
type ArgKind uint8

// The forms.
const (
	Register ArgKind = iota
	Immediate
	Memory // [register]
	Symbol // Text, as GNU as reads it
)

// Arg is an operand.
type Arg struct {
	Kind ArgKind
	Reg  Reg
	Imm  int64
	Text string
}

// Place is a place in a source file, by its number in Module.Files from 1. The zero Place is
// unknown.
type Place struct{ File, Line, Column int }

// Inst is an instruction.
type Inst struct {
	Op   *Op
	Pred Reg // its qualifying predicate; the zero Reg: none
	Dst  []Arg
	Src  []Arg
	// Unwind is the directive that says what the instruction saves, or that it gives the stack
	// frame back.
	Unwind string
	At     Place
	Pair   int // instructions of the same number, not 0, write one register under predicates that exclude each other
}

// Reads calls f for every register that the instruction reads.
func (in *Inst) Reads(f func(Reg)) {
	if in.Pred.Class != NoClass {
		f(in.Pred)
	}
	for _, a := range in.Dst {
		if a.Kind == Memory {
			f(a.Reg)
		}
	}
	for _, a := range in.Src {
		if a.Kind == Register || a.Kind == Memory {
			f(a.Reg)
		}
	}
}

// Step is what an access adds to its address register: the immediate at its end.
func (in *Inst) Step() (base Reg, step int64, ok bool) {
	if !in.Op.Is(Load|Store) || len(in.Src) < 2 || in.Src[1].Kind != Immediate {
		return Reg{}, 0, false
	}
	return in.Address(), in.Src[1].Imm, true
}

// Address is the register with the address of an access.
func (in *Inst) Address() Reg {
	for _, list := range [][]Arg{in.Dst, in.Src} {
		for _, a := range list {
			if a.Kind == Memory {
				return a.Reg
			}
		}
	}
	return Reg{}
}

// latencyOf is the number of cycles until what the instruction writes to a register can be read.
func (in *Inst) latencyOf(r Reg) int {
	if base, _, ok := in.Step(); ok && r == base {
		return 1
	}
	if in.Op.Is(Check) {
		return 0
	}
	return max(1, in.Op.Latency)
}

// Writes calls f for every register that the instruction writes. The constant ones are none.
func (in *Inst) Writes(f func(Reg)) {
	if base, _, ok := in.Step(); ok {
		f(base)
	}
	for _, a := range in.Dst {
		if a.Kind == Register && a.Reg != True && a.Reg != Zero {
			f(a.Reg)
		}
	}
}

// Block is a label and its instructions; Groups divide them after scheduling.
type Block struct {
	Label    string
	Comments []string
	Insts    []Inst
	Groups   [][]Inst
}

// Func is a function.
type Func struct {
	Name     string
	Local    bool
	Weak     bool   // gives way to another definition
	Section  string // "": .text
	Comments []string
	Blocks   []*Block
	At       Place
	Unwinds  bool // all of its frame is described: Inst.Unwind
}

// RestoreSP is Inst.Unwind where an instruction gives the stack frame back.
const RestoreSP = ".restore sp"

// Datum is a run of bytes, zeros, or an address.
type Datum struct {
	Bytes []byte
	Zero  int64
	Text  string // an expression as GNU as reads it, in Width bytes
	Width int
}

// Global is an object.
type Global struct {
	Name     string
	Align    int
	ReadOnly bool
	Local    bool
	Weak     bool   // gives way to another definition
	Section  string // "": by ReadOnly
	Thread   bool   // each thread has its own
	Init     []Datum
}

// Module is a file.
type Module struct {
	Files   []string // source files, for Place
	Funcs   []*Func
	Globals []*Global
	Externs []string
}
