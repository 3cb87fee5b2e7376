package metadata

import (
	"strings"

	"opt-go/frontend/ir"
)

// Debug intrinsics, which stand for debug records too.

// Operands checks the nodes among an intrinsic's arguments.
func (v *Checker) Operands(i *ir.Instr) {
	if !v.Whole {
		return
	}
	for k := range i.NumArgs() {
		if m, ok := i.Operand(k).(*ir.MDOperand); ok {
			if n, ok := m.Node.(*ir.MDNode); ok {
				v.Nodes(n, false)
			}
		}
	}
}

// nodeArg returns argument k when it is a node of a kind, or nil.
func nodeArg(i *ir.Instr, k int, kind string) *ir.MDNode {
	m, _ := i.Operand(k).(*ir.MDOperand)
	if m == nil {
		return nil
	}
	n, _ := m.Node.(*ir.MDNode)
	if n == nil || n.Kind != kind {
		return nil
	}
	return n
}

// DebugIntrinsic checks the operands and the location of a debug intrinsic.
func (v *Checker) DebugIntrinsic(i *ir.Instr, f *ir.Func) {
	var variable, expr *ir.MDNode
	name := f.Name()
	if name == "llvm.dbg.label" {
		if variable = nodeArg(i, 0, "DILabel"); variable == nil {
			v.FailDebug("invalid "+name+" intrinsic variable", i, i.Operand(0))
			return
		}
	} else {
		variable, expr = nodeArg(i, 1, "DILocalVariable"), nodeArg(i, 2, "DIExpression")
		switch {
		case !isLocationArg(i, 0, true):
			v.FailDebug("invalid "+name+" intrinsic address/value", i, i.Operand(0))
			return
		case variable == nil:
			v.FailDebug("invalid "+name+" intrinsic variable", i, i.Operand(1))
			return
		case expr == nil:
			v.FailDebug("invalid "+name+" intrinsic expression", i, i.Operand(2))
			return
		case name == "llvm.dbg.assign" && !v.assignment(i):
			return
		case !expr.IsValidExpression():
			v.FailDebug("invalid expression", i, i.Operand(2))
			return
		}
	}
	loc := i.DebugLoc()
	if loc == nil {
		v.FailDebug(name+" intrinsic requires a !dbg attachment", i, i.Block(), v.Func)
		return
	}
	if a, b := variable.Subprogram(), loc.Subprogram(); a != nil && b != nil && a != b {
		v.FailDebug("mismatched subprogram between "+name+" variable and !dbg attachment", i, i.Block(), v.Func, variable, loc)
		return
	}
	if expr == nil {
		return
	}
	if msg := brokenFragment(variable, expr); msg != "" && !strings.Contains(rawField(variable, "flags"), "DIFlagArtificial") {
		v.FailDebug(msg, i, variable)
	}
	if startsWithEntryValue(expr) && !isSwiftContext(i) {
		v.FailDebug("Entry values are only allowed in MIR unless they target a swiftasync Argument", i)
	}
	v.argumentVariable(i, variable, loc)
}

// isLocationArg reports whether argument k is what a variable's location may be: a value, a list of
// them (where that is allowed), or an empty node.
func isLocationArg(i *ir.Instr, k int, list bool) bool {
	m, _ := i.Operand(k).(*ir.MDOperand)
	if m == nil {
		return false
	}
	switch n := m.Node.(type) {
	case nil, *ir.MDConst:
		return true
	case *ir.MDArgList:
		return list
	case *ir.MDNode:
		return len(n.Fields) == 0
	}
	return false
}

// assignment is where an identity of assignments is used: attached to instructions, and named in
// debug records. Both are of one function.
type assignment struct{ tagged, named usedIn }

// usedIn is one function, the first, or several.
type usedIn struct {
	fn      *ir.Func
	several bool
}

// in notes a use in fn.
func (u *usedIn) in(fn *ir.Func) {
	if u.fn == nil {
		u.fn = fn
	}
	u.several = u.several || u.fn != fn
}

