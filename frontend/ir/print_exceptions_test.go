package ir

import (
	"strings"
	"testing"
)

// exceptionModule has both kinds of exception handling, callbr, indirectbr and operand bundles.
func exceptionModule() *Module {
	c := NewContext()
	m := NewModule(c)
	void := c.Func(c.Void, nil, false)
	thrower := m.NewFunc("thrower", c.Func(c.I32, []*Type{c.I32}, false))
	pers := m.NewFunc("__gxx_personality_v0", c.Func(c.I32, nil, true))
	seh := m.NewFunc("__CxxFrameHandler3", c.Func(c.I32, nil, true))
	pair := c.Struct(false, c.Ptr, c.I32)

	f := m.NewFunc("itanium", void)
	f.Personality = pers
	entry, ok, bad := f.NewBlock("entry"), f.NewBlock("ok"), f.NewBlock("bad")
	inv := NewInstr(Invoke, c.I32, NewInt(c.I32, 3), ok, bad, thrower)
	inv.Info = &CallInfo{FuncType: thrower.FuncType}
	AtEnd(entry).Insert(inv, "r")
	b := AtEnd(ok)
	b.Add(inv, inv, "s")
	b.Ret(nil)
	b = AtEnd(bad)
	lp := NewInstr(LandingPad, pair)
	b.Insert(lp, "lp")
	lp.Flags = CleanupPadFlag
	lp.AddClause(NewZero(c.Ptr), false)
	lp.AddClause(NewAggregate(c.Array(1, c.Ptr), []Value{thrower}), true)
	b.Insert(NewInstr(Resume, c.Void, lp), "")

	f = m.NewFunc("funclets", void)
	f.Personality = seh
	entry, ok, bad = f.NewBlock(""), f.NewBlock("ok"), f.NewBlock("dispatch")
	handler, cleanup := f.NewBlock("handler"), f.NewBlock("cleanup")
	inv = NewInstr(Invoke, c.I32, NewInt(c.I32, 3), ok, bad, thrower)
	inv.Info = &CallInfo{FuncType: thrower.FuncType}
	AtEnd(entry).Insert(inv, "")
	AtEnd(ok).Ret(nil)
	none := NewZero(c.Token)
	cs := NewInstr(CatchSwitch, c.Token, none, handler, cleanup)
	AtEnd(bad).Insert(cs, "cs")
	cp := NewInstr(CatchPad, c.Token, cs, NewZero(c.Ptr), NewInt(c.I32, 64))
	b = AtEnd(handler)
	b.Insert(cp, "cp")
	call := NewInstr(Call, c.I32, NewInt(c.I32, 1), cp, thrower)
	call.Info = &CallInfo{FuncType: thrower.FuncType, Bundles: []Bundle{{"funclet", 1, 1}}}
	b.Insert(call, "")
	b.Insert(NewInstr(CatchRet, c.Void, cp, ok), "")
	b = AtEnd(cleanup)
	clean := NewInstr(CleanupPad, c.Token, none)
	b.Insert(clean, "")
	b.Insert(NewInstr(CleanupRet, c.Void, clean), "")

	f = m.NewFunc("jumps", void)
	entry, a, z := f.NewBlock("entry"), f.NewBlock("a"), f.NewBlock("z")
	asm := &InlineAsm{Asm: "", Constraints: "!i", SideEffect: true, FuncType: void}
	cb := NewInstr(CallBr, c.Void, a, z, asm)
	cb.Info = &CallInfo{FuncType: void, Indirect: 1}
	AtEnd(entry).Insert(cb, "")
	AtEnd(a).Insert(NewInstr(IndirectBr, c.Void, NewBlockAddress(f, z), a, z), "")
	AtEnd(z).Ret(nil)
	return m
}

func TestPrintExceptions(t *testing.T) {
	m := exceptionModule()
	sameAsOpt(t, m)
	for _, line := range []string{
		"  %r = invoke i32 @thrower(i32 3)\n          to label %ok unwind label %bad\n",
		"  %lp = landingpad { ptr, i32 }\n          cleanup\n          catch ptr null\n          filter [1 x ptr] [ptr @thrower]\n",
		"  %cs = catchswitch within none [label %handler] unwind label %cleanup\n",
		"  %cp = catchpad within %cs [ptr null, i32 64]\n",
		"call i32 @thrower(i32 1) [ \"funclet\"(token %cp) ]\n",
		"  catchret from %cp to label %ok\n",
		" = cleanuppad within none []\n",
		" unwind to caller\n",
		"  callbr void asm sideeffect \"\", \"!i\"()\n          to label %a [label %z]\n",
		"  indirectbr ptr blockaddress(@jumps, %z), [label %a, label %z]\n",
	} {
		if !strings.Contains(m.String(), line) {
			t.Errorf("no %q", line)
		}
	}
}
