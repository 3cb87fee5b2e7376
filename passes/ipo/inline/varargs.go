package inline

import (
	"slices"

	"opt-go/frontend/ir"
)

// forwardVarArgs passes the call's variable arguments on to the callee's musttail calls, which pass
// on what the callee got:
//
//	define void @thunk(ptr %this, ...) { musttail call void (ptr, ...) @f(ptr %q, ...) … }
//	call void (ptr, ...) @thunk(ptr %p, i32 42)    ⇒    call void (ptr, ...) @f(ptr %q, i32 42)
//
// With arguments of their own they are ordinary calls.
func (c *bodyCopy) forwardVarArgs(call *ir.Instr) {
	named := len(c.callee.Params)
	if !c.callee.FuncType.VarArg || call.NumArgs() <= named {
		return
	}
	var args []ir.Value
	var attrs []ir.AttrSet
	for k := named; k < call.NumArgs(); k++ {
		args = append(args, call.Arg(k))
		attrs = append(attrs, call.Info.Attrs.Param(k))
	}
	for k, x := range c.list {
		if i := x.now; i.Block() != nil && i.Op() == ir.Call && i.HasFlag(ir.MustTail) {
			c.list[k].now = withArgs(i, args, attrs)
		}
	}
}

// withArgs replaces a call by one with more arguments after its own, which is no tail call.
func withArgs(i *ir.Instr, args []ir.Value, attrs []ir.AttrSet) *ir.Instr {
	n := i.NumArgs()
	info := *i.Info
	info.Attrs = info.Attrs.Clone()
	for k, set := range attrs {
		info.Attrs.SetParam(n+k, set)
	}
	info.Bundles = slices.Clone(info.Bundles)
	for k := range info.Bundles {
		info.Bundles[k].First += len(args)
	}
	var ops []ir.Value
	for _, v := range i.Operands() {
		ops = append(ops, v)
	}
	forwarding := replaceCall(i, i.Type(), slices.Insert(ops, n, args...), &info)
	forwarding.Flags &^= ir.TailCall | ir.MustTail
	return forwarding
}
