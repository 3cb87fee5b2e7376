package report

import (
	"fmt"
	"io"
	"sync"

	"opt-go/nvptx/ptx"
)

// Trace prints instructions before they run.
type Trace struct {
	To io.Writer // nil: nowhere
	mu sync.Mutex
}

// Print prints one of a warp: block, warp, threads, line, text.
func (t *Trace) Print(block Dim3, warp int, threads uint32, in *ptx.Inst, of *ptx.Func) {
	t.mu.Lock()
	defer t.mu.Unlock()
	fmt.Fprintf(t.To, "block %s warp %d mask %08x line %d %s: %s\n", block, warp, threads, in.Line, of.Name, of.Text(in))
}
