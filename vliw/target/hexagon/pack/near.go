package pack

import (
	"slices"

	"opt-go/vliw/target/hexagon/code"
)

// Short forms of jumps, which the packets count on, reach 256 words. mendFar marks the jumps that
// may be farther, and schedules their blocks again where they do not fit any more: the assembler
// gives them an extender, or leaves the long form.
func mendFar(f *code.Func, from map[*code.Block][]code.Instr) {
	for again := true; again; {
		again = false
		far := code.FarJumps(f)
		for _, b := range f.Blocks {
			fits := true
			for _, p := range b.Packets {
				for k := range p {
					if far[&p[k]] && !p[k].Far {
						p[k].Far = true
						again = true
						markFar(from[b], &p[k])
					}
				}
				fits = fits && p.Fits()
			}
			if !fits {
				b.Packets = finalBlock(f, from[b])
			}
		}
	}
}

// markFar marks the jump to a target in the instructions of a block.
func markFar(insts []code.Instr, jump *code.Instr) {
	to := jump.Args[len(jump.Args)-1].To
	for k := range insts {
		if in := &insts[k]; in.Is(code.Branch) && slices.ContainsFunc(in.Args, func(o code.Operand) bool { return o.To == to }) {
			in.Far = true
		}
	}
}
