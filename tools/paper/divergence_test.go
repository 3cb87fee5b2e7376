package main

import (
	"testing"

	"opt-go/passes/divergence"
)

// TestDivergenceAddsUp: each variable has one state, the affine analysis finds no more divergent
// variables than the simple one, and that of degree two no more than that of degree one.
func TestDivergenceAddsUp(t *testing.T) {
	rows, err := measureDivergence(nil, divergenceWay("default<O2>", 0), false, 1)
	if err != nil {
		t.Fatal(err)
	}
	named := 0
	for _, r := range rows {
		sum := 0
		for _, n := range r.States {
			sum += n
		}
		uniform := r.States[constantKind] + r.States[uniformKind]
		if sum != r.Variables || uniform != r.Variables-r.Affine {
			t.Errorf("%s: %d states of %d variables; %d uniform, %d divergent", r.kernel.Name, sum, r.Variables, uniform, r.Affine)
		}
		if r.Affine > r.Simple || r.Second > r.Affine {
			t.Errorf("%s: %d, %d, %d divergent variables by the simple analysis and those of degree one and two", r.kernel.Name, r.Simple, r.Affine, r.Second)
		}
		if r.SimpleTime <= 0 || r.AffineTime <= 0 || r.AffineTwoTime <= 0 {
			t.Errorf("%s: not timed", r.kernel.Name)
		}
		named += toInt(r.kernel.Paper != "")
	}
	if len(divergenceRecords(rows)[0]) != len(divergenceHeader()) {
		t.Error("the table's header does not fit its rows")
	}
	if named != 40 {
		t.Errorf("%d kernels have names of the paper's Fig. 20, which has 40", named)
	}
}

func TestKindOf(t *testing.T) {
	unknown := divergence.Coefficient{Unknown: true}
	for want := range kinds {
		var s divergence.State
		if want == uniformKind || want == affineKind || want == bottomKind {
			s.Const = unknown
		}
		if want == knownKind || want == affineKind {
			s.Lin[0].Value = 4
		}
		if want == bottomKind {
			s.Lin[0] = unknown
		}
		if got := kindOf(s); got != want {
			t.Errorf("kind %s, want %s", kindNames[got], kindNames[want])
		}
	}
}
