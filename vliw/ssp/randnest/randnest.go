// Package randnest makes random loop nests for tests and experiments: nests that look like those of
// real programs, by a seed.
//
// Each has, per level, an induction variable that the levels inside may read, incremented at the
// start of the body; a few operations per level and place whose operands are earlier results of the
// same or outer levels, of inner levels before them, or of earlier iterations of level 1;
// reductions that inner loops carry and that are read after them; and memory dependences at small
// distances. Every nest passes Validate and is legal at level 1.
package randnest

import (
	"fmt"
	"math/rand"
	"slices"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
	"opt-go/vliw/ssp"
)

// Shape says what nests to make.
type Shape struct {
	Depth int
	// Ops is the number of operations beside induction variables, about; Inner is the share of them
	// in the innermost loop, 0 … 1.
	Ops   int
	Inner float64
	// Carried is the likelihood that an operand at level 1 comes from an earlier iteration;
	// Reduction that an operation of an inner level updates a variable that its loops carry.
	Carried, Reduction float64
	EveryLevel         bool // memory dependences leave every level legal, not only level 1
	// TwoLoops is the likelihood that two loops carry such a variable. The outer of the two cannot
	// be pipelined then.
	TwoLoops float64
	Dead     float64 // share of the results that are neither read nor stored
	After    bool    // operations follow inner loops too
	// Integers is the share of integer operations, 0 … 1; 0: that of the mix.
	Integers float64
}

// mix is the operations and their weights.
var mix = []struct {
	op     machine.Op
	weight int
}{
	{machine.OpFaddD, 24}, {machine.OpFmulD, 22}, {machine.OpFldD, 20}, {machine.OpFstD, 8}, {machine.OpAdd, 16}, {machine.OpMul, 3},
	{machine.OpLd8, 4}, {machine.OpFdivD, 1}, {machine.OpFcmpOltD, 3},
}

// Make makes a nest for a machine.
func Make(rng *rand.Rand, m *machine.Machine, shape Shape) *ssp.Nest {
	n := ssp.NewNest(fmt.Sprintf("random%d", shape.Depth))
	for level := range shape.Depth {
		n.Trips = append(n.Trips, ssp.Trip{Name: fmt.Sprintf("N%d", level+1)})
	}
	g := &maker{rng: rng, m: m, n: n, shape: shape}
	for level := 1; level <= shape.Depth; level++ {
		g.inits = append(g.inits, nil)
	}
	slots := 2*shape.Depth - 1
	for slot := range slots {
		g.fill(slot)
	}
	g.memory()
	return n
}

// value is something that operations may read.
type value struct {
	op    ddg.OpID
	level int // where it is defined
	place ssp.Place
}

// carried is a variable that loops carry: written before them, and updated inside.
type carried struct {
	init      ddg.OpID
	induction bool // updated at the begin of the body, else at the end
}

type maker struct {
	rng    *rand.Rand
	m      *machine.Machine
	n      *ssp.Nest
	shape  Shape
	inits  [][]carried // per level: those updated there
	values []value
}

func (g *maker) add(op machine.Op, level int, place ssp.Place, v ssp.Variant) ddg.OpID {
	info := machine.Info(op)
	return g.n.AddOp(ddg.Op{
		Name: fmt.Sprintf("%s.%d", info.Name, len(g.n.Ops)), Opcode: info.Name, Class: int(op), Latency: g.m.LatencyOf(op),
		Result: ddg.RegClass(info.Dst),
	}, level, place, v)
}

// fill makes the operations of a slot.
func (g *maker) fill(slot int) {
	depth := g.shape.Depth
	level, place := slot+1, ssp.Before
	if slot >= depth {
		level, place = 2*depth-1-slot, ssp.After
	}
	inner := slot == depth-1
	count := 0
	if others := 2*depth - 2; inner && others == 0 {
		count = g.shape.Ops
	} else if inner {
		count = int(float64(g.shape.Ops) * g.shape.Inner)
	} else if place == ssp.Before || g.shape.After {
		count = g.rng.Intn(1 + int(float64(g.shape.Ops)*(1-g.shape.Inner))*2/others + 1)
	}
	if level == 1 {
		if place == ssp.Before {
			g.induction()
		}
	} else if place == ssp.Before {
		g.update(level, place, true)
	}
	for range count {
		g.operation(level, place)
	}
	g.store(level, place)
	switch {
	case level > 1 && (inner || place == ssp.After):
		g.update(level, place, false)
	case place == ssp.Before && !inner:
		g.start(level)
	}
}

