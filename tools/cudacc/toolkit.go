package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/pkg/errors"
)

// toolkit is what the machine offers: clang, and a folder in the layout of a CUDA installation.
type toolkit struct {
	clang     string
	cuda      string
	libdevice bool
	openmp    openmp
	cache     string // of this user, for what is made once
}

// clangs are the names that are tried: the newest known one first.
var clangs = []string{"clang-22", "clang-21", "clang-20", "clang-19", "clang-18", "clang-17", "clang-16", "clang"}

func findToolkit(o *options) (*toolkit, error) {
	t := &toolkit{}
	dir, err := os.UserCacheDir()
	if err != nil {
		return nil, err
	}
	t.cache = filepath.Join(dir, "opt-go", "cudacc")
	if t.clang, err = findClang(o.clang); err != nil {
		return nil, err
	}
	needed := o.stage == stageLink
	for _, in := range o.inputs {
		needed = needed || in.cuda
	}
	if t.cuda, err = t.findCUDA(o.cudaPath); err != nil {
		if !needed { // C and C++ see CUDA's headers where there are any, as with nvcc
			return t, nil
		}
		return nil, err
	}
	_, err = os.Stat(filepath.Join(t.cuda, "nvvm/libdevice/libdevice.10.bc"))
	t.libdevice = err == nil
	return t, nil
}

func findClang(asked string) (string, error) {
	if asked == "" {
		asked = os.Getenv("OPTGO_CLANG")
	}
	names := clangs
	if strings.Contains(filepath.Base(asked), "clang") {
		names = []string{asked}
	}
	for _, n := range names {
		if path, err := exec.LookPath(n); err == nil {
			return path, nil
		}
	}
	return "", errors.Errorf("no clang (%s): install one, for example apt install clang-19, or name it with -ccbin", strings.Join(names, ", "))
}

// findCUDA returns a folder with include/cuda_runtime.h.
func (t *toolkit) findCUDA(asked string) (string, error) {
	dirs := []string{asked}
	if asked == "" {
		dirs = []string{os.Getenv("CUDA_PATH"), os.Getenv("CUDA_HOME"), "/usr/local/cuda", "/opt/cuda"}
	}
	for _, d := range dirs {
		if d == "" {
			continue
		}
		if _, err := os.Stat(filepath.Join(d, "include/cuda_runtime.h")); err == nil {
			return d, nil
		}
	}
	var sites []string
	if asked != "" {
		sites = []string{asked, filepath.Join(asked, "nvidia")}
	} else {
		sites = pythonPackages(t.cache)
	}
	for _, site := range sites {
		if _, err := os.Stat(filepath.Join(site, "cuda_runtime/include/cuda_runtime.h")); err == nil {
			return t.assemble(site)
		}
	}
	where := "in CUDA_PATH, CUDA_HOME, /usr/local/cuda, or Python's packages"
	if asked != "" {
		where = "in " + asked
	}
	return "", errors.Errorf(`CUDA's headers are not %s. Install CUDA, or only its headers:
    python3 -m pip install 'nvidia-cuda-runtime-cu12' 'nvidia-cuda-nvcc-cu12' 'nvidia-cuda-cccl-cu12' 'nvidia-curand-cu12'
and name the folder with --cuda-path if it is elsewhere (for a virtual environment: its site-packages/nvidia)`, where)
}

// pythonPackages returns folders where pip puts NVIDIA's packages.
func pythonPackages(cache string) []string {
	var found []string
	patterns := []string{filepath.Join(filepath.Dir(cache), "venv/lib/python3*/site-packages/nvidia")}
	if env := os.Getenv("VIRTUAL_ENV"); env != "" {
		patterns = append([]string{filepath.Join(env, "lib/python3*/site-packages/nvidia")}, patterns...)
	}
	if home, err := os.UserHomeDir(); err == nil {
		patterns = append(patterns, filepath.Join(home, ".local/lib/python3*/site-packages/nvidia"))
	}
	patterns = append(patterns, "/usr/local/lib/python3*/dist-packages/nvidia", "/usr/local/lib/python3*/site-packages/nvidia", "/usr/lib/python3*/site-packages/nvidia")
	for _, p := range patterns {
		if list, err := filepath.Glob(p); err == nil {
			found = append(found, list...)
		}
	}
	return found
}

// assemble makes a folder in the layout of an installation, of links into Python's packages.
func (t *toolkit) assemble(site string) (string, error) {
	site, err := filepath.Abs(site)
	if err != nil {
		return "", err
	}
	dir := filepath.Join(t.cache, fmt.Sprintf("cuda-%x", sha256.Sum256([]byte(site)))[:21])
	if err := os.MkdirAll(filepath.Join(dir, "include"), 0o777); err != nil {
		return "", err
	}
	if err := os.MkdirAll(filepath.Join(dir, "bin"), 0o777); err != nil { // clang looks for it
		return "", err
	}
	headers, err := filepath.Glob(filepath.Join(site, "*/include/*"))
	if err != nil {
		return "", err
	}
	for _, h := range headers {
		if base := filepath.Base(h); !strings.HasPrefix(base, "__") {
			if err := symlink(h, filepath.Join(dir, "include", base)); err != nil {
				return "", err
			}
		}
	}
	if ptxas := filepath.Join(site, "cuda_nvcc/bin/ptxas"); fileExists(ptxas) {
		if err := symlink(ptxas, filepath.Join(dir, "bin/ptxas")); err != nil {
			return "", err
		}
	}
	nvvm := filepath.Join(site, "cuda_nvcc/nvvm")
	if _, err := os.Stat(nvvm); err == nil {
		if err := symlink(nvvm, filepath.Join(dir, "nvvm")); err != nil {
			return "", err
		}
	}
	return dir, nil
}

// symlink makes a symbolic link where there is none, or another one.
func symlink(to, at string) error {
	if old, err := os.Readlink(at); err == nil && old == to {
		return nil
	}
	tmp := fmt.Sprintf("%s.%d", at, os.Getpid())
	if err := os.Symlink(to, tmp); err != nil {
		return err
	}
	return os.Rename(tmp, at)
}
