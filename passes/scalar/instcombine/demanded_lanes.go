package instcombine

import (
	"slices"

	"opt-go/frontend/ir"
)

// Demanded lanes: computations of vector lanes that no user demands are removed (LLVM's
// SimplifyDemandedVectorElts). Lanes that are not demanded become poison, so only poison marks a
// lane as free; undef does not.

// maxLaneDepth bounds how far up lanes are followed.
const maxLaneDepth = 10

// laneSet is a set of the lanes of a vector.
type laneSet []bool

func allLanes(n uint64) laneSet {
	s := make(laneSet, n)
	for k := range s {
		s[k] = true
	}
	return s
}

func (s laneSet) none() bool { return !slices.Contains(s, true) }
func (s laneSet) all() bool  { return !slices.Contains(s, false) }

// oneLane is the set of lane k alone.
func oneLane(n, k uint64) laneSet {
	s := make(laneSet, n)
	s[k] = true
	return s
}

// demandLanes simplifies i with all its lanes demanded. It returns i, when i or an operand has
// changed or i was replaced in its users, or nil.
func (ic *combiner) demandLanes(i *ir.Instr) *ir.Instr {
	if !i.Type().IsVector() || i.Type().Scalable {
		return nil
	}
	d := &laneDemander{ic: ic}
	v, _ := d.lanes(i, allLanes(i.Type().Len), 0)
	switch {
	case v == nil:
		return nil
	case v == ir.Value(i):
		return i
	}
	return ic.use(i, v)
}

// laneDemander follows lanes upwards.
type laneDemander struct {
	ic    *combiner
	users bool // the demanded lanes of the root are those that its users demand
}

// lanes returns a replacement for v where only some lanes are demanded: v itself when it was
// changed in place, nil for none. The second result is the set of lanes known to be poison.
func (d *laneDemander) lanes(v ir.Value, want laneSet, depth int) (ir.Value, laneSet) {
	poison := make(laneSet, len(want))
	switch {
	case isPoison(v):
		return nil, allLanes(uint64(len(want)))
	case want.none():
		return ir.NewPoison(v.Type()), allLanes(uint64(len(want)))
	}
	if k, ok := v.(*ir.Const); ok {
		return constantLanes(k, want)
	}
	i := asInstr(v)
	if i == nil || depth == maxLaneDepth {
		return nil, poison
	}
	if !oneUse(i) && !(d.users && depth == 0) {
		if depth > 0 { // visited when it is its turn
			return nil, poison
		}
		want = allLanes(uint64(len(want)))
	}
	s := &laneStep{laneDemander: d, i: i, want: want, poison: poison, depth: depth}
	if r := s.step(); r != nil {
		return r, s.poison
	}
	switch {
	case s.poison.all():
		return ir.NewPoison(i.Type()), s.poison
	case s.changed:
		return i, s.poison
	}
	return nil, s.poison
}

// constantLanes replaces the lanes of a constant that are not demanded by poison.
func constantLanes(k *ir.Const, want laneSet) (ir.Value, laneSet) {
	poison := make(laneSet, len(want))
	if immediate(k) == nil && k.Kind != ir.VectorConst {
		return nil, poison
	}
	elems := make([]ir.Value, len(want))
	for n := range elems {
		elems[n] = k.Elem(uint64(n))
		if elems[n] == nil {
			return nil, make(laneSet, len(want))
		}
		if !want[n] {
			elems[n] = ir.NewPoison(k.Type().Elem)
		}
		poison[n] = isPoison(elems[n])
	}
	if want.all() {
		return nil, poison
	}
	if r := ir.NewAggregate(k.Type(), elems); r != k {
		return r, poison
	}
	return nil, poison
}

// laneStep is the state of one instruction in the recursion.
type laneStep struct {
	*laneDemander
	i       *ir.Instr
	want    laneSet
	poison  laneSet
	depth   int
	changed bool
}

// operand demands some lanes of operand k, and returns those that are poison.
func (s *laneStep) operand(k int, want laneSet) laneSet {
	v, poison := s.lanes(s.i.Operand(k), want, s.depth+1)
	if v != nil {
		s.ic.setOperand(s.i, k, v)
		if c := asInstr(v); c != nil { // changed in place, or with new users: revisit it
			s.ic.work.add(c)
		}
		s.changed = true
	}
	return poison
}

func (s *laneStep) step() ir.Value {
	switch op := s.i.Op(); op {
	case ir.InsertElement:
		return s.insert()
	case ir.ShuffleVector:
		return s.shuffle()
	case ir.Select:
		s.selects()
	case ir.BitCast:
		s.bitcast()
	case ir.FPTrunc, ir.FPExt:
		s.poison = s.operand(0, s.want)
	case ir.GetElementPtr:
		s.address()
	case ir.Call:
		s.masked()
	default:
		if op.IsBinary() && !op.IsShift() && op != ir.UDiv && op != ir.SDiv && op != ir.URem && op != ir.SRem {
			if v := s.sameBeforeShuffle(); v != nil {
				return v
			}
			a := s.operand(0, s.want)
			b := s.operand(1, s.want)
			for k := range a { // an operation on poison and another value may be simplified, so only both count
				s.poison[k] = a[k] && b[k]
			}
		}
	}
	return nil
}

