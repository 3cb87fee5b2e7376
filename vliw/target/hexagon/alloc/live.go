package alloc

import (
	"math/bits"

	"opt-go/vliw/target/hexagon/code"
)

// set is a set of virtual registers.
type set []uint64

func newSet(n int) set { return make(set, (n+63)/64) }

func (s set) has(r code.Reg) bool { n := r - code.FirstVirtual; return s[n/64]>>(n%64)&1 != 0 }
func (s set) add(r code.Reg)      { n := r - code.FirstVirtual; s[n/64] |= 1 << (n % 64) }
func (s set) remove(r code.Reg)   { n := r - code.FirstVirtual; s[n/64] &^= 1 << (n % 64) }

func (s set) each(f func(r code.Reg)) {
	for k, w := range s {
		for ; w != 0; w &= w - 1 {
			f(code.FirstVirtual + code.Reg(64*k+bits.TrailingZeros64(w)))
		}
	}
}

// live holds the registers that are live at the ends of blocks, by number.
type live struct{ out, in []set }

// liveness iterates backwards to a fixed point.
func liveness(f *code.Func) *live {
	f.Number()
	n := len(f.Blocks)
	l := &live{out: make([]set, n), in: make([]set, n)}
	in, use, def := l.in, make([]set, n), make([]set, n)
	for k, b := range f.Blocks {
		l.out[k], in[k], use[k], def[k] = newSet(f.NumRegs()), newSet(f.NumRegs()), newSet(f.NumRegs()), newSet(f.NumRegs())
		upward(b, use[k], def[k])
	}
	for changed := true; changed; {
		changed = false
		for k := n - 1; k >= 0; k-- {
			out := l.out[k]
			for _, s := range f.Blocks[k].Succs {
				for w, x := range in[s.ID] {
					out[w] |= x
				}
			}
			for w := range out {
				x := use[k][w] | out[w]&^def[k][w]
				if x != in[k][w] {
					in[k][w] = x
					changed = true
				}
			}
		}
	}
	return l
}

// LiveAfter reports which virtual registers are read after a block, as the function is now.
func LiveAfter(f *code.Func, b *code.Block) func(r code.Reg) bool {
	out := liveness(f).out[b.ID]
	return out.has
}

// upward collects what a block reads before it writes it, and what it writes.
func upward(b *code.Block, use, def set) {
	reads := func(in *code.Instr) {
		in.EachUse(func(r *code.Reg, _ code.Half) {
			if r.Virtual() && !def.has(*r) {
				use.add(*r)
			}
		})
	}
	defines := func(r *code.Reg) {
		if r.Virtual() {
			def.add(*r)
		}
	}
	for k := range b.Insts {
		in := &b.Insts[k]
		reads(in)
		in.EachDef(defines)
	}
	for _, p := range b.Packets {
		for k := range p {
			reads(&p[k])
		}
		for k := range p {
			p[k].EachDef(defines)
		}
	}
}
