package rewrite

import "opt-go/frontend/ir"

// MergeLocations returns the debug location of code that stands for the code at two locations, as
// LLVM's: the same line where they agree, else line 0 in the innermost scope around both; nil where
// one of them is unknown. Locations that were inlined are merged at the outermost call that they
// share, and from there inwards as long as both are in one function.
func MergeLocations(a, b *ir.MDNode) *ir.MDNode {
	if a == nil || b == nil {
		return nil
	}
	if sameNode(a, b) {
		return a
	}
	p, q := inlineChain(a), inlineChain(b)
	k, l, ok := meeting(p, q)
	if !ok {
		return location("0", "0", nodeField(a, "scope"), nil)
	}
	result := nodeField(p[k], "inlinedAt")
	for ; k >= 0 && l >= 0; k, l = k-1, l-1 {
		m := mergedIn(p[k], q[l], result)
		if m == nil {
			break
		}
		result = m
	}
	if result == nil {
		return location("0", "0", nodeField(a, "scope"), nil)
	}
	return result
}

// inlineChain lists a location, the one that it was inlined at, and so on.
func inlineChain(loc *ir.MDNode) []*ir.MDNode {
	var chain []*ir.MDNode
	for ; loc != nil; loc = nodeField(loc, "inlinedAt") {
		chain = append(chain, loc)
	}
	return chain
}

// meeting finds the first location of q that is in the same function, inlined at the same place, as
// one of p.
func meeting(p, q []*ir.MDNode) (k, l int, ok bool) {
	for l := range q {
		for k := range p {
			if subprogram(p[k]) == subprogram(q[l]) && sameNode(nodeField(p[k], "inlinedAt"), nodeField(q[l], "inlinedAt")) {
				return k, l, true
			}
		}
	}
	return 0, 0, false
}

// mergedIn merges two locations of one function, disregarding where they were inlined; nil if they
// are of two.
func mergedIn(a, b, inlinedAt *ir.MDNode) *ir.MDNode {
	line, column := ir.MDString(a.Field("line")), columnOf(a)
	if !sameNode(a, b) {
		if subprogram(a) != subprogram(b) {
			return nil
		}
		if line != ir.MDString(b.Field("line")) {
			line, column = "0", "0"
		} else if column != columnOf(b) {
			column = "0"
		}
	}
	scopes := map[*ir.MDNode]bool{}
	for s := nodeField(a, "scope"); s != nil; s = nodeField(s, "scope") {
		scopes[s] = true
		if s.Kind == "DISubprogram" {
			break
		}
	}
	scope := nodeField(b, "scope")
	for scope != nil && !scopes[scope] {
		scope = nodeField(scope, "scope")
	}
	return location(line, column, scope, inlinedAt)
}

// location makes a debug location; column 0 is not written.
func location(line, column string, scope, inlinedAt *ir.MDNode) *ir.MDNode {
	n := &ir.MDNode{ID: -1, Kind: "DILocation", Fields: []ir.MDField{{Name: "line", Value: ir.MDRaw(line)}}}
	if column != "0" {
		n.Fields = append(n.Fields, ir.MDField{Name: "column", Value: ir.MDRaw(column)})
	}
	n.Fields = append(n.Fields, ir.MDField{Name: "scope", Value: scope})
	if inlinedAt != nil {
		n.Fields = append(n.Fields, ir.MDField{Name: "inlinedAt", Value: inlinedAt})
	}
	return n
}

func columnOf(loc *ir.MDNode) string {
	if c := loc.Field("column"); c != nil {
		return ir.MDString(c)
	}
	return "0"
}

// subprogram returns the function of a location's scope.
func subprogram(loc *ir.MDNode) *ir.MDNode {
	s := nodeField(loc, "scope")
	for s != nil && s.Kind != "DISubprogram" {
		s = nodeField(s, "scope")
	}
	return s
}

func nodeField(n *ir.MDNode, name string) *ir.MDNode {
	f, _ := n.Field(name).(*ir.MDNode)
	return f
}

// sameNode reports whether two nodes are one in LLVM, which keeps one of those that are alike and
// not distinct.
func sameNode(a, b *ir.MDNode) bool {
	if a == b || a == nil || b == nil {
		return a == b
	}
	if a.Kind != b.Kind || a.Distinct || b.Distinct || a.Kind != "DILocation" {
		return false
	}
	return ir.MDString(a.Field("line")) == ir.MDString(b.Field("line")) && columnOf(a) == columnOf(b) &&
		nodeField(a, "scope") == nodeField(b, "scope") && sameNode(nodeField(a, "inlinedAt"), nodeField(b, "inlinedAt"))
}
