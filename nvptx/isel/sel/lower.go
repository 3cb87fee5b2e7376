package sel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Handler emits the code of an instruction whose result, if it has one, was requested.
type Handler func(s *Func, i *ir.Instr)

// Structural answers a request for the value of an instruction that only renames or rearranges
// others: with their operands, and without any code. It returns nil where code is needed after all.
type Structural func(s *Func, i *ir.Instr) []ptx.Operand

// Tables say how each opcode and each intrinsic is selected.
type Tables struct {
	Lower   [ir.NumOps]Handler    // nil: the opcode has no PTX form
	Through [ir.NumOps]Structural // nil: the opcode always needs code
	// Intrinsic finds the row of an intrinsic by its name, without or with type suffixes.
	Intrinsic func(name string) (row Intrinsic, ok bool)
}

// Lane is one lane of an operation: the registers to define and the operands, each a scalar's
// pieces.
type Lane struct {
	Dst    []ptx.Reg       // the words of the result
	Args   [][]ptx.Operand // by operand: its words
	Scalar bool            // the instruction is no vector operation, so its IR operands are those of the lane
}

// Lanewise makes a handler of what selects a single lane.
func Lanewise(one func(s *Func, i *ir.Instr, l Lane)) Handler {
	return func(s *Func, i *ir.Instr) {
		if !s.TypesOK(i) {
			return
		}
		d := s.Dst(i)
		n := 1
		if i.Type().IsVector() {
			n = int(i.Type().Len)
		}
		args := make([][]ptx.Operand, i.NumOperands())
		for k := range args {
			args[k] = s.Get(i.Operand(k))
		}
		for k := range n {
			l := Lane{Dst: Part(d, k, n), Scalar: n == 1 && !i.Type().IsVector()}
			for _, a := range args {
				l.Args = append(l.Args, Part(a, k, n))
			}
			one(s, i, l)
		}
	}
}

// Part is the k-th of n equal parts.
func Part[T any](all []T, k, n int) []T {
	size := len(all) / n
	return all[k*size : (k+1)*size]
}

// TypesOK reports types that no register holds, once for the instruction.
func (s *Func) TypesOK(i *ir.Instr) bool {
	if _, ok := s.Module.Pieces(i.Type()); !ok {
		s.Unsupported(i, "%s of type %s", i.Op(), i.Type())
		return false
	}
	for _, v := range i.Operands() {
		if _, ok := s.Module.Pieces(v.Type()); !ok {
			s.Unsupported(i, "%s of type %s", i.Op(), v.Type())
			return false
		}
	}
	return true
}

// NoCode is for opcodes that are always structural: when such an instruction is visited,
// its users have used its operands directly, or its type was rejected.
func (s *Func) NoCode(i *ir.Instr) {
	if _, ok := s.Module.Pieces(i.Type()); !ok {
		s.Unsupported(i, "%s of type %s", i.Op(), i.Type())
	}
}

// ArgumentLanes makes a handler of what selects a single lane of a call; the callee is no operand,
// and arguments that are no vectors are those of all lanes.
func ArgumentLanes(one func(s *Func, i *ir.Instr, l Lane)) Handler {
	return func(s *Func, i *ir.Instr) {
		if _, ok := s.Module.Pieces(i.Type()); !ok {
			s.Unsupported(i, "%s of type %s", i.Callee().Ident(), i.Type())
			return
		}
		d := s.Dst(i)
		n := 1
		if i.Type().IsVector() {
			n = int(i.Type().Len)
		}
		args := make([][]ptx.Operand, i.NumArgs())
		for k := range args {
			args[k] = s.Get(i.Arg(k))
		}
		for k := range n {
			l := Lane{Dst: Part(d, k, n), Scalar: !i.Type().IsVector()}
			for j, a := range args {
				if i.Arg(j).Type().IsVector() {
					l.Args = append(l.Args, Part(a, k, n))
				} else {
					l.Args = append(l.Args, a) // a flag or a count, the same for all lanes
				}
			}
			one(s, i, l)
		}
	}
}

// ScalarType is the type of one lane of the result.
func ScalarType(i *ir.Instr) *ir.Type { return i.Type().Scalar() }

// LaneOperand is the IR value of an operand, where it is that of the lane.
func LaneOperand(i *ir.Instr, l Lane, k int) ir.Value {
	if l.Scalar {
		return i.Operand(k)
	}
	return nil
}

// ThroughFirst answers with the first operand.
func ThroughFirst(s *Func, i *ir.Instr) []ptx.Operand { return s.Get(i.Operand(0)) }
