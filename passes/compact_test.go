package passes_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend"
	"opt-go/passes"
	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestCompactAll runs the steps of the large pipelines one by one, with the code moved before each
// and without: the result is the same text.
func TestCompactAll(t *testing.T) {
	for _, pipeline := range []string{"gpucc", "default<O3>"} {
		t.Run(pipeline, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(6) {
				text := irgen.Modules(seed, 6)
				if diff := cmp.Diff(stepwise(t, text, pipeline, false), stepwise(t, text, pipeline, true)); diff != "" {
					t.Errorf("seed %d (-as it lies +moved):\n%s", seed, diff)
				}
			}
		})
	}
}

// TestCompactAllDevirt lets a group of call passes go on when a call through a pointer has become
// direct, also where the code moves meanwhile; inlining of another function keeps the numbers of
// both kinds of calls.
func TestCompactAllDevirt(t *testing.T) {
	text := `
define internal i32 @two(i32 %x) {
  %r = shl i32 %x, 1
  ret i32 %r
}

define internal i32 @other(ptr %g, i32 %x) {
  %r = call i32 %g(i32 %x)
  ret i32 %r
}

define i32 @caller(i32 %x, ptr %g) {
  %slot = alloca ptr
  store ptr @two, ptr %slot
  %f = load ptr, ptr %slot
  %r = call i32 %f(i32 %x)
  %s = call i32 @other(ptr %g, i32 %r)
  ret i32 %s
}
`
	const pipeline = "cgscc(devirt<4>(inline,sroa,instcombine))"
	still, moved := stepwise(t, text, pipeline, false), stepwise(t, text, pipeline, true)
	if strings.Contains(still, "@two") {
		t.Errorf("the call is not inlined:\n%s", still)
	}
	if diff := cmp.Diff(still, moved); diff != "" {
		t.Errorf("(-as it lies +moved):\n%s", diff)
	}
}

// stepwise runs a pipeline node by node.
func stepwise(t *testing.T, text, pipeline string, compact bool) string {
	t.Helper()
	m, err := frontend.Read("random.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	for k := range nodes {
		if _, err := passes.Run(m, nodes[k:k+1], passes.Options{Target: difftest.GPU(), VerifyEach: true, CompactAll: compact}); err != nil {
			t.Fatalf("%s: %v", nodes[k].Text, err)
		}
	}
	var b bytes.Buffer
	if err := frontend.Write(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
