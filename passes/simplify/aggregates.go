package simplify

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/match"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify/constfold"
)

func (q *Query) extractValue(i *ir.Instr) ir.Value {
	v, idx := i.Operand(0), i.Indices()
	for range maxInsertions {
		if k, ok := v.(*ir.Const); ok {
			for _, n := range idx {
				if k == nil {
					return nil
				}
				e := k.Elem(n)
				if e == nil {
					return nil
				}
				v = e
				k, _ = e.(*ir.Const)
			}
			return v
		}
		ins := match.Op(v, ir.InsertValue)
		if ins == nil {
			return nil
		}
		to := ins.Indices()
		n := min(len(to), len(idx))
		same := true
		for k := range n {
			same = same && to[k] == idx[k]
		}
		switch {
		case !same:
			v = ins.Operand(0)
		case len(to) == len(idx):
			return ins.Operand(1)
		case len(to) < len(idx):
			v, idx = ins.Operand(1), idx[len(to):]
		default:
			return nil
		}
	}
	return nil
}

func (q *Query) insertValue(i *ir.Instr) ir.Value {
	agg, v := i.Operand(0), i.Operand(1)
	if match.Poison(v) || match.Undef(v) && valuetracking.NotPoison(agg) {
		return agg
	}
	// insertvalue a, (extractvalue a, n), n = a; of poison or undef, the rest may be what it is in
	// a
	e := match.Op(v, ir.ExtractValue)
	if e == nil || e.Operand(0).Type() != agg.Type() || !slices.Equal(e.Indices(), i.Indices()) {
		return nil
	}
	if from := e.Operand(0); from == agg || match.Poison(agg) || match.Undef(agg) && valuetracking.NotPoison(from) {
		return from
	}
	return nil
}

func (q *Query) extractElement(i *ir.Instr) ir.Value {
	v, idx := i.Operand(0), i.Operand(1)
	if match.Poison(v) || match.Poison(idx) || match.Undef(idx) {
		return ir.NewPoison(i.Type())
	}
	if k := ir.AsInt(idx); k != nil {
		n, fits := k.Uint64()
		if !v.Type().Scalable && (!fits || n >= v.Type().Len) {
			return ir.NewPoison(i.Type())
		}
		return q.Lane(v, n)
	}
	if match.Undef(v) {
		return ir.NewUndef(i.Type())
	}
	if k, ok := v.(*ir.Const); ok { // the same in all lanes
		if e := k.Splat(); e != nil {
			return e
		}
		if k.IsZero() {
			return ir.NewZero(i.Type())
		}
		return nil
	}
	if ins := match.Op(v, ir.InsertElement); ins != nil && ins.Operand(2) == idx {
		return ins.Operand(1)
	}
	if s := match.Op(v, ir.ShuffleVector); s != nil {
		if e := Splatted(s); e != nil {
			return e
		}
	}
	return nil
}

// insertElement simplifies the insertion of poison, or of the value that the lane has already.
func insertElement(i *ir.Instr) ir.Value {
	vec, v, idx := i.Operand(0), i.Operand(1), i.Operand(2)
	if k := ir.AsInt(idx); k != nil && !vec.Type().Scalable {
		if n, ok := k.Uint64(); !ok || n >= vec.Type().Len {
			return ir.NewPoison(i.Type())
		}
	}
	switch {
	case match.Undef(idx), match.Poison(idx):
		return ir.NewPoison(i.Type())
	case match.Poison(v), match.Undef(v) && valuetracking.NotPoison(vec):
		return vec
	case match.Undef(vec) && !match.Poison(vec), match.Poison(vec):
		return nil
	}
	if e := match.Op(v, ir.ExtractElement); e != nil && e.Operand(0) == vec && e.Operand(1) == idx {
		return vec
	}
	return nil
}

