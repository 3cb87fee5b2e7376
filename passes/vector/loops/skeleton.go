package loops

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/loopaccess"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
	"opt-go/passes/loop/version"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
	"opt-go/passes/vector/lanes"
)

// emitter makes the vectorized loop of a candidate.
//
//	preheader:        fewer iterations than one passage of the vector loop does ──────────┐
//	vector.scevcheck: what is assumed of numbers does not hold ───────────────────────────┤
//	vector.memcheck:  memory that must not overlap does ──────────────────────────────────┤
//	vector.ph:        %n.vec: the iterations, rounded down to whole passages              │
//	vector.body:      until %index is %n.vec                                              │
//	middle.block:     combines lanes; no iterations left ──► exit                         │
//	scalar.ph:        ◄───────────────────────────────────────────────────────────────────┘
//	the loop
//	exit:
type emitter struct {
	*candidate
	needed, first map[*ir.Instr]bool // in vectors, and of the first lane
	lanes, copies int

	skips                    []*ir.Block // that may lead past the vector loop, in order
	ph, body, middle, scalar *ir.Block
	at                       *ir.Builder
	top                      *ir.Builder // in vector.ph

	index *ir.Instr // the iteration that lane 0 of part 0 does
	trips ir.Value  // the iterations of the loop
	whole ir.Value  // those that the vector loop does
	steps map[*ir.Instr]ir.Value
	// offsets are the counters in that iteration.
	offsets map[*induction]ir.Value
	vector  map[part]ir.Value
	lane    map[single]ir.Value
	masks   map[edge]ir.Value // of edges between blocks
	blocks  map[edge]ir.Value // of blocks, with a nil destination

	header map[*ir.Instr][]*ir.Instr // the φs of vector.body that stand for one of the loop's
}

// part is one of the vectors side by side of a value.
type part struct {
	v ir.Value
	n int
}

// single is one lane of a part.
type single struct {
	part
	lane int
}

// edge is a branch from one block to another, in a part.
type edge struct {
	from, to *ir.Block
	n        int
}

func newEmitter(c *candidate, d *demand, lanes, copies int) *emitter {
	return &emitter{candidate: c, needed: d.vector, first: d.first, lanes: lanes, copies: copies, steps: map[*ir.Instr]ir.Value{}, offsets: map[*induction]ir.Value{}, vector: map[part]ir.Value{}, lane: map[single]ir.Value{},
		masks: map[edge]ir.Value{}, blocks: map[edge]ir.Value{}, header: map[*ir.Instr][]*ir.Instr{}}
}

// passage is how many iterations of the loop one iteration of the vector loop does.
func (e *emitter) passage() int { return e.lanes * e.copies }

// run makes the vector loop.
func (e *emitter) run() {
	id := e.ID()
	e.compute()
	e.split()
	e.startPhis()
	for _, b := range e.order {
		e.block(b)
	}
	e.finish()
	e.merge()
	e.body.Term().SetMD("llvm.loop", doneID(e.f.Ctx(), id, "vectorized"))
	e.SetID(doneID(e.f.Ctx(), id, "epilogue"))
	e.clean()
}

// indexType is the integer type that iterations are counted in: that of the widest counter, if it
// holds how often the back edge is taken, and how many iterations are done at once. The number of
// iterations may be one more, and 0 in that type, which are too few for the vector loop.
func (e *emitter) indexType() *ir.Type {
	size := e.count.Width()
	for _, v := range e.inductions {
		if t := v.phi.Type(); t.IsPtr() {
			size = max(size, e.f.Module().Layout.PtrBits(t.Space))
		} else {
			size = max(size, t.Bits)
		}
	}
	if bits.Len(uint(e.passage())) > size {
		size = 32
	}
	return e.f.Ctx().Int(size)
}

// compute writes what is known before the loop into the preheader: the number of iterations and the
// steps of counters.
func (e *emitter) compute() {
	x := version.NewExpander(e.cfg, e.scev, "vector")
	at := e.preheader.Term()
	ty := e.indexType()
	e.trips = x.At(e.scev.Sum(e.scev.TruncOrZExt(e.count, ty), e.scev.One(ty)), at)
	for phi := range e.Header.Phis() {
		if v := e.inductions[phi]; v != nil {
			e.steps[phi] = defined(x.At(v.step, at), at)
		}
	}
}

