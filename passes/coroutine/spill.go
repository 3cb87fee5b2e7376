package coroutine

import "opt-go/frontend/ir"

// spilled is a value that the frame keeps across suspensions.
type spilled struct {
	v     ir.Value
	uses  []*ir.Use // those that a suspension separates from the definition
	field int
}

// findSpills lists what has to be kept, or says what cannot be.
func (sp *splitter) findSpills() (list []*spilled, at *ir.Instr, why string) {
	note := func(v ir.Value) {
		if uses := sp.c.crossingUses(v); len(uses) > 0 {
			list = append(list, &spilled{v: v, uses: uses})
		}
	}
	for _, p := range sp.f.Params {
		note(p)
	}
	for i := range sp.f.Instrs() {
		if i.Op() == ir.Alloca || i == sp.begin || i.Type().IsVoid() || i.IntrinsicID() == "llvm.coro.id" || i.IntrinsicID() == "llvm.coro.save" {
			continue
		}
		before := len(list)
		if note(i); len(list) == before {
			continue
		}
		switch {
		case i.Type().Kind == ir.TokenKind:
			return nil, i, "a token that is used after a suspension is not supported"
		case !i.Type().IsSized() || i.Type().HasScalable():
			return nil, i, "a value of type " + i.Type().String() + " that is used after a suspension is not supported"
		case i.Op() == ir.CallBr || i.Block().FirstInsertion() == nil:
			return nil, i, "a value of this block that is used after a suspension is not supported"
		case !sp.dom.DominatesInstr(sp.begin, i) && !sp.dom.DominatesInstr(i, sp.begin):
			return nil, i, "a value of only some paths to llvm.coro.begin that is used after a suspension is not supported"
		}
		for _, u := range list[before].uses {
			if spotOf(u).insertion() == nil {
				return nil, u.User(), "a value that a catchswitch's block uses after a suspension is not supported"
			}
		}
	}
	return list, nil, ""
}

// addSpills gives each of the values a field. The frame holds what an argument byval points to,
// not its address.
func (fr *frame) addSpills(list []*spilled, layout *ir.DataLayout) {
	for _, sp := range list {
		ty, align := sp.v.Type(), uint64(0)
		if by := byValue(sp.v); by != nil {
			ty, align = by, max(layout.ABIAlign(by), byValueAlign(sp.v.(*ir.Param)))
		}
		sp.field = fr.add(ty, align, layout)
	}
}

// byValue returns the type of the copy that an argument points to; nil where it is none.
func byValue(v ir.Value) *ir.Type {
	if p, ok := v.(*ir.Param); ok {
		if a, ok := p.Attrs().Get("byval"); ok {
			return a.Ty
		}
	}
	return nil
}

// store keeps a value in the frame where it is defined, and reloads it at its uses.
//
//	%x = call i32 @f()            %x = call i32 @f()
//	                              store i32 %x, ptr <field of %hdl>
//	suspension              ⇒     suspension
//	                              %x.reload = load i32, ptr <field of %hdl>
//	call void @g(i32 %x)          call void @g(i32 %x.reload)
func (sp *splitter) store(x *spilled) {
	name := ir.NameOf(x.v)
	if p, ok := x.v.(*ir.Param); ok {
		p.SetAttrs(p.Attrs().Without("nocapture", "captures"))
	}
	if byValue(x.v) != nil {
		sp.storeByValue(x)
		return
	}
	align := sp.fr.fields[x.field].align
	b := sp.afterDefinition(x.v)
	addr := sp.fr.address(b, sp.begin, x.field, ir.InBounds, suffixed(name, ".spill.addr"))
	b.Store(x.v, addr, align)
	reloads := map[spot]*ir.Instr{}
	for k := len(x.uses) - 1; k >= 0; k-- { // in the order in which they were made
		u := x.uses[k]
		if u.Value() != x.v { // a pointer into an alloca, which is computed anew
			continue
		}
		at := spotOf(u)
		if reloads[at] == nil {
			b := ir.Before(at.insertion())
			b.Loc = nil
			addr := sp.fr.address(b, sp.begin, x.field, ir.InBounds, suffixed(name, ".reload.addr"))
			reloads[at] = b.Load(x.v.Type(), addr, align, suffixed(name, ".reload"))
		}
		u.Set(reloads[at])
	}
	sp.reloadDebugUses(x.v, reloads)
}

// afterDefinition returns the place to keep a value: right after its definition, or after the
// frame has become known.
func (sp *splitter) afterDefinition(v ir.Value) *ir.Builder {
	i, _ := v.(*ir.Instr)
	var at *ir.Instr
	switch {
	case i == nil || !sp.dom.DominatesInstr(sp.begin, i):
		at = sp.start.First()
	case i.Op() == ir.Invoke:
		at = edgeBlock(i, 0).FirstInsertion()
	case i.Op() == ir.Phi || i.IsEHPad():
		at = i.Block().FirstInsertion()
	case i.IntrinsicID() == "llvm.coro.suspend":
		at = i.Block().Succ(0).First() // the suspension becomes a φ there
	default:
		at = i.Next()
	}
	b := ir.Before(at)
	b.Loc = nil
	return b
}

// storeByValue moves the copy that an argument points to into the frame: all that comes after the
// frame uses it there.
func (sp *splitter) storeByValue(x *spilled) {
	p := x.v.(*ir.Param)
	layout := sp.layout()
	size, align := layout.AllocSize(byValue(p)), max(byValueAlign(p), 1)
	b := ir.Before(sp.base.Term())
	b.Loc = nil
	addr := sp.fr.address(b, sp.begin, x.field, ir.InBounds, suffixed(p.Name(), ".reload.addr"))
	ir.ReplaceUsesIf(p, addr, func(u *ir.Use) bool { return u.User() != addr && sp.dom.DominatesUse(sp.begin, u) })
	for _, m := range sp.f.MDUses(p) {
		m.SetValue(addr)
	}
	sp.copyInto(addr, sp.fr.fields[x.field].align, p, align, size)
}

func suffixed(name, suffix string) string {
	if name == "" {
		return suffix
	}
	return name + suffix
}
