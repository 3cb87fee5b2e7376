package sim

import (
	"math"
	"testing"

	"opt-go/vliw/machine"
)

// BenchmarkDaxpy reports operations per second on a pipelined loop.
func BenchmarkDaxpy(b *testing.B) {
	const n = 100000
	s := start(b, readFile(b, "daxpy.s"), "p2m2l4", nil)
	s.cfg.MaxCycles = 0
	x, y := vectors(n)
	args := []Arg{intArg(n), alloc(b, s, doubles(x)), alloc(b, s, doubles(y)), {File: machine.Float, Bits: math.Float64bits(2)}}
	for b.Loop() {
		if _, err := s.Call("daxpy", args); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(s.Stats().Operations)/b.Elapsed().Seconds()/1e6, "Mops/s")
}

// BenchmarkFib reports the same on calls.
func BenchmarkFib(b *testing.B) {
	s := start(b, readFile(b, "fib.s"), "p2m2l4", nil)
	s.cfg.MaxCycles = 0
	for b.Loop() {
		if _, err := s.Call("fib", []Arg{intArg(20)}); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(s.Stats().Operations)/b.Elapsed().Seconds()/1e6, "Mops/s")
}
