package isel

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/intrinsics"
)

// builtin selects an intrinsic llvm.hexagon.* that is one instruction. Predicates are words in the
// IR, of which the low eight bits count.
func (s *selector) builtin(i *ir.Instr, name string) {
	if m := intrinsics.FindMoving(name); m != nil {
		s.moveAccess(i, m)
		return
	}
	if name == "M2.mpysmi" { // by any number
		n, _ := immediate(i.Arg(1))
		v, _ := s.mulBy(s.value(i.Arg(0)), n)
		s.define(i, v)
		return
	}
	name, wide := strings.CutSuffix(name, ".128B")
	if wide && (s.vectorBuiltin(i, name) || s.vectorSequence(i, name)) {
		return
	}
	in := intrinsics.Find(name)
	if in == nil || in.Vector != wide || wide && !s.hvx || i.NumArgs() != len(in.Params) {
		mir.Refuse(i.Pos, "the intrinsic %s on Hexagon", i.CalledFunc().Name())
	}
	info := in.Info
	if info == nil {
		info = in.Op.Info()
	}
	var args []code.Operand
	var replaced value
	for k, p := range in.Params {
		switch {
		case p.Class == code.NoClass:
			args = append(args, s.builtinImmediate(i, k, p.Range))
		case p.Low:
			low := s.f.NewReg(code.Word)
			s.copyTo(low, s.value(i.Arg(k)))
			args = append(args, code.RegOp(low))
		case p.Tied:
			replaced = s.builtinOperand(i, k, p.Class)
		default:
			args = append(args, s.builtinOperand(i, k, p.Class))
		}
	}
	d := code.Reg(0)
	if info.Dst != code.NoClass {
		d = s.f.NewReg(info.Dst)
		if replaced.Reg != 0 {
			s.copyTo(d, replaced)
		}
	}
	s.emit(in.Op, d, args...).Desc = in.Info
	switch {
	case i.Type().Kind == ir.VoidKind || d == 0:
	case info.Dst == code.Pred:
		s.define(i, s.op(code.OpPtoR, code.RegOp(d)))
	default:
		s.define(i, code.RegOp(d))
	}
}

func (s *selector) builtinOperand(i *ir.Instr, k int, class code.Class) value {
	v := s.value(i.Arg(k))
	if class == code.Pred {
		return s.op(code.OpRtoP, v)
	}
	if s.classOf(v) != class {
		mir.Refuse(i.Pos, "argument %d of type %s of %s", k+1, i.Arg(k).Type(), i.CalledFunc().Name())
	}
	return v
}

// builtinImmediate is a constant in the range that the instruction has for it.
func (s *selector) builtinImmediate(i *ir.Instr, k int, r code.ImmRange) code.Operand {
	n, ok := immediate(i.Arg(k))
	if !ok || !r.Takes(n) {
		mir.Refuse(i.Pos, "argument %d of %s, which is no constant in the range of the instruction,", k+1, strings.TrimPrefix(i.CalledFunc().Name(), intrinsics.Prefix))
	}
	return code.ImmOp(n)
}
