package emu

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/emu/simd"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// Every operation on all threads at once computes what the operation of one thread does, on random
// numbers and on those where floating-point arithmetic has corners.
func TestWholeWarps(t *testing.T) {
	opcodes := simd.Opcodes()
	for _, relation := range []string{"eq.s32", "ne.u64", "eq.b16", "ne.b16", "lt.s16", "ge.s16", "gt.u16", "le.u16", "lo.u32", "lt.u64", "ge.s32", "gt.s64", "hi.u32", "ltu.f32", "neu.f32", "eq.f32", "geu.f64", "le.f64", "leu.f64"} {
		opcodes = append(opcodes, "setp."+relation)
	}
	opcodes = append(opcodes, "lop3.b32")
	if len(opcodes) < 100 {
		t.Fatalf("only %d operations", len(opcodes))
	}
	random := rand.New(rand.NewPCG(1, 2))
	for _, opcode := range opcodes {
		for range 4 {
			compareWhole(t, random, opcode)
		}
	}
}

// compareWhole runs one instruction both ways.
func compareWhole(t *testing.T, random *rand.Rand, opcode string) {
	o, w := decodeAlone(t, random, opcode)
	if o == nil {
		return
	}
	for range 8 {
		for r := range w.regs {
			for i := range w.regs[r] {
				w.regs[r][i] = corner(random)
			}
		}
		narrow(o.fn, w)
		before := append([]lanes(nil), w.regs...)
		w.exec = fullMask
		if random.IntN(2) == 0 {
			w.exec = random.Uint32() | 0xFFF
		}
		o.exec(w, o)
		got, gotPreds := append([]lanes(nil), w.regs...), append([]uint32(nil), w.preds...)
		copy(w.regs, before)
		single := *o
		single.whole, single.relation = simd.Op{}, nil
		switch {
		case o.cmp != nil:
			single.exec = execSetp
		case o.f1 != nil:
			single.exec = exec1
		case o.f2 != nil:
			single.exec = exec2
		default:
			single.exec = exec3
		}
		single.exec(w, &single)
		for r := range got {
			for i := range got[r] {
				if got[r][i] != w.regs[r][i] {
					t.Fatalf("%s: thread %d: %#x, not %#x, of %#x", o.fn.Source.Text(o.in), i, got[r][i], w.regs[r][i], sourcesOf(o, before, i))
				}
			}
		}
		if fmt.Sprint(gotPreds) != fmt.Sprint(w.preds) {
			t.Fatalf("%s: predicates %x, not %x", o.fn.Source.Text(o.in), gotPreds, w.preds)
		}
	}
}

func sourcesOf(o *op, regs []lanes, i int) (v []uint64) {
	for _, s := range []source{o.a, o.b, o.c} {
		if s.kind == fromReg {
			v = append(v, regs[s.reg][i])
		}
	}
	return v
}

// narrow makes the values of registers as wide as the registers.
func narrow(f *function, w *warp) {
	for r, slot := range f.Slots {
		info := f.Source.Regs[r]
		if info.Type == ptx.Pred || slot < 0 {
			continue
		}
		for i := range w.regs[slot] {
			w.regs[slot][i] &= scalar.Mask(info.Type)
		}
	}
}

// decodeAlone decodes an instruction with the operands that it takes: of all widths, those that
// make it an operation on all threads.
func decodeAlone(t *testing.T, random *rand.Rand, opcode string) (*op, *warp) {
	t.Helper()
	text := ".version 7.8\n.target sm_90\n.address_size 64\n.visible .entry k() { .reg .pred %p<2>; .reg .b16 %h<4>; .reg .b32 %r<4>; .reg .b64 %d<4>;\n"
	for _, dst := range []string{"%r0", "%d0", "%h0", "%p0"} {
		for _, src := range []string{"%r1", "%d1", "%h1"} {
			for _, second := range []string{"", ", " + src[:2] + "2", ", %r2"} {
				for _, third := range []string{"", ", " + src[:2] + "3", ", %r3", ", %d3", fmt.Sprintf(", %%r3, %d", random.IntN(256))} {
					m, err := parse.Module("test.ptx", text+opcode+" "+dst+", "+src+second+third+"; ret; }")
					if err != nil {
						continue
					}
					p, err := Load(m)
					if err != nil {
						continue
					}
					f := p.funcs[0]
					if o := &f.ops[0]; o.whole.One != nil || o.whole.Two != nil || o.whole.Three != nil || o.relation != nil {
						return o, &warp{regs: make([]lanes, f.NumRegs), preds: make([]uint32, f.NumPreds)}
					}
				}
			}
		}
	}
	t.Errorf("%s: no operands make it an operation of whole warps", opcode)
	return nil, nil
}

// corner is a number that means something special in some type, or a random one.
func corner(random *rand.Rand) uint64 {
	small := []uint64{0, 1, 2, 31, 32, 33, 63, 64, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0x7C00, 0xFC00, 0x3C00, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x7F800000, 0xFF800000,
		0x7FC00000, 0x7F7FFFFF, 0x00800000, 0x007FFFFF, 0x80000001, math.MaxInt64, 1 << 63, math.MaxUint64, 0x4F000000, 0xCF000000, 0x4F800000, 0x3F800001, 0x33800000}
	switch random.IntN(6) {
	case 0, 1:
		return small[random.IntN(len(small))]
	case 2:
		return math.Float64bits(float64(math.Float32frombits(random.Uint32())))
	case 3:
		return uint64(math.Float32bits(float32(random.NormFloat64() * math.Exp2(float64(random.IntN(40)-20)))))
	case 4:
		return math.Float64bits([]float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), 1, -1.5, 5e-324, 1e-310, math.MaxFloat64}[random.IntN(10)])
	}
	return random.Uint64()
}
