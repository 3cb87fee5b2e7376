// Command commands is opt-go, ptx-run and vliw-run in one program, which is the one of them whose
// name it is called by. The playground compiles it to WebAssembly: a browser loads and compiles it
// once, and what it has compiled of the Go runtime, the tables and the reader of PTX for one command
// serves the next.
package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"opt-go/tools/opt-go/compile"
	"opt-go/tools/ptx-run/launch"
	"opt-go/tools/vliw-run/simulate"
)

var commands = map[string]func(args []string, stdin io.Reader, stdout, stderr io.Writer) int{
	"opt-go":   compile.Run,
	"ptx-run":  launch.Run,
	"vliw-run": simulate.Run,
}

func main() {
	name := filepath.Base(os.Args[0])
	run, ok := commands[name]
	if !ok {
		fmt.Fprintf(os.Stderr, "%s: call it opt-go, ptx-run or vliw-run\n", name)
		os.Exit(2)
	}
	os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
