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
	d := xml.NewDecoder(&b)
	rects, texts := 0, ""
	for {
		tok, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			if tok.Name.Local == "rect" {
				rects++
			}
		case xml.CharData:
			texts += string(tok)
		}
	}
	if want := 1 + 4 + 2; rects != want { // the ground, the bars, the legend
		t.Errorf("%d rectangles, want %d", rects, want)
	}
	for _, s := range []string{"speedup", "b & c", "y"} {
		if !strings.Contains(texts, s) {
			t.Errorf("%q is not in the picture", s)
		}
	}
}
