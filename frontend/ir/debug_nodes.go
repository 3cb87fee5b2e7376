package ir

import "strconv"

// Questions about nodes of debug information.

// maxScopes bounds how many scopes or inlined calls are followed: distinct nodes may refer to each
// other in a cycle.
const maxScopes = 1 << 16

// OutermostLocation returns the location in the function itself of a location that may have been
// inlined.
func (n *MDNode) OutermostLocation() *MDNode {
	for range maxScopes {
		at := n.Node("inlinedAt")
		if at == nil {
			break
		}
		n = at
	}
	return n
}

// Subprogram returns the subprogram that a location (before inlining), a scope or a variable is
// in.
func (n *MDNode) Subprogram() *MDNode {
	for range maxScopes {
		if n == nil || n.Kind == "DISubprogram" {
			return n
		}
		n = n.Node("scope")
	}
	return nil
}

// VariableBits returns the size of the type of a described variable in bits, 0 when nothing says
// it.
func (n *MDNode) VariableBits() uint64 { return typeBits(n.Node("type")) }

// typeBits returns the size of a type, or of the one under it that says it; 0 when none does.
func typeBits(t *MDNode) uint64 {
	for range 1000 { // types may run in cycles
		if t == nil || !t.IsType() {
			return 0
		}
		if r, ok := t.Field("size").(MDRaw); ok {
			if n, err := strconv.ParseUint(string(r), 10, 64); err == nil && n > 0 {
				return n
			}
		}
		if t.Kind != "DIDerivedType" {
			return 0
		}
		t = t.Node("baseType")
	}
	return 0
}

// IsType reports whether a node describes a type.
func (n *MDNode) IsType() bool {
	switch n.Kind {
	case "DIBasicType", "DIStringType", "DIDerivedType", "DICompositeType", "DISubroutineType", "DISubrangeType", "DIFixedPointType":
		return true
	}
	return false
}
