package vliw

import (
	"path/filepath"
	"strings"
	"testing"

	"opt-go/examples"
	"opt-go/vliw/machine"
)

// smallMachine has the fewest static registers that are allowed, and narrow bundles: spilling
// everywhere, and no room for loop branches.
func smallMachine(t *testing.T) *machine.Machine {
	t.Helper()
	m, err := machine.Lookup("p2m2l4")
	if err != nil {
		t.Fatal(err)
	}
	small := *m
	small.Name, small.Issue = "small", 2
	small.Regs[machine.Int].Static, small.Regs[machine.Float].Static, small.Regs[machine.Pred].Static = 16, 16, 4
	if err := small.Validate(); err != nil {
		t.Fatal(err)
	}
	return &small
}

func TestSmallMachine(t *testing.T) {
	o := Options{Machine: smallMachine(t)}
	for _, e := range examples.All() {
		if e.Kind != examples.VLIW {
			continue
		}
		for _, level := range []string{"O0", "O2"} {
			mod, err := compileFile(t, e.IR(19, level), o)
			if err != nil {
				t.Fatal(err)
			}
			for _, r := range e.Runs {
				if _, err := simulate(mod, o.Machine, e, r); err != nil {
					t.Fatalf("%s %s run %s: %v\n%s", e.Name, level, r.Label, err, mod)
				}
			}
		}
	}
	_, err := compileFile(t, filepath.Join("..", "vliw", "testdata", "features.O2.ll"), o)
	if err == nil || !strings.Contains(err.Error(), "stack object of variable size") {
		t.Errorf("an alloca of variable size gave %v", err)
	}
}
