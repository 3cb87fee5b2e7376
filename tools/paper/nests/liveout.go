package nests

import (
	"fmt"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/ssp"
)

// copyOut copies the live-out values of a nest to static registers in every iteration, by an
// operation at the end of the body that has no result in a rotating file, as the code generator
// does (vliw/nest, copyLiveOuts). A live-out value in a rotating file, in contrast, blocks its
// register until the nest ends for all values that begin later in an iteration.
func copyOut(n *ssp.Nest, m *machine.Machine) {
	last := map[ssp.Variant]ddg.OpID{} // the value at the end of an iteration
	out := map[ssp.Variant]bool{}
	for i := range n.Ops {
		op := &n.Ops[i]
		if v := op.Variant; v != ssp.NoVariant && moves[machine.File(op.Result)] != 0 {
			last[v] = op.ID
			out[v] = out[v] || op.LiveOut > 0
			op.LiveOut = 0
		}
	}
	place := ssp.After
	if n.Depth() == 1 {
		place = ssp.Before
	}
	for v := range ssp.Variant(len(n.Variants)) {
		if !out[v] {
			continue
		}
		move := moves[machine.File(n.Ops[last[v]].Result)]
		to := n.AddOp(ddg.Op{
			Name: fmt.Sprintf("%s.out.%d", move, len(n.Ops)), Opcode: move.String(), Class: int(move), Latency: m.LatencyOf(move),
		}, 1, place, ssp.NoVariant)
		n.AddFlow(last[v], to, 0)
	}
}

// moves are the copies, per file.
var moves = map[machine.File]machine.Op{machine.Int: machine.OpMov, machine.Float: machine.OpFmov, machine.Pred: machine.OpPmov}
