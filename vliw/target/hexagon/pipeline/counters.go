package pipeline

import (
	"math/bits"
	"slices"

	"opt-go/vliw/target/hexagon/code"
)

// Counters that the body steps but does not read otherwise have their last value before the loop:
//
//	   loop0(b,n)                    i = add(i,mpyi(n,#8))
//	b: …                             loop0(b,n)
//	   i = add(i,#8) :endloop0    b: … :endloop0
//
// Addresses that share a pointer leave such counters unused.
func (l *loop) finishCounters() {
	start := l.b.Start
	if len(start.Succs) != 1 {
		return
	}
	for k := len(l.body()) - 1; k >= 0 && len(l.body()) > 1; k-- {
		at := loopStart(start)
		if last := l.lastValue(&l.body()[k], &start.Insts[at]); last != nil {
			start.Insts = slices.Insert(start.Insts, at, *last)
			l.b.Insts = slices.Delete(l.b.Insts, k, k+1)
		}
	}
}

// lastValue is what steps a counter by all iterations; nil if the instruction does not step one, or
// if the loop reads it.
func (l *loop) lastValue(in, count *code.Instr) *code.Instr {
	r := in.Dst
	if in.Op != code.OpAddi || !r.Virtual() || in.Args[0].Reg != r || in.Args[0].Half != code.Whole || in.Args[1].Slot != 0 || in.Args[1].Sym != "" {
		return nil
	}
	writes, reads := 0, 0
	for k := range l.body() {
		x := &l.body()[k]
		if x.Writes(r) {
			writes++
		}
		x.EachUse(func(u *code.Reg, _ code.Half) {
			if *u == r {
				reads++
			}
		})
	}
	step, trips := int64(int32(in.Args[1].Imm)), count.Args[1]
	if writes != 1 || reads != 1 || trips.Reg == r {
		return nil
	}
	if count.Op == code.OpLoopi {
		return &code.Instr{Op: code.OpAddi, Dst: r, Args: []code.Operand{code.RegOp(r), code.ImmOp(int64(int32(step * trips.Imm)))}}
	}
	k := bits.TrailingZeros64(uint64(step))
	switch {
	case step == 1<<k && code.OpAddasl.Info().Imm[0].Fits(int64(k)):
		return &code.Instr{Op: code.OpAddasl, Dst: r, Args: []code.Operand{code.RegOp(r), trips, code.ImmOp(int64(k))}}
	case step < 0:
		return &code.Instr{Op: code.OpMsubi, Dst: r, Args: []code.Operand{trips, code.ImmOp(-step)}}
	}
	return &code.Instr{Op: code.OpMaci, Dst: r, Args: []code.Operand{trips, code.ImmOp(step)}}
}
