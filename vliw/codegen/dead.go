package codegen

import "opt-go/vliw/asm"

// removeDead deletes operations and φs whose results nobody needs, while the code is in SSA form.
func (f *function) removeDead() {
	type site struct {
		b   *block
		n   int
		phi bool
	}
	defs := make([]site, len(f.file))
	live := make([]bool, len(f.file))
	var work []Reg
	inKernel := map[Reg]bool{} // defined in final bundles, which are all needed
	need := func(r Reg) {
		if r.isVirtual() && !live[r-firstVirtual] {
			live[r-firstVirtual] = true
			work = append(work, r)
		}
	}
	for _, b := range f.blocks {
		for n := range b.phis {
			defs[b.phis[n].dst-firstVirtual] = site{b, n, true}
		}
		for n := range b.insts {
			in := &b.insts[n]
			if in.dst.isVirtual() {
				defs[in.dst-firstVirtual] = site{b, n, false}
			}
			if in.isRoot() {
				in.eachUse(func(r *Reg) { need(*r) })
			}
		}
		for _, row := range b.bundles {
			for n := range row.ops {
				inKernel[row.ops[n].dst] = true
				row.ops[n].eachUse(func(r *Reg) { need(*r) })
			}
		}
		need(b.term.cond)
		if b.count != nil {
			need(b.count.last)
		}
	}
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		d := defs[r-firstVirtual]
		switch {
		case d.b == nil && inKernel[r]:
		case d.b == nil:
			panic("BUG: use of a register without a definition in " + f.src.Name())
		case d.phi:
			for _, in := range d.b.phis[d.n].in {
				need(in.val)
			}
		default:
			d.b.insts[d.n].eachUse(func(r *Reg) { need(*r) })
		}
	}
	isLive := func(r Reg) bool { return !r.isVirtual() || live[r-firstVirtual] }
	for _, b := range f.blocks {
		phis := b.phis[:0]
		for _, p := range b.phis {
			if isLive(p.dst) {
				phis = append(phis, p)
			}
		}
		b.phis = phis
		insts := b.insts[:0]
		for _, in := range b.insts {
			if in.isRoot() || isLive(in.dst) {
				insts = append(insts, in)
			}
		}
		b.insts = insts
	}
}

// isRoot reports whether an operation must stay even if nobody reads its result.
func (in *inst) isRoot() bool {
	return in.op.SideEffect() || in.dst.isFixed() || in.mem != nil && in.mem.volatile || in.flags&asm.Trip != 0
}
