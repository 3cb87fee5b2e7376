package ir

// callBody writes call, invoke and callbr after the opcode.
func (p *printer) callBody(i *Instr) {
	info := i.Info
	if info.CC != CCC {
		p.c(' ')
		p.s(info.CC.String())
	}
	p.attrs(p.returnAttrs(info.Attrs.Ret, i.ty))
	p.calleeSpace(i)
	p.c(' ')
	if info.FuncType.VarArg {
		p.b = info.FuncType.append(p.b)
	} else {
		p.b = info.FuncType.Elem.append(p.b)
	}
	p.c(' ')
	p.operand(i.Callee(), false)
	p.c('(')
	p.arguments(i)
	p.c(')')
	p.groupRef(info.Attrs.Fn)
	p.bundles(i)
	n := len(i.ops)
	switch i.op {
	case Invoke:
		p.s("\n          to ")
		p.use(i, n-3, true)
		p.s(" unwind ")
		p.use(i, n-2, true)
	case CallBr:
		first := n - 1 - info.Indirect
		p.s("\n          to ")
		p.use(i, first-1, true)
		p.s(" [")
		p.uses(i, first, n-1)
		p.c(']')
	}
}

// calleeSpace writes the callee's address space where the program's is another one than 0 or the
// callee's.
func (p *printer) calleeSpace(i *Instr) {
	space := i.Callee().Type().Space
	if space != 0 || p.mod != nil && p.mod.Layout.FuncSpace != 0 {
		p.c(' ')
		p.addrSpace(space)
	}
}

func (p *printer) arguments(i *Instr) {
	if form, ok := p.formOf(i.calledFunc()); ok {
		p.formArguments(i, form)
		return
	}
	n := i.NumArgs()
	for k := range n {
		if k > 0 {
			p.s(", ")
		}
		v := i.ops[k].val
		if v == nil {
			p.s("<null operand!>")
			continue
		}
		if set := i.Info.Attrs.Param(k); len(set) > 0 {
			p.b = v.Type().append(p.b)
			p.attrs(p.typedAttrs(set, v.Type()))
			p.c(' ')
			p.operand(v, false)
		} else {
			p.operand(v, true)
		}
	}
	// A musttail call of a variadic function forwards the caller's variable arguments.
	if f := i.Func(); i.Flags&MustTail != 0 && f != nil && f.FuncType.VarArg {
		if n > 0 {
			p.s(", ")
		}
		p.s("...")
	}
}

func (p *printer) bundles(i *Instr) {
	if len(i.Info.Bundles) == 0 {
		return
	}
	p.s(" [ ")
	for k, b := range i.Info.Bundles {
		if k > 0 {
			p.s(", ")
		}
		p.quoted(b.Tag)
		p.c('(')
		p.uses(i, b.First, b.First+b.Count)
		p.c(')')
	}
	p.s(" ]")
}
