package pack

import (
	"slices"

	"opt-go/vliw/target/hexagon/code"
)

// finalBlock schedules a block on registers of the machine in the form of fewest packets: as it is,
// with a jump on a new value (newjump.go), and with loads in the packets of stores before them that
// they may read from:
//
//	{ memw(r0+#0) = r1 }          { memw(r0+#0) = r1
//	{ r2 = memw(r3+#0) }            r2 = memw(r3+#0) }:mem_noshuf
//
// The latter is not always good, since such a packet has no other access, and its store no new
// value.
func finalBlock(f *code.Func, insts []code.Instr) []code.Packet {
	best := Block(f, insts)
	better := func(out []code.Packet) {
		if out != nil && len(out) < len(best) {
			best = out
		}
	}
	better(looseBlock(f, insts))
	for second := range 2 {
		if other := withNewJump(insts, second); other != nil {
			better(Block(f, other))
			better(looseBlock(f, other))
		}
	}
	return best
}

// looseBlock is Block where loads may be in packets of stores before them; nil if there are none.
func looseBlock(f *code.Func, insts []code.Instr) []code.Packet {
	if len(insts) > 0 && insts[0].Cycle != 0 {
		return nil // planned
	}
	s := &scheduler{Graph: Dependences(f, insts), insts: insts, preds: newPredicates(f, insts), loose: true}
	if !slices.ContainsFunc(s.Out, func(edges []Edge) bool { return slices.ContainsFunc(edges, func(e Edge) bool { return e.After }) }) {
		return nil
	}
	return s.list()
}
