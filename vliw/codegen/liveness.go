package codegen

// liveness holds, per block, which virtual registers are live at its start and end, as bit sets over register numbers.
type liveness struct {
	in, out []bitset // by block id
}

type bitset []uint64

func (s bitset) has(r Reg) bool { n := r - firstVirtual; return s[n>>6]&(1<<(n&63)) != 0 }
func (s bitset) add(r Reg)      { n := r - firstVirtual; s[n>>6] |= 1 << (n & 63) }

// eachOp calls f for every operation of a block in order, also those of final bundles.
func (b *block) eachOp(f func(in *inst)) {
	for i := range b.insts {
		f(&b.insts[i])
	}
	for i := range b.bundles {
		for k := range b.bundles[i].ops {
			f(&b.bundles[i].ops[k])
		}
	}
}

// computeLiveness solves the usual equations backwards. φs, while there are any, define their registers at the start of their block, and read them
// at the end of the predecessors.
func (f *function) computeLiveness() *liveness {
	words := (len(f.file) + 63) / 64
	l := &liveness{in: make([]bitset, f.numbers), out: make([]bitset, f.numbers)}
	gen, kill := make([]bitset, f.numbers), make([]bitset, f.numbers)
	for _, b := range f.blocks {
		l.in[b.id], l.out[b.id] = make(bitset, words), make(bitset, words)
		g, k := make(bitset, words), make(bitset, words)
		for n := range b.phis {
			k.add(b.phis[n].dst)
		}
		b.eachOp(func(in *inst) {
			in.eachUse(func(r *Reg) {
				if r.isVirtual() && !k.has(*r) {
					g.add(*r)
				}
			})
			if in.dst.isVirtual() {
				k.add(in.dst)
			}
		})
		if c := b.term.cond; c.isVirtual() && !k.has(c) {
			g.add(c)
		}
		for _, h := range b.held {
			if h.enters {
				g.add(h.reg)
			}
		}
		gen[b.id], kill[b.id] = g, k
	}
	for changed := true; changed; {
		changed = false
		for n := len(f.blocks) - 1; n >= 0; n-- {
			b := f.blocks[n]
			out, in := l.out[b.id], l.in[b.id]
			for _, s := range b.term.succs {
				for w, bits := range l.in[s.id] {
					out[w] |= bits
				}
				for n := range s.phis {
					if v := *s.phis[n].from(b); v.isVirtual() {
						out.add(v)
					}
				}
			}
			for w := range in {
				if now := gen[b.id][w] | out[w]&^kill[b.id][w]; now != in[w] {
					in[w] = now
					changed = true
				}
			}
		}
	}
	return l
}
