package sccp

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/lattice"
	"opt-go/passes/analysis/valuetracking"
)

// visitCall deals with the result of a call, and gives its arguments to a function whose parameters
// are followed.
func (s *Solver) visitCall(i *ir.Instr) {
	s.visitResult(i)
	f := i.CalledFunc()
	if f == nil || !s.params[f] {
		return
	}
	s.markBlock(f.Entry())
	for k, p := range f.Params {
		if p.Attrs().Has("byval") && analysis.FuncEffects(f).Any()&analysis.Mod != 0 || p.Type().Kind == ir.StructKind {
			s.markOverdefined(p)
			continue
		}
		s.merge(p, s.state(i.Arg(k)), maxWidened)
	}
}

func (s *Solver) visitResult(i *ir.Instr) {
	if i.Type().IsVoid() {
		return
	}
	if i.Type().Kind == ir.StructKind {
		s.markOverdefined(i)
		return
	}
	if s.visitIntrinsic(i) {
		return
	}
	f := i.CalledFunc()
	if f == nil || s.returns[f] == nil {
		s.visitUnknownCall(i, f)
		return
	}
	s.merge(i, *s.returns[f], maxWidened)
}

// visitUnknownCall folds a call with constant arguments, and otherwise uses the attributes and
// metadata of the result.
func (s *Solver) visitUnknownCall(i *ir.Instr, f *ir.Func) {
	if f != nil && f.IsDecl() && i.Op() == ir.Call && f.IsIntrinsic() {
		ops := make([]ir.Value, i.NumArgs())
		for k := range ops {
			if i.Arg(k).Type().Kind == ir.MetadataKind { // the environment of constrained arithmetic
				ops[k] = i.Arg(k)
				continue
			}
			l := s.state(i.Arg(k))
			if l.Pending() {
				return
			}
			if ops[k] = l.Constant(i.Arg(k).Type()); ops[k] == nil {
				ops = nil
				break
			}
		}
		if ops != nil && s.slot(i).Kind != lattice.Overdefined {
			if v := s.foldWith(i, ops); v != nil && ir.IsConst(v) {
				s.merge(i, lattice.OfConstant(v), lattice.Never)
				return
			}
		}
	}
	s.merge(i, promised(i), lattice.Never)
}

// visitIntrinsic computes ranges of the intrinsics on integers, and reports whether i is one.
func (s *Solver) visitIntrinsic(i *ir.Instr) bool {
	if i.Op() != ir.Call || !i.Type().Scalar().IsInt() {
		return false
	}
	id := i.IntrinsicID()
	if id == "llvm.experimental.get.vector.length" {
		s.visitVectorLength(i)
		return true
	}
	if !ranges.HasIntrinsic(id) {
		return false
	}
	var ops [2]ranges.Range
	for k := range i.NumArgs() {
		l := s.state(i.Arg(k))
		if l.Pending() {
			return true
		}
		ops[k] = l.AsRange(i.Arg(k).Type().Scalar().Bits, false)
	}
	r, _ := ranges.OfIntrinsic(id, ops[0], ops[1])
	s.merge(i, lattice.OfRange(r), lattice.Never)
	return true
}

// visitVectorLength: the lanes to process are no more than asked for, and no more than a vector
// has; where the first number is not above the second, they are that.
func (s *Solver) visitVectorLength(i *ir.Instr) {
	asked, most := s.state(i.Arg(0)), s.state(i.Arg(1))
	if asked.Pending() || most.Pending() {
		return
	}
	w := max(i.Arg(0).Type().Bits, i.Arg(1).Type().Bits)
	count := asked.AsRange(i.Arg(0).Type().Bits, false).ZExt(w)
	lanes := most.AsRange(i.Arg(1).Type().Bits, false).ZExt(w)
	if scalable, ok := bitvec.Of(i.Arg(2)); !ok || !scalable.IsZero() {
		times, known := valuetracking.VScaleRange(i.Func(), w)
		if !known {
			times = ranges.Full(w)
		}
		lanes = ranges.OfBinary(ir.Mul, 0, lanes, times, ranges.Smallest)
	}
	r := count
	if !count.Holds(ir.ULE, lanes) {
		r = ranges.NonEmpty(bitvec.Zero(w), bitvec.MinU(count.UMax(), lanes.UMax()).Add(bitvec.One(w)))
	}
	if to := i.Type().Bits; to < w {
		r = r.Trunc(to)
	} else {
		r = r.ZExt(to)
	}
	s.merge(i, lattice.OfRange(r), lattice.Never)
}

// visitReturn merges a returned value into the function's result.
func (s *Solver) visitReturn(t *ir.Instr) {
	f := t.Func()
	l := s.returns[f]
	if l == nil || t.NumOperands() == 0 {
		return
	}
	if l.Merge(s.state(t.Operand(0)), maxWidened) {
		s.push(f, l)
	}
}

// visitStore merges a stored value into a variable's value.
func (s *Solver) visitStore(i *ir.Instr) {
	g, ok := i.Operand(1).(*ir.GlobalVar)
	if !ok || s.globals[g] == nil {
		return
	}
	l := s.globals[g]
	if l.Merge(s.state(i.Operand(0)), maxWidened) {
		s.push(g, l)
	}
	if l.Kind == lattice.Overdefined {
		delete(s.globals, g)
	}
}
