package pack

import (
	"slices"

	"opt-go/vliw/target/hexagon/code"
)

// Software pipelining of hardware loops, by rotation. The body is cut into a first part A and the
// rest B, and the loop begins in the middle:
//
//	loop n times:          A
//	  A B                  loop n−1 times:
//	                         B A
//	                       B
//
// The order of execution stays the same, so every cut is right that no dependence within an
// iteration crosses backwards; in a packet B of one iteration runs beside A of the next. Rotating
// again adds a stage. Registers are still virtual: one value of an iteration lives over the back edge
// at most, and where two have to, a counter is copied first (splitCounters).

// maxStages bounds the rotations of a loop.
const maxStages = 5

// Pipeline rotates the hardware loops of a function for which that saves packets.
func Pipeline(f *code.Func) {
	for _, b := range slices.Clone(f.Blocks) {
		if b.LoopEnd && b.Start != nil && len(b.Insts) > 2 {
			for range maxStages {
				if !rotate(f, b) {
					break
				}
			}
		}
	}
}

// rotate makes the best cut; it reports false if none saves a packet.
func rotate(f *code.Func, b *code.Block) bool {
	loop := b.Start
	at := loopStart(loop)
	if at < 0 || loop.Insts[at].Op == code.OpLoopi && loop.Insts[at].Args[1].Imm < 2 {
		return false
	}
	best := len(block(f, b.Insts))
	var first, rest []code.Instr
	hoistConstants(f, b, at)
	at = loopStart(loop)
	n := len(b.Insts) - 1
	end := b.Insts[n]
	split, counters := splitCounters(f, b.Insts[:n])
	for _, body := range [][]code.Instr{b.Insts[:n], split} {
		for _, cut := range cuts(f, body) {
			a, z := partition(body, cut, counters)
			kernel := append(append(slices.Clone(z), a...), end)
			if size := len(block(f, kernel)); size < best {
				best, first, rest = size, a, z
			}
		}
	}
	if first == nil {
		return false
	}
	apply(f, b, at, first, rest)
	return true
}

// loopStart is the index of loop0 in a preheader, -1 if it has none.
func loopStart(b *code.Block) int {
	return slices.IndexFunc(b.Insts, func(in code.Instr) bool { return in.Op == code.OpLoop || in.Op == code.OpLoopi })
}

// hoistConstants moves constants out of the loop; the allocator makes them again where it has no
// register for them.
func hoistConstants(f *code.Func, b *code.Block, at int) {
	writers := make([]int, f.NumRegs())
	for _, x := range f.Blocks {
		x.Each(func(in *code.Instr) {
			if in.Dst.Virtual() {
				writers[in.Dst-code.FirstVirtual]++
			}
		})
	}
	var moved, kept []code.Instr
	for _, in := range b.Insts {
		if in.Op.Is(code.Const) && in.Dst.Virtual() && writers[in.Dst-code.FirstVirtual] == 1 {
			moved = append(moved, in)
		} else {
			kept = append(kept, in)
		}
	}
	b.Insts = kept
	b.Start.Insts = slices.Insert(b.Start.Insts, at, moved...)
}

// cuts are the sets of instructions that can go first: those that can issue before some packet.
func cuts(f *code.Func, body []code.Instr) [][]bool {
	g := dependences(f, body)
	early := make([]int, len(body))
	last := 0
	for k := range body {
		for _, e := range g.in[k] {
			early[k] = max(early[k], early[e.to]+e.prefer)
		}
		last = max(last, early[k])
	}
	var out [][]bool
	for level := 0; level < last; level++ {
		set := make([]bool, len(body))
		for k := range body {
			set[k] = early[k] <= level
		}
		out = append(out, set)
	}
	return out
}

// partition copies the two parts; the first is of the next iteration, and comes before the steps of
// counters, whose copies it need not read.
func partition(body []code.Instr, inFirst []bool, counters map[code.Reg]code.Reg) (first, rest []code.Instr) {
	for k := range body {
		in := body[k].Copy()
		if inFirst[k] {
			in.Stage++
			for n := range in.Args {
				if i, ok := counters[in.Args[n].Reg]; ok {
					in.Args[n].Reg = i
				}
			}
			first = append(first, in)
		} else {
			rest = append(rest, in)
		}
	}
	return first, rest
}

