package metadata

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
)

// Attachments that only some instructions or globals have, and that have a form of their own.

// FunctionProf checks how often a function is entered.
func (v *Checker) FunctionProf(f *ir.Func, n *ir.MDNode) {
	if n == nil || len(n.Fields) < 2 {
		v.Fail("!prof annotations should have no less than 2 operands", f, n)
		return
	}
	name, ok := n.Operand(0).(ir.MDStr)
	switch {
	case !ok:
		v.Fail("expected string with name of the !prof annotation", f, n)
	case name != "function_entry_count" && name != "synthetic_function_entry_count":
		v.Fail("first operand should be 'function_entry_count' or 'synthetic_function_entry_count'", f, n)
	default:
		if _, ok := n.Operand(1).(*ir.MDConst); !ok { // LLVM does not mind what constant
			v.Fail("expected integer argument to function_entry_count", f, n)
		}
	}
}

func (v *Checker) KCFIType(f *ir.Func, n *ir.MDNode) {
	if n == nil || len(n.Fields) != 1 {
		v.Fail("!kcfi_type must have exactly one operand", f, n)
		return
	}
	if k := intOperand(n, 0); k == nil || !k.Type().IsInt(32) {
		v.Fail("expected a 32-bit integer constant operand for !kcfi_type", f, n)
	}
}

// Placement checks the attachments that say where the linker puts a function or a variable, or what
// it keeps together with it.
func (v *Checker) Placement(g ir.GlobalValue) {
	for _, a := range g.Base().Attachments() {
		switch a.Kind {
		case "associated":
			if msg := associatedFault(g, a.Node); msg != "" {
				v.Fail(msg, g, a.Node)
			}
		case "implicit.ref":
			if msg := implicitRefFault(g, a.Node); msg != "" {
				v.Fail(msg, g, a.Node)
			}
		case "absolute_symbol": // ranges in which the address lies
			if msg := rangesFault(a.Node, v.Layout.IntPtrType(g.Type()), true); msg != "" {
				v.Fail(msg, g, a.Node)
			}
		}
	}
}

// associatedFault returns the error in the reference to the global that the linker keeps g with, or
// "".
func associatedFault(g ir.GlobalValue, n *ir.MDNode) string {
	if n == nil || len(n.Fields) != 1 {
		return "associated metadata must have one operand"
	}
	c, ok := n.Operand(0).(*ir.MDConst)
	switch {
	case n.Operand(0) == ir.MD(ir.MDNull{}):
		return "associated metadata must have a global value"
	case !ok:
		return "associated metadata must be ValueAsMetadata"
	case !c.Value.Type().IsPtr():
		return "associated value must be pointer typed"
	}
	if rule.StripAliases(c.Value) == ir.Value(g) {
		return "global values should not associate to themselves"
	}
	return ""
}

// implicitRefFault returns the error in a reference to a global that the linker keeps with g, or
// "".
func implicitRefFault(g ir.GlobalValue, n *ir.MDNode) string {
	if g.IsDeclaration() {
		return "ref metadata must not be placed on a declaration"
	}
	if n == nil || len(n.Fields) != 1 {
		return "ref metadata must have one operand"
	}
	switch c, ok := n.Operand(0).(*ir.MDConst); {
	case n.Operand(0) == ir.MD(ir.MDNull{}):
		return "ref metadata must not be null"
	case !ok:
		return "ref metadata must be ValueAsMetadata"
	case !c.Value.Type().IsPtr():
		return "ref value must be pointer typed"
	case rule.StripAliases(c.Value) == ir.Value(g):
		return "values should not reference themselves"
	}
	return ""
}

// memProf checks allocation contexts: !{!{stack, tag…}…}, the stack a list of 64-bit numbers.
func (v *Checker) memProf(i *ir.Instr, n *ir.MDNode) {
	if !i.Op().IsCall() {
		v.Fail("!memprof metadata should only exist on calls", i)
		return
	}
	if len(n.Fields) == 0 {
		v.Fail("!memprof annotations should have at least 1 metadata operand (MemInfoBlock)", n)
	}
	for k := range n.Fields {
		block := nodeOperand(n, k)
		if block == nil || len(block.Fields) < 2 {
			v.Fail("Each !memprof MemInfoBlock should have at least 2 operands", n)
			continue
		}
		stack := nodeOperand(block, 0)
		if stack == nil {
			v.Fail("!memprof MemInfoBlock first operand should not be null", block)
			continue
		}
		v.callStack(stack)
		for k, f := range block.Fields[1:] {
			switch m := f.Value.(type) {
			case ir.MDStr:
			case *ir.MDNode: // since LLVM 20, sizes of full contexts
			default:
				if k+2 < len(block.Fields) || mdInt(m) == nil {
					v.Fail("Not all !memprof MemInfoBlock operands 1 to N-1 are MDString", block, m)
				}
			}
		}
	}
}

