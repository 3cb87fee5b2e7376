package slsr

import (
	"encoding/binary"
	"hash/maphash"
	"opt-go/passes/gpu/straightline"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/near"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// exprID names what a value computes: two values with one exprID are equal wherever neither is
// poison.
type exprID int32

// The limits that keep the cost of one instruction constant: what is longer counts as a new
// unknown.
const (
	maxSumTerms       = 16
	maxProductFactors = 8
	maxCastDepth      = 3 // of sums and products that one extension distributes over
)

// expressions numbers integer and pointer values by the sums of products that they compute modulo
// 2^width, whatever the order and the place of their instructions: (a + b) << 1 + 3 and 3 + b * 2 +
// 2 * a are one expression. Pointers are sums of a base and byte offsets. Unknowns are parameters,
// loads, φs and what else is no sum, product or extension.
//
// It is what straight-line passes need of scalar evolution: equality, without loops. Operands have
// to be numbered before their users, which a walk in preorder of the dominator tree does.
type expressions struct {
	query   simplify.Query
	byID    []exprID // of instructions and parameters; 0: not numbered yet
	consts  map[ir.Value]exprID
	sums    []exprSum  // by exprID; 0 is not used
	terms   []exprTerm // of all sums, one sum after the other
	seed    maphash.Seed
	sumOf   near.Map // of all but single unknowns, by the last product and the hash
	unknown map[exprUnknown]int32
	// unknowns and alone have the unknowns by number, and the expressions that consist of them.
	// Most expressions of a function are such, so that finding one is no search.
	unknowns []exprUnknown
	alone    []exprID
	origins  map[exprID]ir.Value // values of the program that are unknowns
	products [][]int32           // sorted unknowns, by the complement of their exprProduct
	prodOf   map[string]exprProduct
	key      []byte
	made     []exprTerm // of the sum that is being made
}

// exprProduct is a product of unknowns: the number of the unknown where it is one, else the
// complement of that in products.
type exprProduct int32

// exprSum is constant + Σ coeff·product modulo 2^width.
type exprSum struct {
	constant uint64
	first    int32 // in terms
	count    int16
	width    int16
}

type exprTerm struct {
	coeff   uint64
	product exprProduct
}

// exprUnknown is an unknown: a value of the program (op BadOp), or an operation on expressions that
// is not expanded.
type exprUnknown struct {
	op    ir.Op
	width int16
	a, b  exprID
}

// newExpressions makes room for an expression of every second instruction, as address arithmetic
// has them: what grows step by step is copied as often.
func newExpressions(q simplify.Query, f *ir.Func) *expressions {
	half := codeSize(f) / 2
	return &expressions{query: q, byID: make([]exprID, f.ValueBound()), consts: map[ir.Value]exprID{}, sums: make([]exprSum, 1, 1+half),
		terms: make([]exprTerm, 0, half), seed: maphash.MakeSeed(), prodOf: map[string]exprProduct{}, unknown: map[exprUnknown]int32{}}
}

// codeSize counts the instructions of a function.
func codeSize(f *ir.Func) int {
	n := 0
	for b := range f.Blocks() {
		n += b.Len()
	}
	return n
}

// termsOf returns the terms of a sum, sorted by product.
func (e *expressions) termsOf(s exprSum) []exprTerm { return e.terms[s.first:][:s.count] }

// of returns the number of a value of integer or pointer type.
func (e *expressions) of(v ir.Value) exprID {
	switch v := v.(type) {
	case *ir.Instr:
		if v.ID() >= len(e.byID) { // made since
			e.byID = append(e.byID, make([]exprID, v.ID()+1+len(e.byID)/4-len(e.byID))...)
		}
		if n := e.byID[v.ID()]; n != 0 {
			return n
		}
		n := e.number(v)
		e.byID[v.ID()] = n
		return n
	case *ir.Param:
		if e.byID[v.ID()] == 0 {
			e.byID[v.ID()] = e.value(v)
		}
		return e.byID[v.ID()]
	}
	n, ok := e.consts[v]
	if !ok {
		n = e.constant(v)
		e.consts[v] = n
	}
	return n
}

func (e *expressions) constant(v ir.Value) exprID {
	if k := ir.AsInt(v); k != nil && k.Type().Kind == ir.IntKind && k.Type().Bits <= 64 {
		n, _ := k.Uint64()
		return e.sum(k.Type().Bits, n, nil)
	}
	return e.value(v)
}

// width is the width in bits in which a value is computed; 0 for types that are not expanded.
func (e *expressions) width(t *ir.Type) int {
	switch {
	case t.IsPtr():
		return e.query.Layout.IndexBits(t.Space)
	case t.Kind == ir.IntKind && t.Bits <= 64:
		return t.Bits
	}
	return 0
}

func (e *expressions) value(v ir.Value) exprID {
	n := e.atom(exprUnknown{width: int16(e.width(v.Type()))})
	if e.origins != nil {
		e.origins[n] = v
	}
	return n
}

// origin returns the value of the program that an expression consists of; nil if it is a sum, a
// product or an operation.
func (e *expressions) origin(n exprID) ir.Value { return e.origins[n] }

// number computes the expression of an instruction from those of its operands.
func (e *expressions) number(i *ir.Instr) exprID {
	w := e.width(i.Type())
	if w == 0 {
		return e.value(i)
	}
	switch i.Op() {
	case ir.Add:
		return e.add(e.of(i.Operand(0)), e.of(i.Operand(1)))
	case ir.Sub:
		return e.add(e.of(i.Operand(0)), e.scale(e.of(i.Operand(1)), ^uint64(0)))
	case ir.Mul:
		return e.mul(e.of(i.Operand(0)), e.of(i.Operand(1)))
	case ir.Shl:
		if k, ok := straightline.ConstInt(i.Operand(1)); ok && k >= 0 && k < int64(w) {
			return e.scale(e.of(i.Operand(0)), 1<<uint(k))
		}
	case ir.Or:
		if i.HasFlag(ir.Disjoint) || e.noCommonBits(i.Operand(0), i.Operand(1)) {
			return e.add(e.of(i.Operand(0)), e.of(i.Operand(1)))
		}
	case ir.Xor:
		if k, ok := straightline.ConstInt(i.Operand(1)); ok && k == -1 { // ~x = -1 - x
			return e.add(e.of(i.Operand(1)), e.scale(e.of(i.Operand(0)), ^uint64(0)))
		}
	case ir.SExt, ir.ZExt, ir.Trunc:
		if e.width(i.Operand(0).Type()) != 0 {
			return e.cast(i.Op(), i.Operand(0), w)
		}
	case ir.GetElementPtr:
		if !i.Operand(0).Type().IsVector() {
			if n, ok := e.address(i, 0); ok {
				return n
			}
		}
	}
	return e.value(i)
}

func (e *expressions) noCommonBits(x, y ir.Value) bool {
	if e.width(x.Type()) == 0 {
		return false
	}
	return valuetracking.Disjoint(e.query.KnownBits(x), e.query.KnownBits(y), x.Type().Bits)
}

// address returns the address that a getelementptr computes, without what operand skip adds. It is
// not ok for strides that are not known and indices that are not expanded.
func (e *expressions) address(gep *ir.Instr, skip int) (n exprID, ok bool) {
	n = e.of(gep.Operand(0))
	w := int(e.sums[n].width)
	for s := range straightline.GEPSteps(gep, e.query.Layout) {
		switch {
		case s.Operand == skip:
		case s.Scalable:
			return 0, false
		case s.Field:
			n = e.add(n, e.sum(w, uint64(s.Stride), nil))
		default:
			index, ok := e.index(gep.Operand(s.Operand), w)
			if !ok {
				return 0, false
			}
			n = e.add(n, e.scale(index, uint64(s.Stride)))
		}
	}
	return n, true
}

// index returns an index of a getelementptr as wide as addresses are; it is not ok for one that is
// not expanded.
func (e *expressions) index(v ir.Value, w int) (n exprID, ok bool) {
	switch from := e.width(v.Type()); {
	case from == 0:
		return 0, false
	case from < w:
		return e.cast(ir.SExt, v, w), true
	case from > w:
		return e.cast(ir.Trunc, v, w), true
	}
	return e.of(v), true
}

// cast applies an extension or truncation. An extension distributes over sums and products whose
// overflow would make the program undefined.
func (e *expressions) cast(op ir.Op, v ir.Value, w int) exprID { return e.castWithin(op, v, w, 0) }

func (e *expressions) castWithin(op ir.Op, v ir.Value, w, depth int) exprID {
	flag := ir.NSW
	if op == ir.ZExt {
		flag = ir.NUW
	}
	i, ok := v.(*ir.Instr)
	if !ok || op == ir.Trunc || depth == maxCastDepth || !i.HasFlag(flag) || !valuetracking.UndefinedIfPoison(i) {
		return e.extend(op, e.of(v), w)
	}
	wide := func(k int) exprID { return e.castWithin(op, i.Operand(k), w, depth+1) }
	switch i.Op() {
	case ir.Add:
		return e.add(wide(0), wide(1))
	case ir.Mul:
		return e.mul(wide(0), wide(1))
	case ir.Shl:
		if k, ok := straightline.ConstInt(i.Operand(1)); ok && k >= 0 && k < int64(i.Type().Bits) {
			return e.scale(wide(0), 1<<uint(k))
		}
	}
	return e.extend(op, e.of(v), w)
}

// extend is cast on expressions: constants fold, and a cast of a cast is one cast where it can be.
func (e *expressions) extend(op ir.Op, n exprID, w int) exprID {
	s := e.sums[n]
	if s.count == 0 {
		k := s.constant
		if op == ir.SExt {
			k = uint64(int64(k<<uint(64-s.width)) >> uint(64-s.width))
		}
		return e.sum(w, k, nil)
	}
	if inner, ok := e.soleUnknown(s); ok {
		from := int(e.sums[inner.a].width)
		switch {
		case op == ir.Trunc && inner.op == ir.Trunc, op != ir.Trunc && inner.op == op:
			return e.extend(op, inner.a, w)
		case op == ir.SExt && inner.op == ir.ZExt:
			return e.extend(ir.ZExt, inner.a, w)
		case op == ir.Trunc && (inner.op == ir.SExt || inner.op == ir.ZExt):
			switch {
			case w == from:
				return inner.a
			case w < from:
				return e.extend(ir.Trunc, inner.a, w)
			}
			return e.extend(inner.op, inner.a, w)
		}
	}
	return e.operation(exprUnknown{op: op, a: n, width: int16(w)})
}

// soleUnknown returns the unknown that a sum consists of.
func (e *expressions) soleUnknown(s exprSum) (exprUnknown, bool) {
	if s.constant != 0 || s.count != 1 || e.terms[s.first].coeff != 1 {
		return exprUnknown{}, false
	}
	if k := e.terms[s.first].product; k >= 0 {
		return e.unknowns[k], true
	}
	return exprUnknown{}, false
}

// operation returns the expression that consists of one operation that is not expanded.
func (e *expressions) operation(u exprUnknown) exprID {
	if k, ok := e.unknown[u]; ok {
		return e.alone[k]
	}
	e.unknown[u] = int32(len(e.unknowns))
	return e.atom(u)
}

// atom returns the expression that consists of an unknown that is new.
func (e *expressions) atom(u exprUnknown) exprID {
	k := exprProduct(len(e.unknowns))
	n := exprID(len(e.sums))
	e.unknowns, e.alone = append(e.unknowns, u), append(e.alone, n)
	e.sums = append(e.sums, exprSum{width: u.width, first: int32(len(e.terms)), count: 1})
	e.terms = append(e.terms, exprTerm{1, k})
	return n
}

func (e *expressions) productOf(factors []int32) exprProduct {
	if len(factors) == 1 {
		return exprProduct(factors[0])
	}
	e.key = e.key[:0]
	for _, f := range factors {
		e.key = binary.LittleEndian.AppendUint32(e.key, uint32(f))
	}
	n, ok := e.prodOf[string(e.key)]
	if !ok {
		n = ^exprProduct(len(e.products))
		e.products = append(e.products, factors)
		e.prodOf[string(e.key)] = n
	}
	return n
}

// unknownsOf is the inverse of productOf.
func (e *expressions) unknownsOf(p exprProduct) []int32 {
	if p >= 0 {
		return []int32{int32(p)}
	}
	return e.products[^p]
}

// sum returns the number of a sum whose terms are sorted and have coefficients other than 0.
func (e *expressions) sum(width int, constant uint64, terms []exprTerm) exprID {
	constant &= widthMask(width)
	if len(terms) == 1 && constant == 0 && terms[0].coeff == 1 && terms[0].product >= 0 {
		return e.alone[terms[0].product]
	}
	e.key = binary.LittleEndian.AppendUint64(append(e.key[:0], byte(width)), constant)
	for _, t := range terms {
		e.key = binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint32(e.key, uint32(t.product)), t.coeff)
	}
	last := int32(0)
	if len(terms) > 0 {
		if last = int32(terms[len(terms)-1].product); last < 0 { // products only: near the last factor of the newest one
			factors := e.products[^terms[0].product]
			last = factors[len(factors)-1]
		}
	}
	for h := maphash.Bytes(e.seed, e.key); ; h++ {
		at := e.sumOf.At(last, h)
		if *at == 0 {
			*at = int32(len(e.sums))
			e.sums = append(e.sums, exprSum{constant, int32(len(e.terms)), int16(len(terms)), int16(width)})
			e.terms = append(e.terms, terms...)
			return exprID(*at)
		}
		if s := e.sums[*at]; s.constant == constant && int(s.width) == width && slices.Equal(e.termsOf(s), terms) {
			return exprID(*at)
		}
	}
}

