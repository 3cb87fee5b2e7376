package nest

import (
	"fmt"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/vliw/affine"
	"opt-go/vliw/machine"
	"opt-go/vliw/mir"
)

// Arrays that may overlap: f(double *a, double *b) without restrict. If only that keeps a loop of a
// nest from being pipelined, a test before the nest checks that they do not overlap; if they do,
// the original loops run.
//
// An access touches, in all iterations of all loops of the nest, the bytes from
//
//	start + Σ min(step·last, 0) + offset    to    start + Σ max(step·last, 0) + offset + size,
//
// start its address in the first iterations, step by how much a level moves it, last the number of
// iterations less one. All accesses to one object together have a lowest and a highest byte, and
// two objects are apart if one ends before the other begins. Strides that are known only at run
// time must not be negative there, and neither strides nor trip counts so large that a product
// could wrap around.

// Limits of the tests, which cost time before every run of the nest.
const (
	maxExtents    = 16      // accesses that start at different addresses, or move differently
	maxApart      = 6       // pairs of objects
	maxTestedStep = 1 << 28 // strides and trip counts; six products of them are far from 2^63
)

// startAt is the address before the loop of a level; ok is false if it is not available there.
func (n *chain) startAt(ptr ir.Value, level int) (r mir.Reg, off int64, ok bool) {
	s, known := n.Start[ptr]
	switch {
	case !known || s.Group != nil && s.Group.Form.From > level:
		return 0, 0, false
	case s.Group == nil:
		return s.Reg, s.Off, s.Reg != 0
	}
	for k := level - 1; k >= 0; k-- {
		if r := s.Group.Regs[k]; r != 0 {
			return r, s.Off, hasPhi(n.Codes[k].Header, r)
		}
	}
	return s.Group.Init, s.Off, true
}

func hasPhi(b *mir.Block, r mir.Reg) bool {
	return slices.ContainsFunc(b.Phis, func(p mir.Phi) bool { return p.Dst == r })
}

// testLevel is the outermost level before whose loop the trip counts of all loops inside are known.
func (n *chain) testLevel(first int) int {
	for level := range first {
		if !slices.ContainsFunc(n.Count[level:], func(c *mir.NestCount) bool { return c == nil || c.Last == 0 || c.From > level }) {
			return level
		}
	}
	return first
}

// apartTests are the tests that a nest body needs.
type apartTests struct {
	from    int // level before whose loop they are made
	objects []ir.Value
	extents []extent
	pairs   [][2]int   // objects
	before  *mir.Block // before that loop: where the tests go
	flag    mir.Reg    // 1 if they hold, else 0
}

// extent is what accesses touch that move alike.
type extent struct {
	object    int
	start     mir.Reg
	steps     []affine.Stride // per level of the nest, from the outermost of all
	low, high int64           // offsets: of the first byte, and after the last
}

// assumeApart requests a test that two accesses do not overlap in the whole nest; it reports
// whether there is one.
func (x *body) assumeApart(a, b int) bool {
	if x.apart == nil || !x.findOutside() {
		return false
	}
	u, v := x.extentOf(a), x.extentOf(b)
	if u < 0 || v < 0 || u == v {
		return false
	}
	if u > v {
		u, v = v, u
	}
	if pair := [2]int{u, v}; !slices.Contains(x.apart.pairs, pair) {
		x.apart.pairs = append(x.apart.pairs, pair)
	}
	return len(x.apart.pairs) <= maxApart && len(x.apart.extents) <= maxExtents
}

// findOutside finds the block before the loop that the tests are made for.
func (x *body) findOutside() bool {
	t, outer := x.apart, x.n.Codes[x.apart.from]
	if t.before != nil {
		return true
	}
	for _, b := range x.f.Preds()[outer.Header.ID] {
		if outer.Blocks[b] {
			continue
		}
		if t.before != nil || len(b.Term.Succs) != 1 {
			t.before = nil
			return false
		}
		t.before = b
	}
	return t.before != nil
}

// noteExtents makes the extents of all accesses.
func (x *body) noteExtents(refs []int) {
	if x.apart == nil {
		return
	}
	for _, k := range refs {
		x.extentOf(k)
	}
}