// store stores results of a slot that have no reader.
func (g *maker) store(level int, place ssp.Place) {
	read := make([]bool, len(g.n.Ops))
	for i := range g.n.Edges {
		read[g.n.Edges[i].From] = true
	}
	for _, v := range g.values {
		if v.level != level || v.place != place || read[v.op] || g.n.Ops[v.op].LiveOut > 0 || g.rng.Float64() < g.shape.Dead {
			continue
		}
		op := machine.OpFstD
		if g.n.Ops[v.op].Result != ddg.RegClass(machine.Float) {
			op = machine.OpSt8
		}
		to := g.add(op, level, place, ssp.NoVariant)
		g.n.AddFlow(v.op, to, 1)
	}
}

// induction makes a variable that level 1 carries, read at level 1 by itself.
func (g *maker) induction() {
	i := g.add(machine.OpAdd, 1, ssp.Before, ssp.NoVariant)
	g.n.Ops[i].Ahead = true
	g.n.AddFlow(i, i, 0, 1)
	g.values = append(g.values, value{i, 1, ssp.Before})
}

// start writes the variables that the loop inside a level will carry: its induction variable, and
// maybe reductions. What a reduction held before is read by others only in the innermost loop,
// where that does not keep any level from being pipelined.
func (g *maker) start(level int) {
	for k := 0; k == 0 || k < 3 && g.rng.Float64() < g.shape.Reduction; k++ {
		update := level + 1
		if g.shape.Depth > level+1 && g.rng.Float64() < g.shape.TwoLoops {
			update++
		}
		op := machine.OpAdd
		if k > 0 {
			op = machine.OpFaddD
		}
		init := g.add(op, level, ssp.Before, ssp.NoVariant)
		g.operands(init, level, ssp.Before, 1)
		g.inits[update-1] = append(g.inits[update-1], carried{init, k == 0})
		if k > 0 && update == g.shape.Depth {
			g.values = append(g.values, value{init, level, ssp.Before})
		}
	}
}

// update writes the induction variables, or the others, that loops up to a level carry. The readers
// before the update, and the update itself, read the value of the iteration before, or the first
// value; readers after it read the update.
func (g *maker) update(level int, place ssp.Place, induction bool) {
	for _, c := range g.inits[level-1] {
		if c.induction != induction {
			continue
		}
		init := g.n.Ops[c.init]
		up := g.add(machine.Op(init.Class), level, place, init.Variant)
		g.n.Ops[up].Ahead = induction
		readers := []ssp.Edge{{From: c.init, To: up, Kind: ddg.Flow, Latency: init.Latency, Distance: make([]ssp.Range, init.Level)}}
		for _, e := range g.n.Edges {
			if e.Kind == ddg.Flow && e.From == c.init && g.n.Ops[e.To].Level > init.Level && e.Distance[0].Hi == 0 {
				readers = append(readers, e)
			}
		}
		g.n.AddEdge(readers[0])
		for _, e := range readers {
			g.carry(up, e.To, e.Operand, init.Level, level)
		}
		if !induction { // an operation in between makes it more than a counter
			g.operandsFrom(up, level, place, 1, len(g.n.Ops)-1)
		}
		for i := range g.values { // from here on, only the new value may be read
			if g.values[i].op == c.init {
				g.values = append(g.values[:i], g.values[i+1:]...)
				break
			}
		}
		g.values = append(g.values, value{up, level, place})
	}
}

// carry adds the flow of an update to a reader that the loops between the two levels carry.
func (g *maker) carry(up, to ddg.OpID, operand, outside, level int) {
	for by := outside + 1; by <= min(level, g.n.Ops[to].Level); by++ {
		d := make([]ssp.Range, min(level, g.n.Ops[to].Level))
		d[by-1] = ssp.Exactly(1)
		for k := by; k < len(d); k++ {
			d[k] = ssp.Any()
		}
		g.n.AddEdge(ssp.Edge{From: up, To: to, Kind: ddg.Flow, Latency: g.n.Ops[up].Latency, Distance: d, Operand: operand})
	}
}

