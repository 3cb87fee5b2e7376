package coroutine

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
	"opt-go/passes/scalar/simplifycfg"
)

// CleanupModule is coro-cleanup for all functions of a module.
func CleanupModule(c *pass.Context, m *ir.Module) pass.Preserved {
	changed := pass.All
	if !In(m) {
		return changed
	}
	for _, f := range m.Funcs {
		if !f.IsDecl() {
			changed = min(changed, Cleanup(c, f))
		}
	}
	return changed
}

// Cleanup is coro-cleanup: it lowers the intrinsics that are left when no frame will come to be on
// the stack any more. A frame is on the heap, where the program allocates it; functions of a
// coroutine that is not known are loaded from its frame. simplifycfg follows, for branches are
// decided.
//
// In a coroutine that was not split since nothing can call it, the ends go too. In another one,
// which coro-split does not support, only what concerns other coroutines is lowered.
func Cleanup(c *pass.Context, f *ir.Func) pass.Preserved {
	whole := f.Attrs.Fn.Has("presplitcoroutine")
	dead := whole && f.Linkage.IsLocal()
	changed := false
	for i := range f.Instrs() {
		id := i.IntrinsicID()
		if !strings.HasPrefix(id, "llvm.coro.") || whole && !dead && id != "llvm.coro.subfn.addr" {
			continue
		}
		if v := lowered(i, dead); v != nil {
			ir.ReplaceAllUses(i, v)
			i.Erase()
			changed = true
		}
	}
	if !changed {
		return pass.All
	}
	pass.Invalidate(f, pass.CFG)
	opts := c.Opts
	c.Opts = nil
	simplifycfg.Run(c, f)
	c.Opts = opts
	return pass.None
}

// lowered returns what takes the place of an intrinsic; nil: it stays.
func lowered(i *ir.Instr, dead bool) ir.Value {
	ctx := i.Func().Ctx()
	switch i.IntrinsicID() {
	case "llvm.coro.begin", "llvm.coro.begin.custom.abi", "llvm.coro.free":
		return i.Arg(1)
	case "llvm.coro.alloc":
		return ctx.NewBool(true)
	case "llvm.coro.async.resume":
		return ir.NewZero(i.Type())
	case "llvm.coro.id", "llvm.coro.id.retcon", "llvm.coro.id.retcon.once", "llvm.coro.id.async":
		return ir.NewZero(i.Type())
	case "llvm.coro.subfn.addr":
		b := ir.Before(i)
		part := ir.AsInt(i.Arg(1))
		ty := ctx.Struct(false, ctx.Ptr, ctx.Ptr)
		addr := b.GEP(ty, i.Arg(0), ir.InBounds, "", ir.NewInt(ctx.I32, 0), ir.NewInt(ctx.I32, part.Big().Uint64()))
		return b.Load(ctx.Ptr, addr, i.Func().Module().Layout.ABIAlign(ctx.Ptr), "")
	case "llvm.coro.end", "llvm.coro.suspend.retcon":
		if dead && !i.Type().IsVoid() {
			return ir.NewUndef(i.Type())
		}
	case "llvm.coro.is_in_ramp":
		if dead {
			return ctx.NewBool(true)
		}
	}
	return nil
}

// In reports whether a module speaks of coroutines.
func In(m *ir.Module) bool {
	return slices.ContainsFunc(m.Funcs, func(f *ir.Func) bool { return strings.HasPrefix(f.IntrinsicID(), "llvm.coro.") })
}