// guards makes the blocks between the preheader and vector.ph that lead to the scalar loop where an
// assumption does not hold, or memory overlaps that must not.
func (e *emitter) guards() {
	d := e.access.Depend
	var fails []func(at *ir.Instr) ir.Value
	guard := func(name string, fail func(at *ir.Instr) ir.Value) {
		e.skips = append(e.skips, e.cfg.SplitBlock(e.skips[len(e.skips)-1].Term(), name))
		fails = append(fails, fail)
	}
	if len(d.Assumed.List) > 0 {
		guard("vector.scevcheck", func(at *ir.Instr) ir.Value { return version.Wrong(e.cfg, e.scev, e.Loop, d.Assumed, at) })
	}
	if len(d.Checks) > 0 {
		guard("vector.memcheck", func(at *ir.Instr) ir.Value {
			if list, ok := d.Differences(); ok {
				return e.near(list, at)
			}
			return version.Conflicts(e.cfg, e.scev, d.Checks, at)
		})
	}
	for n, fail := range fails {
		b := e.skips[1+n]
		cond := fail(b.Term())
		if cond == nil { // nothing is left to be asked
			cond = e.f.Ctx().NewBool(false)
		}
		e.branch(b, cond, e.scalar, b.Term().Succ(0))
	}
}

// near computes whether a distance is shorter than what one iteration of the vector loop does.
func (e *emitter) near(list []loopaccess.Difference, at *ir.Instr) (conflict ir.Value) {
	x := version.NewExpander(e.cfg, e.scev, "scev.check")
	type question struct {
		distance ir.Value
		bytes    int64
	}
	asked := map[question]bool{}
	b := ir.Before(at)
	for _, d := range list {
		distance := x.At(e.scev.Minus(d.Sink, d.Source), at)
		q := question{distance, int64(e.passage()) * d.Size}
		if asked[q] {
			continue
		}
		asked[q] = true
		found := loop.ICmp(b, ir.ULT, distance, ir.NewInt(distance.Type(), uint64(q.bytes)), "diff.check")
		if d.Poison {
			found = b.Insert(ir.NewInstr(ir.Freeze, found.Type(), found), "diff.check.fr")
		}
		if conflict == nil {
			conflict = found
		} else {
			conflict = b.Binary(ir.Or, conflict, found, 0, "conflict.rdx")
		}
	}
	return conflict
}

// defined freezes a step that may be poison. A counter has its start in the first iteration all the
// same, which lane 0 computes as start + 0·step.
func defined(step ir.Value, at *ir.Instr) ir.Value {
	if valuetracking.NotPoison(step) {
		return step
	}
	return ir.Before(at).Insert(ir.NewInstr(ir.Freeze, step.Type(), step), "step.fr")
}

// split makes the blocks between the preheader and the loop, and decides where they lead.
func (e *emitter) split() {
	cfg := e.cfg
	e.scalar = cfg.SplitBlock(e.preheader.Term(), "scalar.ph")
	next := func(at *ir.Block, name string) *ir.Block { return cfg.SplitBlock(at.Term(), name) }
	e.ph = next(e.preheader, "vector.ph")
	e.body = next(e.ph, "vector.body")
	e.middle = next(e.body, "middle.block")
	ty := e.trips.Type()
	e.skips = []*ir.Block{e.preheader}
	e.guards()
	few := loop.ICmp(ir.Before(e.preheader.Term()), ir.ULT, e.trips, ir.NewInt(ty, uint64(e.passage())), "min.iters.check")
	e.branch(e.preheader, few, e.scalar, e.preheader.Term().Succ(0))
	cfg.Dom.SetIDom(e.scalar, e.preheader)
	e.top = ir.Before(e.ph.Term())
	rest := fold(e.top, ir.URem, e.trips, ir.NewInt(ty, uint64(e.passage())), "n.mod.vf")
	e.whole = fold(e.top, ir.Sub, e.trips, rest, "n.vec")
	e.at = ir.Before(e.body.Term())
	e.index = ir.Before(e.body.First()).Phi(ty, "index")
	vl := cfg.Loops.NewInner(e.Parent)
	cfg.Loops.RemoveBlock(e.body)
	cfg.Loops.AddBlock(e.body, vl)
	vl.SetHeader(e.body)
}

