package alloc

import (
	"slices"

	"opt-go/vliw/target/hexagon/code"
)

// coalesce merges the two registers of copies that do not interfere, those in inner loops first. It
// reports whether it changed the code, which has to be analysed again then.
func (a *allocator) coalesce() bool {
	parent := make([]code.Reg, a.f.NumRegs())
	for k := range parent {
		parent[k] = code.FirstVirtual + code.Reg(k)
	}
	var find func(r code.Reg) code.Reg
	find = func(r code.Reg) code.Reg {
		p := parent[r-code.FirstVirtual]
		if p != r {
			p = find(p)
			parent[r-code.FirstVirtual] = p
		}
		return p
	}
	merged := false
	for _, c := range a.copies() {
		x, y := find(c[0]), find(c[1])
		if x == y || a.interfere(x, y) || a.nodes[x-code.FirstVirtual].class != a.nodes[y-code.FirstVirtual].class || a.crowds(x, y) {
			continue
		}
		parent[y-code.FirstVirtual] = x
		nx, ny := a.node(x), a.node(y)
		nx.taken.Add(ny.taken)
		nx.pinned = nx.pinned || ny.pinned
		nx.hints = append(nx.hints, ny.hints...)
		for _, r := range ny.adj {
			if r = find(r); r != x {
				a.addEdge(x, r)
			}
		}
		if a.fresh[y] {
			a.fresh[x] = true
		}
		merged = true
	}
	if merged {
		a.rename(find)
	}
	return merged
}

// crowds reports whether a merged register would hardly get a register: few are left that neither
// of the two may not have.
func (a *allocator) crowds(x, y code.Reg) bool {
	taken := a.node(x).taken.Or(a.node(y).taken)
	left := 0
	for _, r := range orders[a.node(x).class] {
		if !taken.Meets(code.UnitsOf(r)) {
			left++
		}
	}
	return left == 0 || a.fresh[x] || a.fresh[y]
}

// copies lists the copies between virtual registers, by the depth of loops.
func (a *allocator) copies() [][2]code.Reg {
	var blocks []*code.Block
	blocks = append(blocks, a.f.Blocks...)
	slices.SortStableFunc(blocks, func(x, y *code.Block) int { return y.Depth - x.Depth })
	var out [][2]code.Reg
	for _, b := range blocks {
		for k := range b.Insts {
			in := &b.Insts[k]
			if in.Is(code.Copy) && in.Dst.Virtual() && in.Args[0].Reg.Virtual() && in.Args[0].Half == code.Whole && in.Dst != in.Args[0].Reg {
				out = append(out, [2]code.Reg{in.Dst, in.Args[0].Reg})
			}
		}
	}
	return out
}

// rename applies the merges.
func (a *allocator) rename(find func(code.Reg) code.Reg) {
	for _, b := range a.f.Blocks {
		b.Each(func(in *code.Instr) {
			in.EachDef(func(r *code.Reg) {
				if r.Virtual() {
					*r = find(*r)
				}
			})
			for k := range in.Args {
				if r := in.Args[k].Reg; r.Virtual() {
					in.Args[k].Reg = find(r)
				}
			}
		})
		b.Insts = slices.DeleteFunc(b.Insts, func(in code.Instr) bool {
			return in.Is(code.Copy) && in.Dst.Virtual() && in.Dst == in.Args[0].Reg && in.Args[0].Half == code.Whole
		})
	}
}
