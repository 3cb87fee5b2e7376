package ir_test

import (
	"testing"

	"opt-go/frontend/ir"
)

// TestSettleAfterRemoval: new declarations that are removed again, one by one or together, leave
// the list of functions intact.
func TestSettleAfterRemoval(t *testing.T) {
	m := ir.NewModule(ir.NewContext())
	void := m.Ctx.Func(m.Ctx.Void, nil, false)
	declare := func(name string) *ir.Func { return m.Declare(name, void, func(*ir.Func) {}) }
	old := declare("old")
	m.SettleDecls()
	z, y := declare("z"), declare("y")
	m.Remove(y)
	m.RemoveAll(map[ir.GlobalValue]bool{old: true, z: true})
	declare("b")
	declare("a")
	m.SettleDecls()
	var got string
	for _, f := range m.Funcs {
		got += f.Name()
	}
	if got != "ab" {
		t.Errorf("functions %q, want %q", got, "ab")
	}
}
