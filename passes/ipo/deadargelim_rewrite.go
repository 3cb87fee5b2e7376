package ipo

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// newSignature holds the live parameters and results of a function.
type newSignature struct {
	ty      *ir.Type
	keep    []int      // parameters
	members []int      // of the result: new place by old, -1 for dead ones
	types   []*ir.Type // of the members that are left
	old     *ir.Type   // result
}

// rewrite takes dead parameters and results from a function and its calls.
func (d *deadArgs) rewrite(f *ir.Func, s *argSurvey) {
	if s.frozen[f] {
		return
	}
	n := d.signature(f, s)
	if n.ty == f.FuncType {
		return
	}
	d.changed = true
	changed := n.ty.Elem != n.old
	for k, p := range f.Params {
		if !s.live[s.arg(f, k)] {
			ir.ReplaceAllUses(p, ir.NewPoison(p.Type()))
		}
	}
	if changed {
		for b := range f.Blocks() {
			if t := b.Term(); t.Op() == ir.Ret {
				n.rewriteReturn(t)
			}
		}
	}
	dropped := func(l *ir.AttrList) {
		l.Fn = l.Fn.Without("allocsize")
		if n.ty.Elem.IsVoid() {
			l.Ret = nil
		}
	}
	f.Attrs = f.Attrs.Clone()
	f.SetSignature(n.ty, n.keep)
	dropped(&f.Attrs)
	for _, call := range d.calls[f] {
		call.Info.Attrs = call.Info.Attrs.Clone()
		d.rewriteCall(call, n)
		dropped(&call.Info.Attrs)
	}
	markNoCall(f)
}

// signature decides what stays, and counts and reports what is removed.
func (d *deadArgs) signature(f *ir.Func, s *argSurvey) *newSignature {
	n := &newSignature{old: f.RetType()}
	ctx := d.m.Ctx
	returned := false // a live parameter that the function returns keeps the result
	var params []*ir.Type
	for k, p := range f.Params {
		if s.live[s.arg(f, k)] {
			n.keep = append(n.keep, k)
			params = append(params, p.Type())
			returned = returned || p.Attrs().Has("returned")
			continue
		}
		d.c.Count("Number of unread args removed", 1)
		d.c.Remark(pass.Passed, "ArgumentRemoved", f, nil, pass.Text("eliminating argument "), pass.Arg{Key: "ArgName", Val: p.Name()}, pass.Text("("),
			pass.Arg{Key: "ArgIndex", Val: strconv.Itoa(k)}, pass.Text(")"))
	}
	result := n.old
	if !result.IsVoid() && !returned {
		n.members = places(resultMembers(f))
		aggregate := takenApart(result)
		for k := range n.members {
			if n.members[k] = -1; s.live[s.ret(f, k)] {
				n.members[k] = len(n.types)
				if aggregate {
					n.types = append(n.types, result.FieldAt(uint64(k)))
				} else {
					n.types = append(n.types, result)
				}
				continue
			}
			d.c.Count("Number of unused return values removed", 1)
			d.c.Remark(pass.Passed, "ReturnValueRemoved", f, nil, pass.Text("removing return value "), pass.Arg{Key: "RetIdx", Val: strconv.Itoa(k)})
		}
		switch {
		case len(n.types) == 0:
			result = ctx.Void
		case len(n.types) == 1:
			result = n.types[0]
		case len(n.types) == len(n.members):
		case result.Kind == ir.StructKind:
			result = ctx.Struct(result.Packed, n.types...)
		default:
			result = ctx.Array(uint64(len(n.types)), n.types[0])
		}
	}
	n.ty = ctx.Func(result, params, f.FuncType.VarArg)
	return n
}

