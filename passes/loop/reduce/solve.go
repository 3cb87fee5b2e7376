package reduce

import (
	"slices"
	"strings"

	"opt-go/passes/analysis/scev"
)

// filter deletes formulae that can be in no best solution: those with a register that no loop
// should have, and of those that share the same registers with other uses all but the cheapest one.
func (r *reducer) filter() {
	losers := map[*scev.Expr]bool{}
	for index, u := range r.uses {
		best := map[string]int{}
		var kept []*formula
		for _, f := range u.formulae {
			c := r.single(u, f, losers)
			if c.lost {
				continue
			}
			key := r.sharedKey(index, f)
			if k, ok := best[key]; ok {
				if c.less(r.single(u, kept[k], nil), r.w.Target.Reduction) {
					kept[k] = f
				}
				continue
			}
			best[key] = len(kept)
			kept = append(kept, f)
		}
		if len(kept) < len(u.formulae) {
			u.formulae = kept
			r.recount(index)
		}
	}
}

// sharedKey names the registers of a formula that other uses have too.
func (r *reducer) sharedKey(index int, f *formula) string {
	var numbers []int
	for _, e := range f.registers() {
		if r.held.byOthers(e, index) {
			numbers = append(numbers, r.number(e))
		}
	}
	slices.Sort(numbers)
	var key strings.Builder
	for _, n := range numbers {
		key.Write([]byte{byte(n), byte(n >> 8), byte(n >> 16), byte(n >> 24)})
	}
	return key.String()
}

// large is how many solutions are too many to try.
func (r *reducer) large() bool {
	n, most := int64(1), r.w.FlagInt("lsr-complexity-limit", maxSolutions)
	for _, u := range r.uses {
		if int64(len(u.formulae)) >= most {
			return true
		}
		if n *= int64(max(len(u.formulae), 1)); n >= most {
			return true
		}
	}
	return false
}

// maxSolutions is LLVM's lsr-complexity-limit.
const maxSolutions = 1<<16 - 1

// narrow deletes formulae while there are too many solutions to try.
func (r *reducer) narrow() {
	if r.large() {
		r.dropSupersets()
	}
	for r.large() && r.keepFavourite() {
	}
}

// dropSupersets deletes formulae that have a constant, or a symbol, in a register where another
// formula has it in the user.
func (r *reducer) dropSupersets() {
	for index, u := range r.uses {
		dropped := false
		for k := 0; k < len(u.formulae); k++ {
			if r.isSuperset(u, u.formulae[k]) {
				u.formulae = slices.Delete(u.formulae, k, k+1)
				k--
				dropped = true
			}
		}
		if dropped {
			r.recount(index)
		}
	}
}

func (r *reducer) isSuperset(u *use, f *formula) bool {
	for k, e := range f.base {
		g := f.clone()
		if n, ok := constant(e); ok {
			g.offset += n
		} else if rest, symbol := r.takeSymbol(e); symbol != nil && rest.IsZero() && f.symbol == nil {
			g.symbol = symbol
		} else {
			continue
		}
		g.drop(k)
		if slices.ContainsFunc(u.formulae, func(o *formula) bool { return r.sameRegisters(o, g) && o.symbol == g.symbol && o.offset == g.offset }) {
			return true
		}
	}
	return false
}

func (r *reducer) sameRegisters(a, b *formula) bool {
	if a.size() != b.size() || a.scale != b.scale && a.scale > 1 {
		return false
	}
	return !slices.ContainsFunc(a.registers(), func(e *scev.Expr) bool { return !b.names(e) })
}

// keepFavourite takes the register that most uses can have for sure: each of them keeps the
// formulae with it only.
func (r *reducer) keepFavourite() bool {
	var best *scev.Expr
	for _, e := range r.held.order {
		n := len(r.held.uses[e])
		if n == 0 || r.taken[e] {
			continue
		}
		if best == nil || n > len(r.held.uses[best]) || n == len(r.held.uses[best]) && e.Kind == scev.AddRec && best.Kind != scev.AddRec {
			best = e
		}
	}
	if best == nil {
		return false
	}
	r.taken[best] = true
	for index, u := range r.uses {
		if !u.regs[best] {
			continue
		}
		u.formulae = slices.DeleteFunc(u.formulae, func(f *formula) bool { return !f.names(best) })
		r.recount(index)
	}
	return true
}

// solve returns the cheapest choice of a formula for each use, found by branch and bound; nil:
// there is none.
func (r *reducer) solve() []*formula {
	s := &search{r: r, g: r.newRating(), best: cost{lost: true}}
	s.step()
	return s.solution
}

type search struct {
	r        *reducer
	g        *rating
	chosen   []*formula
	best     cost
	solution []*formula
	tried    int
}

// maxTried bounds the steps of a search; what is best by then is taken.
const maxTried = 1 << 18

// step tries the formulae of the next use. A formula must take registers that are there already
// before it brings its own.
func (s *search) step() {
	u := s.r.uses[len(s.chosen)]
	var have []*scev.Expr
	for _, e := range s.g.log {
		if u.regs[e] {
			have = append(have, e)
		}
	}
	for _, f := range u.formulae {
		missing := min(f.size(), len(have))
		for _, e := range have {
			if missing > 0 && f.names(e) {
				missing--
			}
		}
		if missing != 0 {
			continue
		}
		if s.tried++; s.tried > maxTried {
			return
		}
		n, before := len(s.g.log), s.g.cost
		s.g.add(u, f)
		if s.g.cost.less(s.best, s.r.w.Target.Reduction) {
			s.chosen = append(s.chosen, f)
			if len(s.chosen) != len(s.r.uses) {
				s.step()
				if f.size() == 1 && len(s.chosen) == 1 {
					s.g.visited[f.registers()[0]] = true
				}
			} else {
				s.best, s.solution = s.g.cost, slices.Clone(s.chosen)
			}
			s.chosen = s.chosen[:len(s.chosen)-1]
		}
		s.g.undo(n, before)
	}
}
