package chart

import (
	"bytes"
	"encoding/xml"
	"io"
	"strings"
	"testing"
)

// TestBars: the picture is well-formed, and has a bar for every value, below the base line too.
func TestBars(t *testing.T) {
	var b bytes.Buffer
	c := Bars{Title: "speedup", Labels: []string{"a", "b & c"}, Series: []string{"x", "y"}, Values: [][]float64{{1.5, 0.8}, {1, 2}}, Base: 1}
	c.Write(&b)
	elements, texts := parse(t, &b)
	rects := elements["rect"]
	if want := 1 + 4 + 2; rects != want { // the ground, the bars, the legend
		t.Errorf("%d rectangles, want %d", rects, want)
	}
	for _, s := range []string{"speedup", "b & c", "y"} {
		if !strings.Contains(texts, s) {
			t.Errorf("%q is not in the picture", s)
		}
	}
}

// parse counts the elements of a picture, and collects its text.
func parse(t *testing.T, b *bytes.Buffer) (elements map[string]int, texts string) {
	t.Helper()
	elements = map[string]int{}
	d := xml.NewDecoder(b)
	for {
		tok, err := d.Token()
		if err == io.EOF {
			return elements, texts
		}
		if err != nil {
			t.Fatal(err)
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			elements[tok.Name.Local]++
		case xml.CharData:
			texts += string(tok)
		}
	}
}

// TestScatter: a circle for each point, a line for each line.
func TestScatter(t *testing.T) {
	var b bytes.Buffer
	Scatter{Title: "time", X: "n", Series: []Points{{Name: "a", X: []float64{1, 2, 3}, Y: []float64{2, 4, 7}},
		{Name: "fit", Line: true, X: []float64{0, 3}, Y: []float64{0, 7}}}}.Write(&b)
	elements, texts := parse(t, &b)
	if elements["circle"] != 3 || elements["polyline"] != 1 || !strings.Contains(texts, "fit") {
		t.Errorf("%v %q", elements, texts)
	}
}

// TestStacked: a rectangle for each part that is not empty.
func TestStacked(t *testing.T) {
	var b bytes.Buffer
	Stacked{Labels: []string{"k & l", "m"}, Parts: []string{"x", "y"}, Values: [][]float64{{1, 3}, {0, 2}}}.Write(&b)
	elements, texts := parse(t, &b)
	if elements["rect"] != 1+3+2 || !strings.Contains(texts, "k & l") {
		t.Errorf("%v %q", elements, texts)
	}
}

func TestFit(t *testing.T) {
	a, slope, r2 := Fit([]float64{0, 1, 2, 3}, []float64{1, 3, 5, 7})
	if a != 1 || slope != 2 || r2 != 1 {
		t.Errorf("%g + %g x, R² %g", a, slope, r2)
	}
	if _, slope, r2 = Fit([]float64{0, 1, 2}, []float64{1, 2, 1}); slope != 0 || r2 != 0 {
		t.Errorf("slope %g, R² %g", slope, r2)
	}
}
