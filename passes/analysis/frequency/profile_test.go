package frequency_test

import (
	"testing"

	"opt-go/frontend"
	"opt-go/passes/analysis/frequency"
)

// TestProfileCount: a branch of weights 1 and 3 in a function that was called 100 times.
func TestProfileCount(t *testing.T) {
	const text = `
define void @counted(i1 %c) !prof !0 {
entry:
  br i1 %c, label %rare, label %often, !prof !1
rare:
  ret void
often:
  ret void
}
define void @synthetic() !prof !2 {
entry:
  ret void
}
define void @plain() {
entry:
  ret void
}
!0 = !{!"function_entry_count", i64 100}
!1 = !{!"branch_weights", i32 1, i32 3}
!2 = !{!"synthetic_function_entry_count", i64 100}
`
	m, err := frontend.Read("m.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		fn, block string
		count     uint64
		ok        bool
	}{
		{"counted", "entry", 100, true}, {"counted", "rare", 25, true}, {"counted", "often", 75, true},
		{"synthetic", "entry", 0, false}, {"plain", "entry", 0, false},
	} {
		for b := range m.Func(c.fn).Blocks() {
			if b.Name() != c.block {
				continue
			}
			if n, ok := frequency.ProfileCount(b); n != c.count || ok != c.ok {
				t.Errorf("%s of %s: %d, %v; want %d, %v", c.block, c.fn, n, ok, c.count, c.ok)
			}
		}
	}
}
