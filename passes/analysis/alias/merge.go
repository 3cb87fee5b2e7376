package alias

import (
	"slices"

	"opt-go/frontend/ir"
)

// Merge returns the tags that hold for an access which replaces two accesses: the type that both
// belong to, the scopes of both in the domains that both have, the intersection of their noalias
// scopes. LLVM's AAMDNodes::merge. Struct layouts (!tbaa.struct) describe one access only.
func (t Tags) Merge(u Tags) Tags {
	return Tags{TBAA: mergeTypes(t.TBAA, u.TBAA), Scope: mergeScopes(t.Scope, u.Scope), NoAlias: commonOperands(t.NoAlias, u.NoAlias)}
}

// Attach gives an access the tags.
func (t Tags) Attach(i *ir.Instr) {
	i.SetMD("tbaa", t.TBAA)
	i.SetMD("tbaa.struct", t.TBAAStruct)
	i.SetMD("alias.scope", t.Scope)
	i.SetMD("noalias", t.NoAlias)
}

// mergeTypes returns the tag of the least common type of two tags; nil when that is the root.
func mergeTypes(x, y *ir.MDNode) *ir.MDNode {
	if x == nil || y == nil {
		return nil
	}
	if sameNode(x, y, 0) {
		return x
	}
	a, okA := readTag(x)
	b, okB := readTag(y)
	if !okA || !okB {
		return nil
	}
	common := leastCommonType(a.access, b.access)
	if common == nil || parentType(common) == nil {
		return nil
	}
	ctx := mdContext(x)
	if ctx == nil {
		return nil
	}
	return ir.NewTuple(common, common, &ir.MDConst{Value: ir.NewInt(ctx.I64, 0)})
}

// mdContext finds the context of a tag by its offset.
func mdContext(n *ir.MDNode) *ir.Context {
	for k := range n.Fields {
		if c, ok := n.Operand(k).(*ir.MDConst); ok {
			return c.Value.Type().Context()
		}
	}
	return nil
}

func mergeScopes(x, y *ir.MDNode) *ir.MDNode {
	switch {
	case x == y:
		return x
	case x == nil || y == nil:
		return nil
	}
	domains := func(n *ir.MDNode) (list []*ir.MDNode) {
		for k := range n.Fields {
			if d := domain(n.Operand(k)); d != nil && !slices.Contains(list, d) {
				list = append(list, d)
			}
		}
		return list
	}
	inX, inY := domains(x), domains(y)
	var out []ir.MD
	for _, n := range []*ir.MDNode{x, y} {
		for k := range n.Fields {
			s := n.Operand(k)
			if d := domain(s); d != nil && slices.Contains(inX, d) && slices.Contains(inY, d) && !slices.Contains(out, s) {
				out = append(out, s)
			}
		}
	}
	if len(out) == 0 {
		return nil
	}
	return ir.NewTuple(out...)
}

func commonOperands(x, y *ir.MDNode) *ir.MDNode {
	switch {
	case x == y:
		return x
	case x == nil || y == nil:
		return nil
	}
	var out []ir.MD
	for k := range x.Fields {
		if s, ok := x.Operand(k).(*ir.MDNode); ok && listed(s, y) {
			out = append(out, s)
		}
	}
	if len(out) == 0 {
		return nil
	}
	return ir.NewTuple(out...)
}
