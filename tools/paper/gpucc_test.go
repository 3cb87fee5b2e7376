package main

import (
	"strings"
	"testing"

	"opt-go/nvptx/emu"
	"opt-go/passes"
	"opt-go/tools/paper/gpu"
	"opt-go/tools/paper/kernels"
)

// TestStepsAddUp: every step's pipeline is valid, and enables the pass that it is named after and
// nothing that comes later.
func TestStepsAddUp(t *testing.T) {
	marks := []string{"", "", "infer-address-spaces", "straight-line", "", "bypass-slow-division"}
	for n, step := range gpuccSteps {
		w := gpuccWay(n)
		if _, err := passes.Parse(w.Pipeline); err != nil {
			t.Errorf("step %s: %v", step.name, err)
		}
		for k, mark := range marks {
			if mark != "" && strings.Contains(w.Pipeline, mark) != (k <= n) {
				t.Errorf("step %s: %s is on the wrong side", step.name, mark)
			}
		}
		if _, limited := w.Flags["aa-pipeline"]; limited != (n < 4) {
			t.Errorf("step %s: alias analysis by memory spaces is on the wrong side", step.name)
		}
	}
}

// TestLastStepOnASuite compiles and times one suite by the first and by the last step; the results
// in memory are the same.
func TestLastStepOnASuite(t *testing.T) {
	var sums [2]string
	for n, step := range []int{0, len(gpuccSteps) - 1} {
		p, err := gpu.Compile("parboil", gpuccWay(step))
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range kernels.All() {
			if k.Suite != "parboil" {
				continue
			}
			r, err := gpu.Launch(p, k, emu.NewFermi(), false)
			if err != nil {
				t.Fatal(err)
			}
			if r.Stats.Cycles == 0 || r.Stats.WarpInstructions == 0 {
				t.Errorf("%s: nothing is counted", k.Name)
			}
			sums[n] += string(r.After)
		}
	}
	if sums[0] != sums[1] {
		t.Error("the steps leave different results")
	}
}

// TestAliasAnalysisCounts: the paper's example of what alias analysis by memory spaces is for,
// forces that are summed up in global memory while shared memory is read, executes far less with
// it.
func TestAliasAnalysisCounts(t *testing.T) {
	var executed [2]uint64
	for n, step := range []int{3, 4} {
		p, err := gpu.Compile("rodinia", gpuccWay(step))
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range kernels.All() {
			if k.Name != "lavamd" {
				continue
			}
			r, err := gpu.Launch(p, k, nil, false)
			if err != nil {
				t.Fatal(err)
			}
			executed[n] = r.Stats.WarpInstructions
		}
	}
	if 10*executed[1] > 8*executed[0] {
		t.Errorf("%d warp instructions without, %d with it", executed[0], executed[1])
	}
}
