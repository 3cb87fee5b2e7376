package workbench

import (
	"fmt"
	"math"
	"math/rand"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
)

// Generated loops are statements of floating-point code, in graphs as the paper's machines ask for
// them: loads, arithmetic and stores; addresses cost nothing, for those machines have no units for
// them. Every statement is an expression tree whose leaves are loads, values computed or loaded
// before, values of earlier iterations, and loop invariants; its root is stored or summed up.
//
// What is matched, and where the figures come from (statistics_test.go holds the generator to
// them):
//   - sizes: Rau (MICRO-27, 1994) gives, for 1,327 loops of the Perfect Club, SPEC and the
//     Livermore kernels, 4 to 163 operations, median 12, mean 19.5: a lognormal distribution cut
//     off at both ends;
//   - recurrences: of the same loops 23 % have one of more than one operation;
//   - operation mix: that of the floating-point files of the C collection without their integer
//     operations, with more loads, since Fortran of the nineties loads again what C kept in a
//     scalar;
//   - register needs: values are read again so often, and invariants are so many, that the loops
//     above 32 registers on P4M2L4 have the ideal averages of Table 1 of the spill-code paper: II
//     12.0, and memory operations not far above its 15.4;
//   - iterations: short loops are common and few loops take most of the time. We know of no
//     published distribution for the Perfect Club; trip counts are lognormal around 60. Larger
//     loops run more often: the paper's two speedups, 1.38 over all loops and 1.68 over those that
//     do not fit, say that the latter take two thirds of the time before and, by Table 1, almost
//     half of the ideal time.
const (
	sizeMedian, sizeSigma = 8.8, 1.06 // before the cut
	sizeLeast, sizeMost   = 4, 163
	recurrenceShare       = 0.23
	reductionShare        = 0.05 // of the statements of loops without recurrence that sum up instead of storing
	tripMedian, tripSigma = 60.0, 0.9
	entrySigma            = 1.0
	sizeBias              = 1.35 // iterations grow with this power of the size
)

// mixOf is the arithmetic of generated loops; loads and stores come from the shape of the
// statements.
var mixOf = []struct {
	op    machine.Op
	share float64
}{
	{machine.OpFaddD, 0.35}, {machine.OpFsubD, 0.165}, {machine.OpFmulD, 0.46}, {machine.OpFdivD, 0.022}, {machine.OpFsqrtD, 0.003},
}

// Shares of the kinds of leaves of an expression; the rest are loads.
const (
	leafInvariant = 0.28
	leafValue     = 0.46 // a value computed or loaded before in this iteration
	leafCarried   = 0.01 // a value of an earlier iteration
)

const (
	statementMean    = 7.5  // arithmetic operations in a statement
	opsPerArithmetic = 1.3  // with their loads
	invariantEvery   = 6    // operations per loop invariant
	reuseReach       = 12.0 // how many values ago a value was made that is read again, on average
)

// Generate makes n loops for a machine. The same seed gives the same loops, and every machine gets
// the same ones but for latencies.
func Generate(mach *machine.Machine, n int, seed int64) []Loop {
	loops := make([]Loop, n)
	for i := range loops {
		rng := rand.New(rand.NewSource(seed*1_000_003 + int64(i)))
		b := &builder{rng: rng, mach: mach, g: &ddg.Graph{}}
		size := b.lognormal(sizeMedian, sizeSigma, sizeLeast, sizeMost)
		b.body(int(math.Round(size)))
		trips := math.Round(b.lognormal(tripMedian, tripSigma, 2, 5000))
		entries := b.lognormal(20, entrySigma, 1, 1e6) * math.Pow(float64(len(b.g.Ops))/sizeMedian, sizeBias)
		e := int64(math.Ceil(entries))
		loops[i] = Loop{Suite: "generated", Name: fmt.Sprint(i), Graph: b.g, E: e, N: int64(trips) * e}
	}
	return loops
}

// Graph makes the graph of one loop of about a number of operations.
func Graph(mach *machine.Machine, operations int, seed int64) *ddg.Graph {
	b := &builder{rng: rand.New(rand.NewSource(seed)), mach: mach, g: &ddg.Graph{}}
	b.body(operations)
	return b.g
}

// builder makes one loop.
type builder struct {
	rng    *rand.Rand
	mach   *machine.Machine
	g      *ddg.Graph
	values []ddg.OpID  // results so far, in order
	roots  []ddg.OpID  // of statements
	uses   [][]ddg.Use // per invariant
}

// lognormal draws from a lognormal distribution between two bounds.
func (b *builder) lognormal(median, sigma, least, most float64) float64 {
	for {
		if x := median * math.Exp(sigma*b.rng.NormFloat64()); x >= least && x <= most {
			return x
		}
	}
}

