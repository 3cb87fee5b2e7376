package passes_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"opt-go/tools/oracle"
)

// TestRustPrograms does with rustc's programs what TestPrograms does with clang's. Rust's standard
// library, with the allocator that rustc makes for programs, comes from a static library of an
// empty crate. OPTGO_ALL=1 takes all programs, levels and pipelines.
func TestRustPrograms(t *testing.T) {
	oracle.Need(t, "clang-22")
	oracle.Need(t, "rustc")
	files, err := filepath.Glob("testdata/programs/*.rs")
	if err != nil || len(files) == 0 {
		t.Fatalf("the programs were not found: %v", err)
	}
	levels, pipelines := []string{"0", "2"}, []string{"default<O2>", "default<O3>", "gpucc"}
	if os.Getenv("OPTGO_ALL") == "" {
		files, levels, pipelines = files[:1], levels[1:], pipelines[1:2]
	}
	dir := t.TempDir()
	library := filepath.Join(dir, "libstandard.a")
	if err := os.WriteFile(filepath.Join(dir, "standard.rs"), []byte("pub use std::*;\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	command(t, dir, time.Minute, "rustc", "--crate-type=staticlib", "standard.rs", "-o", library)
	for _, file := range files {
		for _, level := range levels {
			t.Run(fmt.Sprintf("%s/%s", filepath.Base(file), level), func(t *testing.T) {
				dir := t.TempDir()
				ll := filepath.Join(dir, "p.ll")
				command(t, dir, time.Minute, "rustc", "--edition=2021", "-Ccodegen-units=1", "-Copt-level="+level, "--emit=llvm-ir", absolute(t, file), "-o", ll)
				text, err := os.ReadFile(ll)
				if err != nil {
					t.Fatal(err)
				}
				want := native(t, dir, "clang-22", text, library)
				if !strings.HasSuffix(want, "status 0\n") {
					t.Fatalf("the program fails without us:\n%s", want)
				}
				comparePrograms(t, dir, "clang-22", text, want, pipelines, library)
			})
		}
	}
}
