// Package ia64 compiles LLVM IR for the Itanium 2 under Linux: Compile is the interface.
//
// The stages are those of the VLIW backend (package vliw), for the machine that machine.Itanium2
// describes, with software pipelines on rotating registers. Around them:
//
//	lower  operations that IA-64 lacks become sequences, before loops are pipelined
//	emit   the finished code in the machine's registers and instructions
//	code   the assembly as data: instruction groups, templates, text
//	sim    a simulator that reads the text
//
// The output is what GNU as reads in explicit mode. Sources: Intel Itanium Architecture Software
// Developer's Manual; Itanium Software Conventions and Runtime Architecture Guide, for the ABI.
package ia64

import (
	"io"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/vliw"
	"opt-go/vliw/machine"
	"opt-go/vliw/target/ia64/code"
	"opt-go/vliw/target/ia64/emit"
	"opt-go/vliw/target/ia64/lower"
)

// Layout is the data layout of IA-64 under Linux.
const Layout = "e-m:e-p:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

// IsTriple reports whether a triple names IA-64.
func IsTriple(triple string) bool {
	arch, _, _ := strings.Cut(triple, "-")
	return arch == "ia64"
}

// Options returns the options of the VLIW backend for the machine; those that choose a machine are
// overridden.
func Options(o vliw.Options) vliw.Options {
	o.Name, o.Machine, o.Regs = "", machine.Itanium2(), 0
	o.Lower = &vliw.Lowering{Selected: lower.Function, Pipelined: lower.Added, Crowded: emit.Crowded, Rotating: fewerRotating}
	return o
}

// rotatingUnit: alloc rotates a multiple of so many registers.
const rotatingUnit = 8

// fewerRotating is a machine on which as few integer registers rotate as a function needs; nil if
// that is no fewer.
func fewerRotating(m *machine.Machine, need int) *machine.Machine {
	n := max((need+rotatingUnit-1)/rotatingUnit, 1) * rotatingUnit
	if n >= m.Regs[machine.Int].Rotating {
		return nil
	}
	fewer := *m
	fewer.Regs[machine.Int].Rotating = n
	return &fewer
}

// Compile compiles a module, which stays as it is. An error about the input is a diag.List.
func Compile(m *ir.Module, o vliw.Options) (*code.Module, error) { return compile(m, Options(o)) }

// compile compiles a module for the machine of the options.
func compile(m *ir.Module, o vliw.Options) (*code.Module, error) {
	a, err := vliw.Compile(m, o)
	if err != nil {
		return nil, err
	}
	lines := newLines(m)
	out := emit.Module(a, lines.at)
	out.Files = lines.files
	for _, f := range out.Funcs {
		code.Schedule(f)
	}
	return out, nil
}

// Print writes the assembly of a module.
func Print(w io.Writer, m *code.Module) error { return code.Print(w, m) }