func widthMask(w int) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(w) - 1
}

func (e *expressions) add(m, n exprID) exprID {
	a, b := e.sums[m], e.sums[n]
	mask := widthMask(int(a.width))
	out := e.made[:0]
	x, y := e.termsOf(a), e.termsOf(b)
	for len(x) > 0 || len(y) > 0 {
		switch {
		case len(y) == 0 || len(x) > 0 && x[0].product < y[0].product:
			out, x = append(out, x[0]), x[1:]
		case len(x) == 0 || y[0].product < x[0].product:
			out, y = append(out, y[0]), y[1:]
		default:
			if c := (x[0].coeff + y[0].coeff) & mask; c != 0 {
				out = append(out, exprTerm{c, x[0].product})
			}
			x, y = x[1:], y[1:]
		}
	}
	e.made = out
	if len(out) > maxSumTerms {
		return e.operation(exprUnknown{op: ir.Add, a: min(m, n), b: max(m, n), width: a.width})
	}
	return e.sum(int(a.width), a.constant+b.constant, out)
}

func (e *expressions) scale(n exprID, k uint64) exprID {
	a := e.sums[n]
	mask := widthMask(int(a.width))
	out := e.made[:0]
	for _, t := range e.termsOf(a) {
		if c := t.coeff * k & mask; c != 0 {
			out = append(out, exprTerm{c, t.product})
		}
	}
	e.made = out
	return e.sum(int(a.width), a.constant*k, out)
}

