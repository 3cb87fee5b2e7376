package combine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

// costs are those of the target. Without a description of its vectors there are two kinds of
// machines: those of which nothing is known, where each instruction costs 1 (which is what LLVM
// takes for them), and GPUs, where a vector is as many registers as it has lanes: what only renames
// registers is free, and an operation on a vector is one for each lane.
type costs struct {
	v      *target.Vectors
	lanes1 bool // registers hold one lane
}

// costsOf returns the costs for a function; ok is false where there are no vector registers.
func costsOf(c *pass.Context, f *ir.Func) (k costs, ok bool) {
	if c.Target.Vectors != nil {
		v := c.Target.Vectors(f)
		return costs{v: v}, v != nil
	}
	return costs{lanes1: c.Target.FlatSpace >= 0}, true
}

// shape returns the element type of a type, and how many there are: 1 for a scalar.
func shape(t *ir.Type) (elem *ir.Type, lanes int) {
	if t.IsVector() {
		return t.Elem, int(t.Len)
	}
	return t, 1
}

func (k costs) general(t *ir.Type) int {
	if _, n := shape(t); k.lanes1 {
		return n
	}
	return 1
}

// operation is the cost of a unary or binary operation or a compare; second is its second operand
// where it is known.
func (k costs) operation(i *ir.Instr, t *ir.Type, second ir.Value) int {
	elem, lanes := shape(t)
	switch op := i.Op(); {
	case k.v == nil && (op.IsDivRem() || op == ir.FDiv || op == ir.FRem):
		return 4 * k.general(t)
	case k.v == nil:
		return k.general(t)
	case op == ir.ICmp, op == ir.FCmp:
		return k.v.Compare(i.Pred, elem, lanes)
	default:
		return k.v.Arith(op, elem, lanes, secondOf(second))
	}
}

func secondOf(v ir.Value) target.Second {
	if v == nil {
		return target.Varying
	}
	n := match.Int(v)
	if n == nil {
		return target.Varying
	}
	if u, ok := n.Uint64(); ok && u != 0 && u&(u-1) == 0 {
		return target.PowerOfTwo
	}
	return target.ByConstant
}

func (k costs) choice(t *ir.Type) int {
	if k.v == nil {
		return k.general(t)
	}
	return k.v.Select(shape(t))
}

func (k costs) memory(t *ir.Type) int {
	if k.v == nil {
		return 1
	}
	return k.v.Memory(shape(t))
}

func (k costs) cast(op ir.Op, from, to *ir.Type) int {
	if op == ir.BitCast {
		return 0
	}
	if k.v == nil {
		return k.general(to)
	}
	elem, lanes := shape(from)
	return k.v.Cast(op, elem, to.Scalar(), lanes)
}

// lane is the cost of an extractelement or insertelement at a constant position; at -1: a variable
// one. into is what is inserted into, nil where that is not known.
func (k costs) lane(op ir.Op, vector *ir.Type, at int, into ir.Value) int {
	switch {
	case k.lanes1:
		return 0
	case k.v == nil:
		return 1
	case at < 0:
		return k.v.Element(vector.Elem) + 1
	}
	return k.v.Lane(op, vector.Elem, int(vector.Len), at, into == nil || ir.IsUndefOrPoison(into))
}

// shuffle is the cost of a shuffle of vectors of a type.
func (k costs) shuffle(source *ir.Type, mask []int32, two bool) int {
	switch {
	case k.lanes1:
		return 0
	case k.v == nil:
		return 1
	}
	return k.v.ByMask(source.Elem, int(source.Len), mask, two)
}

func (k costs) call(id string, t *ir.Type) int {
	if k.v == nil {
		return k.general(t)
	}
	elem, lanes := shape(t)
	return k.v.Call(id, elem, lanes)
}

// reduction is the cost of a tree over the lanes of a vector: halves are combined until one lane is
// left.
func (k costs) reduction(op ir.Op, t *ir.Type) int {
	if k.v == nil {
		return k.general(t)
	}
	elem, lanes, n := t.Elem, int(t.Len), 0
	for ; lanes > 1; lanes = (lanes + 1) / 2 {
		half := (lanes + 1) / 2
		upper := make([]int32, lanes)
		for j := range upper {
			upper[j] = -1
			if j < half && j+half < lanes {
				upper[j] = int32(j + half)
			}
		}
		n += k.v.ByMask(elem, lanes, upper, false) + k.v.Arith(op, elem, half, target.Varying)
	}
	return n + k.v.Lane(ir.ExtractElement, elem, int(t.Len), 0, false)
}
