package main

import (
	"bytes"
	"compress/gzip"
	"embed"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/pkg/errors"

	"opt-go/tools/bundle"
)

//go:embed page
var page embed.FS

// file is a file of the page.
type file struct {
	name       string
	data       []byte
	compressed []byte // by gzip
}

// site is all files of the page.
type site struct {
	files []file
	cuda  string // the header of the CUDA examples
}

func (s *site) add(name string, data []byte) error {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(data); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	s.files = append(s.files, file{name, data, b.Bytes()})
	return nil
}

func (s *site) find(name string) *file {
	for k := range s.files {
		if s.files[k].name == name {
			return &s.files[k]
		}
	}
	return nil
}

// makeSite builds the commands with the Go toolchain, which compiles only what has changed.
func makeSite() (*site, error) {
	root, err := goTool("list", "-m", "-f", "{{.Dir}}", "opt-go")
	if err != nil {
		return nil, err
	}
	goroot, err := goTool("env", "GOROOT")
	if err != nil {
		return nil, err
	}
	s := &site{cuda: filepath.Join(root, "examples", "cuda", "optgo_cuda.h")}
	if err := s.addPage(); err != nil {
		return nil, err
	}
	support, err := os.ReadFile(filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, errors.Wrap(err, "the Go toolchain's support for WebAssembly")
	}
	if err := s.add("wasm_exec.js", support); err != nil {
		return nil, err
	}
	if err := s.addExamples(root); err != nil {
		return nil, err
	}
	return s, s.addCommands(root)
}

func (s *site) addPage() error {
	entries, err := page.ReadDir("page")
	if err != nil {
		return err
	}
	for _, e := range entries {
		data, err := page.ReadFile("page/" + e.Name())
		if err == nil {
			err = s.add(e.Name(), data)
		}
		if err != nil {
			return err
		}
	}
	if err := s.add("codemirror.js", []byte(bundle.Editor)); err != nil {
		return err
	}
	return s.add("LICENSES.txt", []byte(bundle.Licences))
}

func (s *site) addExamples(root string) error {
	list, err := readExamples(root)
	if err != nil {
		return err
	}
	data, err := json.Marshal(list)
	if err != nil {
		return err
	}
	return s.add("examples.json", data)
}

// programs are the builds of the commands: the first one is loaded with the page, the second one
// when something asks for VLIW.
var programs = []struct{ file, tags string }{{"gpu.wasm", "novliw"}, {"commands.wasm", ""}}

// addCommands builds the commands, all in one program. Without a profile: what it inlines makes
// functions large, and a browser compiles large functions again, in the background, while the first
// input is at work; with one the first result takes half as long again.
func (s *site) addCommands(root string) error {
	dir, err := os.MkdirTemp("", "playground")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	for _, p := range programs {
		program := filepath.Join(dir, p.file)
		build := exec.Command("go", "build", "-trimpath", "-pgo=off", "-ldflags=-s -w", "-tags", p.tags, "-o", program, "opt-go/tools/playground/commands")
		build.Dir = root
		build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		if out, err := build.CombinedOutput(); err != nil {
			return errors.Wrapf(err, "go build: %s", out)
		}
		data, err := os.ReadFile(program)
		if err != nil {
			return err
		}
		if err := s.add(p.file, data); err != nil {
			return err
		}
	}
	return nil
}

// goTool runs the go command and returns the line that it prints.
func goTool(args ...string) (string, error) {
	out, err := exec.Command("go", args...).Output()
	return strings.TrimSpace(string(out)), errors.Wrapf(err, "go %s", strings.Join(args, " "))
}

// write writes the files to a folder.
func (s *site) write(dir string) error {
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return errors.Wrap(err, "-export")
	}
	for _, f := range s.files {
		if err := os.WriteFile(filepath.Join(dir, f.name), f.data, 0o666); err != nil {
			return errors.Wrap(err, "-export")
		}
	}
	return nil
}
