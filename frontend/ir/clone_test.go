package ir

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestCloneModule(t *testing.T) {
	for _, m := range []*Module{kitchenSink(), debugModule(), blockAddressModule()} {
		n := CloneModule(m)
		want := m.String()
		if diff := cmp.Diff(want, n.String()); diff != "" {
			t.Errorf("copy differs (-original +copy):\n%s", diff)
		}
		for _, f := range n.Funcs {
			if err := CheckUses(f); err != nil {
				t.Error(err)
			}
			f.DeleteBody()
			f.SetName("other")
		}
		for _, f := range m.Funcs {
			if err := CheckUses(f); err != nil {
				t.Error(err)
			}
		}
		if diff := cmp.Diff(want, m.String()); diff != "" {
			t.Errorf("the original changed with its copy:\n%s", diff)
		}
	}
}

// blockAddressModule has a function and a global that name another function's block.
func blockAddressModule() *Module {
	c := NewContext()
	m := NewModule(c)
	user := m.NewFunc("user", c.Func(c.Ptr, nil, false))
	f := m.NewFunc("f", c.Func(c.Void, nil, false))
	a, b := f.NewBlock("a"), f.NewBlock("")
	AtEnd(a).Br(b)
	AtEnd(b).Ret(nil)
	addr := NewBlockAddress(f, b)
	AtEnd(user.NewBlock("")).Ret(addr)
	m.NewGlobal("g", c.Ptr, 0, addr)
	m.NewGlobal("h", c.Ptr, 0, f)
	return m
}

// A constant may outlive the block that it names.
func TestErasedBlockAddress(t *testing.T) {
	m := blockAddressModule()
	f := m.Func("f")
	entry, b := f.Entry(), f.Entry().Succ(0)
	entry.Term().Erase()
	AtEnd(entry).Ret(nil)
	b.Erase()
	const want = "@g = global ptr inttoptr (i32 1 to ptr)"
	for what, n := range map[string]*Module{"module": m, "copy": CloneModule(m)} {
		if !strings.Contains(n.String(), want) {
			t.Errorf("%s: no %q in\n%s", what, want, n)
		}
	}
}

func TestCloneFunc(t *testing.T) {
	m := kitchenSink()
	f := m.Func("a b")
	f.SetName("f")
	n := CloneFunc(f, "f")
	if n.Name() != "f.1" {
		t.Errorf("name %q", n.Name())
	}
	if diff := cmp.Diff(strings.Replace(f.String(), "@f(", "@f.1(", 1), n.String()); diff != "" {
		t.Errorf("(-original +copy):\n%s", diff)
	}
	if err := CheckUses(n); err != nil {
		t.Error(err)
	}
	if err := CheckUses(f); err != nil {
		t.Error(err)
	}
}

// TestCloneFuncDebug checks that the copy of a function has a subprogram of its own.
func TestCloneFuncDebug(t *testing.T) {
	m := debugModule()
	f := m.Func("f")
	n := CloneFunc(f, "g")
	if f.MD("dbg") == n.MD("dbg") {
		t.Error("one subprogram for two functions")
	}
	for i := range n.Instrs() {
		if l := i.DebugLoc(); l != nil && l.Field("scope") != MD(n.MD("dbg")) {
			t.Errorf("%s is located in another function", i)
		}
	}
	if n.MD("dbg").Field("unit") != f.MD("dbg").Field("unit") {
		t.Error("the compile unit was copied")
	}
	sameAsOpt(t, m)
}

