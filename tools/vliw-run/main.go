// Command vliw-run runs VLIW assembly on the cycle-accurate simulator:
//
//	vliw-run FILE.s -func NAME -arg SPEC … [-ret i32|i64|f32|f64]
//	         [-dump N:FILE …] [-stats FILE.json] [-machine=NAME|FILE.json] [-trace]
//
// Assembly for IA-64, in explicit mode, runs on a simulated Itanium 2 (ia64.go).
//
// A function main that is given no arguments gets those of a program: 1 and its name.
package main

import (
	"os"

	"opt-go/tools/vliw-run/simulate"
)

func main() { os.Exit(simulate.Run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
