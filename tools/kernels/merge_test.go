package main

import (
	"path/filepath"
	"strings"
	"testing"

	"opt-go/tools/shard"
)

// TestMerge: the sum of two parts prints what the whole prints.
func TestMerge(t *testing.T) {
	w := way{name: "gpucc"}
	c := &config{ways: []way{w}, worst: 5}
	var all []*fileReport
	for k, ours := range []uint64{90, 120, 77, 100} {
		all = append(all, &fileReport{file: string(rune('a'+k)) + ".ll", ms: 10, ways: []wayReport{{way: w, ms: float64(5 + k), kernels: []kernelReport{
			{name: "k", ours: 10 + k, theirsStat: 12, launches: []launchReport{{outcome: same, ours: ours, theirs_: 100}}}}}}})
	}
	var whole, sum strings.Builder
	c.total(all).print(&whole, c)
	var files []string
	for i := range 2 {
		s := shard.Shard{I: i + 1, N: 2}
		files = append(files, filepath.Join(t.TempDir(), "part.json"))
		if err := shard.Save(files[i], "kernels", s, c.total(shard.Of(s, all))); err != nil {
			t.Fatal(err)
		}
	}
	if bad, err := mergeParts(&sum, c, files); err != nil || bad != 0 {
		t.Fatal(bad, err)
	}
	if whole.String() != sum.String() {
		t.Errorf("whole:\n%s\nsum:\n%s", &whole, &sum)
	}
}
