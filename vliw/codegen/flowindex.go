package codegen

import "slices"

// flowIndex answers, while one single-block loop after the other is pipelined, who comes before a block and which registers other blocks read,
// without a walk over the function for each. It is made once. What the pipeliner does in between to other loops changes little:
//
//   - blocks are added, and edges are led through them, so a predecessor is one of those there were, if it still is one, or a new block
//   - a register of a loop body is read elsewhere only where it was from the start: code that is added reads what the loop it replaces did
type flowIndex struct {
	before  [][]*block // by block id, when the index was made
	added   []*block   // since
	outside readOutside
}

func newFlowIndex(f *function) *flowIndex {
	return &flowIndex{before: f.preds(), outside: readsOutside(f)}
}

// preds lists the predecessors of a block that was there when the index was made. A new block is entered when it has got its branch, which keeps
// its targets then.
func (x *flowIndex) preds(b *block) []*block {
	x.added = slices.DeleteFunc(x.added, func(p *block) bool {
		for _, s := range p.term.succs {
			if s != nil && s.id < len(x.before) {
				x.before[s.id] = append(x.before[s.id], p)
			}
		}
		return len(p.term.succs) > 0
	})
	var out []*block
	for _, p := range x.before[b.id] {
		if slices.Contains(p.term.succs, b) && !slices.Contains(out, p) {
			out = append(out, p)
		}
	}
	return out
}

// readOutside tells, by number, the virtual registers that are read in other blocks than the one that defines them, or by φs of other blocks.
type readOutside []bool

func (o readOutside) has(r Reg) bool {
	return r.isVirtual() && int(r-firstVirtual) < len(o) && o[r-firstVirtual]
}

func readsOutside(f *function) readOutside {
	home, out := make([]*block, f.numRegs()), make(readOutside, f.numRegs())
	for _, b := range f.blocks {
		define := func(r Reg) {
			if r.isVirtual() {
				h := &home[r-firstVirtual]
				out[r-firstVirtual] = out[r-firstVirtual] || *h != nil && *h != b // several definitions: some will read another
				*h = b
			}
		}
		for n := range b.phis {
			define(b.phis[n].dst)
		}
		b.eachOp(func(in *inst) { define(in.dst) })
	}
	for _, b := range f.blocks {
		read := func(r *Reg) {
			if r.isVirtual() && home[*r-firstVirtual] != b {
				out[*r-firstVirtual] = true
			}
		}
		for n := range b.phis {
			for k := range b.phis[n].in {
				read(&b.phis[n].in[k].val)
			}
		}
		b.eachOp(func(in *inst) { in.eachUse(read) })
		read(&b.term.cond)
	}
	return out
}
