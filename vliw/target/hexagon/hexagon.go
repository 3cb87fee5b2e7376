// Package hexagon compiles LLVM IR for Qualcomm's Hexagon V68, its scalar core and its vector unit
// (HVX): Compile is the interface.
//
// Its packages, in the order in which code goes through them:
//
//	isel   IR → instructions on virtual registers, by the ABI
//	pipeline  kernels of hardware loops
//	alloc  registers, spill code and the frame
//	pack   packets
//	intrinsics  what llvm.hexagon.* are
//	code   the assembly as data: the table of operations, its text, and the rules of packets
//
// The output is what llvm-mc -triple=hexagon -mcpu=hexagonv68 assembles. Sources: Hexagon V67 and
// V68 Programmer's Reference Manuals (Qualcomm 80-N2040), Hexagon ABI User Guide (80-N2040-23).
package hexagon

import (
	"io"
	"strings"

	"opt-go/frontend/diag"
	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/alloc"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel"
	"opt-go/vliw/target/hexagon/pack"
	"opt-go/vliw/target/hexagon/pipeline"
)

// Layout is the data layout of Hexagon.
const Layout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"

// IsTriple reports whether a triple names Hexagon.
func IsTriple(triple string) bool {
	arch, _, _ := strings.Cut(triple, "-")
	return arch == "hexagon"
}

// Compile compiles a module, which stays as it is. The error is a diag.List.
func Compile(m *ir.Module) (*code.Module, error) {
	c := &compiler{mod: isel.NewModule(ir.CloneModule(m))}
	c.guard(c.mod.Check)
	if c.diags.HasErrors() {
		return nil, c.diags
	}
	for _, g := range c.mod.Src.Globals {
		c.guard(func() { c.mod.Define(g) })
	}
	globals := len(c.mod.Src.Globals)
	for _, f := range c.mod.Src.Funcs {
		if !f.IsDecl() && f.Linkage != ir.AvailableExternally {
			c.guard(func() { c.function(f) })
		}
	}
	for _, g := range c.mod.Src.Globals[globals:] { // constants that vectors need
		c.guard(func() { c.mod.Define(g) })
	}
	if c.diags.HasErrors() {
		return nil, c.diags
	}
	return c.mod.Out, nil
}

// Print writes the assembly of a module.
func Print(w io.Writer, m *code.Module) error { return code.Print(w, m) }

type compiler struct {
	mod   *isel.Module
	diags diag.List
}

// guard runs a step, and records a diagnostic for constructs that are not supported.
func (c *compiler) guard(step func()) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case mir.Unsupported:
			c.diags = append(c.diags, r.Diagnostic(c.mod.Src))
		default:
			panic(r)
		}
	}()
	step()
}

func (c *compiler) function(src *ir.Func) {
	f := c.mod.Function(src)
	alloc.Merge(f)
	pipeline.Loops(f)
	pack.Straighten(f)
	if !alloc.Function(f) {
		panic("BUG: code without packets cannot be allocated: " + f.Name)
	}
	pack.Function(f)
	if err := code.Check(f); err != nil {
		panic("BUG: " + err.Error())
	}
	c.mod.Out.Funcs = append(c.mod.Out.Funcs, f)
}
