package frontend

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// seed gives a fuzz target the snippets and the canonical modules.
func seed(f *testing.F) {
	files, err := filepath.Glob("testdata/agreement/*.txt")
	if err != nil || len(files) == 0 {
		f.Fatalf("no snippets: %v", err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for k, line := range strings.Split(string(src), "\n") {
			if k%7 == 0 && line != "" {
				f.Add([]byte(line + "\n"))
			}
		}
	}
	files, err = filepath.Glob("testdata/canonical/*.ll")
	if err != nil || len(files) == 0 {
		f.Fatalf("no modules: %v", err)
	}
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(src)
	}
}
