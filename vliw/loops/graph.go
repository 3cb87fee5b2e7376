package loops

import (
	"fmt"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// GuardOperand is the number of the guard as an operand in the graph.
const GuardOperand = 8

// buildGraph enters operations and dependences. Operation n of the body is operation n of the
// graph.
func (p *pipe) buildGraph() {
	p.g = &ddg.Graph{}
	mach := p.f.Mach
	for n := range p.insts {
		in := &p.insts[n]
		result := machine.Info(in.Op).Dst
		if in.Op.IsCheck() { // it confirms what it reads
			result = machine.NoFile
		}
		p.g.AddOp(ddg.Op{Name: fmt.Sprintf("%s.%d", in.Op, n), Opcode: in.Op.String(), Class: int(in.Op), Latency: mach.LatencyOf(in.Op),
			Result: ddg.RegClass(result)})
	}
	uses := map[mir.Reg][]ddg.Use{}
	var order []mir.Reg
	for n := range p.insts {
		p.eachOperand(n, func(r mir.Reg, operand int) {
			if c, ok := p.source(r); ok {
				p.g.AddFlow(ddg.OpID(c.Op), ddg.OpID(n), operand, c.Dist)
			} else if r.IsVirtual() && !(p.f.StageTrue[r] && mach.HasRotation()) {
				if uses[r] == nil {
					order = append(order, r)
				}
				uses[r] = append(uses[r], ddg.Use{Op: ddg.OpID(n), Operand: operand})
			}
		})
	}
	for _, r := range order {
		p.g.AddInvariant(fmt.Sprintf("v%d", r), ddg.RegClass(p.f.FileOf(r)), uses[r]...)
		p.invariants = append(p.invariants, r)
	}
	p.markInductions()
	p.markPointers()
	p.memoryEdges(p.g)
	p.checkEdges()
	if p.counted {
		for _, out := range p.liveOut {
			c, _ := p.source(out.from)
			op := &p.g.Ops[c.Op]
			op.LiveOut = max(op.LiveOut, c.Dist+1)
		}
		return
	}
	p.addLoopBranch()
}

// addLoopBranch enters the branch of a while loop, the last operation of an iteration. Excess
// iterations run until then, so live-out values live until the cycle after the branch.
func (p *pipe) addLoopBranch() {
	n := len(p.insts)
	p.loopOp = p.g.AddOp(ddg.Op{Name: "wtop", Opcode: machine.OpWtop.String(), Class: int(machine.OpWtop), Latency: 1})
	for k := range n {
		p.g.AddEdge(ddg.Edge{From: ddg.OpID(k), To: p.loopOp, Kind: ddg.Control})
	}
	p.g.AddFlow(ddg.OpID(p.goOn), p.loopOp, 0, 0)
	for k, out := range p.liveOut {
		c, _ := p.source(out.from)
		p.g.Edges[p.g.AddFlow(ddg.OpID(c.Op), p.loopOp, k+1, c.Dist)].Keep = 1
	}
}

// eachOperand visits the registers that operation n reads.
func (l *body) eachOperand(n int, f func(r mir.Reg, operand int)) {
	in := &l.insts[n]
	for k := range in.Args {
		if in.Args[k].Reg != 0 {
			f(in.Args[k].Reg, k)
		}
	}
	if in.Guard != 0 {
		f(in.Guard, GuardOperand)
	}
}
