package link_test

import (
	"fmt"

	"opt-go/frontend"
	"opt-go/frontend/link"
)

// A program is linked with a library; both are read into one context.
func ExampleInto() {
	program, err := frontend.Read("program.ll", []byte("declare i32 @three()\ndefine i32 @main() {\n %x = call i32 @three()\n ret i32 %x\n}"))
	if err != nil {
		fmt.Println(err)
		return
	}
	library, err := frontend.Read("library.ll", []byte(`define i32 @three() {
  ret i32 3
}
define i32 @four() {
  ret i32 4
}`), frontend.In(program.Ctx))
	if err != nil {
		fmt.Println(err)
		return
	}
	warnings, err := link.Into(program, library, link.Options{OnlyNeeded: true})
	fmt.Println(len(warnings), err)
	for _, f := range program.Funcs {
		fmt.Print(f)
	}
	// Output:
	// 0 <nil>
	// define i32 @main() {
	//   %x = call i32 @three()
	//   ret i32 %x
	// }
	// define i32 @three() {
	//   ret i32 3
	// }
}

// Two definitions of one name are an error with both places.
func ExampleInto_error() {
	a, err := frontend.Read("a.ll", []byte("@x = global i32 1\n"))
	if err != nil {
		fmt.Println(err)
		return
	}
	b, err := frontend.Read("b.ll", []byte("\n@x = global i32 2\n"), frontend.In(a.Ctx))
	if err != nil {
		fmt.Println(err)
		return
	}
	_, err = link.Into(a, b, link.Options{})
	fmt.Println(err)
	// Output:
	// b.ll:2:1: error: Linking globals named 'x': symbol multiply defined!
	// a.ll:1:1: note: the other one is here
}
