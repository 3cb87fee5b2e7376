// Package pipeline makes hardware loops of one block faster, on virtual registers: it replaces
// addresses by pointers with post-increment (affine.go, pointers.go), schedules the body modulo the
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
	"slices"

	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/pack"
)

// maxBody bounds the instructions of a body that is scheduled.
const maxBody = 120

// maxStages bounds the iterations in flight.
const maxStages = 8

// Loops pipelines the hardware loops of a function.
func Loops(f *code.Func) {
	for _, b := range slices.Clone(f.Blocks) {
		if !b.LoopEnd || b.Start == nil || b.Succs[0] != b || loopStart(b.Start) < 0 {
			continue
		}
		hoistConstants(f, b)
		if len(b.Insts) > 1 && len(b.Insts) <= maxBody {
			l := &loop{f: f, b: b}
			l.build()
		}
	}
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
		if in.Op.Is(code.Const) && in.Dst.Virtual() && writers[in.Dst-code.FirstVirtual] == 1 {
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
	packets := pack.Block(l.f, l.b.Insts)
	p := newPlan(l.f, l.body())
	if p.schedule(len(packets)) && p.stages() <= maxStages {
		l.replace(p)
		return
	}
	l.b.Insts = nil
	for k, packet := range packets { // so that the allocator does not tie them together
		for _, in := range packet {
			in.Cycle, in.NewValue, in.NewPred = k+1, false, false
			l.b.Insts = append(l.b.Insts, in)
		}
	}
}

// replace builds the blocks around the kernel. The old loop stays for few iterations.
func (l *loop) replace(p *plan) {
	f, b, start := l.f, l.b, l.b.Start
	at := loopStart(start)
	count := start.Insts[at].Copy()
	stages := int64(p.stages())
	constant := count.Op == code.OpLoopi
	if constant && count.Args[1].Imm < stages {
		return
	}
	after := b.Succs[1]
	first := f.NewBlock(f.Blocks[slices.Index(f.Blocks, b)-1])
	kernel := f.NewBlock(first)
	last := f.NewBlock(kernel)
	first.Depth, kernel.Depth, last.Depth = start.Depth, b.Depth, after.Depth
	jump := start.Insts[len(start.Insts)-1]
	head := slices.Delete(slices.Clone(start.Insts[:len(start.Insts)-1]), at, at+1)
	n := count.Args[1]
	count.Args[0] = code.LabelOp(kernel)
	if constant {
		count.Args[1] = code.ImmOp(n.Imm - stages + 1)
		jump.Args = []code.Operand{code.LabelOp(first)}
		start.Insts, start.Succs = append(head, jump), []*code.Block{first}
		f.Blocks = slices.DeleteFunc(f.Blocks, func(x *code.Block) bool { return x == b })
		f.Number()
	} else {
		small := f.NewBlock(last)
		small.Depth, b.Depth = start.Depth, max(b.Depth-1, 0)
		small.Insts = []code.Instr{start.Insts[at].Copy(), {Op: code.OpJump, Args: []code.Operand{code.LabelOp(b)}}}
		small.Succs, b.Start = []*code.Block{b}, small
		less, enough := f.NewReg(code.Word), f.NewReg(code.Pred)
		count.Args[1] = code.RegOp(less)
		start.Insts = append(head,
			code.Instr{Op: code.OpCmpGtui, Dst: enough, Args: []code.Operand{n, code.ImmOp(stages - 1)}},
			code.Instr{Op: code.OpJumpNot, Args: []code.Operand{code.RegOp(enough), code.LabelOp(small)}},
			code.Instr{Op: code.OpJump, Args: []code.Operand{code.LabelOp(first)}})
		start.Succs = []*code.Block{small, first}
		first.Insts = []code.Instr{{Op: code.OpAddi, Dst: less, Args: []code.Operand{n, code.ImmOp(1 - stages)}}}
	}
	order := p.order()
	for pass := range p.stages() - 1 {
		first.Insts = append(first.Insts, p.pass(order, pass, 0, pass)...)
	}
	first.Insts = append(first.Insts, count, code.Instr{Op: code.OpJump, Args: []code.Operand{code.LabelOp(kernel)}})
	first.Succs = []*code.Block{kernel}
	kernel.Insts = p.pass(order, p.stages(), 0, p.stages())
	for k := range kernel.Insts {
		kernel.Insts[k].Cycle = p.row(p.at[order[k]]) + 1
	}
	kernel.Insts = append(kernel.Insts, code.Instr{Op: code.OpEndloop, Args: []code.Operand{code.LabelOp(kernel)}})
	kernel.LoopEnd, kernel.Start, kernel.Succs = true, first, []*code.Block{kernel, last}
	for pass := 1; pass < p.stages(); pass++ {
		last.Insts = append(last.Insts, p.pass(order, pass-2*p.stages(), pass, p.stages())...)
	}
	last.Insts = append(last.Insts, code.Instr{Op: code.OpJump, Args: []code.Operand{code.LabelOp(after)}})
	last.Succs = []*code.Block{after}
}

// pass copies the instructions of the stages from one to another; number tells the iterations of
// the passes of a block apart.
func (p *plan) pass(order []int, number, from, to int) []code.Instr {
	var out []code.Instr
	for _, k := range order {
		if s := p.stage(k); s >= from && s <= to {
			in := p.body[k].Copy()
			in.Stage = number - s + 1
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
