// Package code is Hexagon assembly as data: registers (reg.go), the table of operations
// (optable.go), functions of blocks of instructions on virtual or physical registers (code.go),
// their text (print.go), and the rules of packets (packet.go), by which Check judges the result
// whatever scheduler made it.
//
// The package knows neither LLVM IR nor how code is selected, allocated or scheduled.
package code

import (
	"fmt"
	"slices"
)

// Operand is a register, an immediate, a symbol or a label.
type Operand struct {
	Reg  Reg
	Half Half
	Sym  string // with Imm as offset
	To   *Block // of branches
	Slot int32  // of the frame, from 1: Imm is relative to it
	Imm  int64
}

// RegOp, ImmOp, SymOp and LabelOp make operands.
func RegOp(r Reg) Operand { return Operand{Reg: r} }

// ImmOp makes an immediate operand.
func ImmOp(n int64) Operand { return Operand{Imm: n} }

// SymOp makes the address of a symbol plus an offset.
func SymOp(name string, off int64) Operand { return Operand{Sym: name, Imm: off} }

// LabelOp names a block.
func LabelOp(b *Block) Operand { return Operand{To: b} }

// IsReg reports whether the operand is a register.
func (o Operand) IsReg() bool { return o.Reg != 0 }

// Access describes what memory an instruction touches.
type Access struct {
	Slot     int32 // of the frame; 0: any other memory
	Outgoing bool  // arguments of a call
	Off      int64 // from Base
	Base     any   // the same for accesses whose offsets can be compared; nil: none
	Size     int64
	Store    bool
	Volatile bool
	// Of an access in a loop whose address is linear in the iteration: the same Stream for all of
	// one variable part, the place at the start of the loop relative to it, and what an iteration
	// adds.
	Stream any
	At     int64
	Step   int64
	Ref    any // what MayAlias of the function is asked about
}

// Instr is one instruction.
type Instr struct {
	Op   Op
	Desc *Info // of OpDescribed: what opTable says about the others
	Dst  Reg
	Base Reg // the address of an access with post-increment, which it reads and writes
	Args []Operand
	Uses []Reg // physical registers that a call or return reads beside its operands
	Mem  *Access
	Asm  *Asm // inline assembly
	// Stage tells instructions of different iterations of a loop apart that stand in one block.
	Stage int
	// Cycle is, from 1, the packet that the pipeliner has planned for an instruction of a kernel.
	Cycle int

	Loc Loc // in the source

	Not bool // a conditional instruction is done where its predicate does not hold

	// Of packets, after scheduling.
	NewPred  bool // the predicate of a jump or of a conditional access is that of this packet (.new)
	NewValue bool // the value that is stored, or compared by a jump, is that of this packet (.new)
	Sole     bool // of a jump: nothing else reads its predicate
	After    bool // of a load: it reads memory after the store of this packet (:mem_noshuf)
	Far      bool // of a jump: its target may be too far for the short forms
}

// Info describes the instruction.
func (in *Instr) Info() *Info {
	if in.Desc != nil {
		return in.Desc
	}
	return in.Op.Info()
}

// Is reports whether the instruction has one of the traits.
func (in *Instr) Is(t Trait) bool { return in.Info().Traits&t != 0 }

// Latency is the number of packets until the result can be read without a stall.
func (in *Instr) Latency() int { return max(1, in.Info().Cycles) }

// EachUse calls f for every register that the instruction reads, but for Uses.
func (in *Instr) EachUse(f func(r *Reg, h Half)) {
	for k := range in.Args {
		if in.Args[k].Reg != 0 {
			f(&in.Args[k].Reg, in.Args[k].Half)
		}
	}
	if in.Is(Tied) {
		f(&in.Dst, Whole)
	}
	if in.Base != 0 {
		f(&in.Base, Whole)
	}
}

// EachDef calls f for every register that the operands say the instruction writes.
func (in *Instr) EachDef(f func(r *Reg)) {
	if in.Dst != 0 {
		f(&in.Dst)
	}
	if in.Base != 0 {
		f(&in.Base)
	}
	if in.Asm != nil {
		for k := range in.Asm.Results {
			f(&in.Asm.Results[k])
		}
	}
}

// Writes reports whether an operand of the instruction says that it writes a register.
func (in *Instr) Writes(r Reg) bool {
	return r != 0 && (in.Dst == r || in.Base == r || in.Asm != nil && slices.Contains(in.Asm.Results, r))
}

