package codegen

import (
	"slices"
)

// removeDead deletes operations and φs whose results nobody needs, while the code is in SSA form. The registers in kept stay.
func (f *function) removeDead(kept []Reg) {
	d := &deadCode{f: f, defs: make([]defSite, len(f.file)), live: make([]bool, len(f.file)), inKernel: map[Reg]bool{}}
	for _, b := range f.blocks {
		d.scan(b)
	}
	for _, r := range kept {
		d.need(r)
	}
	for len(d.work) > 0 {
		r := d.work[len(d.work)-1]
		d.work = d.work[:len(d.work)-1]
		d.needOperands(r)
	}
	for _, b := range f.blocks {
		b.phis = slices.DeleteFunc(b.phis, func(p phi) bool { return !d.isLive(p.dst) })
		b.insts = slices.DeleteFunc(b.insts, func(in inst) bool { return !in.isRoot() && !d.isLive(in.dst) })
	}
}

// defSite is where a register is defined: by φ n or operation n of a block.
type defSite struct {
	b   *block
	n   int
	phi bool
}

type deadCode struct {
	f        *function
	defs     []defSite
	live     []bool
	inKernel map[Reg]bool // defined in final bundles, which are all needed
	work     []Reg
}

func (d *deadCode) isLive(r Reg) bool { return !r.isVirtual() || d.live[r-firstVirtual] }

func (d *deadCode) need(r Reg) {
	if r.isVirtual() && !d.live[r-firstVirtual] {
		d.live[r-firstVirtual] = true
		d.work = append(d.work, r)
	}
}

// scan notes the definitions of a block and needs what its roots read.
func (d *deadCode) scan(b *block) {
	need := func(r *Reg) { d.need(*r) }
	for n := range b.phis {
		d.defs[b.phis[n].dst-firstVirtual] = defSite{b, n, true}
	}
	for n := range b.insts {
		in := &b.insts[n]
		if in.dst.isVirtual() {
			d.defs[in.dst-firstVirtual] = defSite{b, n, false}
		}
		if in.isRoot() {
			in.eachUse(need)
		}
	}
	for _, row := range b.bundles {
		for n := range row.ops {
			d.inKernel[row.ops[n].dst] = true
			row.ops[n].eachUse(need)
		}
	}
	d.need(b.term.cond)
	if b.count != nil {
		d.need(b.count.last)
	}
}

func (d *deadCode) needOperands(r Reg) {
	s := d.defs[r-firstVirtual]
	switch {
	case s.b == nil && d.inKernel[r]:
	case s.b == nil:
		panic("BUG: use of a register without a definition in " + d.f.src.Name())
	case s.phi:
		for _, in := range s.b.phis[s.n].in {
			d.need(in.val)
		}
	default:
		s.b.insts[s.n].eachUse(func(r *Reg) { d.need(*r) })
	}
}
