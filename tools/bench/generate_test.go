package main

import (
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/verify"
	"opt-go/tools/bench/shape"
)

// TestGenerate: the generated modules are valid, and about as large as the command says.
func TestGenerate(t *testing.T) {
	for _, c := range []struct {
		debug     bool
		low, high int // bytes a function
	}{{false, 3000, 5000}, {true, 11000, 16000}} {
		text := Generate(40, 7, c.debug)
		m, err := frontend.Read("generated.ll", text)
		if err != nil {
			t.Fatal(err)
		}
		if ps := verify.Check(m); len(ps) > 0 {
			t.Fatal(ps[0])
		}
		if n := len(text) / 40; n < c.low || n > c.high {
			t.Errorf("debug %t: %d bytes a function, want %d to %d", c.debug, n, c.low, c.high)
		}
	}
}

// BenchmarkReadVerifyWrite reads, verifies and prints a module of 400 functions in one process.
func BenchmarkReadVerifyWrite(b *testing.B) { benchmark(b, Generate(400, 1, false)) }

// BenchmarkDebugInfo does the same with a module of 120 functions that has full debug information.
func BenchmarkDebugInfo(b *testing.B) { benchmark(b, Generate(120, 1, true)) }

func benchmark(b *testing.B, text []byte) {
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for range b.N {
		m, err := frontend.Read("generated.ll", text)
		if err != nil {
			b.Fatal(err)
		}
		if ps := verify.Check(m); len(ps) > 0 {
			b.Fatal(ps[0])
		}
		if err := frontend.Write(discard{}, m); err != nil {
			b.Fatal(err)
		}
	}
}

type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }

// TestScaling: the table has a row for each pass and shape, and for each register allocator.
func TestScaling(t *testing.T) {
	var b strings.Builder
	s := scaling{pipeline: "mem2reg,slsr,dce", shapes: shape.Kernels, sizes: []int{200, 400}, total: 800, runs: 1}
	if _, err := s.print(&b); err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(b.String(), "\n"); n != 1+(3+len(allocationWays))*len(shape.Kernels) {
		t.Errorf("%d lines:\n%s", n, b.String())
	}
}
