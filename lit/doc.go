// Package lit runs the regression tests below this folder as LLVM's lit does:
// each test is a file whose RUN lines say what to execute. The same files pass
// under LLVM's own lit, for which lit.cfg.py says what config.go says here.
//
// The files in the order of a run:
//
//	main.go        the command line; Main
//	config.go      Config: suffixes, features, environment
//	tools.go       builds the commands under test
//	discover.go    finds the test files
//	script.go      reads RUN, REQUIRES, XFAIL … out of a test file
//	feature.go     the conditions in REQUIRES, UNSUPPORTED and XFAIL
//	substitute.go  %s, %t, %{…}
//	execute.go     runs one test
//	report.go      prints results and the summary
//
// The package imports nothing of the compiler, which it knows as commands only,
// and of ours nothing but lit/shell.
//
// To add a test, put a file with one of the suffixes (config.go) in a folder
// here that holds no Go files. Folders named Inputs hold no tests.
package lit
