package distribute

import (
	"slices"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/loopaccess"
	"opt-go/passes/analysis/loopmd"
	"opt-go/passes/loop"
)

func itoa(n int) string { return strconv.Itoa(n) }

// part are the instructions that stay together in one loop.
type part struct {
	cyclic bool // there are unsafe dependences between them
	list   []*ir.Instr
	in     map[*ir.Instr]bool

	copy *analysis.Loop // nil: the loop itself
	m    *ir.ValueMap
}

func (p *part) add(i *ir.Instr) {
	if p.in == nil {
		p.in = map[*ir.Instr]bool{}
	}
	if !p.in[i] {
		p.in[i] = true
		p.list = append(p.list, i)
	}
}

// moveTo merges a part into another one.
func (p *part) moveTo(q *part) {
	for _, i := range p.list {
		q.add(i)
	}
	q.cyclic = q.cyclic || p.cyclic
	p.list, p.in = nil, nil
}

// close adds what the instructions are computed from, and all branches.
func (p *part) close(l *analysis.Loop) {
	for _, b := range l.Blocks {
		p.add(b.Term())
	}
	for k := 0; k < len(p.list); k++ { // grows
		for _, v := range p.list[k].Operands() {
			if i, ok := v.(*ir.Instr); ok && l.Contains(i.Block()) {
				p.add(i)
			}
		}
	}
}

// setID gives the loop of a part the metadata that the program demands for it.
func (p *part) setID(id *ir.MDNode, l *analysis.Loop) {
	which := "coincident"
	if p.cyclic {
		which = "sequential"
	}
	if next, ok := loopmd.Followup(id, prefix, which); ok {
		l.SetID(loopmd.New(next))
	}
}

// seed puts each access, in program order, into a part: those between the first and the last access
// of a dependence that may be backward into one, and others into neighbouring ones that are merged
// then. What is used after the loop comes last.
func (d *distributor) seed() {
	change := map[*ir.Instr]int{} // dependences that begin here, minus those that end
	for _, dep := range d.info.Deps {
		if dep.Kind.MayBeBackward() {
			change[dep.Source]++
			change[dep.Dest]--
		}
	}
	active := 0
	for _, i := range d.info.Instrs {
		cyclic := active > 0 || change[i] > 0
		if n := len(d.parts); !cyclic || n == 0 || !d.parts[n-1].cyclic {
			d.parts = append(d.parts, &part{cyclic: cyclic})
		}
		d.parts[len(d.parts)-1].add(i)
		active += change[i]
	}
	for _, i := range loop.DefsUsedOutside(d.l) {
		p := &part{}
		p.add(i)
		d.parts = append(d.parts, p)
	}
	d.mergeNeighbours(func(p *part) bool { return !p.cyclic })
	if !d.c.FlagBool(conditionalFlag, false) {
		d.mergeNeighbours(func(p *part) bool { return p.cyclic || d.onlyConditionalStores(p) })
	}
}

// onlyConditionalStores reports whether a part has stores, all of them under conditions.
func (d *distributor) onlyConditionalStores(p *part) bool {
	found := false
	for _, i := range p.list {
		if i.Op() == ir.Store {
			found = true
			if d.cfg.Dom.Dominates(i.Block(), d.l.Latch()) {
				return false
			}
		}
	}
	return found
}

// mergeNeighbours merges runs of parts that match.
func (d *distributor) mergeNeighbours(match func(*part) bool) {
	var last *part
	out := d.parts[:0]
	for _, p := range d.parts {
		switch matches := match(p); {
		case matches && last != nil:
			p.moveTo(last)
			continue
		case matches:
			last = p
		default:
			last = nil
		}
		out = append(out, p)
	}
	d.parts = out
}

// keepLoadsOnce merges the parts from the first to the last that contain the same load: copies of
// it might be executed after a store that the program executes later.
func (d *distributor) keepLoadsOnce() {
	leader := make([]int, len(d.parts))
	for k := range leader {
		leader[k] = k
	}
	first := map[*ir.Instr]int{}
	for k, p := range d.parts {
		for _, i := range p.list {
			if i.Op() != ir.Load {
				continue
			}
			from, seen := first[i]
			if !seen {
				first[i] = k
				continue
			}
			low := leader[from]
			for n := range leader[:k+1] { // all parts from low on become one
				if leader[n] >= low {
					leader[n] = low
				}
			}
		}
	}
	for k, p := range d.parts {
		if leader[k] != k {
			p.moveTo(d.parts[leader[k]])
		}
	}
	d.parts = slices.DeleteFunc(d.parts, func(p *part) bool { return len(p.list) == 0 })
}

// crossing are the checks between pointers of different parts.
func (d *distributor) crossing() (out [][2]*loopaccess.Group) {
	of := map[*ir.Instr]int{}
	for k, p := range d.parts {
		for _, i := range p.list {
			if _, seen := of[i]; seen {
				of[i] = -1
			} else {
				of[i] = k
			}
		}
	}
	partOf := func(p *loopaccess.Pointer) int {
		at, found := -1, false
		for _, i := range d.info.Instrs {
			if i.Pointer() != p.Ptr || (i.Op() == ir.Store) != p.Write {
				continue
			}
			if found && at != of[i] {
				return -1
			}
			at, found = of[i], true
		}
		return at
	}
	for _, c := range d.info.Checks {
		needed := false
		for _, p := range c[0].Members {
			for _, q := range c[1].Members {
				a, b := partOf(p), partOf(q)
				needed = needed || loopaccess.NeedsCheck(p, q) && (a < 0 || a != b)
			}
		}
		if needed {
			out = append(out, c)
		}
	}
	return out
}

// removeUnused erases from the loop of each part what belongs to others.
func (d *distributor) removeUnused() {
	for _, p := range d.parts {
		var dead []*ir.Instr
		for _, b := range d.l.Blocks {
			for i := range b.Instrs() {
				if p.in[i] {
					continue
				}
				if p.copy != nil {
					dead = append(dead, p.m.Get(i).(*ir.Instr))
				} else {
					dead = append(dead, i)
				}
			}
		}
		for _, i := range slices.Backward(dead) {
			if ir.HasUses(i) {
				ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
			}
			i.Erase()
		}
	}
}