// body makes about size operations.
func (b *builder) body(size int) {
	b.uses = make([][]ddg.Use, 1+size/invariantEvery)
	recurrent := b.rng.Float64() < recurrenceShare
	for len(b.g.Ops) < size {
		b.statement(size-len(b.g.Ops), recurrent)
	}
	if recurrent {
		b.closeRecurrence()
	}
	for i, uses := range b.uses {
		if len(uses) > 0 {
			b.g.AddInvariant(fmt.Sprintf("k%d", i), ddg.RegClass(machine.Float), uses...)
		}
	}
}

// statement makes an expression and stores or sums it up, in at most left operations if these are
// enough for a load and a store.
func (b *builder) statement(left int, recurrent bool) {
	room := int(float64(left-2) / opsPerArithmetic)
	arithmetic := 1 + int(b.rng.ExpFloat64()*statementMean)
	if room-arithmetic < 3 { // too little would be left for another one
		arithmetic = room
	}
	root := b.expression(arithmetic)
	b.roots = append(b.roots, root)
	if !recurrent && b.rng.Float64() < reductionShare {
		sum := b.op(machine.OpFaddD)
		b.g.AddFlow(root, sum, 0, 0)
		b.g.AddFlow(sum, sum, 1, 1)
		b.g.Ops[sum].LiveOut = 1
		return
	}
	store := b.op(machine.OpFstD)
	b.g.AddFlow(root, store, 1, 0)
}

// op adds an operation.
func (b *builder) op(op machine.Op) ddg.OpID {
	info := machine.Info(op)
	return b.g.AddOp(ddg.Op{
		Name: fmt.Sprintf("%s.%d", info.Name, len(b.g.Ops)), Opcode: info.Name, Class: int(op), Latency: b.mach.LatencyOf(op),
		Result: ddg.RegClass(info.Dst),
	})
}

// expression makes a tree of n arithmetic operations, or a load if n is 0, and returns its root.
func (b *builder) expression(n int) ddg.OpID {
	if n <= 0 {
		load := b.op(machine.OpFldD)
		b.values = append(b.values, load)
		return load
	}
	op := b.arithmetic()
	count := len(machine.Info(op).Args)
	below := [2]int{n - 1, 0}
	if count == 2 && b.rng.Intn(3) > 0 { // two subtrees rather than a chain
		below[1] = b.rng.Intn(n)
		below[0] -= below[1]
	}
	var from [2]ddg.OpID
	var distance [2]int
	for k := range count {
		from[k], distance[k] = b.operand(below[k])
	}
	if count == 2 && from[0] == ddg.NoOp && from[1] == ddg.NoOp { // would be invariant itself
		from[0] = b.expression(0)
	}
	id := b.op(op)
	for k := range count {
		if from[k] == ddg.NoOp {
			at := b.rng.Intn(len(b.uses))
			b.uses[at] = append(b.uses[at], ddg.Use{Op: id, Operand: k})
			continue
		}
		b.g.AddFlow(from[k], id, k, distance[k])
	}
	b.values = append(b.values, id)
	return id
}

// operand makes an operand of n operations or takes a leaf: NoOp stands for an invariant.
func (b *builder) operand(n int) (value ddg.OpID, distance int) {
	if n > 0 {
		return b.expression(n), 0
	}
	switch x := b.rng.Float64(); {
	case x < leafInvariant:
		return ddg.NoOp, 0
	case len(b.values) == 0:
	case x < leafInvariant+leafValue:
		return b.earlier(), 0
	case x < leafInvariant+leafValue+leafCarried:
		return b.earlier(), 1 + b.rng.Intn(2)
	}
	return b.expression(0), 0
}

// earlier picks a value made before, a recent one rather than an old one.
func (b *builder) earlier() ddg.OpID {
	back := int(b.rng.ExpFloat64() * reuseReach)
	return b.values[max(0, len(b.values)-1-back)]
}

func (b *builder) arithmetic() machine.Op {
	x := b.rng.Float64()
	for _, m := range mixOf {
		if x -= m.share; x < 0 {
			return m.op
		}
	}
	return machine.OpFmulD
}

// closeRecurrence lets an operation read the value of a later one of its statement, computed one or
// two iterations before.
func (b *builder) closeRecurrence() {
	for _, k := range b.rng.Perm(len(b.roots)) {
		root := b.roots[k]
		at := root
		for range 1 + b.rng.Intn(4) {
			at = b.producer(at)
		}
		if at == root || machine.Op(b.g.Ops[root].Class) == machine.OpFldD {
			continue
		}
		distance := 1
		if b.rng.Intn(4) == 0 {
			distance = 2
		}
		b.g.AddFlow(root, at, len(machine.Info(machine.Op(b.g.Ops[at].Class)).Args), distance)
		return
	}
}

// producer is an arithmetic operation of this iteration that an operation reads, or the operation
// itself if there is none.
func (b *builder) producer(op ddg.OpID) ddg.OpID {
	for _, id := range b.g.In(op) {
		if e := &b.g.Edges[id]; e.Distance == 0 && machine.Op(b.g.Ops[e.From].Class) != machine.OpFldD {
			return e.From
		}
	}
	return op
}
