package reassociate

import (
	"slices"
	"sort"

	"opt-go/frontend/ir"
)

// power is a factor with an exponent.
type power struct {
	v ir.Value
	n int
}

// product computes powers by squaring: x·x·x·x in two multiplications.
func (r *reassociation) product(i *ir.Instr, ops []leaf) ([]leaf, ir.Value) {
	if len(ops) < 4 {
		return ops, nil
	}
	total := 0
	for k := 0; k < len(ops); {
		n := run(ops, k)
		if n > 1 {
			total += n
		}
		k += n
	}
	if total < 4 {
		return ops, nil
	}
	var powers []power
	for k := 0; k < len(ops); {
		n := run(ops, k)
		if even := n &^ 1; even > 0 {
			powers = append(powers, power{ops[k].v, even})
			ops = slices.Delete(ops, k+n-even, k+n)
		}
		k += n & 1
	}
	sort.SliceStable(powers, func(a, b int) bool { return powers[a].n > powers[b].n })
	v := r.multiplyPowers(i, powers)
	if len(ops) == 0 {
		return nil, v
	}
	rank := r.rank(v)
	at := sort.Search(len(ops), func(k int) bool { return ops[k].rank <= rank })
	return slices.Insert(ops, at, leaf{rank, v}), nil
}

// run returns how often the leaf at k is repeated.
func run(ops []leaf, k int) int {
	n := 1
	for k+n < len(ops) && ops[k+n].v == ops[k].v {
		n++
	}
	return n
}

// multiplyPowers multiplies powers that are sorted by falling exponents.
func (r *reassociation) multiplyPowers(i *ir.Instr, ps []power) ir.Value {
	ps = r.joinEqual(i, ps)
	var outer []ir.Value
	for k := range ps {
		if ps[k].n&1 != 0 {
			outer = append(outer, ps[k].v)
		}
		ps[k].n >>= 1
	}
	if ps[0].n > 0 {
		root := r.multiplyPowers(i, ps)
		outer = append(outer, root, root)
	}
	if len(outer) == 1 {
		return outer[0]
	}
	return r.multiplyAll(i, outer)
}

// joinEqual multiplies factors with equal exponents, which are raised together.
func (r *reassociation) joinEqual(i *ir.Instr, ps []power) []power {
	out := ps[:0:0]
	for k := 0; k < len(ps); {
		j := k + 1
		for j < len(ps) && ps[j].n == ps[k].n {
			j++
		}
		p := ps[k]
		if p.n > 0 && j > k+1 {
			var vs []ir.Value
			for _, q := range ps[k:j] {
				vs = append(vs, q.v)
			}
			p.v = r.multiplyAll(i, vs)
			if d, ok := p.v.(*ir.Instr); ok {
				r.redo.add(d)
			}
		}
		out = append(out, p)
		k = j
	}
	return out
}

// multiplyAll multiplies values, the last one first.
func (r *reassociation) multiplyAll(i *ir.Instr, vs []ir.Value) ir.Value {
	v := vs[len(vs)-1]
	for k := len(vs) - 2; k >= 0; k-- {
		v = operation(i, ir.Mul, v, vs[k], i, "")
	}
	return v
}
