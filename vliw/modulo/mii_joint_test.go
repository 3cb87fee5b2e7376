package modulo

import (
	"fmt"
	"math/rand"
	"testing"

	"opt-go/vliw/ddg"
)

// crowded is a recurrence through a load, two adds side by side and an add that joins them: at the
// II of the recurrence both adds have to issue in the same cycle.
func crowded() *ddg.Graph {
	g := &ddg.Graph{}
	load := g.AddOp(ddg.Op{Name: "load", Opcode: "x", Class: 2, Latency: 2, Result: 1})
	join := g.AddOp(ddg.Op{Name: "join", Opcode: "x", Class: 0, Latency: 1, Result: 1})
	g.AddFlow(join, load, 0, 1)
	for k, name := range []string{"a", "b"} {
		v := g.AddOp(ddg.Op{Name: name, Opcode: "x", Class: 0, Latency: 1, Result: 1})
		g.AddFlow(load, v, 0, 0)
		g.AddFlow(v, join, k, 0)
	}
	return g
}

// TestJointBound: two operations of a recurrence want the only unit in the only cycle that the
// recurrence leaves them.
func TestJointBound(t *testing.T) {
	b, err := MII(crowded(), narrowModel())
	if err != nil {
		t.Fatal(err)
	}
	if b != (Bounds{Res: 3, Rec: 4, Joint: 5}) {
		t.Errorf("bounds %+v", b)
	}
}

// diamond is a recurrence of n operations: from the first over the others, in random order, to the
// last and back.
func diamond(rng *rand.Rand, n int) *ddg.Graph {
	g := &ddg.Graph{}
	for i := range n {
		class := []int{0, 0, 2, 4}[rng.Intn(4)]
		v := g.AddOp(ddg.Op{Name: fmt.Sprint("o", i), Opcode: "x", Class: class, Latency: narrowLatency[class], Result: 1})
		if i > 0 {
			g.AddFlow(ddg.OpID(rng.Intn(i)), v, 0, 0)
		}
	}
	last := ddg.OpID(n - 1)
	for v := range last {
		if v > 0 {
			g.AddFlow(v, last, 0, 0)
		}
	}
	g.AddFlow(last, 0, 0, 1)
	return g
}

// TestJointBoundIsOne holds the bound against the exhaustive search: below it there is no schedule.
func TestJointBoundIsOne(t *testing.T) {
	rng := rand.New(rand.NewSource(12))
	m, raised := narrowModel(), 0
	for range 300 {
		g := diamond(rng, 4+rng.Intn(4))
		b, err := MII(g, m)
		if err != nil {
			t.Fatal(err)
		}
		if b.Joint == 0 {
			continue
		}
		raised++
		for ii := max(b.Res, b.Rec, 1); ii < b.Joint; ii++ {
			if _, verdict, err := Exact(g, m, ii, 1_000_000); err != nil || verdict != Infeasible {
				t.Fatalf("II %d below the bounds %+v: verdict %d, %v\n%s", ii, b, verdict, err, g)
			}
		}
	}
	if raised < 5 {
		t.Errorf("only %d loops tell anything", raised)
	}
}
