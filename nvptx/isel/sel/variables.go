package sel

import (
	"fmt"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/dwarf"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/ptx"
)

// Variables that are values, not memory: llvm.dbg.value says from where on a variable of the
// program has a value. Their places become marks of package clean, which finds in which parts of
// the final code a register or a constant is the variable. No code is made for them: a value that
// the program does not need has no register, and the variable no value.

// mention is a place where a variable, or a part of it, gets a value.
type mention struct {
	v         dwarf.Instance
	off, bits int      // the part; bits 0: all of it
	value     ir.Value // nil: one that cannot be told
	chunks    int      // how many chunks of the block follow
}

// part is a part of a variable that has values of its own: a member of a structure that was split,
// or one of the registers that a value needs.
type part struct {
	off, bits int // bits 0: all of the variable
	number    int // of the marks
}

// mentions notes llvm.dbg.value in a block, of which the code that follows is selected.
func (s *Func) mentions(b *ir.Block, i *ir.Instr) {
	if !s.Module.debug || s.Target.AllocatesRegisters || i.IntrinsicID() != "llvm.dbg.value" {
		return
	}
	v, ok := dwarf.Variable(i)
	if !ok {
		return
	}
	off, bits, plain := dwarf.Fragment(i)
	m := mention{v: v, off: off, bits: bits, chunks: len(s.code[b.ID()])}
	if of, ok := i.Arg(0).(*ir.MDOperand); ok && plain {
		m.value = of.Value()
	}
	if s.mentioned == nil {
		s.mentioned = map[*ir.Block][]mention{}
	}
	s.mentioned[b] = append(s.mentioned[b], m)
}

// planParts splits the variables that are mentioned: at each end of a part that a mention or a
// register has. A variable that cannot be split so has no parts, and no values.
func (s *Func) planParts(order []*ir.Block) {
	if s.mentioned == nil {
		return
	}
	cuts := map[dwarf.Instance][]int{}
	var variables []dwarf.Instance
	for _, b := range order {
		for _, m := range s.mentioned[b] {
			c, known := cuts[m.v]
			if !known {
				variables = append(variables, m.v)
			}
			if m.bits > 0 {
				c = append(c, m.off, m.off+m.bits)
			}
			if ops := s.operands(m.value); len(ops) > 1 {
				for at, k := m.off, 0; k < len(ops); k++ {
					c = append(c, at, at+s.width(ops[k]))
					at += s.width(ops[k])
				}
			}
			cuts[m.v] = c
		}
	}
	s.parts = map[dwarf.Instance][]part{}
	for _, v := range variables {
		for _, p := range split(cuts[v], int(v.Node.VariableBits())) {
			p.number = len(s.partOf)
			s.parts[v] = append(s.parts[v], p)
			s.partOf = append(s.partOf, v)
		}
	}
}

// split returns the parts between cuts of a variable of so many bits: one for all of it without a
// cut, none if the parts are not whole bytes in it.
func split(cuts []int, bits int) []part {
	if len(cuts) == 0 {
		return []part{{}}
	}
	cuts = append(cuts, 0, bits)
	slices.Sort(cuts)
	cuts = slices.Compact(cuts)
	if cuts[len(cuts)-1] > bits || slices.ContainsFunc(cuts, func(c int) bool { return c%8 != 0 }) {
		return nil
	}
	var list []part
	for k, from := range cuts[:len(cuts)-1] {
		list = append(list, part{off: from, bits: cuts[k+1] - from})
	}
	return list
}

// marks are those of the mentions of a block that so many chunks follow; at is where their code
// begins.
func (s *Func) marks(b *ir.Block, chunks, at int) {
	list := s.mentioned[b]
	for n := len(list); n > 0 && list[n-1].chunks >= chunks; n = len(list) {
		m := list[n-1]
		list = list[:n-1]
		for _, p := range s.parts[m.v] {
			if m.bits == 0 || m.off <= p.off && p.off+p.bits <= m.off+m.bits {
				s.marked = append(s.marked, clean.Mark{At: at, Var: p.number, Value: s.held(m, p)})
			}
		}
	}
	if s.mentioned != nil {
		s.mentioned[b] = list
	}
}

// held is the register or the constant that a part of a variable is after a mention; nil: it is in
// none.
func (s *Func) held(m mention, p part) ptx.Operand {
	ops := s.operands(m.value)
	if len(ops) == 0 {
		return nil
	}
	if len(ops) == 1 && p.bits == 0 {
		return ops[0]
	}
	bits := m.bits
	if bits == 0 {
		bits = int(m.v.Node.VariableBits())
	}
	if len(ops) == 1 && p.off == m.off && p.bits == bits && s.width(ops[0]) >= bits {
		return onlyRegister(ops[0])
	}
	at, found := m.off, ptx.Operand(nil)
	for _, o := range ops {
		if at == p.off && s.width(o) == p.bits {
			found = onlyRegister(o)
		}
		at += s.width(o)
	}
	if at != m.off+bits {
		return nil // lanes lie in memory otherwise than in registers
	}
	return found
}

