package sim

import (
	"bytes"
	"encoding/binary"
	"math"
	"os"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/vliw/asm"
	"opt-go/vliw/machine"
)

// start loads an assembly text on a built-in machine.
func start(t testing.TB, text, mach string, out *bytes.Buffer) *Sim {
	t.Helper()
	mod, err := asm.Parse("test.s", text)
	if err != nil {
		t.Fatal(err)
	}
	m, err := machine.Lookup(mach)
	if err != nil {
		t.Fatal(err)
	}
	cfg := Config{Machine: m, MaxCycles: 1 << 30}
	if out != nil {
		cfg.Stdout = out
	}
	s, err := New(mod, cfg)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func readFile(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func doubles(x []float64) []byte {
	var b []byte
	for _, v := range x {
		b = binary.LittleEndian.AppendUint64(b, math.Float64bits(v))
	}
	return b
}

func intArg(n int64) Arg { return Arg{File: machine.Int, Bits: uint64(n)} }

func alloc(t testing.TB, s *Sim, data []byte) Arg {
	t.Helper()
	addr, err := s.Alloc(data)
	if err != nil {
		t.Fatal(err)
	}
	return Arg{File: machine.Int, Bits: addr}
}

func vectors(n int) (x, y []float64) {
	for i := range n {
		x = append(x, float64(i)+0.5)
		y = append(y, float64(3*i-7))
	}
	return x, y
}

var tripCounts = []int{0, 1, 2, 3, 4, 5, 100}

func TestDaxpyKernelOnly(t *testing.T) {
	for _, n := range tripCounts {
		s := start(t, readFile(t, "daxpy.s"), "p2m2l4", nil)
		x, y := vectors(n)
		xs, ys := alloc(t, s, doubles(x)), alloc(t, s, doubles(y))
		_, err := s.Call("daxpy", []Arg{intArg(int64(n)), xs, ys, {File: machine.Float, Bits: math.Float64bits(2)}})
		if err != nil {
			t.Fatalf("n=%d: %v", n, err)
		}
		for i := range y {
			y[i] += 2 * x[i]
		}
		got, err := s.Read(ys.Bits, int64(8*n))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, doubles(y)) {
			t.Errorf("n=%d: wrong vector", n)
		}
		cycles, entries := int64(0), int64(0)
		if n > 0 {
			entries = 1
			cycles = 2 * int64(n+3) // II·(N + SC−1)
		}
		want := LoopStats{
			Name: "daxpy", Func: "daxpy", II: 2, MII: 2, ResMII: 2, RecMII: 1, Stages: 4,
			MaxLive: 5, Registers: 7, Trips: int64(n), Entries: entries, Cycles: cycles,
		}
		if diff := cmp.Diff(want, s.Stats().Loops[0]); diff != "" {
			t.Errorf("n=%d: %s", n, diff)
		}
		if st := s.Stats(); st.Loads != int64(2*n) || st.Stores != int64(n) {
			t.Errorf("n=%d: %d loads, %d stores", n, st.Loads, st.Stores)
		}
	}
}

func TestDotKernelOnly(t *testing.T) {
	for _, n := range tripCounts {
		s := start(t, readFile(t, "dot.s"), "p2m2l4", nil)
		x, y := vectors(n)
		r, err := s.Call("dot", []Arg{intArg(int64(n)), alloc(t, s, doubles(x)), alloc(t, s, doubles(y))})
		if err != nil {
			t.Fatalf("n=%d: %v", n, err)
		}
		want := 0.0
		for i := range x {
			want = math.FMA(x[i], y[i], want)
		}
		if got := math.Float64frombits(r.Float); got != want || !r.HasFloat {
			t.Errorf("n=%d: %v, want %v", n, got, want)
		}
	}
}

func TestWhileLoopWithSpeculativeLoads(t *testing.T) {
	for _, text := range []string{"", "a", "ab", "abcdefg", strings.Repeat("x", 1000)} {
		s := start(t, readFile(t, "strlen.s"), "p4m2l4", nil)
		r, err := s.Call("length", []Arg{alloc(t, s, []byte(text+"\x00"))})
		if err != nil {
			t.Fatal(err)
		}
		if int(r.Int) != len(text) {
			t.Errorf("length of %d bytes is %d", len(text), r.Int)
		}
	}
}
