package kernels_test

import (
	"bytes"
	"testing"

	"opt-go/nvptx/emu"
	"opt-go/tools/paper/gpu"
	"opt-go/tools/paper/kernels"
)

// TestKernelsRun compiles every suite without passes and by gpucc, runs the kernels under the
// emulator's checks, and compares what they leave in memory.
func TestKernelsRun(t *testing.T) {
	for _, suite := range kernels.Suites() {
		t.Run(suite, func(t *testing.T) {
			t.Parallel()
			plain, optimized := compile(t, suite, ""), compile(t, suite, "gpucc")
			for _, k := range kernels.All() {
				if k.Suite != suite {
					continue
				}
				a, b := launch(t, plain, k), launch(t, optimized, k)
				if a == nil || b == nil {
					continue
				}
				if bytes.Equal(a.Before, a.After) {
					t.Errorf("%s writes nothing", k.Name)
				}
				if !bytes.Equal(a.After, b.After) {
					t.Errorf("%s leaves other results when it is optimized", k.Name)
				}
			}
		})
	}
}

func compile(t *testing.T, suite, pipeline string) *emu.Program {
	t.Helper()
	p, err := gpu.Compile(suite, gpu.Way{Pipeline: pipeline})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func launch(t *testing.T, p *emu.Program, k kernels.Kernel) *gpu.Result {
	t.Helper()
	r, err := gpu.Launch(p, k, nil, !k.Racy)
	if err != nil {
		t.Error(err)
		return nil
	}
	for _, f := range r.Stats.Findings {
		t.Errorf("%s: %s: %v", k.Name, f.Kind, f)
	}
	return r
}
