package verify

import (
	"slices"
	"sync/atomic"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/eh"
	"opt-go/frontend/verify/intrinsic"
	"opt-go/frontend/verify/metadata"
	"opt-go/frontend/verify/rule"
	"opt-go/frontend/workers"
)

// Problem is a violation of a rule of the IR.
type Problem = rule.Problem

// Check checks the module and its functions, and returns what is wrong in the order of the text.
func Check(m *ir.Module) []Problem {
	v := newVerifier(m, true)
	v.module()
	for _, f := range m.Funcs {
		v.function(f)
	}
	v.md.NamedLists()
	return v.Problems
}

// minVerified is how many functions are worth a goroutine.
const minVerified = 16

// CheckParallel is Check, with the functions spread over workers. Metadata that functions of
// several workers refer to is checked by each.
func CheckParallel(m *ir.Module, jobs int) []Problem {
	if jobs = min(jobs, len(m.Funcs)/minVerified); jobs < 2 {
		return Check(m)
	}
	v := newVerifier(m, true)
	v.module()
	parts := make([]*verifier, jobs)
	var next atomic.Int32
	workers.Run(jobs, func() {
		k := int(next.Add(1)) - 1
		part := newVerifier(m, true)
		part.lists = v.lists
		parts[k] = part
		for _, f := range m.Funcs[k*len(m.Funcs)/jobs : (k+1)*len(m.Funcs)/jobs] {
			part.function(f)
		}
	})
	for k, part := range parts {
		if slices.ContainsFunc(parts[:k], func(p *verifier) bool { return p.md.SharesAssignments(part.md) }) {
			return Check(m)
		}
	}
	for _, part := range parts {
		v.Problems = append(v.Problems, part.Problems...)
		v.join(part)
	}
	v.md.NamedLists()
	return v.Problems
}

// join merges the results of a verifier of a part of the functions, and checks the rules across
// functions.
func (v *verifier) join(part *verifier) {
	of := map[*ir.Func]*ir.MDNode{}
	for n, f := range part.subs {
		of[f] = n
	}
	for _, f := range v.Module.Funcs {
		if n := of[f]; n != nil {
			v.attachedOnce(f, n)
		}
	}
}

// CheckFunc checks one function. It may run while other functions of the module are worked on;
// only when it finds a problem does it look at their attributes, to number the groups in the
// message.
func CheckFunc(f *ir.Func) []Problem {
	v := newVerifier(f.Module(), false)
	v.function(f)
	return v.Problems
}

// verifier checks what is no matter of metadata, of exception handling or of single intrinsics, and
// gives these to the checkers for them.
type verifier struct {
	*rule.Report
	md        *metadata.Checker
	eh        *eh.Checker
	intrinsic *intrinsic.Checker

	flow flowGraph
	phiTable
	gepOps []ir.Value
	pos    []int32 // of an instruction in its block, by Instr.ID
	seen   map[*ir.Const]bool
	subs   map[*ir.MDNode]*ir.Func // the function that a subprogram is attached to
	sets   map[*ir.Attr]int        // function attribute sets found good, with their size
	conv   convergenceState
	lists  []*ir.GlobalVar // the module's lists of functions and symbols for the linker, which nothing may refer to
}

// newVerifier returns a verifier of a module, or of single functions of it.
func newVerifier(m *ir.Module, whole bool) *verifier {
	r := &rule.Report{Module: m, Layout: m.Layout, Whole: whole}
	v := &verifier{Report: r, md: metadata.New(r), eh: eh.New(r)}
	v.intrinsic = intrinsic.New(r, v.md, v.eh)
	return v
}

// function checks one function, declaration or definition.
func (v *verifier) function(f *ir.Func) {
	v.Func, v.conv = f, convergenceState{}
	v.eh.Begin()
	defer func() { v.Func = nil }()
	if !v.header(f) || f.IsDecl() {
		return
	}
	whole := true
	for b := f.Entry(); b != nil; b = b.Next() {
		whole = v.blockShape(b) && whole
	}
	if !whole {
		return // edges and dominance mean nothing without terminators
	}
	v.flow.build(f)
	v.number(f)
	for b := f.Entry(); b != nil; b = b.Next() {
		v.block(b)
	}
	v.eh.SiblingUnwinds()
	if v.conv.controlled {
		v.convergenceRegions()
	}
}

// number gives the instructions their places in their blocks.
func (v *verifier) number(f *ir.Func) {
	v.pos = resized(v.pos, f.ValueBound())
	for b := f.Entry(); b != nil; b = b.Next() {
		n := int32(0)
		for i := b.First(); i != nil; i = i.Next() {
			v.pos[i.ID()] = n
			n++
		}
	}
}
