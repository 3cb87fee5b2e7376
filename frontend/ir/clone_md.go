package ir

// attachments returns the list with copied nodes; the list itself when metadata is shared.
func (m *ValueMap) attachments(list []Attachment) []Attachment {
	if len(list) == 0 {
		return list
	}
	if m.imp != nil {
		return m.imp.Attachments(list)
	}
	if m.nodes == nil {
		return list
	}
	out := make([]Attachment, len(list))
	for k, a := range list {
		if a.Kind == "llvm.loop" && m.nodes[a.Node] == nil {
			m.copyNode(a.Node) // a loop's identity, with the locations of its ends
		}
		out[k] = Attachment{a.Kind, m.node(a.Node)}
	}
	return out
}

// md maps metadata in an operand or a field.
func (m *ValueMap) md(v MD) MD {
	if m.imp != nil {
		return m.imp.Metadata(v)
	}
	if m.nodes == nil {
		return v
	}
	switch v := v.(type) {
	case *MDNode:
		return m.node(v)
	case *MDConst:
		if w := m.Get(v.Value); w != v.Value {
			return &MDConst{w}
		}
	}
	return v
}

// node copies n and all nodes that it reaches, each once.
func (m *ValueMap) node(n *MDNode) *MDNode {
	if n == nil {
		return nil
	}
	if got, ok := m.nodes[n]; ok {
		return got
	}
	if m.sub != nil && !n.isInside(m.sub) {
		m.nodes[n] = n
		return n
	}
	return m.copyNode(n)
}

func (m *ValueMap) copyNode(n *MDNode) *MDNode {
	c := *n
	m.nodes[n] = &c
	c.Fields = make([]MDField, len(n.Fields))
	for k, f := range n.Fields {
		c.Fields[k] = MDField{f.Name, m.md(f.Value)}
	}
	return &c
}

// isInside reports whether n belongs to the function that the subprogram describes, so that a copy
// of the function needs a copy of n: scopes, variables, labels and locations in it, and the
// identities of assignments.
func (n *MDNode) isInside(sub *MDNode) bool {
	switch n.Kind {
	case "":
		return n == sub.Node("retainedNodes")
	case "DIAssignID":
		return true
	case "DILocation":
		n = n.OutermostLocation()
	case "DISubprogram":
		return n == sub
	case "DILexicalBlock", "DILexicalBlockFile", "DILocalVariable", "DILabel":
	default:
		return false
	}
	return n.Subprogram() == sub
}
