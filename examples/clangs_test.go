package examples

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

// TestNewestClang compiles the sources by clang-22 and does with its IR what TestEndToEnd does with
// the committed IR of clang-14 and clang-19. By default every third example is compiled at -O2;
// OPTGO_ALL=1 takes all of them at three levels.
func TestNewestClang(t *testing.T) {
	if testing.Short() {
		t.Skip("the end-to-end runs are left out by -short")
	}
	clang := oracle.Tool(t, "clang-22")
	b := newBench(t)
	levels, step := []string{"O2"}, 3
	if os.Getenv("OPTGO_ALL") == "1" {
		levels, step = []string{"O0", "O1", "O2"}, 1
	}
	for i, e := range All() {
		if i%step != 0 {
			continue
		}
		inputs := b.writeInputs(t, e)
		for _, level := range levels {
			t.Run(e.Name+"/"+level, func(t *testing.T) {
				t.Parallel()
				file := filepath.Join(b.work, e.Name+".clang22."+level+".ll")
				b.mustRun(t, clang, append(clangFlags(t, e, level), "-o", file)...)
				b.check(t, e, way{file: file, name: "clang22-" + level, passes: true, runs: len(e.Runs), check: level == "O2"}, inputs)
			})
		}
	}
}

// clangFlags are the flags of the command that made an example's committed IR, which is its first
// line; the last two say where the output goes.
func clangFlags(t *testing.T, e Example, level string) []string {
	t.Helper()
	text, err := os.ReadFile(e.IR(19, level))
	if err != nil {
		t.Fatal(err)
	}
	line, _, _ := strings.Cut(string(text), "\n")
	words := strings.Fields(line)
	if !strings.HasPrefix(line, "; made by: clang-19 ") || words[len(words)-2] != "-o" {
		t.Fatalf("%s does not say what made it: %s", e.IR(19, level), line)
	}
	return words[4 : len(words)-2]
}
