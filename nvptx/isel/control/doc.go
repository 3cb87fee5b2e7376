// Package control selects what leaves a block or a function: branches and switches (branch.go),
// calls and returns with the parameters of the PTX ABI (call.go), and inline assembly, which is
// parsed (asm.go).
package control
