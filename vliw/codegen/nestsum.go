package codegen

import "opt-go/vliw/machine"

// Sums through several loops. A sum that goes on from one iteration of the pipelined loop to the next through its inner loops is a negative
// dependence. Where the order of the additions does not matter, each iteration sums up from zero and its result is added once:
//
//	s = φ(s0, r)                      s = φ(s0, t)
//	  r = φ(s, r'); r' = r + x          r = φ(0, r'); r' = r + x
//	                                  t = s + r'
//
// Floating-point additions stay as they are: their order matters.

// neutral are the operations whose order does not matter, with the value that changes nothing.
var neutral = map[machine.Op]int64{machine.OpAdd: 0, machine.OpAddW: 0, machine.OpXor: 0, machine.OpOr: 0, machine.OpAnd: -1}

// splitSum rewrites the sum that a φ of the pipelined loop begins, if it is one.
func (x *nestBody) splitSum(k int) {
	p := &x.phis[k]
	first, sum := -1, p.dst
	chain := map[int]bool{k: true}
	for {
		q := x.onlyEntered(sum)
		if q < 0 {
			break
		}
		if first < 0 {
			first = q
		}
		if x.phis[q].back != p.back {
			return // every loop must leave with the last sum
		}
		chain[q] = true
		sum = x.phis[q].dst
	}
	d, ok := x.def[p.back]
	if first < 0 || !ok {
		return
	}
	op := &x.ops[d]
	zero, associative := neutral[op.in.op]
	if !associative || op.in.guard != 0 || len(op.in.args) != 2 || !x.addsTo(d, sum) {
		return
	}
	for o := range x.phis {
		if q := &x.phis[o]; q.init == p.back || q.back == p.back && !chain[o] {
			return
		}
	}
	read := 0
	x.eachUse(p.back, func(int) { read++ })
	if read > 0 {
		return
	}
	start := x.f.newReg(machine.Int)
	x.hoisted = append(x.hoisted, inst{op: machine.OpLi, dst: start, args: []operand{immOp(zero)}, pos: op.in.pos})
	x.phis[first].init = start
	last := p.back
	t := x.add(inst{op: op.in.op, dst: x.f.newReg(machine.Int), args: []operand{regOp(p.dst), regOp(last)}}, 1, true)
	x.phis[k].back = x.ops[t].in.dst
	for o := range x.liveOut {
		if x.liveOut[o].from == last {
			x.liveOut[o].from = x.ops[t].in.dst
		}
	}
}

// onlyEntered is the φ of an inner loop that starts from a register which nothing else reads, −1 if there is none.
func (x *nestBody) onlyEntered(r Reg) int {
	if x.readers(r) != 1 {
		return -1
	}
	for k := range x.phis {
		if x.phis[k].init == r {
			return k
		}
	}
	return -1
}

// addsTo reports whether an operation is the only reader of a register, as one of its two operands.
func (x *nestBody) addsTo(d int, r Reg) bool {
	args := x.ops[d].in.args
	a, b := args[0].reg == r, args[1].reg == r
	return a != b && x.readers(r) == 1
}
