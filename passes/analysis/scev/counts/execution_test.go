package counts_test

import (
	"fmt"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
	"opt-go/passes/analysis/scev"
)

// byteLoop is for (i = start; ; ) { next = i + step; if !(next p bound) break; i = next } over
// bytes.
type byteLoop struct {
	start, step, bound uint8
	pred               ir.Pred
}

func (l byteLoop) text(k int) string {
	return fmt.Sprintf("define void @f%d() {\nentry:\n  br label %%loop\nloop:\n  %%i = phi i8 [ %d, %%entry ], [ %%n, %%loop ]\n  %%w = zext i8 %%i to i32\n"+
		"  %%n = add i8 %%i, %d\n  %%c = icmp %s i8 %%n, %d\n  br i1 %%c, label %%loop, label %%exit\nexit:\n  ret void\n}\n",
		k, int8(l.start), int8(l.step), l.pred, int8(l.bound))
}

// run returns the values of i, and whether the loop ends.
func (l byteLoop) run() (values []uint8, ends bool) {
	region := ranges.Region(l.pred, ranges.Single(bitvec.New(8, uint64(l.bound))))
	for i := l.start; len(values) < 300; i += l.step {
		values = append(values, i)
		if !region.Has(bitvec.New(8, uint64(i+l.step))) {
			return values, true
		}
	}
	return values, false
}

// TestCountsByExecution compares numbers of iterations, ranges and extended values with what loops
// over bytes really do.
func TestCountsByExecution(t *testing.T) {
	var loops []byteLoop
	text := ""
	for _, p := range []ir.Pred{ir.NE, ir.EQ, ir.ULT, ir.ULE, ir.UGT, ir.UGE, ir.SLT, ir.SLE, ir.SGT, ir.SGE} {
		for _, start := range []uint8{0, 7, 127, 128, 255} {
			for _, step := range []uint8{1, 3, 16, 254, 255} {
				for _, bound := range []uint8{0, 1, 10, 127, 128, 255} {
					l := byteLoop{start, step, bound, p}
					text += l.text(len(loops))
					loops = append(loops, l)
				}
			}
		}
	}
	m, err := frontend.Read("loops.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	counted := 0
	for k, l := range loops {
		if checkLoop(t, m.Func(fmt.Sprintf("f%d", k)), l) {
			counted++
		}
	}
	if counted*4 < len(loops)*3 {
		t.Errorf("only %d of %d loops have a known count", counted, len(loops))
	}
}

func checkLoop(t *testing.T, f *ir.Func, l byteLoop) (counted bool) {
	dt := analysis.NewDomTree(f)
	s := scev.New(f, dt, analysis.NewLoopForest(f, dt))
	loop := s.Forest.Top[0]
	values, ends := l.run()
	if n := s.BackedgeTaken(loop); n != nil {
		if got, _ := n.Num.Uint64(); n.Kind != scev.Const || !ends || got != uint64(len(values)-1) {
			t.Errorf("%+v: back edge taken %v times, not %d (ends: %v)", l, n, len(values)-1, ends)
		}
		counted = true
	}
	if n := s.ConstantMax(loop); n != nil {
		if got, _ := n.Num.Uint64(); !ends || got < uint64(len(values)-1) {
			t.Errorf("%+v: back edge taken at most %v times, not %d (ends: %v)", l, n, len(values)-1, ends)
		}
	}
	i, w := s.Of(f.Lookup("i")), s.Of(f.Lookup("w"))
	for k, v := range values {
		x, wide := bitvec.New(8, uint64(v)), bitvec.New(32, uint64(v))
		if !s.UnsignedRange(i).Has(x) || !s.SignedRange(i).Has(x) || !s.UnsignedRange(w).Has(wide) {
			t.Errorf("%+v: %v is not in a range of %v", l, x, i)
		}
		if i.Kind == scev.AddRec {
			if at := s.AtIteration(i, s.Int(i.Type, int64(k))); at.Num != x {
				t.Errorf("%+v: %v is %v in iteration %d, not %v", l, i, at, k, x)
			}
		}
		if w.Kind == scev.AddRec {
			if at := s.AtIteration(w, s.Int(w.Type, int64(k))); at.Num != wide {
				t.Errorf("%+v: %v is %v in iteration %d, not %v", l, w, at, k, wide)
			}
		}
	}
	return counted || !ends
}