func (v *Checker) callSite(i *ir.Instr, n *ir.MDNode) {
	if !i.Op().IsCall() {
		v.Fail("!callsite metadata should only exist on calls", i)
		return
	}
	v.callStack(n)
}

func (v *Checker) callStack(n *ir.MDNode) {
	if len(n.Fields) == 0 {
		v.Fail("call stack metadata should have at least 1 operand", n)
	}
	for k := range n.Fields {
		if intOperand(n, k) == nil {
			v.Fail("call stack metadata operand should be constant integer", n)
			return
		}
	}
}

// accessGroup checks that a group is distinct and empty, or that there is a list of such, which may
// be empty.
func (v *Checker) accessGroup(i *ir.Instr, n *ir.MDNode) {
	isGroup := func(m *ir.MDNode) bool { return m != nil && len(m.Fields) == 0 && m.Distinct }
	if isGroup(n) {
		return
	}
	for k := range n.Fields {
		if !isGroup(nodeOperand(n, k)) {
			v.Fail("Access scope list contains invalid access scope", i, n)
			return
		}
	}
}

// callGraphProfile checks the module flag with counts of calls: !{!{ptr @caller, ptr @callee,
// count}…}.
func (v *Checker) callGraphProfile(m ir.MD) {
	list, ok := m.(*ir.MDNode)
	if !ok {
		v.Fail("expected a metadata node in the module flag 'CG Profile'")
		return
	}
	for k := range list.Fields {
		entry := nodeOperand(list, k)
		if entry == nil || len(entry.Fields) != 3 {
			v.Fail("expected a MDNode triple", list)
			return
		}
		for f := range 2 {
			if c, ok := entry.Operand(f).(*ir.MDConst); ok {
				if _, isFunc := ir.StripConstCasts(c.Value).(*ir.Func); isFunc {
					continue
				}
			} else if _, null := entry.Operand(f).(ir.MDNull); null {
				continue
			}
			v.Fail("expected a Function or null", entry)
		}
		if intOperand(entry, 2) == nil {
			v.Fail("expected an integer constant", entry)
		}
	}
}

// modelRelaxations checks !mmra: a tag of two strings, or a list of tags, at what accesses memory.
func (v *Checker) modelRelaxations(i *ir.Instr, n *ir.MDNode) {
	switch i.Op() {
	case ir.Load, ir.Store, ir.AtomicRMW, ir.CmpXchg, ir.Fence, ir.Call, ir.Invoke, ir.CallBr:
	default:
		v.Fail("!mmra metadata attached to unexpected instruction kind", i, n)
		return
	}
	if isRelaxation(n) {
		return
	}
	for _, f := range n.Fields {
		if tag, ok := f.Value.(*ir.MDNode); !ok || !isRelaxation(tag) {
			v.Fail("!mmra metadata tuple operand is not an MMRA tag", i, n)
			return
		}
	}
}

func isRelaxation(n *ir.MDNode) bool {
	if n.Kind != "" || len(n.Fields) != 2 {
		return false
	}
	_, prefix := n.Operand(0).(ir.MDStr)
	_, suffix := n.Operand(1).(ir.MDStr)
	return prefix && suffix
}

// captureWords are the components of a pointer that !captures of a store may name.
var captureWords = rule.Words("address address_is_null provenance read_provenance")

// capturesMD checks !captures, which says what a store of a pointer captures of it.
func (v *Checker) capturesMD(i *ir.Instr, n *ir.MDNode) {
	switch {
	case i.Op() != ir.Store:
		v.Fail("!captures metadata can only be applied to store instructions", i)
		return
	case !i.Operand(0).Type().IsPtr():
		v.Fail("!captures metadata can only be applied to store with value operand of pointer type", i)
		return
	case len(n.Fields) == 0:
		v.Fail("!captures metadata cannot be empty", i)
	}
	for k := range n.Fields {
		word, ok := n.Operand(k).(ir.MDStr)
		switch {
		case !ok:
			v.Fail("!captures metadata must be a list of strings", i)
			return
		case !captureWords[string(word)]:
			v.Fail("invalid entry in !captures metadata", i)
			return
		}
	}
}

// noAliasSpaces checks !noalias.addrspace: ranges of address spaces.
func (v *Checker) noAliasSpaces(i *ir.Instr, n *ir.MDNode) {
	switch fault := rangesFault(n, i.Type().Context().I32, false); fault {
	case "":
	case "Range types must match instruction type!":
		v.Fail("noalias.addrspace type must be i32!", i)
	default:
		v.Fail(fault, i, n)
	}
}
