package slsr

import (
	"math/big"
	"opt-go/passes/gpu/straightline"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
)

// maxReuseScan bounds how many instructions are visited to find out whether a basis is more often
// poison than its candidate.
const maxReuseScan = 32

// reuse is the question whether a candidate may depend on its basis, and the answer: not when the
// basis can be poison while the candidate is not. A basis that is poison only for its flags, or
// those of its operands, can be used without them.
//
// Flags are judged as they are now, so that each rewrite alone refines the program before it.
type reuse struct {
	s        *strengthReducer
	basis, k *candidate
	// spoils are values that make the candidate poison when they are.
	spoils map[ir.Value]bool
	// safe are instructions of the basis whose flags hold whenever the candidate is not poison.
	safe []*ir.Instr

	ok       bool
	drop     []*ir.Instr // have to lose their flags
	inBounds bool        // the bump goes from one address in the object to another
}

func (s *strengthReducer) weigh(basis, k *candidate) *reuse {
	if !s.strict && !s.withDeltas() {
		return &reuse{ok: true, inBounds: k.ins.HasFlag(ir.InBounds)}
	}
	r := &reuse{s: s, basis: basis, k: k, spoils: map[ir.Value]bool{}}
	r.collectSpoils(k.ins)
	kind := s.deltaOf(basis, k).kind
	switch {
	case k.form == gepForm:
		if !r.compareProducts(kind) || kind == strideDelta && !s.exactStride(basis, k, k.delta.value) {
			return r
		}
		if k.ins.HasFlag(ir.InBounds) && kind == indexDelta && r.between() {
			r.safe, r.inBounds = append(r.safe, basis.ins), true
		}
		r.inBounds = r.inBounds || k.ins.HasFlag(ir.InBounds) && r.onTheWay()
	case kind != indexDelta:
	case k.form == mulForm:
		r.compareAddends()
	case k.form == addForm:
		r.compareSums()
	}
	r.ok = r.scan()
	if r.ok && k.ins.HasFlag(ir.InBounds) && basis.ins.HasFlag(ir.InBounds) && !slices.Contains(r.drop, basis.ins) {
		r.inBounds = true
	}
	return r
}

// collectSpoils follows the operands that pass poison on.
func (r *reuse) collectSpoils(i *ir.Instr) {
	work := []*ir.Instr{i}
	for n := 0; n < len(work) && n < maxReuseScan; n++ {
		for _, v := range work[n].Operands() {
			if r.spoils[v] {
				continue
			}
			r.spoils[v] = true
			if d, ok := v.(*ir.Instr); ok && spreadsPoison(d) {
				work = append(work, d)
			}
		}
	}
}

func spreadsPoison(i *ir.Instr) bool {
	return i.Op().IsBinary() || i.Op().IsCast() || i.Op() == ir.GetElementPtr
}

// scan searches for values that make the basis or the delta poison but not the candidate.
func (r *reuse) scan() bool {
	work, seen := []ir.Value{r.basis.ins}, map[ir.Value]bool{}
	if r.k.delta.value != nil {
		work = append(work, r.k.delta.value)
	}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] || r.spoils[v] || valuetracking.NotPoison(v) {
			continue
		}
		seen[v] = true
		i, ok := v.(*ir.Instr)
		if !ok || len(seen) > maxReuseScan || makesPoison(i) {
			return false
		}
		if i.Flags&ir.PoisonFlags != 0 && !slices.Contains(r.safe, i) {
			r.drop = append(r.drop, i)
		}
		for _, o := range i.Operands() {
			if _, block := o.(*ir.Block); !block {
				work = append(work, o)
			}
		}
	}
	return true
}

// makesPoison reports whether i, without its flags, may be poison when its operands are not, or is
// another value without them.
func makesPoison(i *ir.Instr) bool {
	switch op := i.Op(); {
	case op.IsShift():
		k, ok := i.Operand(1).(*ir.Const)
		return !ok || k.Kind != ir.IntConst || k.Big().Cmp(big.NewInt(int64(i.Type().Bits))) >= 0
	case op == ir.Or:
		return i.HasFlag(ir.Disjoint) // counts as a sum
	case op.IsBinary(), op == ir.GetElementPtr, op == ir.ICmp, op == ir.Select, op == ir.Phi:
		return false
	}
	return !i.Op().IsCast() || i.Op() == ir.FPToUI || i.Op() == ir.FPToSI
}

// reaches reports whether from lies between 0 and to, but is not 0: what overflows from times
// overflows to times.
func reaches(from, to *ir.Const) bool {
	a, b := from.BigSigned(), to.BigSigned()
	return a.Sign() == b.Sign() && a.Sign() != 0 && a.CmpAbs(b) <= 0
}

// compareAddends: B + i in (B + i)·S does not overflow if the candidate's B + i' does not and i is
// between 0 and i'.
func (r *reuse) compareAddends() {
	for _, x := range operandInstrs(r.basis.ins) {
		v, i := addedConstant(x)
		if i == nil || v.Op() != ir.Add {
			continue
		}
		for _, y := range operandInstrs(r.k.ins) {
			w, j := addedConstant(y)
			if j == nil || w.Op() != ir.Add || !v.HasFlag(ir.NSW) || !w.HasFlag(ir.NSW) || v.HasFlag(ir.NUW) && !w.HasFlag(ir.NUW) {
				continue
			}
			if v.Operand(0) == w.Operand(0) && v.Operand(1) == ir.Value(i) && w.Operand(1) == ir.Value(j) && reaches(i, j) && (!v.HasFlag(ir.NUW) || j.BigSigned().Sign() > 0) {
				r.safe = append(r.safe, v)
			}
		}
	}
}

