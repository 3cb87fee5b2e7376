package lit

import (
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pkg/errors"
)

// Test is a test file.
type Test struct {
	Path string // absolute
	Name string // relative to the root, with slashes
}

// Discover lists the tests that the paths name: files, or folders with all
// that lies below them. The list is sorted and has no duplicates.
func Discover(root string, paths []string) ([]Test, error) {
	seen := map[string]bool{}
	var tests []Test
	add := func(path string) error {
		rel, err := filepath.Rel(root, path)
		if err != nil || strings.HasPrefix(rel, "..") {
			return errors.Errorf("%s is not below %s", path, root)
		}
		if name := filepath.ToSlash(rel); !seen[name] {
			seen[name] = true
			tests = append(tests, Test{Path: path, Name: name})
		}
		return nil
	}
	for _, path := range paths {
		path, err := filepath.Abs(path)
		if err != nil {
			return nil, errors.Wrap(err, "finding tests")
		}
		err = filepath.WalkDir(path, func(file string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && file != path && (d.Name() == inputs || strings.HasPrefix(d.Name(), ".")):
				return filepath.SkipDir
			case d.Name() == "lit.local.cfg":
				return errors.Errorf("%s: local configurations are not supported; use REQUIRES lines", file)
			case d.IsDir() || file != path && !isTest(d.Name()):
				return nil
			}
			return add(file)
		})
		if err != nil {
			return nil, errors.Wrap(err, "finding tests")
		}
	}
	slices.SortFunc(tests, func(a, b Test) int { return strings.Compare(a.Name, b.Name) })
	return tests, nil
}

func isTest(name string) bool {
	return slices.Contains(suffixes, filepath.Ext(name)) && !strings.HasPrefix(name, ".")
}
