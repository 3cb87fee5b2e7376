package nvptx_test

import (
	"flag"
	"fmt"
	"testing"

	"opt-go/examples"
	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx/parse"
	"opt-go/passes"
	"opt-go/tools/paper/kernels"
	"opt-go/tools/testload"
)

var probeN = flag.Int("probe-n", testload.Share(10, 4), "how many random kernels put the claims of the divergence analyses to the test; from 100 on more pipelines do, too")

// TestClaimsHoldInExamples runs the examples, as emitted by clang and after mem2reg. It compares
// each value that the threads of a warp compute together with the facts that the analyses claim
// about it.
func TestClaimsHoldInExamples(t *testing.T) {
	total := map[string]int{}
	for _, e := range examples.All() {
		if e.Kind != examples.GPU {
			continue
		}
		for _, level := range []string{"O0", "O1", "O2"} {
			for _, pipeline := range []string{"", "mem2reg"} {
				m := readExample(t, e.IR(19, level))
				name := fmt.Sprintf("%s -%s %s", e.Name, level, pipeline)
				checkClaims(t, name, m, pipeline, total, func(prog *emu.Program, p *probes) error {
					r := e.Runs[0]
					mem, args, err := exampleMemory(r)
					if err != nil {
						return err
					}
					p.block = emu.Dim3{X: r.Block[0], Y: max(r.Block[1], 1), Z: max(r.Block[2], 1)}
					_, err = prog.Launch(emu.Launch{Kernel: e.Name, Grid: emu.Dim3{X: r.Grid[0], Y: r.Grid[1], Z: r.Grid[2]}, Block: p.block,
						Args: args, Memory: mem, Watch: p.watch})
					return err
				})
			}
		}
	}
	reportClaims(t, total)
}

// TestClaimsHoldInCollection does the same for the kernels of the experiments, inlined or not.
func TestClaimsHoldInCollection(t *testing.T) {
	total := map[string]int{}
	for _, suite := range kernels.Suites() {
		pipelines := []string{"default<O2>"}
		if *probeN >= 100 {
			pipelines = append(pipelines, "mem2reg", "always-inline,sroa,early-cse,simplifycfg", "gpucc")
		}
		for _, pipeline := range pipelines {
			name, text, err := kernels.IR(suite)
			if err != nil {
				t.Fatal(err)
			}
			m, err := frontend.Read(name, text)
			if err != nil {
				t.Fatal(err)
			}
			checkClaims(t, suite+" "+pipeline, m, pipeline, total, func(prog *emu.Program, p *probes) error {
				for _, k := range kernels.Of([]string{suite}) {
					if err := launchCollected(prog, k, p); err != nil {
						return err
					}
				}
				return nil
			})
		}
	}
	reportClaims(t, total)
}

// TestClaimsHoldInRandomKernels does the same for random kernels.
func TestClaimsHoldInRandomKernels(t *testing.T) {
	total := map[string]int{}
	for k := range *probeN {
		text := newKernelWriter(*randomSeed, k).module()
		for _, pipeline := range []string{"", "sroa,simplifycfg", "gpucc"} {
			m, err := frontend.Read("random.ll", []byte(text))
			if err != nil {
				t.Fatal(err)
			}
			checkClaims(t, fmt.Sprintf("random kernel %d %s", k, pipeline), m, pipeline, total, func(prog *emu.Program, p *probes) error {
				mem := emu.NewMemory(64)
				args, _, err := randomArguments(mem)
				if err != nil {
					return err
				}
				p.block = emu.Dim3{X: randomThreads, Y: 1, Z: 1}
				_, err = prog.Launch(emu.Launch{Kernel: "k", Grid: emu.Dim3{X: randomBlocks}, Block: p.block, Args: args, Memory: mem,
					MaxInstructions: 1 << 22, Watch: p.watch})
				return err
			})
		}
	}
	reportClaims(t, total)
}

// checkClaims runs a pipeline, adds probes, compiles without further passes, and lets run execute
// kernels.
func checkClaims(t *testing.T, name string, m *ir.Module, pipeline string, total map[string]int, run func(*emu.Program, *probes) error) {
	t.Helper()
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := passes.Run(m, nodes, passes.Options{Target: nvptx.Target(m, nvptx.Options{})}); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	before := m.String()
	p := addProbes(m)
	_, text := compileText(t, m, nvptx.Options{})
	parsed, err := parse.Module("probed.ptx", text)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	prog, err := emu.Load(parsed)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if err := run(prog, p); err != nil {
		t.Errorf("%s: %v", name, err)
	}
	for k, v := range p.counts {
		total[k] += v
	}
	for k, b := range p.broken {
		if k == 5 {
			break
		}
		t.Errorf("%s: %s", name, b)
	}
	if len(p.broken) > 0 && testing.Verbose() {
		t.Log(before)
	}
}

func reportClaims(t *testing.T, total map[string]int) {
	t.Logf("claims that executions could have refuted: %v", total)
	for _, kind := range []string{"simple", "uniform", "affine"} {
		if total[kind] == 0 {
			t.Errorf("no claim of the kind %q was put to the test", kind)
		}
	}
}

// launchCollected runs a kernel of the collection.
func launchCollected(prog *emu.Program, k kernels.Kernel, p *probes) error {
	list, err := k.Arguments()
	if err != nil {
		return err
	}
	mem := emu.NewMemory(64)
	var args [][]byte
	for _, a := range list {
		bytes := a.Bytes
		if a.Buffer {
			at, err := mem.Alloc(len(a.Bytes))
			if err != nil {
				return err
			}
			if err := mem.Write(at, a.Bytes); err != nil {
				return err
			}
			bytes = emu.U64(at)
		}
		args = append(args, bytes)
	}
	p.block = emu.Dim3{X: k.Block[0], Y: k.Block[1], Z: k.Block[2]}
	_, err = prog.Launch(emu.Launch{Kernel: k.Name, Grid: emu.Dim3{X: k.Grid[0], Y: k.Grid[1], Z: k.Grid[2]}, Block: p.block,
		SharedBytes: k.Shared, Args: args, Memory: mem, Watch: p.watch})
	return err
}
