// Package oracle finds the programs that tests hold ours against: those of LLVM, NVIDIA's
// assembler, csmith, rustc.
//
// go test must work on a machine that has nothing but Go, so a test whose oracle is not installed
// is skipped with a line that names it. Where everything is installed it may not be skipped unseen:
// .ci/run sets a variable for each kind of program, and a test that misses one of these then fails.
package oracle

import (
	"os"
	"os/exec"
	"testing"
)

// CsmithHeaders is where Debian's libcsmith-dev puts what the programs of csmith include.
const CsmithHeaders = "/usr/include/csmith"

// kind says where a program may be, and when it must be there.
type kind struct {
	path   string // the variable that names its file, if there is one
	demand string // the variable that makes its absence a failure
}

// llvm is the kind of all programs that kinds does not name.
var llvm = kind{demand: "OPTGO_REQUIRE_LLVM"}

var kinds = map[string]kind{
	"ptxas": {path: "OPTGO_PTXAS", demand: "OPTGO_REQUIRE_PTXAS"},
	"rustc": {demand: "OPTGO_REQUIRE_RUSTC"},
}

// Tool returns the path of a program: "opt-19", "clang-22", "ptxas". Without it the test is
// skipped, or fails where the environment demands it.
func Tool(t testing.TB, name string) string {
	t.Helper()
	path, ok := Look(t, name)
	if !ok {
		t.Skip(name + " is not installed")
	}
	return path
}

// Need is Tool for programs that the test calls by their names.
func Need(t testing.TB, names ...string) {
	t.Helper()
	for _, name := range names {
		Tool(t, name)
	}
}

// Look is Tool for a test that says something without the program, too: ok is false where it is not
// installed.
func Look(t testing.TB, name string) (path string, ok bool) {
	t.Helper()
	k, special := kinds[name]
	if !special {
		k = llvm
	}
	file := name
	if named := os.Getenv(k.path); k.path != "" && named != "" {
		file = named
	}
	path, err := exec.LookPath(file)
	if err != nil && os.Getenv(k.demand) != "" {
		t.Fatalf("%s must be installed, since %s is set: %v", name, k.demand, err)
	}
	return path, err == nil
}

// NeedCsmith is Need of csmith and of its headers.
func NeedCsmith(t testing.TB) {
	t.Helper()
	Need(t, "csmith")
	if _, err := os.Stat(CsmithHeaders); err == nil {
		return
	} else if os.Getenv(llvm.demand) != "" {
		t.Fatalf("the headers of csmith must be installed, since %s is set: %v", llvm.demand, err)
	}
	t.Skip("the headers of csmith are not installed")
}
