package loops

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/loop"
	"opt-go/passes/rewrite"
	"opt-go/passes/rewrite/expand"
	"opt-go/passes/simplify/constfold"
	"opt-go/passes/vector/lanes"
)

// emitter makes the vectorized loop of a candidate.
//
//	preheader:        fewer iterations than one passage of the vector loop does ──────────┐
//	vector.memcheck:  memory that must not overlap does ──────────────────────────────────┤
//	vector.ph:        %n.vec: the iterations, rounded down to whole passages              │
//	vector.body:      until %index is %n.vec                                              │
//	middle.block:     combines lanes; no iterations left ──► exit                         │
//	scalar.ph:        ◄───────────────────────────────────────────────────────────────────┘
//	the loop
//	exit:
type emitter struct {
	*candidate
	lanes, copies int

	memcheck, ph, body, middle, scalar *ir.Block // memcheck may be nil
	at                                 *ir.Builder
	top                                *ir.Builder // in vector.ph

	index  *ir.Instr // the iteration that lane 0 of part 0 does
	trips  ir.Value  // the iterations of the loop
	whole  ir.Value  // those that the vector loop does
	steps  map[*ir.Instr]ir.Value
	vector map[part]ir.Value
	lane   map[single]ir.Value
	masks  map[edge]ir.Value // of edges between blocks
	blocks map[edge]ir.Value // of blocks, with a nil destination

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

func newEmitter(c *candidate, lanes, copies int) *emitter {
	return &emitter{candidate: c, lanes: lanes, copies: copies, steps: map[*ir.Instr]ir.Value{}, vector: map[part]ir.Value{}, lane: map[single]ir.Value{},
		masks: map[edge]ir.Value{}, blocks: map[edge]ir.Value{}, header: map[*ir.Instr][]*ir.Instr{}}
}

// passage is how many iterations of the loop one iteration of the vector loop does.
func (e *emitter) passage() int { return e.lanes * e.copies }

// run makes the vector loop.
func (e *emitter) run() {
	id := e.ID()
	conflict := e.compute()
	e.split(conflict)
	e.startPhis()
	for _, b := range e.order {
		e.block(b)
	}
	e.finish()
	e.body.Term().SetMD("llvm.loop", doneID(e.f.Ctx(), id, "vectorized"))
	e.SetID(doneID(e.f.Ctx(), id, "epilogue"))
	e.clean()
	loop.DedicateExits(e.cfg, e.Loop)
}

// indexType is the integer type that iterations are counted in.
func (e *emitter) indexType() *ir.Type {
	return e.f.Ctx().Int(max(e.count.Width(), e.f.Module().Layout.PtrBits(0)))
}

// compute writes what is known before the loop into the preheader: the number of iterations, the
// steps of counters, and whether memory overlaps (nil: nothing has to be checked).
func (e *emitter) compute() (conflict ir.Value) {
	x := expand.New(e.scev, "vector")
	x.Close = func(i *ir.Instr) { loop.CloseValues(e.cfg, []*ir.Instr{i}) }
	at := e.preheader.Term()
	ty := e.indexType()
	e.trips = x.At(e.scev.Sum(e.scev.TruncOrZExt(e.count, ty), e.scev.One(ty)), at)
	for phi := range e.Header.Phis() {
		if v := e.inductions[phi]; v != nil {
			e.steps[phi] = defined(x.At(v.step, at), at)
		}
	}
	b := ir.Before(at)
	type bounds struct{ low, high ir.Value }
	var ranges []bounds
	for _, r := range e.access.Ranges {
		ranges = append(ranges, bounds{x.At(r.Low, at), x.At(r.High, at)})
	}
	certain := true
	for _, c := range e.access.Checks {
		p, q := ranges[c[0]], ranges[c[1]]
		certain = certain && e.access.Ranges[c[0]].Certain && e.access.Ranges[c[1]].Certain
		found := b.Binary(ir.And, b.ICmp(ir.ULT, p.low, q.high, "bound0"), b.ICmp(ir.ULT, q.low, p.high, "bound1"), 0, "found.conflict")
		if conflict == nil {
			conflict = found
		} else {
			conflict = b.Binary(ir.Or, conflict, found, 0, "conflict.rdx")
		}
	}
	if conflict != nil && !certain {
		conflict = b.Insert(ir.NewInstr(ir.Freeze, conflict.Type(), conflict), "conflict.fr")
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
func (e *emitter) split(conflict ir.Value) {
	cfg := e.cfg
	e.scalar = cfg.SplitBlock(e.preheader.Term(), "scalar.ph")
	next := func(at *ir.Block, name string) *ir.Block { return cfg.SplitBlock(at.Term(), name) }
	last := e.preheader
	if conflict != nil {
		e.memcheck = next(last, "vector.memcheck")
		last = e.memcheck
	}
	e.ph = next(last, "vector.ph")
	e.body = next(e.ph, "vector.body")
	e.middle = next(e.body, "middle.block")
	b := ir.Before(e.preheader.Term())
	ty := e.trips.Type()
	few := loop.ICmp(b, ir.ULT, e.trips, ir.NewInt(ty, uint64(e.passage())), "min.iters.check")
	e.branch(e.preheader, few, e.scalar, e.preheader.Term().Succ(0))
	if e.memcheck != nil {
		e.branch(e.memcheck, conflict, e.scalar, e.ph)
	}
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
			first := e.top.Insert(ir.NewInstr(ir.InsertElement, ty, ir.NewPoison(ty), start, e.i32(e.lanes-1)), "vector.recur.init")
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

// startReduction: the start is combined once, in lane 0 of the first part; the other lanes start
// with what changes nothing. A minimum or maximum may be combined with the start in all lanes.
func (e *emitter) startReduction(r *reduction, start ir.Value) {
	ty := e.wide(r.phi.Type())
	var neutral, first ir.Value
	if k := lanes.Identity(r.op, r.phi.Type()); k != nil {
		neutral = ir.NewSplat(ty, k)
		first = neutral
		if start != ir.Value(k) {
			first = e.top.Insert(ir.NewInstr(ir.InsertElement, ty, neutral, start, e.i32(0)), "")
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
	for _, b := range []*ir.Block{e.body, e.ph, e.preheader} {
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
