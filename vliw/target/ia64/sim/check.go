package sim

import "fmt"

// slots are the units of the templates' slots.
var slots = map[string]string{".mii": "mii", ".mmi": "mmi", ".mfi": "mfi", ".mmf": "mmf", ".mlx": "ml", ".mib": "mib", ".mfb": "mfb", ".mmb": "mmb", ".mbb": "mbb", ".bbb": "bbb"}

// fits reports whether an instruction of a unit may be in a slot: a for both m and i.
func fits(unit, slot byte) bool { return unit == slot || unit == 'a' && (slot == 'm' || slot == 'i') }

// check holds every bundle against its template, and every group against the rule that nothing in
// it reads or writes a register that another instruction of it writes.
func (p *Program) check() error {
	g := &group{p: p}
	starts := map[int]bool{}
	for _, n := range p.labels {
		starts[n] = true
	}
	for n := range p.bundles {
		b := &p.bundles[n]
		if starts[n] {
			g.clear() // whoever jumps here has ended his group
		}
		units, ok := slots[b.template]
		if !ok {
			return &Error{b.line, "unknown template " + b.template}
		}
		if len(b.insts) != len(units) {
			return &Error{b.line, fmt.Sprintf("%d instructions in a bundle of %d slots", len(b.insts), len(units))}
		}
		g.mutex = append(g.mutex, b.mutex...)
		for k := range b.insts {
			in := &b.insts[k]
			if !fits(in.op.unit, units[k]) {
				return &Error{in.line, fmt.Sprintf("%s in slot %c", in.name, units[k])}
			}
			if in.op.last && k != len(b.insts)-1 {
				return &Error{in.line, in.name + " must be in the last slot of its bundle"}
			}
			if in.stop && k != len(b.insts)-1 {
				return &Error{in.line, "a stop within a bundle"}
			}
			if err := g.add(in); err != nil {
				return err
			}
			if in.stop {
				g.clear()
			}
		}
	}
	return nil
}

// written is a register that an instruction of the group writes.
type written struct {
	reg  operand
	pred uint8
	by   *inst
}

// group is what the open group has written.
type group struct {
	p     *Program
	list  []written
	mutex [][2]uint8
	size  int
}

func (g *group) clear() { g.list, g.mutex, g.size = g.list[:0], g.mutex[:0], 0 }

// add checks an instruction against the group, and adds it.
func (g *group) add(in *inst) error {
	if in.op.first && g.size > 0 {
		return &Error{in.line, in.name + " must be the first instruction of its group"}
	}
	if err := in.checkStep(); err != nil {
		return err
	}
	if err := in.checkParallel(); err != nil {
		return err
	}
	g.size++
	read := in.reads()
	for _, w := range g.list {
		for _, r := range read {
			if meets(w.reg, r) && !g.exclude(w.pred, in.pred) && !(in.op.unit == 'b' && r.class == pr && w.by.op.compare) && !(w.by.op.check && w.reg == w.by.dst[0]) {
				return &Error{in.line, fmt.Sprintf("%s reads %s, which line %d of the same group writes", in.name, r.show(), w.by.line)}
			}
		}
		for _, d := range in.writes() {
			if meets(w.reg, d) && !g.exclude(w.pred, in.pred) && !in.isLike(w.by) {
				return &Error{in.line, fmt.Sprintf("%s writes %s, as line %d of the same group does", in.name, d.show(), w.by.line)}
			}
		}
	}
	for _, d := range in.writes() {
		g.list = append(g.list, written{d, in.pred, in})
	}
	return nil
}

// exclude reports whether two predicates are known to exclude each other.
func (g *group) exclude(a, b uint8) bool {
	for _, m := range g.mutex {
		if m == [2]uint8{a, b} || m == [2]uint8{b, a} {
			return true
		}
	}
	return false
}

// meets reports whether two registers overlap: pr is all predicates.
func meets(a, b operand) bool {
	if a.class == allPreds || b.class == allPreds {
		return (a.class == allPreds || a.class == pr) && (b.class == allPreds || b.class == pr)
	}
	return a.class == b.class && a.n == b.n
}

func (o operand) show() string {
	for name, x := range named {
		if x.class == o.class && x.n == o.n {
			return name
		}
	}
	for letter, f := range files {
		if f.class == o.class {
			return fmt.Sprintf("%c%d", letter, o.n)
		}
	}
	return o.text
}

// reads are the registers that an instruction reads.
func (in *inst) reads() []operand {
	var out []operand
	if in.pred != 0 {
		out = append(out, operand{class: pr, n: int64(in.pred)})
	}
	for _, o := range in.src {
		switch {
		case o.class == address:
			out = append(out, operand{class: gr, n: o.n})
		case o.class < number && !o.constant():
			out = append(out, o)
		}
	}
	for _, o := range in.dst {
		if o.class == address {
			out = append(out, operand{class: gr, n: o.n})
		}
	}
	return append(out, in.op.implied...)
}

// stepBound bounds what an access may add to its address: from −stepBound to stepBound−1.
const stepBound = 256

// checkStep checks an access that steps its address: the number, and that it loads elsewhere.
func (in *inst) checkStep() error {
	if !in.op.steps {
		return nil
	}
	if n := in.src[len(in.src)-1].n; n < -stepBound || n >= stepBound {
		return &Error{in.line, fmt.Sprintf("%s cannot step its address by %d", in.name, n)}
	}
	if base := in.addressIn(); in.dst[0].class == gr && in.dst[0].n == base.n {
		return &Error{in.line, fmt.Sprintf("%s writes %s twice", in.name, base.show())}
	}
	return nil
}

// addressIn is the register with the address of an access.
func (in *inst) addressIn() operand {
	for _, list := range [][]operand{in.dst, in.src} {
		for _, o := range list {
			if o.class == address {
				return operand{class: gr, n: o.n}
			}
		}
	}
	return operand{}
}

// writes are those that it writes.
func (in *inst) writes() []operand {
	var out []operand
	if in.op.steps {
		out = append(out, in.addressIn())
	}
	for _, o := range in.dst {
		if o.class < number && !o.constant() {
			out = append(out, o)
		}
	}
	return append(out, in.op.alsoWrites...)
}

// constant reports r0, f0, f1 and p0.
func (o operand) constant() bool {
	return o.n == 0 && (o.class == gr || o.class == fr || o.class == pr) || o.n == 1 && o.class == fr
}
