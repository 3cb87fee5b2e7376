package emu

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/tools/oracle"
)

func command(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).CombinedOutput()
	if err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
	return string(out)
}

// TestAgainstHost compiles a C program for the host and for NVPTX, and compares what they compute.
func TestAgainstHost(t *testing.T) {
	clang := oracle.Tool(t, "clang-19")
	dir := t.TempDir()
	native := filepath.Join(dir, "native")
	command(t, clang, "-O1", "-w", "-ffp-contract=off", "testdata/mix.c", "-o", native)
	var want []uint32
	for _, w := range strings.Fields(command(t, native)) {
		v, err := strconv.ParseInt(w, 10, 32)
		if err != nil {
			t.Fatal(err)
		}
		want = append(want, uint32(v))
	}
	for _, level := range []string{"-O0", "-O1", "-O2", "-O3 -g"} {
		file := filepath.Join(dir, "mix.ptx")
		args := append(strings.Fields(level), "-w", "-ffp-contract=off", "--target=nvptx64-nvidia-cuda", "-march=sm_70", "-S", "testdata/mix.c", "-o", file)
		command(t, clang, args...)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for which := 0; which < 8; which++ {
			t.Run(fmt.Sprintf("%s/%d", level, which), func(t *testing.T) {
				compareWithHost(t, string(text), which, want[96*which:96*which+96])
			})
		}
	}
}

func compareWithHost(t *testing.T, text string, which int, want []uint32) {
	m, err := parse.Module("mix.ptx", text)
	if err != nil {
		t.Fatal(err)
	}
	if err := ptx.Verify(m); err != nil {
		t.Fatal(err)
	}
	p, err := Load(m)
	if err != nil {
		t.Fatal(err)
	}
	mem := NewMemory(64)
	buf := put(t, mem, make([]byte, 4*96))
	_, err = p.Launch(Launch{Kernel: "k", Grid: Dim3{X: 2}, Block: Dim3{X: 48}, Memory: mem, Args: [][]byte{U64(buf), U32(uint32(which))}})
	if err != nil {
		t.Fatal(err)
	}
	for i, v := range asWords32(get(t, mem, buf, 4*96)) {
		if v != want[i] {
			t.Fatalf("thread %d: %d, the host has %d", i, int32(v), int32(want[i]))
		}
	}
}
