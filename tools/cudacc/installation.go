package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/pkg/errors"
)

// cudaLibraryFiles are the archives of an installation, all with the one runtime: the linker takes
// it from the first that it is told of.
var cudaLibraryFiles = []string{"lib64/libcudart.a", "lib64/libcudart_static.a", "lib64/libcudadevrt.a", "lib64/libcuda.a", "lib64/stubs/libcuda.a"}

// cudaSharedFiles are the shared libraries that build files name by their path: texts for the
// linker, which takes the archive instead.
var cudaSharedFiles = []string{"lib64/libcudart.so", "lib64/libcuda.so"}

// install writes a folder in the layout of a CUDA installation, for build files that call nvcc by
// its path, or have the host's compiler link with -lcudart and -lcuda.
func (c *compiler) install(dir string) error {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	for _, sub := range []string{"bin", "include", "lib64/stubs"} {
		if err := os.MkdirAll(filepath.Join(dir, sub), 0o777); err != nil {
			return err
		}
	}
	if err := symlink("lib64", filepath.Join(dir, "lib")); err != nil {
		return err
	}
	if err := c.installHeaders(filepath.Join(dir, "include")); err != nil {
		return err
	}
	if c.kit.libdevice {
		if err := symlink(filepath.Join(c.kit.cuda, "nvvm"), filepath.Join(dir, "nvvm")); err != nil {
			return err
		}
	}
	if err := c.installLibraries(dir); err != nil {
		return err
	}
	self, err := c.self()
	if err != nil {
		return err
	}
	script := fmt.Sprintf("#!/bin/sh\nexec %s --cuda-path=%s \"$@\"\n", shellQuoted(self), shellQuoted(c.kit.cuda))
	nvcc := filepath.Join(dir, "bin/nvcc")
	if err := keep(nvcc, []byte(script)); err != nil {
		return err
	}
	return os.Chmod(nvcc, 0o755)
}

// installHeaders makes links to the toolkit's headers, and to those of ours that it lacks.
func (c *compiler) installHeaders(to string) error {
	for _, from := range []string{filepath.Join(c.kit.cuda, "include"), c.headers()} {
		entries, err := os.ReadDir(from)
		if err != nil {
			return err
		}
		for _, e := range entries {
			at := filepath.Join(to, e.Name())
			if _, err := os.Stat(at); err == nil || e.Name() == "before" {
				continue
			}
			if err := symlink(filepath.Join(from, e.Name()), at); err != nil {
				return err
			}
		}
	}
	return nil
}

// installLibraries makes archives of the runtime.
func (c *compiler) installLibraries(dir string) error {
	library, err := c.runtime()
	if err != nil {
		return err
	}
	for _, name := range cudaLibraryFiles {
		if err := c.archive(library, filepath.Join(dir, name)); err != nil {
			return err
		}
	}
	for _, name := range cudaSharedFiles {
		archive := quoted(filepath.Join(dir, strings.TrimSuffix(name, ".so")+".a"))
		text := fmt.Sprintf("/* The runtime is linked into the program. */\nINPUT(%s %s)\n", archive, strings.Join(systemLibraries, " "))
		if err := keep(filepath.Join(dir, name), []byte(text)); err != nil {
			return err
		}
	}
	return nil
}

// archive makes an archive of one object.
func (c *compiler) archive(object, file string) error {
	ar := ""
	for _, name := range []string{"ar", "llvm-ar", "llvm-ar" + strings.TrimPrefix(filepath.Base(c.kit.clang), "clang")} {
		if path, err := exec.LookPath(name); err == nil && ar == "" {
			ar = path
		}
	}
	if ar == "" {
		return errors.New("an archive of the runtime needs ar or llvm-ar, and neither is here")
	}
	if err := os.Remove(file); err != nil && !os.IsNotExist(err) {
		return err
	}
	_, err := c.command(ar, "rcs", file, object)
	return err
}

// libraries is a folder with the archives of an installation, made once: build files add -lcudart
// to what nvcc links by itself.
func (c *compiler) libraries() (string, error) {
	object, err := c.runtime()
	if err != nil {
		return "", err
	}
	dir := strings.TrimSuffix(object, ".o")
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return "", err
	}
	for _, name := range cudaLibraryFiles {
		file := filepath.Join(dir, filepath.Base(name))
		if fileExists(file) {
			continue
		}
		made := filepath.Join(c.scratch, filepath.Base(name))
		if err := c.archive(object, made); err != nil {
			return "", err
		}
		data, err := readAll(made)
		if err != nil {
			return "", err
		}
		if err := keep(file, data); err != nil {
			return "", err
		}
	}
	return dir, nil
}

// shellQuoted is a text as one word of a shell's command.
func shellQuoted(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

var cudartVersion = regexp.MustCompile(`(?m)^#define\s+CUDART_VERSION\s+(\d+)`)

var versionOfClang = regexp.MustCompile(`clang version [\d.]+`)

// cudaVersion is the version of CUDA's headers: 12040 is 12.4.
func (c *compiler) cudaVersion() (int, error) {
	text, err := os.ReadFile(filepath.Join(c.kit.cuda, "include/cuda_runtime_api.h"))
	if err != nil {
		return 0, err
	}
	m := cudartVersion.FindSubmatch(text)
	if m == nil {
		return 0, errors.New("CUDA's headers do not say their version")
	}
	return strconv.Atoi(string(m[1]))
}

// version is what --version prints: build files look for nvcc's words "release 12.4, V12.4.0",
// which here are those of CUDA's headers, and CMake for "clang version", by which it knows how to
// call the compiler.
func (c *compiler) version() (string, error) {
	n, err := c.cudaVersion()
	if err != nil {
		return "", err
	}
	front, err := c.command(c.kit.clang, "--version")
	if err != nil {
		return "", err
	}
	m := versionOfClang.Find(front)
	if m == nil {
		return "", errors.Errorf("%s does not say its version", c.kit.clang)
	}
	const thousands, tens = 1000, 10
	release := fmt.Sprintf("%d.%d", n/thousands, n%thousands/tens)
	return fmt.Sprintf("cudacc: compiler for CUDA programs of opt-go, with the headers of\nCuda compilation tools, release %s, V%s.%d\nand the front end of %s\n", release, release, n%tens, m), nil
}
