package ptx

import "math"

// Operand is what an instruction works on: Reg, Special, Int, Hex, F32Bits, F64Bits,
// SymRef, Addr, Texel, Vec, Label, Pair, Not, Sink or List.
type Operand interface{ isOperand() }

// Reg is a virtual register: an index into Func.Regs.
type Reg int32

// NoReg is the absence of a register (for example of a guard).
const NoReg Reg = -1

// Label is a place to branch to: an index into Func.Labels.
type Label int32

// NoLabel is the absence of a label.
const NoLabel Label = -1

// Int is an integer immediate; an unsigned one keeps its 64 bits.
type Int int64

// Hex is an integer immediate printed as 0x3C00, which is how LLVM writes half-precision constants.
type Hex uint64

// F32Bits is a single-precision immediate, printed 0fXXXXXXXX.
type F32Bits uint32

// F64Bits is a double-precision immediate, printed 0dXXXXXXXXXXXXXXXX.
type F64Bits uint64

// F32Imm makes a single-precision immediate.
func F32Imm(v float32) F32Bits { return F32Bits(math.Float32bits(v)) }

// F64Imm makes a double-precision immediate.
func F64Imm(v float64) F64Bits { return F64Bits(math.Float64bits(v)) }

// SymRef names a variable, parameter or function, possibly with an offset: sym+4.
type SymRef struct {
	Name string
	Off  int64
}

// Sym refers to the variable, parameter or function called name.
func Sym(name string) SymRef { return SymRef{Name: name} }

// Addr is a memory operand: [base+off]. Base is a Reg, a SymRef without an offset
// of its own, or an Int (an absolute address).
type Addr struct {
	Base     Operand
	Off      int64
	ShowZero bool // print "+0", as LLVM does for parameters of calls; no meaning
}

// At makes the memory operand [base+off].
func At(base Operand, off int64) Addr { return Addr{Base: base, Off: off} }

// Texel is a point of a texture or surface: [image, {x, y}], or [texture, sampler, {x, y}]. Image
// and Sampler are a Reg that holds a handle, or a SymRef; without a sampler, which then the texture
// names, that is nil.
type Texel struct {
	Image, Sampler Operand
	At             Vec
}

// Vec is a vector operand {a, b, …}; its elements are registers, immediates or Sink.
type Vec []Operand

// Pair is "p|q": two destinations of setp, or the result and predicate of shfl and match.
type Pair struct{ First, Second Operand }

// Not is "!p", a negated predicate operand.
type Not struct{ Reg Reg }

// Sink is "_", a result that is discarded.
type Sink struct{}

// List is the parenthesised parameters of a call.
type List []Operand

// Elements returns an operand as a list: of its own elements if it is a vector.
func Elements(o Operand) []Operand {
	if v, ok := o.(Vec); ok {
		return v
	}
	return []Operand{o}
}

func (Reg) isOperand()     {}
func (Label) isOperand()   {}
func (Int) isOperand()     {}
func (Hex) isOperand()     {}
func (F32Bits) isOperand() {}
func (F64Bits) isOperand() {}
func (SymRef) isOperand()  {}
func (Addr) isOperand()    {}
func (Texel) isOperand()   {}
func (Vec) isOperand()     {}
func (Pair) isOperand()    {}
func (Not) isOperand()     {}
func (Sink) isOperand()    {}
func (List) isOperand()    {}
func (Special) isOperand() {}
