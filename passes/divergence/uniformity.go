package divergence

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

// Uniformity says which values and branches are the same for all threads of a warp that execute
// them together.
//
// It is the simple analysis (section 3.3, Fig. 10): a value is divergent when it is a source, or
// depends on a divergent one through data (its operands) or control. Control dependence is that of
// gated SSA without its functions written out: a γ is a φ at a join of a divergent branch
// (sync.go), an η a use outside of a cycle that threads leave in different iterations. The rules
// where paths meet in cycles with several entries are LLVM's UniformityAnalysis's, so that the
// results are the same.
type Uniformity struct {
	f         *ir.Func
	divergent []bool            // by ID of instruction and parameter
	branches  []bool            // by Block.ID: the terminator is divergent
	assumed   []*analysis.Cycle // assumed divergent as a whole
	exits     []*analysis.Cycle // left in different iterations
	sources   []bool            // divergent whatever the operands
}

// Analysis computes the uniformity of a function.
var Analysis = &pass.Analysis[*Uniformity]{
	Name: "uniformity",
	Run:  func(c *pass.Context, f *ir.Func) *Uniformity { return New(c, f) },
}

// IsDivergent reports whether a value may differ between the threads of a warp.
func (u *Uniformity) IsDivergent(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Instr:
		return v.ID() < len(u.divergent) && u.divergent[v.ID()]
	case *ir.Param:
		return u.divergent[v.ID()]
	}
	return false
}

// HasDivergentBranch reports whether the threads of a warp may leave b to different successors.
func (u *Uniformity) HasDivergentBranch(b *ir.Block) bool { return u.branches[b.ID()] }

// IsDivergentUse reports whether the value of a use may differ: the value does, or it leaves a
// cycle with the threads.
func (u *Uniformity) IsDivergentUse(use *ir.Use) bool {
	v := use.Value()
	if u.IsDivergent(v) {
		return true
	}
	def, ok := v.(*ir.Instr)
	if !ok {
		return false
	}
	for _, c := range u.exits {
		if c.Contains(def.Block()) && !c.Contains(use.User().Block()) {
			return true
		}
	}
	return false
}

// uniformityBuilder is the work on one function.
type uniformityBuilder struct {
	*Uniformity
	t       *target.Target
	control *control
	work    []*ir.Instr
}

// New analyses a function. On targets without divergence everything is uniform, and so it is where
// groups have one thread.
func New(c *pass.Context, f *ir.Func) *Uniformity {
	u := &Uniformity{f: f, divergent: make([]bool, f.ValueBound()), branches: make([]bool, f.BlockBound()), sources: make([]bool, f.ValueBound())}
	if t := c.Target; !t.HasBranchDivergence || t.IsDivergenceSource == nil || t.OneThread != nil && t.OneThread(f) {
		return u
	}
	b := &uniformityBuilder{Uniformity: u, t: c.Target, control: newControl(c, f)}
	b.control.depend, b.control.leave = b.mark, b.leave
	b.start()
	for len(b.work) > 0 {
		i := b.work[len(b.work)-1]
		b.work = b.work[:len(b.work)-1]
		if i.IsTerminator() {
			b.control.branch(i.Block())
			if i.Type().IsVoid() {
				continue
			}
		}
		b.pushUsers(i)
	}
	u.assumed, u.exits = b.control.assumed, b.control.exits
	return u
}

func (b *uniformityBuilder) start() {
	var first []ir.Value
	for i := range b.f.Instrs() {
		if b.t.IsDivergenceSource(i) {
			b.divergent[i.ID()] = true
			b.sources[i.ID()] = true
			first = append(first, i)
		}
	}
	for _, p := range b.f.Params {
		if b.t.IsDivergenceSource(p) {
			b.divergent[p.ID()] = true
			b.sources[p.ID()] = true
			first = append(first, p)
		}
	}
	for _, v := range first {
		b.pushUsers(v)
	}
}

func (b *uniformityBuilder) pushUsers(v ir.Value) {
	for i := range ir.Users(v) {
		b.mark(i)
	}
}

// mark makes an instruction divergent.
func (b *uniformityBuilder) mark(i *ir.Instr) {
	if b.t.IsAlwaysUniform != nil && b.t.IsAlwaysUniform(i) {
		return
	}
	if i.IsTerminator() {
		if b.branches[i.Block().ID()] {
			return
		}
		b.branches[i.Block().ID()] = true
	} else if b.divergent[i.ID()] {
		return
	}
	b.divergent[i.ID()] = true
	b.work = append(b.work, i)
}

// leave marks the values of different iterations that leave a cycle.
func (b *uniformityBuilder) leave(c *analysis.Cycle) {
	exits := c.Exits()
	for _, e := range exits {
		for phi := range e.Phis() {
			for _, v := range phi.Operands() {
				if i, ok := v.(*ir.Instr); ok && c.Contains(i.Block()) {
					b.mark(phi)
				}
			}
		}
	}
	for _, block := range c.Blocks {
		b.temporal(block, c, exits)
	}
}

// temporal marks the users outside of the cycle of the values that a block which dominates an exit
// defines.
func (b *uniformityBuilder) temporal(block *ir.Block, c *analysis.Cycle, exits []*ir.Block) {
	dominates := false
	for _, e := range exits {
		dominates = dominates || b.control.dt.Dominates(block, e)
	}
	if !dominates {
		return
	}
	for i := range block.Instrs() {
		if b.IsDivergent(i) {
			continue
		}
		for user := range ir.Users(i) {
			if !c.Contains(user.Block()) {
				b.mark(user)
			}
		}
	}
}
