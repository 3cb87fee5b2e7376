package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/pkg/errors"
)

// makeLibrary makes a library of objects, as -lib asks.
func (c *compiler) makeLibrary(objects []string) error {
	out := c.o.output
	if out == "" {
		out = filepath.Join(c.o.dir, "a.a")
	}
	for _, name := range []string{"ar", "llvm-ar"} {
		ar, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		if err := os.Remove(out); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
		_, err = c.command(ar, append([]string{"rcs", out}, objects...)...)
		return err
	}
	return errors.New("-lib wants ar of binutils, or llvm-ar")
}

// run runs the linked program, as -run asks.
func (c *compiler) run() error {
	program := c.o.output
	if program == "" {
		program = "a.out"
	}
	program, err := filepath.Abs(program)
	if err != nil {
		return err
	}
	cmd := exec.Command(program, c.o.runArgs...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, c.stdout, c.stderr
	return cmd.Run()
}

// toolkitLibraries are those of CUDA's toolkit beside the runtime, which build files name also
// where a program does not call them.
var toolkitLibraries = []string{"cublas", "cublasLt", "cublas_static", "curand", "curand_static", "cufft", "cufft_static", "cufftw", "cusparse", "cusolver", "culibos", "nvToolsExt", "nvrtc", "nvidia-ml", "cupti", "nppc",
	"nppial", "nppicc", "nppidei", "nppif", "nppig", "nppim", "nppist", "nppisu", "nppitc", "npps", "nvjpeg", "nvJitLink", "cudnn", "nvptxcompiler_static"}

// foundLibraries are the flags for the linker without those of CUDA's libraries that are not there.
// A program that calls them has undefined references; one that only names them links.
func (c *compiler) foundLibraries() []string {
	var dirs []string
	for _, f := range c.o.link {
		if dir, is := strings.CutPrefix(f, "-L"); is {
			dirs = append(dirs, dir)
		}
	}
	dirs = append(dirs, "/usr/lib", "/usr/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/local/lib")
	return slices.DeleteFunc(slices.Clone(c.o.link), func(f string) bool {
		name, is := strings.CutPrefix(f, "-l")
		return is && slices.Contains(toolkitLibraries, name) && !slices.ContainsFunc(dirs, func(dir string) bool {
			found, err := filepath.Glob(filepath.Join(dir, "lib"+name+".*")) // a bad pattern is no folder
			return err == nil && len(found) > 0
		})
	})
}
