package loops

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Inductions of a pipelined loop may run ahead of their stage (rotate/ahead.go): x = x + step
// without a guard, from the first kernel iteration on, with a first value that is as many steps
// back as there are kernel iterations before the stage is on. Sums wrap around, so the steps cancel
// out exactly.

// markInductions marks the operations that may run ahead for the allocator: additions of a constant
// or of a loop invariant to their own previous result.
func (p *pipe) markInductions() {
	for n := range p.insts {
		in := &p.insts[n]
		if in.Op != machine.OpAdd || in.Guard != 0 || in.Always || in.Dst == 0 {
			continue
		}
		self, step := 0, 0
		for k := range in.Args {
			switch c, ok := p.source(in.Args[k].Reg); {
			case in.Args[k].Kind == asm.KindImm, in.Args[k].Kind == asm.KindReg && !ok:
				step++
			case in.Args[k].Kind == asm.KindReg && c == (Carrier{n, 1}):
				self++
			}
		}
		p.g.Ops[n].Ahead = self == 1 && step == 1
	}
}

// The numbers that an access may add to its address where the machine has such accesses.
const (
	leastStep    = -256
	greatestStep = 255
)

// markPointers finds the inductions that an access can step: it needs the register that holds the
// address to be the one that gets the sum.
func (p *pipe) markPointers() {
	if !p.f.Mach.Convention().Steps {
		return
	}
	for n := range p.insts {
		if !p.insts[n].Op.Is(machine.IsLoad | machine.IsStore) {
			continue
		}
		p.eachOperand(n, func(r mir.Reg, _ int) {
			c, ok := p.source(r)
			if !ok || !p.g.Ops[c.Op].Ahead {
				return
			}
			for _, a := range p.insts[c.Op].Args {
				if a.Kind == asm.KindImm && a.Imm >= leastStep && a.Imm <= greatestStep {
					p.g.Ops[c.Op].Stay = true
				}
			}
		})
	}
}

// ahead is the number of iterations before the first that an operation runs for.
func (p *pipe) ahead(op ddg.OpID) int {
	a := p.r.Allocation(p.g.Ops[op].Result)
	if a == nil || a.Ahead == nil {
		return 0
	}
	return a.Ahead[op]
}

// stepBack computes, before the loop, the first value of an operation that runs n iterations ahead.
func (p *pipe) stepBack(op ddg.OpID, init mir.Reg, n int) mir.Reg {
	if n == 0 {
		return init
	}
	in := &p.insts[op]
	step := in.Args[0]
	if _, own := p.source(step.Reg); step.Kind == asm.KindReg && own {
		step = in.Args[1]
	}
	before := p.f.NewReg(machine.Int)
	if step.Kind == asm.KindImm {
		p.prepare(mir.Inst{Op: machine.OpAdd, Dst: before, Args: []mir.Operand{mir.RegOp(init), mir.ImmOp(-int64(n) * step.Imm)}})
		return before
	}
	way := p.f.NewReg(machine.Int)
	p.prepare(mir.Inst{Op: machine.OpMul, Dst: way, Args: []mir.Operand{mir.RegOp(step.Reg), mir.ImmOp(int64(n))}})
	p.prepare(mir.Inst{Op: machine.OpSub, Dst: before, Args: []mir.Operand{mir.RegOp(init), mir.RegOp(way)}})
	return before
}
