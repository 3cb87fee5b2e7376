package main

import (
	"bytes"
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"opt-go/tools/paper/spill"
)

// TestSpillParts runs every part on a few generated loops: tables have their rows and figures,
// pictures are well-formed, and records are as long as their header.
func TestSpillParts(t *testing.T) {
	var out bytes.Buffer
	x := &spillExperiment{
		machines: []string{"p4m2l4"}, registers: []int{20}, settings: spillSettings, loops: "generated", n: 14, seed: 3, budget: 1000,
		benches: map[string]*spill.Bench{}, results: map[string][]spill.Result{}, out: &out,
	}
	for _, part := range spillParts {
		if err := part.run(x); err != nil {
			t.Fatalf("%s: %v", part.name, err)
		}
	}
	text := out.String()
	for _, want := range []string{
		"Workbench: 14 loops", "Table 1:", "12.01", "Table 2:", "> 20", "Table 3:", "Fig. 3:", "Fig. 5:", "Fig. 6:", "∞", "Fig. 7: p4m2l4", "use+cc+qf+tf",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not printed:\n%s", want, text)
		}
	}
	if len(x.figures) != 3*3+2 {
		t.Errorf("%d figures", len(x.figures))
	}
	for _, f := range x.figures {
		var b bytes.Buffer
		f.chart.Write(&b)
		for d := xml.NewDecoder(&b); ; {
			_, err := d.Token()
			if err == io.EOF {
				break
			}
			if err != nil {
				t.Fatalf("%s: %v", f.file, err)
			}
		}
	}
	for _, r := range x.records {
		if len(r) != len(spillHeader) {
			t.Fatalf("record %v", r)
		}
	}
	if len(x.records) <= 14 {
		t.Errorf("%d records", len(x.records))
	}
}

// TestTable: columns are aligned, whatever their width.
func TestTable(t *testing.T) {
	var b bytes.Buffer
	table(&b, "title", [][]string{{"a", "long header"}, {"something", "1"}})
	want := "title\n            a  long header\n    something            1\n"
	if b.String() != want {
		t.Errorf("got\n%swant\n%s", b.String(), want)
	}
}

// TestSpillFlags: lists are checked.
func TestSpillFlags(t *testing.T) {
	for _, bad := range [][3]string{{"p4m2l4", "x", ""}, {"p4m2l4", "0", ""}, {"p4m2l4", "32", "nothing"}} {
		x := &spillExperiment{loops: "all"}
		if err := x.choose(bad[0], bad[1], bad[2]); err == nil {
			t.Errorf("%v is accepted", bad)
		}
	}
	x := &spillExperiment{loops: "c"}
	if err := x.choose("p4m2l4", "32,64", "use,var"); err != nil || len(x.settings) != 2 || len(x.registers) != 2 {
		t.Errorf("%+v: %v", x, err)
	}
	if got := relative(3, 2); got != "+50 %" {
		t.Error(got)
	}
	if got := relative(3, 0); got != "–" {
		t.Error(got)
	}
}
