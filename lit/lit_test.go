package lit

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestLit runs the regression tests below this folder, each as a subtest. The folders that tests of
// passes run ("go test ./passes/...") are left to them, unless OPTGO_ALL is set.
func TestLit(t *testing.T) {
	root, err := FindRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	tests, err := Discover(root, []string{root})
	if err != nil {
		t.Fatal(err)
	}
	if os.Getenv("OPTGO_ALL") == "" {
		all := len(tests)
		tests = withoutFolders(tests, passFolders(t, root))
		t.Logf("%d of %d tests; the others run with the passes", len(tests), all)
	}
	c, err := Prepare(root, t.TempDir())
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
				case r.Code == Unsupported:
					t.Skip(r.Output)
				}
			})
		}
	})
}

// withoutFolders leaves out the tests in folders of lit/passes.
func withoutFolders(tests []Test, folders map[string]bool) []Test {
	return slices.DeleteFunc(tests, func(test Test) bool {
		words := strings.Split(test.Name, "/")
		return len(words) > 2 && words[0] == "passes" && folders[words[1]]
	})
}

// passFolders reads from the tests of passes which folders of lit/passes they run: the element Lit
// of each Suite of package difftest.
func passFolders(t *testing.T, root string) map[string]bool {
	folders := map[string]bool{}
	err := filepath.WalkDir(filepath.Join(root, "..", "passes"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.Name() != "passes_test.go" {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			kv, ok := n.(*ast.KeyValueExpr)
			if !ok {
				return true
			}
			if key, ok := kv.Key.(*ast.Ident); !ok || key.Name != "Lit" {
				return true
			}
			for _, e := range kv.Value.(*ast.CompositeLit).Elts {
				name, err := strconv.Unquote(e.(*ast.BasicLit).Value)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := os.Stat(filepath.Join(root, "passes", name)); err != nil {
					t.Errorf("%s names a folder that does not exist: %v", path, err)
				}
				folders[name] = true
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(folders) < 30 {
		t.Fatalf("only %d folders were found: the test looks in the wrong place", len(folders))
	}
	return folders
}
