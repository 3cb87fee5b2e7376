package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/intrinsics"
)

// moveAccess selects an access of a circular buffer or with bit-reversed addition; the result is
// the loaded value and the new pointer.
func (s *selector) moveAccess(i *ir.Instr, m *intrinsics.Moving) {
	s.setControl(code.M0, s.value(i.Arg(m.Modifier)))
	uses := []code.Reg{code.M0}
	if m.Start >= 0 {
		s.setControl(code.CS0, s.value(i.Arg(m.Start)))
		uses = append(uses, code.CS0)
	}
	var args []code.Operand
	if m.Step >= 0 {
		args = append(args, s.builtinImmediate(i, m.Step, m.Info.Imm[0]))
	}
	if m.Value >= 0 {
		args = append(args, s.value(i.Arg(m.Value)))
	}
	pointer := s.f.NewReg(code.Word)
	s.copyTo(pointer, s.value(i.Arg(0)))
	d := code.Reg(0)
	out := []value{code.RegOp(pointer)}
	if m.Value < 0 {
		d = s.f.NewReg(m.Info.Dst)
		out = []value{code.RegOp(d), code.RegOp(pointer)}
	}
	in := s.emit(code.OpDescribed, d, args...)
	in.Desc, in.Base, in.Uses = m.Info, pointer, uses
	size := int64(m.Info.Size)
	in.Mem = &code.Access{Size: size, Store: m.Value >= 0, Ref: &mir.MemRef{Size: size, Store: m.Value >= 0}}
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
