package jumpthread

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

// diamonds decide n times the same about one value.
func diamonds(n int) string {
	var b strings.Builder
	b.WriteString("define i32 @f(i32 %x0, i32 %w) {\n br label %b0\n")
	for k := range n {
		fmt.Fprintf(&b, "b%d:\n %%c%d = icmp slt i32 %%w, %d\n br i1 %%c%d, label %%t%d, label %%e%d\n", k, k, k, k, k, k)
		fmt.Fprintf(&b, "t%d:\n %%y%d = sdiv i32 %%x%d, %%w\n br label %%j%d\n", k, k, k, k)
		fmt.Fprintf(&b, "e%d:\n %%z%d = udiv i32 %%x%d, %%w\n br label %%j%d\n", k, k, k, k)
		fmt.Fprintf(&b, "j%d:\n %%x%d = phi i32 [ %%y%d, %%t%d ], [ %%z%d, %%e%d ]\n br label %%b%d\n", k, k+1, k, k, k, k, k+1)
	}
	fmt.Fprintf(&b, "b%d:\n ret i32 %%x%d\n}\n", n, n)
	return b.String()
}

// TestKeepsWhatItKnows checks that threading over one diamond does not discard the cached facts
// about the earlier ones. It counts allocations, which are the same on every machine.
func TestKeepsWhatItKnows(t *testing.T) {
	count := func(n int) float64 {
		m, err := frontend.Read("diamonds.ll", []byte(diamonds(n)))
		if err != nil {
			t.Fatal(err)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		Run(pass.NewContext(&target.Target{}, nil, nil, nil), m.Func("f"))
		runtime.ReadMemStats(&after)
		return float64(after.Mallocs-before.Mallocs) / float64(n)
	}
	count(10)
	if few, many := count(50), count(400); many > 1.3*few {
		t.Errorf("%.0f allocations for each of 50 diamonds, %.0f for each of 400", few, many)
	}
}
