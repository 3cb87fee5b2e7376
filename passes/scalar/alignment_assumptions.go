package scalar

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/analysis/valuetracking"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify"
)

// AlignmentFromAssumptions is LLVM's alignment-from-assumptions: an assumption about the alignment
// of a pointer raises the alignment of accesses at a multiple of it, in loops too.
//
//	call void @llvm.assume(i1 true) [ "align"(ptr %a, i64 32) ]
//	%q = getelementptr i32, ptr %a, i64 4
//	load i32, ptr %q, align 4                                     ⇒    load i32, ptr %q, align 16
//
// Scalar evolution computes the distance of an address from the pointer. If the distance is a
// recurrence, both its start and its step must be multiples. infer-alignment uses the known bits of
// one address only; this pass relates two addresses.
//
// Unlike infer-alignment it handles memory intrinsics, but not assumptions that are compares;
// instcombine turns these into bundles. Assumptions about globals are ignored.
//
// Keeps the CFG.
func AlignmentFromAssumptions(c *pass.Context, f *ir.Func) pass.Preserved {
	var assumptions []*ir.Instr
	for i := range f.Instrs() {
		if i.IntrinsicID() == "llvm.assume" && len(i.Info.Bundles) > 0 {
			assumptions = append(assumptions, i)
		}
	}
	if len(assumptions) == 0 {
		return pass.All
	}
	a := &assumedAlignment{c: c, s: pass.Get(c, f, scev.Analysis),
		q: &simplify.Query{Query: valuetracking.Query{Layout: f.Module().Layout, Dom: pass.Get(c, f, analysis.Dominators)}}}
	for _, i := range assumptions {
		for _, b := range i.Info.Bundles {
			if b.Tag == "align" && b.Count >= 2 {
				a.assumption(i, b)
			}
		}
	}
	return pass.Changed(a.changed)
}

// assumedAlignment is one assumption at work: pointer - offset is a multiple of align.
type assumedAlignment struct {
	c       *pass.Context
	s       *scev.Evolution
	q       *simplify.Query
	assume  *ir.Instr
	pointer *scev.Expr
	offset  *scev.Expr
	align   uint64
	changed bool
}

func (a *assumedAlignment) assumption(assume *ir.Instr, b ir.Bundle) {
	p := analysis.StripCasts(assume.Operand(b.First))
	align := ir.AsInt(assume.Operand(b.First + 1))
	if align == nil || !ir.HasUseList(p) {
		return
	}
	n, ok := align.Uint64()
	if !ok || n == 0 || n&(n-1) != 0 {
		return
	}
	long := assume.Func().Ctx().I64
	a.assume, a.align, a.pointer, a.offset = assume, n, a.s.Of(p), a.s.Int(long, 0)
	if b.Count > 2 {
		a.offset = a.s.TruncOrZExt(a.s.Of(assume.Operand(b.First+2)), long)
	}
	a.users(p)
}

// users visits the instructions computed from a pointer.
func (a *assumedAlignment) users(p ir.Value) {
	seen := map[*ir.Instr]bool{}
	var work []*ir.Instr
	for u := range ir.Users(p) {
		if u != a.assume {
			work = append(work, u)
		}
	}
	for len(work) > 0 {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[i] {
			continue
		}
		seen[i] = true
		a.access(i)
		if i.Op() != ir.GetElementPtr && i.Op() != ir.Phi || !i.Type().IsPtr() {
			continue
		}
		for u := range ir.Uses(i) {
			if k := u.User(); !(k.Op() == ir.Store && u.Index() == 0) {
				work = append(work, k)
			}
		}
	}
}

// access raises the alignment of a load, store or memory intrinsic where the assumption holds.
func (a *assumedAlignment) access(i *ir.Instr) {
	memory := alias.MemTransfer(i) || alias.MemSet(i)
	if i.Op() != ir.Load && i.Op() != ir.Store && !memory {
		return
	}
	a.q.At = i
	if !a.q.Assumed(a.assume) {
		return
	}
	if !memory {
		name := "Number of loads changed by alignment assumptions"
		if i.Op() == ir.Store {
			name = "Number of stores changed by alignment assumptions"
		}
		if n := a.of(i.Pointer()); n > max(i.Align(), 1) {
			i.SetAlign(n)
			a.raised(name)
		}
		return
	}
	for k := range 2 {
		if k == 1 && !alias.MemTransfer(i) {
			break
		}
		if n := a.of(i.Arg(k)); n > rewrite.ArgAlign(i, k) {
			rewrite.SetArgAlign(i, k, n)
			a.raised("Number of memory intrinsics changed by alignment assumptions")
		}
	}
}

func (a *assumedAlignment) raised(name string) {
	a.c.Count(name, 1)
	a.changed = true
}

// of returns the alignment that follows for an address, 1 if none does.
func (a *assumedAlignment) of(p ir.Value) uint64 {
	diff := a.s.Minus(a.s.Of(p), a.pointer)
	if diff == nil {
		return 1
	}
	diff = a.s.Sum(a.s.TruncOrSExt(diff, a.offset.Type), a.offset)
	if n := a.dividing(diff); n > 0 {
		return n
	}
	if diff.Kind == scev.AddRec {
		first, step := a.dividing(diff.Ops[0]), a.dividing(a.step(diff))
		if first > 0 && step > 0 {
			return min(first, step)
		}
	}
	return 1
}

// step returns the step of a recurrence, itself a recurrence if the first one is not affine.
func (a *assumedAlignment) step(rec *scev.Expr) *scev.Expr {
	if rec.IsAffine() {
		return rec.Ops[1]
	}
	return a.s.Rec(rec.Loop, scev.AnyWrap, rec.Ops[1:]...)
}

// dividing returns the alignment of an address at a distance from an aligned one: the full
// alignment if the distance is a multiple, the remainder if that is a power of two, else 0.
func (a *assumedAlignment) dividing(diff *scev.Expr) uint64 {
	rest, ok := a.s.Remainder(diff, a.s.Int(a.offset.Type, int64(a.align))).IsConst()
	if !ok {
		return 0
	}
	n, _ := rest.Int64()
	if n < 0 {
		n = -n
	}
	switch {
	case n == 0:
		return a.align
	case bits.OnesCount64(uint64(n)) == 1:
		return uint64(n)
	}
	return 0
}
