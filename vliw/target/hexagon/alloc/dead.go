package alloc

import "opt-go/vliw/target/hexagon/code"

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
