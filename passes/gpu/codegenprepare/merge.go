package codegenprepare

import (
	"math/bits"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/simplify"
)

// Addresses that are φs or selects: when all their incoming addresses have one form and differ in
// at most one component, the choice is made between those components. LLVM's
// AddressingModeCombiner.

type addressMerge struct {
	p         *preparation
	addr      ir.Value
	forms     []addressForm // of what the address may be
	paths     []*ir.Instr   // φs and selects that lead there
	different addressField
	complex   bool // some form computes something
}

// addressField is a set of the parts of a form.
type addressField uint8

const (
	fieldBase addressField = 1 << iota
	fieldSymbol
	fieldOffset
	fieldScaled
	fieldScale
	fieldMany // no single one
)

// maxMergedValues bounds the φs, selects and wholes that collect looks at, since every access looks
// at all of its address. LLVM has no bound.
const maxMergedValues = 1000

// collect goes through φs and selects back to values of which forms are made; false when the forms
// cannot be one.
func (m *addressMerge) collect(access *ir.Instr, ty *ir.Type, steps *promotions) bool {
	work := []ir.Value{m.addr}
	seen := map[ir.Value]bool{}
	for len(work) > 0 {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		if len(seen) > maxMergedValues {
			return false
		}
		if i := asInstr(v); i != nil && i.Op() == ir.Phi {
			for k := range i.NumIncoming() {
				work = append(work, i.Operand(k))
			}
			m.paths = append(m.paths, i)
			continue
		} else if i != nil && i.Op() == ir.Select {
			work = append(work, i.Operand(2), i.Operand(1))
			m.paths = append(m.paths, i)
			continue
		}
		if !m.add(m.p.matchAddress(v, access, ty, m.addr.Type().Space, steps)) {
			return false
		}
	}
	return len(m.forms) > 0
}

func (m *addressMerge) add(a addressForm) bool {
	m.complex = m.complex || !a.trivial()
	if len(m.forms) > 0 {
		d := m.forms[0].compare(&a)
		if m.different == 0 {
			m.different = d
		} else if m.different != d {
			return false
		}
		switch {
		case bits.OnesCount8(uint8(m.different)) > 1, m.different == fieldMany, m.different == fieldScale,
			m.different == fieldOffset && a.scaled != nil, m.different == fieldSymbol && a.hasBase:
			return false
		}
	}
	m.forms = append(m.forms, a)
	return true
}

// compare returns in which parts two forms differ.
func (a *addressForm) compare(b *addressForm) addressField {
	differ := func(x, y ir.Value) bool { return x != nil && y != nil && x.Type() != y.Type() }
	if differ(a.base, b.base) || differ(a.symbol, b.symbol) || differ(a.scaled, b.scaled) || a.inBounds != b.inBounds {
		return fieldMany
	}
	var d addressField
	for _, f := range []struct {
		is    bool
		field addressField
	}{
		{a.base != b.base, fieldBase}, {a.symbol != b.symbol, fieldSymbol}, {a.offset != b.offset, fieldOffset},
		{a.scaled != b.scaled, fieldScaled}, {a.scale != 0 && b.scale != 0 && a.scale != b.scale, fieldScale},
	} {
		if f.is {
			d |= f.field
		}
	}
	return d
}

// merge makes the forms one, which is the first then.
func (m *addressMerge) merge() bool {
	if len(m.forms) == 1 || m.different == 0 {
		return true
	}
	if !m.complex || !m.allowed() {
		return false
	}
	parts := map[ir.Value]ir.Value{}
	var ty *ir.Type
	for k := range m.forms {
		v := m.forms[k].part(m.different, m.p.dl.IntPtrType(m.addr.Type()))
		parts[m.forms[k].whole] = v
		if v == nil {
			continue
		}
		if ty != nil && ty != v.Type() {
			return false
		}
		ty = v.Type()
	}
	for v, x := range parts {
		if x == nil {
			parts[v] = ir.NewZero(ty)
		}
	}
	c := &partChoice{p: m.p, parts: parts, ty: ty}
	v := c.build(m.addr, m.paths)
	if v == nil {
		return false
	}
	m.forms[0].setPart(m.different, v, m.forms)
	return true
}

// allowed checks the flags of the command line.
func (m *addressMerge) allowed() bool {
	option := map[addressField]string{fieldBase: "base-reg", fieldSymbol: "base-gv", fieldOffset: "base-offs", fieldScaled: "scaled-reg"}[m.different]
	return option != "" && !m.p.c.FlagBool("disable-complex-addr-modes", false) && m.p.c.FlagBool("addr-sink-combine-"+option, true)
}

