package ir

// swiftErrors checks parameters and allocas marked swifterror: a register takes their place, so
// they may only be loaded, stored to, and passed on as such.
func (v *verifier) swiftErrors(f *Func) {
	for k, p := range f.Params {
		if f.Attrs.Param(k).Has("swifterror") {
			v.swiftErrorUses(p)
		}
	}
}

func (v *verifier) swiftErrorUses(x Value) {
	for u := range Uses(x) {
		i := u.user
		switch {
		case i.op == Load:
		case i.op == Store:
			if i.ops[1].val != x {
				v.fail("swifterror value should be the second operand when used by stores", x, i)
			}
		case i.op == Call || i.op == Invoke:
			f, _ := i.Callee().(*Func)
			marked := i.Info.Attrs.Param(int(u.index)).Has("swifterror") || f != nil && f.Attrs.Param(int(u.index)).Has("swifterror")
			if int(u.index) < i.NumArgs() && !marked {
				v.fail("swifterror value when used in a callsite should be marked with swifterror attribute", x, i)
			}
		default:
			v.fail("swifterror value can only be loaded and stored from, or as a swifterror argument!", x, i)
		}
	}
}

// swiftErrorArg checks an argument marked swifterror.
func (v *verifier) swiftErrorArg(i *Instr, x Value) {
	switch x := x.(type) {
	case *Instr:
		if x.op != Alloca {
			break
		}
		if x.Flags&SwiftError == 0 {
			v.fail("swifterror argument for call has mismatched alloca", x, i)
		}
		return
	case *Param:
		if !x.Attrs().Has("swifterror") {
			v.fail("swifterror argument for call has mismatched parameter", x, i)
		}
		return
	}
	v.fail("swifterror argument should come from an alloca or parameter", x, i)
}
