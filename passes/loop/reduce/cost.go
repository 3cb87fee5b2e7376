package reduce

import (
	"math/bits"

	"opt-go/passes/analysis/scev"
	"opt-go/passes/target"
)

// cost is what a solution takes in each iteration, and before the loop.
type cost struct {
	instructions, registers, recurrences, products, additions, scaling, constants, setup int
	lost                                                                                 bool // it must not be taken
}

// less compares costs: registers first, or instructions where the target says so.
func (c cost) less(o cost, t target.Reduction) bool {
	if c.lost || o.lost {
		return !c.lost && o.lost
	}
	a := [...]int{0, c.registers, c.recurrences, c.products, c.additions, c.constants, c.setup, c.scaling}
	b := [...]int{0, o.registers, o.recurrences, o.products, o.additions, o.constants, o.setup, o.scaling}
	if t.InstructionsFirst {
		a[0], b[0] = c.instructions, o.instructions
	}
	order := [...]int{0, 1, 2, 3, 4, 7, 5, 6} // the scaling before constants and setup
	for _, k := range order {
		if a[k] != b[k] {
			return a[k] < b[k]
		}
	}
	return false
}

// rating adds formulae up to a solution.
type rating struct {
	r       *reducer
	cost    cost
	regs    map[*scev.Expr]bool // that have been paid for
	log     []*scev.Expr        // those, in order, for undo
	visited map[*scev.Expr]bool // registers that every solution has been tried with
	losers  map[*scev.Expr]bool // registers that make a solution lose; nil: they are not kept
}

func (r *reducer) newRating() *rating {
	return &rating{r: r, regs: map[*scev.Expr]bool{}, visited: map[*scev.Expr]bool{}}
}

// undo takes back the registers from the n-th on, and the cost.
func (g *rating) undo(n int, c cost) {
	for _, e := range g.log[n:] {
		delete(g.regs, e)
	}
	g.log, g.cost = g.log[:n], c
}

// single is the cost of a formula alone.
func (r *reducer) single(u *use, f *formula, losers map[*scev.Expr]bool) cost {
	g := r.newRating()
	g.losers = losers
	g.add(u, f)
	return g.cost
}

// add adds a formula.
func (g *rating) add(u *use, f *formula) {
	before := g.cost
	if f.scaled != nil {
		if g.visited[f.scaled] {
			g.cost.lost = true
			return
		}
		g.primary(f.scaled)
	}
	for _, e := range f.base {
		if g.cost.lost || g.visited[e] {
			g.cost.lost = true
			return
		}
		g.primary(e)
	}
	if g.cost.lost {
		return
	}
	complete := f.scale != 0 && g.r.complete(u, f)
	if n := f.size(); n > 1 {
		g.cost.additions += n - 1
		if complete {
			g.cost.additions--
		}
	}
	if f.unfolded != 0 {
		g.cost.additions++
	}
	g.cost.scaling += g.r.scaling(u, f, complete)
	g.constants(u, f)
	g.instructions(u, f, before)
}

// scaling is the cost of the scale of a formula.
func (r *reducer) scaling(u *use, f *formula, complete bool) int {
	switch {
	case f.scale == 0 || f.scale == 1 && !complete:
		return 0
	case !complete:
		return 1
	case u.kind == address:
		return r.w.Target.Reduction.ScaledAddress
	}
	return 0
}

func (g *rating) constants(u *use, f *formula) {
	for _, p := range u.fixups {
		n := p.offset + f.offset
		if f.symbol != nil {
			g.cost.constants += 64
		} else if n != 0 {
			g.cost.constants += significant(n)
		}
		if u.kind == address && n != 0 && !g.r.folded(address, u.access, f.symbol, n, f.hasBase, f.scale) {
			g.cost.additions++
		}
	}
}

// significant is how many bits a signed number takes.
func significant(n int64) int {
	if n < 0 {
		n = ^n
	}
	return bits.Len64(uint64(n)) + 1
}

// instructions adds those that are more than before: registers that have to be spilled, a test that
// is not of zero, steps and sums.
func (g *rating) instructions(u *use, f *formula, before cost) {
	t := g.r.w.Target.Reduction
	if free := t.RegisterCount() - 1; g.cost.registers > free {
		g.cost.instructions += g.cost.registers - max(free, before.registers)
	}
	if u.kind == isZero && !f.endsAtZero() && !t.FusesTest {
		g.cost.instructions++
	}
	g.cost.instructions += g.cost.recurrences - before.recurrences
	if u.kind != isZero {
		g.cost.instructions += g.cost.additions - before.additions
	}
}

func (g *rating) primary(e *scev.Expr) {
	if g.losers[e] {
		g.cost.lost = true
		return
	}
	if g.regs[e] {
		return
	}
	g.regs[e] = true
	g.log = append(g.log, e)
	g.register(e)
	if g.cost.lost && g.losers != nil {
		g.losers[e] = true
	}
}

const (
	maxSetupDepth = 7
	maxSetup      = 1 << 16
)

func (g *rating) register(e *scev.Expr) {
	r := g.r
	if e.Kind == scev.AddRec {
		if e.Loop != r.l {
			switch {
			case r.hasPhi(e): // it takes its register whatever this loop does
			case !e.Loop.ContainsLoop(r.l):
				g.cost.lost = true // a counter in a loop beside this one
			default:
				g.cost.registers++
			}
			return
		}
		g.cost.recurrences++
		if step := e.Ops[1]; (!e.IsAffine() || step.Kind != scev.Const) && !g.regs[r.s.Step(e)] {
			if g.register(r.s.Step(e)); g.cost.lost {
				return
			}
		}
	}
	g.cost.registers++
	g.cost.setup = min(g.cost.setup+setup(e, int(r.w.FlagInt("lsr-setupcost-depth-limit", maxSetupDepth))), maxSetup)
	if e.Kind == scev.Mul && r.s.Disposition(e, r.l) == scev.LoopComputable {
		g.cost.products++
	}
}

// hasPhi reports a recurrence that a φ of its loop is.
func (r *reducer) hasPhi(e *scev.Expr) bool {
	for phi := range e.Loop.Header.Phis() {
		if phi.Type() == e.Type && scev.Analyzable(phi.Type()) && r.s.Of(phi) == e {
			return true
		}
	}
	return false
}

// setup counts the values that are computed before the loop.
func setup(e *scev.Expr, depth int) int {
	switch e.Kind {
	case scev.Const, scev.Unknown:
		return 1
	}
	if depth == 0 {
		return 0
	}
	if e.Kind == scev.AddRec {
		return setup(e.Ops[0], depth-1)
	}
	n := 0
	for _, o := range e.Ops {
		n += setup(o, depth-1)
	}
	return n
}
