// Command commands is opt-go, ptx-run and vliw-run in one program, which is the one of them whose
// name it is called by. The playground compiles it to WebAssembly: a browser loads and compiles it
// once, and what it has compiled of the Go runtime, the tables and the reader of PTX for one
// command serves the next. With the tag novliw it has neither vliw-run nor opt-go's VLIW backend, a
// sixth of the code.
package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"opt-go/tools/opt-go/compile"
	"opt-go/tools/ptx-run/launch"
)

// command is a command as its package exports it.
type command = func(args []string, stdin io.Reader, stdout, stderr io.Writer) int

func find(name string) (command, bool) {
	switch name {
	case "opt-go":
		return compile.Run, true
	case "ptx-run":
		return launch.Run, true
	case "vliw-run":
		return vliwRun()
	}
	return nil, false
}

func main() {
	name := filepath.Base(os.Args[0])
	run, ok := find(name)
	if !ok {
		fmt.Fprintf(os.Stderr, "%s: not one of the commands of this program\n", name)
		os.Exit(2)
	}
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
