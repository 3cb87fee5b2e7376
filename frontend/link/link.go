// Package link merges modules as llvm-link does: Into(dst, src) moves the needed and the visible
// globals of src into dst.
//
// # The phases
//
//   - target.go: data layouts and triples are compared; a module without them takes the other's
//   - comdat.go: which side's comdat groups prevail
//   - resolve.go: which side's definition of each name prevails (LLVM: LinkModules.cpp).
//     Definitions of src that no other module can need (internal, linkonce, available_externally)
//     are linked only if a linked global refers to them
//   - copy.go: prototypes, then bodies, from a worklist, with references mapped to dst
//     (LLVM: IRMover.cpp)
//   - appending.go: llvm.used, llvm.global_ctors and similar lists are concatenated
//   - metadata.go: nodes are copied and equal ones shared; named lists are concatenated
//   - flags.go: module flags are merged by their behaviours
//   - internalize.go: linked globals may be made internal
//
// The order of the output, the suffixes of internal symbols whose names are taken (x.1; for PTX
// x1), and the texts of diagnostics are llvm-link's.
//
// # What differs from llvm-link
//
// The destination stays in the order it was read in, where llvm-link copies it into an empty module
// first. Struct types of different names are kept apart even when their bodies are equal; types of
// one name and body are one type because both modules are read into one context. Where a variable's
// comdat group is replaced and nothing defines it any more, its comdat is dropped, so that the
// module stays valid.
//
// The package imports frontend for diagnostics with source lines, frontend/ir and frontend/diag.
package link

import (
	"github.com/pkg/errors"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
)

// Options are llvm-link's.
type Options struct {
	OnlyNeeded  bool // leave out definitions that dst does not refer to
	Internalize bool // make the definitions that come along internal
}

// Into merges src into dst by LLVM's rules. Both must be of one context (frontend.In). Afterwards
// src must not be used, nor dst if there was an error. The error is a diag.List, whose positions
// are those of the modules' texts.
func Into(dst, src *ir.Module, o Options) (warnings diag.List, err error) {
	if dst.Ctx != src.Ctx {
		return nil, errors.New("the modules are of different contexts: read the second one with frontend.In")
	}
	if dst == src {
		return nil, errors.New("a module cannot be linked into itself")
	}
	l := newLinker(dst, src)
	l.opts = o
	l.run()
	if l.diags.HasErrors() {
		return nil, l.diags
	}
	dst.NeedVersion(src.Version())
	return l.diags, nil
}

// linker merges one module into another.
type linker struct {
	dst, src *ir.Module
	opts     Options
	diags    diag.List

	// What is decided before anything is copied.
	groups   map[*ir.Comdat]comdatChoice
	members  map[*ir.Comdat][]ir.GlobalValue // linkonce members of src's groups
	dstGroup map[string]*ir.Comdat           // dst's groups by name
	toLink   []ir.GlobalValue                // definitions of src that prevail, in order
	chosen   map[ir.GlobalValue]bool         // the same as a set; grows with what is found to be needed
	split    []ir.GlobalValue                // variables of nodeduplicate groups on the losing side

	// Copying.
	code     ir.Importer                   // of references in general
	targets  ir.Importer                   // of what aliases and ifuncs refer to
	values   map[ir.GlobalValue]ir.Value   // what references to src's globals became
	aliasees map[ir.GlobalValue]ir.Value   // the same for the targets of aliases and ifuncs
	bodies   map[ir.GlobalValue]bool       // globals of dst that have a body or are about to get one
	replaced map[ir.GlobalValue]ir.Value   // replaced globals of dst, and their replacements
	work     []func()                      // bodies to copy, the last one first
	pending  map[ir.GlobalValue]*ir.Global // declarations of dst with the src global whose metadata they are to get
	order    []ir.GlobalValue              // pending's keys in order
	finished bool                          // all bodies are copied: what metadata refers to does not come along any more

	md nodeMapper
}

func newLinker(dst, src *ir.Module) *linker {
	l := &linker{dst: dst, src: src, groups: map[*ir.Comdat]comdatChoice{}, members: map[*ir.Comdat][]ir.GlobalValue{},
		dstGroup: map[string]*ir.Comdat{}, chosen: map[ir.GlobalValue]bool{}, values: map[ir.GlobalValue]ir.Value{},
		aliasees: map[ir.GlobalValue]ir.Value{}, bodies: map[ir.GlobalValue]bool{}, replaced: map[ir.GlobalValue]ir.Value{},
		pending: map[ir.GlobalValue]*ir.Global{}}
	for _, c := range dst.Comdats {
		l.dstGroup[c.Name] = c
	}
	l.md.init(l)
	shift := dst.AddText(src)
	l.code = ir.Importer{Global: func(g ir.GlobalValue) ir.Value { return l.materialize(g, false) }, Node: l.md.node, Line: shift}
	l.targets = ir.Importer{Global: func(g ir.GlobalValue) ir.Value { return l.materialize(g, true) }, Node: l.md.node, Line: shift}
	return l
}

func (l *linker) run() {
	l.target()
	l.resolve()
	if l.diags.HasErrors() {
		return
	}
	l.md.prepare()
	l.copyAll()
	l.finished = true
	l.md.named()
	l.pendingMetadata()
	l.dst.Asm = append(l.dst.Asm, l.src.Asm...)
	l.dst.TypeDefs = append(l.dst.TypeDefs, l.src.TypeDefs...)
	l.dst.DebugRecords = l.dst.DebugRecords || l.src.DebugRecords
	l.reorder()
	l.moduleFlags()
	l.dst.ReplaceGlobals(l.replaced)
	dead := make(map[ir.GlobalValue]bool, len(l.replaced))
	for g := range l.replaced {
		dead[g] = true
	}
	l.dst.RemoveAll(dead)
	if l.opts.Internalize {
		l.internalize()
	}
}

// fail reports an error about a global of src, and where dst has its rival.
func (l *linker) fail(s, d ir.GlobalValue, msg string) {
	l.diags = append(l.diags, verify.At(l.src, s.Base().Pos, diag.Error, msg))
	if d != nil && d.Base().Pos.Line > 0 {
		l.diags = append(l.diags, verify.At(l.dst, d.Base().Pos, diag.Note, "the other one is here"))
	}
}

// failModule reports an error about the source module as a whole.
func (l *linker) failModule(msg string) {
	l.diags = append(l.diags, verify.At(l.src, ir.Pos{}, diag.Error, msg))
}

func (l *linker) warn(msg string) {
	l.diags = append(l.diags, verify.At(l.src, ir.Pos{}, diag.Warning, msg))
}
