package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/ptx"
)

// emitter writes instructions on virtual registers. It knows the target and the layout of memory,
// but no values of the IR.
type emitter struct {
	target  *Target
	layout  *ir.DataLayout
	context *ir.Context // for the types of pieces
	ftz     bool        // single-precision denormals count as zero

	regs   []ptx.Type   // the registers made so far
	cur    []clean.Item // of the current instruction, in program order
	entry  []clean.Item // what happens before the first block
	syms   map[ptx.SymRef]ptx.Reg
	cvtas  map[symSpace]ptx.Reg
	nlabel int
}

// symSpace is a symbol of which the generic address is taken, and its address space.
type symSpace struct {
	sym   ptx.SymRef
	space int
}

// newEmitter returns an emitter without any code, for one function. The flag ftz says that
// single-precision denormals count as zero.
func newEmitter(t *Target, layout *ir.DataLayout, c *ir.Context, ftz bool) emitter {
	return emitter{target: t, layout: layout, context: c, ftz: ftz, syms: map[ptx.SymRef]ptx.Reg{}, cvtas: map[symSpace]ptx.Reg{}}
}

// collect returns what emit emits, apart from what it emits at the entry.
func (s *emitter) collect(emit func()) []clean.Item {
	saved := s.cur
	s.cur = nil
	emit()
	code := s.cur
	s.cur = saved
	return code
}

// emitted is the code of the current instruction so far. The caller may change the items.
func (s *emitter) emitted() []clean.Item { return s.cur }

// entryCode is what happens before the first block.
func (s *emitter) entryCode() []clean.Item { return s.entry }

// atStart emits at the entry, before all that is there.
func (s *emitter) atStart(emit func()) {
	code := s.collect(emit)
	s.entry = append(code, s.entry...)
}

// registers are the types of the registers made so far, by number.
func (s *emitter) registers() []ptx.Type { return s.regs }

// numLabels is the number of labels made so far.
func (s *emitter) numLabels() int { return s.nlabel }

// typeOf is the type that a register is declared with.
func (s *emitter) typeOf(r ptx.Reg) ptx.Type { return s.regs[r] }

// putItem appends an item to the code of the current instruction.
func (s *emitter) putItem(it clean.Item) { s.cur = append(s.cur, it) }

// newReg makes a register.
func (s *emitter) newReg(t ptx.Type) ptx.Reg {
	s.regs = append(s.regs, t)
	return ptx.Reg(len(s.regs) - 1)
}

// newLabel makes a label, which clean.Func.Write names.
func (s *emitter) newLabel() ptx.Label {
	s.nlabel++
	return ptx.Label(s.nlabel - 1)
}

// put emits an instruction: its opcode with all modifiers, then its operands.
func (s *emitter) put(opcode string, args ...ptx.Operand) *ptx.Inst {
	op, mods := splitOpcode(opcode)
	in := &ptx.Inst{Op: op, Mods: mods, Args: args}
	s.cur = append(s.cur, clean.NewItem(in))
	return in
}

// putKept emits an instruction that stays even if its result has no users.
func (s *emitter) putKept(opcode string, args ...ptx.Operand) *ptx.Inst {
	in := s.put(opcode, args...)
	s.cur[len(s.cur)-1].Keep, s.cur[len(s.cur)-1].Pure = true, false
	return in
}

// compute emits an instruction with a new result of the given register type.
func (s *emitter) compute(t ptx.Type, opcode string, args ...ptx.Operand) ptx.Reg {
	d := s.newReg(t)
	s.put(opcode, append([]ptx.Operand{d}, args...)...)
	return d
}

// place appends a label to the code of the current instruction.
func (s *emitter) place(l ptx.Label) {
	s.cur = append(s.cur, clean.Item{Stmt: &ptx.LabelDef{Label: l}})
}

// statement appends another statement to the code of the current instruction.
func (s *emitter) statement(st ptx.Stmt) { s.cur = append(s.cur, clean.Item{Stmt: st, Keep: true}) }

// atEntry emits what must be computed once, before the first block.
func (s *emitter) atEntry(emit func()) {
	code := s.collect(emit)
	s.entry = append(s.entry, code...)
}

// splitOpcode takes "mul.wide.s32" apart.
func splitOpcode(text string) (op string, mods []string) {
	parts := strings.Split(text, ".")
	return parts[0], parts[1:]
}
