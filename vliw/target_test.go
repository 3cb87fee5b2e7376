package vliw

import (
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes/target"
	"opt-go/vliw/machine"
)

// TestTarget compares the facts that passes get with the behaviour of the machine.
func TestTarget(t *testing.T) {
	slow, err := machine.Lookup("p2m2l6")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		opt Options
		mul int
	}{{Options{}, 4}, {Options{Name: "p2m2l6"}, 6}, {Options{Machine: slow}, 6}, {Options{Name: "no such machine"}, 4}} {
		if got := Target(c.opt).MulCost(32); got != c.mul {
			t.Errorf("machine %q: a multiplication costs %d, want %d", c.opt.Name, got, c.mul)
		}
	}
	sym := &ir.GlobalVar{}
	for _, c := range []struct {
		mode target.AddressMode
		free bool
	}{
		{target.AddressMode{BaseReg: true, Offset: 1 << 31}, false},
		{target.AddressMode{BaseReg: true, Offset: -1 << 31}, true},
		{target.AddressMode{BaseReg: true, Scale: 8, Offset: 4}, true},
		{target.AddressMode{BaseReg: true, Scale: 3}, false},
		{target.AddressMode{Symbol: sym, Offset: 16}, true},
		{target.AddressMode{Symbol: sym, Scale: 4}, false},
		{target.AddressMode{Symbol: sym, BaseReg: true}, false},
	} {
		if got := Target(Options{}).FoldsAddress(c.mode); got != c.free {
			t.Errorf("%+v: free %v, want %v", c.mode, got, c.free)
		}
	}
}
