package nvptx_test

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/nvptx/regalloc"
	"opt-go/passes"
	"opt-go/tools/oracle"
	"opt-go/tools/paper/gpu"
	"opt-go/tools/paper/kernels"
	"opt-go/tools/testload"
)

var (
	allocAll    = flag.Bool("alloc-all", false, "allocate for all limits with all allocators, not only for a few")
	allocRandom = flag.Int("alloc-random", testload.Share(12, 4), "how many random kernels go through register allocation")
)

// limited is a register allocator with a register limit.
type limited struct {
	regs      int
	allocator regalloc.Allocator
	beyond    regalloc.Beyond
}

func (l limited) String() string { return fmt.Sprintf("regs=%d,%s,%+v", l.regs, l.allocator, l.beyond) }

// limits are the configurations under test: all, or by default one limit with each allocator.
func limits() []limited {
	numbers := []int{8, 9, 12, 16, 23, 32, 64}
	if !*allocAll {
		return []limited{{8, regalloc.AffRA, regalloc.Beyond{}}, {9, regalloc.AffRA, regalloc.Everything()},
			{12, regalloc.DivRA, regalloc.Beyond{}}, {9, regalloc.Linear, regalloc.Beyond{Reuse: true}}}
	}
	var list []limited
	for _, n := range numbers {
		for _, a := range []regalloc.Allocator{regalloc.Linear, regalloc.DivRA, regalloc.AffRA} {
			list = append(list, limited{n, a, regalloc.Beyond{}}, limited{n, a, regalloc.Everything()})
		}
	}
	return list
}

// TestAllocatedKernels runs the kernels of the collection with few registers: they leave the same
// memory as without a limit.
func TestAllocatedKernels(t *testing.T) {
	for _, suite := range kernels.Suites() {
		t.Run(suite, func(t *testing.T) {
			t.Parallel()
			m, err := gpu.Module(suite, gpu.Way{Pipeline: "gpucc"})
			if err != nil {
				t.Fatal(err)
			}
			want := runSuite(t, suite, m, limited{}, nil)
			for _, l := range limits() {
				runSuite(t, suite, m, l, want)
			}
		})
	}
}

// runSuite compiles a suite, whose passes have run, and runs its kernels; with want it compares
// what they leave in memory.
func runSuite(t *testing.T, suite string, m *ir.Module, l limited, want map[string][]byte) map[string][]byte {
	t.Helper()
	name := l.String()
	prog, err := gpu.CompileModule(suite, m, nvptx.Options{Regs: l.regs, Allocator: l.allocator, Beyond: &l.beyond})
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return nil
	}
	got := map[string][]byte{}
	for _, k := range kernels.All() {
		if k.Suite != suite {
			continue
		}
		r, err := gpu.Launch(prog, k, nil, !k.Racy && want != nil)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		for _, f := range r.Stats.Findings {
			t.Errorf("%s: %s: %s: %v", name, k.Name, f.Kind, f)
		}
		got[k.Name] = r.After
		if want != nil && !bytes.Equal(want[k.Name], r.After) {
			t.Errorf("%s: %s leaves other results", name, k.Name)
		}
	}
	return got
}

// TestAllocatedRandomKernels does so with random kernels.
func TestAllocatedRandomKernels(t *testing.T) {
	for k := range *allocRandom {
		t.Run(fmt.Sprint(k), func(t *testing.T) {
			t.Parallel()
			text := newKernelWriter(*randomSeed, k).module()
			for _, pipeline := range []string{"", "gpucc"} {
				m, _, err := compileVersion(text, version{pipeline, false}, "sm_70")
				if err != nil {
					t.Fatal(err)
				}
				want, err := launchRandom(m, false)
				if err != nil {
					t.Fatal(err)
				}
				for _, l := range limits() {
					if err := allocatedRun(m, l, want); err != nil {
						t.Errorf("-passes=%s %s: %v", pipeline, l, err)
					}
				}
			}
			dumpRandom(t, text, k)
		})
	}
}

// allocatedRun allocates registers of a random kernel and runs it.
func allocatedRun(m *ptx.Module, l limited, want [][]byte) error {
	out, _, err := regalloc.Allocate(m, regalloc.Options{Regs: l.regs, Allocator: l.allocator, Beyond: l.beyond})
	if err != nil {
		return err
	}
	if err := ptx.Verify(out); err != nil {
		return err
	}
	for _, f := range out.Funcs() {
		if f.Defined {
			if err := regalloc.Verify(f, l.regs); err != nil {
				return err
			}
		}
	}
	back, err := parse.Module("allocated.ptx", out.String())
	if err != nil {
		return err
	}
	got, err := launchRandom(back, true)
	if err != nil {
		return err
	}
	if d := difference(want, got); d != "" {
		return fmt.Errorf("%s", d)
	}
	return nil
}

// TestAllocatedPTXAS: ptxas accepts the allocated kernels of the collection, and with the same
// register limit it spills in only a few of them. ptxas reschedules and reserves some registers;
// the report says how many more it takes.
func TestAllocatedPTXAS(t *testing.T) {
	ptxas := oracle.Tool(t, "ptxas")
	count, again := map[int]int{}, map[int]int{} // by registers more than the limit
	const limit = 32
	for _, suite := range kernels.Suites() {
		name, text, err := kernels.IR(suite)
		if err != nil {
			t.Fatal(err)
		}
		m, err := frontend.Read(name, text)
		if err != nil {
			t.Fatal(err)
		}
		nodes, err := passes.Parse("gpucc")
		if err != nil {
			t.Fatal(err)
		}
		_, printed, err := compilePasses(m, nodes, nvptx.Options{CPU: "sm_70", Regs: limit})
		if err != nil {
			t.Fatal(err)
		}
		file := filepath.Join(t.TempDir(), suite+".ptx")
		if err := os.WriteFile(file, []byte(printed), 0o600); err != nil {
			t.Fatal(err)
		}
		for _, more := range []int{0, 2, 4} {
			out, err := exec.Command(ptxas, "-arch=sm_70", fmt.Sprintf("-maxrregcount=%d", limit+more), "-v", "-o", os.DevNull, file).CombinedOutput()
			if err != nil {
				t.Fatalf("%s: %v\n%s", suite, err, out)
			}
			for _, line := range regexp.MustCompile(`(\d+) bytes spill stores, (\d+) bytes spill loads`).FindAllStringSubmatch(string(out), -1) {
				count[more]++
				if line[1] != "0" || line[2] != "0" {
					again[more]++
				}
			}
		}
	}
	for _, more := range []int{0, 2, 4} {
		t.Logf("%d registers, ptxas with %d more: it spills in %d of %d kernels", limit, more, again[more], count[more])
	}
	if again[0]*12 > count[0] {
		t.Errorf("ptxas spills in %d of %d kernels that keep to %d registers", again[0], count[0], limit)
	}
}
