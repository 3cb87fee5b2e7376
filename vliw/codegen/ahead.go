package codegen

import (
	"opt-go/vliw/asm"
	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
)

// Inductions of a pipelined loop may run ahead of their stage (rotate/ahead.go): x = x + step without a guard, from the first kernel iteration on,
// with a first value that is as many steps back as there are kernel iterations before the stage is on. Sums wrap around, so the steps cancel out
// exactly.

// markInductions tells the allocator which operations may: additions of a constant or of a value from outside to their own last result.
func (p *pipe) markInductions() {
	for n := range p.insts {
		in := &p.insts[n]
		if in.op != machine.OpAdd || in.guard != 0 || in.always || in.dst == 0 {
			continue
		}
		self, step := 0, 0
		for k := range in.args {
			switch c, ok := p.source(in.args[k].reg); {
			case in.args[k].kind == asm.KindImm, in.args[k].kind == asm.KindReg && !ok:
				step++
			case in.args[k].kind == asm.KindReg && c == (carrier{n, 1}):
				self++
			}
		}
		p.g.Ops[n].Ahead = self == 1 && step == 1
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
func (p *pipe) stepBack(op ddg.OpID, init Reg, n int) Reg {
	if n == 0 {
		return init
	}
	in := &p.insts[op]
	step := in.args[0]
	if _, own := p.source(step.reg); step.kind == asm.KindReg && own {
		step = in.args[1]
	}
	before := p.f.newReg(machine.Int)
	if step.kind == asm.KindImm {
		p.prepare(inst{op: machine.OpAdd, dst: before, args: []operand{regOp(init), immOp(-int64(n) * step.imm)}})
		return before
	}
	way := p.f.newReg(machine.Int)
	p.prepare(inst{op: machine.OpMul, dst: way, args: []operand{regOp(step.reg), immOp(int64(n))}})
	p.prepare(inst{op: machine.OpSub, dst: before, args: []operand{regOp(init), regOp(way)}})
	return before
}
