package frontend

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestMutations reads texts with words dropped, doubled and exchanged: whatever they are, reading
// ends with a module or with diagnostics that name a line, never with a panic.
func TestMutations(t *testing.T) {
	files, err := filepath.Glob("testdata/canonical/*.ll")
	if err != nil || len(files) == 0 {
		t.Fatalf("no test data: %v", err)
	}
	r := rand.New(rand.NewPCG(1, 2))
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		words := strings.SplitAfter(string(src), " ")
		for range 150 {
			mutant := append([]string(nil), words...)
			for range 1 + r.IntN(3) {
				i, j := r.IntN(len(mutant)), r.IntN(len(mutant))
				switch r.IntN(4) {
				case 0:
					mutant[i] = ""
				case 1:
					mutant[i] += mutant[i]
				case 2:
					mutant[i], mutant[j] = mutant[j], mutant[i]
				default:
					mutant[i] = mutant[j]
				}
			}
			readMutant(t, file, strings.Join(mutant, ""))
		}
	}
}

func readMutant(t *testing.T, file, src string) {
	defer func() {
		if p := recover(); p != nil {
			t.Errorf("panic: %v\n%s", p, firstDifference(file, src))
		}
	}()
	m, err := Read(file, []byte(src))
	if err == nil {
		_ = m.String()
	}
}

// firstDifference returns the first line in which a mutant differs from its file.
func firstDifference(file, src string) string {
	orig, _ := os.ReadFile(file)
	a := strings.Split(string(orig), "\n")
	for i, line := range strings.Split(src, "\n") {
		if i >= len(a) || line != a[i] {
			return line
		}
	}
	return ""
}
