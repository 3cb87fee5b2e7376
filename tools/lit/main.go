// Command lit runs regression tests, as LLVM's lit does: "lit lit/" runs all of
// them. See package opt-go/lit.
package main

import (
	"os"

	"opt-go/lit"
)

func main() {
	os.Exit(lit.Main(os.Args[1:], os.Stdout, os.Stderr))
}
