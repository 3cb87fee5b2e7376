// Package filecheck is LLVM's FileCheck: it verifies that an input text
// contains what the directives of a check file ask for.
//
// The files in the order of processing:
//
//	flags.go       the command line; Main
//	filecheck.go   Options; Check, which runs the phases below
//	source.go      texts, places in them, and the printing of diagnostics
//	directive.go   finds the directives (CHECK-NEXT: …) in the check file
//	pattern.go     turns a directive's text into a pattern
//	expression.go  parses the [[#…]] in a pattern
//	number.go      evaluates and prints numbers
//	variables.go   variables and their command-line definitions
//	match.go       matches one pattern against a text
//	verify.go      walks the directives over the input
//	report.go      says what matched and what did not
//	dump.go        prints the input with annotations
//
// Verdicts, exit codes and messages are FileCheck's own, byte for byte as far
// as the tests can tell; differential_test.go compares the two.
//
// The package imports nothing of ours but filecheck/ere, and nothing of the
// compiler.
package filecheck