// mul multiplies. Only constants are multiplied out: a sum is one factor of a product.
func (e *expressions) mul(m, n exprID) exprID {
	a, b := e.sums[m], e.sums[n]
	if a.count == 0 {
		return e.scale(n, a.constant)
	}
	if b.count == 0 {
		return e.scale(m, b.constant)
	}
	x, c := e.factors(m)
	y, d := e.factors(n)
	all := slices.Concat(x, y)
	if len(all) > maxProductFactors {
		return e.operation(exprUnknown{op: ir.Mul, a: min(m, n), b: max(m, n), width: a.width})
	}
	slices.Sort(all)
	k := c * d & widthMask(int(a.width))
	if k == 0 {
		return e.sum(int(a.width), 0, nil)
	}
	return e.sum(int(a.width), 0, []exprTerm{{k, e.productOf(all)}})
}

// factors splits an expression into unknowns and a constant.
func (e *expressions) factors(n exprID) (unknowns []int32, coeff uint64) {
	s := e.sums[n]
	if s.constant == 0 && s.count == 1 {
		t := e.terms[s.first]
		return e.unknownsOf(t.product), t.coeff
	}
	one := e.operation(exprUnknown{op: ir.Mul, a: n, width: s.width})
	return e.unknownsOf(e.terms[e.sums[one].first].product), 1
}

// mulOut is mul that multiplies the constants of sums out, too: (a + 4)·b is a·b + 4·b.
func (e *expressions) mulOut(m, n exprID) exprID {
	for _, x := range [][2]exprID{{m, n}, {n, m}} {
		k, of := e.sums[x[0]], e.sums[x[1]]
		if k.constant != 0 && k.count > 0 && (of.count > 0 || of.constant != 0) {
			rest := e.add(x[0], e.sum(int(k.width), -k.constant, nil))
			return e.add(e.mulOut(rest, x[1]), e.scale(x[1], k.constant))
		}
	}
	return e.mul(m, n)
}

// coefficient is the one of a product in a sum, 0 if the sum does not have the product.
func (e *expressions) coefficient(n exprID, p exprProduct) uint64 {
	for _, t := range e.termsOf(e.sums[n]) {
		if t.product == p {
			return t.coeff
		}
	}
	return 0
}
