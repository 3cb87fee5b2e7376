package inline

import (
	"slices"

	"opt-go/frontend/ir"
)

// Deoptimization: a call with the bundle deopt says how an interpreter goes on from there, in the
// frames of the function and of those that it was inlined into; llvm.experimental.deoptimize does
// go on there, and its result is the function's.

const deoptimize = "llvm.experimental.deoptimize"

// extendBundles puts the call's own deopt state before that of the copied calls, whose frame it is
// part of.
func (c *bodyCopy) extendBundles(call *ir.Instr) {
	outer := bundle(call, "deopt")
	if outer == nil {
		return
	}
	state := make([]ir.Value, outer.Count)
	for k := range state {
		state[k] = call.Operand(outer.First + k)
	}
	for k, x := range c.list {
		if i := x.now; i.Block() != nil && i.Op().IsCall() && bundle(i, "deopt") != nil {
			c.list[k].now = withState(i, state)
		}
	}
}

// withState replaces a call by one whose deopt bundle begins with more state.
func withState(i *ir.Instr, state []ir.Value) *ir.Instr {
	var ops []ir.Value
	for _, v := range i.Operands() {
		ops = append(ops, v)
	}
	info := *i.Info
	info.Bundles = slices.Clone(info.Bundles)
	own := slices.IndexFunc(info.Bundles, func(b ir.Bundle) bool { return b.Tag == "deopt" })
	ops = slices.Insert(ops, info.Bundles[own].First, state...)
	info.Bundles[own].Count += len(state)
	for k := own + 1; k < len(info.Bundles); k++ {
		info.Bundles[k].First += len(state)
	}
	return replaceCall(i, i.Type(), ops, &info)
}

// replaceCall puts a call with other operands in the place of one. If the types of their results
// differ, the old one may have no uses.
func replaceCall(i *ir.Instr, ty *ir.Type, ops []ir.Value, info *ir.CallInfo) *ir.Instr {
	n := ir.NewInstr(i.Op(), ty, ops...)
	n.Flags, n.Pos, n.Info = i.Flags, i.Pos, info
	n.SetAttachments(i.Attachments())
	n.InsertBefore(i)
	if ty == i.Type() {
		ir.ReplaceAllUses(i, n)
		n.TakeName(i)
	}
	i.Erase()
	return n
}

// deoptimize lets the copied calls of llvm.experimental.deoptimize return what the caller returns.
// It reports whether there are any: they leave the caller too.
func (c *bodyCopy) deoptimize(call *ir.Instr) (found bool) {
	result := c.caller.RetType()
	for _, ret := range c.returns() {
		i := ret.Prev()
		if i == nil || i.IntrinsicID() != deoptimize {
			continue
		}
		found = true
		if i.Type() == result {
			continue
		}
		old := i.CalledFunc()
		ctx := c.caller.Ctx()
		info := *i.Info
		info.FuncType = ctx.Func(result, nil, true)
		info.Attrs = info.Attrs.Clone()
		info.Attrs.Ret = nil // of another type
		f := c.caller.Module().Intrinsic(deoptimize, info.FuncType, old.Attrs.Fn, result)
		f.CC = old.CC // all calls have the convention of their callee
		var ops []ir.Value
		for _, v := range i.Operands() {
			ops = append(ops, v)
		}
		ops[len(ops)-1] = f
		build := ir.AtEnd(ret.Block())
		build.Loc = ret.DebugLoc()
		ret.Erase()
		n := replaceCall(i, result, ops, &info)
		if result.IsVoid() {
			build.Ret(nil)
		} else {
			build.Ret(n)
		}
	}
	return found
}
