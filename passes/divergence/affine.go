package divergence

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/simplify"
	"opt-go/passes/target"
)

// Affine says how values depend on the thread ids of a warp: the divergence analysis with affine
// constraints of section 3.4, of degree 1 or 2, with coefficients for each dimension of a block and
// for the lane.
//
// A value's abstract state (state.go) is computed from those of its operands by tables
// (transfer.go) in one sparse worklist over the uses; control.go adds the control dependences, as
// in the simple analysis:
//
//   - a φ where threads that diverged at a branch reconverge (a γ, or a μ of a cycle with several
//     entries) is ⊥;
//   - so is a value at a use outside of a cycle that threads leave in different iterations (an η);
//   - except where all coefficients are known: a2·t² + a1·t + a0 does not depend on a path or an
//     iteration.
//
// Differences to the paper. The numbers are those of a machine: sums and products hold modulo 2^w,
// and what asks for more holds where nsw, nuw or an extension say so; a compare of values that
// differ by a uniform number is uniform, which the paper has from PTX's subtractions. What a target
// calls a source of divergence is ⊥ but for thread ids. LLVM's rule for cycles with divergent exits
// excludes φs after two exits whose values are all constants or from outside; the affine analysis
// calls them divergent, since threads may arrive by either exit. Otherwise it calls no value
// divergent that the simple one calls uniform.
//
// Claims are about the threads in which a value is neither poison nor undef: others may hold any
// bits.
//
// Not handled: vectors, floating point, and integers above 64 bits are uniform or ⊥, and so is what
// memory holds.
type Affine struct {
	Degree int

	f *ir.Func
	// states are, by ID of instruction and parameter, indices into table: most values are ⊤,
	// uniform or ⊥, which share one entry.
	states   []int32
	table    []State
	branches []bool // by Block.ID: the terminator is divergent
	// left is by Block.ID of a cycle's header: the divergent branch by which threads leave the
	// cycle in different iterations; split by Instr.ID: the divergent branch on whose successor
	// the result depends.
	left, split []*ir.Block
	cycles      *analysis.CycleForest
	layout      *ir.DataLayout
}

// AffineAnalysis computes the affine states of a function in degree 2.
var AffineAnalysis = &pass.Analysis[*Affine]{
	Name: "affine",
	Run:  func(c *pass.Context, f *ir.Func) *Affine { return NewAffine(c, f, 2) },
}

// State returns the state of a value where it is defined.
func (a *Affine) State(v ir.Value) State {
	switch v := v.(type) {
	case *ir.Instr:
		return a.table[a.states[v.ID()]]
	case *ir.Param:
		return a.table[a.states[v.ID()]]
	case *ir.Const:
		w := width(a.layout, v.Type())
		if n, ok := v.Int64(); ok && w > 0 {
			return constant(n)
		}
		if w > 0 && v.Kind == ir.NullConst {
			return constant(0)
		}
	}
	return uniform()
}

// UseState returns the state of operand k of an instruction at this use: ⊥ when threads take it
// from different iterations of a cycle and these matter.
func (a *Affine) UseState(i *ir.Instr, k int) State {
	v := i.Operand(k)
	s := a.State(v)
	if def, ok := v.(*ir.Instr); ok && !s.IsKnown() && a.leaves(def.Block(), i.Block()) {
		return anything()
	}
	return s
}

// leaves reports whether an edge between two blocks leaves a cycle with a divergent exit.
func (a *Affine) leaves(from, to *ir.Block) bool {
	for c := a.cycles.For(from); c != nil && !c.Contains(to); c = c.Parent {
		if a.left[c.Header.ID()] != nil {
			return true
		}
	}
	return false
}

// IsDivergent reports whether a value may differ between the threads of a warp.
func (a *Affine) IsDivergent(v ir.Value) bool {
	s := a.State(v)
	return !s.IsUniform()
}

// HasDivergentBranch reports whether the threads of a warp may leave b to different successors.
func (a *Affine) HasDivergentBranch(b *ir.Block) bool { return a.branches[b.ID()] }

// affineBuilder is the work on one function.
type affineBuilder struct {
	*Affine
	t       *target.Target
	c       *pass.Context
	calls   *AffineModule // nil: each function for itself
	shape   target.BlockShape
	control *control
	queued  []bool // by Instr.ID
	work    []*ir.Instr
	at      operation // the current instruction

	simple    *Uniformity // made when the first freeze asks for it
	undefPhis bool        // the function has a φ of undef; valid with simple
}

// NewAffine analyses a function in degree 1 or 2. On targets without divergence everything is
// uniform.
func NewAffine(c *pass.Context, f *ir.Func, degree int) *Affine {
	return newAffine(c, f, degree, false, nil)
}

// NewAffineOfIntegers is NewAffine for numbers that do not wrap, as in the paper: sums are extended
// and compared as if they had all the bits that they need. That is how programmers think of
// indices; no transformation may rely on it.
func NewAffineOfIntegers(c *pass.Context, f *ir.Func, degree int) *Affine {
	return newAffine(c, f, degree, true, nil)
}

