package inline

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// noAliasScopes expresses the promises of noalias parameters as scopes: each gets one, declared
// where the call was; accesses through pointers based on it are in the scope, and accesses that
// surely are not are noalias with it.
func (p *promises) noAliasScopes() {
	var params []*ir.Param
	for k, a := range p.copy.callee.Params {
		if (p.call.Info.Attrs.Param(k).Has("noalias") || a.Attrs().Has("noalias")) && ir.HasUses(a) {
			params = append(params, a)
		}
	}
	if len(params) == 0 {
		return
	}
	s := &scopeMaker{p: p, params: params, scopes: map[*ir.Param]*ir.MDNode{}, dt: analysis.NewDomTree(p.copy.callee)}
	name := p.copy.callee.Name()
	domain := anonymous(ir.MDStr(name))
	for k, a := range params {
		label := name + ": %" + a.Name()
		if a.Name() == "" {
			label = name + ": argument " + strconv.Itoa(k)
		}
		s.scopes[a] = anonymous(domain, ir.MDStr(label))
		declareScope(p.call, ir.NewTuple(s.scopes[a]))
	}
	for _, x := range p.copy.list {
		if x.now.Block() != nil && x.now.Op() == x.old.Op() {
			s.access(x.old, x.now)
		}
	}
}

// anonymous returns a node that is equal to no other: its first operand is itself.
func anonymous(more ...ir.MD) *ir.MDNode {
	n := &ir.MDNode{ID: -1, Distinct: true}
	n.Fields = append(n.Fields, ir.MDField{Value: n})
	for _, m := range more {
		n.Fields = append(n.Fields, ir.MDField{Value: m})
	}
	return n
}

// declareScope puts llvm.experimental.noalias.scope.decl before the call.
func declareScope(call *ir.Instr, list *ir.MDNode) {
	f := call.Func()
	ctx := f.Ctx()
	attrs := ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"), ir.EnumAttr("willreturn"),
		ir.ValAttr("memory", "inaccessiblemem: readwrite")}
	fn := f.Module().Intrinsic("llvm.experimental.noalias.scope.decl", ctx.Func(ctx.Void, []*ir.Type{ctx.Metadata}, false), attrs)
	b := ir.Before(call)
	b.Call(fn, "", ir.NewMDNode(ctx, list)).CopyDebugLoc(call)
}

type scopeMaker struct {
	p      *promises
	params []*ir.Param
	scopes map[*ir.Param]*ir.MDNode
	dt     *analysis.DomTree
}

// access marks the copy of one access to memory.
func (s *scopeMaker) access(old, now *ir.Instr) {
	var pointers []ir.Value
	isCall, argsOnly := old.Op().IsCall(), false
	switch {
	case isCall:
		e := analysis.CallEffects(old)
		if e.Any() == analysis.NoModRef || e.Arg == analysis.NoModRef && e.Other == analysis.NoModRef {
			return
		}
		argsOnly = e.OnlyArgs()
		for k := range old.NumArgs() {
			if v := old.Arg(k); v.Type().IsPtr() {
				pointers = append(pointers, v)
			}
		}
	case old.Pointer() != nil && old.Op() != ir.GetElementPtr: // addresses are not accesses
		pointers = append(pointers, old.Pointer())
	default:
		return
	}
	from := map[ir.Value]bool{}
	for _, v := range pointers {
		objects, ok := analysis.UnderlyingObjects(v)
		if !ok {
			return
		}
		for _, o := range objects {
			from[o] = true
		}
	}
	aliasing, mayBeCaptured, known := s.origins(from)
	if !known {
		return
	}
	mayBeCaptured = mayBeCaptured || isCall && !argsOnly
	var in, apart []ir.MD
	for _, a := range s.params {
		switch {
		case from[a]:
			in = append(in, s.scopes[a])
		case !mayBeCaptured || !analysis.MayBeCapturedBefore(a, false, old, s.dt, false):
			apart = append(apart, s.scopes[a])
		}
	}
	if len(apart) > 0 {
		now.SetMD("noalias", concatenate(now.MD("noalias"), ir.NewTuple(apart...)))
	}
	if len(in) > 0 && !aliasing && (!isCall || argsOnly) {
		now.SetMD("alias.scope", concatenate(now.MD("alias.scope"), ir.NewTuple(in...)))
	}
}

// origins tells whether some object is no noalias parameter, and whether some could be one that was
// captured. known: neither question is open.
func (s *scopeMaker) origins(from map[ir.Value]bool) (aliasing, mayBeCaptured, known bool) {
	for o := range from {
		if k, ok := o.(*ir.Const); ok && k.Kind != ir.ExprConst {
			continue
		}
		param, isParam := o.(*ir.Param)
		if !isParam || s.scopes[param] == nil && !param.Attrs().Has("noalias") {
			aliasing = true
		}
		switch i, isInstr := o.(*ir.Instr); {
		case isInstr && analysis.EscapeSource(i):
			mayBeCaptured = true
		case !isParam && !analysis.IdentifiedObject(o):
			return false, false, false
		}
	}
	return aliasing, mayBeCaptured, true
}

// aliasScopes gives each copy of a callee alias scopes of its own (LLVM:
// ScopedAliasMetadataDeepCloner). A scope's promise, that its accesses touch no memory of others,
// holds in one execution of the function only: with the same scope in two copies, an access of the
// second would count as disjoint from one of the first.
type aliasScopes map[*ir.MDNode]*ir.MDNode

// move maps the scopes that a copied instruction names or declares.
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