// Lane returns lane n of a vector, where that value exists, or nil.
func (q *Query) Lane(v ir.Value, n uint64) ir.Value {
	for range maxInsertions {
		if k, ok := v.(*ir.Const); ok && (!v.Type().Scalable || k.Kind == ir.VectorConst) {
			return k.Elem(n)
		}
		i := match.Instr(v)
		switch {
		case i == nil:
			return nil
		case i.Op() == ir.ShuffleVector && !i.Operand(0).Type().Scalable && !v.Type().Scalable:
			m := i.Mask()[n]
			if m < 0 {
				return ir.NewPoison(i.Type().Elem)
			}
			v, n = i.Operand(0), uint64(m)
			if lanes := v.Type().Len; n >= lanes {
				v, n = i.Operand(1), n-lanes
			}
		case v.Type().Scalable && n < v.Type().Len && Splatted(i) != nil:
			return Splatted(i)
		case IsStepVector(i) && n < v.Type().Len:
			return stepLane(v.Type().Elem, n)
		case i.Op() == ir.InsertElement:
			at, ok := match.Uint(i.Operand(2))
			if !ok {
				return nil
			}
			if at == n {
				return i.Operand(1)
			}
			v = i.Operand(0)
		case i.Op() == ir.Add:
			k, ok := i.Operand(1).(*ir.Const)
			if !ok || v.Type().Scalable || !match.Zero(k.Elem(n)) {
				return nil
			}
			v = i.Operand(0)
		default:
			return nil
		}
	}
	return nil
}

// Splatted returns the scalar that all lanes of a shuffle have: the shuffle takes lane 0 only, into
// which the scalar was inserted. It returns nil for other instructions.
func Splatted(i *ir.Instr) ir.Value {
	if i.Op() != ir.ShuffleVector || len(i.Mask()) == 0 {
		return nil
	}
	for _, m := range i.Mask() {
		if m != 0 {
			return nil
		}
	}
	ins := match.Op(i.Operand(0), ir.InsertElement)
	if ins == nil || !match.Zero(ins.Operand(2)) {
		return nil
	}
	return ins.Operand(1)
}

// IsStepVector reports whether i is the vector 0, 1, 2 …, by either name of the intrinsic.
func IsStepVector(i *ir.Instr) bool {
	if i.Op() != ir.Call {
		return false
	}
	id := i.IntrinsicID()
	return id == "llvm.stepvector" || id == "llvm.experimental.stepvector"
}

// stepLane is lane n of the vector 0, 1, 2 …: poison where the type cannot hold n.
func stepLane(t *ir.Type, n uint64) *ir.Const {
	if t.Bits < 64 && n>>uint(t.Bits) != 0 {
		return ir.NewPoison(t)
	}
	return ir.NewInt(t, n)
}

// shuffle simplifies a shuffle that takes nothing, everything in place, or lanes of a splat.
func shuffle(i *ir.Instr) ir.Value {
	if i.Type().Scalable {
		if k := splatOfNumber(i); k != nil {
			return k
		}
	}
	if v := shuffled(i.Type(), i.Operand(0), i.Operand(1), i.Mask()); v != nil || i.Operand(0).Type().Scalable {
		return v
	}
	if v := shuffledConstants(i); v != nil {
		return v
	}
	if v := insertedSplat(i); v != nil {
		return v
	}
	return throughShuffles(i)
}

// splatOfNumber is a shuffle of a scalable vector that repeats a number inserted as the first lane.
func splatOfNumber(i *ir.Instr) ir.Value {
	v := Splatted(i)
	if e, ok := i.Operand(0).(*ir.Const); ok && e.Kind == ir.ExprConst && e.Op == ir.InsertElement && match.Zero(e.Elems[2]) {
		for _, m := range i.Mask() {
			if m != 0 {
				return nil
			}
		}
		v = e.Elems[1]
	}
	if k, ok := v.(*ir.Const); ok && (k.Kind == ir.IntConst || k.Kind == ir.FloatConst) {
		return ir.NewSplat(i.Type(), k)
	}
	return nil
}

// shuffledConstants folds a shuffle that takes lanes of constants only.
func shuffledConstants(i *ir.Instr) ir.Value {
	x, y := i.Operand(0), i.Operand(1)
	n := int32(x.Type().Len)
	for _, m := range i.Mask() {
		if m >= n && !ir.IsConst(y) || m >= 0 && m < n && !ir.IsConst(x) {
			return nil
		}
	}
	if !ir.IsConst(x) {
		x = ir.NewPoison(x.Type())
	}
	if !ir.IsConst(y) {
		y = ir.NewPoison(y.Type())
	}
	return asValue(constfold.Shuffle(i, x, y))
}