// newAffine analyzes a function with the facts about its parameters and the functions it calls;
// nil: none.
func newAffine(c *pass.Context, f *ir.Func, degree int, integers bool, calls *AffineModule) *Affine {
	n := f.ValueBound()
	a := &Affine{Degree: degree, f: f, states: make([]int32, n), table: append(make([]State, 0, 16), State{}, uniform(), anything()), branches: make([]bool, f.BlockBound()), left: make([]*ir.Block, f.BlockBound()), split: make([]*ir.Block, n),
		cycles: pass.Get(c, f, analysis.Cycles), layout: f.Module().Layout}
	b := &affineBuilder{Affine: a, t: c.Target, c: c, calls: calls, control: newControl(c, f), queued: make([]bool, n), work: make([]*ir.Instr, 0, n+n/4)}
	b.control.depend, b.control.leave = b.part, b.leave
	b.at = operation{degree: degree, integers: integers, layout: a.layout, t: c.Target, query: &simplify.Query{Query: valuetracking.Query{Layout: a.layout}}}
	if c.Target.BlockShape != nil {
		b.shape = c.Target.BlockShape(f)
	}
	for _, p := range f.Params {
		b.set(p.ID(), b.param(p))
	}
	for _, block := range analysis.ReversePostorder(f) {
		for i := range block.Instrs() {
			b.push(i)
		}
	}
	for at := 0; at < len(b.work); at++ {
		i := b.work[at]
		b.queued[i.ID()] = false
		b.visit(i)
	}
	return a
}

func (b *affineBuilder) param(p *ir.Param) State {
	switch {
	case b.calls != nil && b.calls.params[p.Func()] != nil:
		return b.calls.params[p.Func()][p.Index()]
	case b.isSource(p):
		return anything()
	}
	return uniform()
}

// The first entries of the table.
const (
	topIndex int32 = iota
	uniformIndex
	anythingIndex
	sharedIndices // entries from here on belong to one value each
)

func (b *affineBuilder) set(id int, s State) {
	at := &b.states[id]
	switch {
	case s == b.table[uniformIndex]:
		*at = uniformIndex
	case s == b.table[anythingIndex]:
		*at = anythingIndex
	case s == b.table[topIndex]:
		*at = topIndex
	case *at >= sharedIndices:
		b.table[*at] = s
	default:
		*at = int32(len(b.table))
		b.table = append(b.table, s)
	}
}

func (b *affineBuilder) push(i *ir.Instr) {
	if !b.queued[i.ID()] {
		b.queued[i.ID()] = true
		b.work = append(b.work, i)
	}
}

func (b *affineBuilder) isSource(v ir.Value) bool {
	return b.t.HasBranchDivergence && b.t.IsDivergenceSource != nil && b.t.IsDivergenceSource(v)
}

// visit computes an instruction's state anew. States only descend, whatever order the instructions
// come in.
func (b *affineBuilder) visit(i *ir.Instr) {
	if !b.control.dt.Reachable(i.Block()) {
		return
	}
	if i.Type().IsVoid() && !i.IsTerminator() {
		return
	}
	var s State
	if b.isOpaque(i) {
		same, known := b.uniformOperands(i)
		if !known {
			return // an operand's change will bring us back
		}
		if i.IsTerminator() {
			b.terminator(i, same)
		}
		if i.Type().IsVoid() {
			return
		}
		s = b.opaqueState(i, same)
	} else {
		b.at.x = b.at.x[:0]
		for k := range i.Operands() {
			x := b.UseState(i, k)
			if i.Op() != ir.Phi && x.IsTop() {
				return
			}
			b.at.x = append(b.at.x, x)
		}
		s = b.evaluate(i)
	}
	if b.split[i.ID()] != nil && !s.IsKnown() && !b.alwaysUniform(i) {
		s = anything()
	}
	old := &b.table[b.states[i.ID()]]
	if s = withExact(old.meet(s)); s == *old {
		return
	}
	b.set(i.ID(), s)
	for user := range ir.Users(i) {
		b.push(user)
	}
}

func (b *affineBuilder) alwaysUniform(i *ir.Instr) bool {
	return b.t.IsAlwaysUniform != nil && b.t.IsAlwaysUniform(i)
}

// isOpaque reports whether only the uniformity of an instruction's operands matters.
func (b *affineBuilder) isOpaque(i *ir.Instr) bool {
	if i.Op() == ir.Phi || i.Op() == ir.Call || i.Op() == ir.Freeze {
		return false
	}
	return transfers[i.Op()] == nil || width(b.layout, i.Type()) == 0
}

// uniformOperands reports whether all operands are uniform at this use; known is false when one of
// them is still ⊤.
func (b *affineBuilder) uniformOperands(i *ir.Instr) (same, known bool) {
	same = true
	for _, v := range i.Operands() {
		id := ir.LocalID(v)
		if id < 0 {
			continue
		}
		s := &b.table[b.states[id]]
		if s.IsTop() {
			return false, false
		}
		if !same {
			continue
		}
		def, ok := v.(*ir.Instr)
		same = s.IsUniform() && !(ok && !s.IsKnown() && b.leaves(def.Block(), i.Block()))
	}
	return same, true
}

