package difftest

import (
	"os"
	"path/filepath"
	"testing"

	"opt-go/lit"
)

// runLit runs the regression tests of folders below lit/passes.
func runLit(t *testing.T, folders []string) {
	root := litRoot(t)
	var paths []string
	for _, f := range folders {
		paths = append(paths, filepath.Join(root, "passes", f))
	}
	tests, err := lit.Discover(root, paths)
	if err != nil {
		t.Fatal(err)
	}
	c, err := lit.Prepare(root, t.TempDir(), "opt-go", "ptx-run")
	if err != nil {
		t.Fatal(err)
	}
	t.Run("tests", func(t *testing.T) {
		for _, test := range tests {
			t.Run(test.Name, func(t *testing.T) {
				t.Parallel()
				switch r := c.RunTest(t.Context(), test); {
				case r.Code.Bad():
					t.Errorf("%v\n%s", r.Code, r.Output)
				case r.Code == lit.Unsupported:
					t.Skip(r.Output)
				}
			})
		}
	})
}

// litRoot returns the folder lit of the module that the test's folder lies in.
func litRoot(t *testing.T) string {
	dir, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return filepath.Join(dir, "lit")
		}
		up := filepath.Dir(dir)
		if up == dir {
			t.Fatal("the test does not run in a folder of its module")
		}
		dir = up
	}
}
