package kernels_test

import (
	"bytes"
	"testing"

	"opt-go/frontend"
	"opt-go/nvptx"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/passes"
	"opt-go/tools/paper/kernels"
)

// TestKernelsRun compiles every suite without passes and by gpucc, runs the kernels under the emulator's checks, and
// compares what they leave in memory.
func TestKernelsRun(t *testing.T) {
	for _, suite := range kernels.Suites() {
		t.Run(suite, func(t *testing.T) {
			t.Parallel()
			plain, optimized := compile(t, suite, ""), compile(t, suite, "gpucc")
			for _, k := range kernels.All() {
				if k.Suite != suite {
					continue
				}
				a, changed := launch(t, plain, k)
				b, _ := launch(t, optimized, k)
				if !changed {
					t.Errorf("%s writes nothing", k.Name)
				}
				if !bytes.Equal(a, b) {
					t.Errorf("%s leaves other results when it is optimized", k.Name)
				}
			}
		})
	}
}

func compile(t *testing.T, suite, pipeline string) *emu.Program {
	t.Helper()
	name, text, err := kernels.IR(suite)
	if err != nil {
		t.Fatal(err)
	}
	m, err := frontend.Read(name, text)
	if err != nil {
		t.Fatal(err)
	}
	if pipeline != "" {
		nodes, err := passes.Parse(pipeline)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := passes.Run(m, nodes, passes.Options{Target: nvptx.Target(m, nvptx.Options{}), VerifyEach: true}); err != nil {
			t.Fatal(err)
		}
	}
	asm, err := nvptx.Compile(m, nvptx.Options{})
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := ptx.Print(&b, asm); err != nil {
		t.Fatal(err)
	}
	parsed, err := ptx.Parse(name, b.String())
	if err != nil {
		t.Fatal(err)
	}
	p, err := emu.Load(parsed)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// launch returns the contents of all buffers after a launch, and whether they differ from those before.
func launch(t *testing.T, p *emu.Program, k kernels.Kernel) (after []byte, changed bool) {
	t.Helper()
	args, err := k.Arguments()
	if err != nil {
		t.Fatal(err)
	}
	mem := emu.NewMemory(64)
	var passed [][]byte
	var at []uint64
	var before []byte
	for _, a := range args {
		if !a.Buffer {
			passed = append(passed, a.Bytes)
			continue
		}
		addr, err := mem.Alloc(len(a.Bytes))
		if err != nil {
			t.Fatal(err)
		}
		if err := mem.Write(addr, a.Bytes); err != nil {
			t.Fatal(err)
		}
		passed, at, before = append(passed, emu.Addr64(addr)), append(at, addr), append(before, a.Bytes...)
	}
	stats, err := p.Launch(emu.Launch{Kernel: k.Name, Grid: dim(k.Grid), Block: dim(k.Block), Args: passed, Memory: mem, Check: !k.Racy})
	if err != nil {
		t.Errorf("%s: %v", k.Name, err)
		return nil, true
	}
	for _, f := range stats.Findings {
		t.Errorf("%s: %s: %v", k.Name, f.Kind, f)
	}
	n := 0
	for _, a := range args {
		if a.Buffer {
			b, err := mem.Read(at[n], len(a.Bytes))
			if err != nil {
				t.Fatal(err)
			}
			after = append(after, b...)
			n++
		}
	}
	return after, !bytes.Equal(before, after)
}

func dim(v [3]int) emu.Dim3 { return emu.Dim3{X: v[0], Y: v[1], Z: v[2]} }
