package main

import (
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A build file that knows only where CUDA lies takes the folder that --installation writes: objects
// by its nvcc, linked by the host's compiler, and a host source against its headers.
func TestInstallation(t *testing.T) {
	bin := tools(t)
	host := ""
	for _, name := range []string{"g++", "c++", "clang++"} {
		if path, err := exec.LookPath(name); err == nil && host == "" {
			host = path
		}
	}
	if host == "" {
		t.Skip("no compiler for the host is installed")
	}
	dir := t.TempDir()
	cuda := filepath.Join(dir, "it's cuda")
	run := func(name string, args ...string) string {
		t.Helper()
		out, err := exec.Command(name, args...).CombinedOutput()
		if err != nil {
			t.Fatalf("%s %v: %v\n%s", name, args, err, out)
		}
		return string(out)
	}
	write := func(name, text string) string {
		file := filepath.Join(dir, name)
		if err := os.WriteFile(file, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		return file
	}
	run(filepath.Join(bin, "cudacc"), "--installation="+cuda)
	run(filepath.Join(bin, "cudacc"), "--installation", cuda) // again, over what is there
	nvcc := filepath.Join(cuda, "bin/nvcc")
	kernel := write("kernel.cu", "__global__ void k(int *p) { *p += threadIdx.x == 41; *p += threadIdx.x == 0 ? 41 : 0; }\nvoid start(int *p) { k<<<1, 1>>>(p); }\n")
	program := write("main.cpp", `#include <cuda.h>
#include <cuda_runtime.h>
#include <cstdio>
void start(int *);
int main() {
  int *p, devices = 0;
  if (cudaMallocManaged(&p, 4) != cudaSuccess || cuInit(0) != CUDA_SUCCESS || cuDeviceGetCount(&devices) != CUDA_SUCCESS) return 1;
  *p = 0;
  start(p);
  cudaDeviceSynchronize();
  printf("%d %d\n", *p, devices);
}
`)
	object := filepath.Join(dir, "kernel.o")
	run(nvcc, "-c", kernel, "-o", object)
	for _, libraries := range [][]string{{"-lcuda", "-lcudart"}, {"-lcudart_static", "-lcuda", "-ldl", "-lpthread"}} {
		out := filepath.Join(dir, "program")
		run(host, append([]string{"-I" + filepath.Join(cuda, "include"), program, object, "-o", out, "-L" + filepath.Join(cuda, "lib64")}, libraries...)...)
		if stdout, _ := runProgram(t, out); strings.TrimSpace(stdout) != "41 1" {
			t.Errorf("%v: printed %q", libraries, stdout)
		}
	}
	// Build files hand the folder's name on in the environment; without libdevice it still has a
	// version.
	for range 2 {
		t.Setenv("CUDA_PATH", cuda)
		all := filepath.Join(dir, "all")
		run(filepath.Join(bin, "cudacc"), "-x", "cu", program, kernel, "-o", all)
		if stdout, _ := runProgram(t, all); strings.TrimSpace(stdout) != "41 1" {
			t.Errorf("with CUDA_PATH: printed %q", stdout)
		}
		if err := os.Remove(filepath.Join(cuda, "nvvm")); err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
	}
	whole := filepath.Join(dir, "runtime.o")
	if err := os.WriteFile(whole, []byte(run("ar", "p", filepath.Join(cuda, "lib64/libcudart.a"))), 0o666); err != nil {
		t.Fatal(err)
	}
	onlyOwnNames(t, whole)
	if text := run(nvcc, "--version"); !regexp.MustCompile(`release \d+\.\d, V\d+\.\d\.\d\n`).MatchString(text) {
		t.Errorf("version: %q", text)
	}
}

// onlyOwnNames: what the runtime shows to the linker is CUDA's or begins with optgo_, since any
// other name may be the program's.
func onlyOwnNames(t *testing.T, object string) {
	t.Helper()
	f, err := elf.Open(object)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	symbols, err := f.Symbols()
	if err != nil {
		t.Fatal(err)
	}
	own := regexp.MustCompile(`^(cu[A-Z]|cuda[A-Z]|__cuda|nv|optgo_)`)
	defined := 0
	for _, s := range symbols {
		if elf.ST_BIND(s.Info) == elf.STB_LOCAL || s.Section == elf.SHN_UNDEF {
			continue
		}
		if defined++; !own.MatchString(s.Name) {
			t.Errorf("%s wants a line in names.h", s.Name)
		}
	}
	if defined < 100 {
		t.Errorf("the runtime defines %d names", defined)
	}
}
