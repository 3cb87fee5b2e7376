package lane

// Map1 applies a function of one operand. Like Map2 and Map3 it has a loop for a full warp.
func Map1(d, a *Values, set uint32, f func(a uint64) uint64) {
	if set == Full {
		for i := range d {
			d[i] = f(a[i])
		}
		return
	}
	for ; set != 0; set &= set - 1 {
		i := First(set)
		d[i] = f(a[i])
	}
}

// Map2 applies a function of two operands.
func Map2(d, a, b *Values, set uint32, f func(a, b uint64) uint64) {
	if set == Full {
		for i := range d {
			d[i] = f(a[i], b[i])
		}
		return
	}
	for ; set != 0; set &= set - 1 {
		i := First(set)
		d[i] = f(a[i], b[i])
	}
}

// Map3 applies a function of three operands.
func Map3(d, a, b, c *Values, set uint32, f func(a, b, c uint64) uint64) {
	if set == Full {
		for i := range d {
			d[i] = f(a[i], b[i], c[i])
		}
		return
	}
	for ; set != 0; set &= set - 1 {
		i := First(set)
		d[i] = f(a[i], b[i], c[i])
	}
}

// Where returns the threads of a set whose values have a property.
func Where(a *Values, set uint32, holds func(a uint64) bool) uint32 {
	var r uint32
	for ; set != 0; set &= set - 1 {
		if i := First(set); holds(a[i]) {
			r |= 1 << i
		}
	}
	return r
}

// Compare returns the threads of a set for which a relation holds.
func Compare(a, b *Values, set uint32, holds func(a, b uint64) bool) uint32 {
	var r uint32
	if set == Full {
		for i := range a {
			if holds(a[i], b[i]) {
				r |= 1 << i
			}
		}
		return r
	}
	for ; set != 0; set &= set - 1 {
		if i := First(set); holds(a[i], b[i]) {
			r |= 1 << i
		}
	}
	return r
}

// ComparePairs compares the low and the high halves of 32 bits.
func ComparePairs(a, b *Values, set uint32, holds func(a, b uint64) bool) (lo, hi uint32) {
	for ; set != 0; set &= set - 1 {
		i := First(set)
		if holds(a[i]&0xFFFF, b[i]&0xFFFF) {
			lo |= 1 << i
		}
		if holds(a[i]>>16, b[i]>>16) {
			hi |= 1 << i
		}
	}
	return lo, hi
}

// Select takes a where the predicate is true, else b; keep masks the values.
func Select(d, a, b *Values, set, predicate uint32, keep uint64) {
	switch {
	case set == Full && vectors:
		choose(d, a, b, uint64(predicate), keep)
		return
	case set == Full:
		for i := range d {
			chosen := -uint64(predicate & 1) // all ones, or none: predicates are hard to foretell
			predicate >>= 1
			d[i] = (b[i] ^ (a[i]^b[i])&chosen) & keep
		}
		return
	}
	for ; set != 0; set &= set - 1 {
		i := First(set)
		if predicate>>i&1 == 1 {
			d[i] = a[i] & keep
		} else {
			d[i] = b[i] & keep
		}
	}
}

// Pack puts values of width bits side by side, the first one lowest.
func Pack(parts []*Values, width int) *Values {
	var r Values
	for k, v := range parts {
		for i := range r {
			r[i] |= v[i] & (1<<width - 1) << (k * width)
		}
	}
	return &r
}

// Part is part k of values that Pack has put side by side.
func Part(v *Values, k, width int) *Values {
	var r Values
	for i := range r {
		r[i] = v[i] >> (k * width) & (1<<width - 1)
	}
	return &r
}

// Logic is a boolean operator, and, or or xor, on the predicates of all threads at once; nil: there
// is none of this name.
func Logic(op string) func(a, b uint32) uint32 {
	switch op {
	case "and":
		return func(a, b uint32) uint32 { return a & b }
	case "or":
		return func(a, b uint32) uint32 { return a | b }
	case "xor":
		return func(a, b uint32) uint32 { return a ^ b }
	}
	return nil
}
