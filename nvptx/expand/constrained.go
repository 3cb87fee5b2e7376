package expand

import "opt-go/frontend/ir"

// The threads of a GPU have no rounding mode and no exceptions to raise, so that a constrained
// operation is the plain one. Its metadata only informs the optimizer of the environment (LangRef,
// "Constrained Floating-Point Intrinsics").

// constrainedRule is the rule of llvm.experimental.constrained.NAME; nil if there is none.
func constrainedRule(name string) rule {
	switch name {
	case "fcmp", "fcmps":
		return func(x *site) ir.Value { return x.compare(x.i.Arg(0), x.i.Arg(1), x.i.Arg(2)) }
	}
	switch op := ir.OpByName(name); {
	case name == "trunc": // of floats, not the cast
	case op.IsBinary():
		return func(x *site) ir.Value { return x.op(op, x.i.Arg(0), x.i.Arg(1)) }
	case op.IsCast():
		return func(x *site) ir.Value { return x.Cast(op, x.i.Arg(0), x.i.Type(), "") }
	}
	if ir.IsKnownIntrinsic("llvm." + name) {
		return func(x *site) ir.Value { return x.intrinsic(name, x.i.Type(), x.valueArgs()...) }
	}
	return nil
}

// valueArgs are the arguments that are no metadata.
func (x *site) valueArgs() []ir.Value {
	var args []ir.Value
	for k := range x.i.NumArgs() {
		if v := x.i.Arg(k); v.Type().Kind != ir.MetadataKind {
			args = append(args, v)
		}
	}
	return args
}
