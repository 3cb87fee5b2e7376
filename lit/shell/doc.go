// Package shell runs the command lines of regression tests without a shell, so
// that a test means the same everywhere. It is the shell of LLVM's lit:
// pipelines, "&&", "||", ";", redirections, quotes and globs, the prefixes
// "not", "not --crash", "!" and "env", and a few commands built in. There are no
// variables, no subshells and no control structures; "$X" is just text.
//
// The way of a line: lex.go makes words and operators of it, parse.go a List of
// pipelines, run.go runs them, with redirect.go for the files and builtin.go
// and diff.go for the commands built in. Start at Shell.Run.
//
// The package imports nothing of ours.
package shell
