package isel

import (
	"opt-go/frontend/ir"
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
	combine func(s *fsel, op *ir.Instr, l lane)
	start   bool // the first argument is where the reduction begins
}

func reductionIntrinsics() map[string]intrinsic {
	t := map[string]intrinsic{}
	add := func(name string, r reduction) {
		t["llvm.vector.reduce."+name] = intrinsic{lower: func(s *fsel, i *ir.Instr) { s.reduce(i, r) }}
	}
	for name, op := range map[string]ir.Op{"add": ir.Add, "mul": ir.Mul, "and": ir.And, "or": ir.Or, "xor": ir.Xor} {
		add(name, reduction{op: op, combine: (*fsel).intBinary})
	}
	for name, op := range map[string]ir.Op{"fadd": ir.FAdd, "fmul": ir.FMul} {
		add(name, reduction{op: op, combine: (*fsel).floatBinary, start: true})
	}
	for name, op := range map[string]string{"smax": "max.s", "smin": "min.s", "umax": "max.u", "umin": "min.u"} {
		add(name, reduction{combine: func(s *fsel, i *ir.Instr, l lane) { s.minMax(i, l, op) }})
	}
	for name, op := range map[string]string{"fmax": "max", "fmin": "min"} {
		add(name, reduction{combine: func(s *fsel, i *ir.Instr, l lane) { s.floatMinMax(i, l, op, false) }})
		add(name+"imum", reduction{combine: func(s *fsel, i *ir.Instr, l lane) { s.floatMinMax(i, l, op, true) }})
	}
	return t
}

// reduce selects a reduction.
func (s *fsel) reduce(i *ir.Instr, r reduction) {
	v := i.Arg(i.NumArgs() - 1)
	t := v.Type()
	if _, ok := s.m.pieces(t); !ok || t.Len == 0 {
		s.unsupported(i, "%s of type %s", i.Callee().Ident(), t)
		return
	}
	op := ir.NewInstr(r.op, t.Elem)
	op.Flags = i.Flags
	all := s.get(v)
	lanes := make([][]ptx.Operand, t.Len)
	for k := range lanes {
		lanes[k] = part(all, k, len(lanes))
	}
	d := s.dst(i)
	if !r.start {
		s.reducePairs(op, r, lanes, d)
		return
	}
	start := s.get(i.Arg(0))
	neutral := isNeutral(r.op, start[0], t.Elem)
	switch {
	case i.HasFlag(ir.FReassoc) && neutral:
		s.reducePairs(op, r, lanes, d)
	case i.HasFlag(ir.FReassoc):
		sum := s.laneRegs(d)
		s.reducePairs(op, r, lanes, sum)
		r.combine(s, op, lane{d: d, a: [][]ptx.Operand{start, asOperands(sum)}})
	case neutral && len(lanes) > 1:
		s.reduceInOrder(op, r, lanes[0], lanes[1:], d)
	default:
		s.reduceInOrder(op, r, start, lanes, d)
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
	return isOne(start) || start == ptx.Operand(one)
}

// reduceInOrder combines the start with one lane after the other.
func (s *fsel) reduceInOrder(op *ir.Instr, r reduction, acc []ptx.Operand, lanes [][]ptx.Operand, d []ptx.Reg) {
	for k, x := range lanes {
		to := d
		if k < len(lanes)-1 {
			to = s.laneRegs(d)
		}
		r.combine(s, op, lane{d: to, a: [][]ptx.Operand{acc, x}})
		acc = asOperands(to)
	}
}

// reducePairs halves the number of lanes until one is left.
func (s *fsel) reducePairs(op *ir.Instr, r reduction, lanes [][]ptx.Operand, d []ptx.Reg) {
	for len(lanes) > 1 {
		half := (len(lanes) + 1) / 2
		next := append([][]ptx.Operand(nil), lanes[:half]...)
		for k, x := range lanes[half:] {
			to := d
			if len(lanes) > 2 {
				to = s.laneRegs(d)
			}
			r.combine(s, op, lane{d: to, a: [][]ptx.Operand{lanes[k], x}})
			next[k] = asOperands(to)
		}
		if lanes = next; half == 1 {
			return
		}
	}
	for k, reg := range d {
		s.move(s.typeOf(reg), reg, lanes[0][k])
	}
}

// laneRegs makes registers like those given.
func (s *fsel) laneRegs(like []ptx.Reg) []ptx.Reg {
	regs := make([]ptx.Reg, len(like))
	for k, r := range like {
		regs[k] = s.newReg(s.typeOf(r))
	}
	return regs
}

func asOperands(regs []ptx.Reg) []ptx.Operand {
	ops := make([]ptx.Operand, len(regs))
	for k, r := range regs {
		ops[k] = r
	}
	return ops
}
