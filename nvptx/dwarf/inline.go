package dwarf

import (
	"iter"

	"opt-go/frontend/ir"
)

// Functions that are inlined are described once, without code (DW_AT_inline; LLVM calls this the
// abstract function), with their blocks and variables. Each call that was inlined is an entry where
// it was, with the same blocks and variables, which refer to those, and with their places:
//
//	DW_TAG_subprogram "f", inline             DW_TAG_subprogram "kernel"
//	  DW_TAG_variable "x", int        <----     DW_TAG_inlined_subroutine of f, from label to label, line
//	                                              DW_TAG_variable of x, %r1
//
// A range is from the first to the last instruction that is left of a call, and so may hold others:
// PTX has no lists of ranges.

// Instance is a scope, or a variable, of a function that is compiled, or of a call that was
// inlined: At is the location of that call, which tells inlined calls of one function apart; nil:
// it is the function's own.
type Instance struct {
	Node, At *ir.MDNode
}

// Around are a scope and those that it is in, up to the function that is compiled; a call's scope
// is in that of the place from which it was.
func Around(scope Instance) iter.Seq[Instance] {
	const deepest = 1 << 16 // scopes of a wrong module may be in each other
	return func(yield func(Instance) bool) {
		for range deepest {
			if !yield(scope) {
				return
			}
			ok := true
			if scope.Node.Kind == "DISubprogram" {
				scope, ok = ScopeOf(scope.At)
			} else {
				scope.Node, ok = scope.Node.Field("scope").(*ir.MDNode)
			}
			if !ok {
				return
			}
		}
	}
}

// ScopeOf is the scope of a location; ok is false if there is none.
func ScopeOf(loc *ir.MDNode) (scope Instance, ok bool) {
	if loc == nil {
		return scope, false
	}
	scope.At = inlinedAt(loc)
	scope.Node, ok = loc.Field("scope").(*ir.MDNode)
	return scope, ok
}

// inlinedAt is the location of the call by which a location was inlined; nil: by none.
func inlinedAt(loc *ir.MDNode) *ir.MDNode {
	if loc == nil {
		return nil
	}
	at, _ := loc.Field("inlinedAt").(*ir.MDNode)
	return at
}

// FileOf is the file of a function or block; nil if it does not say.
func FileOf(scope *ir.MDNode) *ir.MDNode {
	const deepest = 64 // blocks in blocks
	for range deepest {
		if file, ok := scope.Field("file").(*ir.MDNode); ok {
			return file
		}
		outer, ok := scope.Field("scope").(*ir.MDNode)
		if !ok {
			break
		}
		scope = outer
	}
	return nil
}

// inlined describes the functions that were inlined into a function and of which code is left
// there.
func (u *unit) inlined(f *ir.Func) {
	if _, _, ok := u.code.Range(f); !ok {
		return
	}
	for i := range f.Instrs() {
		if v, ok := Variable(i); ok && v.At != nil {
			u.own(v.Node)
		}
	}
	seen := map[Instance]bool{}
	for i := range f.Instrs() {
		if scope, ok := ScopeOf(i.DebugLoc()); ok {
			u.callsAround(f, scope, seen)
		}
		if v, ok := Variable(i); ok && v.At != nil {
			u.abstractVariable(v.Node)
		}
	}
}

// callsAround describes the functions by whose inlining a scope has come into f.
func (u *unit) callsAround(f *ir.Func, scope Instance, seen map[Instance]bool) {
	for scope := range Around(scope) {
		if seen[scope] {
			return
		}
		seen[scope] = true
		if scope.Node.Kind != "DISubprogram" || scope.At == nil {
			continue
		}
		if _, _, left := u.code.Extent(f, scope); left {
			u.abstractOf(scope.Node)
		}
	}
}

// own notes that the scope of a variable has an entry.
func (u *unit) own(v *ir.MDNode) {
	if scope, ok := v.Field("scope").(*ir.MDNode); ok {
		u.owners[scope] = true
	}
}

// abstractOf is the entry of a function that is inlined.
func (u *unit) abstractOf(sub *ir.MDNode) *entry {
	if e := u.abstract[sub]; e != nil {
		return e
	}
	e := &entry{tag: "DW_TAG_subprogram"}
	u.abstract[sub] = e
	parent := u.identify(e, sub)
	const isInlined = 1
	e.number("DW_AT_inline", isInlined)
	parent.children = append(parent.children, e)
	for _, v := range nodes(sub.Field("retainedNodes")) {
		u.own(v)
	}
	for _, v := range nodes(sub.Field("retainedNodes")) {
		u.abstractVariable(v)
	}
	return e
}

// abstractVariable describes a variable of a function that is inlined.
func (u *unit) abstractVariable(v *ir.MDNode) {
	if v.Kind != "DILocalVariable" || u.abstract[v] != nil {
		return
	}
	scope, _ := v.Field("scope").(*ir.MDNode)
	function := scope.Subprogram()
	if function == nil || u.abstract[function] == nil {
		return // nothing is left of the calls
	}
	parent := u.abstractBlock(scope)
	e := &entry{tag: variableTag(v)}
	u.abstract[v] = e
	u.variable(e, v, u.abstract[function])
	parent.children = append(parent.children, e)
}

// abstractBlock is the entry of a block in a function that is inlined; one without variables of its
// own has none.
func (u *unit) abstractBlock(scope *ir.MDNode) *entry {
	if e := u.abstract[scope]; e != nil {
		return e
	}
	outer, _ := scope.Field("scope").(*ir.MDNode) // the caller has walked from here to the function
	parent := u.abstractBlock(outer)
	if !u.owners[scope] {
		return parent
	}
	e := &entry{tag: "DW_TAG_lexical_block"}
	u.abstract[scope] = e
	parent.children = append(parent.children, e)
	return e
}

// call describes a call that was inlined; nil if nothing is left of it.
func (b *body) call(scope Instance) *entry {
	begin, end, ok := b.code.Extent(b.f, scope)
	if !ok {
		return nil
	}
	from, ok := ScopeOf(scope.At)
	if !ok {
		return nil
	}
	parent := b.block(from.Node, from.At)
	if parent == nil {
		return nil
	}
	e := &entry{tag: "DW_TAG_inlined_subroutine"}
	e.refer("DW_AT_abstract_origin", b.abstract[scope.Node])
	e.label("DW_AT_low_pc", begin)
	e.label("DW_AT_high_pc", end)
	if file := FileOf(from.Node); file != nil && b.code.File(file) > 0 {
		e.number("DW_AT_call_file", uint64(b.code.File(file)))
		e.number("DW_AT_call_line", uint64(scope.At.Int("line")))
		if column := scope.At.Int("column"); column > 0 {
			e.number("DW_AT_call_column", uint64(column))
		}
	}
	parent.children = append(parent.children, e)
	return e
}
