package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/tools/oracle"
)

// Programs run on the GPU, or on it and the emulator, by a stand-in for NVIDIA's driver.
func TestDevices(t *testing.T) {
	bin := tools(t)
	cc := oracle.Tool(t, "clang-19")
	driver, none := t.TempDir(), t.TempDir()
	if out, err := exec.Command(cc, "-shared", "-fPIC", "-o", filepath.Join(driver, "libcuda.so.1"), "../../nvptx/cuda/testdata/driver.c").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, name := range []string{"libcuda.so.1", "libcuda.so"} { // no driver, even where there is one
		if err := os.WriteFile(filepath.Join(none, name), []byte("nothing"), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	program := compileProgram(t, bin, "-arch=sm_90", "testdata/gpu/gpu.cu")
	const (
		fault    = "cuda: launch: an illegal memory access was encountered (cudaErrorIllegalAddress): "
		textures = "textures and surfaces are there on the emulator only"
		children = "kernel parent: kernels that kernels launch run on the emulator only"
	)
	for _, c := range []struct {
		what, env, library string
		code               int
		stdout             string
		stderr             []string
	}{
		{what: "variables", env: "OPTGO_DEVICE=cuda"},
		{what: "variables", env: "OPTGO_DEVICE=cuda STANDIN_ATTRIBUTES=88"},
		{what: "variables", env: "OPTGO_DEVICE=cuda STANDIN_ATTRIBUTES=88,91"},
		{what: "variables", env: "OPTGO_DEVICE=cuda STANDIN_ATTRIBUTES=100"},
		{what: "variables", env: "OPTGO_DEVICE=emu"},
		{what: "variables", env: "OPTGO_DEVICE=both", stderr: []string{"cuda: OPTGO_DEVICE=both: 5 launches, of which 0 differed\n"}},
		{what: "faults", env: "OPTGO_DEVICE=cuda", stderr: []string{"gpu.cu:48: " + fault + "kernel stray: cuCtxSynchronize: made up (700)\n"}},
		{what: "faults", env: "OPTGO_DEVICE=both", stderr: []string{fault, "gpu.cu:20: out of bounds: global address 0x8", "2 launches, of which 0 differed"}},
		{what: "stray", env: "OPTGO_DEVICE=cuda", stdout: "700\n", stderr: []string{fault + "kernel stray: "}},
		{what: "stray", env: "OPTGO_DEVICE=both", stdout: "0\n", stderr: []string{
			"cuda: launch of stray: the GPU ends with an error, the emulator does not: kernel stray: cuCtxSynchronize: made up (700)\n", " 2 launches, of which 1 differed"}},
		{what: "refused", env: "OPTGO_DEVICE=cuda", stdout: "the kernel has 32 threads\n", stderr: []string{textures, children}},
		{what: "refused", env: "OPTGO_DEVICE=both", stdout: "the kernel has 32 threads\n", stderr: []string{textures, children, " 1 launches, of which 0 differed"}},
		{what: "stray", env: "OPTGO_DEVICE=cuda STANDIN_ATTRIBUTES=75,91", stdout: "0\n", stderr: []string{"is PTX for sm_80 or older"}},
		{what: "differ", env: "OPTGO_DEVICE=cuda", stdout: "1.5\n"},
		{what: "differ", env: "OPTGO_DEVICE=both", stdout: "1\n", stderr: []string{
			"gpu.cu:74: cuda: launch of differ: the GPU and the emulator differ: 1 of 64 bytes, first at offset 6 of the allocation at 0x",
			": c03f000000000000 on the GPU, 803f000000000000 on the emulator (as floats by at most 0.33 of the value)\n", " 1 launches, of which 1 differed"}},
		{what: "print", env: "OPTGO_DEVICE=cuda", stdout: "before\nthe kernel has 32 threads\nafter\n"},
		{what: "print", env: "OPTGO_DEVICE=both", stdout: "before\nthe kernel has 32 threads\nafter\n", stderr: []string{" 1 launches, of which 0 differed"}},
		{what: "print", env: "OPTGO_DEVICE=cuda", library: none, code: 70, stdout: "before\n", stderr: []string{"cuda: OPTGO_DEVICE=cuda: no CUDA driver: libcuda.so.1 cannot be loaded\n"}},
		{what: "print", env: "OPTGO_DEVICE=both", library: none, code: 70, stdout: "before\n", stderr: []string{"cuda: OPTGO_DEVICE=both: no CUDA driver: "}},
		{what: "print", env: "OPTGO_DEVICE=cuda STANDIN_ATTRIBUTES=0", code: 70, stdout: "before\n", stderr: []string{"cuda: OPTGO_DEVICE=cuda: Stand-in cannot reach memory of the host at the host's addresses\n"}},
		{what: "print", env: "OPTGO_DEVICE=cuda OPTGO_CHECK=1", code: 70, stdout: "before\n", stderr: []string{"cuda: OPTGO_DEVICE=cuda: OPTGO_CHECK wants the emulator (OPTGO_DEVICE=emu or both)\n"}},
		{what: "print", env: "OPTGO_DEVICE=gpu", code: 70, stdout: "before\n", stderr: []string{"cuda: OPTGO_DEVICE=gpu: there are emu, cuda and both\n"}},
		{what: "print", env: "OPTGO_WORKERS=0", code: 70, stdout: "before\n", stderr: []string{"cuda: OPTGO_WORKERS=0: not a positive number\n"}},
	} {
		t.Run(c.what+" "+c.env, func(t *testing.T) {
			library := driver
			if c.library != "" {
				library = c.library
			}
			cmd := exec.Command(program, c.what)
			cmd.Env = append(append(os.Environ(), "LD_LIBRARY_PATH="+library), strings.Fields(c.env)...)
			var stdout, stderr bytes.Buffer
			cmd.Stdout, cmd.Stderr = &stdout, &stderr
			if err := cmd.Run(); cmd.ProcessState == nil || cmd.ProcessState.ExitCode() != c.code {
				t.Errorf("%v, want status %d", err, c.code)
			}
			if stdout.String() != c.stdout {
				t.Errorf("printed %q, want %q", stdout.String(), c.stdout)
			}
			rest := stderr.String()
			for _, want := range c.stderr {
				if !strings.Contains(rest, want) {
					t.Errorf("no %q on standard error", want)
				}
			}
			if len(c.stderr) == 0 && rest != "" || c.code != 0 && strings.Count(rest, "\n") != 1 {
				t.Error("unexpected lines on standard error")
			}
			if t.Failed() {
				t.Log(rest)
			}
		})
	}
}
