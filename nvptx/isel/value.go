package isel

import (
	"fmt"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// get returns the operands of a value: one per piece, a register or a constant. Generic pointers
// are returned as generic addresses. A definition is selected only if get asks for it.
func (s *fsel) get(v ir.Value) []ptx.Operand {
	switch v := v.(type) {
	case *ir.Instr:
		return s.instrValue(v)
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
func (s *fsel) failValue(format string, args ...any) {
	what := fmt.Sprintf(format, args...)
	pos := s.f.Pos
	if s.now != nil && s.now.Pos != (ir.Pos{}) {
		pos = s.now.Pos
	}
	s.diags = append(s.diags, s.m.errorf(pos, "%s is not supported for PTX (in function %s)", what, s.f.Ident()))
}

// one returns the operand of a value that has one piece.
func (s *fsel) one(v ir.Value) ptx.Operand {
	ops := s.get(v)
	if len(ops) != 1 {
		s.failValue("operand %s of type %s", v.Ident(), v.Type())
		return ptx.Int(0)
	}
	return ops[0]
}

func (s *fsel) instrValue(i *ir.Instr) []ptx.Operand {
	id := i.ID()
	if s.vals[id] != nil {
		return s.vals[id]
	}
	if fn := s.m.tables.through[i.Op()]; fn != nil {
		if ops := fn(s, i); ops != nil {
			s.vals[id] = ops
			s.passed[id] = i.Op() != ir.Load // an extending load has its own register after all
			return ops
		}
	}
	ps := s.piecesOf(i, i.Type())
	ops := make([]ptx.Operand, len(ps))
	for k, p := range ps {
		ops[k] = s.newReg(p.reg)
	}
	s.vals[id] = ops
	return ops
}

// piecesOf returns the pieces of a type that instruction i mentions.
func (s *fsel) piecesOf(i *ir.Instr, t *ir.Type) []piece {
	ps, ok := s.m.pieces(t)
	if !ok {
		s.unsupported(i, "a value of type %s", t)
		return placeholders(t)
	}
	return ps
}

// placeholders stand for the pieces of a type that registers cannot hold, which has been reported:
// one for each lane.
func placeholders(t *ir.Type) []piece {
	n := 1
	if t.IsVector() && !t.Scalable {
		n = int(min(t.Len, maxPieces))
	}
	ps := make([]piece, n)
	for k := range ps {
		ps[k] = piece{ptx.B64, 64, 8 * int64(k), t.Scalar()}
	}
	return ps
}

// dst returns the registers that an instruction must define.
func (s *fsel) dst(i *ir.Instr) []ptx.Reg {
	ops := s.instrValue(i)
	regs := make([]ptx.Reg, len(ops))
	for k, o := range ops {
		regs[k] = o.(ptx.Reg)
	}
	return regs
}

// dst1 is dst for results of one piece.
func (s *fsel) dst1(i *ir.Instr) ptx.Reg { return s.instrValue(i)[0].(ptx.Reg) }

// asked reports whether the value of i itself was requested.
func (s *fsel) asked(i *ir.Instr) bool { return s.vals[i.ID()] != nil && !s.passed[i.ID()] }

// isImmediate reports whether an operand is a constant.
func isImmediate(o ptx.Operand) bool {
	_, isReg := o.(ptx.Reg)
	return !isReg
}

// reg copies an operand to a register of type t if it is not in one.
func (s *emitter) reg(o ptx.Operand, t ptx.Type) ptx.Reg {
	if r, ok := o.(ptx.Reg); ok {
		return r
	}
	if sym, ok := o.(ptx.SymRef); ok {
		return s.symbolReg(sym)
	}
	d := s.newReg(t)
	s.move(t, d, o)
	return d
}

// move emits d = o.
func (s *emitter) move(t ptx.Type, d ptx.Reg, o ptx.Operand) {
	if sym, ok := o.(ptx.SymRef); ok {
		o = s.symbolReg(sym)
	}
	if _, ok := o.(ptx.F64Bits); ok && t != ptx.F64 {
		panic("BUG: isel: double-precision constant in a ." + t.String() + " register")
	}
	s.put("mov."+dataType(t), d, o)
}

// symbolReg returns the address of a symbol in its own space, in a register that is set at the
// start of the function.
func (s *emitter) symbolReg(sym ptx.SymRef) ptx.Reg {
	if r, ok := s.syms[sym]; ok {
		return r
	}
	d := s.newReg(ptx.B64)
	s.atEntry(func() { s.put("mov.u64", d, sym) })
	s.syms[sym] = d
	return d
}

// genericSymbol returns the generic address of a symbol of a space, set at the start of the
// function.
func (s *emitter) genericSymbol(sym ptx.SymRef, space int) ptx.Operand {
	if space == addrspace.Generic {
		return s.symbolReg(sym)
	}
	key := symSpace{sym, space}
	if r, ok := s.cvtas[key]; ok {
		return r
	}
	d := s.newReg(ptx.B64)
	at := s.symbolReg(sym)
	s.atEntry(func() { s.put("cvta."+stateName(space)+".u64", d, at) })
	s.cvtas[key] = d
	return d
}

// pred copies an i1 operand to a predicate register.
func (s *emitter) pred(o ptx.Operand) ptx.Reg { return s.reg(o, ptx.Pred) }

// truncated is an integer constant as its low bits say, sign-extended, which is how constants are
// written.
func truncated(v int64, bits int) ptx.Int {
	if bits == 1 {
		return ptx.Int(v & 1)
	}
	sh := uint(64 - bits)
	return ptx.Int(v << sh >> sh)
}

// unsigned is an integer constant's value zero-extended from its width.
func unsigned(v ptx.Int, bits int) uint64 {
	if bits >= 64 {
		return uint64(v)
	}
	return uint64(v) & (1<<uint(bits) - 1)
}

// zeroOf is the constant zero for a register type.
func zeroOf(t ptx.Type) ptx.Operand {
	switch t {
	case ptx.F32:
		return ptx.F32Bits(0)
	case ptx.F64:
		return ptx.F64Bits(0)
	}
	return ptx.Int(0)
}
