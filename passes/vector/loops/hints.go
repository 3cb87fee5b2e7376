package loops

import (
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// The hints about vectorization in a loop's !llvm.loop metadata:
// !{!"llvm.loop.vectorize.width", i32 4} and the like.

const (
	vectorizePrefix  = "llvm.loop.vectorize."
	interleaveCount  = "llvm.loop.interleave.count"
	isVectorized     = "llvm.loop.isvectorized"
	noRuntimeUnroll  = "llvm.loop.unroll.runtime.disable"
	disableNonforced = "llvm.loop.disable_nonforced"
)

// hints are a loop's wishes.
type hints struct {
	disabled bool
	forced   bool // the program demands vectorization
	width    int  // 0: none given
	count    int  // of vectors side by side; 0: none given
}

func hintsOf(id *ir.MDNode) hints {
	h := hints{width: hintNumber(id, vectorizePrefix+"width"), count: hintNumber(id, interleaveCount)}
	enable, given := hintValue(id, vectorizePrefix+"enable")
	h.forced = given && enable != 0 || h.width > 1
	h.disabled = given && enable == 0 || h.width == 1 || hintNumber(id, isVectorized) != 0 || !h.forced && analysis.HasTrueHint(id, disableNonforced)
	if scalable, ok := hintValue(id, vectorizePrefix+"scalable.enable"); ok && scalable != 0 {
		h.width = 0 // in units that are not known here
	}
	return h
}

func hintNumber(id *ir.MDNode, name string) int {
	n, _ := hintValue(id, name)
	return n
}

// hintValue finds the number of the hint !{!"name", i32 n} in loop metadata.
func hintValue(id *ir.MDNode, name string) (n int, ok bool) {
	h := hint(id, name)
	if h == nil || len(h.Fields) < 2 {
		return 0, false
	}
	c, ok := h.Fields[1].Value.(*ir.MDConst)
	if !ok {
		return 0, false
	}
	k := ir.AsInt(c.Value)
	if k == nil {
		return 0, false
	}
	v, ok := k.Uint64()
	return int(min(v, 1<<20)), ok
}

func hint(id *ir.MDNode, name string) *ir.MDNode {
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

// doneID returns the metadata of a loop that came of vectorizing one with the metadata id: what the
// program demands for it (which is vectorized or epilogue), or what it had, without the hints that
// have been followed and with the word that this is done.
func doneID(ctx *ir.Context, id *ir.MDNode, which string) *ir.MDNode {
	if next, ok := followup(id, which); ok {
		return newLoopID(next)
	}
	var list []ir.MD
	if id != nil {
		for _, f := range id.Fields[1:] {
			if name := hintName(f.Value); !strings.HasPrefix(name, vectorizePrefix) && name != interleaveCount {
				list = append(list, f.Value)
			}
		}
	}
	done := ir.NewTuple(ir.MDStr(isVectorized), &ir.MDConst{Value: ir.NewInt(ctx.I32, 1)})
	return newLoopID(append(list, done, ir.NewTuple(ir.MDStr(noRuntimeUnroll))))
}

func followup(id *ir.MDNode, which string) (list []ir.MD, ok bool) {
	for _, name := range []string{"followup_all", "followup_" + which} {
		if n := hint(id, vectorizePrefix+name); n != nil {
			ok = true
			for _, f := range n.Fields[1:] {
				list = append(list, f.Value)
			}
		}
	}
	return list, ok
}

// newLoopID returns a node that is different from all others, as it names itself first.
func newLoopID(list []ir.MD) *ir.MDNode {
	id := ir.NewTuple(append([]ir.MD{ir.MDNull{}}, list...)...)
	id.Distinct = true
	id.Fields[0].Value = id
	return id
}

func (w *walk) missed(c *candidate, why string) {
	if w.Wants(pass.Missed) {
		w.Remark(pass.Missed, "MissedDetails", w.f, c.Header.Term(), pass.Text("loop not vectorized: "+why))
	}
}

func (w *walk) report(c *candidate, lanes, copies int) {
	w.Count("Number of loops vectorized", 1)
	if w.Wants(pass.Passed) {
		w.Remark(pass.Passed, "Vectorized", w.f, c.Header.Term(), pass.Text("vectorized loop (vectorization width: "),
			pass.Arg{Key: "VectorizationFactor", Val: strconv.Itoa(lanes)}, pass.Text(", interleaved count: "),
			pass.Arg{Key: "InterleaveCount", Val: strconv.Itoa(copies)}, pass.Text(")"))
	}
}
