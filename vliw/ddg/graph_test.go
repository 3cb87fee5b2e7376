package ddg

import (
	"math/rand"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// daxpy is y[i] += a·x[i] with its index.
const daxpy = `op i add class=1 lat=1 reg=1
op x load class=2 lat=2 reg=2
op y load class=2 lat=2 reg=2
op m mul class=3 lat=4 reg=2
op s add class=1 lat=4 reg=2 out=1
op w store class=2 lat=1
flow i i lat=1 dist=1 operand=0
flow i x lat=1 dist=1 operand=0
flow i y lat=1 dist=1 operand=0
flow x m lat=2 dist=0 operand=1
flow m s lat=4 dist=0 operand=0
flow y s lat=2 dist=0 operand=1
flow s w lat=4 dist=0 operand=1 keep=2
flow i w lat=1 dist=1 operand=0
memory w y lat=1 dist=3
memory w x lat=0 dist=0 fixed
invariant a reg=2 m.0
slot s livein=2
slot invariant:a livein=1
`

func TestTextRoundTrip(t *testing.T) {
	text := strings.Replace(daxpy, "memory w x lat=0 dist=0 fixed\n", "memory y w lat=9 dist=1 fixed\n", 1)
	g, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(text, g.String()); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(text, g.Clone().String()); diff != "" {
		t.Errorf("clone: %s", diff)
	}
}

func TestParseDefaults(t *testing.T) {
	g, err := Parse("# a comment\n\nop a x lat=3 reg=1\nop b y\nflow a b")
	if err != nil {
		t.Fatal(err)
	}
	want := Edge{From: 0, To: 1, Kind: Flow, Latency: 3}
	if diff := cmp.Diff(want, g.Edges[0]); diff != "" {
		t.Error(diff)
	}
	if g.Ops[1].Result != NoReg || g.Ops[1].Latency != 1 {
		t.Errorf("defaults of an operation: %+v", g.Ops[1])
	}
}

func TestRefusedGraphs(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"what is this", `line 1: unknown line "what"`},
		{"op a", "line 1: an operation needs a name and an opcode"},
		{"op a x lat=z", `line 1: attribute "lat=z" is no number`},
		{"op a x color=3", `line 1: unknown attribute "color=3"`},
		{"op a x\nflow a b", `line 2: no operation is named "b"`},
		{"op a x\nop a x", `operations 0 and 1 share the name "a"`},
		{"op a x lat=-1", "a: negative latency -1"},
		{"op a x\nop b x\nflow a b", "flow a b lat=1 dist=0 operand=0: flow from an operation without a result"},
		{"op a x\nop b x\nmemory a b dist=-1", "memory a b lat=1 dist=-1: negative distance"},
		{"op a x\nop b x\nmemory a b keep=1", "memory a b lat=1 dist=0 keep=1: 1 cycles to keep a value"},
		{"op a x out=1", "a: 1 live-out values of an operation without a result"},
		{"op a x store=0", "a: spill slot 0 does not fit role 1"},
		{"op a x reg=1\nop b x reg=1\nflow a b\nflow b a", "a circuit of dependences has distance 0"},
		{"op a x\ninvariant k reg=0 a.0", "invariant k has no register class"},
		{"op a x\ninvariant k reg=1 a", `line 2: use "a" does not end in the number of an operand`},
		{"slot invariant:k", `line 1: no invariant is named "k"`},
	} {
		if _, err := Parse(test.text); err == nil || err.Error() != test.want {
			t.Errorf("%q: error %v, want %s", test.text, err, test.want)
		}
	}
}

func TestDot(t *testing.T) {
	g, err := Parse("op a load reg=1 lat=2\nop b add\nflow a b dist=1\nmemory b a dist=2 lat=1\ninvariant k reg=1 b.1")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	if err := g.Dot(&b, "loop"); err != nil {
		t.Fatal(err)
	}
	want := `digraph "loop" {
	node [shape=box, fontname="monospace"];
	n0 [label="a\nload"];
	n1 [label="b\nadd"];
	n0 -> n1 [label="2 <1>", style=solid];
	n1 -> n0 [label="1 <2>", style=dotted];
	i0 [label="k", shape=ellipse];
	i0 -> n1 [style=solid, arrowhead=empty];
}
`
	if diff := cmp.Diff(want, b.String()); diff != "" {
		t.Error(diff)
	}
}

