package access

// distance returns how many iterations may run at once although accesses a and b, in this order in
// an iteration, may touch the same memory. ok is false where their distance is not known.
//
// With step s, address B(i) = A(i) + d. Running n iterations at once executes A of iteration j
// before B of iteration i for all i and j of the n; the program wants B(i) first where i < j. That
// must not matter, so for k = j − i from 1 to n − 1 the bytes A(i + k) = A(i) + s·k and
// B(i) = A(i) + d must not overlap:
//
//	not  −sizeA < s·k − d < sizeB
//
// The least k that breaks this is the answer.
func (f *finder) distance(a, b *Access) (lanes int, ok bool) {
	if !a.Affine || !b.Affine || a.Stride != b.Stride || a.Addr.Type != b.Addr.Type || !f.noWrap(a) || !f.noWrap(b) {
		return 0, false
	}
	diff := f.Scev.Minus(b.Start, a.Start)
	if diff == nil {
		return 0, false
	}
	n, ok := diff.IsConst()
	if !ok {
		return 0, false
	}
	d, ok := n.Int64()
	if !ok || d < -1<<50 || d > 1<<50 {
		return 0, false
	}
	return leastOverlap(a.Stride, d, a.Size, b.Size), true
}

// leastOverlap returns the least k > 0 with −sizeA < s·k − d < sizeB, at most Unbounded.
func leastOverlap(s, d, sizeA, sizeB int64) int {
	if s < 0 {
		s, d, sizeA, sizeB = -s, -d, sizeB, sizeA
	}
	lo, hi := d-sizeA, d+sizeB // lo < s·k < hi
	if s == 0 {
		if lo < 0 && 0 < hi {
			return 1
		}
		return Unbounded
	}
	k := int64(1)
	if lo >= s {
		k = lo/s + 1
	}
	if s*k >= hi || k > Unbounded {
		return Unbounded
	}
	return int(k)
}
