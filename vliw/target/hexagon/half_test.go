package hexagon

import (
	"path/filepath"
	"strings"
	"testing"
)

// TestHalf compares operations on half with those of LLVM's code.
func TestHalf(t *testing.T) {
	b := newBench(t)
	const file = "testdata/half/ops.ll"
	driver, peer := filepath.Join(b.dir, "driver.o"), filepath.Join(b.dir, "llvm.s")
	b.run("clang-19", "--target=hexagon", "-mcpu=hexagonv68", "-O1", "-ffreestanding", "-Itestdata/runtime/include", "-c", "testdata/half/driver.c", "-o", driver)
	b.lib = append(b.lib, driver)
	b.run("llc-19", "-mcpu=hexagonv68", "-hexagon-small-data-threshold=0", file, "-o", peer)
	copied := filepath.Join(b.dir, "ops.ll")
	b.run("cp", file, copied)
	want := strings.Split(b.execute(peer), "\n")
	for _, pipeline := range []string{"", "vliw"} {
		ours, err := b.assembly(copied, pipeline)
		if err != nil {
			t.Fatal(err)
		}
		got := strings.Split(b.execute(ours), "\n")
		if len(got) != len(want) || len(want) < 15 {
			t.Fatalf("%d lines, LLVM's program prints %d", len(got), len(want))
		}
		for k := range want {
			if got[k] != want[k] {
				t.Errorf("function %d: %s\nLLVM's code says %s", k, got[k], want[k])
			}
		}
	}
}
