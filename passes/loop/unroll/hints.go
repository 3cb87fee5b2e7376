package unroll

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
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
	h := loopHints{full: loopHint(id, unrollPrefix+"full") != nil, enable: loopHint(id, unrollPrefix+"enable") != nil}
	if n := loopHint(id, unrollPrefix+"count"); n != nil {
		h.count = hintNumber(n)
	}
	h.runtimeDisabled = loopHint(id, unrollPrefix+"runtime.disable") != nil
	if n := loopHint(id, peeledCount); n != nil {
		h.peeled = hintNumber(n)
	}
	h.forced = h.count > 1 || h.count == 0 && (h.enable || h.full)
	if n := loopHint(id, jamPrefix+"count"); n != nil {
		h.jammed = hintNumber(n) != 1
	} else {
		h.jammed = analysis.HasTrueHint(id, jamPrefix+"enable")
	}
	h.jammed = h.jammed && !analysis.HasTrueHint(id, jamPrefix+"disable")
	h.disabled = analysis.HasTrueHint(id, unrollPrefix+"disable") || h.count == 1 || !h.forced && (analysis.HasTrueHint(id, "llvm.loop.disable_nonforced") || h.jammed)
	return h
}

// loopHint finds the hint !{!"name", …} in loop metadata.
func loopHint(id *ir.MDNode, name string) *ir.MDNode {
	if id == nil {
		return nil
	}
	for _, f := range id.Fields[1:] {
		if hintName(f.Value) == name {
			return f.Value.(*ir.MDNode)
		}
	}
	return nil
}

func hintName(v ir.MD) string {
	n, ok := v.(*ir.MDNode)
	if !ok || len(n.Fields) == 0 {
		return ""
	}
	s, _ := n.Fields[0].Value.(ir.MDStr)
	return string(s)
}

func hintNumber(n *ir.MDNode) uint64 {
	if len(n.Fields) < 2 {
		return 0
	}
	c, ok := n.Fields[1].Value.(*ir.MDConst)
	if !ok {
		return 0
	}
	k := ir.AsInt(c.Value)
	if k == nil {
		return 0
	}
	v, _ := k.Uint64()
	return v
}

// unrolledLoopID returns loop metadata that says that the loop has been unrolled as it was to be,
// and is not to be unrolled again.
func (w *unrolling) unrolledLoopID(id *ir.MDNode) *ir.MDNode {
	var hints []ir.MD
	if id != nil {
		for _, f := range id.Fields[1:] {
			if !strings.HasPrefix(hintName(f.Value), unrollPrefix) {
				hints = append(hints, f.Value)
			}
		}
	}
	return newLoopID(append(hints, w.Hint(unrollPrefix+"disable")))
}

// followupLoopID returns the metadata that the program demands for a loop that results from
// unrolling (unrolled, or remainder), if any.
func followupLoopID(id *ir.MDNode, which string) (next *ir.MDNode, ok bool) {
	var hints []ir.MD
	for _, name := range []string{"followup_all", "followup_" + which} {
		if n := loopHint(id, unrollPrefix+name); n != nil {
			ok = true
			for _, f := range n.Fields[1:] {
				hints = append(hints, f.Value)
			}
		}
	}
	if len(hints) == 0 {
		return id, ok
	}
	return newLoopID(hints), ok
}

// newLoopID returns a node that is different from all others, as it names itself first.
func newLoopID(hints []ir.MD) *ir.MDNode {
	id := ir.NewTuple(append([]ir.MD{ir.MDNull{}}, hints...)...)
	id.Distinct = true
	id.Fields[0].Value = id
	return id
}
