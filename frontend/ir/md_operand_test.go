package ir

import "testing"

// TestSharedNodeOperand gives one metadata node to calls in two functions: they may be worked on
// concurrently, so nothing is recorded in it. An operand that wraps a value belongs to its call.
func TestSharedNodeOperand(t *testing.T) {
	c := NewContext()
	m := NewModule(c)
	debug := m.Intrinsic("llvm.dbg.value", c.Func(c.Void, []*Type{c.Metadata, c.Metadata, c.Metadata}, false), nil)
	expression := NewMDNode(c, &MDNode{ID: -1, Kind: "DIExpression"})
	for _, name := range []string{"f", "g"} {
		f := m.NewFunc(name, c.Func(c.Void, []*Type{c.I32}, false))
		ret := AtEnd(f.NewBlock("entry")).Ret(nil)
		v := NewMDValue(c, f, f.Params[0])
		call := Before(ret).Call(debug, "", v, expression, expression)
		if v.Call() != call {
			t.Errorf("@%s: the operand of the value does not know its call", name)
		}
		if expression.Call() != nil {
			t.Errorf("@%s: a node that calls share says that it belongs to one", name)
		}
		call.Erase()
		if v.Call() != nil {
			t.Errorf("@%s: the operand remembers a call that is gone", name)
		}
	}
}
