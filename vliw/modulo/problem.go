package modulo

import (
	"github.com/pkg/errors"

	"opt-go/vliw/ddg"
)

// problem is the graph as the schedulers see it: every set of tied operations (ddg.Edge.Fixed) is
// contracted into one node. The time of a member is the time of its node plus an offset a − b·II; b
// differs from 0 only where a tie crosses iterations. Contraction folds the offsets into latencies
// and distances, so it does not depend on II; distances may become negative.
type problem struct {
	g     *ddg.Graph
	model *Model
	nodes []node
	edges []arc
	out   [][]int32 // per node: edges, self loops left out
	in    [][]int32
	loops []arc // edges from a node to itself
	of    []int32
	order []int32 // position of each node in a topological order of the components; edges against it close recurrences
	comps [][]int // strongly connected components, topological order
	comp  []int32 // per node: its component
	rec   []int   // per component: the smallest II its circuits allow, 0 if it has none
}

type node struct {
	members []member
}

// member is one operation of a node: issued at time(node) + a − b·II.
type member struct {
	op    ddg.OpID
	class int
	a, b  int
}

// arc asks that time(to) ≥ time(from) + lat − dist·II.
type arc struct {
	from, to  int32
	lat, dist int
	// flow is true if the edge carries a value in a register; the lifetime cost looks at these
	// only.
	flow bool
}

func (e *arc) weight(ii int) int { return e.lat - e.dist*ii }

// newProblem contracts the ties and finds the components. It fails on classes the model lacks, on
// ties that contradict each other, and on dependences that no II satisfies.
func newProblem(g *ddg.Graph, m *Model) (*problem, error) {
	for i := range g.Ops {
		if op := &g.Ops[i]; op.Class < 0 || op.Class >= len(m.Classes) {
			return nil, errors.Errorf("operation %s (%s) has resource class %d, the machine knows %d", op.Name, op.Opcode, op.Class, len(m.Classes))
		} else if c := &m.Classes[op.Class]; len(c.Units) == 0 && !c.Mark {
			return nil, errors.Errorf("operation %s: the machine has no unit for %s", op.Name, op.Opcode)
		}
	}
	p := &problem{g: g, model: m, of: make([]int32, len(g.Ops))}
	offsets, err := p.contract()
	if err != nil {
		return nil, err
	}
	for i := range g.Edges {
		e := &g.Edges[i]
		u, v := offsets[e.From], offsets[e.To]
		a := arc{
			from: p.of[e.From], to: p.of[e.To], flow: e.Kind == ddg.Flow,
			lat: e.Latency + u.a - v.a, dist: e.Distance + u.b - v.b,
		}
		switch {
		case a.from != a.to:
			p.edges = append(p.edges, a)
		case e.Fixed: // holds by construction
		default:
			p.loops = append(p.loops, a)
		}
	}
	p.connect()
	p.components()
	return p, p.recurrences()
}

// contract assigns every operation its node and its offset in the node: a walk along the tied edges
// from the smallest id of each set.
func (p *problem) contract() ([]member, error) {
	g := p.g
	offsets := make([]member, len(g.Ops))
	for i := range p.of {
		p.of[i] = -1
	}
	for i := range g.Ops {
		if p.of[i] >= 0 {
			continue
		}
		n := int32(len(p.nodes))
		p.of[i] = n
		offsets[i] = member{op: ddg.OpID(i), class: g.Ops[i].Class}
		set := []member{offsets[i]}
		for at := 0; at < len(set); at++ {
			u := set[at]
			visit := func(to ddg.OpID, a, b int) error {
				next := member{op: to, class: g.Ops[to].Class, a: u.a + a, b: u.b + b}
				if p.of[to] < 0 {
					p.of[to], offsets[to] = n, next
					set = append(set, next)
				} else if offsets[to] != next {
					return errors.Errorf("the ties between %s and %s contradict each other", g.Ops[u.op].Name, g.Ops[to].Name)
				}
				return nil
			}
			for _, id := range g.Out(u.op) {
				if e := &g.Edges[id]; e.Fixed {
					if err := visit(e.To, e.Latency, e.Distance); err != nil {
						return nil, err
					}
				}
			}
			for _, id := range g.In(u.op) {
				if e := &g.Edges[id]; e.Fixed {
					if err := visit(e.From, -e.Latency, -e.Distance); err != nil {
						return nil, err
					}
				}
			}
		}
		p.nodes = append(p.nodes, node{members: set})
	}
	return offsets, nil
}

func (p *problem) connect() {
	p.out, p.in = make([][]int32, len(p.nodes)), make([][]int32, len(p.nodes))
	for i := range p.edges {
		e := &p.edges[i]
		p.out[e.from] = append(p.out[e.from], int32(i))
		p.in[e.to] = append(p.in[e.to], int32(i))
	}
}

// components finds the recurrences and a node order in which only edges inside a component lead
// backwards.
func (p *problem) components() {
	p.comps = ddg.StronglyConnected(len(p.nodes), func(v int, visit func(int)) {
		for _, e := range p.out[v] {
			visit(int(p.edges[e].to))
		}
	})
	p.comp = make([]int32, len(p.nodes))
	for c, nodes := range p.comps {
		for _, v := range nodes {
			p.comp[v] = int32(c)
		}
	}
	p.order = make([]int32, len(p.nodes))
	next := int32(0)
	for _, nodes := range p.comps {
		for _, v := range p.innerOrder(nodes) {
			p.order[v] = next
			next++
		}
	}
}

// innerOrder sorts the nodes of one component topologically by the edges without distance. If these
// form a circuit (possible only between tied operations), the smallest remaining node is first.
func (p *problem) innerOrder(nodes []int) []int {
	if len(nodes) == 1 {
		return nodes
	}
	waiting := make(map[int]int, len(nodes))
	counts := func(e *arc) bool { return e.dist <= 0 && p.comp[e.from] == p.comp[e.to] }
	for _, v := range nodes {
		for _, i := range p.in[v] {
			if counts(&p.edges[i]) {
				waiting[v]++
			}
		}
	}
	order := make([]int, 0, len(nodes))
	done := make(map[int]bool, len(nodes))
	var ready []int
	finish := func(v int) {
		done[v] = true
		order = append(order, v)
		for _, i := range p.out[v] {
			if e := &p.edges[i]; counts(e) {
				if waiting[int(e.to)]--; waiting[int(e.to)] == 0 && !done[int(e.to)] {
					ready = append(ready, int(e.to))
				}
			}
		}
	}
	for _, v := range nodes {
		if waiting[v] == 0 {
			ready = append(ready, v)
		}
	}
	for at := 0; len(order) < len(nodes); {
		if len(ready) == 0 {
			for done[nodes[at]] {
				at++
			}
			ready = append(ready, nodes[at])
		}
		v := ready[0]
		ready = ready[1:]
		if !done[v] {
			finish(v)
		}
	}
	return order
}

// forward reports whether an edge agrees with the node order; the other edges close recurrences.
func (p *problem) forward(e *arc) bool { return p.order[e.from] < p.order[e.to] }
