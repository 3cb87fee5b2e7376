package emu

import (
	"sync/atomic"
	"testing"
)

// TestEnded: each block that ends is told of, with how many there are, whoever runs it.
func TestEnded(t *testing.T) {
	p := load(t, ".visible .entry k() {\n\tret;\n}\n")
	for _, workers := range []int{1, 3} {
		var blocks, wrong atomic.Int64
		ended := func(of int) {
			blocks.Add(1)
			if of != 14 {
				wrong.Add(1)
			}
		}
		if _, err := p.Launch(Launch{Kernel: "k", Grid: Dim3{X: 7, Y: 2}, Block: Dim3{X: 32}, Workers: workers, Ended: ended}); err != nil {
			t.Fatal(err)
		}
		if blocks.Load() != 14 || wrong.Load() != 0 {
			t.Errorf("%d workers: %d blocks have ended, %d with another number of blocks", workers, blocks.Load(), wrong.Load())
		}
	}
}