// extentOf notes what an access touches, and returns the number of its object, −1 if its bounds
// cannot be computed.
func (x *body) extentOf(op int) int {
	ref, level := x.ops[op].in.Mem, x.first+x.ops[op].level-1
	t := x.apart
	start, off, ok := x.n.startAt(ref.Ptr, t.from)
	if !ok {
		return -1
	}
	steps, ok := x.n.boundedSteps(x.n.FormAt(ref.Ptr, level, t.from))
	if !ok {
		return -1
	}
	object := slices.Index(t.objects, mir.Underlying(ref.Ptr))
	if object < 0 {
		object = len(t.objects)
		t.objects = append(t.objects, mir.Underlying(ref.Ptr))
	}
	low := off + ref.Off
	for k := range t.extents {
		e := &t.extents[k]
		if e.object == object && e.start == start && slices.EqualFunc(e.steps, steps, affine.Stride.Same) {
			e.low, e.high = min(e.low, low), max(e.high, low+ref.Size)
			return object
		}
	}
	t.extents = append(t.extents, extent{object, start, steps, low, low + ref.Size})
	return object
}

// boundedSteps are the strides of an address at all levels, if they and the trip counts of the
// levels that move it are available before the nest.
func (n *chain) boundedSteps(form *affine.Form) ([]affine.Stride, bool) {
	if form == nil {
		return nil, false
	}
	steps := make([]affine.Stride, len(n.Loops))
	for k := range steps {
		steps[k] = form.Step(k)
		if steps[k].IsZero() {
			continue
		}
		if c := n.Count[k]; c == nil || c.Last == 0 || c.From > form.From {
			return nil, false
		}
		for _, t := range steps[k].Terms {
			if n.Reg[t.V] == 0 {
				return nil, false
			}
		}
		if steps[k].IsConst() && abs(steps[k].C) >= maxTestedStep {
			return nil, false
		}
	}
	return steps, true
}

// testApart emits the tests before the nest, where they are made only if the trip counts that are
// known there suffice for the pipeline:
//
//	before:  br trips, apart, entered
//	apart:   flag' = sel tests, 1, 0
//	entered: flag = φ(0, flag')
func (p *pipe) testApart() {
	t := p.apart
	if t == nil {
		return
	}
	f, header := p.f, p.n.Codes[t.from].Header
	e := &emitter{f: f, b: t.before, pos: &p.latch.Term}
	var trips []mir.Reg
	for level := range p.depth {
		if p.tripsTested(level) {
			trips = append(trips, p.tripCondition(e, level)...)
		}
	}
	no := e.op(machine.OpLi, mir.ImmOp(0))
	test, entered := f.NewBlock(t.before.Label+".apart"), f.NewBlock(t.before.Label+".entered")
	f.InsertAfter(t.before, test)
	f.InsertAfter(test, entered)
	t.before.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{test}, Pos: t.before.Term.Pos}
	if all := e.all(trips); all != 0 {
		t.before.Term = mir.Term{Kind: mir.TermCond, Cond: all, Succs: []*mir.Block{test, entered}, Pos: t.before.Term.Pos}
	}
	in := &emitter{f: f, b: test, pos: &p.latch.Term}
	yes := in.op(machine.OpSel, mir.RegOp(in.all(p.apartConditions(in))), mir.ImmOp(1), mir.ImmOp(0))
	test.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{entered}, Pos: t.before.Term.Pos}
	t.flag = f.NewReg(machine.Int)
	entered.Phis = []mir.Phi{{Dst: t.flag, In: []mir.PhiIn{{Pred: test, Val: yes}}}}
	if len(trips) > 0 {
		entered.Phis[0].In = append(entered.Phis[0].In, mir.PhiIn{Pred: t.before, Val: no})
	}
	entered.Term = mir.Term{Kind: mir.TermJump, Succs: []*mir.Block{header}, Pos: t.before.Term.Pos}
	eachPhiFrom(header, t.before, func(in *mir.PhiIn) { in.Pred = entered })
	if p.pre == t.before {
		p.pre = entered
	}
}

// tripsTested reports whether the trip count of a level is tested before the arrays are.
func (p *pipe) tripsTested(level int) bool {
	return p.apart != nil && p.n.Count[p.first+level].From <= p.apart.from
}

