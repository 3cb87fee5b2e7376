package lane

// Shuffle moves the values of a between the threads of a set, as the pseudo-code of the PTX manual
// has it (section 9.7.9.6): mode is up, down, bfly or idx; b is the offset or source, c the clamp
// and the segment mask. It returns the threads whose source is in range, and the threads that read
// one outside of the set, whose result PTX leaves open: here it is the source's value.
func Shuffle(d, a, b, c *Values, set uint32, mode string) (valid, absent uint32) {
	in := *a
	for m := set; m != 0; m &= m - 1 {
		lane := First(m)
		from, ok := source(mode, lane, int(b[lane]&31), int(c[lane]&31), int(c[lane]>>8&31))
		if !ok {
			from = lane
		} else {
			valid |= 1 << lane
		}
		if set>>from&1 == 0 {
			absent |= 1 << lane
		}
		d[lane] = in[from]
	}
	return valid, absent
}

// source is the thread that a shuffle reads, and whether it is in range.
func source(mode string, lane, offset, clamp, segment int) (from int, ok bool) {
	low := lane & segment
	high := low | clamp&^segment
	switch mode {
	case "up":
		return lane - offset, lane-offset >= high
	case "down":
		return lane + offset, lane+offset <= high
	case "bfly":
		return lane ^ offset, lane^offset <= high
	}
	from = low | offset&^segment
	return from, from <= high
}

// Match returns for each thread of a set the threads with the same value; all bits of all are set
// if all threads have the same, else none.
func Match(a *Values, set uint32) (same Values, all uint32) {
	all = ^uint32(0)
	for m := set; m != 0; m &= m - 1 {
		i := First(m)
		for n := set; n != 0; n &= n - 1 {
			if j := First(n); a[i] == a[j] {
				same[i] |= 1 << j
			}
		}
		if uint32(same[i]) != set {
			all = 0
		}
	}
	return same, all
}

// Reduce combines the values of a set in order.
func Reduce(a *Values, set uint32, combine func(sum, v uint64) uint64) uint64 {
	sum := a[First(set)]
	for m := set & (set - 1); m != 0; m &= m - 1 {
		sum = combine(sum, a[First(m)])
	}
	return sum
}

// Vote is the result of a vote of a set of threads, for all of them: mode is all, any or uni. Votes
// are those in favour.
func Vote(mode string, votes, set uint32) uint32 {
	yes := false
	switch mode {
	case "all":
		yes = votes == set
	case "any":
		yes = votes != 0
	default: // uni
		yes = votes == 0 || votes == set
	}
	if yes {
		return Full
	}
	return 0
}
