package ir

// Attachments that only some instructions or globals have, and that have a form of their own.

// functionProf checks how often a function is entered.
func (v *verifier) functionProf(f *Func, n *MDNode) {
	if n == nil || len(n.Fields) < 2 {
		v.fail("!prof annotations should have no less than 2 operands", f, n)
		return
	}
	name, ok := n.Operand(0).(MDStr)
	switch {
	case !ok:
		v.fail("expected string with name of the !prof annotation", f, n)
	case name != "function_entry_count" && name != "synthetic_function_entry_count":
		v.fail("first operand should be 'function_entry_count' or 'synthetic_function_entry_count'", f, n)
	default:
		if _, ok := n.Operand(1).(*MDConst); !ok { // LLVM does not mind what constant
			v.fail("expected integer argument to function_entry_count", f, n)
		}
	}
}

func (v *verifier) kcfiType(f *Func, n *MDNode) {
	if n == nil || len(n.Fields) != 1 {
		v.fail("!kcfi_type must have exactly one operand", f, n)
		return
	}
	if k := intOperand(n, 0); k == nil || !k.ty.IsInt(32) {
		v.fail("expected a 32-bit integer constant operand for !kcfi_type", f, n)
	}
}

// placement checks the attachments that say where the linker puts a function or a variable, or what
// it keeps together with it.
func (v *verifier) placement(g GlobalValue) {
	for _, a := range g.header().md {
		switch a.Kind {
		case "associated":
			if msg := associatedFault(g, a.Node); msg != "" {
				v.fail(msg, g, a.Node)
			}
		case "absolute_symbol": // ranges in which the address lies
			if msg := rangesFault(a.Node, v.layout.IntPtrType(g.Type()), true); msg != "" {
				v.fail(msg, g, a.Node)
			}
		}
	}
}

// associatedFault returns the error in the reference to the global that the linker keeps g with, or
// "".
func associatedFault(g GlobalValue, n *MDNode) string {
	if n == nil || len(n.Fields) != 1 {
		return "associated metadata must have one operand"
	}
	c, ok := n.Operand(0).(*MDConst)
	switch {
	case n.Operand(0) == MD(MDNull{}):
		return "associated metadata must have a global value"
	case !ok:
		return "associated metadata must be ValueAsMetadata"
	case !c.Value.Type().IsPtr():
		return "associated value must be pointer typed"
	}
	target := stripCasts(c.Value)
	for n := 0; n < maxAliases; n++ {
		alias, ok := target.(*Alias)
		if !ok || alias.Aliasee == nil {
			break
		}
		target = stripCasts(alias.Aliasee)
	}
	if target == Value(g) {
		return "global values should not associate to themselves"
	}
	return ""
}

// maxAliases bounds how many aliases of aliases are followed: an invalid module may have cycles of
// them.
const maxAliases = 64

// memProf checks allocation contexts: !{!{stack, tag…}…}, the stack a list of 64-bit numbers.
func (v *verifier) memProf(i *Instr, n *MDNode) {
	if !i.op.IsCall() {
		v.fail("!memprof metadata should only exist on calls", i)
		return
	}
	if len(n.Fields) == 0 {
		v.fail("!memprof annotations should have at least 1 metadata operand (MemInfoBlock)", n)
	}
	for k := range n.Fields {
		block := nodeOperand(n, k)
		if block == nil || len(block.Fields) < 2 {
			v.fail("Each !memprof MemInfoBlock should have at least 2 operands", n)
			continue
		}
		stack := nodeOperand(block, 0)
		if stack == nil {
			v.fail("!memprof MemInfoBlock first operand should not be null", block)
			continue
		}
		v.callStack(stack)
		for k, f := range block.Fields[1:] {
			switch m := f.Value.(type) {
			case MDStr:
			case *MDNode: // since LLVM 20, sizes of full contexts
			default:
				if k+2 < len(block.Fields) || mdInt(m) == nil {
					v.fail("Not all !memprof MemInfoBlock operands 1 to N-1 are MDString", block, m)
				}
			}
		}
	}
}

func (v *verifier) callSite(i *Instr, n *MDNode) {
	if !i.op.IsCall() {
		v.fail("!callsite metadata should only exist on calls", i)
		return
	}
	v.callStack(n)
}

