package inline

import "opt-go/frontend/ir"

// aliasScopes gives each copy of a callee alias scopes of its own (LLVM: ScopedAliasMetadataDeepCloner). What a scope says of accesses, that they
// touch no memory of others, holds in one execution of the function only: with the same scope in two copies, an access of the second
// would be taken for apart from one of the first.
type aliasScopes map[*ir.MDNode]*ir.MDNode

// move changes what a copied instruction says of scopes, and which ones it declares.
func (s aliasScopes) move(i *ir.Instr) {
	for _, kind := range []string{"alias.scope", "noalias"} {
		if n := i.MD(kind); n != nil {
			i.SetMD(kind, s.copy(n))
		}
	}
	if i.IntrinsicID() != "llvm.experimental.noalias.scope.decl" {
		return
	}
	if o, ok := i.Arg(0).(*ir.MDOperand); ok {
		if n, ok := o.Node.(*ir.MDNode); ok {
			i.SetOperand(0, ir.NewMDNode(i.Func().Ctx(), s.copy(n)))
		}
	}
}

// copy copies a list of scopes, a scope, or a domain; the latter two refer to themselves.
func (s aliasScopes) copy(n *ir.MDNode) *ir.MDNode {
	if c := s[n]; c != nil {
		return c
	}
	c := &ir.MDNode{ID: -1, Distinct: n.Distinct, Kind: n.Kind}
	s[n] = c
	for _, f := range n.Fields {
		if inner, ok := f.Value.(*ir.MDNode); ok {
			f.Value = s.copy(inner)
		}
		c.Fields = append(c.Fields, f)
	}
	return c
}
