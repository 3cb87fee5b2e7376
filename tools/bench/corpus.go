package main

import (
	"bytes"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/link"
)

// programFolders hold the C programs of the repository, from its root.
var programFolders = []string{"examples", "passes/testdata", "tools/paper/workbench", "vliw/testdata"}

// programFiles lists the C programs of the repository by path.
func programFiles() ([]string, error) {
	out, err := exec.Command("go", "list", "-f", "{{.Dir}}", "opt-go").Output()
	if err != nil {
		return nil, errors.Wrap(err, "cannot find the root of the repository")
	}
	root := strings.TrimSpace(string(out))
	var files []string
	for _, folder := range programFolders {
		err := filepath.WalkDir(filepath.Join(root, folder), func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && filepath.Ext(path) == ".c" {
				files = append(files, path)
			}
			return err
		})
		if err != nil {
			return nil, errors.Wrap(err, "cannot list the programs")
		}
	}
	return files, nil
}

// noCompiler is returned where the C programs cannot be compiled.
var noCompiler = errors.New("clang-19 is not installed")

// unoptimized compiles a C file as clang hands it to the optimizer at -O2. The result is nil when
// it does not compile by itself: some files are included by others.
func unoptimized(file string) []byte {
	out, err := exec.Command("clang-19", "-O2", "-Xclang", "-disable-llvm-passes", "-w", "-S", "-emit-llvm", file, "-o", "-").Output()
	if err != nil {
		return nil
	}
	return out
}

// programModule links the C programs of the repository into one module, about 100,000 lines of
// unoptimized IR. What a program defines gets the program's number as a suffix.
func programModule() (text []byte, programs int, err error) {
	if _, err := exec.LookPath("clang-19"); err != nil {
		return nil, 0, noCompiler
	}
	files, err := programFiles()
	if err != nil {
		return nil, 0, err
	}
	ctx := ir.NewContext()
	var all *ir.Module
	for n, file := range files {
		source := unoptimized(file)
		if source == nil {
			continue
		}
		m, err := frontend.Read(file, source, frontend.In(ctx))
		if err != nil {
			return nil, 0, err
		}
		rename(m, "_"+strings.TrimSuffix(filepath.Base(file), ".c")+"_"+strconv.Itoa(n))
		programs++
		if all == nil {
			all = m
			continue
		}
		if _, err := link.Into(all, m, link.Options{}); err != nil {
			return nil, 0, err
		}
	}
	if all == nil {
		return nil, 0, errors.New("no C program of the repository compiles")
	}
	var b bytes.Buffer
	err = frontend.Write(&b, all)
	return b.Bytes(), programs, err
}

// write puts a module into a scratch folder and returns its path.
func write(dir, name string, text []byte) (string, error) {
	path := filepath.Join(dir, name)
	return path, errors.Wrap(os.WriteFile(path, text, 0o666), "cannot write the input")
}
