package divergence

import (
	"fmt"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

// Advise is the pass divergence. It changes nothing; it tells the programmer (what section 6 of the
// paper leaves to do), as remarks of -pass-remarks-analysis=divergence with the places in the
// source:
//
//   - branches by which the threads of a warp part, with the chain of values from the condition
//     back to what differs in the first place (source.go);
//   - accesses of memory that a warp cannot make in few transactions, and conflicts of banks, from
//     the distance between the addresses of neighbouring threads (advice_memory.go);
//   - work that every thread does although the result is the same for all: divisions, roots, calls,
//     stores, where the threads have not diverged; and which share of the function is such work.
//
// It wants kernels in SSA form with address spaces inferred, as gpucc leaves them. It goes by the
// affine analysis of degree two for numbers that do not wrap.
func Advise(c *pass.Context, f *ir.Func) pass.Preserved {
	if !c.Wants(pass.Analyzed) || !c.Target.HasBranchDivergence {
		return pass.All
	}
	a := &adviser{Affine: NewAffineOfIntegers(c, f, 2), c: c, warp: threadsOfWarp(c.Target, f)}
	same, all := 0, 0
	dt, post := pass.Get(c, f, analysis.Dominators), pass.Get(c, f, analysis.PostDominators)
	split := make([]bool, f.BlockBound()) // not all threads of a warp need come there
	for _, b := range dt.Preorder() {
		if d := dt.IDom(b); d != nil {
			split[b.ID()] = split[d.ID()] || a.HasDivergentBranch(d) && !post.Dominates(b, d)
		}
		a.parts = split[b.ID()]
		for i := range b.Instrs() {
			a.memory(i)
			if i.IsTerminator() {
				continue
			}
			all++
			if a.uniformWork(i) {
				same++
			}
		}
		if a.HasDivergentBranch(b) {
			a.divergentBranch(b.Term())
		}
	}
	if all > 0 {
		c.Remark(pass.Analyzed, "UniformShare", f, nil, pass.Arg{Key: "Uniform", Val: strconv.Itoa(same)}, pass.Text(" of "),
			pass.Arg{Key: "Instructions", Val: strconv.Itoa(all)}, pass.Text(" instructions compute the same in all threads of a warp"))
	}
	return pass.All
}

// adviser is the work on one function.
type adviser struct {
	*Affine
	c     *pass.Context
	warp  []Thread
	parts bool // not all threads of a warp need be active in the current block
}

// threadsOfWarp returns the thread ids of a warp: as the block's shape lays them out, else one row.
func threadsOfWarp(t *target.Target, f *ir.Func) []Thread {
	shape := target.BlockShape{Warp: 32}
	if t.BlockShape != nil {
		shape = t.BlockShape(f)
	}
	x, y := max(shape.Exact[0], 0), max(shape.Exact[1], 1)
	if x == 0 {
		x = shape.Warp
	}
	var out []Thread
	for n := range shape.Warp {
		if size := shape.Exact; size[0] > 0 && n >= size[0]*size[1]*size[2] {
			break
		}
		out = append(out, Thread{int64(n % x), int64(n / x % y), int64(n / x / y), int64(n)})
	}
	return out
}

func (a *adviser) divergentBranch(term *ir.Instr) {
	args := []pass.Arg{pass.Text("threads of a warp part here: ")}
	for n, step := range a.source(term) {
		if n > 0 {
			args = append(args, pass.Text(" <- "))
		}
		args = append(args, pass.Arg{Key: "Value", Val: step.value})
		if step.why != "" {
			args = append(args, pass.Text(" ("+step.why+")"))
		}
	}
	a.c.Remark(pass.Analyzed, "DivergentBranch", a.f, term, args...)
}

// costly lists operations for which one thread of a warp would do, by what a programmer calls them.
var costly = map[ir.Op]string{ir.SDiv: "division", ir.UDiv: "division", ir.SRem: "remainder", ir.URem: "remainder", ir.FDiv: "division", ir.FRem: "remainder"}

// uniformWork reports whether an instruction does the same in all threads; it emits a remark where
// that is expensive.
func (a *adviser) uniformWork(i *ir.Instr) bool {
	for k := range i.Operands() {
		if s := a.UseState(i, k); !s.IsUniform() {
			return false
		}
	}
	if !i.Type().IsVoid() && a.IsDivergent(i) {
		return false
	}
	what := costly[i.Op()]
	switch {
	case i.Op() == ir.Store:
		what = "store to one place"
	case i.Op() == ir.Call && i.CalledFunc() != nil && !i.CalledFunc().IsIntrinsic():
		what = "call"
	case isRoot(i):
		what = "square root"
	}
	if what != "" && !a.parts {
		a.c.Remark(pass.Analyzed, "UniformWork", a.f, i, pass.Arg{Key: "Work", Val: what}, pass.Text(" that every thread of a warp makes with the same operands"))
	}
	return true
}

func isRoot(i *ir.Instr) bool { return i.IntrinsicID() == "llvm.sqrt" }

// describeValue is a value's name with its line in the source.
func describeValue(v ir.Value) string {
	i, ok := v.(*ir.Instr)
	if !ok || i.DebugLoc() == nil {
		return v.Ident()
	}
	return fmt.Sprintf("%s:%d", v.Ident(), i.DebugLoc().Int("line"))
}
