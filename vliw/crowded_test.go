package vliw

import (
	"slices"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/passes/pass"
	"opt-go/vliw/asm"
	"opt-go/vliw/mir"
)

const twoLoops = `define i64 @two(ptr %p, ptr %q, i64 %n) {
entry:
  br label %first

first:
  %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %first ]
  %p.i = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %p.i
  %sum.next = add i64 %sum, %x
  %i.next = add i64 %i, 1
  %i.end = icmp eq i64 %i.next, %n
  br i1 %i.end, label %second, label %first

second:
  %j = phi i64 [ 0, %first ], [ %j.next, %second ]
  %all = phi i64 [ %sum.next, %first ], [ %all.next, %second ]
  %q.j = getelementptr i64, ptr %q, i64 %j
  %y = load i64, ptr %q.j
  %all.next = xor i64 %all, %y
  %j.next = add i64 %j, 1
  %j.end = icmp eq i64 %j.next, %n
  br i1 %j.end, label %done, label %second

done:
  ret i64 %all.next
}
`

// TestCrowded: a kernel that a real machine cannot execute is left out, and only it, with a remark.
func TestCrowded(t *testing.T) {
	m, err := frontend.Read("two.ll", []byte(twoLoops))
	if err != nil {
		t.Fatal(err)
	}
	kernels := func(f *asm.Func) (names []string) {
		for _, l := range f.Loops {
			if l.Pipelined() {
				names = append(names, l.Name)
			}
		}
		return names
	}
	nothing := func(*mir.Func) {}
	asked := 0
	lower := &Lowering{Selected: nothing, Pipelined: nothing, Crowded: func(f *asm.Func) []string {
		asked++
		return slices.DeleteFunc(kernels(f), func(name string) bool { return name != "two.first" })
	}}
	var missed []string
	out, err := Compile(m, Options{Lower: lower, Remark: func(r pass.Remark) {
		if r.Kind == pass.Missed {
			missed = append(missed, r.Text())
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	if got := kernels(out.Funcs[0]); !slices.Equal(got, []string{"two.second"}) || asked != 2 {
		t.Errorf("pipelined are %v after %d attempts, want two.second alone after 2", got, asked)
	}
	if len(missed) != 1 || !strings.HasPrefix(missed[0], "loop two.first is not pipelined: the operations of a row overwrite") {
		t.Errorf("missed: %q", missed)
	}
}
