package nests

import (
	"fmt"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/ssp"
)

// copyOut lets every iteration of a nest leave what is read after it in a static register, by an
// operation without a result in the rotating files at the end of its body, as the code generator's
// nests do (vliw/nest, copyLiveOuts). A value that is live-out of a rotating file instead keeps all
// values that begin later in an iteration out of its register until the nest ends.
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
