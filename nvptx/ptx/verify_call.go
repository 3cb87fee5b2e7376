package ptx

import "fmt"

// CallParts takes the operands of a call apart; ok is false if they do not make a call.
// proto is the name of the prototype or target list of an indirect call.
func CallParts(in *Inst) (rets List, callee Operand, args List, proto string, ok bool) {
	ops := in.Args
	if len(ops) > 0 {
		if l, isList := ops[0].(List); isList {
			rets, ops = l, ops[1:]
		}
	}
	if len(ops) == 0 {
		return nil, nil, nil, "", false
	}
	callee, ops = ops[0], ops[1:]
	switch callee.(type) {
	case SymRef, Reg:
	default:
		return nil, nil, nil, "", false
	}
	if len(ops) > 0 {
		if l, isList := ops[0].(List); isList {
			args, ops = l, ops[1:]
		}
	}
	if len(ops) > 0 {
		s, isSym := ops[0].(SymRef)
		if !isSym {
			return nil, nil, nil, "", false
		}
		proto, ops = s.Name, ops[1:]
	}
	return rets, callee, args, proto, len(ops) == 0
}

// call checks a call against the callee's declaration or the prototype.
func (v *verifier) call(in *Inst, fail func(string, ...any)) {
	rets, callee, args, proto, ok := CallParts(in)
	if !ok {
		fail("a call is (results), callee, (arguments), prototype")
		return
	}
	var wantRets, wantArgs []Param
	switch c := callee.(type) {
	case SymRef:
		f := v.callee(c.Name)
		if f == nil {
			fail("%s is no function", c.Name)
			return
		}
		wantRets, wantArgs = f.Rets, f.Params
	case Reg:
		if t := v.f.Regs[c].Type; t.Bits() != v.m.AddressSize || t.Class() == Float {
			fail("register %s (.%s) holds no function", v.f.Regs[c].Name, t)
		}
		p := v.protos[proto]
		if p == nil {
			if v.lists[proto] == nil {
				fail("an indirect call needs a .callprototype or .calltargets")
			}
			return
		}
		wantRets, wantArgs = p.Rets, p.Params
	}
	v.actuals("result", rets, wantRets, fail)
	v.actuals("argument", args, wantArgs, fail)
}

// callee finds a function, also through an alias.
func (v *verifier) callee(name string) *Func {
	switch d := v.globals[name].(type) {
	case *Func:
		return d
	case *Alias:
		f, _ := v.globals[d.Target].(*Func)
		return f
	}
	return nil
}

func (v *verifier) actuals(what string, have List, want []Param, fail func(string, ...any)) {
	variadic := len(want) > 0 && len(want[len(want)-1].Dims) == 1 && want[len(want)-1].Dims[0] < 0
	if len(have) != len(want) && !variadic {
		fail("%d %ss, the callee has %d", len(have), what, len(want))
		return
	}
	for i, o := range have {
		if i >= len(want) || want[i].Dims != nil && want[i].Dims[0] < 0 {
			break
		}
		size, err := v.actualSize(o, want[i].Type)
		switch {
		case err != nil:
			fail("%s %d: %s", what, i+1, err)
		case size != want[i].Size():
			fail("%s %d has %d bytes, the callee's %s has %d", what, i+1, size, want[i].Name, want[i].Size())
		}
	}
}

// actualSize is the size of an actual argument; an immediate has the size of the parameter.
func (v *verifier) actualSize(o Operand, want Type) (int, error) {
	switch o := o.(type) {
	case SymRef:
		if d := v.locals[o.Name]; d != nil && d.Space == ParamSpace {
			return d.Size(), nil
		}
		for _, ps := range [][]Param{v.f.Params, v.f.Rets} {
			for i := range ps {
				if ps[i].Name == o.Name {
					return ps[i].Size(), nil
				}
			}
		}
		return 0, fmt.Errorf("%s is no .param variable", o.Name)
	case Reg:
		return v.f.Regs[o].Type.Bytes(), nil
	case Int, Hex, F32Bits, F64Bits, Sink:
		return want.Bytes(), nil
	}
	return 0, fmt.Errorf("cannot be passed")
}
