package workbench

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/tools/oracle"
	"opt-go/vliw/machine"
)

// lookup gives a built-in machine.
func lookup(t *testing.T, name string) *machine.Machine {
	t.Helper()
	m, err := machine.Lookup(name)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestCollectionIsPipelined: every innermost loop of the kernels reaches the pipeliner, and the
// drivers run all of them.
func TestCollectionIsPipelined(t *testing.T) {
	loops, total := map[string]int{}, 0
	for _, name := range Suites() {
		s, err := compileSuite(name, lookup(t, "p4m2l4"))
		if err != nil {
			t.Fatal(err)
		}
		for _, note := range s.notes {
			t.Errorf("%s: %s: %s", name, note.Func, note.Text())
		}
		loops[name] = len(s.loops)
		total += len(s.loops)
	}
	t.Logf("%d loops: %v", total, loops)
	if total < 150 {
		t.Errorf("only %d loops from source", total)
	}
	all, err := Collection(lookup(t, "p2m2l6"))
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range all {
		if l.N < l.E || l.E < 1 {
			t.Errorf("%s %s: %d iterations in %d entries", l.Suite, l.Name, l.N, l.E)
		}
		if err := l.Graph.Validate(); err != nil {
			t.Errorf("%s %s: %v", l.Suite, l.Name, err)
		}
	}
	if len(all) != total {
		t.Errorf("%d loops on one machine, %d on the other", total, len(all))
	}
}

// TestCollectionComputes: the pipelined drivers print, on the simulator, what lli prints for the
// same IR.
func TestCollectionComputes(t *testing.T) {
	lli := oracle.Tool(t, "lli-19")
	for _, name := range Suites() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			want, err := exec.Command(lli, filepath.Join("loops", name+".ll")).Output()
			if err != nil {
				t.Fatal(err)
			}
			mach := lookup(t, "p4m2l4")
			s, err := compileSuite(name, mach)
			if err != nil {
				t.Fatal(err)
			}
			got, _, err := s.run(mach)
			if err != nil {
				t.Fatal(err)
			}
			g, w := strings.Split(got, "\n"), strings.Split(string(want), "\n")
			if len(g) != len(w) {
				t.Fatalf("%d lines, want %d", len(g), len(w))
			}
			for i := range g {
				if g[i] != w[i] {
					t.Errorf("got %s, want %s", g[i], w[i])
				}
			}
		})
	}
}
