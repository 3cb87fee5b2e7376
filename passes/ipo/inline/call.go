package inline

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/ipo/callgraph"
	"opt-go/passes/ipo/globals"
)

// Copying the body of a callee into a call, as LLVM's InlineFunction: the block of the call is
// split after it, the callee's blocks are put between with the arguments in place of the
// parameters, and returns become branches to the second half.
//
//	%r = call i32 @f(i32 7)          br label %f.exit's predecessors …
//	…                            ⇒   f.exit:
//	                                 %r = phi i32 [ … ], …
//
// In files of their own: the copy itself, of what control can reach with these arguments only
// (copy.go); allocas, which move to the caller's entry, with marks of their lifetime, and copies of
// byval arguments (stack.go); calls that unwind (unwind.go); what the call promises, for the
// callee's calls and accesses (promises.go); deoptimization (deopt.go); debug locations, which say
// where they were inlined (debug.go).
//
// Not handled, and refused (viable.go): callees with funclets, indirectbr, taken block addresses,
// uses of their variable arguments, operand bundles other than deopt and convergencectrl,
// properties that the caller lacks.

// inlineCall replaces the call, which nothing may forbid, by the callee's body. It returns the
// copies of the callee's own calls, and of its blocks.
func inlineCall(call *ir.Instr, lifetimes bool) (calls []*ir.Instr, c *bodyCopy) {
	callee, caller := call.CalledFunc(), call.Func()
	mergeAttributes(caller, callee)
	if callee.Personality != nil {
		caller.Personality = callee.Personality
	}
	if callee.GC != "" {
		caller.GC = callee.GC
	}
	vm := ir.NewValueMap(callee, caller)
	st := &inlinedStack{call: call, caller: caller}
	for k, p := range callee.Params {
		vm.Set(p, st.argument(k, p))
	}
	c = copyBody(call, vm)
	c.forwardVarArgs(call)
	locations, scopes := inlinedLocations(call), aliasScopes{}
	for _, b := range c.blocks {
		for i := range b.Instrs() {
			scopes.move(i)
			locations.move(i)
		}
	}
	st.initialise(c.blocks[0])
	c.extendBundles(call)
	c.converge(call)
	p := &promises{call: call, copy: c}
	p.transfer()
	st.moveAllocas(c.blocks[0])
	mustTail := p.tailCalls(len(st.inits) > 0)
	deoptimizes := c.deoptimize(call)
	returns := c.returns()
	st.markLifetimes(c.blocks[0], returns, lifetimes)
	st.restore(c, returns)
	if call.Op() == ir.Invoke {
		returns = unwindThrough(call, c)
	}
	for _, b := range c.blocks {
		for i := range b.Instrs() {
			if inlinable(i) {
				calls = append(calls, i)
			}
			for _, v := range i.Operands() {
				callgraph.EachFunc(v, func(g *ir.Func) { c.mentioned = append(c.mentioned, g) })
			}
		}
	}
	c.before, c.after = call.Block(), call.Block()
	if deoptimizes || mustTail { // these leave the caller as well
		returns = slices.DeleteFunc(returns, globals.EndsCaller)
	}
	c.splice(call, returns, mustTail)
	return calls, c
}

// returns lists the returns of the copied body.
func (c *bodyCopy) returns() (list []*ir.Instr) {
	for _, b := range c.blocks {
		if t := b.Term(); t.Op() == ir.Ret {
			list = append(list, t)
		}
	}
	return list
}

// converge lets the copied calls converge with the threads that the call says, instead of those
// that entered the callee.
func (c *bodyCopy) converge(call *ir.Instr) {
	token := bundle(call, "convergencectrl")
	if token == nil {
		return
	}
	for i := range c.blocks[0].Instrs() {
		if i.IntrinsicID() == "llvm.experimental.convergence.entry" {
			ir.ReplaceAllUses(i, call.Operand(token.First))
			i.Erase()
			return
		}
	}
}

