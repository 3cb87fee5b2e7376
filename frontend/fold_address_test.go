package frontend

import (
	"strings"
	"testing"

	"opt-go/frontend/ir"
)

// TestComparedAddresses: comparisons of globals' addresses that LLVM folds when it reads constant
// expressions; "" where only the linker can decide.
func TestComparedAddresses(t *testing.T) {
	const globals = `
		@x = global i32 3
		@y = global i32 4
		@external = external global i32
		@weak = extern_weak global i32
		@once = linkonce global i32 0
		@same = unnamed_addr constant i32 3
		@empty = global [0 x i32] zeroinitializer
		@space = addrspace(1) global i32 3
		@alias = alias i32, i32* @x
		declare void @f()
	`
	for _, c := range []struct{ expr, want string }{
		{"icmp eq (i32* @x, i32* null)", "false"},
		{"icmp ne (i32* null, i32* @x)", "true"},
		{"icmp ult (i32* null, i32* @x)", "true"},
		{"icmp ugt (i32* @x, i32* null)", "true"},
		{"icmp ule (i32* @x, i32* null)", "false"},
		{"icmp slt (i32* @x, i32* null)", ""},
		{"icmp eq (i32* @x, i32* @y)", "false"},
		{"icmp ult (i32* @x, i32* @y)", ""},
		{"icmp ult (i32* @x, i32* @x)", "false"},
		{"icmp sge (i32* @x, i32* @x)", "true"},
		{"icmp eq (i32* @weak, i32* null)", ""},
		{"icmp eq (i32* @once, i32* null)", "false"},
		{"icmp eq (i32* @once, i32* @x)", ""},
		{"icmp eq (i32* @external, i32* @x)", "false"},
		{"icmp eq (i32* @same, i32* @x)", ""},
		{"icmp eq ([0 x i32]* @empty, [0 x i32]* bitcast (i32* @x to [0 x i32]*))", ""},
		{"icmp eq (i32 addrspace(1)* @space, i32 addrspace(1)* null)", ""},
		{"icmp eq (i32* @alias, i32* @x)", ""},
		{"icmp eq (void ()* @f, void ()* null)", "false"},
	} {
		src := "@p = global i1 " + c.expr + strings.ReplaceAll(globals, "\t", "")
		got := ""
		if k := mustRead(t, "<stdin>", []byte(src)).Global("p").Init.(*ir.Const); k.Kind == ir.IntConst {
			got = k.Ident()
		}
		if got != c.want {
			t.Errorf("%s: %q, want %q", c.expr, got, c.want)
		}
	}
}
