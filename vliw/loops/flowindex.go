package loops

import (
	"slices"

	"opt-go/vliw/mir"
)

// flowIndex caches the predecessors of each block and the registers that other blocks read, while
// the single-block loops are pipelined one after the other, so that the function is not walked for
// each loop. It is built once. Pipelining other loops in between changes little:
//
//   - blocks are added, and edges are led through them, so a predecessor is one of those there
//     were, if it still is one, or a new block
//   - a register of a loop body is read elsewhere only where it was from the start: code that is
//     added reads what the loop it replaces did
type flowIndex struct {
	before  [][]*mir.Block // by block id, when the index was made
	added   []*mir.Block   // since
	outside readOutside
}

func newFlowIndex(f *mir.Func) *flowIndex {
	return &flowIndex{before: f.Preds(), outside: readsOutside(f)}
}

// preds lists the predecessors of a block that existed when the index was built. A new block is
// entered when it has its branch, whose targets do not change after that.
func (x *flowIndex) preds(b *mir.Block) []*mir.Block {
	x.added = slices.DeleteFunc(x.added, func(p *mir.Block) bool {
		for _, s := range p.Term.Succs {
			if s != nil && s.ID < len(x.before) {
				x.before[s.ID] = append(x.before[s.ID], p)
			}
		}
		return len(p.Term.Succs) > 0
	})
	var out []*mir.Block
	for _, p := range x.before[b.ID] {
		if slices.Contains(p.Term.Succs, b) && !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	return out
}

// readOutside is set, by number, for the virtual registers that are read in other blocks than the
// one that defines them, or by φs of other blocks.
type readOutside []bool

func (o readOutside) has(r mir.Reg) bool {
	return r.IsVirtual() && int(r-mir.FirstVirtual) < len(o) && o[r-mir.FirstVirtual]
}

func readsOutside(f *mir.Func) readOutside {
	home, out := make([]*mir.Block, f.NumRegs()), make(readOutside, f.NumRegs())
	for _, b := range f.Blocks {
		define := func(r mir.Reg) {
			if r.IsVirtual() {
				h := &home[r-mir.FirstVirtual]
				out[r-mir.FirstVirtual] = out[r-mir.FirstVirtual] || *h != nil && *h != b // several definitions: some will read another
				*h = b
			}
		}
		for n := range b.Phis {
			define(b.Phis[n].Dst)
		}
		b.EachOp(func(in *mir.Inst) { define(in.Dst) })
	}
	for _, b := range f.Blocks {
		read := func(r *mir.Reg) {
			if r.IsVirtual() && home[*r-mir.FirstVirtual] != b {
				out[*r-mir.FirstVirtual] = true
			}
		}
		for n := range b.Phis {
			for k := range b.Phis[n].In {
				read(&b.Phis[n].In[k].Val)
			}
		}
		b.EachOp(func(in *mir.Inst) { in.EachUse(read) })
		read(&b.Term.Cond)
	}
	return out
}
