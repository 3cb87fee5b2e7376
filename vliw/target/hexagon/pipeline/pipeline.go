// Package pipeline makes hardware loops of one block faster, on virtual registers: it replaces
// addresses by pointers with post-increment (affine.go, pointers.go), removes counters that nothing
// in the body reads (counters.go), unrolls (unroll.go, copies.go), schedules the body modulo the
// initiation interval (modulo.go), and builds kernels (pipeline.go):
//
//	start: …                  start: if n < stages jump small
//	       loop0(b,n)         first: the iterations that begin before the kernel
//	b:     … :endloop0               loop0(kernel,n−stages+1)
//	                          kernel: … :endloop0
//	                          last:  the iterations that end after it; jump after
//	                          small: loop0(b,n)
//	                          b:     … :endloop0
//	                          after: …
//
// A plan is kept as the cycles of the instructions of the kernel, which are in an order that does
// the same one after the other. So the allocator need not know of packets, and the packer takes the
// plan if no spill code came into the loop.
package pipeline

import (
	"math/bits"
	"slices"

	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/pack"
)

// maxBody bounds the instructions of a body that is scheduled.
const maxBody = 160

// maxStages bounds the iterations in flight.
const maxStages = 8

// Loops pipelines the hardware loops of a function.
func Loops(f *code.Func) {
	for _, b := range slices.Clone(f.Blocks) {
		if !b.LoopEnd || b.Start == nil || b.Succs[0] != b || loopStart(b.Start) < 0 {
			continue
		}
		hoistConstants(f, b)
		if len(b.Insts) > 1 && onlyVirtual(b) && len(b.Insts) <= maxBody {
			l := &loop{f: f, b: b}
			l.build()
		} else {
			f.Loops = append(f.Loops, code.Loop{Packets: len(pack.Block(f, b.Insts)), Iterations: 1, Stages: 1})
		}
	}
}

// onlyVirtual reports whether a block writes no register of the machine, and nothing in it has to
// be alone in its packet.
func onlyVirtual(b *code.Block) bool {
	return !slices.ContainsFunc(b.Insts, func(in code.Instr) bool {
		return in.Is(code.Alone) || in.Dst != 0 && !in.Dst.Virtual()
	})
}

// loopStart is the index of loop0 in a preheader, -1 if it has none.
func loopStart(b *code.Block) int {
	return slices.IndexFunc(b.Insts, func(in code.Instr) bool { return in.Op == code.OpLoop || in.Op == code.OpLoopi })
}

// hoistConstants moves constants out of the loop; the allocator makes them again where it has no
// register for them.
func hoistConstants(f *code.Func, b *code.Block) {
	writers := make([]int, f.NumRegs())
	for _, x := range f.Blocks {
		x.Each(func(in *code.Instr) {
			in.EachDef(func(r *code.Reg) {
				if r.Virtual() {
					writers[*r-code.FirstVirtual]++
				}
			})
		})
	}
	var moved, kept []code.Instr
	for _, in := range b.Insts {
		if in.Is(code.Const) && in.Dst.Virtual() && writers[in.Dst-code.FirstVirtual] == 1 {
			moved = append(moved, in)
		} else {
			kept = append(kept, in)
		}
	}
	b.Insts = kept
	b.Start.Insts = slices.Insert(b.Start.Insts, loopStart(b.Start), moved...)
}

// loop is one hardware loop.
type loop struct {
	f *code.Func
	b *code.Block
}

func (l *loop) body() []code.Instr { return l.b.Insts[:len(l.b.Insts)-1] }

// build pipelines the loop where that saves a packet.
func (l *loop) build() {
	usePointers(l)
	l.finishCounters()
	packets := pack.Block(l.f, l.b.Insts)
	best := len(packets)
	one := newPlan(l.f, l.body(), 1)
	pipelined := one.schedule(best) && one.stages() <= maxStages
	if pipelined {
		best = one.ii
	}
	if u := l.unrolledBody(); u != nil {
		two := newPlan(l.f, u.body, unroll)
		if two.schedule(unroll*best*9/10+1) && two.ii < unroll*best && two.stages() <= maxStages && l.replace(two, u) {
			return
		}
	}
	if pipelined && l.replace(one, &unrolled{}) {
		return
	}
	l.f.Loops = append(l.f.Loops, code.Loop{Packets: len(packets), Iterations: 1, Stages: 1})
	l.b.Insts = nil
	for k, packet := range packets { // so that the allocator does not tie them together
		for _, in := range packet {
			in.Cycle, in.NewValue, in.NewPred, in.After = k+1, false, false, false
			l.b.Insts = append(l.b.Insts, in)
		}
	}
}

