package frontend

import (
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend/dialect"
	"opt-go/frontend/ir"
)

// repositoryFiles returns the assembly files of the whole repository.
func repositoryFiles(t *testing.T) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && filepath.Ext(path) == ".ll" {
			files = append(files, path)
		}
		return err
	})
	if err != nil || len(files) == 0 {
		t.Fatalf("no test data: %v", err)
	}
	return files
}

// readWhole reads a text at once.
func readWhole(text *dialect.Text) (*ir.Module, string) {
	in, diags := dialect.ParseLLIR(text)
	if diags.HasErrors() {
		return nil, diags.Error()
	}
	m, diags := convert(in, text, nil)
	if diags.HasErrors() {
		return nil, diags.Error()
	}
	return m, m.String()
}

// checkSplit compares reading in pieces, on 1, 2 and 8 goroutines, with reading at once. It reports whether the text was cut.
func checkSplit(t *testing.T, file string, src []byte, sizes ...int) bool {
	t.Helper()
	text, diags := dialect.Carry(file, src)
	if diags.HasErrors() || text.Empty {
		return false
	}
	want, wantText := readWhole(text)
	cut := false
	for _, size := range sizes {
		s, err := text.Split(size)
		if want != nil && err != nil {
			t.Errorf("%s: %v", file, err)
		}
		if s == nil {
			continue
		}
		cut = true
		for _, workers := range []int{1, 2, 8} {
			m := readSplit(text, nil, size, workers)
			if (m == nil) != (want == nil) {
				t.Errorf("%s: read in pieces of %d: %t, at once: %t\n%s", file, size, m != nil, want != nil, wantText)
			} else if m != nil && m.String() != wantText {
				t.Errorf("%s: in pieces of %d it reads differently (-at once +in pieces):\n%s", file, size, cmp.Diff(wantText, m.String()))
			}
		}
	}
	return cut
}

func TestSplit(t *testing.T) {
	n := 0
	for _, file := range repositoryFiles(t) {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if checkSplit(t, file, src, 1, 500) {
			n++
		}
	}
	t.Logf("%d files were cut", n)
	if n < 50 {
		t.Errorf("only %d files were cut", n)
	}
	if !checkSplit(t, "many.ll", manyFunctions(60), dialect.ChunkSize) {
		t.Error("a text of 60 functions was not cut")
	}
}

// TestSplitErrors breaks texts: in pieces they are refused when they are at once.
func TestSplitErrors(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	files, _ := filepath.Glob("testdata/canonical/*.ll")
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		words := strings.SplitAfter(string(src), " ")
		for range 60 {
			mutant := append([]string(nil), words...)
			mutant[r.IntN(len(mutant))] = mutant[r.IntN(len(mutant))]
			checkSplit(t, file, []byte(strings.Join(mutant, "")), 1)
		}
	}
}
