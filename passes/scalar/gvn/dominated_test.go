package gvn_test

import (
	"fmt"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/passes"
)

// chainOfCompares returns a function that compares %x with one constant after the other, and uses
// it after each compare and on an edge to the exit.
func chainOfCompares(n int) string {
	var b strings.Builder
	b.WriteString("define i32 @f(i32 %x, ptr %a) {\n  br label %b0\n")
	for k := range n {
		fmt.Fprintf(&b, "b%d:\n  %%c%d = icmp eq i32 %%x, %d\n  br i1 %%c%d, label %%t%d, label %%b%d\n", k, k, k, k, k, k+1)
		fmt.Fprintf(&b, "t%d:\n  store volatile i32 %%x, ptr %%a\n  br label %%u%d\nu%d:\n  store volatile i32 %%x, ptr %%a\n  br label %%end\n", k, k, k)
	}
	fmt.Fprintf(&b, "b%d:\n  store volatile i32 %%x, ptr %%a\n  br label %%end\nend:\n  %%r = phi i32 [ %%x, %%b%d ]", n, n)
	for k := range n {
		fmt.Fprintf(&b, ", [ %%x, %%u%d ]", k)
	}
	b.WriteString("\n  store volatile i32 %x, ptr %a\n  ret i32 %r\n}\n")
	return b.String()
}

// TestDominatedUses checks that uses dominated by the edge on which a value equals a constant
// become the constant, both when the value has few uses and when it has so many that they are
// looked up from the edge. Other uses stay.
func TestDominatedUses(t *testing.T) {
	for _, n := range []int{3, 400} {
		m, err := frontend.Read("chain.ll", []byte(chainOfCompares(n)))
		if err != nil {
			t.Fatal(err)
		}
		nodes, err := passes.Parse("gvn")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := passes.Run(m, nodes, passes.Options{}); err != nil {
			t.Fatal(err)
		}
		text := m.Func("f").String()
		for k := range n {
			if got := strings.Count(text, fmt.Sprintf("store volatile i32 %d,", k)); got != 2 {
				t.Errorf("of %d: %d is stored %d times, want 2", n, k, got)
			}
			if !strings.Contains(text, fmt.Sprintf("[ %d, %%t%d ]", k, k)) {
				t.Errorf("of %d: no edge brings %d to the end", n, k)
			}
		}
		if got := strings.Count(text, "store volatile i32 %x,"); got != 2 {
			t.Errorf("of %d: %%x is stored %d times, want 2", n, got)
		}
	}
}
