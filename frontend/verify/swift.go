package verify

import "opt-go/frontend/ir"

// swiftErrors checks parameters and allocas marked swifterror: a register takes their place, so
// they may only be loaded, stored to, and passed on as such.
func (v *verifier) swiftErrors(f *ir.Func) {
	for k, p := range f.Params {
		if f.Attrs.Param(k).Has("swifterror") {
			v.swiftErrorUses(p)
		}
	}
}

func (v *verifier) swiftErrorUses(x ir.Value) {
	for u := range ir.Uses(x) {
		i := u.User()
		switch {
		case i.Op() == ir.Load:
		case i.Op() == ir.Store:
			if i.Operand(1) != x {
				v.Fail("swifterror value should be the second operand when used by stores", x, i)
			}
		case i.Op() == ir.Call || i.Op() == ir.Invoke:
			f, _ := i.Callee().(*ir.Func)
			marked := i.Info.Attrs.Param(int(u.Index())).Has("swifterror") || f != nil && f.Attrs.Param(int(u.Index())).Has("swifterror")
			if int(u.Index()) < i.NumArgs() && !marked {
				v.Fail("swifterror value when used in a callsite should be marked with swifterror attribute", x, i)
			}
		default:
			v.Fail("swifterror value can only be loaded and stored from, or as a swifterror argument!", x, i)
		}
	}
}

// swiftErrorArg checks an argument marked swifterror.
func (v *verifier) swiftErrorArg(i *ir.Instr, x ir.Value) {
	switch x := x.(type) {
	case *ir.Instr:
		if x.Op() != ir.Alloca {
			break
		}
		if x.Flags&ir.SwiftError == 0 {
			v.Fail("swifterror argument for call has mismatched alloca", x, i)
		}
		return
	case *ir.Param:
		if !x.Attrs().Has("swifterror") {
			v.Fail("swifterror argument for call has mismatched parameter", x, i)
		}
		return
	}
	v.Fail("swifterror argument should come from an alloca or parameter", x, i)
}