// operation makes one operation.
func (g *maker) operation(level int, place ssp.Place) {
	wanted := func(op machine.Op) bool { return true }
	if g.shape.Integers > 0 {
		integer := g.rng.Float64() < g.shape.Integers
		wanted = func(op machine.Op) bool { return integer == (machine.Info(op).Dst == machine.Int) }
	}
	total := 0
	for _, x := range mix {
		if wanted(x.op) {
			total += x.weight
		}
	}
	pick := g.rng.Intn(total)
	for _, x := range mix {
		if !wanted(x.op) {
			continue
		}
		if pick -= x.weight; pick < 0 {
			op := g.add(x.op, level, place, ssp.NoVariant)
			g.operands(op, level, place, 1+g.rng.Intn(2))
			if machine.Info(x.op).Dst != 0 {
				g.values = append(g.values, value{op, level, place})
				if g.rng.Intn(12) == 0 {
					g.n.Ops[op].LiveOut = 1
				}
			}
			return
		}
	}
}

// operands lets an operation read some values.
func (g *maker) operands(op ddg.OpID, level int, place ssp.Place, count int) {
	g.operandsFrom(op, level, place, count, len(g.n.Ops))
}

func (g *maker) operandsFrom(op ddg.OpID, level int, place ssp.Place, count, below int) {
	for operand := range count {
		if len(g.values) == 0 {
			return
		}
		at := len(g.values) - 1 - g.rng.Intn(min(len(g.values), 10))
		if g.rng.Intn(4) == 0 {
			at = g.rng.Intn(len(g.values))
		}
		if g.rng.Intn(3) == 0 {
			at = g.unread(at)
		}
		v := g.values[at]
		if v.op == op || int(v.op) >= below {
			continue
		}
		if g.n.Ops[v.op].Variant == g.n.Ops[op].Variant && g.n.Ops[op].Variant != ssp.NoVariant {
			continue
		}
		distance := 0
		if level == 1 && v.level == 1 && g.alone(v.op) && v.place <= place && g.rng.Float64() < g.shape.Carried {
			distance = 1 + g.rng.Intn(3)
		}
		g.n.AddFlow(v.op, op, operand+1, distance)
	}
}

// unread is the last value that has no reader yet, or else the given one.
func (g *maker) unread(otherwise int) int {
	for at := len(g.values) - 1; at >= max(0, len(g.values)-10); at-- {
		v := g.values[at].op
		if !slices.ContainsFunc(g.n.Edges, func(e ssp.Edge) bool { return e.From == v }) {
			return at
		}
	}
	return otherwise
}

// alone reports whether an operation is the only definition of its variant and no update will
// follow.
func (g *maker) alone(op ddg.OpID) bool {
	for _, list := range g.inits {
		for _, c := range list {
			if c.init == op {
				return false
			}
		}
	}
	for i := range g.n.Ops {
		if o := &g.n.Ops[i]; o.ID != op && o.Variant == g.n.Ops[op].Variant {
			return false
		}
	}
	return true
}

// memory orders some memory operations, at distances that leave level 1 legal.
func (g *maker) memory() {
	var stores, accesses []ddg.OpID
	for i := range g.n.Ops {
		switch op := &g.n.Ops[i]; machine.Op(op.Class) {
		case machine.OpFstD:
			stores, accesses = append(stores, op.ID), append(accesses, op.ID)
		case machine.OpFldD, machine.OpLd8:
			accesses = append(accesses, op.ID)
		}
	}
	for _, s := range stores {
		for range 2 {
			to := accesses[g.rng.Intn(len(accesses))]
			d := make([]ssp.Range, min(g.n.Ops[s].Level, g.n.Ops[to].Level))
			for k := range d {
				switch g.rng.Intn(4) {
				case 0:
					d[k] = ssp.Exactly(1)
				case 1:
					d[k] = ssp.Range{Lo: 0, Hi: 2}
				case 2:
					if k > 0 {
						d[k] = ssp.Exactly(-1)
					}
				}
			}
			e := ssp.Edge{From: s, To: to, Kind: ddg.Memory, Latency: g.n.Ops[s].Latency, Distance: d}
			g.n.Edges = append(g.n.Edges, e)
			if g.n.Validate() != nil || !g.legal() {
				g.n.Edges = g.n.Edges[:len(g.n.Edges)-1]
			}
		}
	}
}

// legal reports whether the levels that have to be are still legal.
func (g *maker) legal() bool {
	for level := 1; level <= g.shape.Depth; level++ {
		if g.n.Legal(level) != nil {
			return false
		}
		if !g.shape.EveryLevel {
			return true
		}
	}
	return true
}
