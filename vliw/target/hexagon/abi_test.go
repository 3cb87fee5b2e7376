package hexagon

import (
	"path/filepath"
	"testing"
)

// TestConvention links callers and callees, each of ours and of LLVM's, whose arguments and results
// are short vectors and structures, and compares what the programs print with what a native program
// prints.
func TestConvention(t *testing.T) {
	b := newBench(t)
	const caller, callee = "testdata/abi/caller.c", "testdata/abi/callee.c"
	lib := b.lib
	full, err := filepath.Abs(callee)
	if err != nil {
		t.Fatal(err)
	}
	want := b.native(caller, full)
	object := func(assembly string) string {
		b.run("llvm-mc-19", "-triple=hexagon", "-mcpu=hexagonv68", "-filetype=obj", assembly, "-o", assembly+".o")
		return assembly + ".o"
	}
	ours := func(file, level string) string {
		s, err := b.assembly(b.compile(file, level), "")
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	for _, level := range []string{"-O0", "-O1", "-O2"} {
		for _, c := range []struct{ name, caller, callee string }{
			{"ours", ours(caller, level), object(ours(callee, level))},
			{"LLVM's callee", ours(caller, level), b.byLLVMObject(callee)},
			{"LLVM's caller", b.llvmAssembly(caller), object(ours(callee, level))},
		} {
			b.lib = append(lib[:len(lib):len(lib)], c.callee)
			if got := b.execute(c.caller); got != want {
				t.Errorf("%s %s: the output differs\n%s\nwant\n%s", c.name, level, got, want)
			}
		}
	}
}