// TestCloneBlocks copies a loop's body after itself, as an unroller does.
func TestCloneBlocks(t *testing.T) {
	c := NewContext()
	m := NewModule(c)
	f := m.NewFunc("f", c.Func(c.Void, []*Type{c.I32}, false))
	entry, loop, exit := f.NewBlock("entry"), f.NewBlock("loop"), f.NewBlock("exit")
	AtEnd(entry).Br(loop)
	b := AtEnd(loop)
	i := b.Phi(c.I32, "i")
	next := b.Add(i, NewInt(c.I32, 1), "next")
	i.AddIncoming(NewInt(c.I32, 0), entry)
	i.AddIncoming(next, loop)
	b.CondBr(b.ICmp(EQ, next, f.Params[0], "c"), exit, loop)
	AtEnd(exit).Ret(nil)

	vm := NewValueMap(f, f)
	copied := CloneBlocks([]*Block{loop}, vm, ".1")
	phi := vm.Get(i).(*Instr)
	ReplaceAllUses(phi, next)
	phi.Erase()
	for k := range loop.NumSuccs() {
		if loop.Succ(k) == loop {
			loop.Term().SetSucc(k, copied[0])
		}
	}
	copied[0].Term().SetSucc(1, loop)
	i.SetIncomingBlock(1, copied[0])
	i.SetOperand(1, vm.Get(next))
	const want = `define void @f(i32 %0) {
entry:
  br label %loop

loop:                                             ; preds = %loop.1, %entry
  %i = phi i32 [ 0, %entry ], [ %next.1, %loop.1 ]
  %next = add i32 %i, 1
  %c = icmp eq i32 %next, %0
  br i1 %c, label %exit, label %loop.1

exit:                                             ; preds = %loop.1, %loop
  ret void

loop.1:                                           ; preds = %loop
  %next.1 = add i32 %next, 1
  %c.1 = icmp eq i32 %next.1, %0
  br i1 %c.1, label %exit, label %loop
}
`
	if diff := cmp.Diff(want, f.String()); diff != "" {
		t.Error(diff)
	}
	if err := CheckUses(f); err != nil {
		t.Error(err)
	}
}

// TestErasedDebugUses checks that debug uses inside argument lists follow replacement and erasure.
func TestErasedDebugUses(t *testing.T) {
	m := debugModule()
	f := m.Func("f")
	x := f.Params[0]
	if n := len(f.MDUses(x)); n != 2 {
		t.Errorf("%d debug uses of %%x, want 2", n)
	}
	for i := range f.Instrs() {
		if i.Op() == Call {
			i.Erase()
		}
	}
	if n := len(f.MDUses(x)); n != 0 {
		t.Errorf("%d debug uses of %%x are left", n)
	}
}

// TestRestoredDebugUse checks that an operand that got a constant for a while is a debug use of the
// value that it gets back.
func TestRestoredDebugUse(t *testing.T) {
	m := debugModule()
	f := m.Func("f")
	x := f.Params[0]
	call := f.Entry().First()
	for call.Op() != Call {
		call = call.Next()
	}
	told := NewMDValue(m.Ctx, f, x)
	call.SetOperand(0, told)
	before := len(f.MDUses(x))
	told.SetValue(NewPoison(x.Type()))
	if n := len(f.MDUses(x)); n != before-1 {
		t.Errorf("%d debug uses of %%x, want %d", n, before-1)
	}
	told.SetValue(x)
	if n := len(f.MDUses(x)); n != before {
		t.Errorf("%d debug uses of %%x, want %d", n, before)
	}
	if err := CheckUses(f); err != nil {
		t.Error(err)
	}
}

// TestReplacedDebugUse checks that a debug use is removed with the operand that holds it: a sum of
// two values is salvaged as a list of them, in place of the operand.
func TestReplacedDebugUse(t *testing.T) {
	m := debugModule()
	f := m.Func("f")
	b := Before(f.Entry().First())
	x := f.Params[0]
	y := b.Load(x.Type(), NewZero(m.Ctx.Ptr), 4, "y")
	sum := b.Add(x, y, "")
	call := f.Entry().First().Next().Next()
	call.SetOperand(0, NewMDValue(m.Ctx, f, sum))
	sum.Erase()
	if n := len(f.MDUses(y)); n != 1 {
		t.Errorf("%d debug uses of %%y, want 1", n)
	}
	if err := CheckUses(f); err != nil {
		t.Error(err)
	}
	call.Erase()
	if n := len(f.MDUses(y)); n != 0 {
		t.Errorf("%d debug uses of %%y are left", n)
	}
	if err := CheckUses(f); err != nil {
		t.Error(err)
	}
}
