package main

import (
	"bytes"
	"strings"
	"testing"
)

// TestPipelining: every size has its line.
func TestPipelining(t *testing.T) {
	var b bytes.Buffer
	p := pipelining{machine: "p4m2l4", sizes: []int{10, 50}, loops: 6}
	if err := p.print(&b, nil); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(b.String()), "\n")
	if len(lines) != 4 || !strings.HasPrefix(strings.TrimSpace(lines[3]), "50") {
		t.Errorf("got\n%s", b.String())
	}
	if err := (&pipelining{machine: "none"}).print(&b, nil); err == nil {
		t.Error("an unknown machine is accepted")
	}
}
