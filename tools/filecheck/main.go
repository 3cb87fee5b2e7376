// Command filecheck verifies that its input contains what a check file asks
// for; it is LLVM's FileCheck. See package opt-go/lit/filecheck.
package main

import (
	"os"

	"opt-go/lit/filecheck"
)

func main() {
	os.Exit(filecheck.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
