package combine

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// pair are two extractelements with constant indices, of vectors of one type.
type pair struct {
	e  [2]*ir.Instr
	at [2]int
}

func pairOf(x, y ir.Value) (p pair, ok bool) {
	a, n, ok1 := extraction(x)
	b, m, ok2 := extraction(y)
	if !ok1 || !ok2 || a.Operand(0).Type() != b.Operand(0).Type() {
		return p, false
	}
	return pair{[2]*ir.Instr{a, b}, [2]int{n, m}}, true
}

func (p pair) vector() *ir.Type { return p.e[0].Operand(0).Type() }

// toMove returns which of both lanes is moved to the position of the other, where they differ: the
// one that costs more to extract, else the one that is not preferred, else the higher one.
func (k *combiner) toMove(p pair, preferred int) (n int, differ bool) {
	if p.at[0] == p.at[1] {
		return 0, false
	}
	x, y := k.lane(ir.ExtractElement, p.vector(), p.at[0], nil), k.lane(ir.ExtractElement, p.vector(), p.at[1], nil)
	switch {
	case x != y:
		return map[bool]int{true: 0, false: 1}[x > y], true
	case preferred == p.at[0]:
		return 1, true
	case preferred == p.at[1]:
		return 0, true
	}
	return map[bool]int{true: 0, false: 1}[p.at[0] > p.at[1]], true
}

// extractedOperands: an operation on two extracted elements is one on the vectors.
//
//	op (extract V, i), (extract W, i)  ⇒  extract (op V, W), i
//	op (extract V, i), (extract W, j)  ⇒  extract (op (move V, i to j), W), j
//
// The operation runs on lanes that the program did not use, so it must not trap on any; poison of
// its flags in these lanes is not read.
func extractedOperands(k *combiner, i *ir.Instr) bool {
	if !analysis.SafeToSpeculate(i) {
		return false
	}
	p, ok := pairOf(i.Operand(0), i.Operand(1))
	if !ok {
		return false
	}
	preferred := -1
	if u := ir.SoleUser(i); u != nil && u.Op() == ir.InsertElement && u.Operand(1) == ir.Value(i) {
		if at, ok := constIndex(u); ok {
			preferred = int(at)
		}
	}
	move, differ := k.toMove(p, preferred)
	if k.pairCost(i, p, move, differ) || p.vector().Scalable && differ {
		return false
	}
	v := [2]ir.Value{p.e[0].Operand(0), p.e[1].Operand(0)}
	at := p.at[0]
	if differ {
		if ir.IsConst(v[move]) {
			return false
		}
		at = p.at[1-move]
		v[move] = k.insert(newShuffle(v[move], ir.NewPoison(p.vector()), moved(p.vector().Len, p.at[move], at)))
		if s, ok := v[move].(*ir.Instr); ok {
			s.SetName("shift")
		}
	}
	all := k.insert(again(i, v[0], v[1]))
	k.replace(i, k.insert(newExtract(all, at)))
	k.queue(p.e[0])
	k.queue(p.e[1])
	return true
}

// pairCost reports whether the operation on two extracted elements is cheaper than the one on the
// vectors. What has other uses stays, and costs in both cases.
func (k *combiner) pairCost(i *ir.Instr, p pair, move int, differ bool) (cheap bool) {
	ty := p.vector()
	x, y := k.lane(ir.ExtractElement, ty, p.at[0], nil), k.lane(ir.ExtractElement, ty, p.at[1], nil)
	one, all := k.operation(i, ty.Elem, i.Operand(1)), k.operation(i, ty, nil)
	least := min(x, y)
	var before, after int
	if p.e[0].Operand(0) == p.e[1].Operand(0) && p.at[0] == p.at[1] {
		taxed := !ir.HasOneUse(p.e[0]) || !ir.HasOneUse(p.e[1])
		if p.e[0] == p.e[1] {
			taxed = ir.NumUses(p.e[0]) != 2
		}
		before, after = least+one, all+least
		if taxed {
			after += least
		}
	} else {
		before, after = x+y+one, all+least
		for n, c := range [2]int{x, y} {
			if !ir.HasOneUse(p.e[n]) {
				after += c
			}
		}
	}
	if differ {
		if i.Op().IsBinary() && k.FlagBool("disable-binop-extract-shuffle", false) {
			return true
		}
		if !ty.Scalable {
			after += k.shuffle(ty, moved(ty.Len, p.at[move], p.at[1-move]), false)
		}
	}
	return before < after
}

