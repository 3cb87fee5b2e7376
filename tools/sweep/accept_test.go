package main

import (
	"os"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// TestAccept: the outcomes of -accept. The peer is a shell command that refuses what has "bad" in
// it, and prints a module with the attribute cold otherwise than the reader.
func TestAccept(t *testing.T) {
	peer := write(t, "peer", "#!/bin/sh\ntext=$(cat)\n"+
		"case $text in *bad*) echo 'error: it is bad' >&2; exit 1;; *cold*ModuleID*|*ModuleID*cold*) echo other; exit 0;; esac\n"+
		"echo same\n")
	if err := os.Chmod(peer, 0o777); err != nil {
		t.Fatal(err)
	}
	c := &config{timeout: 10 * time.Second, workers: 1, peers: []string{peer}, accept: true}
	for name, test := range map[string]struct {
		text string
		want status
	}{
		"same":    {"declare void @f()\n", ok},
		"changed": {"declare void @f() cold\n", changed},
		"lenient": {"declare void @bad()\n", lenient},
		"invalid": {"declare void @bad(\n", invalid},
		"refused": {"declare void @good(\n", refused},
	} {
		tally := &tally{counts: map[status]int{}}
		s := &sweeper{c: c, t: tally}
		if err := s.sweep(request{File: write(t, name+".ll", test.text)}); err != nil {
			t.Fatal(err)
		}
		s.stop()
		if diff := cmp.Diff(map[status]int{test.want: 1}, tally.counts); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// TestCanonicalLines: numbers of attribute groups and the order of declarations do not count.
func TestCanonicalLines(t *testing.T) {
	a := "; ModuleID = 'a'\ndefine void @f() #1 {\nb: ; preds = %a\n}\ndeclare void @h() #0\n\ndeclare void @g()\nattributes #0 = { cold }\nattributes #1 = { hot }\n"
	b := "; Function Attrs: hot\ndefine void @f() #0 {\nb: ; No predecessors!\n}\ndeclare void @g()\n; Function Attrs: cold\ndeclare void @h() #1\nattributes #0 = { hot }\nattributes #1 = { cold }\n"
	if diff := cmp.Diff(canonicalLines(a), canonicalLines(b)); diff != "" {
		t.Error(diff)
	}
}

// TestSplit: a file for split-file is its parts.
func TestSplit(t *testing.T) {
	got := split("x.ll", []byte("; RUN: split-file %s %t\n;--- a.ll\n1\n;--- b.txt\n2\n//--- c.ll\n3\n"))
	want := []unit{{"x.ll:a.ll", []byte("1\n")}, {"x.ll:c.ll", []byte("3\n")}}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(unit{})); diff != "" {
		t.Error(diff)
	}
}
