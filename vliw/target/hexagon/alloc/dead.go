package alloc

import "opt-go/vliw/target/hexagon/code"

// RemoveDeadIn deletes what a loop of one block computes only for itself, such as a counter.
func RemoveDeadIn(f *code.Func, b *code.Block) {
	alive := newSet(f.NumRegs())
	l := liveness(f)
	for _, s := range b.Succs {
		if s != b {
			l.in[s.ID].each(alive.add)
		}
	}
	keep := make([]bool, len(b.Insts))
	for changed := true; changed; {
		changed = false
		for k := range b.Insts {
			in := &b.Insts[k]
			if keep[k] || in.Removable() && !alive.has(in.Dst) {
				continue
			}
			keep[k], changed = true, true
			in.EachUse(func(r *code.Reg, _ code.Half) {
				if r.Virtual() {
					alive.add(*r)
				}
			})
		}
	}
	kept := b.Insts[:0]
	for k, in := range b.Insts {
		if keep[k] {
			kept = append(kept, in)
		}
	}
	b.Insts = kept
}

// RemoveDead deletes instructions whose results are not read.
func RemoveDead(f *code.Func) {
	n := f.NumRegs()
	defs := make([][]*code.Instr, n)
	alive := make([]bool, n)
	var work []code.Reg
	need := func(r *code.Reg, _ code.Half) {
		if r.Virtual() && !alive[*r-code.FirstVirtual] {
			alive[*r-code.FirstVirtual] = true
			work = append(work, *r)
		}
	}
	for _, b := range f.Blocks {
		b.Each(func(in *code.Instr) {
			if in.Removable() && len(b.Packets) == 0 {
				defs[in.Dst-code.FirstVirtual] = append(defs[in.Dst-code.FirstVirtual], in)
			} else {
				in.EachUse(need)
			}
		})
	}
	for len(work) > 0 {
		r := work[len(work)-1]
		work = work[:len(work)-1]
		for _, in := range defs[r-code.FirstVirtual] {
			in.EachUse(need)
		}
	}
	for _, b := range f.Blocks {
		kept := b.Insts[:0]
		for _, in := range b.Insts {
			if !in.Removable() || alive[in.Dst-code.FirstVirtual] {
				kept = append(kept, in)
			}
		}
		b.Insts = kept
	}
}
