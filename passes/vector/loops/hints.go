package loops

import (
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/loopmd"
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
	h.disabled = given && enable == 0 || h.width == 1 || hintNumber(id, isVectorized) != 0 || !h.forced && loopmd.True(id, disableNonforced)
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
	v, ok := loopmd.Number(loopmd.Find(id, name))
	return int(min(v, 1<<20)), ok
}

// doneID returns the metadata of a loop that came of vectorizing one with the metadata id: what the
// program demands for it (which is vectorized or epilogue), or what it had, without the hints that
// have been followed and with the word that this is done.
func doneID(ctx *ir.Context, id *ir.MDNode, which string) *ir.MDNode {
	if next, ok := loopmd.Followup(id, vectorizePrefix, which); ok {
		return loopmd.New(next)
	}
	var list []ir.MD
	if id != nil {
		for _, f := range id.Fields[1:] {
			if name := loopmd.Name(f.Value); !strings.HasPrefix(name, vectorizePrefix) && name != interleaveCount {
				list = append(list, f.Value)
			}
		}
	}
	done := ir.NewTuple(ir.MDStr(isVectorized), &ir.MDConst{Value: ir.NewInt(ctx.I32, 1)})
	return loopmd.New(append(list, done, ir.NewTuple(ir.MDStr(noRuntimeUnroll))))
}

// notUnderstood is why a loop is left alone that has another shape than vectorized loops.
const notUnderstood = "loop control flow is not understood by vectorizer"

func (w *walk) missed(l *analysis.Loop, why string) {
	if w.Wants(pass.Missed) {
		w.Remark(pass.Missed, "MissedDetails", w.f, l.Header.Term(), pass.Text("loop not vectorized: "+why))
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