func (s *laneStep) insert() ir.Value {
	i := s.i
	at, ok := word(i.Operand(2))
	if !ok { // any lane: the demanded set stays
		s.operand(0, s.want)
		return nil
	}
	before := slices.Clone(s.want)
	if at < uint64(len(before)) {
		before[at] = false
	}
	if e := opOf(i.Operand(1), ir.ExtractElement); before.none() && e != nil && e.Operand(0).Type() == i.Type() && isWord(e.Operand(1), at) {
		return e.Operand(0)
	}
	s.poison = s.operand(0, before)
	if at >= uint64(len(before)) || !s.want[at] {
		s.ic.work.push(i)
		return i.Operand(0)
	}
	s.poison[at] = false
	return nil
}

func (s *laneStep) selects() {
	i := s.i
	c := i.Operand(0)
	if c.Type().IsVector() {
		s.operand(0, s.want)
		c = i.Operand(0)
	}
	x, y := slices.Clone(s.want), slices.Clone(s.want)
	if k, ok := c.(*ir.Const); ok && k.Kind == ir.VectorConst {
		for n := range x {
			switch e := k.Elem(uint64(n)).(type) {
			case *ir.Const:
				x[n] = x[n] && !isZero(e)
				y[n] = y[n] && !isOne(e)
			}
		}
	}
	a := s.operand(1, x)
	b := s.operand(2, y)
	for k := range a {
		s.poison[k] = a[k] && b[k]
	}
}

// bitcast demands the source lanes that overlap the demanded lanes.
func (s *laneStep) bitcast() {
	from := s.i.Operand(0).Type()
	if !from.IsVector() || from.Scalable {
		return
	}
	n, m := uint64(len(s.want)), from.Len
	if n%m != 0 && m%n != 0 {
		return
	}
	in := make(laneSet, m)
	for k := range max(n, m) { // the narrower lanes, in the order of both vectors
		if s.want[k*n/max(n, m)] {
			in[k*m/max(n, m)] = true
		}
	}
	p := s.operand(0, in)
	for k := range s.poison {
		s.poison[k] = true
	}
	for k := range max(n, m) {
		if !p[k*m/max(n, m)] {
			s.poison[k*n/max(n, m)] = false
		}
	}
}

// address: a lane of an address is computed from the same lanes of its operands.
func (s *laneStep) address() {
	if indexesStruct(s.i) {
		return
	}
	for k, v := range s.i.Operands() {
		if !v.Type().IsVector() {
			continue
		}
		if p := s.operand(k, s.want); k == 0 {
			s.poison = p
		}
	}
}

// indexesStruct reports whether an address indexes into a struct, where the field number must be
// constant.
func indexesStruct(g *ir.Instr) bool {
	ty := g.ElemTy
	for k := 2; k < g.NumOperands(); k++ {
		if ty.Kind == ir.StructKind {
			return true
		}
		ty = ty.Elem
	}
	return false
}

// masked: loads with a constant mask do not demand the pass-through lanes that are loaded, nor the
// addresses of the others.
func (s *laneStep) masked() {
	id := s.i.IntrinsicID()
	if id != "llvm.masked.gather" && id != "llvm.masked.load" {
		return
	}
	addresses, through := allLanes(uint64(len(s.want))), slices.Clone(s.want)
	if k, ok := s.i.Arg(2).(*ir.Const); ok && k.Kind == ir.VectorConst {
		for n := range through {
			e, _ := k.Elem(uint64(n)).(*ir.Const)
			addresses[n] = e == nil || !isZero(e)
			through[n] = through[n] && (e == nil || !isOne(e))
		}
	}
	if id == "llvm.masked.gather" {
		s.operand(0, addresses)
	}
	s.operand(3, through)
}

// sameBeforeShuffle: if only the first lane of an operation is demanded, an equal operation on a
// shuffle of one operand that keeps the first lane can replace it; it keeps the flags of both.
func (s *laneStep) sameBeforeShuffle() ir.Value {
	i := s.i
	if x, y := i.Operand(0), i.Operand(1); !s.want[0] || slices.Contains(s.want[1:], true) || oneUse(x) || oneUse(y) || !oneUse(i) {
		return nil
	}
	for k := range 2 {
		for sh := range ir.Users(i.Operand(k)) {
			if sh.Op() != ir.ShuffleVector || sh.Operand(0) != i.Operand(k) || sh.Type() != i.Type() || sh.Mask()[0] != 0 {
				continue
			}
			for u := range ir.Users(sh) {
				if u.Op() == i.Op() && joins(u, k, sh, i.Operand(1-k)) && s.ic.dt.DominatesInstr(u, i) {
					u.Flags &= i.Flags
					return u
				}
			}
		}
	}
	return nil
}

// joins reports whether an operation has a as operand k and b as the other one, or the reverse
// where it commutes.
func joins(u *ir.Instr, k int, a, b ir.Value) bool {
	return u.Operand(k) == a && u.Operand(1-k) == b || u.Op().IsCommutative() && u.Operand(k) == b && u.Operand(1-k) == a
}

// lanesOfUsers returns the lanes of v that its users demand, as far as they are extractions and
// shuffles.
func lanesOfUsers(v *ir.Instr) laneSet {
	n := v.Type().Len
	want := make(laneSet, n)
	for u := range ir.Users(v) {
		switch u.Op() {
		case ir.ExtractElement:
			k, ok := word(u.Operand(1))
			if !ok || u.Operand(0) != ir.Value(v) {
				return allLanes(n)
			}
			if k < n {
				want[k] = true
			}
		case ir.ShuffleVector:
			for _, m := range u.Mask() {
				for side := range 2 {
					if at := int(m) - side*int(n); u.Operand(side) == ir.Value(v) && at >= 0 && at < int(n) {
						want[at] = true
					}
				}
			}
		default:
			return allLanes(n)
		}
	}
	return want
}
