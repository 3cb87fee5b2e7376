package lit

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"
)

// Config says which tests to run and how. lit.cfg.py holds the same facts for
// LLVM's lit; config_test.go compares the two.
type Config struct {
	Root          string        // folder that test names are relative to
	ToolsDir      string        // the commands under test; first in the PATH of the tests
	ExecRoot      string        // folder for what the tests write
	Features      []string      // what REQUIRES and the like can name
	Substitutions []Definition  // in addition to %s, %t, …
	Env           []string      // environment of the tests
	Timeout       time.Duration // for one test; 0 for none
}

const suiteName = "opt-go"

// suffixes are those of test files.
var suffixes = []string{".ll", ".test", ".ptx", ".c", ".s"}

// inputs is the name of folders with inputs of tests, which hold no tests.
const inputs = "Inputs"

// feature is a name that is available if a program is installed, or if an
// environment variable demands it: then a test that needs the program fails
// where it would have been skipped.
type feature struct {
	name, program string
	demand        string
}

var features = []feature{
	{"opt-19", "opt-19", "OPTGO_REQUIRE_LLVM"},
	{"llc-19", "llc-19", "OPTGO_REQUIRE_LLVM"},
	{"lli-19", "lli-19", "OPTGO_REQUIRE_LLVM"},
	{"llvm-as-19", "llvm-as-19", "OPTGO_REQUIRE_LLVM"},
	{"clang-19", "clang-19", "OPTGO_REQUIRE_LLVM"},
	{"clang-14", "clang-14", "OPTGO_REQUIRE_LLVM"},
	{"FileCheck-19", "FileCheck-19", "OPTGO_REQUIRE_LLVM"},
	{"ptxas", "ptxas", "OPTGO_REQUIRE_PTXAS"},
	{"cuda", "nvidia-smi", ""},
}

// NewConfig returns the configuration for tests below root that run the
// commands in toolsDir and write below execRoot.
func NewConfig(root, toolsDir, execRoot string) *Config {
	path := []string{toolsDir}
	if ptxas := os.Getenv("OPTGO_PTXAS"); ptxas != "" {
		path = append(path, filepath.Dir(ptxas))
	}
	path = append(path, filepath.SplitList(os.Getenv("PATH"))...)
	c := &Config{Root: root, ToolsDir: toolsDir, ExecRoot: execRoot, Timeout: 5 * time.Minute}
	c.Env = append(os.Environ(), "LC_ALL=C", "FILECHECK_OPTS=",
		"PATH="+strings.Join(path, string(filepath.ListSeparator)))
	c.Features = availableFeatures(path, os.Getenv)
	return c
}

// availableFeatures lists the features, and "tool=NAME" for every program NAME
// in path.
func availableFeatures(path []string, getenv func(string) string) []string {
	list := []string{"system-" + runtime.GOOS}
	for _, f := range features {
		if f.demand != "" && getenv(f.demand) == "1" || installed(f.program, path) {
			list = append(list, f.name)
		}
	}
	for _, dir := range path {
		entries, err := os.ReadDir(dir)
		if err != nil {
			continue // a PATH may name folders that do not exist
		}
		for _, e := range entries {
			list = append(list, "tool="+strings.TrimSuffix(e.Name(), ".exe"))
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

func installed(program string, path []string) bool {
	return slices.ContainsFunc(path, func(dir string) bool {
		_, err := exec.LookPath(filepath.Join(dir, program))
		return err == nil
	})
}
