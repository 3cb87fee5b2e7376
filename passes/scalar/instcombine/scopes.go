package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// scopesInUse holds the alias scopes in alias.scope and those in noalias metadata of a function's
// accesses. A declaration (llvm.experimental.noalias.scope.decl) of a scope that is not in both has
// no effect: LLVM's AliasScopeTracker.
type scopesInUse struct {
	in, notIn map[*ir.MDNode]bool
}

// note records the scopes in i's metadata.
func (s *scopesInUse) note(i *ir.Instr) {
	if list := i.MD("alias.scope"); list != nil {
		s.in = noteScopes(s.in, list)
	}
	if list := i.MD("noalias"); list != nil {
		s.notIn = noteScopes(s.notIn, list)
	}
}

func noteScopes(set map[*ir.MDNode]bool, list *ir.MDNode) map[*ir.MDNode]bool {
	if set[list] {
		return set
	}
	if set == nil {
		set = map[*ir.MDNode]bool{}
	}
	set[list] = true
	for _, f := range list.Fields {
		if scope, ok := f.Value.(*ir.MDNode); ok {
			set[scope] = true
		}
	}
	return set
}

// uselessDeclaration reports whether i declares a scope that distinguishes no two accesses.
func (s *scopesInUse) uselessDeclaration(i *ir.Instr) bool {
	list := rewrite.DeclaredScope(i)
	if list == nil || len(list.Fields) != 1 {
		return false
	}
	scope, ok := list.Fields[0].Value.(*ir.MDNode)
	return ok && (!s.in[scope] || !s.notIn[scope])
}
