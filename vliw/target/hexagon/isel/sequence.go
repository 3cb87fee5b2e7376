package isel

import (
	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/intrinsics"
)

// vectorSequence selects an intrinsic of the vector unit that is several instructions, or one with
// two results, in the form of inline assembly. It reports whether there is one of that name.
func (s *selector) vectorSequence(i *ir.Instr, name string) bool {
	q, ok := intrinsics.FindSequence(name)
	if !ok || !s.hvx || i.NumArgs() != len(q.Params) {
		return false
	}
	asm := &code.Asm{Pieces: q.Pieces()}
	for k := range q.Results {
		asm.Results = append(asm.Results, s.f.NewReg(intrinsics.ClassOf(q.Results[k])))
	}
	var args []code.Operand
	for k := range q.Params {
		v := s.value(i.Arg(k))
		if s.classOf(v) != intrinsics.ClassOf(q.Params[k]) {
			mir.Refuse(i.Pos, "argument %d of type %s of %s", k+1, i.Arg(k).Type(), i.CalledFunc().Name())
		}
		switch {
		case q.Params[k] == 'm':
			s.setControl(code.M0, v)
			v = code.RegOp(code.M0)
		case k == q.Tied:
			s.copyTo(asm.Results[1], v)
			v = code.RegOp(asm.Results[1])
		}
		args = append(args, v)
	}
	in := s.emit(code.OpDescribed, 0, args...)
	in.Asm, in.Desc = asm, &code.Info{Slots: 0xf, Traits: code.Effect | code.Alone}
	var out []value
	for _, r := range asm.Results {
		out = append(out, code.RegOp(r))
	}
	s.define(i, out...)
	return true
}
