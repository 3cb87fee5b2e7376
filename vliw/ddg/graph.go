package ddg

import (
	"fmt"
	"slices"
)

// OpID numbers the operations of a graph densely from 0. An operation has at most one result, so an
// OpID also names that value.
type OpID int32

// NoOp is the OpID that names no operation.
const NoOp OpID = -1

// EdgeID numbers the edges of a graph densely from 0.
type EdgeID int32

// RegClass is the register file of a value: 1, 2, …; the machine description defines the numbers.
type RegClass uint8

// NoReg is the class of an operation without a result.
const NoReg RegClass = 0

// Role distinguishes the operations of the source loop from the memory operations that the spiller
// adds.
type Role uint8

// The roles of an operation.
const (
	Normal     Role = iota // an operation of the source loop
	SpillStore             // writes a spilled value to its slot
	SpillLoad              // reads a slot back into a register
)

// Op is one operation of the loop body.
type Op struct {
	ID      OpID
	Name    string   // short printed name, unique in the graph
	Opcode  string   // the machine's mnemonic; the graph does not interpret it
	Class   int      // resource class: index into the classes of the scheduler's machine model
	Latency int      // cycles from issue until the result may be read
	Result  RegClass // register file of the result, or NoReg
	LiveOut int      // number of last iterations whose result is read after the loop (0: none, 1: only the final value)
	// Ahead reports that the operation may also run for iterations before the first and after the
	// last. It adds a constant to its result of the iteration before and has no other operand that
	// the loop computes, so the code before the loop can step its live-in value back.
	Ahead bool
	// Stay asks for one static register for all iterations where the value lives no longer than
	// from one to the next.
	Stay bool
	Role Role
	Slot int // SpillStore, SpillLoad: index into Graph.Slots; -1 otherwise
}

// EdgeKind says why an operation has to wait for another.
type EdgeKind uint8

// The kinds of dependence.
const (
	Flow    EdgeKind = iota // To reads the result of From
	Anti                    // To overwrites what From reads
	Output                  // To overwrites what From writes
	Memory                  // the order of two memory accesses
	Control                 // the order that control flow requires
)

var edgeKindNames = [...]string{"flow", "anti", "output", "memory", "control"}

// String returns the name of the kind as Dump prints it.
func (k EdgeKind) String() string { return edgeKindNames[k] }

// Edge requires issue(To) ≥ issue(From) + Latency − Distance·II. A Fixed edge requires equality:
// the two ends are tied into one complex operation, as spill code is with the operation it serves
// (Zalamea et al., section 3.4).
type Edge struct {
	From, To OpID
	Kind     EdgeKind
	Latency  int  // cycles; may be 0 or negative (an anti dependence on a machine that reads before it writes)
	Distance int  // iterations, ≥ 0
	Operand  int  // Flow: which operand of To reads the value, counted from 0; 0 on other kinds
	Keep     int  // Flow: cycles for which the value stays in its register after the issue of To; 0 on other kinds
	Fixed    bool // equality instead of ≥
}

// Use is one read of an invariant.
type Use struct {
	Op      OpID
	Operand int
}

// Invariant is a value that is read in the loop and never written there. It occupies one register
// for the whole loop.
type Invariant struct {
	Name  string
	Class RegClass
	Uses  []Use
}

// Slot is one spilled value or invariant: the memory that its spill operations agree on.
type Slot struct {
	Value     OpID // the spilled value, or NoOp
	Invariant int  // the spilled invariant (index into Graph.Invariants), or -1
	// LiveIn is the number of iterations before the first whose value a reload reads: the code
	// before the loop has to store them. An invariant has LiveIn 1 and one instance.
	LiveIn int
}

// Graph is the dependence graph of one loop body.
type Graph struct {
	Ops        []Op
	Edges      []Edge
	Invariants []Invariant
	Slots      []Slot

	out, in [][]EdgeID // per operation: the edges that leave and enter it, in order of insertion
}

