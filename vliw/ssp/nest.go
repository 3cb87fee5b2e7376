package ssp

import (
	"fmt"
	"math"
	"slices"

	"opt-go/vliw/ddg"
)

// Trip is the number of iterations of one loop. It is known before the nest starts and the same
// whenever the loop is entered.
type Trip struct {
	Count int64  // ≥ 1 if it is a constant; 0 if it is known only when the program runs
	Name  string // what the caller calls it, for texts
}

// likelyTrip is what the estimates take for a trip count that is not a constant.
const likelyTrip = 32

// Likely is the constant count, or a guess.
func (t Trip) Likely() int64 {
	if t.Count > 0 {
		return t.Count
	}
	return likelyTrip
}

// Place is the position of an operation in the body of its loop.
type Place uint8

// The places. The body of the innermost loop has one: Before.
const (
	Before Place = iota // before the next inner loop
	After               // after it
)

// Variant numbers the loop variants (the paper's temporary names) densely from 0. A variant is one
// register per iteration of the pipelined loop, written by at most one operation per level and
// place.
type Variant int32

// NoVariant is the variant of an operation without a result.
const NoVariant Variant = -1

// Op is one operation of a nest. What ddg.Op says of iterations (LiveOut) means iterations of the
// outermost level.
type Op struct {
	ddg.Op
	Level   int // of the loop that immediately encloses it: 1 (outermost) … depth
	Place   Place
	Variant Variant // what it defines; NoVariant without a result
}

// Range is one component of a distance vector: every number of iterations Lo … Hi, with Unbounded
// for an open end.
type Range struct{ Lo, Hi int }

// Unbounded is Range.Hi without a limit, and −Unbounded is Range.Lo without one.
const Unbounded = math.MaxInt32

// Exactly is the range of one number.
func Exactly(n int) Range { return Range{n, n} }

// Any is the range of a component about which nothing is known.
func Any() Range { return Range{-Unbounded, Unbounded} }

// AtLeast is the range from n on.
func AtLeast(n int) Range { return Range{n, Unbounded} }

// Has reports whether a number lies in the range.
func (r Range) Has(n int) bool { return r.Lo <= n && n <= r.Hi }

// Edge requires that To waits for From, Latency cycles from issue to issue, in every pair of
// iterations whose difference is in the box of Distance and is not lexicographically negative.
// Distance has a component for every loop around both operations, outermost first: as many as the
// smaller of the two levels.
//
// A flow edge also says that To reads, as its operand number Operand, the variant that From
// defines. An operand with several sources (a φ: the value from outside of a loop and that from its
// iteration before) has one edge per source, all from operations of one variant. All that may reach
// an operand must be listed; see Nest.Validate for what one register per iteration can carry.
type Edge struct {
	From, To ddg.OpID
	Kind     ddg.EdgeKind
	Latency  int
	Distance []Range
	Operand  int
}

// Nest is a rectangular nest of loops, each with at most one loop directly inside it, in the form
// of the pipeliner. Level 1 is the outermost loop; level n, the innermost, is Depth.
type Nest struct {
	Name       string
	Trips      []Trip // per level, outermost first
	Ops        []Op   // in the order of the program: per level the operations Before, then those of inner levels, then those After
	Edges      []Edge
	Invariants []ddg.Invariant
	Variants   []string // names, for texts
}

// NewNest returns a nest without operations.
func NewNest(name string, trips ...Trip) *Nest { return &Nest{Name: name, Trips: trips} }

// Depth is the number of loops.
func (n *Nest) Depth() int { return len(n.Trips) }

// AddVariant adds a loop variant.
func (n *Nest) AddVariant(name string) Variant {
	v := Variant(len(n.Variants))
	if name == "" {
		name = fmt.Sprintf("t%d", v)
	}
	n.Variants = append(n.Variants, name)
	return v
}

// AddOp appends an operation of a level and place. An operation with a result defines the variant
// given, or, if that is NoVariant, a new one with the operation's name.
func (n *Nest) AddOp(op ddg.Op, level int, place Place, defines Variant) ddg.OpID {
	op.ID = ddg.OpID(len(n.Ops))
	if op.Name == "" {
		op.Name = fmt.Sprintf("n%d", op.ID)
	}
	if op.Role == ddg.Normal {
		op.Slot = -1
	}
	if op.Result == ddg.NoReg {
		defines = NoVariant
	} else if defines == NoVariant {
		defines = n.AddVariant(op.Name)
	}
	n.Ops = append(n.Ops, Op{Op: op, Level: level, Place: place, Variant: defines})
	return op.ID
}

// AddFlow lets operand number operand of to read what from defines, at an exact distance;
// components left out are 0. The latency is that of from.
func (n *Nest) AddFlow(from, to ddg.OpID, operand int, distance ...int) {
	d := make([]Range, n.common(from, to))
	for i, x := range distance {
		d[i] = Exactly(x)
	}
	n.AddEdge(Edge{From: from, To: to, Kind: ddg.Flow, Latency: n.Ops[from].Latency, Distance: d, Operand: operand})
}

