// Package frontend turns LLVM assembly into the project's IR and back: text → IR → text.
//
//	m, err := frontend.ReadFile("kernel.ll")
//	…
//	err = frontend.Verify(m)
//	err = frontend.Write(os.Stdout, m)
//
// It is a façade over the packages that do the work:
//
//   - dialect makes today's assembly readable for llir, which reads LLVM 14's
//   - reader walks llir's tree, takes everything off its carriers, and makes IR of it
//   - upgrade brings what older LLVM versions wrote up to LLVM 19
//   - ir is the IR, its printer and the rules of LLVM's verifier; verify says where in the text a
//     module breaks them
//   - link merges modules, reduce shrinks them while a fault stays, mutate changes them at random
//   - diag has what all of them say about their input
//
// Who only verifies or prints need not import this package, which links llir.
package frontend
