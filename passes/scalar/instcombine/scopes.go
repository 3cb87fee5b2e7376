package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/rewrite"
)

// scopesInUse are the alias scopes in which accesses of a function are, and those to which accesses
// are said to be none of. A declaration (llvm.experimental.noalias.scope.decl) of a scope that is
// not both says nothing any more: LLVM's AliasScopeTracker.
type scopesInUse struct {
	in, notIn map[*ir.MDNode]bool
}

// note takes up the scopes that i speaks of.
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

// uselessDeclaration reports whether i declares a scope that no two accesses are told apart by.
func (s *scopesInUse) uselessDeclaration(i *ir.Instr) bool {
	list := rewrite.DeclaredScope(i)
	if list == nil || len(list.Fields) != 1 {
		return false
	}
	scope, ok := list.Fields[0].Value.(*ir.MDNode)
	return ok && (!s.in[scope] || !s.notIn[scope])
}
