package tools

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// The limits of a folder and a function. A folder that is larger, or has a family of files with one
// prefix, is several packages; a function that is longer is several functions.
const (
	maxFolderLines   = 5000
	maxFamily        = 3 // files of a folder whose names begin alike, up to the first underscore
	maxFunctionLines = 77
)

// drawers are the folders that may exceed the limits of folders: the IR with its printer, which
// share the fields of the IR, and instcombine, whose rules call each other.
var drawers = map[string]bool{"frontend/ir": true, "passes/scalar/instcombine": true}

// saysNothing are names that no file, folder or package may have.
var saysNothing = map[string]bool{"util": true, "utils": true, "helper": true, "helpers": true, "common": true, "misc": true, "other": true}

// TestHouse holds every folder to its size, every family of files to a folder of its own, and every
// function to a screen. Tests do not count.
func TestHouse(t *testing.T) {
	lines := map[string]int{}
	families := map[string]map[string]int{}
	err := eachSource(func(file string) error {
		folder, err := filepath.Rel("..", filepath.Dir(file))
		if err != nil {
			return err
		}
		folder = filepath.ToSlash(folder)
		name := strings.TrimSuffix(filepath.Base(file), ".go")
		if saysNothing[name] || saysNothing[path.Base(folder)] {
			t.Errorf("%s/%s.go: the name does not say what it is about", folder, name)
		}
		if strings.HasSuffix(name, "_test") {
			return nil
		}
		if families[folder] == nil {
			families[folder] = map[string]int{}
		}
		prefix, _, _ := strings.Cut(name, "_")
		families[folder][prefix]++
		n, err := checkFunctions(t, file)
		lines[folder] += n
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(lines) < 50 {
		t.Fatalf("only %d folders of source: this is not the root of the repository", len(lines))
	}
	for folder, n := range lines {
		if drawers[folder] {
			continue
		}
		if n > maxFolderLines {
			t.Errorf("%s has %d lines of source; the limit is %d", folder, n, maxFolderLines)
		}
		for prefix, n := range families[folder] {
			if n > maxFamily {
				t.Errorf("%s has %d files that begin with %s: make a folder of them", folder, n, prefix)
			}
		}
	}
}

// eachSource calls f with each Go file of the repository, outside of testdata.
func eachSource(f func(file string) error) error {
	return filepath.WalkDir("..", func(file string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && (e.Name() == "testdata" || e.Name() != ".." && strings.HasPrefix(e.Name(), ".")):
			return fs.SkipDir
		case e.IsDir() || !strings.HasSuffix(file, ".go"):
			return nil
		}
		return f(file)
	})
}

// checkFunctions reports functions that are too long, and returns the lines of the file.
func checkFunctions(t *testing.T, file string) (lines int, err error) {
	src, err := os.ReadFile(file)
	if err != nil {
		return 0, err
	}
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, src, parser.SkipObjectResolution)
	if err != nil {
		return 0, err
	}
	for _, d := range tree.Decls {
		f, ok := d.(*ast.FuncDecl)
		if !ok {
			continue
		}
		from, to := set.Position(f.Pos()).Line, set.Position(f.End()).Line
		if n := to - from + 1; n > maxFunctionLines {
			t.Errorf("%s:%d: %s has %d lines; the limit is %d", file, from, f.Name.Name, n, maxFunctionLines)
		}
	}
	return bytes.Count(src, []byte("\n")), nil
}

// topLevel is what lies at the root of the repository, beside the façade's Go files.
var topLevel = []string{".ci", ".gitignore", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md",
	"docs", "examples", "frontend", "go.mod", "go.sum", "lit", "nvptx", "passes", "tools", "vliw"}

// TestTopLevel: nothing else is committed there, such as a picture that a command has written into
// the folder it was run in.
func TestTopLevel(t *testing.T) {
	out, err := exec.Command("git", "-C", "..", "ls-files").Output()
	if err != nil {
		t.Skipf("git does not list the files: %v", err)
	}
	for _, file := range strings.Fields(string(out)) {
		name, _, _ := strings.Cut(file, "/")
		if !slices.Contains(topLevel, name) && (name != file || path.Ext(name) != ".go") {
			t.Errorf("%s: nothing of this name belongs at the root", file)
		}
	}
}
