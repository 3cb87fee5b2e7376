package rewrite

import "opt-go/frontend/ir"

// DeclaredScopes are the alias scopes that instructions declare
// (llvm.experimental.noalias.scope.decl) and lists of scopes to their replacements in a copy of
// these instructions: LLVM's cloneNoAliasScopes. A declaration says that accesses in the scope
// touch nothing that others touch until it is executed again; where two copies alternate, one scope
// for both would say that about the accesses of both.
type DeclaredScopes map[*ir.MDNode]*ir.MDNode

// CopyDeclaredScopes makes scopes for a copy of the instructions from first up to, not including,
// end. Their names get the suffix.
func CopyDeclaredScopes(first, end *ir.Instr, suffix string) DeclaredScopes {
	return DeclaredScopes(nil).add(first, end, suffix)
}

// CopyScopesOf makes scopes for a copy of blocks.
func CopyScopesOf(blocks []*ir.Block, suffix string) DeclaredScopes {
	var s DeclaredScopes
	for _, b := range blocks {
		s = s.add(b.First(), nil, suffix)
	}
	return s
}

func (s DeclaredScopes) add(first, end *ir.Instr, suffix string) DeclaredScopes {
	for i := first; i != nil && i != end; i = i.Next() {
		list := DeclaredScope(i)
		if list == nil {
			continue
		}
		if s == nil {
			s = DeclaredScopes{}
		}
		for _, f := range list.Fields {
			if scope, ok := f.Value.(*ir.MDNode); ok && s[scope] == nil {
				s[scope] = copyScope(scope, suffix)
			}
		}
	}
	return s
}

// ApplyTo makes blocks of the copy speak of the copies of the scopes.
func (s DeclaredScopes) ApplyTo(blocks []*ir.Block) {
	if len(s) == 0 {
		return
	}
	for _, b := range blocks {
		for i := range b.Instrs() {
			s.Apply(i)
		}
	}
}

// DeclaredScope returns the list of scopes that i declares, or nil.
func DeclaredScope(i *ir.Instr) *ir.MDNode {
	if i.IntrinsicID() != "llvm.experimental.noalias.scope.decl" {
		return nil
	}
	o, _ := i.Arg(0).(*ir.MDOperand)
	if o == nil {
		return nil
	}
	list, _ := o.Node.(*ir.MDNode)
	return list
}

// copyScope makes a scope of the same domain.
func copyScope(scope *ir.MDNode, suffix string) *ir.MDNode {
	name := suffix
	if len(scope.Fields) > 2 {
		if s, ok := scope.Operand(2).(ir.MDStr); ok {
			name = string(s) + ":" + suffix
		}
	}
	c := &ir.MDNode{ID: -1, Distinct: true, Kind: scope.Kind}
	c.Fields = append(c.Fields, ir.MDField{Value: c})
	if len(scope.Fields) > 1 {
		c.Fields = append(c.Fields, scope.Fields[1])
	}
	c.Fields = append(c.Fields, ir.MDField{Value: ir.MDStr(name)})
	return c
}

// Apply makes an instruction of the copy speak of the copies of the scopes.
func (s DeclaredScopes) Apply(i *ir.Instr) {
	if len(s) == 0 {
		return
	}
	for _, kind := range []string{"alias.scope", "noalias"} {
		if list := i.MD(kind); list != nil {
			i.SetMD(kind, s.list(list))
		}
	}
	if list := DeclaredScope(i); list != nil {
		i.SetOperand(0, ir.NewMDNode(i.Func().Ctx(), s.list(list)))
	}
}

// list maps a list of scopes, to one node for all that have the list.
func (s DeclaredScopes) list(list *ir.MDNode) *ir.MDNode {
	if c := s[list]; c != nil {
		return c
	}
	c := &ir.MDNode{ID: -1, Kind: list.Kind}
	changed := false
	for _, f := range list.Fields {
		if scope, ok := f.Value.(*ir.MDNode); ok && s[scope] != nil {
			f.Value, changed = s[scope], true
		}
		c.Fields = append(c.Fields, f)
	}
	if !changed {
		c = list
	}
	s[list] = c
	return c
}