// rewriteReturn makes a return yield the live members of the result.
func (n *newSignature) rewriteReturn(t *ir.Instr) {
	b := ir.Before(t)
	if n.ty.Elem.IsVoid() {
		b.Ret(nil)
		t.Erase()
		return
	}
	old := t.Operand(0)
	var value ir.Value = ir.NewPoison(n.ty.Elem)
	for k, to := range n.members {
		if to < 0 {
			continue
		}
		e := ir.NewInstr(ir.ExtractValue, n.types[to], old)
		e.SetIndices([]uint64{uint64(k)})
		if b.Insert(e, "oldret"); len(n.types) == 1 {
			value = e
			continue
		}
		in := ir.NewInstr(ir.InsertValue, n.ty.Elem, value, e)
		in.SetIndices([]uint64{uint64(to)})
		value = b.Insert(in, "newret")
	}
	b.Ret(value)
	t.Erase()
}

// rewriteCall passes the live arguments, and rebuilds the old result where users need members of
// it.
func (d *deadArgs) rewriteCall(call *ir.Instr, n *newSignature) {
	keep := append([]int{}, n.keep...)
	for k := len(call.Info.FuncType.Fields); k < call.NumArgs(); k++ {
		keep = append(keep, k) // variable arguments
	}
	changed := n.ty.Elem != n.old
	if changed {
		for k := range call.Info.Attrs.Params {
			call.Info.Attrs.SetParam(k, call.Info.Attrs.Param(k).Without("returned"))
		}
		if n.ty.Elem.IsVoid() {
			ir.ReplaceAllUses(call, ir.NewPoison(n.old))
			call.SetName("")
		}
	}
	used := ir.HasUses(call) || len(call.Func().MDUses(call)) > 0
	if !used {
		call.SetName("") // as LLVM, which makes a new call
	}
	call.SetCallSignature(n.ty, keep)
	call.DropMDExcept("prof", "dbg")
	if changed && used && !n.ty.Elem.IsVoid() {
		n.rebuildResult(call)
	}
}

// rebuildResult puts the members that are left of a call's result into an aggregate of the old type
// for its users.
func (n *newSignature) rebuildResult(call *ir.Instr) {
	b := ir.Before(afterCall(call))
	b.Loc, b.Pos = call.DebugLoc(), call.Pos
	made := map[*ir.Instr]bool{}
	var value ir.Value = ir.NewPoison(n.old)
	for k, from := range n.members {
		if from < 0 {
			continue
		}
		member := call
		if len(n.types) > 1 {
			member = ir.NewInstr(ir.ExtractValue, n.types[from], call)
			member.SetIndices([]uint64{uint64(from)})
			made[b.Insert(member, "newret")] = true
		}
		in := ir.NewInstr(ir.InsertValue, n.old, value, member)
		in.SetIndices([]uint64{uint64(k)})
		value = b.Insert(in, "oldret")
		made[in] = true
	}
	ir.ReplaceUsesIf(call, value, func(u *ir.Use) bool { return !made[u.User()] })
}

// afterCall returns the place that control reaches when a call has returned, and by no other path:
// for an invoke a block of its own.
func afterCall(call *ir.Instr) *ir.Instr {
	if call.Op() != ir.Invoke {
		return call.Next()
	}
	to := call.Succ(0)
	if to.SinglePred() == nil || to.First().Op() == ir.Phi {
		to = (&rewrite.CFG{}).SplitEdge(call, 0)
	}
	return to.FirstInsertion()
}

// markNoCall tells debuggers that a function does not keep the platform's calling convention any
// more.
func markNoCall(f *ir.Func) {
	sp := f.MD("dbg")
	if sp == nil {
		return
	}
	for k := range sp.Fields {
		if old, ok := sp.Fields[k].Value.(*ir.MDNode); ok && sp.Fields[k].Name == "type" {
			ty := *old
			ty.Fields, ty.ID = nil, -1
			for _, field := range old.Fields {
				if field.Name != "cc" {
					ty.Fields = append(ty.Fields, field)
				}
			}
			ty.Fields = append(ty.Fields, ir.MDField{Name: "cc", Value: ir.MDRaw("DW_CC_nocall")})
			sp.Fields[k].Value = &ty
		}
	}
}
