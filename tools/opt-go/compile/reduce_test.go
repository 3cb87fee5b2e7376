package compile

import (
	"bytes"
	"io"
	"strings"
	"testing"

	"opt-go/frontend/ir"
	"opt-go/passes"
	"opt-go/passes/pass"
)

// funcPass makes a node of a pass that is not in the table.
func funcPass(name string, run func(f *ir.Func)) passes.Node {
	d := &passes.Desc{Name: name, Unit: pass.FuncUnit, Func: func(_ *pass.Context, f *ir.Func) pass.Preserved {
		run(f)
		return pass.None
	}}
	return passes.Node{Desc: d, Unit: pass.FuncUnit, Text: name}
}

const crashInput = `define i32 @unrelated(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @culprit(i32 %x, i32 %z) {
  %a = add i32 %x, 7
  %b = mul i32 %a, %z
  %c = sub i32 %b, %z
  ret i32 %c
}
`

// TestReduceCrash: a pass that panics at multiplications, in the middle of a pipeline whose first
// pass makes them of subtractions.
func TestReduceCrash(t *testing.T) {
	pipeline := []passes.Node{
		funcPass("nothing", func(*ir.Func) {}),
		funcPass("sub-to-mul", func(f *ir.Func) {
			for i := range f.Instrs() {
				if i.Op() == ir.Sub {
					i.SetOp(ir.Mul)
				}
			}
		}),
		funcPass("crashing", func(f *ir.Func) {
			for i := range f.Instrs() {
				if i.Op() == ir.Mul {
					panic("a product in " + f.Name())
				}
			}
		}),
	}
	o, err := parseArgs([]string{"-reduce=crash", "-verify-each"}, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	var log bytes.Buffer
	r := &reduction{o: o, log: &log, scratch: t.TempDir()}
	small, left, err := r.run([]byte(crashInput), pipeline)
	if err != nil {
		t.Fatalf("%v\n%s", err, log.String())
	}
	if !strings.Contains(log.String(), "from run 6 of 6 on: crashing on culprit") {
		t.Errorf("bisection:\n%s", log.String())
	}
	if len(left) != 1 || left[0].Text != "crashing" {
		t.Errorf("passes that are left: %v", left)
	}
	if n := strings.Count(string(small), " = "); n != 2 || !strings.Contains(string(small), " mul i32 ") || strings.Contains(string(small), "unrelated") {
		t.Errorf("%d assignments and headers in\n%s", n, small)
	}
}

// TestBisectNumbers: every limit makes that many runs, and a negative one all.
func TestBisectNumbers(t *testing.T) {
	for limit := -1; limit <= 5; limit++ {
		made := 0
		count := funcPass("count", func(*ir.Func) { made++ })
		o, err := parseArgs(nil, io.Discard)
		if err != nil {
			t.Fatal(err)
		}
		b := &passes.Bisect{Limit: limit}
		if _, err := (&reduction{o: o}).optimize([]byte(crashInput), []passes.Node{count, count}, b); err != nil {
			t.Fatal(err)
		}
		want := limit
		if limit < 0 || limit > 4 {
			want = 4
		}
		if made != want || b.Runs != 4 {
			t.Errorf("limit %d: %d runs made of %d", limit, made, b.Runs)
		}
	}
}
