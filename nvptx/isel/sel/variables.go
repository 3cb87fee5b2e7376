package sel

import (
	"fmt"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/dwarf"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/ptx"
)

// Variables that are values, not memory: llvm.dbg.value says from where on a variable of the program
// has a value. Their places become marks of package clean, which finds in which parts of the final
// code a register or a constant is the variable. No code is made for them: a value that the program
// does not need has no register, and the variable no value.

// mention is a place where a variable gets a value.
type mention struct {
	v      dwarf.Instance
	value  ir.Value // nil: one that cannot be told
	chunks int      // how many chunks of the block follow
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
	m := mention{v: v, chunks: len(s.code[b.ID()])}
	if of, ok := i.Arg(0).(*ir.MDOperand); ok && dwarf.IsWhole(i) {
		m.value = of.Value()
	}
	if s.mentioned == nil {
		s.mentioned, s.variables = map[*ir.Block][]mention{}, map[dwarf.Instance]int{}
	}
	s.mentioned[b] = append(s.mentioned[b], m)
}

// marks are those of the mentions of a block that so many chunks follow; at is where their code begins.
func (s *Func) marks(b *ir.Block, chunks, at int) {
	list := s.mentioned[b]
	for n := len(list); n > 0 && list[n-1].chunks >= chunks; n = len(list) {
		m := list[n-1]
		list = list[:n-1]
		number, known := s.variables[m.v]
		if !known {
			number = len(s.variables)
			s.variables[m.v] = number
		}
		s.marked = append(s.marked, clean.Mark{At: at, Var: number, Value: s.held(m.value)})
	}
	if s.mentioned != nil {
		s.mentioned[b] = list
	}
}

// held is the register or the constant that a value is; nil: it is in none, or in several.
func (s *Func) held(v ir.Value) ptx.Operand {
	var ops []ptx.Operand
	switch v := v.(type) {
	case *ir.Const:
		if n := ir.AsInt(v); n != nil && v.Type().Bits <= 64 {
			if small, ok := n.Int64(); ok {
				return ptx.Int(small)
			}
		}
		return nil
	case *ir.Param:
		ops = s.vals[v.ID()]
	case *ir.Instr:
		if ops = s.vals[v.ID()]; ops == nil && v.Type().IsPtr() && s.SpaceOf(v) == addrspace.Global { // whose generic addresses are the same
			ops = []ptx.Operand{s.spec[v.ID()]}
		}
	}
	if len(ops) != 1 {
		return nil
	}
	switch o := ops[0].(type) {
	case ptx.Reg:
		if s.TypeOf(o) == ptx.Pred {
			return nil // a debugger reads bytes
		}
		return o
	case ptx.Int:
		return o
	}
	return nil
}

// places are the parts of the final code in which variables have values, with the names of registers.
func (s *Func) places(ranges []clean.Range, label func(at int) string, name func(ptx.Reg) string) map[dwarf.Instance][]dwarf.Value {
	nodes := make([]dwarf.Instance, len(s.variables))
	for v, number := range s.variables {
		nodes[number] = v
	}
	out := map[dwarf.Instance][]dwarf.Value{}
	for _, r := range ranges {
		value := dwarf.Value{Begin: label(r.From), End: label(r.To), Whole: r.Whole}
		switch o := r.Value.(type) {
		case ptx.Reg:
			value.Register = name(o)
		case ptx.Int:
			value.Constant = int64(o)
		default:
			panic(fmt.Sprintf("BUG: isel: a variable is %T", o))
		}
		out[nodes[r.Var]] = append(out[nodes[r.Var]], value)
	}
	return out
}