// branch replaces the branch at the end of a block.
func (e *emitter) branch(b *ir.Block, cond ir.Value, yes, no *ir.Block) {
	old := b.Term()
	t := ir.Before(old).CondBr(cond, yes, no)
	t.CopyDebugLoc(old)
	old.Erase()
}

// fold makes an operation, or folds it when both operands are constants.
func fold(b *ir.Builder, op ir.Op, x, y ir.Value, name string) ir.Value {
	if k, ok := x.(*ir.Const); ok {
		if m, ok := y.(*ir.Const); ok {
			if v := constfold.Binary(op, 0, k, m, nil); v != nil {
				return v
			}
		}
	}
	return b.Binary(op, x, y, 0, name)
}

// startPhis makes the φs of the vector loop for what iterations hand on, without the values of the
// back edge.
func (e *emitter) startPhis() {
	for phi := range e.Header.Phis() {
		start := phi.IncomingFor(e.scalar)
		switch {
		case e.reductions[phi] != nil:
			e.startReduction(e.reductions[phi], start)
		case e.recurrences[phi] != nil:
			ty := e.wide(phi.Type())
			first := e.insert(e.top, ir.NewPoison(ty), start, e.lanes-1, "vector.recur.init")
			p := e.phi(ty, "vector.recur", first)
			e.header[phi] = []*ir.Instr{p}
		}
	}
}

func (e *emitter) i32(n int) ir.Value { return ir.NewInt(e.f.Ctx().I32, uint64(n)) }

func (e *emitter) wide(t *ir.Type) *ir.Type { return e.f.Ctx().Vector(uint64(e.lanes), t, false) }

// phi makes a φ of the vector loop, which starts with a value.
func (e *emitter) phi(ty *ir.Type, name string, start ir.Value) *ir.Instr {
	p := ir.Before(e.body.FirstNonPhi()).Phi(ty, name)
	p.SetMD("dbg", nil)
	p.AddIncoming(start, e.ph)
	return p
}

// insert puts a value into a lane of a vector.
func (e *emitter) insert(b *ir.Builder, into, v ir.Value, lane int, name string) ir.Value {
	w := constfold.InstrOrInsert(b, ir.NewInstr(ir.InsertElement, into.Type(), into, v, e.i32(lane)), e.f.Module().Layout)
	if i := asInstr(w); i != nil {
		i.SetName(name)
	}
	return w
}

// startReduction: the start is combined once, in lane 0 of the first part; the other lanes start
// with what changes nothing. A minimum or maximum may be combined with the start in all lanes.
func (e *emitter) startReduction(r *reduction, start ir.Value) {
	ty := e.wide(r.phi.Type())
	var neutral, first ir.Value
	if k := lanes.Identity(r.op, r.phi.Type()); k != nil {
		neutral = ir.NewSplat(ty, k)
		first = neutral
		if start != ir.Value(k) {
			first = e.insert(e.top, neutral, start, 0, "")
		}
	} else {
		neutral = e.splat(start)
		first = neutral
	}
	for n := range e.copies {
		from := neutral
		if n == 0 {
			from = first
		}
		p := e.phi(ty, "vec.phi", from)
		e.header[r.phi] = append(e.header[r.phi], p)
		e.vector[part{r.phi, n}] = p
	}
}

// clean erases what was made and is not needed, and forgets what was known of the loop.
func (e *emitter) clean() {
	for _, b := range append([]*ir.Block{e.body, e.ph}, e.skips...) {
		for again := true; again; {
			var dead []*ir.Instr
			for i := range b.Backward() {
				if dropsUnused(i) {
					dead = append(dead, i)
				}
			}
			again = rewrite.EraseDead(dead...)
		}
	}
	e.scev.Reset()
}