// extractedCompares: two elements of one vector that are compared with constants, by the same
// predicate, are compared at once.
//
//	binop i1 (cmp (extract X, i), C), (cmp (extract X, j), D)
//	⇒  extract (binop (cmp X, <C, D>), (move (cmp X, <C, D>), j to i)), i
func extractedCompares(k *combiner, i *ir.Instr) bool {
	if !i.Type().IsInt(1) || i.Op().IsDivRem() || i.Op().IsShift() {
		return false
	}
	var cmp, ext [2]*ir.Instr
	var with [2]*ir.Const
	for n := range 2 {
		c, _ := i.Operand(n).(*ir.Instr)
		if c == nil || c.Op() != ir.ICmp && c.Op() != ir.FCmp || !ir.HasOneUse(c) || !ir.HasOneUse(c.Operand(0)) {
			return false
		}
		d, isConst := c.Operand(1).(*ir.Const)
		e, _, ok := extraction(c.Operand(0))
		if !isConst || !ok || e.Operand(0).Type().Scalable {
			return false
		}
		cmp[n], ext[n], with[n] = c, e, d
	}
	p, ok := pairOf(ext[0], ext[1])
	x := ext[0].Operand(0)
	if !ok || x != ext[1].Operand(0) || cmp[0].Op() != cmp[1].Op() || cmp[0].Pred != cmp[1].Pred {
		return false
	}
	move, differ := k.toMove(p, -1)
	if !differ {
		return false
	}
	ty, conditions := x.Type(), ir.CmpType(x.Type())
	at := p.at[1-move]
	mask := moved(ty.Len, p.at[move], at)
	before := k.lane(ir.ExtractElement, ty, p.at[0], nil) + k.lane(ir.ExtractElement, ty, p.at[1], nil) +
		2*k.operation(cmp[0], ty.Elem, nil) + k.operation(i, i.Type(), nil)
	after := k.operation(cmp[0], ty, nil) + k.shuffle(conditions, mask, false) + k.operation(i, conditions, nil) +
		k.lane(ir.ExtractElement, conditions, at, nil)
	if before < after {
		return false
	}
	elems := make([]ir.Value, ty.Len)
	for n := range elems {
		elems[n] = ir.NewPoison(ty.Elem)
	}
	elems[p.at[0]], elems[p.at[1]] = with[0], with[1]
	n := again(cmp[0], x, ir.NewAggregate(ty, elems))
	n.Flags = 0
	compared := k.insert(n)
	shifted := k.insert(newShuffle(compared, ir.NewPoison(conditions), mask))
	if s, ok := shifted.(*ir.Instr); ok {
		s.SetName("shift")
	}
	operands := [2]ir.Value{compared, compared}
	operands[move] = shifted
	joined := k.insert(ir.NewInstr(i.Op(), conditions, operands[0], operands[1]))
	return k.replace(i, k.insert(newExtract(joined, at)))
}

// insertedNegation: an element that is negated and stays in its lane is selected from the negated
// vector.
//
//	insert D, (fneg (extract S, i)), i  ⇒  shuffle D, (fneg S), <0, …, n+i, …>
//
// As LLVM 22 does it, the vectors may have different lengths, and the element may move.
func insertedNegation(k *combiner, i *ir.Instr) bool {
	at, ok := constIndex(i)
	neg, x := negated(i.Operand(1))
	if !ok || neg == nil || !ir.HasOneUse(neg) {
		return false
	}
	e, from, ok := extraction(x)
	if !ok || e.Operand(0).Type().Scalable {
		return false
	}
	ty, source := i.Type(), e.Operand(0).Type()
	if (source != ty || from != int(at)) && !k.newer {
		return false
	}
	n := int(ty.Len)
	mask := inOrder(n)
	mask[at] = int32(n + from%n)
	before := k.operation(neg, ty.Elem, nil) + k.lane(ir.InsertElement, ty, int(at), i.Operand(0))
	if ir.HasOneUse(e) {
		before += k.lane(ir.ExtractElement, source, from, nil)
	}
	after := k.operation(neg, source, nil) + k.shuffle(ty, mask, true)
	if source != ty {
		after += k.shuffle(source, moved(ty.Len, from, from%n), false)
	}
	if after > before {
		return false
	}
	all := ir.NewInstr(ir.FNeg, source, e.Operand(0))
	all.Flags = neg.Flags
	v := k.insert(all)
	if source != ty {
		v = k.insert(newShuffle(v, ir.NewPoison(source), moved(ty.Len, from, from%n)))
	}
	return k.replace(i, k.insert(newShuffle(i.Operand(0), v, mask)))
}

// negated matches fneg x, and -0.0 - x.
func negated(v ir.Value) (neg *ir.Instr, x ir.Value) {
	i, _ := v.(*ir.Instr)
	switch {
	case i == nil:
	case i.Op() == ir.FNeg:
		return i, i.Operand(0)
	case i.Op() == ir.FSub:
		if c, ok := i.Operand(0).(*ir.Const); ok && c.Kind == ir.FloatConst {
			if f, exact := c.Float64(); exact && f == 0 && (math.Signbit(f) || i.HasFlag(ir.FNSZ)) {
				return i, i.Operand(1)
			}
		}
	}
	return nil, nil
}

// insertedElement: an element that goes from one vector into another is shuffled there.
//
//	insert D, (extract S, i), j  ⇒  shuffle D, S, <0, …, n+i, …>
func insertedElement(k *combiner, i *ir.Instr) bool {
	at, ok := constIndex(i)
	e, from, isExtract := extraction(i.Operand(1))
	if !k.newer || !ok || !isExtract || !ir.HasOneUse(e) {
		return false
	}
	into, source := i.Operand(0), e.Operand(0)
	ty, st := into.Type(), source.Type()
	n := int(ty.Len)
	if st.Scalable || n == 1 || st.Elem != ty.Elem || ir.IsUndefOrPoison(source) {
		return false
	}
	before := k.lane(ir.ExtractElement, st, from, nil) + k.lane(ir.InsertElement, ty, int(at), into)
	if isPoison(into) {
		mask := moved(ty.Len, from, int(at))
		if before < k.shuffle(st, mask, false) {
			return false
		}
		return k.replace(i, k.insert(newShuffle(source, ir.NewPoison(st), mask)))
	}
	mask := inOrder(n)
	position := from
	if st != ty && from >= n {
		position = 0
	}
	mask[at] = int32(n + position)
	after := k.shuffle(ty, mask, true)
	resize := moved(ty.Len, from, position)
	if st != ty {
		after += k.shuffle(st, resize, false)
	}
	if before < after {
		return false
	}
	if st != ty {
		source = k.insert(newShuffle(source, ir.NewPoison(st), resize))
	}
	return k.replace(i, k.insert(newShuffle(into, source, mask)))
}

// inOrder is the mask that changes nothing.
func inOrder(n int) []int32 {
	mask := make([]int32, n)
	for j := range mask {
		mask[j] = int32(j)
	}
	return mask
}
