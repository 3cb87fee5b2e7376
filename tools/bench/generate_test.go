package main

import (
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
)

// TestGenerate: the generated module is valid, and about as large as the command says.
func TestGenerate(t *testing.T) {
	text := Generate(40, 7)
	m, err := frontend.Read("generated.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	if ps := ir.Verify(m); len(ps) > 0 {
		t.Fatal(ps[0])
	}
	if n := len(text) / 40; n < 3000 || n > 5000 {
		t.Errorf("%d bytes a function, want about 3,700", n)
	}
}

// BenchmarkReadVerifyWrite reads, verifies and prints a module of 400 functions in one process.
func BenchmarkReadVerifyWrite(b *testing.B) {
	text := Generate(400, 1)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for range b.N {
		m, err := frontend.Read("generated.ll", text)
		if err != nil {
			b.Fatal(err)
		}
		if ps := ir.Verify(m); len(ps) > 0 {
			b.Fatal(ps[0])
		}
		if err := frontend.Write(discard{}, m); err != nil {
			b.Fatal(err)
		}
	}
}

type discard struct{}

func (discard) Write(p []byte) (int, error) { return len(p), nil }
