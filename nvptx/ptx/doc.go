// Package ptx is PTX as a data structure: the module, its variables and functions, virtual
// registers, instructions, and the table that says which instructions exist.
//
// Where to start:
//
//   - module.go, function.go: what a file holds; operand.go, inst.go: what an
//     instruction holds; type.go, special.go: fundamental types and %tid & co.
//   - build.go: constructors for the instruction selector;
//   - table/: opcode → modifiers, operand shapes, smallest PTX version and sm;
//     match.go and fit.go match an instruction against it; verify.go checks a module with it;
//   - print.go: text out, laid out as LLVM's back end does; parse/: text in (ours,
//     llc's, nvcc's).
//
// # Building a function
//
// A selector never prints. It makes a Func, asks it for registers and labels, and
// appends statements:
//
//	m := ptx.NewModule(ptx.Version{Major: 6, Minor: 0}, "sm_70")
//	f := m.NewEntry("scale")
//	f.AddParam(ptx.Param{Type: ptx.U64})           // scale_param_0
//	p, x := f.NewReg(ptx.B64), f.NewReg(ptx.F32)
//	f.Emit(
//		ptx.Ld(ptx.ParamSpace, ptx.U64, p, ptx.At(ptx.Sym("scale_param_0"), 0)),
//		ptx.Ld(ptx.Global, ptx.F32, x, ptx.At(p, 4)),
//		ptx.Op("mul", ptx.F32, x, x, ptx.F32Imm(2)).With("rn"),
//		ptx.St(ptx.Global, ptx.F32, ptx.At(p, 4), x),
//		ptx.Op("ret"),
//	)
//	err := ptx.Verify(m)
//	err = ptx.Print(w, m)
//
// Every instruction, also one without a constructor of its own, is
//
//	&ptx.Inst{Op: "add", Mods: []string{"sat", "s32"}, Args: []ptx.Operand{d, a, ptx.Int(1)}}
//
// with the modifiers in PTX's order and without dots. Guard an instruction with If(p) or IfNot(p).
// Registers and labels are dense numbers per function, so that an allocator can keep its facts in
// slices. Verify catches the mistakes of a selector before they become a wrong program: tests
// should always call it.
//
// The package imports nothing else of this module but its subpackages, neither the IR nor the
// emulator.
package ptx
