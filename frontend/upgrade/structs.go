package upgrade

import "opt-go/frontend/ir"

// namedStruct returns the rewrite of calls of an intrinsic that is declared to return a named or
// packed structure: since LLVM 17 intrinsics return literal ones. The named value is built from the
// fields, as LLVM does, whose new call has no attributes and is no tail call. Where the structure
// is a part of the intrinsic's name it stays.
//
//	%p = type { i32, i1 }                  %1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(…)
//	%r = call %p @llvm.uadd…          ⇒    %2 = extractvalue { i32, i1 } %1, 0
//	                                       %3 = insertvalue %p poison, i32 %2, 0
//	                                       …
func namedStruct(f *ir.Func) rewrite {
	old := f.RetType()
	if old.Kind != ir.StructKind || old.Name == "" && !old.Packed {
		return nil
	}
	ctx := f.Module().Ctx
	literal := ctx.Struct(false, old.Fields...)
	ty := ctx.Func(literal, f.FuncType.Fields, f.FuncType.VarArg)
	overloads, ok := ir.IntrinsicOverloads(f.Name(), ty)
	if !ok {
		return nil
	}
	for _, t := range overloads {
		if t.Kind == ir.StructKind {
			return nil
		}
	}
	return func(b *ir.Builder, c *ir.Instr) ir.Value {
		n := b.Call(declared(c, f.IntrinsicID(), ty, overloads...), "", arguments(c)...)
		v := ir.Value(ir.NewPoison(old))
		for k, t := range old.Fields {
			part := ir.NewInstr(ir.ExtractValue, t, n)
			part.SetIndices([]uint64{uint64(k)})
			whole := ir.NewInstr(ir.InsertValue, old, v, b.Insert(part, ""))
			whole.SetIndices([]uint64{uint64(k)})
			v = b.Insert(whole, "")
		}
		return v
	}
}
