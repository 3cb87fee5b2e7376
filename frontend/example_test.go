package frontend_test

import (
	"fmt"
	"os"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"

	"opt-go/frontend"
	"opt-go/frontend/ir"
)

// Reading a module gives an IR whose values know their uses.
func ExampleRead() {
	m, err := frontend.Read("twice.ll", []byte(`define i32 @twice(i32 %x) {
  %y = add nsw i32 %x, %x
  ret i32 %y
}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	f := m.Func("twice")
	for i := range f.Instrs() {
		fmt.Println(i)
	}
	fmt.Println(ir.NumUses(f.Params[0]), "uses of", f.Params[0].Ident())
	// Output:
	// %y = add nsw i32 %x, %x
	// ret i32 %y
	// 2 uses of %x
}

// Errors are a list of diagnostics with their places.
func ExampleRead_error() {
	_, err := frontend.Read("wrong.ll", []byte("define i32 @f() {\n  ret i32 %x\n}\n"))
	fmt.Println(err)
	// Output: wrong.ll:2:11: error: use of undefined value '%x'
}

// ReadFile reads what clang has written; Verify checks LLVM's rules.
func ExampleReadFile() {
	m, err := frontend.ReadFile("../examples/matmul.ll")
	if err == nil {
		err = frontend.Verify(m)
	}
	fmt.Println(m.Triple, err)
	// Output: nvptx64-nvidia-cuda <nil>
}

// Write prints a module in the syntax of LLVM 19; typed pointers of LLVM 14 have become opaque
// ones.
func ExampleWrite() {
	m, err := frontend.Read("", []byte("define i32 @f(i32* %p) {\n %v = load i32, i32* %p\n ret i32 %v\n}"))
	if err != nil {
		fmt.Println(err)
		return
	}
	if err := frontend.Write(os.Stdout, m); err != nil {
		fmt.Println(err)
	}
	// Output:
	// define i32 @f(ptr %p) {
	//   %v = load i32, ptr %p, align 4
	//   ret i32 %v
	// }
}

// A program that builds modules with llir gets the passes and backends by converting them.
func ExampleFromLLIR() {
	in := llir.NewModule()
	f := in.NewFunc("answer", types.I32)
	f.NewBlock("entry").NewRet(constant.NewInt(types.I32, 42))
	m, err := frontend.FromLLIR(in)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Print(m.Func("answer"))
	// Output:
	// define i32 @answer() {
	// entry:
	//   ret i32 42
	// }
}
