package metadata

import (
	"math/big"

	"opt-go/frontend/ir"
)

// Type-based alias metadata. An access tag !{base, access, offset} says that the access is to a
// scalar type that lies at an offset in a base type; a type is a scalar !{name, parent[, 0]}, a
// struct !{name, member, offset, …} or a root !{name}. In the newer format, where the first operand
// of a type is a node, tags have a size after the offset, and types are !{parent, size, name[,
// member, offset, size]…}.

// tbaa checks an access tag and the types on the path from its base type to its access type.
func (v *Checker) tbaa(i *ir.Instr, n *ir.MDNode) {
	switch i.Op() {
	case ir.Load, ir.Store, ir.Call, ir.VAArg, ir.AtomicRMW, ir.CmpXchg:
	default:
		v.Fail("This instruction shall not have a TBAA access tag!", i)
		return
	}
	if v.tags[n] {
		return
	}
	if msg := tbaaTagFault(n); msg != "" {
		v.Fail(msg, i, n)
		return
	}
	if v.tags == nil {
		v.tags = map[*ir.MDNode]bool{}
	}
	v.tags[n] = true
}

func nodeOperand(n *ir.MDNode, k int) *ir.MDNode {
	if k >= len(n.Fields) {
		return nil
	}
	m, _ := n.Operand(k).(*ir.MDNode)
	return m
}

func intOperand(n *ir.MDNode, k int) *ir.Const {
	if k >= len(n.Fields) {
		return nil
	}
	return mdInt(n.Operand(k))
}

// isNewTBAA reports whether a type is in the newer format.
func isNewTBAA(n *ir.MDNode) bool { return len(n.Fields) >= 3 && nodeOperand(n, 0) != nil }

// tbaaTagFault returns the error in an access tag, or "".
func tbaaTagFault(n *ir.MDNode) string {
	if len(n.Fields) < 3 || nodeOperand(n, 0) == nil {
		return "Old-style TBAA is no longer allowed, use struct-path TBAA instead"
	}
	base, access := nodeOperand(n, 0), nodeOperand(n, 1)
	if access == nil {
		return "Malformed struct tag metadata: base and access-type should be non-null and point to Metadata nodes"
	}
	isNew := isNewTBAA(access)
	plain := 3
	if isNew {
		plain = 4
		if intOperand(n, 3) == nil {
			return "Access size field must be a constant"
		}
	}
	switch {
	case len(n.Fields) < plain || len(n.Fields) > plain+1:
		return map[bool]string{false: "Struct tag metadata must have either 3 or 4 operands",
			true: "Access tag metadata must have either 4 or 5 operands"}[isNew]
	case len(n.Fields) == plain+1:
		if c := intOperand(n, plain); c == nil || !c.IsZero() && c != ir.NewInt(c.Type(), 1) {
			return "Immutability tag on struct tag metadata must be either 0 or 1"
		}
	}
	if !isNew && !isScalarTBAA(access) {
		return "Access type node must be a valid scalar type"
	}
	offset := intOperand(n, 2)
	if offset == nil {
		return "Offset must be constant integer"
	}
	return tbaaPathFault(base, access, offset.Big(), offset.Type().Bits, isNew)
}

// tbaaPathFault follows the members that an offset selects, from the base to a root; the access
// type must be on that path.
func tbaaPathFault(base, access *ir.MDNode, offset *big.Int, width int, isNew bool) string {
	seen, path := false, map[*ir.MDNode]bool{}
	for at := base; at != nil && len(at.Fields) >= 2; {
		if path[at] {
			return "Cycle detected in struct path"
		}
		path[at] = true
		bits, msg := tbaaTypeFault(at, isNew)
		if msg != "" {
			return msg
		}
		seen = seen || at == access
		zero := offset.Sign() == 0
		if (at == access || isScalarTBAA(at)) && !zero {
			return "Offset not zero at the point of scalar access"
		}
		if bits != width && !(bits == 0 && zero) && !(isNew && bits < 0) {
			return "Access bit-width not the same as description bit-width"
		}
		if isNew && seen {
			break
		}
		if at, msg = tbaaMember(at, offset, isNew); msg != "" {
			return msg
		}
	}
	if !seen {
		return "Did not see access type in access path!"
	}
	return ""
}

// isScalarTBAA reports whether a node is a scalar type of the older format.
func isScalarTBAA(n *ir.MDNode) bool {
	visited := map[*ir.MDNode]bool{}
	for n != nil && !visited[n] {
		visited[n] = true
		if len(n.Fields) != 2 && len(n.Fields) != 3 {
			return false
		}
		if _, named := n.Operand(0).(ir.MDStr); !named {
			return false
		}
		if len(n.Fields) == 3 {
			if c := intOperand(n, 2); c == nil || !c.IsZero() {
				return false
			}
		}
		parent := nodeOperand(n, 1)
		if parent != nil && len(parent.Fields) < 2 {
			return true
		}
		n = parent
	}
	return false
}

// tbaaFields returns the first operand of a type that is about a member, and how many there are for
// each.
func tbaaFields(isNew bool) (first, step int) {
	if isNew {
		return 3, 3
	}
	return 1, 2
}

// tbaaTypeFault checks a type. bits is the width of its offsets: 0 for a scalar, -1 where there are
// none.
func tbaaTypeFault(n *ir.MDNode, isNew bool) (bits int, msg string) {
	if len(n.Fields) == 2 {
		if isScalarTBAA(n) {
			return 0, ""
		}
		return 0, "Invalid TBAA scalar type node"
	}
	first, step := tbaaFields(isNew)
	_, named := n.Operand(0).(ir.MDStr)
	switch {
	case isNew && len(n.Fields)%3 != 0:
		return 0, "Access tag nodes must have the number of operands that is a multiple of 3!"
	case isNew && intOperand(n, 1) == nil:
		return 0, "Type size nodes must be constants!"
	case !isNew && len(n.Fields)%2 != 1:
		return 0, "Struct tag nodes must have an odd number of operands!"
	case !isNew && !named:
		return 0, "Struct type nodes have a string as their first operand"
	}
	bits = -1
	var last *big.Int
	for k := first; k < len(n.Fields); k += step {
		offset := intOperand(n, k+1)
		switch {
		case nodeOperand(n, k) == nil:
			return 0, "Incorrect field entry in struct type!"
		case offset == nil:
			return 0, "Offset entries must be constants!"
		case bits >= 0 && bits != offset.Type().Bits:
			return 0, "Bitwidth between the offsets and struct type entries must match"
		case last != nil && last.Cmp(offset.Big()) > 0:
			return 0, "Offsets must be increasing!"
		case isNew && intOperand(n, k+2) == nil:
			return 0, "Member size entries must be constants!"
		}
		bits, last = offset.Type().Bits, offset.Big()
	}
	return bits, ""
}

// tbaaMember returns the member that an offset selects and makes the offset one into that member.
func tbaaMember(n *ir.MDNode, offset *big.Int, isNew bool) (*ir.MDNode, string) {
	if len(n.Fields) == 2 {
		return nodeOperand(n, 1), ""
	}
	first, step := tbaaFields(isNew)
	at := -1
	for k := first; k < len(n.Fields); k += step {
		if intOperand(n, k+1).Big().Cmp(offset) > 0 {
			break
		}
		at = k
	}
	if at < 0 {
		if len(n.Fields) > first {
			return nil, "Could not find TBAA parent in struct type node"
		}
		return nodeOperand(n, 0), ""
	}
	offset.Sub(offset, intOperand(n, at+1).Big())
	return nodeOperand(n, at), ""
}
