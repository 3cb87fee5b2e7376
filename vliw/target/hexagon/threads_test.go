package hexagon

import (
	"path/filepath"
	"testing"
)

// TestThreadLocal compiles two files with thread-local variables, each with the other one from LLVM
// and from us, and compares what the programs print with what a native program prints. (LLVM's
// program prints something else: its sums of @TPREL and a shifted index do not come right out of
// ld.lld.)
func TestThreadLocal(t *testing.T) {
	b := newBench(t)
	const file, second = "testdata/threads/main.c", "testdata/threads/other.c"
	lib := b.lib
	full, err := filepath.Abs(second)
	if err != nil {
		t.Fatal(err)
	}
	other, want := b.byLLVMObject(second), b.native(file, full)
	for _, flags := range [][]string{{"-fno-pic"}, {"-fPIE"}, {"-fPIC", "-ftls-model=initial-exec"}} {
		for _, level := range []string{"-O0", "-O1", "-O2"} {
			s, err := b.assembly(b.compile(second, level, flags...), "")
			if err != nil {
				t.Fatal(err)
			}
			b.run("llvm-mc-19", "-triple=hexagon", "-mcpu=hexagonv68", "-filetype=obj", s, "-o", s+".o")
			if s, err = b.assembly(b.compile(file, level, flags...), ""); err != nil {
				t.Fatal(err)
			}
			for _, o := range []string{other, s[:len(s)-len("main"+level+".s")] + "other" + level + ".s.o"} {
				b.lib = append(lib[:len(lib):len(lib)], o)
				if got := b.execute(s); got != want {
					t.Errorf("%v %s with %s: the output differs\n%s\nwant\n%s", flags, level, o, got, want)
				}
			}
		}
	}
	// A shared object that may be loaded at any time has no place in a static program.
	if _, err := b.assembly(b.compile(file, "-O1", "-fPIC"), ""); err == nil {
		t.Error("general-dynamic variables are compiled")
	}
}
