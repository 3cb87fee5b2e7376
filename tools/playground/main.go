// Command playground serves a page on which opt-go, ptx-run and vliw-run run in the browser: the
// commands themselves, compiled to WebAssembly, in a worker with a file system in memory.
//
//	playground [-addr 127.0.0.1:8080]     serve it
//	playground -export DIR                write the same files, for any static host
//
// Nothing that is typed leaves the browser, with one exception: where clang is on the machine, the
// served page offers to compile C and CUDA, and sends that source to this command, which runs
// clang.
//
//	main.go      flags
//	build.go     makes the files: the commands by the Go toolchain, the page from page/, the editor from tools/bundle
//	examples.go  the examples, from the repository's
//	serve.go     the server; clang
//	page/        HTML, CSS and JavaScript
//	commands/    the commands in one program
package main

import (
	"flag"
	"fmt"
	"os"
)

func main() {
	addr := flag.String("addr", "127.0.0.1:8080", "address to listen on; by default only this machine can connect")
	export := flag.String("export", "", "write the files to this folder instead of serving them")
	clang := flag.String("clang", "clang-19", "compiler for C and CUDA, if it is installed; empty: none")
	flag.Parse()
	if err := run(*addr, *export, *clang); err != nil {
		fmt.Fprintf(os.Stderr, "playground: %v\n", err)
		os.Exit(1)
	}
}

func run(addr, export, clang string) error {
	fmt.Fprintln(os.Stderr, "playground: compiling the commands to WebAssembly")
	s, err := makeSite()
	if err != nil {
		return err
	}
	for _, f := range s.files {
		fmt.Fprintf(os.Stderr, "  %-14s %6.1f MB, compressed %.1f MB\n", f.name, float64(len(f.data))/1e6, float64(len(f.compressed))/1e6)
	}
	if export != "" {
		return s.write(export)
	}
	return s.serve(addr, clang)
}
