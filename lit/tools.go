package lit

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/pkg/errors"
)

// toolsVariable names a folder with the commands under test; without it the
// commands are built.
const toolsVariable = "OPTGO_TOOLS_DIR"

// FindRoot returns the folder at or above path that holds lit.cfg.py.
func FindRoot(path string) (string, error) {
	dir, err := filepath.Abs(path)
	if err != nil {
		return "", err
	}
	for {
		if _, err := os.Stat(filepath.Join(dir, "lit.cfg.py")); err == nil {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", errors.Errorf("%s: there is no lit.cfg.py here or above", path)
		}
		dir = up
	}
}

// Tools returns a folder with the commands under test. Unless the environment
// names one, the commands of the module that root lies in are built into dir:
// all of them, or filecheck and those that are named.
func Tools(root, dir string, names ...string) (string, error) {
	if given := os.Getenv(toolsVariable); given != "" {
		abs, err := filepath.Abs(given)
		return abs, errors.Wrap(err, toolsVariable)
	}
	module := filepath.Dir(root)
	if len(names) == 0 {
		mains, err := filepath.Glob(filepath.Join(module, "tools", "*", "main.go"))
		if err != nil {
			return "", err
		}
		for _, m := range mains {
			names = append(names, filepath.Base(filepath.Dir(m)))
		}
	} else {
		names = append([]string{"filecheck"}, names...)
	}
	for _, n := range names {
		if err := build(module, dir, n); err != nil {
			return "", errors.Wrap(err, "building the commands under test")
		}
	}
	return dir, errors.Wrap(copyProgram(dir, "filecheck", "FileCheck"), "building the commands under test")
}

// build puts a command into dir. Since Go 1.24 the build cache keeps what "go run" has linked, so
// that the tests of many packages, which all need the same commands, link them once; "go build"
// always links. Without opt-go's profile: with it Go compiles every package a second time, beside
// the one of its tests.
func build(module, dir, name string) error {
	cached := exec.Command("go", "run", "-pgo=off", "-exec=echo", "./tools/"+name)
	cached.Dir = module
	if out, err := cached.Output(); err == nil {
		path := strings.TrimSpace(string(out))
		if _, err := os.Stat(path); err == nil && os.Symlink(path, filepath.Join(dir, filepath.Base(path))) == nil {
			return nil
		}
	}
	cmd := exec.Command("go", "build", "-pgo=off", "-o", dir+string(filepath.Separator), "./tools/"+name)
	cmd.Dir = module
	if out, err := cmd.CombinedOutput(); err != nil {
		return errors.Errorf("%s: %v\n%s", name, err, out)
	}
	return nil
}

// copyProgram copies a program to a second name.
func copyProgram(dir, from, to string) error {
	ext := ""
	if runtime.GOOS == "windows" {
		ext = ".exe"
	}
	src, err := os.Open(filepath.Join(dir, from+ext))
	if err != nil {
		return err
	}
	defer src.Close()
	path := filepath.Join(dir, to+ext)
	if _, err := os.Stat(path); err == nil {
		return nil // the file system does not tell the two names apart
	}
	dst, err := os.OpenFile(path, os.O_CREATE|os.O_WRONLY|os.O_TRUNC, 0o777)
	if err != nil {
		return err
	}
	if _, err := io.Copy(dst, src); err != nil {
		dst.Close()
		return err
	}
	return dst.Close()
}