// opaqueState is the state of an opaque instruction's result.
func (b *affineBuilder) opaqueState(i *ir.Instr, same bool) State {
	switch {
	case b.alwaysUniform(i):
		return uniform()
	case !same, b.isSource(i):
		return anything()
	}
	return uniform()
}

func (b *affineBuilder) terminator(i *ir.Instr, same bool) {
	if same || b.branches[i.Block().ID()] || b.alwaysUniform(i) {
		return
	}
	b.branches[i.Block().ID()] = true
	b.control.branch(i.Block())
}

// evaluate is the state that the operands' states give.
func (b *affineBuilder) evaluate(i *ir.Instr) State {
	if i.Op() == ir.Phi {
		return b.phi(i)
	}
	if b.t.ThreadNumber != nil {
		if dim, ok := b.t.ThreadNumber(i); ok {
			return b.threadNumber(dim)
		}
	}
	if b.calls != nil && i.Op().IsCall() {
		if s, ok := b.calls.results[i.CalledFunc()]; ok {
			return s
		}
	}
	switch {
	case b.alwaysUniform(i):
		return uniform()
	case b.isSource(i):
		return anything()
	}
	if i.Op() == ir.Freeze && b.at.x[0].IsUniform() && !b.sameBits(i.Operand(0)) {
		return anything()
	}
	t := transfers[i.Op()]
	if i.Op() == ir.Call {
		t = intrinsicTransfers[i.IntrinsicID()]
	}
	if t == nil || width(b.layout, i.Type()) == 0 {
		return opaque(b.at.x)
	}
	b.at.Instr = i
	return t(&b.at)
}

// sameBits reports whether a uniform value is the same also where it is poison or undef, which a
// freeze turns into what the threads' registers hold. Claims that nsw and the like give leave
// poison out; the simple analysis looks at none of these, and undef comes into its values by φs.
func (b *affineBuilder) sameBits(v ir.Value) bool {
	if valuetracking.NotUndefOrPoison(v) {
		return true
	}
	if b.simple == nil {
		b.simple, b.undefPhis = New(b.c, b.f), hasUndefPhi(b.f)
	}
	return !b.undefPhis && !b.simple.IsDivergent(v)
}

func hasUndefPhi(f *ir.Func) bool {
	for block := range f.Blocks() {
		for phi := range block.Phis() {
			for _, v := range phi.Operands() {
				if k, ok := v.(*ir.Const); ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst) {
					return true
				}
			}
		}
	}
	return false
}

// phi meets the incoming states; undef may be what the others are.
func (b *affineBuilder) phi(i *ir.Instr) State {
	s := State{}
	undef := false
	for k, v := range i.Operands() {
		if c, ok := v.(*ir.Const); ok && (c.Kind == ir.UndefConst || c.Kind == ir.PoisonConst) {
			undef = true
			continue
		}
		s = s.meet(b.at.x[k])
	}
	if s.IsTop() && undef {
		return uniform()
	}
	return s
}

// threadNumber is the state of a thread id. The rows of a block fill warps in order, so the row id
// is uniform in a warp only where the block is known to have rows of whole warps; likewise planes.
func (b *affineBuilder) threadNumber(dim target.ThreadDim) State {
	size, whole := 0, 0 // of the dimension; threads that the numbers below it count
	switch e := b.shape.Exact; dim {
	case target.ThreadX:
		size = e[0]
	case target.ThreadY:
		size, whole = e[1], e[0]
	case target.ThreadZ:
		size, whole = e[2], e[0]*e[1]
	}
	if size == 1 {
		return constant(0)
	}
	if whole > 0 && b.shape.Warp > 0 && whole%b.shape.Warp == 0 {
		return uniform()
	}
	s := constant(0)
	s.Lin[dim].Value = 1
	return s
}

// part takes note that an instruction's result depends on the paths that threads took.
func (b *affineBuilder) part(i *ir.Instr) {
	if b.split[i.ID()] == nil {
		b.split[i.ID()] = b.control.now
		b.push(i)
	}
}

// leave takes note that threads leave a cycle in different iterations: its values reach uses
// outside as they were at different times, and φs tell by which of several exits.
func (b *affineBuilder) leave(c *analysis.Cycle) {
	b.left[c.Header.ID()] = b.control.now
	for _, e := range c.Exits() {
		for phi := range e.Phis() {
			if severalExits(phi, c) {
				b.part(phi)
			}
		}
	}
	for _, block := range c.Blocks {
		for i := range block.Instrs() {
			for user := range ir.Users(i) {
				if !c.Contains(user.Block()) {
					b.push(user)
				}
			}
		}
	}
}

// severalExits reports whether a φ receives different values by the exits of a cycle.
func severalExits(phi *ir.Instr, c *analysis.Cycle) bool {
	var only ir.Value
	for k, v := range phi.Operands() {
		if !c.Contains(phi.IncomingBlock(k)) {
			continue
		}
		if only != nil && only != v {
			return true
		}
		only = v
	}
	return false
}
