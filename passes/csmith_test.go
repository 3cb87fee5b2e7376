package passes_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"opt-go/frontend"
	"opt-go/passes"
	"opt-go/tools/oracle"
)

var (
	csmithCount = flag.Int("csmith", 6, "number of random C programs that TestCsmith compiles and runs")
	csmithSeed  = flag.Int("csmith-seed", 1, "first seed of TestCsmith")
)

// TestCsmith runs the pipelines over random C programs as clang-19 leaves them unoptimized, and
// compares what the programs print before and after, under LLVM's interpreter of IR.
func TestCsmith(t *testing.T) {
	oracle.Need(t, "clang-19", "lli-19")
	oracle.NeedCsmith(t)
	ran := 0
	for k := range *csmithCount {
		seed := *csmithSeed + k
		if csmithProgram(t, seed) {
			ran++
		}
	}
	if ran == 0 {
		t.Error("no program ended in time: nothing was compared")
	}
}

// csmithProgram tests one program; it reports false for one that runs too long to be of use.
func csmithProgram(t *testing.T, seed int) bool {
	dir := t.TempDir()
	c, ll := filepath.Join(dir, "p.c"), filepath.Join(dir, "p.ll")
	command(t, dir, 20*time.Second, "csmith", "--seed", fmt.Sprint(seed), "--no-volatiles", "--max-funcs", "4", "-o", c)
	command(t, dir, 60*time.Second, "clang-19", "-w", "-I"+oracle.CsmithHeaders, "-O1", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", c, "-o", ll)
	text, err := os.ReadFile(ll)
	if err != nil {
		t.Fatal(err)
	}
	want, ok := interpret(text)
	if !ok {
		return false
	}
	for _, pipeline := range []string{"default<O2>", "gpucc", "vliw", "inline,sroa,gvn,dse,simplifycfg,gvn,dse", "inline,simplifycfg<hoist-common-insts;switch-range-to-icmp>,mem2reg,instsimplify"} {
		m, err := frontend.Read(ll, text)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		nodes, err := passes.Parse(pipeline)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := passes.Run(m, nodes, passes.Options{VerifyEach: true, Workers: 2, CompactAll: true}); err != nil {
			t.Errorf("seed %d: %s: %v", seed, pipeline, err)
			continue
		}
		var b bytes.Buffer
		if err := frontend.Write(&b, m); err != nil {
			t.Fatal(err)
		}
		if got, _ := interpret(b.Bytes()); got != want {
			t.Errorf("seed %d: after %s the program prints %q, before %q", seed, pipeline, got, want)
		}
	}
	return true
}

// interpret runs a module's main and returns the checksum that it prints last.
func interpret(text []byte) (string, bool) {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	cmd := exec.CommandContext(ctx, "lli-19", "-")
	cmd.Stdin = bytes.NewReader(text)
	out, err := cmd.Output()
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	return lines[len(lines)-1], err == nil && len(out) > 0
}

// command runs a tool in a folder, where csmith leaves a file of its own.
func command(t *testing.T, dir string, limit time.Duration, name string, args ...string) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
}
