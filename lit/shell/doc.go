// Package shell runs the command lines of regression tests without a shell, so
// that a test means the same everywhere. It is the shell of LLVM's lit:
// pipelines, "&&", "||", ";", redirections, quotes and globs, the prefixes
// "not", "not --crash", "!" and "env", and a few commands built in. There are no
// variables, no subshells and no control structures; "$X" is just text.
//
// A line goes through lex.go, which splits it into words and operators, parse.go, which builds a
// List of pipelines, and run.go, which runs them, with redirect.go for the files and builtin.go and
// diff.go for the built-in commands. Start at Shell.Run.
//
// The package imports nothing of ours.
package shell
