package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/isel/arguments"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// tailCall handles a musttail call, where the machine can end a function in another one
// (Convention.Tails). The arguments go where this function found its own, and the block ends in
// the callee. All of them must be in registers.
func (s *selector) tailCall(i *ir.Instr) {
	target, op := s.callTarget(i)
	convention := s.Mach.Convention()
	c := &callBuilder{s: s, regs: &mir.CallRegs{}, at: arguments.Places{Convention: convention, List: &convention.Params}}
	if i.Info.FuncType.VarArg {
		mir.Refuse(i.Pos, "musttail with variable arguments")
	}
	if s.sretReg != 0 && !s.returnsInRegs(i.Type(), i.Pos) {
		c.passSret(s.sretReg)
	}
	for k := range i.NumArgs() {
		if i.Info.Attrs.Param(k).Has("byval") {
			mir.Refuse(i.Pos, "musttail with a byval argument")
		}
		s.passArgument(c, i, k)
	}
	if c.at.Bytes() > convention.Scratch {
		mir.Refuse(i.Pos, "musttail with arguments in memory")
	}
	if op == machine.OpCallr { // in a register that no argument takes
		to, _ := convention.Reg(&convention.Results, machine.Int, 1)
		c.moves = append(c.moves, callMove{mir.Fixed(to), target.Reg})
		target = mir.RegOp(mir.Fixed(to))
	}
	t := mir.Term{Kind: mir.TermRet, Pos: i.Pos, Tail: &target}
	for _, m := range c.moves {
		s.emit(mir.MoveOp(s.FileOf(m.val)), m.to, mir.RegOp(m.val))
		t.Rets = append(t.Rets, m.to)
	}
	s.tail = &t
}
