package sel

import (
	"fmt"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/ptx"
)

// Get returns the operands of a value: one per piece, a register or a constant. Generic pointers
// are returned as generic addresses. A definition is selected only if Get asks for it.
func (s *Func) Get(v ir.Value) []ptx.Operand {
	switch v := v.(type) {
	case *ir.Instr:
		return s.Value(v)
	case *ir.Param:
		return s.paramValue(v)
	case *ir.Const:
		return s.constant(v)
	case ir.GlobalValue:
		return []ptx.Operand{s.globalAddress(v, v.Base().Space)}
	}
	s.failValue("operand %s", v.Ident())
	return []ptx.Operand{ptx.Int(0)}
}

// failValue reports an operand that cannot be selected. Operands have no position of their own, so
// the report has that of the instruction that requests it, or of the function.
func (s *Func) failValue(format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	pos := s.IR.Pos
	if s.now != nil && s.now.Pos != (ir.Pos{}) {
		pos = s.now.Pos
	}
	s.diags = append(s.diags, s.Module.errorf(pos, "%s is not supported for PTX (in function %s)", what, s.IR.Ident()))
}

// One returns the operand of a value that has one piece.
func (s *Func) One(v ir.Value) ptx.Operand {
	ops := s.Get(v)
	if len(ops) != 1 {
		s.failValue("operand %s of type %s", v.Ident(), v.Type())
		return ptx.Int(0)
	}
	return ops[0]
}

// Value is Get for an instruction: its operands, which are made if there are none yet.
func (s *Func) Value(i *ir.Instr) []ptx.Operand {
	id := i.ID()
	if s.vals[id] != nil {
		return s.vals[id]
	}
	if fn := s.Module.tables.Through[i.Op()]; fn != nil {
		if ops := fn(s, i); ops != nil {
			s.vals[id] = ops
			s.passed[id] = i.Op() != ir.Load // an extending load has its own register after all
			return ops
		}
	}
	ps := s.PiecesOf(i, i.Type())
	ops := make([]ptx.Operand, len(ps))
	for k, p := range ps {
		ops[k] = s.NewReg(p.Reg)
	}
	s.vals[id] = ops
	return ops
}

// PiecesOf returns the pieces of a type that instruction i mentions.
func (s *Func) PiecesOf(i *ir.Instr, t *ir.Type) []emit.Piece {
	ps, ok := s.Module.Pieces(t)
	if !ok {
		s.Unsupported(i, "a value of type %s", t)
		return placeholders(t)
	}
	return ps
}

// placeholders stand for the pieces of a type that registers cannot hold, which has been reported:
// one for each lane.
func placeholders(t *ir.Type) []emit.Piece {
	n := 1
	if t.IsVector() && !t.Scalable {
		n = int(min(t.Len, emit.MaxPieces))
	}
	ps := make([]emit.Piece, n)
	for k := range ps {
		ps[k] = emit.Piece{Reg: ptx.B64, Bits: 64, Off: 8 * int64(k), Type: t.Scalar()}
	}
	return ps
}

// Dst returns the registers that an instruction must define.
func (s *Func) Dst(i *ir.Instr) []ptx.Reg {
	ops := s.Value(i)
	regs := make([]ptx.Reg, len(ops))
	for k, o := range ops {
		regs[k] = o.(ptx.Reg)
	}
	return regs
}

// Dst1 is Dst for results of one piece.
func (s *Func) Dst1(i *ir.Instr) ptx.Reg { return s.Value(i)[0].(ptx.Reg) }

// Requested reports whether the value of i itself was requested.
func (s *Func) Requested(i *ir.Instr) bool { return s.vals[i.ID()] != nil && !s.passed[i.ID()] }
