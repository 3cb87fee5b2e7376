package sroa

import (
	"math"
	"sort"

	"opt-go/frontend/ir"
)

// Can a partition become one integer, or one vector, that all its slices are parts of? Only then is
// an alloca that is accessed in parts promoted.

// isNeutral reports whether the user only marks lifetimes or is given up when the alloca is
// promoted.
func isNeutral(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.lifetime.start", "llvm.lifetime.end", "llvm.assume":
		return true
	}
	return false
}

// isMemIntrinsic reports whether i is a memset, memcpy or memmove.
func isMemIntrinsic(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.memset", "llvm.memcpy", "llvm.memmove", "llvm.memcpy.inline":
		return true
	}
	return false
}

// integerViable reports whether every slice can be a part of an integer that has the size of t, the
// type chosen for the partition: some access covers it, and the others are integers or split
// copies.
func (s *state) integerViable(p *partition, t *ir.Type) bool {
	bits := s.dl.SizeBits(t)
	if bits > 1<<23 || bits != 8*s.dl.StoreSize(t) || bits == 0 {
		return false
	}
	whole := t.Context().Int(int(bits))
	if !s.convertible(t, whole) || !s.convertible(whole, t) {
		return false
	}
	covered := len(p.slices) == 0 && s.dl.IsLegalInt(int(bits))
	return p.all(func(sl *slice) bool { return s.integerViableFor(p, sl, t, &covered) }) && covered
}

func (s *state) integerViableFor(p *partition, sl *slice, t *ir.Type, covered *bool) bool {
	i := sl.use.User()
	if isNeutral(i) {
		return true
	}
	size := s.dl.StoreSize(t)
	end := sl.end - p.begin
	if end > size {
		return false
	}
	access := accessType(i)
	if access == nil {
		return isMemIntrinsic(i) && !isVolatileCall(i) && ir.AsInt(i.Arg(2)) != nil && sl.splittable
	}
	if i.IsVolatile() || s.dl.StoreSize(access) > size || sl.begin < p.begin {
		return false
	}
	full := sl.begin == p.begin && end == size
	if full && access.Kind != ir.VectorKind {
		*covered = true
	}
	switch {
	case access.Kind == ir.IntKind:
		return access.Bits%8 == 0
	case !full:
		return false
	case i.Op() == ir.Load:
		return s.convertible(t, access)
	}
	return s.convertible(access, t)
}

// vectorChoice collects the vector types that a partition may become.
type vectorChoice struct {
	s          *state
	p          *partition
	candidates []*ir.Type
	elem       *ir.Type // of the first candidate
	sameElem   bool
	ptrVector  *ir.Type // the first candidate of pointers
	samePtr    bool
}

// vectorViable returns a vector type of which all slices of the partition are parts, or nil.
func (s *state) vectorViable(p *partition) *ir.Type {
	c := &vectorChoice{s: s, p: p, sameElem: true, samePtr: true}
	var accesses, pointers []*ir.Type // without duplicates, in order
	add := func(list []*ir.Type, t *ir.Type) []*ir.Type {
		for _, have := range list {
			if have == t {
				return list
			}
		}
		return append(list, t)
	}
	for _, sl := range p.slices {
		t := accessType(sl.use.User())
		full := sl.begin == p.begin && sl.end == p.end
		switch {
		case t == nil:
		case t.Scalar().IsPtr() && !full:
			pointers = add(pointers, t)
		default:
			accesses = add(accesses, t)
			if full {
				c.consider(t)
			}
		}
	}
	direct := append([]*ir.Type(nil), c.candidates...)
	if v := c.choose(accesses, direct); v != nil {
		return v
	}
	c.candidates = nil
	return c.choose(pointers, direct)
}

// consider adds a vector type; candidates of different sizes rule each other out.
func (c *vectorChoice) consider(t *ir.Type) {
	if t.Kind != ir.VectorKind || t.Scalable {
		return
	}
	if len(c.candidates) > 0 && c.s.dl.SizeBits(t) != c.s.dl.SizeBits(c.candidates[0]) {
		c.candidates = nil
		return
	}
	c.candidates = append(c.candidates, t)
	if c.elem == nil {
		c.elem = t.Elem
	} else if c.elem != t.Elem {
		c.sameElem = false
	}
	if t.Elem.IsPtr() {
		if c.ptrVector == nil {
			c.ptrVector = t
		} else if c.ptrVector != t {
			c.samePtr = false
		}
	}
}

// choose adds the vectors whose elements are the types of other accesses, and returns the best
// candidate that fits.
func (c *vectorChoice) choose(others, direct []*ir.Type) *ir.Type {
	for _, t := range others {
		if !isSingle(t) || t.Kind == ir.VectorKind {
			continue
		}
		size := c.s.dl.SizeBits(t)
		for _, v := range direct {
			whole := c.s.dl.SizeBits(v)
			if size != 0 && size != whole && size != c.s.dl.SizeBits(v.Elem) && whole%size == 0 {
				c.consider(t.Context().Vector(whole/size, t, false))
			}
		}
	}
	if len(c.candidates) == 0 || c.ptrVector != nil && !c.samePtr {
		return nil
	}
	list := c.candidates
	switch {
	case c.sameElem:
		list = list[:1]
	case c.ptrVector != nil:
		list = []*ir.Type{c.ptrVector}
	default:
		list = c.asIntegers(list)
	}
	for _, v := range list {
		if v.Len <= math.MaxUint16 && c.s.vectorFits(c.p, v) {
			return v
		}
	}
	return nil
}

// asIntegers turns all elements into integers and sorts the vectors, fewer elements first.
func (c *vectorChoice) asIntegers(list []*ir.Type) []*ir.Type {
	var out []*ir.Type
	seen := map[*ir.Type]bool{}
	for _, v := range list {
		if v.Elem.Kind != ir.IntKind {
			v = v.WithScalar(v.Context().Int(int(c.s.dl.SizeBits(v.Elem))))
		}
		if !seen[v] {
			seen[v] = true
			out = append(out, v)
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].Len < out[j].Len })
	return out
}

// vectorFits reports whether every slice is a run of whole elements of v and can be converted to
// it.
func (s *state) vectorFits(p *partition, v *ir.Type) bool {
	bits := s.dl.SizeBits(v.Elem)
	if bits == 0 || bits%8 != 0 {
		return false
	}
	return p.all(func(sl *slice) bool { return s.vectorFitsSlice(p, sl, v, bits/8) })
}

func (s *state) vectorFitsSlice(p *partition, sl *slice, v *ir.Type, elem uint64) bool {
	begin, end := max(sl.begin, p.begin)-p.begin, min(sl.end, p.end)-p.begin
	if begin%elem != 0 || begin/elem >= v.Len || end%elem != 0 || end/elem > v.Len {
		return false
	}
	i := sl.use.User()
	if isNeutral(i) {
		return true
	}
	if isMemIntrinsic(i) {
		return !isVolatileCall(i) && sl.splittable
	}
	t := accessType(i)
	if t == nil || i.IsVolatile() || t.Kind == ir.StructKind {
		return false
	}
	n := (end - begin) / elem
	part := v.Elem
	if n > 1 {
		part = v.Context().Vector(n, v.Elem, false)
	}
	if p.begin > sl.begin || p.end < sl.end {
		t = v.Context().Int(int(n * elem * 8))
	}
	if i.Op() == ir.Load {
		return s.convertible(part, t)
	}
	return s.convertible(t, part)
}