// onlyRegister is a part's operand: DWARF 2 can say that a part is in a register, but not that it
// is a constant.
func onlyRegister(o ptx.Operand) ptx.Operand {
	if _, ok := o.(ptx.Reg); !ok {
		return nil
	}
	return o
}

// width is the number of bits of an operand; a constant has those of no register.
func (s *Func) width(o ptx.Operand) int {
	if r, ok := o.(ptx.Reg); ok {
		return 8 * s.TypeOf(r).Bytes()
	}
	return 64
}

// operands are the registers and constants that a value is; nil: that cannot be told.
func (s *Func) operands(v ir.Value) []ptx.Operand {
	var ops []ptx.Operand
	switch v := v.(type) {
	case *ir.Const:
		if o := constantOf(v); o != nil {
			return []ptx.Operand{o}
		}
		return nil
	case *ir.Param:
		ops = s.vals[v.ID()]
	case *ir.Instr:
		if ops = s.vals[v.ID()]; ops == nil && v.Type().IsPtr() && s.SpaceOf(v) == addrspace.Global && s.spec[v.ID()] != nil { // whose generic addresses are the same
			ops = []ptx.Operand{s.spec[v.ID()]}
		}
		if ops == nil {
			return s.lowOperands(v)
		}
	}
	for _, o := range ops {
		switch o := o.(type) {
		case ptx.Reg:
			if s.TypeOf(o) == ptx.Pred {
				return nil // a debugger reads bytes
			}
		case ptx.Int:
		default:
			return nil
		}
	}
	return ops
}

// lowOperands are those of the operand of a truncation for which there is no code: the variable is
// in the low bytes of the first, as a debugger reads it.
func (s *Func) lowOperands(i *ir.Instr) []ptx.Operand {
	if i.Op() != ir.Trunc || !i.Type().IsInt() || i.Type().Bits < 8 {
		return nil
	}
	ops := s.operands(i.Operand(0))
	return ops[:min(1, len(ops))]
}

// constantOf is an integer, the bits of a floating-point number, or zero for the null pointer; nil:
// another constant.
func constantOf(v *ir.Const) ptx.Operand {
	switch n := ir.AsInt(v); {
	case n != nil && v.Type().Bits <= 64:
		if small, ok := n.Int64(); ok {
			return ptx.Int(small)
		}
	case v.Kind == ir.FloatConst && v.Type().FloatBits() <= 64:
		lo, _ := v.FloatBits()
		return ptx.Int(int64(lo))
	case v.Kind == ir.NullConst:
		return ptx.Int(0)
	}
	return nil
}

// places are the parts of the final code in which variables have values, with the names of
// registers.
func (s *Func) places(ranges []clean.Range, label func(at int) string, name func(ptx.Reg) string) map[dwarf.Instance][]dwarf.Value {
	out := map[dwarf.Instance][]dwarf.Value{}
	byPart := map[int][]clean.Range{}
	for _, r := range ranges {
		byPart[r.Var] = append(byPart[r.Var], r)
	}
	for v, parts := range s.parts {
		if parts[0].bits > 0 {
			out[v] = pieces(parts, byPart, label, name)
			continue
		}
		for _, r := range byPart[parts[0].number] {
			value := dwarf.Value{Begin: label(r.From), End: label(r.To), Whole: r.Whole}
			switch o := r.Value.(type) {
			case ptx.Reg:
				value.Register = name(o)
			case ptx.Int:
				value.Constant = int64(o)
			default:
				panic(fmt.Sprintf("BUG: isel: a variable is %T", o))
			}
			out[v] = append(out[v], value)
		}
	}
	return out
}

// pieces are the values of a variable in several parts: between any two places where one of them
// begins or ends.
func pieces(parts []part, ranges map[int][]clean.Range, label func(at int) string, name func(ptx.Reg) string) (list []dwarf.Value) {
	var ends []int
	for _, p := range parts {
		for _, r := range ranges[p.number] {
			ends = append(ends, r.From, r.To)
		}
	}
	slices.Sort(ends)
	ends = slices.Compact(ends)
	for k := 0; k+1 < len(ends); k++ {
		value, known := dwarf.Value{Begin: label(ends[k]), End: label(ends[k+1])}, false
		for _, p := range parts {
			piece := dwarf.Piece{Bytes: p.bits / 8}
			for _, r := range ranges[p.number] {
				if reg, ok := r.Value.(ptx.Reg); ok && r.From <= ends[k] && ends[k+1] <= r.To {
					piece.Register, known = name(reg), true
				}
			}
			value.Pieces = append(value.Pieces, piece)
		}
		if known {
			list = append(list, value)
		}
	}
	return list
}

// labelled gives the ends of the values of parts labels, which those of a whole function have not.
func (s *Func) labelled(ranges []clean.Range) []clean.Range {
	for k := range ranges {
		r := &ranges[k]
		r.Whole = r.Whole && s.parts[s.partOf[r.Var]][0].bits == 0
	}
	return ranges
}
