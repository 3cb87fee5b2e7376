package ddg

import (
	"bufio"
	"fmt"
	"io"
)

var dotStyles = [...]string{Flow: "solid", Anti: "dashed", Output: "dashed", Memory: "dotted", Control: "dotted"}

// Dot writes the graph in Graphviz form: flow edges solid, register and memory order dashed and
// dotted, tied edges bold; a label shows the latency and, if it is not 0, the distance in angle
// brackets.
func (g *Graph) Dot(w io.Writer, title string) error {
	b := bufio.NewWriter(w)
	fmt.Fprintf(b, "digraph %q {\n\tnode [shape=box, fontname=\"monospace\"];\n", title)
	for i := range g.Ops {
		op := &g.Ops[i]
		shape := ""
		if op.Role != Normal {
			shape = ", style=rounded"
		}
		fmt.Fprintf(b, "\tn%d [label=%q%s];\n", i, op.Name+"\n"+op.Opcode, shape)
	}
	for i := range g.Edges {
		e := &g.Edges[i]
		label := fmt.Sprint(e.Latency)
		if e.Distance != 0 {
			label += fmt.Sprintf(" <%d>", e.Distance)
		}
		style := dotStyles[e.Kind]
		if e.Fixed {
			style = "bold"
		}
		fmt.Fprintf(b, "\tn%d -> n%d [label=%q, style=%s];\n", e.From, e.To, label, style)
	}
	for i := range g.Invariants {
		inv := &g.Invariants[i]
		fmt.Fprintf(b, "\ti%d [label=%q, shape=ellipse];\n", i, inv.Name)
		for _, u := range inv.Uses {
			fmt.Fprintf(b, "\ti%d -> n%d [style=solid, arrowhead=empty];\n", i, u.Op)
		}
	}
	b.WriteString("}\n")
	return b.Flush()
}
