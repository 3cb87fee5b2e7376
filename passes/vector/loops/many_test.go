package loops_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"opt-go/frontend"
	"opt-go/passes"
)

// TestManyLoads: whether accesses are neighbours is not asked of all pairs of thousands. Without a
// bound this takes more than a minute.
func TestManyLoads(t *testing.T) {
	const loads = 6000
	var b strings.Builder
	b.WriteString("target triple = \"x86_64-unknown-linux-gnu\"\ndefine i32 @f(ptr %a, i64 %n) {\nentry:\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %j, %loop ]\n")
	fmt.Fprintf(&b, "  %%t0 = phi i32 [ 0, %%entry ], [ %%t%d, %%loop ]\n  %%e = shl nuw nsw i64 %%i, 1\n", loads)
	for k := range loads {
		fmt.Fprintf(&b, "  %%p%d = getelementptr i8, ptr %%a, i64 %d\n  %%q%d = getelementptr inbounds i32, ptr %%p%d, i64 %%e\n", k, 7*k, k, k)
		fmt.Fprintf(&b, "  %%x%d = load i32, ptr %%q%d, align 1\n  %%t%d = add i32 %%t%d, %%x%d\n", k, k, k+1, k, k)
	}
	fmt.Fprintf(&b, "  %%j = add nuw nsw i64 %%i, 1\n  %%k = icmp eq i64 %%j, %%n\n  br i1 %%k, label %%exit, label %%loop\nexit:\n  ret i32 %%t%d\n}\n", loads)
	m, err := frontend.Read("many.ll", []byte(b.String()))
	if err != nil {
		t.Fatal(err)
	}
	nodes, err := passes.Parse("loop-vectorize")
	if err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	if _, err := passes.Run(m, nodes, passes.Options{}); err != nil {
		t.Fatal(err)
	}
	if d := time.Since(start); d > 30*time.Second {
		t.Errorf("%d loads take %s", loads, d)
	}
}
