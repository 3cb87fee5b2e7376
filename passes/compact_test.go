package passes

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend"
)

// TestCompactAll runs the steps of the large pipelines one by one, with the code moved before each and without: the result is the same text.
func TestCompactAll(t *testing.T) {
	for _, pipeline := range []string{"gpucc", "default<O3>"} {
		t.Run(pipeline, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(6) {
				text := generateModule(seed, 6)
				if diff := cmp.Diff(stepwise(t, text, pipeline, false), stepwise(t, text, pipeline, true)); diff != "" {
					t.Errorf("seed %d (-as it lies +moved):\n%s", seed, diff)
				}
			}
		})
	}
}

// stepwise runs a pipeline node by node.
func stepwise(t *testing.T, text, pipeline string, compact bool) string {
	t.Helper()
	m, err := frontend.Read("random.ll", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	nodes, err := Parse(pipeline)
	if err != nil {
		t.Fatal(err)
	}
	for k := range nodes {
		if _, err := Run(m, nodes[k:k+1], Options{Target: gpuTarget(), VerifyEach: true, CompactAll: compact}); err != nil {
			t.Fatalf("%s: %v", nodes[k].Text, err)
		}
	}
	var b bytes.Buffer
	if err := frontend.Write(&b, m); err != nil {
		t.Fatal(err)
	}
	return b.String()
}
