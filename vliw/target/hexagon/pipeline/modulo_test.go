package pipeline

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"opt-go/vliw/target/hexagon/code"
)

// randomBody makes a body of arithmetic on a few registers, so that values are carried over
// iterations, overwritten early, and read late.
func randomBody(rng *rand.Rand, f *code.Func, n int) []code.Instr {
	var regs []code.Reg
	for range 2 + n/2 {
		regs = append(regs, f.NewReg(code.Word))
	}
	any := func() code.Operand { return code.RegOp(regs[rng.IntN(len(regs))]) }
	var body []code.Instr
	for range n {
		in := code.Instr{Dst: regs[rng.IntN(len(regs))]}
		switch rng.IntN(4) {
		case 0:
			in.Op, in.Args = code.OpMac, []code.Operand{any(), any()}
		case 1:
			in.Op, in.Args = code.OpMul, []code.Operand{any(), any()}
		case 2:
			in.Op, in.Args = code.OpShli, []code.Operand{any(), code.ImmOp(3)}
		default:
			in.Op, in.Args = code.OpAdd, []code.Operand{any(), any()}
		}
		body = append(body, in)
	}
	return body
}

// value is what an instruction computes, by name.
func value(in *code.Instr, regs map[code.Reg]string) string {
	text := fmt.Sprint(in.Op)
	in.EachUse(func(r *code.Reg, _ code.Half) {
		if v, ok := regs[*r]; ok {
			text += "," + v
		} else {
			text += "," + r.String()
		}
	})
	return fmt.Sprintf("%x", fnv(text))
}

func fnv(s string) uint64 {
	h := uint64(14695981039346656037)
	for _, c := range []byte(s) {
		h = (h ^ uint64(c)) * 1099511628211
	}
	return h
}

// inPackets executes iterations of a plan as the machine does: each packet reads, then writes.
func inPackets(p *plan, iterations int) map[code.Reg]string {
	regs := map[code.Reg]string{}
	for t := range p.ii*iterations + p.stages()*p.ii {
		written := map[code.Reg]string{}
		for k := range p.body {
			if since := t - p.at[k]; since >= 0 && since%p.ii == 0 && since/p.ii < iterations {
				written[p.body[k].Dst] = value(&p.body[k], regs)
			}
		}
		for r, v := range written {
			regs[r] = v
		}
	}
	return regs
}

// TestModulo executes random bodies one after the other, in packets, and in the order of the
// kernel, and compares all registers at the end.
func TestModulo(t *testing.T) {
	planned, overlapping := 0, 0
	for seed := range uint64(400) {
		rng := rand.New(rand.NewPCG(seed, 35))
		f := &code.Func{Name: "f"}
		body := randomBody(rng, f, 2+rng.IntN(10))
		p := newPlan(f, body, 1)
		if !p.schedule(len(body) + 1) {
			continue
		}
		planned++
		if p.stages() > 1 {
			overlapping++
		}
		iterations := p.stages() + rng.IntN(5)
		want := map[code.Reg]string{}
		for range iterations {
			for k := range body {
				want[body[k].Dst] = value(&body[k], want)
			}
		}
		compare(t, seed, "in packets", inPackets(p, iterations), want)
		compare(t, seed, "in order", inOrder(p, iterations), want)
	}
	if planned < 300 || overlapping < 50 {
		t.Errorf("%d of 400 bodies were planned, %d of them with overlapping iterations", planned, overlapping)
	}
}

// inOrder executes what comes before the kernel, the kernel, and what comes after it.
func inOrder(p *plan, iterations int) map[code.Reg]string {
	regs := map[code.Reg]string{}
	order, stages := p.order(), p.stages()
	run := func(list []code.Instr) {
		for k := range list {
			regs[list[k].Dst] = value(&list[k], regs)
		}
	}
	for pass := range stages - 1 {
		run(p.pass(order, pass, 0, pass))
	}
	for range iterations - stages + 1 {
		run(p.pass(order, 0, 0, stages))
	}
	for pass := 1; pass < stages; pass++ {
		run(p.pass(order, 0, pass, stages))
	}
	return regs
}

func compare(t *testing.T, seed uint64, how string, got, want map[code.Reg]string) {
	t.Helper()
	for r, v := range want {
		if got[r] != v {
			t.Errorf("seed %d %s: %s differs", seed, how, r)
		}
	}
}
