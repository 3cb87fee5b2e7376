package rotate

import (
	"cmp"
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/modulo"

	"github.com/pkg/errors"
)

// Values in place. A value that lives for exactly II cycles leaves its register when its next
// instance is computed: it can stay in one static register, which is never idle, at no cost. That
// is no worse than rotating ones, and better in two cases:
//   - the value shares no row with others (modulo.LeastRegisters), so that on the rotating file one
//     more register would be needed to join them: pointers and sums that nothing else touches in
//     their row;
//   - a live-in instance waits for a late stage, or a live-out instance for the end of the loop. In
//     a rotating file others must not rotate past it, which costs as many registers as they make in
//     that time; a static register just waits.
//
// In the second case it may pay for a shorter lifetime, too. The literature's allocators have
// rotating registers alone.

// InPlace reports whether a value stays in a static register; it has no number then.
func (a *Allocation) InPlace(value ddg.OpID) bool { return a.Static != nil && a.Static[value] != Free }

// mayStay reports whether a value fits a single register: its instances do not overlap, also before
// and after the loop.
func (v *Vector) mayStay(ii int) bool { return v.Length <= ii && v.Omega <= 1 && v.Alpha <= 1 }

// waits reports whether instances wait while others rotate past.
func (v *Vector) waits(stages int) bool {
	return v.Omega > 0 && v.Stage > 0 || v.Alpha > 0 && v.Stage < stages-1
}

// choice is one option to relieve the rotating file.
type choice struct {
	stay  []bool // values in place
	n     int    // how many
	ahead bool   // operations run ahead where they may and their values do not stay
}

// otherwise looks for values to keep in place, or to compute ahead, where rotating registers alone
// take more than MaxLive, or do not fit (err). The allocation with the fewest registers wins, the
// plainest one among those.
func (l *loop) otherwise(best *Allocation, err error, opt Options) (*Allocation, error) {
	for _, c := range l.choices(opt) {
		if err == nil && best.Used+best.Statics == best.MaxLive {
			break
		}
		a, failed := l.by(c, opt)
		switch {
		case failed == nil && (err != nil || a.Used+a.Statics < best.Used+best.Statics):
			best, err = a, nil
		case failed != nil && err != nil:
			err = lessOverflow(err, failed)
		}
	}
	return best, err
}

// kept allocates with the values in place that ask for it (ddg.Op.Stay); nil if there are none that
// can stay, or if the others do not fit then.
func (l *loop) kept(opt Options) *Allocation {
	if opt.InPlace == 0 || len(opt.Pinned) > 0 {
		return nil
	}
	c := choice{stay: make([]bool, len(l.vectors))}
	for i := range l.vectors {
		if v := &l.vectors[i]; l.g.Ops[v.Value].Stay && v.mayStay(l.s.II) {
			c.stay[i] = true
			c.n++
		}
	}
	if c.n == 0 || c.n > opt.InPlace || opt.Shared && opt.Size > 0 && c.n >= opt.Size {
		return nil
	}
	a, err := l.by(c, opt)
	if err != nil {
		return nil
	}
	return a
}

// by allocates by a choice.
func (l *loop) by(c choice, opt Options) (*Allocation, error) {
	vectors, ahead := l.vectors, []int(nil)
	if c.ahead {
		vectors, ahead = l.runAhead(c.stay)
	}
	var rest []Vector
	static := slices.Repeat([]int{Free}, l.ops)
	next := 0
	for i := range vectors {
		if !c.stay[i] {
			rest = append(rest, vectors[i])
			continue
		}
		static[vectors[i].Value] = next
		next++
	}
	if opt.Shared && opt.Size > 0 {
		opt.Size -= c.n
	}
	a, err := l.rotating(rest, opt)
	var o *Overflow
	if errors.As(err, &o) && opt.Shared {
		err = &Overflow{Class: o.Class, Need: o.Need + c.n, Have: o.Have + c.n}
	}
	if err != nil {
		return nil, err
	}
	if a.Ahead = ahead; c.n > 0 {
		a.Static, a.Statics = static, c.n
		a.MaxLive = maxLive(vectors, l.s.II, l.s.Stages)
		a.Bound = a.MaxLive
	}
	return a, nil
}

// choices lists the choices to try, the simplest first.
func (l *loop) choices(opt Options) []choice {
	ii := l.s.II
	none := make([]bool, len(l.vectors))
	alone := l.alone()
	whole, any := slices.Clone(alone), slices.Clone(alone)
	for i := range l.vectors {
		if v := &l.vectors[i]; v.mayStay(ii) && v.waits(l.s.Stages) {
			whole[i] = whole[i] || v.Length == ii
			any[i] = true
		}
	}
	var list []choice
	for _, ahead := range []bool{false, true} {
		if ahead && (!opt.Ahead || !l.canRunAhead()) {
			break
		}
		var tried [][]bool
		for _, stay := range [][]bool{none, alone, whole, any} {
			n := 0
			for _, in := range stay {
				if in {
					n++
				}
			}
			if n == 0 && !ahead || n > opt.InPlace || opt.Shared && opt.Size > 0 && n >= opt.Size {
				continue
			}
			if !slices.ContainsFunc(tried, func(t []bool) bool { return slices.Equal(t, stay) }) {
				tried, list = append(tried, stay), append(list, choice{stay, n, ahead})
			}
		}
	}
	return list
}

// alone marks the values of groups that could all stay, but for one group if there is no other.
func (l *loop) alone() []bool {
	group := modulo.Groups(l.lives, l.s.II)
	type member struct{ size, stay int }
	groups := map[int]*member{}
	for i, at := range group {
		m := groups[at]
		if m == nil {
			m = &member{}
			groups[at] = m
		}
		m.size++
		if v := &l.vectors[i]; v.Length == l.s.II && v.mayStay(l.s.II) {
			m.stay++
		}
	}
	rotates := false
	for _, m := range groups {
		rotates = rotates || m.stay < m.size
	}
	kept := -1 // the group that rotates if all could stay: the largest
	if !rotates && len(group) > 0 {
		kept = slices.MaxFunc(group, func(a, b int) int { return cmp.Or(cmp.Compare(groups[a].size, groups[b].size), cmp.Compare(b, a)) })
	}
	stay := make([]bool, len(group))
	for i, at := range group {
		stay[i] = at != kept && groups[at].stay == groups[at].size
	}
	return stay
}

// lessOverflow is the error of the smaller need.
func lessOverflow(a, b error) error {
	var oa, ob *Overflow
	if errors.As(a, &oa) && errors.As(b, &ob) && ob.Need < oa.Need {
		return b
	}
	return a
}