// AddOp appends an operation and returns its id. ID is overwritten, Slot too unless the role is a
// spill role. An empty name becomes "n<id>".
func (g *Graph) AddOp(op Op) OpID {
	op.ID = OpID(len(g.Ops))
	if op.Name == "" {
		op.Name = fmt.Sprintf("n%d", op.ID)
	}
	if op.Role == Normal {
		op.Slot = -1
	}
	g.Ops = append(g.Ops, op)
	g.out = append(g.out, nil)
	g.in = append(g.in, nil)
	return op.ID
}

// AddFlow lets operand number operand of to read the value that from computed distance iterations
// earlier. The latency is that of from.
func (g *Graph) AddFlow(from, to OpID, operand, distance int) EdgeID {
	return g.AddEdge(Edge{From: from, To: to, Kind: Flow, Latency: g.Ops[from].Latency, Distance: distance, Operand: operand})
}

// AddEdge appends an edge between existing operations.
func (g *Graph) AddEdge(e Edge) EdgeID {
	if e.From < 0 || int(e.From) >= len(g.Ops) || e.To < 0 || int(e.To) >= len(g.Ops) {
		panic(fmt.Sprintf("BUG: ddg: edge %d -> %d in a graph of %d operations", e.From, e.To, len(g.Ops)))
	}
	id := EdgeID(len(g.Edges))
	g.Edges = append(g.Edges, e)
	g.out[e.From] = append(g.out[e.From], id)
	g.in[e.To] = append(g.in[e.To], id)
	return id
}

// Redirect makes edge id start at from instead, with a new latency and distance; the consumer and
// its operand stay. The spiller uses it to feed a consumer from a reload.
func (g *Graph) Redirect(id EdgeID, from OpID, latency, distance int) {
	e := &g.Edges[id]
	old := g.out[e.From]
	g.out[e.From] = slices.Delete(old, slices.Index(old, id), slices.Index(old, id)+1)
	e.From, e.Latency, e.Distance = from, latency, distance
	g.out[from] = append(g.out[from], id)
}

// AddInvariant appends an invariant and returns its index.
func (g *Graph) AddInvariant(name string, class RegClass, uses ...Use) int {
	g.Invariants = append(g.Invariants, Invariant{Name: name, Class: class, Uses: uses})
	return len(g.Invariants) - 1
}

// Out returns the ids of the edges that leave op. The caller must not change the slice.
func (g *Graph) Out(op OpID) []EdgeID { return g.out[op] }

// In returns the ids of the edges that enter op. The caller must not change the slice.
func (g *Graph) In(op OpID) []EdgeID { return g.in[op] }

// Omega returns the number of iterations before the first whose value of op is read in the loop:
// its live-in values.
func (g *Graph) Omega(op OpID) int {
	omega := 0
	for _, id := range g.out[op] {
		if e := &g.Edges[id]; e.Kind == Flow {
			omega = max(omega, e.Distance)
		}
	}
	return omega
}

// Clone returns a deep copy.
func (g *Graph) Clone() *Graph {
	c := &Graph{
		Ops: slices.Clone(g.Ops), Edges: slices.Clone(g.Edges), Slots: slices.Clone(g.Slots),
		Invariants: slices.Clone(g.Invariants),
		out:        make([][]EdgeID, len(g.out)), in: make([][]EdgeID, len(g.in)),
	}
	for i := range c.Invariants {
		c.Invariants[i].Uses = slices.Clone(c.Invariants[i].Uses)
	}
	for i := range g.out {
		c.out[i], c.in[i] = slices.Clone(g.out[i]), slices.Clone(g.in[i])
	}
	return c
}

// MaxRegClass returns the largest register class that a result or an invariant of the graph has, or
// NoReg.
func (g *Graph) MaxRegClass() RegClass {
	top := NoReg
	for i := range g.Ops {
		top = max(top, g.Ops[i].Result)
	}
	for i := range g.Invariants {
		top = max(top, g.Invariants[i].Class)
	}
	return top
}
