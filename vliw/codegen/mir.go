package codegen

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/alias"
	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// Reg is a register of the code under construction: 0 is none, small numbers are the machine's registers, numbers
// from firstVirtual on are virtual ones.
type Reg int32

const (
	regsPerPart      = 512 // of a file: static or rotating
	regsPerFile      = 2 * regsPerPart
	firstVirtual Reg = 1 << 12
)

// fixed is the Reg of a machine register.
func fixed(r machine.Reg) Reg {
	n := 1 + (int(r.File)-1)*regsPerFile + int(r.Num)
	if r.Rotating {
		n += regsPerPart
	}
	return Reg(n)
}

func (r Reg) isVirtual() bool { return r >= firstVirtual }
func (r Reg) isFixed() bool   { return r != 0 && r < firstVirtual }

// machineReg is the machine register of a fixed Reg.
func (r Reg) machineReg() machine.Reg {
	if r == 0 {
		return machine.Reg{}
	}
	if r.isVirtual() {
		panic("BUG: virtual register left in the code")
	}
	n := int(r) - 1
	within := n % regsPerFile
	return machine.Reg{File: machine.File(n/regsPerFile + 1), Rotating: within >= regsPerPart, Num: uint16(within % regsPerPart)}
}

var spReg = fixed(machine.SP)

// operand is one operand of an inst; kind says which fields count, as in asm.Arg.
type operand struct {
	kind asm.Kind
	reg  Reg   // KindReg; base of KindMem
	imm  int64 // KindImm, KindFloat; offset of KindMem
	sym  asm.Sym
	slot int32 // frame slot (1-based) whose offset is added to imm when the frame is laid out; 0: none
}

func regOp(r Reg) operand                  { return operand{kind: asm.KindReg, reg: r} }
func immOp(n int64) operand                { return operand{kind: asm.KindImm, imm: n} }
func floatOp(bits uint64) operand          { return operand{kind: asm.KindFloat, imm: int64(bits)} }
func memOp(base Reg, offset int64) operand { return operand{kind: asm.KindMem, reg: base, imm: offset} }
func symOp(s asm.Sym) operand              { return operand{kind: asm.KindSym, sym: s} }

// inst is one operation.
type inst struct {
	op    machine.Op
	neg   bool // the guard is negated
	flags asm.Flags
	guard Reg
	dst   Reg
	args  []operand
	pos   ir.Pos
	mem   *memRef   // loads and stores
	call  *callRegs // calls and ret

	// reassoc: the program allows floating-point additions and multiplications like this one in another order.
	reassoc bool

	// always marks predicate logic of converted loops: it runs in every kernel iteration, also where its stage is off, because
	// its operands are false then and its result must be (ifconvert.go).
	always bool
}

// callRegs are the machine registers that an operation reads and writes beside its operands.
type callRegs struct {
	uses, defs []Reg
	clobbers   bool // everything that dies at a call dies
}

// eachUse calls f for every register operand, guard included; the slot may be changed through the pointer.
func (in *inst) eachUse(f func(r *Reg)) {
	if in.guard != 0 {
		f(&in.guard)
	}
	for i := range in.args {
		if in.args[i].reg != 0 {
			f(&in.args[i].reg)
		}
	}
}

// phi merges values at the head of a block.
type phi struct {
	dst Reg
	in  []phiIn
}

// phiIn is the value that comes from one predecessor.
type phiIn struct {
	pred *block
	val  Reg
}

// from gives the value that comes from a predecessor.
func (p *phi) from(pred *block) *Reg {
	for i := range p.in {
		if p.in[i].pred == pred {
			return &p.in[i].val
		}
	}
	panic("BUG: phi without a value for predecessor " + pred.label)
}

// termKind is how a block ends.
type termKind uint8

