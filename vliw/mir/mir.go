// Package mir is the machine IR: operations on virtual registers, in blocks with φs, and the
// analyses of them that several stages share.
//
// isel selects a Func from a function of the IR; loops and nest replace its loops by software
// pipelines; finish lowers its φs, allocates registers, and emits the assembly. The files:
//
//	mir.go       registers, operands, operations, φs, terminators, blocks
//	function.go  the function: its registers, blocks and loops; diagnostics
//	frame.go     the stack frame
//	liveness.go  live registers at block boundaries
//	dead.go      removal of dead operations
//	alias.go     facts about the memory that two accesses touch
//	nest.go      facts about loop nests from selection
//
// Invariants: until finish lowers the φs a virtual register has one definition, but for registers
// that kernels write in place (Block.Held); a block with Bundles and FixedCode is final but for the
// numbers of its virtual registers. Every new register comes from Func.NewReg, every
// block from Func.NewBlock.
//
// The package imports the IR, its alias analysis, the linear forms (affine) and the machine. It
// must not import any stage.
package mir

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/alias"
	"opt-go/vliw/affine"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// Reg is a register of the machine IR: 0 is none, small numbers are the machine's registers,
// numbers from FirstVirtual on are virtual ones.
type Reg int32

// FirstVirtual is the first virtual register.
const FirstVirtual Reg = 1 << 12

const (
	regsPerPart = 512 // of a file: static or rotating
	regsPerFile = 2 * regsPerPart
)

// Fixed is the Reg of a machine register.
func Fixed(r machine.Reg) Reg {
	n := 1 + (int(r.File)-1)*regsPerFile + int(r.Num)
	if r.Rotating {
		n += regsPerPart
	}
	return Reg(n)
}

// IsVirtual reports whether the allocator has yet to choose a register of the machine.
func (r Reg) IsVirtual() bool { return r >= FirstVirtual }

// IsFixed reports whether a register is one of the machine.
func (r Reg) IsFixed() bool { return r != 0 && r < FirstVirtual }

// IsRotating reports whether a register is a rotating one of the machine.
func (r Reg) IsRotating() bool { return r.IsFixed() && r.MachineReg().Rotating }

// MachineReg is the machine register of a fixed Reg.
func (r Reg) MachineReg() machine.Reg {
	if r == 0 {
		return machine.Reg{}
	}
	if r.IsVirtual() {
		panic("BUG: virtual register left in the code")
	}
	n := int(r) - 1
	within := n % regsPerFile
	return machine.Reg{File: machine.File(n/regsPerFile + 1), Rotating: within >= regsPerPart, Num: uint16(within % regsPerPart)}
}

// SP is the stack pointer.
var SP = Fixed(machine.SP)

// Operand is one operand of an Inst; Kind says which fields count, as in asm.Arg.
type Operand struct {
	Kind asm.Kind
	Reg  Reg   // KindReg; base of KindMem
	Imm  int64 // KindImm, KindFloat; offset of KindMem
	Sym  asm.Sym
	Slot int32 // frame slot (1-based) whose offset is added to imm when the frame is laid out; 0: none
}

// RegOp is a register as an operand.
func RegOp(r Reg) Operand { return Operand{Kind: asm.KindReg, Reg: r} }

// ImmOp is a number as an operand.
func ImmOp(n int64) Operand { return Operand{Kind: asm.KindImm, Imm: n} }

// FloatOp is a floating-point number, by its bits, as an operand.
func FloatOp(bits uint64) Operand { return Operand{Kind: asm.KindFloat, Imm: int64(bits)} }

// MemOp is the memory at a register plus a number of bytes as an operand.
func MemOp(base Reg, offset int64) Operand { return Operand{Kind: asm.KindMem, Reg: base, Imm: offset} }

// SymOp is a symbol as an operand.
func SymOp(s asm.Sym) Operand { return Operand{Kind: asm.KindSym, Sym: s} }

// Inst is one operation.
type Inst struct {
	Op    machine.Op
	Neg   bool // the guard is negated
	Flags asm.Flags
	Guard Reg
	Dst   Reg
	Args  []Operand
	Pos   ir.Pos
	Mem   *MemRef   // loads and stores
	Call  *CallRegs // calls and ret

	// Reassoc: the program allows floating-point additions and multiplications like this one in
	// another order.
	Reassoc bool

	// InRange: a conversion to an integer whose operand is in range, or whose result does not
	// matter.
	InRange bool

	// Always marks predicate logic of converted loops: it runs in every kernel iteration, also
	// where its stage is off, because its operands are false then and its result must be
	// (loops/ifconvert.go).
	Always bool
}

// CallRegs are the machine registers that an operation reads and writes in addition to its
// operands.
type CallRegs struct {
	Uses, Defs []Reg
	Clobbers   bool // everything that dies at a call dies
}

// EachUse calls f for every register operand, guard included; the slot may be changed through the
// pointer.
func (in *Inst) EachUse(f func(r *Reg)) {
	if in.Guard != 0 {
		f(&in.Guard)
	}
	for i := range in.Args {
		if in.Args[i].Reg != 0 {
			f(&in.Args[i].Reg)
		}
	}
}