// replace builds the blocks around the kernel. The old loop stays for few iterations, and for those
// that the unrolled ones leave. It reports false where the loop runs too seldom.
func (l *loop) replace(p *plan, u *unrolled) bool {
	start := l.b.Start
	at := loopStart(start)
	k := &kernel{loop: l, plan: p, order: p.order(), count: start.Insts[at].Copy(), after: l.b.Succs[1]}
	if k.count.Op == code.OpLoopi && k.count.Args[1].Imm < k.least() {
		return false
	}
	l.f.Loops = append(l.f.Loops, code.Loop{Packets: p.ii, Iterations: p.unroll, Stages: p.stages()})
	k.makeBlocks()
	head := slices.Delete(slices.Clone(start.Insts[:len(start.Insts)-1]), at, at+1)
	if k.count.Op == code.OpLoopi {
		k.constantCount(head)
	} else {
		k.variableCount(head)
	}
	k.fill(u)
	return true
}

// kernel is a pipelined loop under construction.
type kernel struct {
	*loop
	*plan
	order               []int
	count               code.Instr // the loop0 of the kernel
	first, kernel, last *code.Block
	small, after        *code.Block
	rest                code.Reg // the iterations that are left after the kernel
	whole               bool     // none is
}

// least is how many iterations the kernel needs.
func (k *kernel) least() int64 { return int64(k.stages() * k.unroll) }

func (k *kernel) makeBlocks() {
	f, b := k.f, k.b
	k.first = f.NewBlock(f.Blocks[slices.Index(f.Blocks, b)-1])
	k.kernel = f.NewBlock(k.first)
	k.last = f.NewBlock(k.kernel)
	k.first.Depth, k.kernel.Depth, k.last.Depth = b.Start.Depth, b.Depth, k.after.Depth
}

func jumpTo(b *code.Block) code.Instr {
	return code.Instr{Op: code.OpJump, Args: []code.Operand{code.LabelOp(b)}}
}

// shift is the logarithm of the iterations that are one.
func (k *kernel) shift() int64 { return int64(bits.TrailingZeros(uint(k.unroll))) }

// constantCount needs no test; the old loop goes if no iteration is left.
func (k *kernel) constantCount(head []code.Instr) {
	n := k.count.Args[1].Imm
	start := k.b.Start
	start.Insts, start.Succs = append(head, jumpTo(k.first)), []*code.Block{k.first}
	k.count.Args[1] = code.ImmOp(n>>k.shift() - int64(k.stages()) + 1)
	rest := n & int64(k.unroll-1)
	if k.whole = rest == 0; k.whole {
		k.f.Blocks = slices.DeleteFunc(k.f.Blocks, func(x *code.Block) bool { return x == k.b })
		k.f.Number()
		return
	}
	k.makeSmall(code.Instr{Op: code.OpLoopi, Args: []code.Operand{code.LabelOp(k.b), code.ImmOp(rest)}})
}

// makeSmall makes the preheader of the old loop.
func (k *kernel) makeSmall(count code.Instr) {
	k.small = k.f.NewBlock(k.last)
	k.small.Depth, k.b.Depth = k.b.Start.Depth, max(k.b.Depth-1, 0)
	k.small.Insts, k.small.Succs = []code.Instr{count, jumpTo(k.b)}, []*code.Block{k.b}
	k.b.Start = k.small
}

