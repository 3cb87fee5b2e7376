package intrinsic

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/arith"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// llvm.vector.reduce.* makes one value of the lanes of a vector:
//
//	add, and, smax, …       pairs of lanes, then pairs of the results: lane k with lane k + n/2
//	fadd, fmul              one lane after the other from the start value on, unless reassoc allows pairs

// reduction combines two values. It takes an instruction of the element's type with the flags of
// the call.
type reduction struct {
	op      ir.Op // of op, where there is one
	combine func(s *sel.Func, op *ir.Instr, l sel.Lane)
	start   bool // the first argument is where the reduction begins
}

func reductionIntrinsics() map[string]sel.Intrinsic {
	t := map[string]sel.Intrinsic{}
	add := func(name string, r reduction) {
		t["llvm.vector.reduce."+name] = sel.Intrinsic{Lower: func(s *sel.Func, i *ir.Instr) { reduce(s, i, r) }}
	}
	for name, op := range map[string]ir.Op{"add": ir.Add, "mul": ir.Mul, "and": ir.And, "or": ir.Or, "xor": ir.Xor} {
		add(name, reduction{op: op, combine: arith.IntBinary})
	}
	for name, op := range map[string]ir.Op{"fadd": ir.FAdd, "fmul": ir.FMul} {
		add(name, reduction{op: op, combine: arith.FloatBinary, start: true})
	}
	for name, op := range map[string]string{"smax": "max.s", "smin": "min.s", "umax": "max.u", "umin": "min.u"} {
		add(name, reduction{combine: func(s *sel.Func, i *ir.Instr, l sel.Lane) { minMax(s, i, l, op) }})
	}
	for name, op := range map[string]string{"fmax": "max", "fmin": "min"} {
		add(name, reduction{combine: func(s *sel.Func, i *ir.Instr, l sel.Lane) { arith.FloatMinMax(s, i, l, op, false) }})
		add(name+"imum", reduction{combine: func(s *sel.Func, i *ir.Instr, l sel.Lane) { arith.FloatMinMax(s, i, l, op, true) }})
	}
	return t
}

// reduce selects a reduction.
func reduce(s *sel.Func, i *ir.Instr, r reduction) {
	v := i.Arg(i.NumArgs() - 1)
	t := v.Type()
	if _, ok := s.Module.Pieces(t); !ok || t.Len == 0 {
		s.Unsupported(i, "%s of type %s", i.Callee().Ident(), t)
		return
	}
	op := ir.NewInstr(r.op, t.Elem)
	op.Flags = i.Flags
	all := s.Get(v)
	lanes := make([][]ptx.Operand, t.Len)
	for k := range lanes {
		lanes[k] = sel.Part(all, k, len(lanes))
	}
	d := s.Dst(i)
	if !r.start {
		reducePairs(s, op, r, lanes, d)
		return
	}
	start := s.Get(i.Arg(0))
	neutral := isNeutral(r.op, start[0], t.Elem)
	switch {
	case i.HasFlag(ir.FReassoc) && neutral:
		reducePairs(s, op, r, lanes, d)
	case i.HasFlag(ir.FReassoc):
		sum := laneRegs(s, d)
		reducePairs(s, op, r, lanes, sum)
		r.combine(s, op, sel.Lane{Dst: d, Args: [][]ptx.Operand{start, emit.AsOperands(sum)}})
	case neutral && len(lanes) > 1:
		reduceInOrder(s, op, r, lanes[0], lanes[1:], d)
	default:
		reduceInOrder(s, op, r, start, lanes, d)
	}
}

// isNeutral reports a start that changes nothing: -0 of a sum, 1 of a product.
func isNeutral(op ir.Op, start ptx.Operand, t *ir.Type) bool {
	zero, one := ptx.Hex(0x8000), ptx.Hex(0x3c00)
	if t.Kind == ir.BFloatKind {
		one = 0x3f80
	}
	if op == ir.FAdd {
		return start == ptx.Operand(ptx.F32Bits(1<<31)) || start == ptx.Operand(ptx.F64Bits(1<<63)) || start == ptx.Operand(zero)
	}
	return emit.IsOne(start) || start == ptx.Operand(one)
}

// reduceInOrder combines the start with one lane after the other.
func reduceInOrder(s *sel.Func, op *ir.Instr, r reduction, acc []ptx.Operand, lanes [][]ptx.Operand, d []ptx.Reg) {
	for k, x := range lanes {
		to := d
		if k < len(lanes)-1 {
			to = laneRegs(s, d)
		}
		r.combine(s, op, sel.Lane{Dst: to, Args: [][]ptx.Operand{acc, x}})
		acc = emit.AsOperands(to)
	}
}

// reducePairs halves the number of lanes until one is left.
func reducePairs(s *sel.Func, op *ir.Instr, r reduction, lanes [][]ptx.Operand, d []ptx.Reg) {
	for len(lanes) > 1 {
		half := (len(lanes) + 1) / 2
		next := append([][]ptx.Operand(nil), lanes[:half]...)
		for k, x := range lanes[half:] {
			to := d
			if len(lanes) > 2 {
				to = laneRegs(s, d)
			}
			r.combine(s, op, sel.Lane{Dst: to, Args: [][]ptx.Operand{lanes[k], x}})
			next[k] = emit.AsOperands(to)
		}
		if lanes = next; half == 1 {
			return
		}
	}
	for k, reg := range d {
		s.Move(s.TypeOf(reg), reg, lanes[0][k])
	}
}

// laneRegs makes registers like those given.
func laneRegs(s *sel.Func, like []ptx.Reg) []ptx.Reg {
	regs := make([]ptx.Reg, len(like))
	for k, r := range like {
		regs[k] = s.NewReg(s.TypeOf(r))
	}
	return regs
}
