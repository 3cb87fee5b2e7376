package main

import (
	"os"
	"strings"

	"github.com/pkg/errors"
)

// The environment's flags, as nvcc has them: a build file need not know of a flag that one build wants.
//
//	NVCC_PREPEND_FLAGS='-w' NVCC_APPEND_FLAGS='-fmad=false' make
const (
	flagsBefore = "NVCC_PREPEND_FLAGS"
	flagsAfter  = "NVCC_APPEND_FLAGS"
)

// withEnvironment are the arguments with the flags of the environment around them.
func withEnvironment(args []string, getenv func(string) string) []string {
	return append(append(strings.Fields(getenv(flagsBefore)), args...), strings.Fields(getenv(flagsAfter))...)
}

// withFiles are the arguments with those of files in place: --options-file FILE, -optf FILE and clang's @FILE.
// Build files have these where a command line is long.
func withFiles(args []string) (all []string, err error) {
	for i := 0; i < len(args); i++ {
		file := ""
		switch name, value, found := strings.Cut(args[i], "="); {
		case strings.HasPrefix(args[i], "@"):
			file = args[i][1:]
		case name != "-optf" && name != "--options-file":
			all = append(all, args[i])
			continue
		case found:
			file = value
		case i+1 == len(args):
			return nil, errors.Errorf("%s wants a value", name)
		default:
			i++
			file = args[i]
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		all = append(all, words(string(text))...)
	}
	return all, nil
}

// words are those of a text as a shell has them: a quoted part, or a character after a backslash, is taken as it is.
func words(text string) (list []string) {
	var word strings.Builder
	begun, escaped, quote := false, false, rune(0)
	for _, c := range text {
		switch {
		case escaped:
			word.WriteRune(c)
			escaped = false
		case c == '\\' && quote != '\'':
			begun, escaped = true, true
		case c == quote:
			quote = 0
		case quote == 0 && (c == '"' || c == '\''):
			begun, quote = true, c
		case quote == 0 && strings.ContainsRune(" \t\r\n", c):
			if begun {
				list = append(list, word.String())
			}
			word.Reset()
			begun = false
		default:
			begun = true
			word.WriteRune(c)
		}
	}
	if begun {
		list = append(list, word.String())
	}
	return list
}
