package main

import (
	"bytes"
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"opt-go/tools/paper/nests"
	"opt-go/vliw/machine"
	"opt-go/vliw/modulo"
)

// TestSSPParts runs every part on a few nests: tables have their rows, pictures are well-formed,
// and strategies come out in the order that they must.
func TestSSPParts(t *testing.T) {
	m, err := machine.Lookup("p4m4l4")
	if err != nil {
		t.Fatal(err)
	}
	some := &nests.Collection{}
	for i, l := range nests.Generated(m, 1, false).Levels {
		if i%5 == 0 {
			some.Levels = append(some.Levels, l)
		}
	}
	var out bytes.Buffer
	x := newSSP(nil, some, modulo.NewModel(m), 0, &out)
	x.dir, x.optimization = "../../vliw/testdata/nests", "O1"
	x.list()
	for _, part := range sspParts {
		if err := part.run(x); err != nil {
			t.Fatalf("%s: %v", part.name, err)
		}
	}
	text := out.String()
	for _, want := range []string{
		"generated.5.", "Table 1:", "Table 2:", "Table 3:", "91.7 %", "Fig. 20(a)", "Fig. 20(d): average registers, floating-point", "Fig. 20(f)",
		"Fig. 8(a)", "9 registers", "7 registers", "As Fig. 21", "rotating registers",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("%q is not printed:\n%s", want, text)
		}
	}
	if len(x.figures) != 8 {
		t.Errorf("%d figures", len(x.figures))
	}
	for _, f := range x.figures {
		var b bytes.Buffer
		f.chart.Write(&b)
		for d := xml.NewDecoder(&b); ; {
			if _, err := d.Token(); err == io.EOF {
				break
			} else if err != nil {
				t.Fatalf("%s: %v", f.file, err)
			}
		}
	}
	simple, cons, aggr := x.registers("simple"), x.registers("cons-first"), x.registers("aggr-first")
	if !(aggr < cons && cons < simple) {
		t.Errorf("registers: simple %v, cons-first %v, aggr-first %v", simple, cons, aggr)
	}
	x.picture = "no such level"
	if x.cylinder() == nil {
		t.Error("a level that does not exist is drawn")
	}
}