// splitCounters lets counters be stepped early: t = i at the start, and all but the step read t.
func splitCounters(f *code.Func, insts []code.Instr) ([]code.Instr, map[code.Reg]code.Reg) {
	var copies, body []code.Instr
	counters := map[code.Reg]code.Reg{}
	for k := range insts {
		body = append(body, insts[k].Copy())
	}
	for k := range body {
		step := &body[k]
		if step.Op != code.OpAddi || !step.Dst.Virtual() || step.Args[0].Reg != step.Dst || step.Args[1].Slot != 0 || !readEarlier(body, k) {
			continue
		}
		t := f.NewReg(code.Word)
		counters[t] = step.Dst
		copies = append(copies, code.Instr{Op: code.OpMov, Dst: t, Args: []code.Operand{code.RegOp(step.Dst)}, Stage: step.Stage})
		for j := range k {
			for n := range body[j].Args {
				if body[j].Args[n].Reg == step.Dst {
					body[j].Args[n].Reg = t
				}
			}
		}
	}
	return append(copies, body...), counters
}

// readEarlier reports whether instructions before a step read the counter, and none writes it.
func readEarlier(body []code.Instr, step int) bool {
	reads := false
	for k := range body {
		if k != step && body[k].Dst == body[step].Dst {
			return false
		}
		if k < step {
			body[k].EachUse(func(r *code.Reg, _ code.Half) { reads = reads || *r == body[step].Dst })
		}
	}
	return reads
}

// apply puts the first part before the loop, and the rest after it. A loop of one iteration has to
// skip the kernel:
//
//	start: A; if n = 1 jump rest
//	pre:   loop0(b,n−1)
//	b:     B A :endloop0
//	rest:  B; jump after
func apply(f *code.Func, b *code.Block, at int, first, rest []code.Instr) {
	start, after := b.Start, b.Succs[1]
	b.Insts = append(append(copyAll(rest), copyAll(first)...), b.Insts[len(b.Insts)-1])
	loop := start.Insts[at].Copy()
	head := slices.Delete(slices.Clone(start.Insts), at, at+1)
	jump := head[len(head)-1]
	head = append(head[:len(head)-1], copyAll(first)...)
	if loop.Op == code.OpLoopi {
		loop.Args[1].Imm--
		start.Insts = append(head, loop, jump)
		after.Insts = append(copyAll(rest), after.Insts...)
		return
	}
	pre := f.NewBlock(f.Blocks[slices.Index(f.Blocks, b)-1])
	last := f.NewBlock(b)
	pre.Depth, last.Depth = start.Depth, after.Depth
	less, single := f.NewReg(code.Word), f.NewReg(code.Pred)
	n := loop.Args[1]
	loop.Args[1] = code.RegOp(less)
	start.Insts = append(head, code.Instr{Op: code.OpAddi, Dst: less, Args: []code.Operand{n, code.ImmOp(-1)}},
		code.Instr{Op: code.OpCmpEqi, Dst: single, Args: []code.Operand{n, code.ImmOp(1)}},
		code.Instr{Op: code.OpJumpIf, Args: []code.Operand{code.RegOp(single), code.LabelOp(last)}},
		code.Instr{Op: code.OpJump, Args: []code.Operand{code.LabelOp(pre)}})
	pre.Insts = []code.Instr{loop, {Op: code.OpJump, Args: []code.Operand{code.LabelOp(b)}}}
	last.Insts = append(copyAll(rest), code.Instr{Op: code.OpJump, Args: []code.Operand{code.LabelOp(after)}})
	start.Succs, pre.Succs, last.Succs = []*code.Block{last, pre}, []*code.Block{b}, []*code.Block{after}
	b.Start, b.Succs = pre, []*code.Block{b, last}
}

func copyAll(list []code.Instr) []code.Instr {
	out := make([]code.Instr, len(list))
	for k := range list {
		out[k] = list[k].Copy()
	}
	return out
}