func (u *usedIn) elsewhere(fn *ir.Func) bool { return u.several || u.fn != nil && u.fn != fn }

func (v *Checker) assignmentOf(id *ir.MDNode) *assignment {
	a := v.assigns[id]
	if a == nil {
		if v.assigns == nil {
			v.assigns = map[*ir.MDNode]*assignment{}
		}
		a = &assignment{}
		v.assigns[id] = a
	}
	return a
}

// SharesAssignments reports whether an identity of assignments occurs in the functions that v has
// checked and in those that w has.
func (v *Checker) SharesAssignments(w *Checker) bool {
	for id := range v.assigns {
		if w.assigns[id] != nil {
			return true
		}
	}
	return false
}

const otherFunction = "dbg.assign not in same function as inst"

// assignID checks the !DIAssignID attached to an instruction that writes a variable.
func (v *Checker) assignID(i *ir.Instr, id *ir.MDNode) {
	if i.Op() != ir.Alloca && i.Op() != ir.Store && i.IntrinsicID() == "" {
		v.FailDebug("!DIAssignID attached to unexpected instruction kind", i, id)
	}
	a := v.assignmentOf(id)
	if a.tagged.in(v.Func); a.named.elsewhere(v.Func) {
		v.FailDebug(otherFunction, i, id)
	}
}

// assignment checks the further operands of an llvm.dbg.assign.
func (v *Checker) assignment(i *ir.Instr) bool {
	id := nodeArg(i, 3, "DIAssignID")
	switch {
	case id == nil:
		v.FailDebug("invalid llvm.dbg.assign intrinsic DIAssignID", i, i.Operand(3))
	case !isLocationArg(i, 4, false):
		v.FailDebug("invalid llvm.dbg.assign intrinsic address", i, i.Operand(4))
	case nodeArg(i, 5, "DIExpression") == nil:
		v.FailDebug("invalid llvm.dbg.assign intrinsic address expression", i, i.Operand(5))
	default:
		a := v.assignmentOf(id)
		if a.named.in(v.Func); a.tagged.elsewhere(v.Func) {
			v.FailDebug(otherFunction, i, id)
		}
		return true
	}
	return false
}

func rawField(n *ir.MDNode, name string) string {
	r, _ := n.Field(name).(ir.MDRaw)
	return string(r)
}

// startsWithEntryValue reports whether an expression begins with the value that a register had on
// entry.
func startsWithEntryValue(n *ir.MDNode) bool {
	first := 0
	if len(n.Fields) > 2 && n.Fields[0].Value == ir.MD(ir.MDRaw("DW_OP_LLVM_arg")) && n.Fields[1].Value == ir.MD(ir.MDRaw("0")) {
		first = 2
	}
	return len(n.Fields) > first && n.Fields[first].Value == ir.MD(ir.MDRaw("DW_OP_LLVM_entry_value"))
}

// isSwiftContext reports whether a debug intrinsic is about an argument that the ABI keeps in a
// register, or about no value.
func isSwiftContext(i *ir.Instr) bool {
	m, _ := i.Operand(0).(*ir.MDOperand)
	if m == nil {
		return false
	}
	switch x := m.Value().(type) {
	case *ir.Param:
		return x.Func().Attrs.Param(x.Index()).Has("swiftasync")
	case *ir.Const:
		return x.Kind == ir.UndefConst || x.Kind == ir.PoisonConst
	}
	return false
}

// argumentVariable checks that one variable only describes an argument of the function.
func (v *Checker) argumentVariable(i *ir.Instr, variable, loc *ir.MDNode) {
	if v.Func.MD("dbg") == nil || loc.HasField("inlinedAt") {
		return
	}
	n := variable.Int("arg")
	if n <= 0 {
		return
	}
	if v.args == nil || v.argsOf != v.Func {
		v.args, v.argsOf = map[int]*ir.MDNode{}, v.Func
	}
	if before := v.args[n]; before != nil && before != variable {
		v.FailDebug("conflicting debug info for argument", i, before, variable)
	}
	v.args[n] = variable
}
