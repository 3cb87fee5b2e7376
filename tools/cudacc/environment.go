package main

import (
	"os"
	"strings"

	"github.com/pkg/errors"

	"opt-go/tools/shellwords"
)

// The environment's flags, as nvcc has them: a build file need not know of a flag that one build
// wants.
//
//	NVCC_PREPEND_FLAGS='-w' NVCC_APPEND_FLAGS='-fmad=false' make
const (
	flagsBefore = "NVCC_PREPEND_FLAGS"
	flagsAfter  = "NVCC_APPEND_FLAGS"
)

// withEnvironment are the arguments with the flags of the environment around them.
func withEnvironment(args []string, getenv func(string) string) []string {
	return append(append(shellwords.Split(getenv(flagsBefore)), args...), shellwords.Split(getenv(flagsAfter))...)
}

// withFiles are the arguments with those of files in place: --options-file FILE, -optf FILE and
// clang's @FILE. Build files have these where a command line is long.
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
		all = append(all, shellwords.Split(string(text))...)
	}
	return all, nil
}
