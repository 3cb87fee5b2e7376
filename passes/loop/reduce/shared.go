package reduce

import (
	"math/bits"
	"slices"

	"opt-go/passes/analysis/scev"
)

// Registers whose distance is a constant can be one register, where users add the constant:
//
//	use 1: reg({%p,+,8})             ⇒   use 1: 8 + reg({%p - 8,+,8})
//	use 2: reg({%p - 8,+,8})             use 2: reg({%p - 8,+,8})

// apart is a register, less its constant.
type apart struct {
	offset int64
	reg    *scev.Expr
}

// adjustment is that a use takes a register plus an offset instead of the register.
type adjustment struct {
	use    int
	offset int64
	reg    *scev.Expr
}

// crossOffsets makes the formulae with registers of other uses.
func (r *reducer) crossOffsets() {
	var order []*scev.Expr
	families := map[*scev.Expr][]apart{}
	users := map[*scev.Expr][]int{}
	for _, e := range r.held.order {
		if len(r.held.uses[e]) == 0 {
			continue
		}
		rest, n := r.takeConstant(e)
		if families[rest] == nil {
			order = append(order, rest)
		}
		families[rest] = append(families[rest], apart{n, e})
		for _, u := range r.held.uses[e] {
			if !slices.Contains(users[rest], u) {
				users[rest] = append(users[rest], u)
			}
		}
	}
	var work []adjustment
	seen := map[adjustment]bool{}
	for _, rest := range order {
		members := families[rest]
		if len(members) == 1 {
			continue
		}
		slices.SortStableFunc(members, func(a, b apart) int {
			if a.offset < b.offset {
				return -1
			}
			return 1
		})
		for j, m := range members {
			if m.reg.Kind != scev.Const && len(users[rest]) == 1 {
				continue
			}
			for _, o := range someOthers(members) {
				offset := m.offset - members[o].offset
				for _, u := range r.held.uses[m.reg] {
					if key := (adjustment{u, offset, nil}); o != j && !seen[key] {
						seen[key] = true
						work = append(work, adjustment{u, offset, m.reg})
					}
				}
			}
		}
	}
	for _, a := range work {
		for _, f := range slices.Clone(r.uses[a.use].formulae) {
			r.adjust(a, f)
		}
	}
}

// someOthers picks the first, the last and the middle one, so that their number stays linear.
func someOthers(members []apart) []int {
	first, last := members[0].offset, members[len(members)-1].offset
	middle := (first & last) + (first^last)>>1
	k, _ := slices.BinarySearchFunc(members, middle, func(m apart, n int64) int {
		if m.offset < n {
			return -1
		}
		return 1
	})
	return []int{0, len(members) - 1, min(k, len(members)-1)}
}

// adjust replaces the register in a formula.
func (r *reducer) adjust(a adjustment, f *formula) {
	u := r.uses[a.use]
	less := r.s.Int(r.s.IntType(a.reg.Type), -a.offset)
	if f.scaled == a.reg {
		offset := f.offset + a.offset*f.scale
		if f.namesConst(-offset) {
			return
		}
		g := f.clone()
		g.offset = offset
		if !r.legal(u, g) {
			return
		}
		g.scaled = r.s.Sum(less, g.scaled)
		if c, ok := constant(g.scaled); ok && (c < 0) != (g.offset < 0) && magnitude(c)*magnitude(g.scale) <= magnitude(g.offset) {
			return
		}
		r.canonicalize(g)
		r.insert(a.use, g)
		return
	}
	for k, e := range f.base {
		if e != a.reg {
			continue
		}
		g := f.clone()
		g.offset += a.offset
		if !r.legal(u, g) {
			if !r.w.Target.Reduction.Adds(f.unfolded + a.offset) {
				continue
			}
			g = f.clone()
			g.unfolded += a.offset
		}
		g.base[k] = r.s.Sum(less, e)
		if slices.ContainsFunc(g.base, func(e *scev.Expr) bool { return e.IsZero() || cancels(e, g.offset) }) {
			continue
		}
		r.canonicalize(g)
		r.insert(a.use, g)
		return
	}
}

// cancels reports a constant in a register that the offset makes smaller: 50 + reg(−50).
func cancels(e *scev.Expr, offset int64) bool {
	c, ok := constant(e)
	return ok && magnitude(c+offset) < magnitude(offset) && bits.TrailingZeros64(uint64(c+offset)) >= bits.TrailingZeros64(uint64(offset))
}

func magnitude(n int64) uint64 {
	if n < 0 {
		return -uint64(n)
	}
	return uint64(n)
}