// splice puts the copied blocks in the place of the call. The returns come back to the caller's
// code. With mustTail set there are tail calls that do not: where all are such ones, the caller's
// own return after the call goes.
func (c *bodyCopy) splice(call *ir.Instr, returns []*ir.Instr, mustTail bool) {
	if len(c.blocks) == 1 && len(returns) == 1 {
		c.spliceStraight(call, returns[0])
		return
	}
	before, after := c.cut(call)
	c.before, c.after = before, after
	t := before.Term()
	t.SetSucc(0, c.blocks[0])
	at := before
	for _, b := range c.blocks {
		b.MoveAfter(at)
		at = b
	}
	result := c.comeBack(call, returns, after)
	if result != nil {
		ir.ReplaceAllUses(call, result)
	}
	call.Erase()
	if mustTail && !after.HasPreds() && after.Term().Op() == ir.Ret {
		after.EraseInstrs()
		after.Erase()
	}
	entry := c.blocks[0]
	t.Erase()
	entry.MoveAll(before)
	for _, s := range before.Succs() {
		s.ReplacePhiUsesWith(entry, before)
	}
	ir.ReplaceAllUses(entry, before)
	entry.Unlink()
	if phi, ok := result.(*ir.Instr); ok && phi.Op() == ir.Phi && len(returns) > 1 {
		if v := c.q.Instr(phi); v != nil {
			ir.ReplaceAllUses(phi, v)
			phi.Erase()
		}
	}
}

// spliceStraight copies a body of one block before the call, without blocks of its own.
func (c *bodyCopy) spliceStraight(call, ret *ir.Instr) {
	b := c.blocks[0]
	if ret.NumOperands() > 0 && (ir.HasUses(call) || len(c.caller.MDUses(call)) > 0) {
		v := ret.Operand(0)
		if v == ir.Value(call) {
			v = ir.NewPoison(call.Type())
		}
		ir.ReplaceAllUses(call, v)
	}
	ret.Erase()
	for i := range b.Instrs() {
		i.MoveBefore(call)
	}
	if call.Op() == ir.Invoke {
		br := ir.NewInstr(ir.Br, c.caller.Ctx().Void, call.Succ(0))
		br.CopyDebugLoc(call)
		br.InsertBefore(call)
	}
	call.Erase()
	b.Erase()
}

// cut splits the call's block after the call.
func (c *bodyCopy) cut(call *ir.Instr) (before, after *ir.Block) {
	name := c.callee.Name() + ".exit"
	if call.Op() != ir.Invoke {
		return call.Block().SplitAt(call, name)
	}
	before = call.Block()
	br := ir.NewInstr(ir.Br, c.caller.Ctx().Void, call.Succ(0))
	br.CopyDebugLoc(call)
	after = c.caller.NewBlockAfter(before, name)
	call.Succ(0).ReplacePhiUsesWith(before, after)
	after.Append(br)
	to := ir.NewInstr(ir.Br, c.caller.Ctx().Void, after)
	to.CopyDebugLoc(call)
	to.InsertAfter(call)
	return before, after
}

// comeBack redirects the returns to after and returns the call's result; nil: the call has no
// users.
func (c *bodyCopy) comeBack(call *ir.Instr, returns []*ir.Instr, after *ir.Block) ir.Value {
	wanted := ir.HasUses(call) || len(c.caller.MDUses(call)) > 0
	value := func(ret *ir.Instr) ir.Value {
		if v := ret.Operand(0); v != ir.Value(call) {
			return v
		}
		return ir.NewPoison(call.Type())
	}
	switch len(returns) {
	case 0:
		if wanted {
			return ir.NewPoison(call.Type())
		}
		return nil
	case 1:
		var v ir.Value
		if wanted {
			v = value(returns[0])
		}
		c.mergeReturn(returns[0], after)
		return v
	}
	var phi *ir.Instr
	if wanted {
		phi = ir.NewInstr(ir.Phi, call.Type())
		after.Prepend(phi)
		phi.SetName(call.Name())
		for _, r := range returns {
			phi.AddIncoming(value(r), r.Block())
		}
	}
	for _, r := range returns {
		br := ir.NewInstr(ir.Br, c.caller.Ctx().Void, after)
		br.CopyDebugLoc(r)
		br.InsertBefore(r)
		r.Erase()
	}
	if phi == nil {
		return nil
	}
	return phi
}

// mergeReturn merges the only returning block with the code after the call.
func (c *bodyCopy) mergeReturn(ret *ir.Instr, after *ir.Block) {
	b := ret.Block()
	ret.Erase()
	at := after.First()
	for i := range b.Instrs() {
		i.MoveBefore(at)
	}
	ir.ReplaceAllUses(b, after)
	b.Unlink()
}