func (k *kernel) variableCount(head []code.Instr) {
	start, n := k.b.Start, k.count.Args[1]
	if k.whole = k.unroll == 1; !k.whole {
		k.rest = k.f.NewReg(code.Word)
		head = append(head, code.Instr{Op: code.OpMov, Dst: k.rest, Args: []code.Operand{n}})
		n = code.RegOp(k.rest)
	}
	k.makeSmall(code.Instr{Op: code.OpLoop, Args: []code.Operand{code.LabelOp(k.b), n}})
	enough := k.f.NewReg(code.Pred)
	start.Insts = append(head,
		code.Instr{Op: code.OpCmpGtui, Dst: enough, Args: []code.Operand{n, code.ImmOp(k.least() - 1)}},
		code.Instr{Op: code.OpJumpNot, Args: []code.Operand{code.RegOp(enough), code.LabelOp(k.small)}},
		jumpTo(k.first))
	start.Succs = []*code.Block{k.small, k.first}
	if !k.whole {
		groups := k.f.NewReg(code.Word)
		k.first.Insts = []code.Instr{{Op: code.OpShri, Dst: groups, Args: []code.Operand{n, code.ImmOp(k.shift())}}}
		n = code.RegOp(groups)
	}
	if k.stages() == 1 {
		k.count.Args[1] = n
		return
	}
	less := k.f.NewReg(code.Word)
	k.first.Insts = append(k.first.Insts, code.Instr{Op: code.OpAddi, Dst: less, Args: []code.Operand{n, code.ImmOp(int64(1 - k.stages()))}})
	k.count.Args[1] = code.RegOp(less)
}

// fill writes the iterations before the kernel, the kernel, and those after it.
func (k *kernel) fill(u *unrolled) {
	k.count.Args[0] = code.LabelOp(k.kernel)
	k.first.Insts = append(k.first.Insts, u.before...)
	for pass := range k.stages() - 1 {
		k.first.Insts = append(k.first.Insts, k.pass(k.order, pass, 0, pass)...)
	}
	k.first.Insts = append(k.first.Insts, k.count, jumpTo(k.kernel))
	k.first.Succs = []*code.Block{k.kernel}
	k.kernel.Insts = k.pass(k.order, k.stages(), 0, k.stages())
	for n := range k.kernel.Insts {
		k.kernel.Insts[n].Cycle = k.row(k.at[k.order[n]]) + 1
	}
	k.kernel.Insts = append(k.kernel.Insts, code.Instr{Op: code.OpEndloop, Args: []code.Operand{code.LabelOp(k.kernel)}})
	k.kernel.LoopEnd, k.kernel.Start, k.kernel.Succs = true, k.first, []*code.Block{k.kernel, k.last}
	for pass := 1; pass < k.stages(); pass++ {
		k.last.Insts = append(k.last.Insts, k.pass(k.order, pass-2*k.stages(), pass, k.stages())...)
	}
	k.last.Insts = append(k.last.Insts, u.after...)
	switch {
	case k.whole:
		k.last.Insts, k.last.Succs = append(k.last.Insts, jumpTo(k.after)), []*code.Block{k.after}
	case k.rest == 0:
		k.last.Insts, k.last.Succs = append(k.last.Insts, jumpTo(k.small)), []*code.Block{k.small}
	default:
		none := k.f.NewReg(code.Pred)
		k.last.Insts = append(k.last.Insts,
			code.Instr{Op: code.OpAndi, Dst: k.rest, Args: []code.Operand{code.RegOp(k.rest), code.ImmOp(int64(k.unroll - 1))}},
			code.Instr{Op: code.OpCmpEqi, Dst: none, Args: []code.Operand{code.RegOp(k.rest), code.ImmOp(0)}},
			code.Instr{Op: code.OpJumpIf, Args: []code.Operand{code.RegOp(none), code.LabelOp(k.after)}},
			jumpTo(k.small))
		k.last.Succs = []*code.Block{k.after, k.small}
	}
}

// pass copies the instructions of the stages from one to another; number tells the iterations of
// the passes of a block apart.
func (p *plan) pass(order []int, number, from, to int) []code.Instr {
	var out []code.Instr
	for _, k := range order {
		if s := p.stage(k); s >= from && s <= to {
			in := p.body[k].Copy()
			in.Stage += (number - s + 1) * p.unroll
			out = append(out, in)
		}
	}
	return out
}

func copyAll(list []code.Instr) []code.Instr {
	out := make([]code.Instr, len(list))
	for k := range list {
		out[k] = list[k].Copy()
	}
	return out
}
