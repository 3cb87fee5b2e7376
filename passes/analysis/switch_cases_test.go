package analysis_test

import (
	"slices"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// TestSwitchCases: the answers are the same whether they come from the switch or from the cache,
// and are up to date after Forget.
func TestSwitchCases(t *testing.T) {
	m, err := frontend.Read("switch.ll", []byte(`define void @f(i32 %x) {
  switch i32 %x, label %a [
    i32 5, label %b
    i32 1, label %c
    i32 2, label %b
    i32 9, label %a
  ]
a:
  ret void
b:
  ret void
c:
  ret void
}
`))
	if err != nil {
		t.Fatal(err)
	}
	blocks := map[string]*ir.Block{}
	for b := range m.Func("f").Blocks() {
		blocks[b.Name()] = b
	}
	sw := m.Func("f").Entry().Term()
	var cases analysis.SwitchCases
	check := func(want map[string][]int) {
		t.Helper()
		for range 5 {
			for name, list := range want {
				if got := cases.To(sw, blocks[name]); !slices.Equal(got, list) {
					t.Errorf("cases %v go to %s, want %v", got, name, list)
				}
			}
		}
	}
	check(map[string][]int{"a": {3}, "b": {0, 2}, "c": {1}})
	sw.RemoveCase(0)
	cases.Forget(sw)
	check(map[string][]int{"a": {0}, "b": {2}, "c": {1}}) // the last case is in the place of the one that went
}
