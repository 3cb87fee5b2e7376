// Package frontend turns LLVM assembly into the project's IR and back: text → IR → text.
//
//	m, err := frontend.ReadFile("kernel.ll")
//	…
//	err = frontend.Verify(m)
//	err = frontend.Write(os.Stdout, m)
//
// It is a façade over the packages that do the work:
//
//   - dialect rewrites current LLVM assembly into text that llir, a parser for LLVM 14, accepts
//   - reader converts llir's tree to IR and decodes what dialect has encoded in carriers
//   - upgrade converts modules of older LLVM versions to LLVM 19, downgrade those that need a newer
//     one to the version that is written; version says since when LLVM has what
//   - ir is the IR and its printer; verify checks it against LLVM's rules, and reports violations
//     with their positions in the text
//   - link merges modules, reduce shrinks a module that shows a fault, mutate changes modules at
//     random
//   - diag has the diagnostics that all of them report
//
// A program that only verifies or prints need not import this package, which links llir.
package frontend
