// Package sroa is LLVM's SROA, the scalar replacement of aggregates: it splits an alloca into the
// parts that the program accesses, and promotes the parts to SSA values.
//
//	%p = alloca { i32, float }             %p.sroa.0 = alloca i32
//	store i32 %x, ptr %p            ⇒      %p.sroa.2 = alloca float      ⇒  (mem2reg)  ret float %y
//	%q = getelementptr i8, ptr %p, i64 4   store i32 %x, ptr %p.sroa.0
//	store float %y, ptr %q                 store float %y, ptr %p.sroa.2
//	…                                      …
//
// The steps, one file each:
//   - aggregates.go splits loads and stores of structs and arrays into scalar ones;
//   - slices.go lists the byte ranges that the uses of an alloca touch, and gives up where the
//     address escapes;
//   - presplit.go splits integer loads and stores that only copy memory at the boundaries of
//     partitions;
//   - partitions.go groups overlapping slices into disjoint partitions;
//   - types.go and viable.go choose a type for each partition: the type of its accesses, a part of
//     the alloca's type, a vector, or an integer that covers it;
//   - rewrite.go and rewrite_calls.go make each slice access the new alloca of its partition;
//   - speculate.go turns loads of a φ or select of addresses into φs and selects of loads;
//   - predicate.go makes accesses through a select of addresses conditional.
//
// The invariant between the steps: every use of the alloca belongs to a slice, or its user is dead.
//
// Cost: n log n in the slices of an alloca (they are sorted once) plus the partitions that a slice
// spans; allocas that a rewrite makes are visited again, and each is smaller than the one it came
// from.
//
// Not handled, as in LLVM: arrays of variable size, scalable types, variable offsets. Not handled,
// unlike LLVM: big-endian targets, and TBAA tags of parts at another offset, which are dropped.
package sroa

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite/promote"
)

// Params are the parameters of the pass in a pipeline.
func Params() []pass.Param {
	return []pass.Param{
		{Name: "preserve-cfg", Exclusive: true, Help: "preserve the control-flow graph"},
		{Name: "modify-cfg", Exclusive: true, Help: "add branches for unsafe accesses through selects (default)"},
	}
}

// Flags are the command-line options.
func Flags() []pass.Flag {
	return []pass.Flag{{Name: "sroa-skip-mem2reg", Default: "false", Help: "do not promote the parts to registers"}}
}

// Run is the pass.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	if f.Module().Layout.BigEndian {
		return pass.All
	}
	s := &state{c: c, f: f, dl: f.Module().Layout, dt: pass.Get(c, f, analysis.Dominators)}
	s.preserveCFG = c.Opts.Bool("preserve-cfg", false)
	for i := range f.Entry().Instrs() {
		if i.Op() != ir.Alloca {
			continue
		}
		if i.ElemTy.HasScalable() && promote.Possible(i) {
			s.promotable.add(i)
		} else {
			s.work.add(i)
		}
	}
	changed := false
	for {
		for a := s.work.pop(); a != nil; a = s.work.pop() {
			changed = s.alloca(a) || changed
			changed = s.deleteDead() || changed
		}
		changed = s.promote() || changed
		s.work, s.afterPromotion = s.afterPromotion, worklist{}
		if s.work.empty() {
			if s.cfgChanged {
				pass.Invalidate(f, pass.None)
				pass.Keep(f, analysis.Dominators, s.dt)
				return pass.CFG
			}
			return pass.Changed(changed)
		}
	}
}

// state is the work on one function.
type state struct {
	c  *pass.Context
	f  *ir.Func
	dl *ir.DataLayout
	dt *analysis.DomTree

	preserveCFG bool // no branches are added
	cfgChanged  bool // branches have been added

	work           worklist // allocas to split
	afterPromotion worklist // allocas whose address a promoted one held
	promotable     worklist
	dead           []*ir.Instr // to erase, with the operands that die with them
	phis           []*ir.Instr // φs of addresses whose loads may move into the predecessors
	selects        []selectOps // selects of addresses whose accesses may move to either
}

// worklist is a stack of instructions without duplicates; erased ones are skipped.
type worklist struct {
	list []*ir.Instr
	has  map[*ir.Instr]bool
}

