package lit

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"

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
	args := []string{"build", "-o", dir + string(filepath.Separator), "./tools/..."}
	if len(names) > 0 {
		args[3] = "./tools/filecheck"
	}
	for _, n := range names {
		args = append(args, "./tools/"+n)
	}
	cmd := exec.Command("go", args...)
	cmd.Dir = filepath.Dir(root)
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", errors.Errorf("building the commands under test: %v\n%s", err, out)
	}
	return dir, errors.Wrap(copyProgram(dir, "filecheck", "FileCheck"), "building the commands under test")
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
