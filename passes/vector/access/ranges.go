package access

import (
	"opt-go/passes/analysis/scev"
)

// Range is memory from Low up to but not including High, which accesses touch while the loop runs.
type Range struct {
	Low, High *scev.Expr
	Space     int
	// Certain: one of the accesses is executed in every iteration, so that its address is no poison.
	Certain bool
}

// group are accesses that share a range: their addresses differ by constants and have one stride.
type group struct {
	start       *scev.Expr // of the first one
	stride      int64
	space       int
	least, most int64 // bytes from start in one iteration
	certain     bool
	number      int
}

// maxChecks bounds how many pairs of ranges are compared before a loop.
const maxChecks = 12

// check asks at run time whether two accesses touch different memory.
func (f *finder) check(a, b *Access) (why string) {
	const cannot = "cannot identify array bounds"
	if a.Addr.Type != b.Addr.Type || !f.bounded(a) || !f.bounded(b) {
		return cannot
	}
	x, y := f.group(a), f.group(b)
	if x == y {
		return "unsafe dependent memory operations in loop"
	}
	for _, c := range f.info.Checks {
		if c == [2]int{x.number, y.number} || c == [2]int{y.number, x.number} {
			return ""
		}
	}
	f.info.Checks = append(f.info.Checks, [2]int{x.number, y.number})
	if len(f.info.Checks) > maxChecks {
		return "too many memory checks needed"
	}
	return ""
}

// bounded reports whether the bytes that an access touches can be computed before the loop.
func (f *finder) bounded(a *Access) bool {
	return a.Affine && f.noWrap(a) && f.Count.Width() <= f.Layout.PtrBits(a.Addr.Type.Space)
}

// group finds the group of an access, or makes one.
func (f *finder) group(a *Access) *group {
	for _, g := range f.groups {
		if g.stride != a.Stride || g.space != a.Addr.Type.Space {
			continue
		}
		diff := f.Scev.Minus(a.Start, g.start)
		if diff == nil {
			continue
		}
		n, ok := diff.IsConst()
		if !ok {
			continue
		}
		if d, ok := n.Int64(); ok && d > -1<<30 && d < 1<<30 {
			g.least, g.most = min(g.least, d), max(g.most, d+a.Size)
			g.certain = g.certain || a.Certain
			a.Range = g.number
			return g
		}
	}
	g := &group{start: a.Start, stride: a.Stride, space: a.Addr.Type.Space, most: a.Size, certain: a.Certain, number: len(f.groups)}
	f.groups = append(f.groups, g)
	a.Range = g.number
	return g
}

// bounds computes the ranges of all groups, once these have all their accesses.
func (f *finder) bounds() (why string) {
	s := f.Scev
	for _, g := range f.groups {
		offsets := s.IntType(g.start.Type)
		travel := s.Product(s.TruncOrZExt(f.Count, offsets), s.Int(offsets, g.stride))
		low, high := s.Sum(g.start, s.Int(offsets, g.least)), s.Sum(g.start, s.Int(offsets, g.most))
		if g.stride >= 0 {
			high = s.Sum(high, travel)
		} else {
			low = s.Sum(low, travel)
		}
		if s.MayTrap(low) || s.MayTrap(high) {
			return "cannot compute array bounds"
		}
		f.info.Ranges = append(f.info.Ranges, Range{Low: low, High: high, Space: g.space, Certain: g.certain})
	}
	return ""
}
