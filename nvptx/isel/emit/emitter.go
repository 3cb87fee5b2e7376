package emit

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/ptx"
)

// Emitter writes the code of one function, instructions on virtual registers. It knows the target
// and the layout of memory, but no values of the IR. Code is written for one instruction of the IR
// at a time (Collect); what is needed once goes to the entry of the function (AtEntry).
type Emitter struct {
	Target  *Target        // what the code is for
	Layout  *ir.DataLayout // sizes of pointers, alignment of types
	context *ir.Context    // for the types of pieces
	FTZ     bool           // single-precision denormals count as zero

	regs   []ptx.Type   // the registers made so far
	cur    []clean.Item // of the current instruction, in program order
	entry  []clean.Item // what happens before the first block
	syms   map[typedSym]ptx.Reg
	cvtas  map[symSpace]ptx.Reg
	nlabel int
}

// typedSym is a symbol of which the address is taken, and the type of the register.
type typedSym struct {
	sym ptx.SymRef
	reg ptx.Type
}

// symSpace is a symbol of which the generic address is taken, and its address space.
type symSpace struct {
	sym   ptx.SymRef
	space int
}

// NewEmitter returns an emitter without any code, for one function. The flag ftz says that
// single-precision denormals count as zero.
func NewEmitter(t *Target, layout *ir.DataLayout, c *ir.Context, ftz bool) Emitter {
	return Emitter{Target: t, Layout: layout, context: c, FTZ: ftz, syms: map[typedSym]ptx.Reg{}, cvtas: map[symSpace]ptx.Reg{}}
}

// Collect returns what emit emits, apart from what it emits at the entry.
func (e *Emitter) Collect(emit func()) []clean.Item {
	saved := e.cur
	e.cur = nil
	emit()
	code := e.cur
	e.cur = saved
	return code
}

// Emitted is the code of the current instruction so far. The caller may change the items.
func (e *Emitter) Emitted() []clean.Item { return e.cur }

// EntryCode is what happens before the first block.
func (e *Emitter) EntryCode() []clean.Item { return e.entry }

// AtStart emits at the entry, before all that is there: no addresses of symbols, which the entry
// computes.
func (e *Emitter) AtStart(emit func()) {
	code := e.Collect(emit)
	e.entry = append(code, e.entry...)
}

// Registers are the types of the registers made so far, by number.
func (e *Emitter) Registers() []ptx.Type { return e.regs }

// NumLabels is the number of labels made so far.
func (e *Emitter) NumLabels() int { return e.nlabel }

// TypeOf is the type that a register is declared with.
func (e *Emitter) TypeOf(r ptx.Reg) ptx.Type { return e.regs[r] }

// PutItem appends an item to the code of the current instruction.
func (e *Emitter) PutItem(it clean.Item) { e.cur = append(e.cur, it) }

// NewReg makes a register.
func (e *Emitter) NewReg(t ptx.Type) ptx.Reg {
	e.regs = append(e.regs, t)
	return ptx.Reg(len(e.regs) - 1)
}

// NewLabel makes a label, which clean.Func.Write names.
func (e *Emitter) NewLabel() ptx.Label {
	e.nlabel++
	return ptx.Label(e.nlabel - 1)
}

// Put emits an instruction: its opcode with all modifiers, then its operands.
func (e *Emitter) Put(opcode string, args ...ptx.Operand) *ptx.Inst {
	op, mods := SplitOpcode(opcode)
	in := &ptx.Inst{Op: op, Mods: mods, Args: args}
	e.cur = append(e.cur, clean.NewItem(in))
	return in
}

// PutKept emits an instruction that stays even if its result has no users.
func (e *Emitter) PutKept(opcode string, args ...ptx.Operand) *ptx.Inst {
	in := e.Put(opcode, args...)
	e.cur[len(e.cur)-1].Keep, e.cur[len(e.cur)-1].Pure = true, false
	return in
}

// Compute emits an instruction with a new result of the given register type.
func (e *Emitter) Compute(t ptx.Type, opcode string, args ...ptx.Operand) ptx.Reg {
	d := e.NewReg(t)
	e.Put(opcode, append([]ptx.Operand{d}, args...)...)
	return d
}