// apartConditions emits the tests.
func (p *pipe) apartConditions(e *emitter) []mir.Reg {
	t := p.apart
	w := &extentWriter{p: p, e: e}
	low, high := make([]mir.Reg, len(t.objects)), make([]mir.Reg, len(t.objects))
	for k := range t.extents {
		x := &t.extents[k]
		if !slices.ContainsFunc(t.pairs, func(pair [2]int) bool { return pair[0] == x.object || pair[1] == x.object }) {
			continue
		}
		from, to := w.bounds(x)
		if low[x.object] != 0 {
			from = e.op(machine.OpUmin, mir.RegOp(low[x.object]), mir.RegOp(from))
			to = e.op(machine.OpUmax, mir.RegOp(high[x.object]), mir.RegOp(to))
		}
		low[x.object], high[x.object] = from, to
	}
	for _, pair := range t.pairs {
		u, v := pair[0], pair[1]
		before := e.op(machine.OpCmpUle, mir.RegOp(high[u]), mir.RegOp(low[v]))
		after := e.op(machine.OpCmpUle, mir.RegOp(high[v]), mir.RegOp(low[u]))
		w.conditions = append(w.conditions, e.op(machine.OpPor, mir.RegOp(before), mir.RegOp(after)))
	}
	return w.conditions
}

// extentWriter computes bounds, and what must hold for them to be right.
type extentWriter struct {
	p          *pipe
	e          *emitter
	levels     []int           // whose trip counts are tested to be small
	strides    []affine.Stride // tested to be small and not negative
	values     []mir.Reg       // the same, computed
	reaches    []reach
	conditions []mir.Reg
}

// reach is how far a stride leads in all iterations of a level.
type reach struct {
	level int
	s     affine.Stride
	by    mir.Operand
}

// bounds computes the first byte of an extent, and the one after its last.
func (w *extentWriter) bounds(x *extent) (low, high mir.Reg) {
	low, high = x.start, x.start
	add := func(sum *mir.Reg, by mir.Operand) { *sum = w.e.op(machine.OpAdd, mir.RegOp(*sum), by) }
	first, end := x.low, x.high
	for k, s := range x.steps {
		last, known := w.p.n.constLast(k)
		switch {
		case s.IsZero():
		case known && last < maxTestedStep && s.IsConst():
			first, end = first+min(s.C*last, 0), end+max(s.C*last, 0)
		case s.IsConst() && s.C < 0:
			add(&low, w.reach(k, s))
		default:
			add(&high, w.reach(k, s))
		}
	}
	return w.plus(low, first), w.plus(high, end)
}

// reach computes stride·last of a level, once.
func (w *extentWriter) reach(k int, s affine.Stride) mir.Operand {
	for _, r := range w.reaches {
		if r.level == k && r.s.Same(s) {
			return r.by
		}
	}
	w.smallTrips(k)
	last, by := mir.RegOp(w.p.n.Count[k].Last), mir.Operand{}
	if s.IsConst() {
		by = w.e.times(last, s.C)
	} else {
		by = mir.RegOp(w.e.op(machine.OpMul, mir.RegOp(w.smallStride(s)), last))
	}
	w.reaches = append(w.reaches, reach{k, s, by})
	return by
}

func (w *extentWriter) plus(r mir.Reg, n int64) mir.Reg {
	switch {
	case n == 0:
		return r
	case mir.Fits32(n):
		return w.e.op(machine.OpAdd, mir.RegOp(r), mir.ImmOp(n))
	}
	return w.e.op(machine.OpAdd, mir.RegOp(r), mir.RegOp(w.e.op(machine.OpLi, mir.ImmOp(n))))
}

func (w *extentWriter) smallTrips(k int) {
	if !slices.Contains(w.levels, k) {
		w.levels = append(w.levels, k)
		w.small(w.p.n.Count[k].Last)
	}
}

func (w *extentWriter) smallStride(s affine.Stride) mir.Reg {
	if at := slices.IndexFunc(w.strides, s.Same); at >= 0 {
		return w.values[at]
	}
	r := w.p.strideOf(w.e, s).Reg
	w.strides, w.values = append(w.strides, s), append(w.values, r)
	w.small(r)
	return r
}

// small has a value tested: compared as unsigned, a negative one is large.
func (w *extentWriter) small(r mir.Reg) {
	w.conditions = append(w.conditions, w.e.op(machine.OpCmpUlt, mir.RegOp(r), mir.ImmOp(maxTestedStep)))
}

// cost is the number of operations of the tests, about. Those of inner loops are made once for all
// their runs.
func (t *apartTests) cost(first int) int {
	switch {
	case t == nil:
		return 0
	case first > t.from:
		return 1
	}
	return 3*len(t.pairs) + 6*len(t.extents)
}

// String counts the tests, for remarks.
func (t *apartTests) String() string {
	if len(t.pairs) == 1 {
		return "1 test before it whether arrays overlap"
	}
	return fmt.Sprintf("%d tests before it whether arrays overlap", len(t.pairs))
}
