package instcombine

import "opt-go/frontend/ir"

// Reductions of vectors: a permutation of the lanes does not matter, and reductions of truth values
// are bit operations: and for a product or an unsigned minimum, or for an unsigned maximum; as
// signed number true is -1, so of these the minimum is or; xor is addition modulo two.

// reductionsOfBools are the reductions of truth values, as such and when sign- or zero-extended.
var reductionsOfBools = map[string]struct{ plain, signExtended, zeroExtended string }{
	"llvm.vector.reduce.mul":  {"and", "", "and"}, // of -1 the sign depends on the number of lanes
	"llvm.vector.reduce.and":  {"and", "and", "and"},
	"llvm.vector.reduce.or":   {"or", "or", "or"},
	"llvm.vector.reduce.umin": {"and", "and", "and"},
	"llvm.vector.reduce.umax": {"or", "or", "or"},
	"llvm.vector.reduce.smin": {"or", "or", "and"},
	"llvm.vector.reduce.smax": {"and", "and", "or"},
	"llvm.vector.reduce.xor":  {"add", "add", "add"},
}

// visitReduce simplifies a reduction.
func visitReduce(ic *combiner, i *ir.Instr) *ir.Instr {
	last := i.NumArgs() - 1 // before it, sums and products of floats have a start
	if last == 0 || i.HasFlag(ir.FReassoc) {
		if v := permuted(i.Arg(last)); v != nil {
			return ic.setOperand(i, last, v)
		}
	}
	if last > 0 || !i.Type().IsInt() {
		return nil
	}
	v := i.Arg(0)
	ext := asInstr(v)
	if ext != nil && isOp(ext, ir.ZExt, ir.SExt) {
		v = ext.Operand(0)
	} else {
		ext = nil
	}
	if !isBool(v.Type()) {
		return nil
	}
	if i.IntrinsicID() == "llvm.vector.reduce.add" {
		return ic.countOfBools(i, v, ext)
	}
	row := reductionsOfBools[i.IntrinsicID()]
	op, back := row.plain, ir.ZExt
	if ext != nil {
		op, back = row.zeroExtended, ext.Op()
		if back == ir.SExt {
			op = row.signExtended
		}
	}
	if op == "" && v.Type().Len%2 == 0 && i.IntrinsicID() == "llvm.vector.reduce.mul" { // (-1)² is 1
		op, back = "and", ir.ZExt
	}
	if op == "" {
		return nil
	}
	return ic.use(i, ic.b.cast(back, ic.reduceBools(op, v), i.Type(), ""))
}

// reduceBools is the reduction of truth values by an operation, as a compare of their bits where
// their number is known.
func (ic *combiner) reduceBools(op string, v ir.Value) ir.Value {
	if v.Type().Scalable || op == "add" {
		return ic.b.insert(ic.newOverloaded("llvm.vector.reduce."+op, ic.ctx.I1, []*ir.Type{v.Type()}, v), "")
	}
	number := ic.b.cast(ir.BitCast, v, ic.ctx.Int(int(v.Type().Len)), "")
	if op == "and" {
		return ic.b.cmp(ir.EQ, number, ir.NewAllOnes(number.Type()), "")
	}
	return ic.b.cmp(ir.NE, number, ir.NewZero(number.Type()), "")
}

// countOfBools: the sum of truth values is the number of those that are true; as signed numbers
// they count negative.
func (ic *combiner) countOfBools(i *ir.Instr, v ir.Value, ext *ir.Instr) *ir.Instr {
	if v.Type().Scalable {
		return nil
	}
	number := ic.b.cast(ir.BitCast, v, ic.ctx.Int(int(v.Type().Len)), "")
	count := ic.b.intCast(ic.b.intrinsic("llvm.ctpop", number.Type(), "", number), i.Type(), false, "")
	if ext != nil && ext.Op() == ir.SExt {
		count = ic.b.neg(count, "")
	}
	return ic.use(i, count)
}

// permuted returns the vector of which v has the same lanes in another order, or nil.
func permuted(v ir.Value) ir.Value {
	s := asInstr(v)
	switch {
	case s == nil:
		return nil
	case s.IntrinsicID() == "llvm.vector.reverse":
		return s.Arg(0)
	case s.Op() != ir.ShuffleVector || s.Type() != s.Operand(0).Type() || s.Type().Scalable || !isUndef(s.Operand(1)):
		return nil
	}
	mask := s.Mask()
	seen := make([]bool, len(mask))
	for _, lane := range mask {
		if lane < 0 || int(lane) >= len(mask) || seen[lane] {
			return nil
		}
		seen[lane] = true
	}
	return s.Operand(0)
}
