package mir

import (
	"slices"
)

// RemoveDead deletes operations and φs whose results are dead, while the code is in SSA form. The
// registers in kept stay.
func (f *Func) RemoveDead(kept []Reg) {
	d := &deadCode{f: f, defs: make([]defSite, len(f.file)), live: make([]bool, len(f.file)), inKernel: map[Reg]bool{}}
	for _, b := range f.Blocks {
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
	for _, b := range f.Blocks {
		b.Phis = slices.DeleteFunc(b.Phis, func(p Phi) bool { return !d.isLive(p.Dst) })
		b.Insts = slices.DeleteFunc(b.Insts, func(in Inst) bool { return !in.IsRoot() && !d.isLive(in.Dst) })
	}
}

// defSite is where a register is defined: by φ n or operation n of a block.
type defSite struct {
	b   *Block
	n   int
	phi bool
}

type deadCode struct {
	f        *Func
	defs     []defSite
	live     []bool
	inKernel map[Reg]bool // defined in final bundles, which are all needed
	work     []Reg
}

func (d *deadCode) isLive(r Reg) bool { return !r.IsVirtual() || d.live[r-FirstVirtual] }

func (d *deadCode) need(r Reg) {
	if r.IsVirtual() && !d.live[r-FirstVirtual] {
		d.live[r-FirstVirtual] = true
		d.work = append(d.work, r)
	}
}

// scan notes the definitions of a block and needs what its roots read.
func (d *deadCode) scan(b *Block) {
	need := func(r *Reg) { d.need(*r) }
	for n := range b.Phis {
		d.defs[b.Phis[n].Dst-FirstVirtual] = defSite{b, n, true}
	}
	for n := range b.Insts {
		in := &b.Insts[n]
		if in.Dst.IsVirtual() {
			d.defs[in.Dst-FirstVirtual] = defSite{b, n, false}
		}
		if in.IsRoot() {
			in.EachUse(need)
		}
	}
	for _, row := range b.Bundles {
		for n := range row.Ops {
			d.inKernel[row.Ops[n].Dst] = true
			row.Ops[n].EachUse(need)
		}
	}
	d.need(b.Term.Cond)
	if b.Count != nil {
		d.need(b.Count.Last)
	}
}

func (d *deadCode) needOperands(r Reg) {
	s := d.defs[r-FirstVirtual]
	switch {
	case s.b == nil && d.inKernel[r]:
	case s.b == nil:
		panic("BUG: use of a register without a definition in " + d.f.Src.Name())
	case s.phi:
		for _, in := range s.b.Phis[s.n].In {
			d.need(in.Val)
		}
	default:
		s.b.Insts[s.n].EachUse(func(r *Reg) { d.need(*r) })
	}
}
