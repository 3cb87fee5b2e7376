package ir

import (
	"sync"
)

// The verifier checks a module against LLVM's rules and reports every violation, in the order of
// the text. It costs time linear in the program, little enough to run after each pass.
//
//   - verify_module.go: linkage, initializers, aliases, comdats, module flags
//   - verify_func.go: the header of a function; calling conventions
//   - verify_attr.go: which attributes may stand where and with which others
//   - verify_block.go: blocks, φs, terminators; verify_dom.go: definitions dominate uses
//   - verify_instr.go, verify_cast.go, verify_mem.go: types of operands
//   - verify_call.go: calls, bundles, musttail; verify_intrinsic.go: signatures of intrinsics;
//     verify_intrinsic_call.go: calls of them
//   - verify_statepoint.go: garbage collection at statepoints; verify_convergence*.go: convergence
//     control
//   - verify_eh.go: exception handling; verify_funclet.go: where funclets unwind to;
//     verify_swift.go: swifterror
//   - verify_md.go, verify_md_kinds.go, verify_tbaa.go: metadata attached to instructions and
//     globals
//   - verify_di.go, verify_di_rules.go: nodes of debug information; verify_expr.go: debug
//     expressions
//
// What LLVM accepts must pass here: where LLVM has no rule there is none.

// Verify checks the module and its functions.
func Verify(m *Module) []Problem {
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

// VerifyParallel is Verify, with the functions spread over workers. Metadata that functions of
// several workers refer to is checked by each.
func VerifyParallel(m *Module, workers int) []Problem {
	if workers = min(workers, len(m.Funcs)/minVerified); workers < 2 {
		return Verify(m)
	}
	v := newVerifier(m, true)
	v.module()
	parts := make([]*verifier, workers)
	var wg sync.WaitGroup
	for k := range parts {
		part := newVerifier(m, true)
		part.lists = v.lists
		parts[k] = part
		wg.Add(1)
		go func() {
			defer wg.Done()
			for _, f := range m.Funcs[k*len(m.Funcs)/workers : (k+1)*len(m.Funcs)/workers] {
				part.function(f)
			}
		}()
	}
	wg.Wait()
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
	of := map[*Func]*MDNode{}
	for n, f := range part.subs {
		of[f] = n
	}
	for _, f := range v.Module.Funcs {
		if n := of[f]; n != nil {
			v.attachedOnce(f, n)
		}
	}
}

// VerifyFunc checks one function. It may run while other functions of the module are worked on;
// only when it finds a problem does it look at their attributes, to number the groups in the
// message.
func VerifyFunc(f *Func) []Problem {
	v := newVerifier(f.Module(), false)
	v.function(f)
	return v.Problems
}

// verifier checks what is no matter of metadata, of exception handling or of single intrinsics, and
// gives these to the checkers for them.
type verifier struct {
	*Report
	md        *metadataChecker
	eh        *ehChecker
	intrinsic *intrinsicChecker

	flow flowGraph
	phiTable
	gepOps []Value
	pos    []int32 // of an instruction in its block, by Instr.ID
	seen   map[*Const]bool
	subs   map[*MDNode]*Func // the function that a subprogram is attached to
	sets   map[*Attr]int     // function attribute sets found good, with their size
	conv   convergenceState
	lists  []*GlobalVar // the module's lists of functions and symbols for the linker, which nothing may refer to
}

// newVerifier returns a verifier of a module, or of single functions of it.
func newVerifier(m *Module, whole bool) *verifier {
	r := &Report{Module: m, Layout: m.Layout, Whole: whole}
	v := &verifier{Report: r, md: newMetadataChecker(r), eh: newEHChecker(r)}
	v.intrinsic = newIntrinsicChecker(r, v.md, v.eh)
	return v
}

// function checks one function, declaration or definition.
func (v *verifier) function(f *Func) {
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
func (v *verifier) number(f *Func) {
	v.pos = resized(v.pos, f.ValueBound())
	for b := f.Entry(); b != nil; b = b.Next() {
		n := int32(0)
		for i := b.First(); i != nil; i = i.Next() {
			v.pos[i.ID()] = n
			n++
		}
	}
}