// PlaceLabel appends a label to the code of the current instruction.
func (e *Emitter) PlaceLabel(l ptx.Label) {
	e.cur = append(e.cur, clean.Item{Stmt: &ptx.LabelDef{Label: l}})
}

// PutStatement appends another statement to the code of the current instruction.
func (e *Emitter) PutStatement(st ptx.Stmt) { e.cur = append(e.cur, clean.Item{Stmt: st, Keep: true}) }

// AtEntry emits what must be computed once, before the first block.
func (e *Emitter) AtEntry(emit func()) {
	code := e.Collect(emit)
	e.entry = append(e.entry, code...)
}

// SplitOpcode takes "mul.wide.s32" apart.
func SplitOpcode(text string) (op string, mods []string) {
	parts := strings.Split(text, ".")
	return parts[0], parts[1:]
}

// IsImmediate reports whether an operand is a constant.
func IsImmediate(o ptx.Operand) bool {
	_, isReg := o.(ptx.Reg)
	return !isReg
}

// Reg copies an operand to a register of type t if it is not in one.
func (e *Emitter) Reg(o ptx.Operand, t ptx.Type) ptx.Reg {
	if r, ok := o.(ptx.Reg); ok {
		return r
	}
	if sym, ok := o.(ptx.SymRef); ok {
		return e.AddressReg(sym, t)
	}
	d := e.NewReg(t)
	e.Move(t, d, o)
	return d
}

// Move emits d = o.
func (e *Emitter) Move(t ptx.Type, d ptx.Reg, o ptx.Operand) {
	if sym, ok := o.(ptx.SymRef); ok {
		o = e.AddressReg(sym, t)
	}
	if _, ok := o.(ptx.F64Bits); ok && t != ptx.F64 {
		panic("BUG: isel: double-precision constant in a ." + t.String() + " register")
	}
	e.Put("mov."+DataType(t), d, o)
}

// SymbolReg returns the address of a symbol in its own space, in a register that is set at the
// start of the function.
func (e *Emitter) SymbolReg(sym ptx.SymRef) ptx.Reg { return e.AddressReg(sym, ptx.B64) }

// AddressReg is SymbolReg in a register of type t: B32 where pointers to the symbol's space are
// short.
func (e *Emitter) AddressReg(sym ptx.SymRef, t ptx.Type) ptx.Reg {
	key := typedSym{sym, t}
	if r, ok := e.syms[key]; ok {
		return r
	}
	d := e.NewReg(t)
	e.AtEntry(func() { e.Put("mov."+Typed('u', t), d, sym) })
	e.syms[key] = d
	return d
}

// GenericSymbol returns the generic address of a symbol of a space, set at the start of the
// function.
func (e *Emitter) GenericSymbol(sym ptx.SymRef, space int) ptx.Operand {
	if space == addrspace.Generic {
		return e.SymbolReg(sym)
	}
	key := symSpace{sym, space}
	if r, ok := e.cvtas[key]; ok {
		return r
	}
	d := e.NewReg(ptx.B64)
	at := e.SymbolReg(sym)
	e.AtEntry(func() { e.Put("cvta."+stateName(space)+".u64", d, at) })
	e.cvtas[key] = d
	return d
}

// Pred copies an i1 operand to a predicate register.
func (e *Emitter) Pred(o ptx.Operand) ptx.Reg { return e.Reg(o, ptx.Pred) }

// Truncated is an integer constant as its low bits say, sign-extended, which is how constants are
// written.
func Truncated(v int64, bits int) ptx.Int {
	if bits == 1 {
		return ptx.Int(v & 1)
	}
	sh := uint(64 - bits)
	return ptx.Int(v << sh >> sh)
}

// Unsigned is an integer constant's value zero-extended from its width.
func Unsigned(v ptx.Int, bits int) uint64 {
	if bits >= 64 {
		return uint64(v)
	}
	return uint64(v) & (1<<uint(bits) - 1)
}

// ZeroOf is the constant zero for a register type.
func ZeroOf(t ptx.Type) ptx.Operand {
	switch t {
	case ptx.F32:
		return ptx.F32Bits(0)
	case ptx.F64:
		return ptx.F64Bits(0)
	}
	return ptx.Int(0)
}

// Jump emits an unconditional branch.
func (e *Emitter) Jump(l ptx.Label) { e.Put("bra.uni", l) }