func (w *worklist) empty() bool { return len(w.list) == 0 }

func (w *worklist) add(i *ir.Instr) {
	if w.has == nil {
		w.has = map[*ir.Instr]bool{}
	}
	if !w.has[i] {
		w.has[i] = true
		w.list = append(w.list, i)
	}
}

func (w *worklist) pop() *ir.Instr {
	for len(w.list) > 0 {
		i := w.list[len(w.list)-1]
		w.truncate(len(w.list) - 1)
		if i.Block() != nil {
			return i
		}
	}
	return nil
}

// truncate drops the elements after the first n.
func (w *worklist) truncate(n int) {
	for _, i := range w.list[n:] {
		delete(w.has, i)
	}
	w.list = w.list[:n]
}

// alloca splits one alloca, and reports whether anything changed.
func (s *state) alloca(a *ir.Instr) bool {
	if !ir.HasUses(a) {
		s.dropDebug(a)
		a.Erase()
		return true
	}
	if n := ir.AsInt(a.Operand(0)); n == nil || !isOne(n) || !a.ElemTy.IsSized() || a.ElemTy.HasScalable() || s.dl.AllocSize(a.ElemTy) == 0 {
		return false
	}
	changed := s.splitAggregateAccesses(a)
	l := s.slicesOf(a)
	if l.escaped {
		return changed
	}
	for _, i := range l.deadUsers {
		changed = true
		for k := range i.NumOperands() {
			s.clobber(i.OperandUse(k))
		}
		if ir.HasUses(i) {
			ir.ReplaceAllUses(i, ir.NewPoison(i.Type()))
		}
		s.dead = append(s.dead, i)
	}
	for _, u := range l.deadUses {
		changed = true
		s.clobber(u)
	}
	if len(l.slices) == 0 {
		return changed
	}
	changed = s.split(a, l) || changed
	for len(s.phis) > 0 {
		phi := s.phis[len(s.phis)-1]
		s.phis = s.phis[:len(s.phis)-1]
		s.speculatePhi(phi)
	}
	for len(s.selects) > 0 {
		o := s.selects[len(s.selects)-1]
		s.selects = s.selects[:len(s.selects)-1]
		s.rewriteSelect(o)
	}
	return changed
}

func isOne(n *ir.Const) bool {
	v, ok := n.Uint64()
	return ok && v == 1
}

// clobber replaces an irrelevant operand by poison, and queues operands that become dead.
func (s *state) clobber(u *ir.Use) {
	old := u.Value()
	u.Set(ir.NewPoison(old.Type()))
	if i, ok := old.(*ir.Instr); ok && analysis.TriviallyDead(i) {
		s.dead = append(s.dead, i)
	}
}

// deleteDead erases the dead instructions and those that only they used.
func (s *state) deleteDead() bool {
	changed := false
	for len(s.dead) > 0 {
		i := s.dead[len(s.dead)-1]
		s.dead = s.dead[:len(s.dead)-1]
		if i.Block() == nil {
			continue
		}
		if i.Op() == ir.Alloca {
			s.dropDebug(i)
		}
		if ir.HasUses(i) {
			ir.ReplaceAllUses(i, ir.NewUndef(i.Type())) // bytes that the parts of a split load will cover
		}
		var operands []*ir.Instr
		for _, v := range i.Operands() {
			if d, ok := v.(*ir.Instr); ok && d != i {
				operands = append(operands, d)
			}
		}
		i.Erase()
		for _, d := range operands {
			if d.Block() != nil && analysis.TriviallyDead(d) {
				s.dead = append(s.dead, d)
			}
		}
		changed = true
	}
	return changed
}

// promote turns the collected allocas into SSA values.
func (s *state) promote() bool {
	var list []*ir.Instr
	for _, a := range s.promotable.list {
		if a.Block() != nil {
			list = append(list, a)
		}
	}
	s.promotable = worklist{}
	if len(list) == 0 {
		return false
	}
	if s.c.FlagBool("sroa-skip-mem2reg", false) {
		return true
	}
	s.c.Count("Number of allocas promoted to SSA values", len(list))
	promote.Allocas(s.f, list, s.dt, s.c.Version)
	return true
}