// part returns one part as a value; nil where it is missing.
func (a *addressForm) part(f addressField, intPtr *ir.Type) ir.Value {
	switch f {
	case fieldBase:
		return a.base
	case fieldSymbol:
		return a.symbol
	case fieldScaled:
		return a.scaled
	}
	return ir.NewSigned(intPtr, a.offset)
}

// setPart replaces the part in which forms differ by v, a choice between them.
func (a *addressForm) setPart(f addressField, v ir.Value, forms []addressForm) {
	switch f {
	case fieldBase:
		a.hasBase, a.base = true, v
	case fieldSymbol: // the choice is no symbol any more
		a.symbol, a.hasBase, a.base = nil, true, v
	case fieldScaled:
		a.scaled = v
		for k := range forms {
			if forms[k].scale != 0 {
				a.scale = forms[k].scale
				break
			}
		}
	case fieldOffset: // without a scaled register so far
		a.scaled, a.scale, a.offset = v, 1, 0
	}
}

// partChoice makes the choice between parts that an address makes between wholes: new selects, and
// φs that are there already unless -addr-sink-new-phis allows new ones.
type partChoice struct {
	p     *preparation
	parts map[ir.Value]ir.Value // by what has the part; then also by φs and selects
	ty    *ir.Type
	made  []*ir.Instr
}

// build returns the choice, or nil when it needs a φ that is not there. paths are the φs and
// selects that lead from the address to the wholes.
func (c *partChoice) build(addr ir.Value, paths []*ir.Instr) ir.Value {
	for _, old := range paths {
		n := ir.NewInstr(ir.Phi, c.ty)
		if old.Op() == ir.Select {
			n = ir.NewInstr(ir.Select, c.ty, old.Operand(0), ir.NewPoison(c.ty), ir.NewPoison(c.ty))
			n.SetAttachments(old.Attachments())
		}
		n.InsertBefore(old)
		if old.Op() == ir.Select {
			n.SetName(old.Name())
		} else {
			n.SetName("sunk_phi")
		}
		c.made = append(c.made, n)
		c.parts[old] = n
	}
	for k := len(paths) - 1; k >= 0; k-- {
		c.fill(paths[k], c.made[k])
	}
	newPhis, newSelects := c.p.c.FlagBool("addr-sink-new-phis", false), c.p.c.FlagBool("addr-sink-new-select", true)
	for _, n := range c.made {
		switch {
		case n.Block() == nil:
		case n.Op() == ir.Select:
			if !newSelects {
				c.undo()
				return nil
			}
		default:
			if same := c.existing(n); same != nil {
				c.replace(n, same)
			} else if !newPhis {
				c.undo()
				return nil
			}
		}
	}
	return c.parts[addr]
}

// fill gives n, which chooses as old does, its operands. A choice between equals is none.
func (c *partChoice) fill(old, n *ir.Instr) {
	if old.Op() == ir.Select {
		n.SetOperand(1, c.parts[old.Operand(1)])
		n.SetOperand(2, c.parts[old.Operand(2)])
	} else {
		for _, b := range old.Block().Preds() {
			n.AddIncoming(c.parts[old.IncomingFor(b)], b)
		}
	}
	q := simplify.Query{Query: valuetracking.Query{Layout: c.p.dl}}
	if v := q.Instr(n); v != nil {
		c.replace(n, v)
	}
}

// replace puts v where n was to be.
func (c *partChoice) replace(n *ir.Instr, v ir.Value) {
	for old, x := range c.parts {
		if x == ir.Value(n) {
			c.parts[old] = v
		}
	}
	ir.ReplaceAllUses(n, v)
	n.Erase()
}

// existing returns a φ of n's block that chooses the same.
func (c *partChoice) existing(n *ir.Instr) *ir.Instr {
	for phi := range n.Block().Phis() {
		if phi.Type() != n.Type() || slices.Contains(c.made, phi) {
			continue
		}
		same := true
		for k := 0; same && k < n.NumIncoming(); k++ {
			in := n.Operand(k)
			if in == ir.Value(n) {
				in = phi
			}
			same = phi.IncomingFor(n.IncomingBlock(k)) == in
		}
		if same {
			return phi
		}
	}
	return nil
}

func (c *partChoice) undo() {
	for _, i := range c.made {
		if i.Block() != nil {
			ir.ReplaceAllUses(i, ir.NewPoison(c.ty))
			i.Erase()
		}
	}
}
