package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
)

// Accesses that move their pointer within a circular buffer, or by bit-reversed addition: what they
// add is in m0 (++I:circ(m0), ++m0:brev) or an immediate (++#8:circ(m0)); m0 also has the length of
// the buffer, cs0 its start (Hexagon V68 Programmer's Reference Manual, section 5.8).

// moving is one such access: its operands are those of the intrinsic.
type moving struct {
	info     *code.Info
	step     int // an immediate; -1: none
	modifier int
	value    int // what a store writes; -1: a load
	start    int // of the buffer; -1: none
}

// movingSizes are the accesses by the letters in the names of the intrinsics.
var movingSizes = map[string]struct {
	text  string
	class code.Class
	shift int
	part  string // of the stored register
}{
	"rb": {"memb", code.Word, 0, ""}, "rub": {"memub", code.Word, 0, ""}, "rh": {"memh", code.Word, 1, ""}, "ruh": {"memuh", code.Word, 1, ""},
	"ri": {"memw", code.Word, 2, ""}, "rd": {"memd", code.Pair, 3, ""}, "rf": {"memh", code.Word, 1, ".h"},
}

// movingAccess finds an intrinsic such as L2.loadri.pci, S2.storeri.pcr or L2.loadri.pbr.
func movingAccess(name string) *moving {
	size, mode, _ := strings.Cut(name[min(len("L2."), len(name)):], ".")
	letters, load := strings.CutPrefix(size, "load")
	if !load {
		letters = strings.TrimPrefix(size, "store")
	}
	z, ok := movingSizes[letters]
	if !ok || load && z.part != "" || !load && strings.Contains(z.text, "u") {
		return nil
	}
	m := &moving{step: -1, value: -1, start: -1}
	info := &code.Info{Slots: 0x3, Size: 1 << z.shift, Args: []code.Class{}, Traits: code.PostInc | code.Late, Cycles: 2}
	var by string
	switch mode {
	case "pci":
		by, m.step, m.modifier, m.start = "%#0:circ(m0)", 1, 2, 3
		info.Args = append(info.Args, code.NoClass)
		info.Imm[0] = code.ImmRange{Bits: 4, Signed: true, Shift: z.shift}
	case "pcr":
		by, m.modifier, m.start = "I:circ(m0)", 1, 2
	case "pbr":
		by, m.modifier = "m0:brev", 1
	default:
		return nil
	}
	address := z.text + "(%b++" + by + ")"
	if load {
		info.Text, info.Dst, info.Traits = "%d = "+address, z.class, info.Traits|code.Load
	} else {
		m.storeOperands(mode)
		info.Text = address + " = %" + string(rune('0'+len(info.Args))) + z.part
		info.Args, info.Traits = append(info.Args, z.class), info.Traits|code.Store
	}
	m.info = info
	return m
}

// storeOperands makes room for the value, which comes before the start of a buffer, or before what a
// bit-reversed access adds.
func (m *moving) storeOperands(mode string) {
	if mode == "pbr" {
		m.value, m.modifier = 1, 2
		return
	}
	m.value = m.start
	m.start++
}

// moveAccess selects such an access; the result is the loaded value and the new pointer.
func (s *selector) moveAccess(i *ir.Instr, m *moving) {
	s.setControl(code.M0, s.value(i.Arg(m.modifier)))
	uses := []code.Reg{code.M0}
	if m.start >= 0 {
		s.setControl(code.CS0, s.value(i.Arg(m.start)))
		uses = append(uses, code.CS0)
	}
	var args []code.Operand
	if m.step >= 0 {
		args = append(args, s.builtinImmediate(i, m.step, m.info.Imm[0]))
	}
	if m.value >= 0 {
		args = append(args, s.value(i.Arg(m.value)))
	}
	pointer := s.f.NewReg(code.Word)
	s.copyTo(pointer, s.value(i.Arg(0)))
	d := code.Reg(0)
	out := []value{code.RegOp(pointer)}
	if m.value < 0 {
		d = s.f.NewReg(m.info.Dst)
		out = []value{code.RegOp(d), code.RegOp(pointer)}
	}
	in := s.emit(code.OpDescribed, d, args...)
	in.Desc, in.Base, in.Uses = m.info, pointer, uses
	size := int64(m.info.Size)
	in.Mem = &code.Access{Size: size, Store: m.value >= 0, Ref: &mir.MemRef{Size: size, Store: m.value >= 0}}
	s.define(i, out...)
}

// setControl writes a control register, unless it has the value already.
func (s *selector) setControl(r code.Reg, v value) {
	key := constKey{class: code.Control, bits: int64(r)}
	if s.consts[key] == v {
		return
	}
	s.emit(code.OpSetControl, r, v)
	s.consts[key] = v
}