// insertedSplat is a shuffle that takes one lane only, which a constant was inserted at.
func insertedSplat(i *ir.Instr) ir.Value {
	lane := int32(-1)
	for _, m := range i.Mask() {
		if m >= 0 && lane >= 0 && m != lane {
			return nil
		}
		lane = max(lane, m)
	}
	v, n := i.Operand(0), int32(i.Operand(0).Type().Len)
	if lane >= n {
		v, lane = i.Operand(1), lane-n
	}
	ins := match.Op(v, ir.InsertElement)
	if ins == nil || !ir.IsConst(ins.Operand(1)) {
		return nil
	}
	if at, ok := match.Uint(ins.Operand(2)); !ok || at != uint64(lane) {
		return nil
	}
	elems := make([]ir.Value, len(i.Mask()))
	for k, m := range i.Mask() {
		if elems[k] = ins.Operand(1); m < 0 {
			elems[k] = ir.NewPoison(i.Type().Elem)
		}
	}
	return ir.NewAggregate(i.Type(), elems)
}

// sameLanes reports whether all lanes of a shuffle are one lane, and none is poison.
func sameLanes(v ir.Value) bool {
	s := match.Op(v, ir.ShuffleVector)
	if s == nil {
		return false
	}
	for _, m := range s.Mask() {
		if m < 0 || m != s.Mask()[0] {
			return false
		}
	}
	return len(s.Mask()) > 0
}

// Shuffle returns what a shuffle with a result like its first source is equal to, or nil.
func (q *Query) Shuffle(ty *ir.Type, x, y ir.Value, mask []int32) ir.Value {
	return shuffled(ty, x, y, mask)
}

func shuffled(ty *ir.Type, x, y ir.Value, mask []int32) ir.Value {
	none, n := true, x.Type().Len
	identity := !x.Type().Scalable && uint64(len(mask)) == n
	for k, m := range mask {
		none = none && m < 0
		identity = identity && int(m) == k
	}
	if none {
		return ir.NewPoison(ty)
	}
	if identity {
		return x
	}
	if x.Type().Scalable {
		return nil
	}
	if ty == y.Type() && secondInPlace(mask, int32(n)) {
		return y
	}
	if sameLanes(x) && x.Type() == ty && onlyFirst(mask, int32(n)) { // lanes of a splat
		return x
	}
	if sameLanes(y) && y.Type() == ty && onlySecond(mask, int32(n)) {
		return y
	}
	return nil
}

func secondInPlace(mask []int32, n int32) bool {
	for k, m := range mask {
		if m != n+int32(k) {
			return false
		}
	}
	return len(mask) == int(n)
}

func onlyFirst(mask []int32, n int32) bool {
	for _, m := range mask {
		if m >= n {
			return false
		}
	}
	return true
}

func onlySecond(mask []int32, n int32) bool {
	for _, m := range mask {
		if m >= 0 && m < n {
			return false
		}
	}
	return true
}

// maxShuffles bounds how far up lanes are followed through shuffles, as in LLVM.
const maxShuffles = 6

// throughShuffles finds a vector whose lanes come through a chain of shuffles in place.
func throughShuffles(i *ir.Instr) ir.Value {
	mask := i.Mask()
	for _, m := range mask { // a lane that is poison here could be undef there
		if m < 0 {
			return nil
		}
	}
	var root ir.Value
	for k := range mask {
		v, lane := ir.Value(i), int32(k)
		for depth := 0; ; depth++ {
			s := match.Op(v, ir.ShuffleVector)
			if s == nil || s.Operand(0).Type().Scalable {
				break
			}
			if depth == maxShuffles {
				return nil
			}
			m := s.Mask()[lane]
			if m < 0 {
				return nil
			}
			v, lane = s.Operand(0), m
			if n := int32(s.Operand(0).Type().Len); m >= n {
				v, lane = s.Operand(1), m-n
			}
		}
		if int(lane) != k || root != nil && v != root || v.Type() != i.Type() || ir.IsConst(v) {
			return nil
		}
		root = v
	}
	return root
}

// maxInsertions bounds how far up a chain of insertions the search for an element goes.
const maxInsertions = 128