// Copy returns a copy with operands of its own.
func (in *Instr) Copy() Instr {
	out := *in
	out.Args = slices.Clone(in.Args)
	return out
}

// Removable reports whether the instruction can go where its result is dead.
func (in *Instr) Removable() bool {
	return in.Dst.Virtual() && in.Base == 0 && !in.Is(Store|Branch|Call|Effect) && (in.Mem == nil || !in.Mem.Volatile)
}

// Packet is what is issued in one cycle; the order of its instructions is that of the text.
type Packet []Instr

// Block is a basic block. Its last instructions are its branches: none for a block that falls
// through, a conditional jump and perhaps a jump, a jump, a return, or endloop0 and endloop1.
type Block struct {
	ID      int
	Label   string
	Insts   []Instr  // before scheduling
	Packets []Packet // after it
	Succs   []*Block // in the order of the branches; the last is the fall-through if there is no jump
	Depth   int      // of loops
	LoopEnd bool     // the last packet ends a hardware loop, or two
	Start   *Block   // of a block that ends a hardware loop: the preheader, which has its loop0 or loop1
	Taken   bool     // its address is taken
}

// Func is a function under construction.
type Func struct {
	Name     string
	Blocks   []*Block // in layout order
	Frame    Frame
	Loc      Loc  // where the source of the function begins
	Unwind   bool // unwinders are told of the frame
	Calls    bool // has calls: the return address has to be saved
	MayAlias func(a, b *Access, iterations bool) bool
	Loops    []Loop // hardware loops of one block, as they were planned
	classes  []Class
	made     int // blocks
}

// Loop is the plan of a hardware loop of one block: packets for a number of iterations, from how
// many of those at a time; one stage is a loop that is not pipelined.
type Loop struct {
	Packets, Iterations, Stages int
}

// NewReg makes a virtual register.
func (f *Func) NewReg(c Class) Reg {
	f.classes = append(f.classes, c)
	return FirstVirtual + Reg(len(f.classes)-1)
}

// NumRegs is the number of virtual registers.
func (f *Func) NumRegs() int { return len(f.classes) }

// ClassOf is the class of any register.
func (f *Func) ClassOf(r Reg) Class {
	if r.Virtual() {
		return f.classes[r-FirstVirtual]
	}
	return r.ClassOf()
}

// NewBlock makes a block after another in the layout, at the end if that is nil.
func (f *Func) NewBlock(after *Block) *Block {
	f.made++
	b := &Block{Label: fmt.Sprintf(".L%s_b%d", plainName(f.Name), f.made)}
	at := len(f.Blocks)
	if after != nil {
		at = slices.Index(f.Blocks, after) + 1
		b.Depth = after.Depth
	}
	f.Blocks = slices.Insert(f.Blocks, at, b)
	f.Number()
	return b
}

// Number makes the numbers of blocks dense, in layout order.
func (f *Func) Number() {
	for k, b := range f.Blocks {
		b.ID = k
	}
}

// Each calls f for every instruction of the block, in packets or not.
func (b *Block) Each(f func(in *Instr)) {
	for k := range b.Insts {
		f(&b.Insts[k])
	}
	for k := range b.Packets {
		for n := range b.Packets[k] {
			f(&b.Packets[k][n])
		}
	}
}

// Datum is a part of a variable: bytes, zeros, or an address.
type Datum struct {
	Bytes []byte
	Zero  int64
	Sym   string
	Minus string // the address is relative to this symbol
	Off   int64
	Width int // bytes of an address
}

// Global is a variable.
type Global struct {
	Name     string
	Section  string // "": by what it holds
	Binding  string // the directive: .globl, .weak, .local
	Align    int64
	Size     int64
	ReadOnly bool
	Thread   bool // each thread has its own
	Data     []Datum
}

// Module is a file of assembly.
type Module struct {
	File    string
	Asm     []string // module-level assembly, a line each
	Funcs   []*Func
	Bind    map[string]string // binding directives of functions: .globl, .weak, .local
	Visible map[string]string // directives of visibility: .hidden, .protected
	Globals []*Global
	Aliases []Alias
	Sources []Source // of Loc, from 1
	Unit    *Source  // of the line table; nil: there is none
}

// Alias is a symbol with the address of another.
type Alias struct {
	Name, Binding, To string
	Off               int64
}