const (
	termNone     termKind = iota // under construction
	termJump                     // succs[0]
	termCond                     // cond (or, with neg, not cond): succs[0], else succs[1]
	termRet                      // the registers of the results are rets
	termTrap                     // unreachable
	termFall                     // the bundles run into succs[0], which stands behind it
	termIndirect                 // the address in cond; succs are the possible targets
	termParts                    // the bundles hold the branches, to any of succs; none of them is taken for granted
	termKernel                   // the bundles hold the loop branch: succs[0] is the kernel itself, succs[1] follows it
)

type terminator struct {
	kind  termKind
	neg   bool
	cond  Reg
	succs []*block
	rets  []Reg
	pos   ir.Pos

	table    *jumpTable // termIndirect: the places that lead to succs; nil where the program computes the address itself
	weighted bool       // termCond: the chance of succs[0] is known
	likely   float64    // and is this
}

// block is a basic block. After selection it holds insts; scheduling fills bundles.
type block struct {
	label     string
	id        int
	phis      []phi
	insts     []inst
	term      terminator
	bundles   []bundle  // scheduled code; a pipelined kernel has bundles and no insts from the start
	merged    bool      // its operations are in another block now
	fixedCode bool      // bundles are final but for virtual registers
	held      []heldReg // registers that hold something all through the block, whatever its operations seem to say
	drain     int       // cycles that must pass before the first operation: results of a kernel in flight
	loop      *loopCode
	named     bool     // its address is taken: other code may branch to it
	count     *counted // header of a counted loop
	freq      int      // loop depth, the weight of spilling here
	comments  []string // for the assembly
}

type bundle struct {
	ops []inst
}

// loopCode is the record of a loop for the assembly.
type loopCode struct {
	rec    asm.Loop
	header *block
	blocks map[*block]bool
	parent *loopCode
	form   *affine // innermost loops: the linear forms of their values
}

// memRef is what dependence tests know about a memory access.
type memRef struct {
	ptr      ir.Value // address in the IR, nil for frame slots
	off      int64    // added to it
	base     ir.Value // ptr = base + baseOff
	baseOff  int64
	size     int64
	slot     int32 // frame slot, 0: none
	tags     alias.Tags
	outgoing bool // argument area of calls
	store    bool
	volatile bool
}

// heldReg is a register that a software pipeline writes in place: the value of one iteration follows that of the one before in it. A bundle reads
// before it writes, which the order of the operations in a bundle does not tell.
type heldReg struct {
	reg    Reg
	enters bool // the first value comes from before the block
}

func (r Reg) isRotating() bool { return r.isFixed() && r.machineReg().Rotating }

// at makes an operand relative to a frame slot.
func (o operand) at(slot int32) operand {
	o.slot = slot
	return o
}

// moveOp is the copy of a file.
func moveOp(file machine.File) machine.Op {
	switch file {
	case machine.Float:
		return machine.OpFmov
	case machine.Pred:
		return machine.OpPmov
	}
	return machine.OpMov
}

// isMove reports whether an operation is a copy.
func isMove(op machine.Op) bool {
	return op == machine.OpMov || op == machine.OpFmov || op == machine.OpPmov
}

// fits32 reports whether a number fits the immediate of an operation.
func fits32(n int64) bool { return n >= math.MinInt32 && n <= math.MaxInt32 }

// staticPreds is how many predicates are outside of pipelined loops on machines without rotation, too.
const staticPreds = 16

// isRoot reports whether an operation must stay even if nobody reads its result.
func (in *inst) isRoot() bool {
	return in.op.SideEffect() || in.dst.isFixed() || in.mem != nil && in.mem.volatile || in.flags&asm.Trip != 0
}

// jumpTable is the table of an indirect branch: per place, the successor that is meant.
type jumpTable struct {
	name   string
	places []int
}

// counted says that a loop's iterations are known before it starts.
type counted struct {
	last  Reg   // register with the number of iterations less one, computed in the preheader
	trips int64 // the number of iterations where it is a constant, else 0

	// lastForm is the number of the last iteration as a sum, nil where it is none. A loop that runs once may have a smaller sum.
	lastForm *linear
}
