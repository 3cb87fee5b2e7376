package modulo

import (
	"fmt"
	"math/rand"
	"testing"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
)

// TestLeanSchedules checks placement by register pressure: legal, never at a larger II, never with
// more registers.
func TestLeanSchedules(t *testing.T) {
	rng := rand.New(rand.NewSource(31))
	mach, err := machine.Lookup("p4m2l4")
	if err != nil {
		t.Fatal(err)
	}
	m := NewModel(mach)
	used := map[string]int{}
	for range 150 {
		g := randomLoop(rng, mach, 5+rng.Intn(60))
		plain, err := Run(g, m, Options{})
		if err != nil {
			t.Fatal(err)
		}
		for _, minII := range []int{0, 2 * plain.II} {
			plain, err := Run(g, m, Options{MinII: minII})
			if err != nil {
				t.Fatal(err)
			}
			lean, err := Run(g, m, Options{MinII: minII, Lean: true})
			if err != nil {
				t.Fatal(err)
			}
			if err := Verify(g, m, lean); err != nil {
				t.Fatalf("%s: %v\n%s", lean.Method, err, g)
			}
			if lean.II > plain.II || lean.II == plain.II && totalPressure(g, lean) > totalPressure(g, plain) {
				t.Fatalf("II %d with %d registers by %s, II %d with %d by %s", lean.II, totalPressure(g, lean), lean.Method,
					plain.II, totalPressure(g, plain), plain.Method)
			}
			used[lean.Method]++
		}
	}
	t.Log(used)
	if used["cones"] == 0 || used["even"] == 0 {
		t.Errorf("methods %v: some are never the best", used)
	}
}

// TestConesSpread: sixteen sums of products that read the same eight values. At a large II one sum
// after the other needs little more than the eight, while HRMS has them all in flight at once.
func TestConesSpread(t *testing.T) {
	mach, err := machine.Lookup("p4m2l4")
	if err != nil {
		t.Fatal(err)
	}
	g := &ddg.Graph{}
	add := func(op machine.Op) ddg.OpID {
		info := machine.Info(op)
		return g.AddOp(ddg.Op{Name: fmt.Sprint(info.Name, len(g.Ops)), Opcode: info.Name, Class: int(op), Latency: mach.LatencyOf(op), Result: ddg.RegClass(info.Dst)})
	}
	var loads []ddg.OpID
	for range 8 {
		loads = append(loads, add(machine.OpFldD))
	}
	for result := range 16 {
		sum := ddg.NoOp
		for k := range loads {
			product := add(machine.OpFmulD)
			g.AddFlow(loads[k], product, 0, 0)
			g.AddFlow(loads[(k+result)%len(loads)], product, 1, 0)
			if sum != ddg.NoOp {
				next := add(machine.OpFaddD)
				g.AddFlow(sum, next, 0, 0)
				g.AddFlow(product, next, 1, 0)
				product = next
			}
			sum = product
		}
		g.AddFlow(sum, add(machine.OpFstD), 1, 0)
	}
	m := NewModel(mach)
	const ii = 300
	plain, err := Run(g, m, Options{MinII: ii})
	if err != nil {
		t.Fatal(err)
	}
	lean, err := Run(g, m, Options{MinII: ii, Lean: true})
	if err != nil {
		t.Fatal(err)
	}
	if err := Verify(g, m, lean); err != nil {
		t.Fatal(err)
	}
	was, now := totalPressure(g, plain), totalPressure(g, lean)
	t.Logf("%d registers by %s instead of %d by %s", now, lean.Method, was, plain.Method)
	if now > was*2/3 {
		t.Errorf("%d registers by %s, %d by %s", now, lean.Method, was, plain.Method)
	}
}
