package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"testing"
)

// printed runs an experiment and returns what it prints.
func printed(t *testing.T, run func(args []string) error, args ...string) string {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer func(old *os.File) { os.Stdout = old }(os.Stdout)
	os.Stdout = w
	text := make(chan string)
	go func() {
		b, _ := io.ReadAll(r) // the pipe has no errors
		text <- string(b)
	}()
	err = run(args)
	w.Close()
	out := <-text
	if err != nil {
		t.Fatalf("%v: %v\n%s", args, err, out)
	}
	return out
}

// clocks are what a part measures at another time than the whole run.
var clocks = regexp.MustCompile(`(?m)^.*time for everything.*$`)

// TestParts: the parts print nothing, and the run that merges them prints what a whole run prints,
// and draws the same pictures. Of the experiments, those are run here that print no times, cut down
// where they take long.
func TestParts(t *testing.T) {
	const parts = 3
	for _, c := range []struct {
		name string
		run  func(args []string) error
		args []string
		svg  bool
		all  bool // only where everything is tested
	}{
		{"ssp", runSSP, []string{"-nests=generated", "-seed=2", "-part=collection,success,fig20,table3,cylinder"}, true, true},
		{"ssp-cycles", runSSPCycles, []string{"-dir=../../vliw/testdata/nests", "-O=O1"}, false, true},
		{"spill", runSpill, []string{"-loops=generated", "-n=40", "-registers=20", "-machine=p4m2l4", "-part=workbench,optimum,registers,table1,table2,account"}, false, false},
		{"gpucc", runGPUCC, []string{"-kernels"}, false, true},
		{"regalloc", runRegalloc, []string{"-paper", "-kernels", "-alone"}, true, true},
	} {
		if c.all && os.Getenv("OPTGO_ALL") == "" {
			continue
		}
		t.Run(c.name, func(t *testing.T) {
			dir := t.TempDir()
			draw := func(name string) []string {
				if c.svg {
					return append(c.args, "-svg="+filepath.Join(dir, name))
				}
				return c.args
			}
			want := printed(t, c.run, draw("whole")...)
			merge := append(draw("merged"), "-merge")
			for i := range parts {
				file := filepath.Join(dir, fmt.Sprint(i))
				if text := printed(t, c.run, append(c.args, fmt.Sprintf("-shard=%d/%d", i+1, parts), "-partial="+file)...); text != "" {
					t.Errorf("part %d prints %q", i+1, text)
				}
				merge = append(merge, file)
			}
			got := printed(t, c.run, merge...)
			if want, got = clocks.ReplaceAllString(want, ""), clocks.ReplaceAllString(got, ""); got != want || len(want) < 100 {
				t.Errorf("merged:\n%s\nwhole:\n%s", got, want)
			}
			sameFiles(t, filepath.Join(dir, "whole"), filepath.Join(dir, "merged"), c.svg)
		})
	}
}

// sameFiles compares two folders of pictures.
func sameFiles(t *testing.T, want, got string, drawn bool) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(want, "*.svg"))
	if err != nil || (len(files) > 0) != drawn {
		t.Errorf("%d pictures: %v", len(files), err)
	}
	for _, f := range files {
		a, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		b, err := os.ReadFile(filepath.Join(got, filepath.Base(f)))
		if err != nil || string(a) != string(b) {
			t.Errorf("%s is another picture: %v", filepath.Base(f), err)
		}
	}
}
