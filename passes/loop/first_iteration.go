package loop

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// firstIteration executes the first iteration of a loop with the values that are known: LLVM's
// canProveExitOnFirstIteration. Blocks are visited in an order in which each comes after its
// predecessors, so that a φ with one value on all live edges is that value.
type firstIteration struct {
	l     *analysis.Loop
	cfg   *rewrite.CFG
	query *simplify.Query
	edges map[[2]*ir.Block]bool // live ones
	live  map[*ir.Block]bool
	value map[ir.Value]ir.Value // in the first iteration
}

// leavesInFirstIteration reports whether the back edge of a loop is not taken after the first
// iteration, hence never.
func leavesInFirstIteration(cfg *rewrite.CFG, l *analysis.Loop) bool {
	latch := l.Latch()
	if l.Predecessor() == nil || latch == nil {
		return false
	}
	order := l.ReversePostorder()
	if irreducible(cfg.Loops, order) {
		return false
	}
	f := &firstIteration{
		l: l, cfg: cfg, query: &simplify.Query{Query: valuetracking.Query{Layout: l.Header.Func().Module().Layout}},
		edges: map[[2]*ir.Block]bool{}, live: map[*ir.Block]bool{l.Header: true}, value: map[ir.Value]ir.Value{},
	}
	for _, b := range order {
		if f.live[b] {
			f.visit(b)
		}
	}
	return !f.edges[[2]*ir.Block{latch, l.Header}]
}

// visit marks the edges that may leave a live block.
func (f *firstIteration) visit(b *ir.Block) {
	if f.cfg.Loops.For(b) != f.l { // an inner loop may go anywhere
		f.takeAll(b)
		return
	}
	for phi := range b.Phis() {
		if !phi.Type().IsInt() {
			continue
		}
		if v := f.soleInput(phi); v != nil && f.available(v, b) {
			f.value[phi] = f.of(v)
		}
	}
	t := b.Term()
	switch {
	case t.IsCondBr():
		f.branch(b, t)
	case t.Op() == ir.Switch:
		k := ir.AsInt(f.of(t.Operand(0)))
		if k == nil {
			f.takeAll(b)
			return
		}
		to := t.Succ(0)
		for n := range t.NumCases() {
			if c, dest := t.Case(n); c == k {
				to = dest
			}
		}
		f.take(b, to)
	default:
		f.takeAll(b)
	}
}

func (f *firstIteration) branch(b *ir.Block, t *ir.Instr) {
	cond, ok := t.Operand(0).(*ir.Instr)
	if !ok || cond.Op() != ir.ICmp {
		f.takeAll(b)
		return
	}
	known, _ := f.of(cond).(*ir.Const)
	switch {
	case known == nil:
		f.takeAll(b)
	case known.Kind == ir.UndefConst || known.Kind == ir.PoisonConst: // leaving the loop is as good as any other choice
		if f.l.Contains(t.Succ(0)) && f.l.Contains(t.Succ(1)) {
			f.take(b, t.Succ(0))
		}
	case ir.AsInt(known) == nil:
		f.takeAll(b)
	case ir.AsInt(known).IsZero():
		f.take(b, t.Succ(1))
	default:
		f.take(b, t.Succ(0))
	}
}

func (f *firstIteration) take(from, to *ir.Block) {
	f.live[to] = true
	f.edges[[2]*ir.Block{from, to}] = true
}

func (f *firstIteration) takeAll(b *ir.Block) {
	for _, s := range b.Succs() {
		f.take(b, s)
	}
}

// soleInput returns the value that a φ has on all live edges, poison aside; nil: there are several.
func (f *firstIteration) soleInput(phi *ir.Instr) ir.Value {
	b := phi.Block()
	if b == f.l.Header {
		return phi.IncomingFor(f.l.Predecessor())
	}
	var only ir.Value
	for k := range phi.NumIncoming() {
		v := phi.Operand(k)
		if !f.edges[[2]*ir.Block{phi.IncomingBlock(k), b}] || v == ir.NewPoison(phi.Type()) {
			continue
		}
		if only != nil && only != v {
			return nil
		}
		only = v
	}
	if only == nil {
		return ir.NewPoison(phi.Type())
	}
	return only
}

// available reports whether v is defined where control leaves b.
func (f *firstIteration) available(v ir.Value, b *ir.Block) bool {
	i, ok := v.(*ir.Instr)
	return !ok || f.cfg.Dom.DominatesInstr(i, b.Term())
}

// of returns what v is in the first iteration.
func (f *firstIteration) of(v ir.Value) ir.Value {
	i, ok := v.(*ir.Instr)
	if !ok {
		return v
	}
	if known := f.value[v]; known != nil {
		return known
	}
	var now ir.Value
	switch {
	case i.Op().IsBinary():
		now = f.query.Binary(i.Op(), 0, f.of(i.Operand(0)), f.of(i.Operand(1)))
	case i.Op() == ir.ICmp:
		now = f.query.ICmp(i.Pred, f.of(i.Operand(0)), f.of(i.Operand(1)))
	case i.Op() == ir.Select:
		if k := ir.AsInt(f.of(i.Operand(0))); k != nil && k.Type().IsInt() {
			now = f.of(i.Operand(1))
			if k.IsZero() {
				now = f.of(i.Operand(2))
			}
		}
	}
	if now == nil {
		now = v
	}
	f.value[v] = now
	return now
}
