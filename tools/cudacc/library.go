package main

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"os"
	"path/filepath"
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx/cuda/cudart"
)

func digest(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// headers returns the folder of the headers that are made for clang.
func (c *compiler) headers() string {
	var all []byte
	for _, f := range cudart.Includes() {
		all = append(all, f.Text...)
	}
	dir := filepath.Join(c.kit.cache, "include-"+digest(all))
	for _, f := range cudart.Includes() {
		if path := filepath.Join(dir, f.Name); !fileExists(path) {
			if err := keep(path, f.Text); err != nil {
				panic(err) // the cache was written to before
			}
		}
	}
	return dir
}

// keep writes a file so that others see all of it or nothing.
func keep(path string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), "new")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if closing := f.Close(); err == nil {
		err = closing
	}
	if err == nil {
		err = os.Chmod(f.Name(), 0o644)
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	return err
}

// server returns the path that programs start: ptx-run beside this command, or this command.
func (c *compiler) server() (string, error) {
	self, err := os.Executable()
	if err != nil {
		return "", err
	}
	if beside := besideServer(self); beside != "" {
		return beside, nil
	}
	return c.self()
}

// besideServer is ptx-run in the folder of a command; "" if it is not there.
func besideServer(command string) string {
	if beside := filepath.Join(filepath.Dir(command), "ptx-run"); fileExists(beside) {
		return beside
	}
	return ""
}

// self returns a path of this command that stays: its own, where ptx-run is beside it, else that of
// a copy, as `go run` would remove it.
func (c *compiler) self() (string, error) {
	self, err := os.Executable()
	if err != nil || besideServer(self) != "" {
		return self, err
	}
	data, err := os.ReadFile(self)
	if err != nil {
		return "", err
	}
	path := filepath.Join(c.kit.cache, "server-"+digest(data))
	if fileExists(path) {
		return path, nil
	}
	if err := keep(path, data); err != nil {
		return "", err
	}
	return path, os.Chmod(path, 0o755)
}

func fileExists(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Mode().IsRegular()
}

// runtime returns the object of the runtime for this clang and these headers, which is made once.
func (c *compiler) runtime() (string, error) {
	server, err := c.server()
	if err != nil {
		return "", err
	}
	api, err := os.ReadFile(filepath.Join(c.kit.cuda, "include/cuda_runtime_api.h"))
	if err != nil {
		return "", err
	}
	driver, err := os.ReadFile(filepath.Join(c.kit.cuda, "include/cuda.h"))
	if err != nil {
		return "", err
	}
	typedefs, err := os.ReadFile(filepath.Join(c.kit.cuda, "include/cudaTypedefs.h"))
	if err != nil && !os.IsNotExist(err) { // CUDA 11.0 and older lack it
		return "", err
	}
	names := append(cudart.Entries(api), cudart.Entries(driver)...)
	files := append(cudart.Sources(), cudart.File{Name: "missing.c", Text: cudart.Missing(names)},
		cudart.File{Name: "entries.c", Text: cudart.Table(cudart.Entries(driver), typedefs)})
	var all strings.Builder
	for _, s := range []string{c.kit.clang, c.kit.cuda, server} {
		all.WriteString(s + "\n")
	}
	for _, f := range append(files, cudart.Includes()...) {
		all.Write(f.Text)
	}
	out := filepath.Join(c.kit.cache, "cudart-"+digest([]byte(all.String()))+".o")
	if fileExists(out) {
		return out, nil
	}
	dir := filepath.Join(c.scratch, "cudart")
	if err := os.Mkdir(dir, 0o777); err != nil {
		return "", err
	}
	for _, f := range files {
		if err := os.WriteFile(filepath.Join(dir, f.Name), f.Text, 0o666); err != nil {
			return "", err
		}
	}
	var objects []string
	for _, f := range files {
		path := filepath.Join(dir, f.Name)
		if filepath.Ext(path) != ".c" {
			continue
		}
		_, err := c.command(c.kit.clang, "-c", "-O2", "-fPIC", "-std=gnu11", `-DOPTGO_SERVER="`+server+`"`,
			"-I"+filepath.Join(c.kit.cuda, "include"), "-idirafter", c.headers(), path, "-o", path+".o")
		if err != nil {
			return "", errors.Wrapf(err, "the runtime's %s does not compile with these headers", f.Name)
		}
		objects = append(objects, path+".o")
	}
	whole := filepath.Join(dir, "whole.o")
	if _, err := c.command(c.kit.clang, append([]string{"-r", "-nostdlib", "-o", whole}, objects...)...); err != nil {
		return "", err
	}
	data, err := readAll(whole)
	if err != nil {
		return "", err
	}
	return out, keep(out, data)
}

func readAll(file string) ([]byte, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(f)
}
