package ir

import (
	"fmt"
	"strings"
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

// Problem is a violation of a rule of the IR.
type Problem struct {
	Pos    Pos      // of the instruction or global in the text that was read
	Func   *Func    // nil outside functions
	Instr  *Instr   // nil when it is about no instruction
	Msg    string   // the rule, in LLVM's words where LLVM has it
	Things []string // the values concerned, as they are printed
	Word   string   // the attribute that is wrong, "" if it is about none
	Debug  bool     // only debug information is wrong; LLVM drops it then, with a warning
}

// String returns the message with the values concerned, each on a line of its own, as LLVM prints
// it.
func (p Problem) String() string {
	var b strings.Builder
	b.WriteString(p.Msg)
	for _, t := range p.Things {
		b.WriteString("\n  " + t)
	}
	return b.String()
}

// Verify checks the module and its functions.
func Verify(m *Module) []Problem {
	v := &verifier{m: m, layout: m.Layout, whole: true, nodes: map[*MDNode]bool{}}
	v.module()
	for _, f := range m.Funcs {
		v.function(f)
	}
	v.namedLists()
	return v.problems
}

// minVerified is how many functions are worth a goroutine.
const minVerified = 16

// VerifyParallel is Verify, with the functions spread over workers. Metadata that functions of
// several workers refer to is checked by each.
func VerifyParallel(m *Module, workers int) []Problem {
	if workers = min(workers, len(m.Funcs)/minVerified); workers < 2 {
		return Verify(m)
	}
	v := &verifier{m: m, layout: m.Layout, whole: true, nodes: map[*MDNode]bool{}}
	v.module()
	parts := make([]*verifier, workers)
	var wg sync.WaitGroup
	for k := range parts {
		part := &verifier{m: m, layout: m.Layout, whole: true, nodes: map[*MDNode]bool{}, lists: v.lists}
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
		v.problems = append(v.problems, part.problems...)
		v.join(part)
	}
	v.namedLists()
	return v.problems
}

// join merges the results of a verifier of a part of the functions, and checks the rules across
// functions.
func (v *verifier) join(part *verifier) {
	of := map[*Func]*MDNode{}
	for n, f := range part.subs {
		of[f] = n
	}
	for _, f := range v.m.Funcs {
		if n := of[f]; n != nil {
			v.attachedOnce(f, n)
		}
	}
}

// VerifyFunc checks one function. It may run while other functions of the module are worked on;
// only when it finds a problem does it look at their attributes, to number the groups in the
// message.
func VerifyFunc(f *Func) []Problem {
	v := &verifier{m: f.module, layout: f.module.Layout}
	v.function(f)
	return v.problems
}

type verifier struct {
	m        *Module
	layout   *DataLayout
	problems []Problem

	fn   *Func
	flow flowGraph
	phiTable
	gepOps     []Value
	pos        []int32 // of an instruction in its block, by Instr.ID
	padType    *Type   // of the first landingpad or resume
	seen       map[*Const]bool
	subs       map[*MDNode]*Func // the function that a subprogram is attached to
	sigs       map[*Func]*intrinsicSig
	sets       map[*Attr]int // function attribute sets found good, with their size
	locs       map[*MDNode]location
	tags       map[*MDNode]bool  // TBAA access tags found good
	ranges     map[*MDNode]*Type // lists of ranges found good, and for which type
	scopes     map[*MDNode]bool  // alias scopes that were looked at
	scopeLists map[*MDNode]bool  // and lists of them
	conv       convergenceState
	siblings   []siblingEdge       // cleanups and catchswitches of the function, and the pads beside them that they unwind to
	colors     map[*Block][]*Block // the funclets of the blocks of colorsOf
	colorsOf   *Func
	lists      []*GlobalVar     // the module's lists of functions and symbols for the linker, which nothing may refer to
	escapes    map[*Func]uint64 // how many slots the functions that localrecover asked about give away

	whole    bool             // all of the module is checked, with its metadata
	numbered []*MDNode        // metadata that was looked at, by its number
	nodes    map[*MDNode]bool // and what has none, or that of another node
	todo     []visit

	args   map[int]*MDNode // the variable for an argument of argsOf, by its number
	argsOf *Func

	assigns map[*MDNode]*assignment // by DIAssignID

	printer *printer // for messages, numbered for printed
	printed *Func
}

// fail reports a broken rule about things: instructions, values, types, nodes. The first
// instruction or global gives the position.
func (v *verifier) fail(msg string, things ...any) {
	p := Problem{Func: v.fn, Msg: msg}
	for _, t := range things {
		switch t := t.(type) {
		case *Instr:
			if p.Instr == nil {
				p.Instr, p.Pos = t, t.Pos
			}
		case GlobalValue:
			if p.Pos == (Pos{}) {
				p.Pos = t.Base().Pos
			}
		case *Block:
			if p.Pos == (Pos{}) {
				p.Pos = t.Pos
			}
		}
		p.Things = append(p.Things, v.text(t))
	}
	if p.Pos == (Pos{}) && v.fn != nil {
		p.Pos = v.fn.Pos
	}
	v.problems = append(v.problems, p)
}

// failAttr is fail for an attribute.
func (v *verifier) failAttr(key, msg string, things ...any) {
	v.fail(msg, things...)
	v.problems[len(v.problems)-1].Word = key
}

// failDebug is fail for debug information.
func (v *verifier) failDebug(msg string, things ...any) {
	v.fail(msg, things...)
	v.problems[len(v.problems)-1].Debug = true
}

// text prints a thing for a message.
func (v *verifier) text(t any) string {
	if v.printer == nil || v.printed != v.fn {
		v.printer = newPrinter(v.m, nil, 0)
		v.printed = v.fn
		if v.fn != nil {
			v.printer.locals.load(v.fn)
			v.printer.numberFunc(v.fn)
		}
	}
	p := v.printer
	p.b = p.b[:0]
	switch t := t.(type) {
	case *Instr:
		p.instr(t)
	case *GlobalVar:
		p.global(t)
	case *Alias:
		p.alias(t)
	case *IFunc:
		p.ifunc(t)
	case *Func:
		p.globalRef(&t.Global)
	case *Block:
		p.operand(t, true)
	case *MDOperand:
		p.mdOperand(t)
	case Value:
		p.operand(t, true)
	case *MDNode:
		p.mdBody(t)
	case MD:
		p.mdValue(t)
	default:
		return fmt.Sprint(t)
	}
	return strings.TrimSpace(string(p.b))
}

// function checks one function, declaration or definition.
func (v *verifier) function(f *Func) {
	v.fn, v.padType, v.conv = f, nil, convergenceState{}
	defer func() { v.fn = nil }()
	if !v.header(f) || f.IsDecl() {
		return
	}
	whole := true
	for b := f.first; b != nil; b = b.next {
		whole = v.blockShape(b) && whole
	}
	if !whole {
		return // edges and dominance mean nothing without terminators
	}
	v.flow.build(f)
	v.number(f)
	for b := f.first; b != nil; b = b.next {
		v.block(b)
	}
	v.siblingUnwinds()
	if v.conv.controlled {
		v.convergenceRegions()
	}
}

// number gives the instructions their places in their blocks.
func (v *verifier) number(f *Func) {
	v.pos = grow(v.pos, f.ValueBound())
	for b := f.first; b != nil; b = b.next {
		n := int32(0)
		for i := b.first; i != nil; i = i.next {
			v.pos[i.id] = n
			n++
		}
	}
}