func (v *verifier) callStack(n *MDNode) {
	if len(n.Fields) == 0 {
		v.fail("call stack metadata should have at least 1 operand", n)
	}
	for k := range n.Fields {
		if intOperand(n, k) == nil {
			v.fail("call stack metadata operand should be constant integer", n)
			return
		}
	}
}

// accessGroup checks that a group is distinct and empty, or that there is a list of such, which may
// be empty.
func (v *verifier) accessGroup(i *Instr, n *MDNode) {
	isGroup := func(m *MDNode) bool { return m != nil && len(m.Fields) == 0 && m.Distinct }
	if isGroup(n) {
		return
	}
	for k := range n.Fields {
		if !isGroup(nodeOperand(n, k)) {
			v.fail("Access scope list contains invalid access scope", i, n)
			return
		}
	}
}

// callGraphProfile checks the module flag with counts of calls: !{!{ptr @caller, ptr @callee,
// count}…}.
func (v *verifier) callGraphProfile(m MD) {
	list, ok := m.(*MDNode)
	if !ok {
		v.fail("expected a metadata node in the module flag 'CG Profile'")
		return
	}
	for k := range list.Fields {
		entry := nodeOperand(list, k)
		if entry == nil || len(entry.Fields) != 3 {
			v.fail("expected a MDNode triple", list)
			return
		}
		for f := range 2 {
			if c, ok := entry.Operand(f).(*MDConst); ok {
				if _, isFunc := stripCasts(c.Value).(*Func); isFunc {
					continue
				}
			} else if _, null := entry.Operand(f).(MDNull); null {
				continue
			}
			v.fail("expected a Function or null", entry)
		}
		if intOperand(entry, 2) == nil {
			v.fail("expected an integer constant", entry)
		}
	}
}

// modelRelaxations checks !mmra: a tag of two strings, or a list of tags, at what accesses memory.
func (v *verifier) modelRelaxations(i *Instr, n *MDNode) {
	switch i.op {
	case Load, Store, AtomicRMW, CmpXchg, Fence, Call, Invoke, CallBr:
	default:
		v.fail("!mmra metadata attached to unexpected instruction kind", i, n)
		return
	}
	if isRelaxation(n) {
		return
	}
	for _, f := range n.Fields {
		if tag, ok := f.Value.(*MDNode); !ok || !isRelaxation(tag) {
			v.fail("!mmra metadata tuple operand is not an MMRA tag", i, n)
			return
		}
	}
}

func isRelaxation(n *MDNode) bool {
	if n.Kind != "" || len(n.Fields) != 2 {
		return false
	}
	_, prefix := n.Operand(0).(MDStr)
	_, suffix := n.Operand(1).(MDStr)
	return prefix && suffix
}

// captureWords are the components of a pointer that !captures of a store may name.
var captureWords = wordSet("address address_is_null provenance read_provenance")

// capturesMD checks !captures, which says what a store of a pointer captures of it.
func (v *verifier) capturesMD(i *Instr, n *MDNode) {
	switch {
	case i.op != Store:
		v.fail("!captures metadata can only be applied to store instructions", i)
		return
	case !i.ops[0].val.Type().IsPtr():
		v.fail("!captures metadata can only be applied to store with value operand of pointer type", i)
		return
	case len(n.Fields) == 0:
		v.fail("!captures metadata cannot be empty", i)
	}
	for k := range n.Fields {
		word, ok := n.Operand(k).(MDStr)
		switch {
		case !ok:
			v.fail("!captures metadata must be a list of strings", i)
			return
		case !captureWords[string(word)]:
			v.fail("invalid entry in !captures metadata", i)
			return
		}
	}
}

// noAliasSpaces checks !noalias.addrspace: ranges of address spaces.
func (v *verifier) noAliasSpaces(i *Instr, n *MDNode) {
	switch fault := rangesFault(n, i.ty.ctx.I32, false); fault {
	case "":
	case "Range types must match instruction type!":
		v.fail("noalias.addrspace type must be i32!", i)
	default:
		v.fail(fault, i, n)
	}
}