func TestOmegaAndRedirect(t *testing.T) {
	g, err := Parse("op a x reg=1\nop b x reg=1\nop c x\nflow a b dist=2\nflow a c dist=1\nmemory a c dist=7")
	if err != nil {
		t.Fatal(err)
	}
	if got := g.Omega(0); got != 2 {
		t.Errorf("omega %d, want 2", got)
	}
	g.Redirect(0, 2, 5, 1)
	if want := (Edge{From: 2, To: 1, Kind: Flow, Latency: 5, Distance: 1}); g.Edges[0] != want {
		t.Errorf("redirected to %+v", g.Edges[0])
	}
	if !slices.Equal(g.Out(0), []EdgeID{1, 2}) || !slices.Equal(g.Out(2), []EdgeID{0}) || !slices.Equal(g.In(1), []EdgeID{0}) {
		t.Errorf("edges: %v %v %v", g.Out(0), g.Out(2), g.In(1))
	}
}

// TestComponentsAgainstReachability holds Tarjan's algorithm against the definition.
func TestComponentsAgainstReachability(t *testing.T) {
	rng := rand.New(rand.NewSource(1))
	for range 300 {
		g := &Graph{}
		n := 1 + rng.Intn(9)
		for range n {
			g.AddOp(Op{Opcode: "x"})
		}
		reach := make([][]bool, n)
		for v := range reach {
			reach[v] = make([]bool, n)
			reach[v][v] = true
		}
		for range rng.Intn(2 * n) {
			u, v := rng.Intn(n), rng.Intn(n)
			g.AddEdge(Edge{From: OpID(u), To: OpID(v), Kind: Memory, Distance: 1})
			reach[u][v] = true
		}
		for k := range n {
			for u := range n {
				for v := range n {
					reach[u][v] = reach[u][v] || reach[u][k] && reach[k][v]
				}
			}
		}
		comp := make([]int, n)
		for i, nodes := range g.Components() {
			if !slices.IsSorted(nodes) {
				t.Fatalf("component %v is not in order", nodes)
			}
			for _, v := range nodes {
				comp[v] = i
			}
		}
		for u := range n {
			for v := range n {
				if same := reach[u][v] && reach[v][u]; same != (comp[u] == comp[v]) {
					t.Fatalf("%d and %d: one component %t\n%s", u, v, same, g)
				}
				if reach[u][v] && comp[u] > comp[v] {
					t.Fatalf("the components are not in topological order\n%s", g)
				}
			}
		}
	}
}

func TestIsRecurrence(t *testing.T) {
	g, err := Parse("op a x\nop b x\nop c x\nop d x\nmemory a a dist=1\nmemory b c\nmemory c b dist=1")
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range g.Components() {
		if g.IsRecurrence(c) {
			got = append(got, g.Ops[c[0]].Name)
		}
	}
	slices.Sort(got)
	if !slices.Equal(got, []string{"a", "b"}) {
		t.Errorf("recurrences at %v", got)
	}
}

func TestTopologicalOrder(t *testing.T) {
	g, err := Parse("op a x\nop b x\nop c x\nop d x\nmemory d a\nmemory a c\nmemory c b dist=0\nmemory b d dist=1")
	if err != nil {
		t.Fatal(err)
	}
	order, ok := g.TopologicalOrder()
	if !ok || !slices.Equal(order, []OpID{3, 0, 2, 1}) {
		t.Errorf("order %v, %t", order, ok)
	}
}

// TestLongChain guards against recursion.
func TestLongChain(t *testing.T) {
	g := &Graph{}
	const n = 200_000
	for range n {
		g.AddOp(Op{Opcode: "x"})
	}
	for v := 1; v < n; v++ {
		g.AddEdge(Edge{From: OpID(v - 1), To: OpID(v), Kind: Control})
	}
	if got := len(g.Components()); got != n {
		t.Errorf("%d components", got)
	}
}
