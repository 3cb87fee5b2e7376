package access

import "slices"

// Group are accesses that lie side by side in memory in each iteration and fill the stride, such as
// the parts of complex numbers. They are one access to all elements of several iterations:
//
//	x = a[2i]; y = a[2i+1]   ⇒   a[2i], a[2i+1], a[2i+2], …; x is every other lane, y the rest
type Group struct {
	Members []*Access // in the order of their addresses
	At      *Access   // the member in whose place the group is accessed: the first load, the last store
}

// Dissolve makes the members single accesses again.
func (g *Group) Dissolve() {
	for _, m := range g.Members {
		m.Group = nil
	}
}

// maxFactor bounds how many members a group has.
const maxFactor = 4

// maxDistances bounds how many distances between accesses are computed to find groups: the accesses
// of a loop that is unrolled a thousand times stay single.
const maxDistances = 1 << 14

// interleave finds groups.
func (f *finder) interleave() {
	for _, a := range f.info.Accesses {
		if a.Group == nil && a.Affine && a.Certain && a.Stride > a.Size && a.Stride%a.Size == 0 && a.Stride/a.Size <= maxFactor && f.noWrap(a) {
			f.groupAround(a)
		}
	}
}

// groupAround makes the group of a, the first of its members in the order of execution, if all are
// there and may be accessed in one place.
func (f *finder) groupAround(a *Access) {
	factor := a.Stride / a.Size
	at := map[int64]*Access{}
	for _, b := range f.info.Accesses {
		if b.Group != nil || b.Write != a.Write || b.Elem != a.Elem || b.Stride != a.Stride || !b.Affine || !b.Certain || b.Addr.Type != a.Addr.Type {
			continue
		}
		if f.distances++; f.distances > maxDistances {
			return
		}
		diff := f.Scev.Minus(b.Start, a.Start)
		if diff == nil {
			continue
		}
		n, ok := diff.IsConst()
		if !ok {
			continue
		}
		if d, ok := n.Int64(); ok && d%a.Size == 0 && d > -a.Stride && d < a.Stride && at[d/a.Size] == nil {
			at[d/a.Size] = b
		}
	}
	for first := 1 - factor; first <= 0; first++ {
		g := &Group{}
		for n := range factor {
			if m := at[first+n]; m != nil {
				g.Members = append(g.Members, m)
			}
		}
		if int64(len(g.Members)) == factor && f.together(g) {
			for _, m := range g.Members {
				m.Group = g
			}
			return
		}
	}
}

// together finds the place where the members of a group may be accessed: none passes an access on
// the way there that may be to the same memory.
func (f *finder) together(g *Group) bool {
	place := func(a *Access) int { return slices.Index(f.info.Accesses, a) }
	low, high := len(f.info.Accesses), -1
	for _, m := range g.Members {
		low, high = min(low, place(m)), max(high, place(m))
	}
	for _, m := range g.Members {
		from, to := low, place(m)
		if m.Write {
			from, to = place(m), high
		}
		for _, b := range f.info.Accesses[from:to] {
			if (m.Write || b.Write) && !slices.Contains(g.Members, b) && !f.free(m, b) {
				return false
			}
		}
	}
	g.At = f.info.Accesses[low]
	if g.At.Write {
		g.At = f.info.Accesses[high]
	}
	return true
}

// free reports whether two accesses touch different memory in any two iterations, as far as is
// known or checked before the loop: no dependence has been found between them. In a loop that is
// annotated as parallel none is looked for.
func (f *finder) free(a, b *Access) bool {
	d := f.info.Depend
	switch {
	case f.apart(a, b):
		return true
	case a.Addr == b.Addr || !d.DepsKnown || f.AnnotatedParallel():
		return false
	}
	for _, dep := range d.Deps {
		if dep.Source == a.Instr && dep.Dest == b.Instr || dep.Source == b.Instr && dep.Dest == a.Instr {
			return false
		}
	}
	return true
}
