// Command opt-go reads LLVM IR as any clang from 14 on prints it, runs passes over it, and writes
// LLVM IR, PTX or VLIW assembly. The command line is LLVM's opt's where opt has the flag; -help
// lists it.
//
//	opt-go in.ll -passes=gpucc -emit=ptx -o out.ptx
//	clang -S -emit-llvm … -o - | opt-go -O2
//
// Exit status: 0 done; 1 the input is bad or not supported; 2 the command line is wrong; 70 an
// internal error.
package main

import (
	"os"

	"opt-go/tools/opt-go/compile"
)

func main() { os.Exit(compile.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
