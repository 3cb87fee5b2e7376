package alias

import "opt-go/frontend/ir"

// Scoped no-alias metadata. An access is a member of the scopes that its !alias.scope lists, and
// promises not to alias the members of the scopes that its !noalias lists. Scopes belong to
// domains; the promise counts when, in some domain, it covers all scopes of the other access.

func mayAliasByScopes(x, y Tags) bool {
	return mayAliasInScopes(x.Scope, y.NoAlias) && mayAliasInScopes(y.Scope, x.NoAlias)
}

func mayAliasInScopes(scopes, noalias *ir.MDNode) bool {
	if scopes == nil || noalias == nil {
		return true
	}
	for k := range noalias.Fields {
		d := domain(noalias.Operand(k))
		if d == nil {
			continue
		}
		members, covered := 0, true
		for j := range scopes.Fields {
			if s := scopes.Operand(j); sameNode(domain(s), d, 0) {
				members++
				covered = covered && listed(s, noalias)
			}
		}
		if members > 0 && covered {
			return false
		}
	}
	return true
}

// domain returns the domain of a scope.
func domain(scope ir.MD) *ir.MDNode {
	n, ok := scope.(*ir.MDNode)
	if !ok || len(n.Fields) < 2 {
		return nil
	}
	d, _ := n.Operand(1).(*ir.MDNode)
	return d
}

func listed(scope ir.MD, list *ir.MDNode) bool {
	n, _ := scope.(*ir.MDNode)
	for k := range list.Fields {
		if m, ok := list.Operand(k).(*ir.MDNode); ok && n == m {
			return true
		}
	}
	return false
}