// Phi merges values at the head of a block.
type Phi struct {
	Dst Reg
	In  []PhiIn
}

// PhiIn is the value that comes from one predecessor.
type PhiIn struct {
	Pred *Block
	Val  Reg
}

// From returns the value that comes from a predecessor.
func (p *Phi) From(pred *Block) *Reg {
	for i := range p.In {
		if p.In[i].Pred == pred {
			return &p.In[i].Val
		}
	}
	panic("BUG: phi without a value for predecessor " + pred.Label)
}

// TermKind is how a block ends.
type TermKind uint8

// The kinds.
const (
	TermNone     TermKind = iota // under construction
	TermJump                     // Succs[0]
	TermCond                     // Cond (or, with Neg, not Cond): Succs[0], else Succs[1]
	TermRet                      // the registers of the results are Rets
	TermTrap                     // unreachable
	TermFall                     // the bundles run into Succs[0], which follows in the layout
	TermIndirect                 // the address in Cond; Succs are the possible targets
	TermParts                    // the bundles hold the branches, to any of Succs; none of them is assumed to be taken
	TermKernel                   // the bundles hold the loop branch: Succs[0] is the kernel itself, Succs[1] follows it
)

// Term is the terminator of a block; Kind says which fields count.
type Term struct {
	Kind  TermKind
	Neg   bool
	Cond  Reg
	Succs []*Block
	Rets  []Reg
	Pos   ir.Pos

	Tail     *Operand   // TermRet: the function in which execution continues, whose arguments are in Rets; nil: the caller
	Table    *JumpTable // TermIndirect: the places that lead to Succs; nil where the program computes the address itself
	Weighted bool       // TermCond: the chance of Succs[0] is known
	Likely   float64    // and is this
}

// Block is a basic block. After selection it holds Insts; scheduling fills Bundles.
type Block struct {
	Label     string
	ID        int
	Phis      []Phi
	Insts     []Inst
	Term      Term
	Bundles   []Bundle  // scheduled code; a pipelined kernel has Bundles and no Insts from the start
	Merged    bool      // its operations are in another block now
	FixedCode bool      // bundles are final but for virtual registers
	Held      []HeldReg // registers that are live throughout the block, independent of its operations
	Drain     int       // cycles that must pass before the first operation: results of a kernel in flight
	Loop      *Loop
	Named     bool     // its address is taken: other code may branch to it
	Count     *Counted // header of a counted loop
	Freq      int      // loop depth, the weight of spilling here
	Comments  []string // for the assembly
}

// Bundle is the operations of one cycle.
type Bundle struct {
	Ops []Inst
}

// Loop is the record of a loop for the assembly.
type Loop struct {
	Rec    asm.Loop
	Header *Block
	Blocks map[*Block]bool
	Parent *Loop
	Form   *affine.Loop // innermost loops: the linear forms of their values
}

// MemRef holds the facts about a memory access for dependence tests.
type MemRef struct {
	Ptr      ir.Value // address in the IR, nil for frame slots
	Off      int64    // added to it
	Base     ir.Value // Ptr = Base + BaseOff
	BaseOff  int64
	Size     int64
	Slot     int32 // frame slot, 0: none
	Tags     alias.Tags
	Outgoing bool // argument area of calls
	Store    bool
	Volatile bool
}

// HeldReg is a register that a software pipeline writes in place: the value of one iteration
// follows that of the one before in it. A bundle reads before it writes, which the order of the
// operations in a bundle does not tell.
type HeldReg struct {
	Reg    Reg
	Enters bool // the first value comes from before the block
}

// At makes an operand relative to a frame slot.
func (o Operand) At(slot int32) Operand {
	o.Slot = slot
	return o
}

// MoveOp is the copy of a file.
func MoveOp(file machine.File) machine.Op {
	switch file {
	case machine.Float:
		return machine.OpFmov
	case machine.Pred:
		return machine.OpPmov
	}
	return machine.OpMov
}

// IsMove reports whether an operation is a copy.
func IsMove(op machine.Op) bool {
	return op == machine.OpMov || op == machine.OpFmov || op == machine.OpPmov
}

// Fits32 reports whether a number fits the immediate of an operation.
func Fits32(n int64) bool { return n >= math.MinInt32 && n <= math.MaxInt32 }

// StaticPreds is how many predicates are outside of pipelined loops on machines without rotation,
// too.
const StaticPreds = 16

// IsRoot reports whether an operation must stay even if its result is dead.
func (in *Inst) IsRoot() bool {
	return in.Op.SideEffect() || in.Dst.IsFixed() || in.Mem != nil && in.Mem.Volatile || in.Flags&asm.Trip != 0
}

// JumpTable is the table of an indirect branch: per place, the successor that is meant.
type JumpTable struct {
	Name   string
	Places []int
}

// Counted says that a loop's iterations are known before it starts.
type Counted struct {
	Last  Reg   // register with the number of iterations less one, computed in the preheader
	Trips int64 // the number of iterations where it is a constant, else 0

	// LastForm is the number of the last iteration as a sum, nil if it is not one. A loop that runs
	// once may have a smaller sum.
	LastForm *affine.Linear
}
