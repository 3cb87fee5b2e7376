package unroll

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/loopmd"
)

// The hints about unrolling in a loop's !llvm.loop metadata: !{!"llvm.loop.unroll.count", i32 4}
// and the like.

const (
	unrollPrefix = "llvm.loop.unroll."
	jamPrefix    = "llvm.loop.unroll_and_jam."
	peeledCount  = "llvm.loop.peeled.count" // how many iterations have been taken out of the loop already
)

// loopHints are a loop's wishes.
type loopHints struct {
	disabled     bool
	forced       bool // the program demands unrolling
	jammed       bool // the program demands unroll-and-jam
	full, enable bool
	count        uint64 // 0: none given

	runtimeDisabled bool // no remainder loops
	peeled          uint64
}

func hintsOf(id *ir.MDNode) loopHints {
	h := loopHints{full: loopmd.Find(id, unrollPrefix+"full") != nil, enable: loopmd.Find(id, unrollPrefix+"enable") != nil}
	h.count, _ = loopmd.Number(loopmd.Find(id, unrollPrefix+"count"))
	h.runtimeDisabled = loopmd.Find(id, unrollPrefix+"runtime.disable") != nil
	h.peeled, _ = loopmd.Number(loopmd.Find(id, peeledCount))
	h.forced = h.count > 1 || h.count == 0 && (h.enable || h.full)
	if n := loopmd.Find(id, jamPrefix+"count"); n != nil {
		count, _ := loopmd.Number(n)
		h.jammed = count != 1
	} else {
		h.jammed = loopmd.True(id, jamPrefix+"enable")
	}
	h.jammed = h.jammed && !loopmd.True(id, jamPrefix+"disable")
	h.disabled = loopmd.True(id, unrollPrefix+"disable") || h.count == 1 || !h.forced && (loopmd.True(id, "llvm.loop.disable_nonforced") || h.jammed)
	return h
}

// unrolledLoopID returns loop metadata that says that the loop has been unrolled as it was to be,
// and is not to be unrolled again.
func (w *unrolling) unrolledLoopID(id *ir.MDNode) *ir.MDNode {
	var hints []ir.MD
	if id != nil {
		for _, f := range id.Fields[1:] {
			if !strings.HasPrefix(loopmd.Name(f.Value), unrollPrefix) {
				hints = append(hints, f.Value)
			}
		}
	}
	return loopmd.New(append(hints, w.Hint(unrollPrefix+"disable")))
}

// followupLoopID returns the metadata that the program demands for a loop that results from
// unrolling (unrolled, or remainder), if any.
func followupLoopID(id *ir.MDNode, which string) (next *ir.MDNode, ok bool) {
	hints, ok := loopmd.Followup(id, unrollPrefix, which)
	if len(hints) == 0 {
		return id, ok
	}
	return loopmd.New(hints), ok
}
