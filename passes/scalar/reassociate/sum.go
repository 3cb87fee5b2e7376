package reassociate

import (
	"math"
	"math/big"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
)

// sum simplifies a sum: repeated operands become a product, x and -x cancel, x and ~x are -1, and
// common factors are factored out.
func (r *reassociation) sum(i *ir.Instr, ops []leaf) ([]leaf, ir.Value) {
	for k := 0; k < len(ops); k++ {
		v := ops[k].v
		if k+1 < len(ops) && ops[k+1].v == v {
			n := run(ops, k)
			ops = slices.Delete(ops, k, k+n)
			m := operation(i, ir.Mul, v, numberOf(v.Type(), int64(n)), i, "factor")
			r.redo.add(m)
			if len(ops) == 0 {
				return nil, m
			}
			ops = slices.Insert(ops, 0, leaf{r.rank(m), ir.Value(m)})
			k--
			continue
		}
		x, isNot := match.Not(v)
		if !isNot {
			if x = negated(v); x == nil {
				continue
			}
		}
		other := find(ops, k, x)
		if other == k {
			continue
		}
		if len(ops) == 2 {
			if isNot {
				return nil, ir.NewAllOnes(x.Type())
			}
			return nil, ir.NewZero(x.Type())
		}
		ops = slices.Delete(ops, k, k+1)
		if k < other {
			other--
		} else {
			k--
		}
		ops = slices.Delete(ops, other, other+1)
		k--
		if isNot {
			ops = append(ops, leaf{0, ir.NewAllOnes(x.Type())})
		}
	}
	return r.factorOut(i, ops)
}

// factors lists the factors of a product without other uses, the right ones first.
func factors(v ir.Value, out []ir.Value) []ir.Value {
	m := inner(v, ir.Mul)
	if m == nil {
		return append(out, v)
	}
	return factors(m.Operand(0), factors(m.Operand(1), out))
}

// commonFactor returns the factor that most summands have, and how many have it.
func commonFactor(ops []leaf) (best ir.Value, most int) {
	count := map[ir.Value]int{}
	for _, o := range ops {
		if inner(o.v, ir.Mul) == nil {
			continue
		}
		seen := map[ir.Value]bool{}
		note := func(v ir.Value) {
			if seen[v] {
				return
			}
			seen[v] = true
			if count[v]++; count[v] > most {
				best, most = v, count[v]
			}
		}
		for _, v := range factors(o.v, nil) {
			if seen[v] {
				continue
			}
			note(v)
			if n := negatedConst(v); n != nil { // a negative constant may stay: the sign can be factored out
				note(n)
			}
		}
	}
	return best, most
}

// negatedConst returns -v of a negative constant other than the least.
func negatedConst(v ir.Value) *ir.Const {
	k, ok := v.(*ir.Const)
	if ok && k.Kind == ir.FloatConst {
		if x, known := k.Float64(); known && math.Signbit(x) {
			return minus(k)
		}
		return nil
	}
	if !ok || k.Kind != ir.IntConst || k.BigSigned().Sign() >= 0 {
		return nil
	}
	n := new(big.Int).Neg(k.BigSigned())
	if n.BitLen() >= k.Type().Bits {
		return nil
	}
	return ir.NewBigInt(k.Type(), n)
}

// factorOut: a·b + a·c + d = a·(b + c) + d.
func (r *reassociation) factorOut(i *ir.Instr, ops []leaf) ([]leaf, ir.Value) {
	factor, n := commonFactor(ops)
	if n < 2 {
		return ops, nil
	}
	hold := ir.NewInstr(ir.Add, i.Type(), factor, factor) // two uses keep the factor a leaf
	var rest []ir.Value
	for k := 0; k < len(ops); k++ {
		if inner(ops[k].v, ir.Mul) == nil {
			continue
		}
		product := ops[k].v
		v := r.without(product, factor, i)
		if v == nil {
			continue
		}
		for j := len(ops) - 1; j >= k; j-- {
			if ops[j].v == product {
				rest = append(rest, v)
				ops = slices.Delete(ops, j, j+1)
			}
		}
		k--
	}
	hold.DropOperands()
	v := r.addAll(i, rest)
	if d, ok := v.(*ir.Instr); ok {
		r.redo.add(d)
	}
	m := operation(i, ir.Mul, v, factor, i, "reass.mul")
	r.redo.add(m)
	if len(ops) == 0 {
		return nil, m
	}
	return slices.Insert(ops, 0, leaf{r.rank(m), ir.Value(m)}), nil
}

// addAll creates the sum of the values before i, adding the last value last.
func (r *reassociation) addAll(i *ir.Instr, vs []ir.Value) ir.Value {
	sum := vs[0]
	for _, v := range vs[1:] {
		sum = operation(i, ir.Add, sum, v, i, "reass.add")
	}
	return sum
}

// dropFlags drops the wrapping flags of a product's operations: the product may have avoided
// overflow only because the removed factor was 0.
func dropFlags(m *ir.Instr) {
	for m != nil {
		m.Flags &^= ir.PoisonFlags
		m = inner(m.Operand(0), ir.Mul)
	}
}

// without returns a product without one of its factors, nil if it does not have it.
func (r *reassociation) without(product, factor ir.Value, at *ir.Instr) ir.Value {
	m := inner(product, ir.Mul)
	if m == nil {
		return nil
	}
	fs, flags := r.linearize(m)
	found, negate := -1, false
	for k, f := range fs {
		if f.v == factor {
			found = k
			break
		}
		a, ok1 := factor.(*ir.Const)
		b, ok2 := f.v.(*ir.Const)
		if ok1 && ok2 && a.Kind == b.Kind && (a.Kind == ir.IntConst || a.Kind == ir.FloatConst) && minus(b) == a {
			found, negate = k, true
			break
		}
	}
	if found < 0 {
		r.rewrite(m, fs, flags)
		return nil
	}
	fs = slices.Delete(fs, found, found+1)
	after := m.Next()
	var v ir.Value = m
	if len(fs) == 1 {
		r.redo.add(m)
		v = fs[0].v
	} else {
		r.rewrite(m, fs, flags)
		if k, ok := factor.(*ir.Const); !isFloat(m) && (!ok || k.IsZero() || negate) {
			dropFlags(m)
		}
	}
	if negate {
		n := negation(after, v, m, "neg")
		n.CopyDebugLoc(at)
		v = n
	}
	return v
}