// compareSums: B + i·S does not overflow if B + i'·S does not and i is between 0 and i', the
// products being exact.
func (r *reuse) compareSums() {
	x, y := r.basis.ins, r.k.ins
	if !x.HasFlag(ir.NSW) || x.HasFlag(ir.NUW) || !y.HasFlag(ir.NSW) || !reaches(r.basis.index, r.k.index) {
		return
	}
	m, exact := sumProduct(r.basis)
	n, exact2 := sumProduct(r.k)
	if exact && exact2 && sumBase(x, m) == sumBase(y, n) {
		r.safe = append(r.safe, x)
		if i, ok := m.(*ir.Instr); ok && m != r.basis.stride && !i.HasFlag(ir.NUW) {
			r.safe = append(r.safe, i)
		}
	}
}

// sumProduct returns the operand of a sum that is i·S, and whether that has no overflow.
func sumProduct(k *candidate) (v ir.Value, exact bool) {
	for _, v := range []ir.Value{k.ins.Operand(1), k.ins.Operand(0)} {
		if factor, of := scaledValue(v); factor == k.index && of == k.stride {
			return v, v.(*ir.Instr).HasFlag(ir.NSW)
		}
	}
	return k.stride, true
}

func sumBase(i *ir.Instr, product ir.Value) ir.Value {
	if i.Operand(1) == product {
		return i.Operand(0)
	}
	return i.Operand(1)
}

func operandInstrs(i *ir.Instr) []*ir.Instr {
	var out []*ir.Instr
	for _, v := range i.Operands() {
		if d, ok := v.(*ir.Instr); ok {
			out = append(out, d)
		}
	}
	return out
}

// compareProducts checks that the products i·S in the indices of two getelementptrs are exact, as
// their reading supposes: the candidate's by its nsw, the basis's because its factor is no further
// from 0, or because it is certain.
func (r *reuse) compareProducts(kind deltaKind) bool {
	if r.k.factor.IsZero() || r.basis.factor.IsZero() {
		return false // -S need not fit where 0·S does
	}
	own, _ := indexProduct(r.k)
	if own != nil && !own.HasFlag(ir.NSW) {
		return false // lost in an earlier rewrite
	}
	product, extended := indexProduct(r.basis)
	if product == nil || r.spoils[product] {
		return true
	}
	if !product.HasFlag(ir.NSW) {
		return !extended
	}
	if kind == indexDelta && own != nil && !product.HasFlag(ir.NUW) && own.Type() == product.Type() && reaches(r.basis.factor, r.k.factor) {
		r.safe = append(r.safe, product)
		return true
	}
	return !extended || valuetracking.NotPoison(product)
}

// indexProduct returns the product that a getelementptr's index was read as, nil for a stride
// alone, and whether the index is its sign extension.
func indexProduct(k *candidate) (product *ir.Instr, extended bool) {
	index := k.ins.Operand(k.operand)
	if index == k.stride {
		return nil, false
	}
	if narrow := straightline.SExtOperand(index); narrow != nil {
		if factor, v := scaledValue(narrow); factor == k.factor && v == k.stride {
			return narrow.(*ir.Instr), true
		}
		if narrow == k.stride {
			return nil, false
		}
	}
	i := index.(*ir.Instr)
	return i, i.Type().Bits < k.index.Type().Bits
}

// between reports whether the basis's address lies between an address in the object and the
// candidate's, which are in bounds when the candidate is not poison: the same steps before the last
// one, and fewer strides in the last.
func (r *reuse) between() bool {
	x, y := r.basis.ins, r.k.ins
	if x.ElemTy != y.ElemTy || x.NumOperands() != y.NumOperands() || r.basis.operand != r.k.operand || !reaches(r.basis.index, r.k.index) {
		return false
	}
	for n := range x.NumOperands() {
		c, ok := x.Operand(n).(*ir.Const)
		if n < r.k.operand && x.Operand(n) != y.Operand(n) || n > r.k.operand && (x.Operand(n) != y.Operand(n) || !ok || !c.IsZero()) {
			return false
		}
	}
	return true
}

// onTheWay reports whether the basis's address is one that the candidate computes before it adds
// its last indices, and which is in bounds as the candidate is.
func (r *reuse) onTheWay() bool {
	e, k := r.s.exprs, r.k.ins
	n, at := e.of(k.Operand(0)), e.of(r.basis.ins)
	w := r.s.dl.IndexBits(k.Type().Space)
	for step := range straightline.GEPSteps(k, r.s.dl) {
		index, ok := e.index(k.Operand(step.Operand), w)
		switch {
		case n == at:
			return true
		case step.Field:
			n = e.add(n, e.sum(w, uint64(step.Stride), nil))
		case step.Scalable || !ok:
			return false
		default:
			n = e.add(n, e.scale(index, uint64(step.Stride)))
		}
	}
	return n == at
}
