package modulo

import (
	"fmt"
	"math/rand"
	"testing"

	"opt-go/vliw/ddg"
	"opt-go/vliw/machine"
)

// mix is the operation mix of random loops: floating-point code with some divisions.
var mix = []struct {
	op     machine.Op
	weight int
}{
	{machine.OpFaddD, 30}, {machine.OpFmulD, 25}, {machine.OpFldD, 20}, {machine.OpFstD, 10}, {machine.OpAdd, 10},
	{machine.OpFdivD, 2}, {machine.OpFsqrtD, 1},
}

// randomLoop makes a loop of n operations whose dependences look like those of real code: most
// values are read once or twice by later operations nearby, some by earlier operations of later
// iterations.
func randomLoop(rng *rand.Rand, m *machine.Machine, n int) *ddg.Graph {
	g := &ddg.Graph{}
	total := 0
	for _, x := range mix {
		total += x.weight
	}
	for range n {
		pick := rng.Intn(total)
		for _, x := range mix {
			if pick -= x.weight; pick < 0 {
				info := machine.Info(x.op)
				g.AddOp(ddg.Op{
					Name: fmt.Sprintf("%s%d", info.Name[:2], len(g.Ops)), Opcode: info.Name, Class: int(x.op),
					Latency: m.LatencyOf(x.op), Result: ddg.RegClass(info.Dst),
				})
				break
			}
		}
	}
	addRandomEdges(rng, g)
	return g
}

func addRandomEdges(rng *rand.Rand, g *ddg.Graph) {
	n := len(g.Ops)
	for v := 1; v < n; v++ {
		for operand := range 1 + rng.Intn(2) {
			u := ddg.OpID(max(0, v-1-rng.Intn(min(v, 12))))
			if g.Ops[u].Result != ddg.NoReg {
				g.AddFlow(u, ddg.OpID(v), operand, 0)
			} else {
				g.AddEdge(ddg.Edge{From: u, To: ddg.OpID(v), Kind: ddg.Memory, Latency: 1})
			}
		}
	}
	for range n / 8 {
		u, v := ddg.OpID(rng.Intn(n)), ddg.OpID(rng.Intn(n))
		if g.Ops[u].Result != ddg.NoReg {
			g.AddFlow(u, v, 2, 1+rng.Intn(3))
		}
	}
	for i := range g.Ops {
		if g.Ops[i].Result != ddg.NoReg && rng.Intn(10) == 0 {
			g.Ops[i].LiveOut = 1
		}
	}
}

func TestRandomLoops(t *testing.T) {
	for _, name := range []string{"p2m2l4", "p4m4l4"} {
		mach, err := machine.Lookup(name)
		if err != nil {
			t.Fatal(err)
		}
		m := NewModel(mach)
		rng := rand.New(rand.NewSource(1))
		atMII, loops := 0, 150
		methods := map[string]int{}
		for i := range loops {
			g := randomLoop(rng, mach, 2+rng.Intn(60))
			s, err := Run(g, m, Options{})
			if err != nil {
				t.Fatalf("loop %d: %v\n%s", i, err, g)
			}
			if err := Verify(g, m, s); err != nil {
				t.Fatalf("loop %d: %v\n%s", i, err, g)
			}
			methods[s.Method]++
			if s.II == s.Bounds.MII() {
				atMII++
			}
		}
		t.Logf("%s: %d of %d loops at MII; %v", name, atMII, loops, methods)
	}
}
