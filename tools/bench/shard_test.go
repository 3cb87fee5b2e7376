package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"opt-go/tools/shard"
)

// TestParts: each part times its contests and its loops; the run that merges times nothing and
// prints all of them, the same every time. The contests are those of a command that does nothing.
func TestParts(t *testing.T) {
	dir := t.TempDir()
	const parts = 2
	timed := 0
	bench := func(args ...string) string {
		fs := flag.NewFlagSet("bench", flag.ContinueOnError)
		work := shard.NewWork(fs)
		if err := fs.Parse(args); err != nil {
			t.Fatal(err)
		}
		if err := work.Begin("bench"); err != nil {
			t.Fatal(err)
		}
		var out bytes.Buffer
		r := race{work: work, out: &out, runs: 2, bin: "true"}
		for _, name := range []string{"one", "two", "three"} {
			if err := r.compare(contest{name: name, peers: []peer{{name: "LLVM", command: "true"}}}); err != nil {
				t.Fatal(err)
			}
		}
		p := pipelining{machine: "p4m2l4", sizes: []int{10, 20, 30}, loops: 3}
		if err := p.print(&out, work); err != nil {
			t.Fatal(err)
		}
		if work.Part() {
			for _, size := range []string{"        10 ", "        20 ", "        30 "} {
				timed += strings.Count(out.String(), "\n"+size)
			}
		}
		if err := work.Finish(); err != nil {
			t.Fatal(err)
		}
		return out.String()
	}
	merge := []string{"-merge"}
	for i := range parts {
		file := filepath.Join(dir, fmt.Sprint(i))
		bench(fmt.Sprintf("-shard=%d/%d", i+1, parts), "-partial="+file)
		merge = append(merge, file)
	}
	measured := 0
	for _, file := range merge[1:] {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		measured += strings.Count(string(text), `"contests #`)
	}
	if measured != 3 {
		t.Errorf("the parts measure %d contests of 3", measured)
	}
	if timed != 3 {
		t.Errorf("the parts time %d sizes of 3", timed)
	}
	got := bench(merge...)
	for _, want := range []string{"\none ", "\ntwo ", "\nthree ", "\n        10 ", "\n        20 ", "\n        30 "} {
		if strings.Count("\n"+got, want) != 1 {
			t.Errorf("%q is not there once:\n%s", want, got)
		}
	}
	if again := bench(merge...); again != got {
		t.Errorf("another merge prints\n%s\nnot\n%s", again, got)
	}
}
