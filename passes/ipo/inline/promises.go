package inline

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Attributes and metadata of a call, about its result, exceptions and the memory that it accesses,
// move to the callee's own calls and accesses when the call is inlined; those that have no use then
// are dropped.

type promises struct {
	call *ir.Instr
	copy *bodyCopy
}

func (p *promises) transfer() {
	p.noAliasScopes()
	p.ofResult()
	p.ofMemory()
}

// tailCalls makes the copied calls no more of a tail call than the call itself is, and nounwind if
// that is. It reports whether musttail calls are left, whose returns leave the caller. With copies
// of byval arguments in the frame no call may be a tail call.
func (p *promises) tailCalls(slots bool) (mustTail bool) {
	const kinds = ir.TailCall | ir.MustTail
	own := p.call.Flags & kinds
	if p.call.Op() != ir.Call || slots && own == ir.TailCall {
		own = 0
	}
	quiet := p.call.Info.Attrs.Fn.Has("nounwind") || p.copy.callee.Attrs.Fn.Has("nounwind")
	for _, b := range p.copy.blocks {
		for i := range b.Instrs() {
			if i.Op() != ir.Call {
				continue
			}
			if kind := i.Flags & kinds; kind == ir.MustTail && own == ir.TailCall {
				i.Flags = i.Flags&^kinds | ir.TailCall
			} else if own == 0 || kind == 0 {
				i.Flags &^= kinds
			}
			mustTail = mustTail || i.HasFlag(ir.MustTail)
			if quiet && analysis.MayThrow(i) {
				i.Info.Attrs.Fn = i.Info.Attrs.Fn.With(ir.EnumAttr("nounwind"))
			}
		}
	}
	return mustTail
}

// ofResult moves the attributes of the result to a call whose result the callee returns.
func (p *promises) ofResult() {
	var ub, poison ir.AttrSet
	for _, a := range p.call.Info.Attrs.Ret {
		switch a.Key {
		case "dereferenceable", "dereferenceable_or_null", "noalias", "noundef":
			ub = append(ub, a)
		case "nonnull", "align", "range":
			poison = append(poison, a)
		}
	}
	if len(ub)+len(poison) == 0 {
		return
	}
	for b := range p.copy.callee.Blocks() {
		t := b.Term()
		if t.Op() != ir.Ret || t.NumOperands() == 0 {
			continue
		}
		old, ok := t.Operand(0).(*ir.Instr)
		if !ok || !old.Op().IsCall() || old.Block() != b {
			continue
		}
		now, ok := p.copy.vm.Get(old).(*ir.Instr)
		if !ok || !now.Op().IsCall() || now.Block() == nil || mayNotReach(old.Next(), t) {
			continue
		}
		ret := now.Info.Attrs.Ret
		for _, a := range ub {
			if !ret.Has(a.Key) {
				ret = ret.With(a)
			}
		}
		if p.call.Info.Attrs.Ret.Has("noundef") || ir.HasOneUse(old) && !old.Info.Attrs.Ret.Has("noundef") {
			for _, a := range poison {
				if !ret.Has(a.Key) {
					ret = ret.With(a)
				}
			}
		}
		now.Info.Attrs.Ret = ret
	}
}

// mayNotReach reports whether control that reaches i may not reach t, further down in the block; a
// bounded search.
func mayNotReach(i, t *ir.Instr) bool {
	for n := 0; i != nil && i != t; i = i.Next() {
		if analysis.IsDebugOrPseudo(i) {
			continue
		}
		if n++; n > 4 || !analysis.TransfersControl(i) {
			return true
		}
	}
	return i == nil
}

// ofMemory adds the call's metadata about memory to that of the copied accesses.
func (p *promises) ofMemory() {
	group, parallel := p.call.MD("llvm.access.group"), p.call.MD("llvm.mem.parallel_loop_access")
	scope, no := p.call.MD("alias.scope"), p.call.MD("noalias")
	if group == nil && parallel == nil && scope == nil && no == nil {
		return
	}
	for _, b := range p.copy.blocks {
		for i := range b.Instrs() {
			if !analysis.MayRead(i) && !analysis.MayWrite(i) {
				continue
			}
			if parallel != nil {
				i.SetMD("llvm.mem.parallel_loop_access", concatenate(i.MD("llvm.mem.parallel_loop_access"), parallel))
			}
			if group != nil {
				i.SetMD("llvm.access.group", uniteGroups(i.MD("llvm.access.group"), group))
			}
			if scope != nil {
				i.SetMD("alias.scope", concatenate(i.MD("alias.scope"), scope))
			}
			if no != nil {
				i.SetMD("noalias", concatenate(i.MD("noalias"), no))
			}
		}
	}
}

// concatenate returns a list of what either list has.
func concatenate(x, y *ir.MDNode) *ir.MDNode {
	switch {
	case x == nil || x == y:
		return y
	case y == nil:
		return x
	}
	var out []ir.MD
	for _, n := range []*ir.MDNode{x, y} {
		for k := range n.Fields {
			if m := n.Operand(k); !slices.Contains(out, m) {
				out = append(out, m)
			}
		}
	}
	return ir.NewTuple(out...)
}

// uniteGroups returns the access groups of both; a group is a node without operands, several are
// listed.
func uniteGroups(x, y *ir.MDNode) *ir.MDNode {
	if x == nil || x == y {
		return y
	}
	var out []ir.MD
	for _, n := range []*ir.MDNode{x, y} {
		if len(n.Fields) == 0 && !slices.Contains(out, ir.MD(n)) {
			out = append(out, n)
		}
		for k := range n.Fields {
			if m := n.Operand(k); !slices.Contains(out, m) {
				out = append(out, m)
			}
		}
	}
	if len(out) == 1 {
		n, _ := out[0].(*ir.MDNode)
		return n
	}
	return ir.NewTuple(out...)
}
