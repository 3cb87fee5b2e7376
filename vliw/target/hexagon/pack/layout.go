package pack

import (
	"slices"

	"opt-go/vliw/target/hexagon/code"
)

// layout skips blocks that only jump, removes what is unreachable, gathers blocks, and makes the
// next block the fall-through where it is a target.
func layout(f *code.Func) {
	skipEmpty(f)
	removeUnreachable(f)
	gather(f)
	for k, b := range f.Blocks {
		var next *code.Block
		if k+1 < len(f.Blocks) {
			next = f.Blocks[k+1]
		}
		fallThrough(b, next)
		loopReach(b, next)
	}
	joinEnds(f)
	f.Number()
}

// joinEnds ends two loops in one packet where nothing is between the end of the inner one and that
// of the outer one, and nothing else branches there:
//
//	   … :endloop0        … :endloop01
//	{ nop }:endloop1
func joinEnds(f *code.Func) {
	for k := 0; k < len(f.Blocks); k++ {
		b, n := f.Blocks[k], k+1
		if last := len(b.Insts) - 1; last < 0 || b.Insts[last].Op != code.OpEndloop {
			continue
		}
		for n < len(f.Blocks) && len(f.Blocks[n].Insts) == 0 {
			n++
		}
		if n == len(f.Blocks) || len(f.Blocks[n].Insts) != 1 || f.Blocks[n].Insts[0].Op != code.OpEndloop1 || !onlyFrom(f, k, n) {
			continue
		}
		end := f.Blocks[n]
		b.Insts = append(b.Insts, end.Insts[0])
		b.Succs = append(b.Succs[:1:1], end.Succs...)
		f.Blocks = slices.Delete(f.Blocks, k+1, n+1)
	}
}

// onlyFrom reports whether the blocks after number from, up to another one, are reached from the
// blocks before them only.
func onlyFrom(f *code.Func, from, to int) bool {
	between := f.Blocks[from+1 : to+1]
	for k, b := range f.Blocks {
		if k > from && k <= to {
			if b.Taken {
				return false
			}
			continue
		}
		for _, s := range b.Succs {
			if k != from && slices.Contains(between, s) {
				return false
			}
		}
	}
	return true
}

// final follows blocks that only jump.
func final(b *code.Block) *code.Block {
	for range 8 {
		if len(b.Insts) != 1 || len(b.Packets) > 0 || b.Insts[0].Op != code.OpJump {
			return b
		}
		b = b.Insts[0].Args[0].To
	}
	return b
}

func skipEmpty(f *code.Func) {
	for _, b := range f.Blocks {
		b.Each(func(in *code.Instr) {
			for k := range in.Args {
				if to := in.Args[k].To; to != nil && !in.Is(code.LoopMark) && farForms[in.Op] == code.OpNone {
					in.Args[k].To = final(to)
				}
			}
		})
		for k, s := range b.Succs {
			if !b.LoopEnd && !b.Taken && !s.Taken {
				b.Succs[k] = final(s)
			}
		}
		n := len(b.Insts)
		if n >= 2 && b.Insts[n-1].Op == code.OpJump && isConditional(&b.Insts[n-2]) && b.Insts[n-2].Args[1].To == b.Insts[n-1].Args[0].To {
			b.Insts = slices.Delete(b.Insts, n-2, n-1)
		}
	}
}

func isConditional(in *code.Instr) bool { return in.Op == code.OpJumpIf || in.Op == code.OpJumpNot }

func removeUnreachable(f *code.Func) {
	reached := map[*code.Block]bool{}
	work := []*code.Block{f.Blocks[0]}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if reached[b] {
			continue
		}
		reached[b] = true
		work = append(work, b.Succs...)
		b.Each(func(in *code.Instr) {
			for _, o := range in.Args {
				if o.To != nil {
					work = append(work, o.To)
				}
			}
		})
	}
	f.Blocks = slices.DeleteFunc(f.Blocks, func(b *code.Block) bool { return !reached[b] && !b.Taken })
}

var inverse = map[code.Op]code.Op{code.OpJumpIf: code.OpJumpNot, code.OpJumpNot: code.OpJumpIf}

// fallThrough removes the jump to the next block, after inverting a conditional one if that helps.
func fallThrough(b, next *code.Block) {
	n := len(b.Insts)
	if n == 0 || b.Insts[n-1].Op != code.OpJump {
		return
	}
	jump := &b.Insts[n-1]
	if n >= 2 && isConditional(&b.Insts[n-2]) && b.Insts[n-2].Args[1].To == next {
		cond := &b.Insts[n-2]
		cond.Op = inverse[cond.Op]
		cond.Args = slices.Clone(cond.Args)
		cond.Args[1], jump.Args = jump.Args[0], []code.Operand{code.LabelOp(next)}
	}
	if jump.Args[0].To == next {
		b.Insts = b.Insts[:n-1]
	}
}

// nearLoop is from how many instructions on a block may be too long for the near form of loop0.
const nearLoop = 20

// farForms are the forms of loop0 and loop1 with an extender.
var farForms = map[code.Op]code.Op{code.OpLoop: code.OpLoopFar, code.OpLoopi: code.OpLoopiFar, code.OpLoop1: code.OpLoop1Far, code.OpLoop1i: code.OpLoop1iFar}

// loopReach gives loop0 or loop1 an extender where its loop is not the next block, or this one is
// long.
func loopReach(b, next *code.Block) {
	for k := range b.Insts {
		in := &b.Insts[k]
		if far, ok := farForms[in.Op]; ok && (in.Args[0].To != next || len(b.Insts) > nearLoop || slices.ContainsFunc(b.Insts, func(x code.Instr) bool { return x.Asm != nil })) {
			in.Op = far
		}
	}
}
