package promote

import "opt-go/frontend/ir"

// debugDeclares turns llvm.dbg.declare of promoted allocas into llvm.dbg.value at each place where
// the variable gets a new value, so that a debugger goes on showing it.
type debugDeclares struct {
	f *ir.Func
	// any reports whether the function has debug uses at all.
	any bool
}

func newDebugDeclares(f *ir.Func) *debugDeclares { return &debugDeclares{f: f, any: f.HasMDUses()} }

// declaresOf returns the declare intrinsics of an alloca.
func (d *debugDeclares) declaresOf(a *ir.Instr) []*ir.Instr {
	if !d.any {
		return nil
	}
	var out []*ir.Instr
	for _, m := range d.f.MDUses(a) {
		if c := m.Call(); c != nil && c.IntrinsicID() == "llvm.dbg.declare" {
			out = append(out, c)
		}
	}
	return out
}

// value makes a dbg.value of v for the variable of a declare.
func (d *debugDeclares) value(declare *ir.Instr, v ir.Value) *ir.Instr {
	ctx := d.f.Ctx()
	fn := d.f.Module().Intrinsic("llvm.dbg.value", ctx.Func(ctx.Void, []*ir.Type{ctx.Metadata, ctx.Metadata, ctx.Metadata}, false),
		ir.AttrSet{ir.EnumAttr("nocallback"), ir.EnumAttr("nofree"), ir.EnumAttr("nosync"), ir.EnumAttr("nounwind"),
			ir.EnumAttr("speculatable"), ir.EnumAttr("willreturn"), ir.ValAttr("memory", "none")})
	call := ir.NewInstr(ir.Call, ctx.Void, ir.NewMDValue(ctx, d.f, v), declare.Arg(1), declare.Arg(2), fn)
	call.Info = &ir.CallInfo{FuncType: fn.FuncType}
	call.SetAttachments(declare.Attachments())
	return call
}

// store records that st gives the variable of a the stored value.
func (d *debugDeclares) store(a, st *ir.Instr) {
	for _, c := range d.declaresOf(a) {
		d.value(c, st.Operand(0)).InsertBefore(st)
	}
}

// phi records that the variable of a has the value of a new φ.
func (d *debugDeclares) phi(a, phi *ir.Instr) {
	for _, c := range d.declaresOf(a) {
		if at := phi.Block().FirstInsertion(); at != nil {
			d.value(c, phi).InsertBefore(at)
		}
	}
}

// drop erases the declares of an alloca that is about to go.
func (d *debugDeclares) drop(a *ir.Instr) {
	for _, c := range d.declaresOf(a) {
		c.Erase()
	}
}