// AddEdge appends an edge between existing operations.
func (n *Nest) AddEdge(e Edge) {
	for _, op := range []ddg.OpID{e.From, e.To} {
		if op < 0 || int(op) >= len(n.Ops) {
			panic(fmt.Sprintf("BUG: ssp: an edge names operation %d of %d", op, len(n.Ops)))
		}
	}
	if len(e.Distance) != n.common(e.From, e.To) {
		panic(fmt.Sprintf("BUG: ssp: %d components for an edge inside %d loops", len(e.Distance), n.common(e.From, e.To)))
	}
	n.Edges = append(n.Edges, e)
}

// common is the number of loops around both operations.
func (n *Nest) common(a, b ddg.OpID) int { return min(n.Ops[a].Level, n.Ops[b].Level) }

// slot numbers the places of a nest in the order of the program, 0 … 2·depth−2: Before of level 1,
// …, the innermost body, …, After of level 1. Operations in one slot are always executed together.
func (n *Nest) slot(op ddg.OpID) int { return slotOf(n.Depth(), n.Ops[op].Level, n.Ops[op].Place) }

func slotOf(depth, level int, place Place) int {
	if place == After {
		return 2*depth - 1 - level
	}
	return level - 1
}

// Clone returns a deep copy.
func (n *Nest) Clone() *Nest {
	c := &Nest{
		Name: n.Name, Trips: slices.Clone(n.Trips), Ops: slices.Clone(n.Ops), Edges: slices.Clone(n.Edges),
		Invariants: slices.Clone(n.Invariants), Variants: slices.Clone(n.Variants),
	}
	for i := range c.Edges {
		c.Edges[i].Distance = slices.Clone(c.Edges[i].Distance)
	}
	for i := range c.Invariants {
		c.Invariants[i].Uses = slices.Clone(c.Invariants[i].Uses)
	}
	return c
}

// At returns the nest from a level on, without the loops outside of it: its level 1 is the given
// one. The second result maps its operations to those of n. Dependences carried by outer loops, and
// those with operations outside, are dropped. A value defined outside is an invariant, unless its
// variant is also defined inside: then it is live-in, and the caller must put it into the register
// that the first iteration reads. A value that is read outside, or in a later iteration of an outer
// loop, is live-out.
func (n *Nest) At(level int) (*Nest, []ddg.OpID) {
	outer := level - 1
	c := &Nest{Name: n.Name, Trips: slices.Clone(n.Trips[outer:]), Variants: slices.Clone(n.Variants)}
	inside := make([]ddg.OpID, len(n.Ops))
	var original []ddg.OpID
	for i := range n.Ops {
		inside[i] = ddg.NoOp
		if op := n.Ops[i]; op.Level > outer {
			inside[i] = ddg.OpID(len(c.Ops))
			op.ID = inside[i]
			op.Level -= outer
			c.Ops, original = append(c.Ops, op), append(original, ddg.OpID(i))
		}
	}
	for i := range n.Invariants {
		inv := n.Invariants[i]
		var uses []ddg.Use
		for _, u := range inv.Uses {
			if inside[u.Op] != ddg.NoOp {
				uses = append(uses, ddg.Use{Op: inside[u.Op], Operand: u.Operand})
			}
		}
		if inv.Uses = uses; len(uses) > 0 {
			c.Invariants = append(c.Invariants, inv)
		}
	}
	n.edgesAt(c, outer, inside)
	return c, original
}

// edgesAt copies the edges that remain between the operations inside, and finds the live-in and
// live-out values.
func (n *Nest) edgesAt(c *Nest, outer int, inside []ddg.OpID) {
	defined := make([]bool, len(n.Variants))
	for i := range c.Ops {
		if v := c.Ops[i].Variant; v != NoVariant {
			defined[v] = true
		}
	}
	invariant := make(map[Variant]int)
	for i := range n.Edges {
		e := n.Edges[i]
		from, to := inside[e.From], inside[e.To]
		around := e.Distance[:min(outer, len(e.Distance))]
		later := slices.ContainsFunc(around, func(r Range) bool { return r.Hi > 0 })
		if e.Kind == ddg.Flow && from != ddg.NoOp && (to == ddg.NoOp || later) {
			c.Ops[from].LiveOut = max(c.Ops[from].LiveOut, 1)
		}
		if v := n.Ops[e.From].Variant; e.Kind == ddg.Flow && from == ddg.NoOp && to != ddg.NoOp && !defined[v] {
			at, known := invariant[v]
			if !known {
				at = len(c.Invariants)
				invariant[v] = at
				c.Invariants = append(c.Invariants, ddg.Invariant{Name: n.Variants[v], Class: n.Ops[e.From].Result})
			}
			inv := &c.Invariants[at]
			if use := (ddg.Use{Op: to, Operand: e.Operand}); !slices.Contains(inv.Uses, use) {
				inv.Uses = append(inv.Uses, use)
			}
		}
		if from != ddg.NoOp && to != ddg.NoOp && !slices.ContainsFunc(around, func(r Range) bool { return !r.Has(0) }) {
			e.From, e.To, e.Distance = from, to, slices.Clone(e.Distance[outer:])
			if c.validateEdge(&e) == nil { // else it needs an outer loop after all
				c.Edges = append(c.Edges, e)
			}
		}
	}
}
