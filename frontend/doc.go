// Package frontend turns LLVM assembly into the project's IR and back: text → IR → text.
//
//	m, err := frontend.ReadFile("kernel.ll")
//	…
//	err = frontend.Write(os.Stdout, m)
//
// frontend/link merges modules, frontend/reduce shrinks them while a fault stays,
// frontend/mutate changes them at random.
//
// # Where to start
//
// Read (read.go) goes through four steps:
//
//   - dialect.Carry makes today's assembly readable for llir, with side tables of what llir's grammar cannot say;
//   - Text.CheckPointees holds texts with typed pointers to LLVM 14's rules, before anything makes the pointers opaque;
//   - dialect.ParseLLIR lets llir parse that;
//   - FromLLIR's converter (read_module.go) walks llir's tree, takes everything off its carriers, upgrades what old
//     LLVM versions wrote, and checks the types that llir does not check.
//
// The converter's parts, a file each:
//
//   - read_module.go: globals, functions' headers, comdats; the order of the work
//   - read_split.go: large texts in pieces, on all cores
//   - read_type.go, read_parse.go: types; types and constants that come as text (attributes, metadata)
//   - read_const.go, read_expr.go, read_fold*.go: constants, constant expressions, what of them is folded on reading
//   - read_func.go, read_instr.go, read_call.go, read_term.go: bodies, in two phases because of forward references
//   - read_check.go, read_written.go: LLVM's type rules, and types written at operands against the operands' own
//   - read_attr.go, read_metadata.go, read_unique.go: attributes and metadata; equal nodes become one
//   - read_mdfields.go, read_mdwords.go: the fields of specialized metadata nodes, and the words in them
//   - read_intrinsic.go, read_nvvm.go, read_amdgpu.go, read_layout.go: what LLVM 19 upgrades when it reads older assembly
//
// Errors are a diag.List: every diagnostic has file, line and column of the user's text.
//
// The package must not import anything of the project but frontend/ir, frontend/dialect and frontend/diag.
package frontend
