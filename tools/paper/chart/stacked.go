package chart

import (
	"fmt"
	"io"

	svg "github.com/ajstarks/svgo"
)

// Stacked draws a column for each label, from bottom to top the shares of its parts: all columns
// are 100 % high.
type Stacked struct {
	Title, Unit string
	Labels      []string
	Parts       []string
	Values      [][]float64 // by label, then part
}

const columnWidth, columnLabels = 15, 130

// Write draws the chart. The labels stand upright.
func (c Stacked) Write(w io.Writer) {
	width, height := plotLeft+len(c.Labels)*columnWidth+160, plotTop+plotHeight+columnLabels
	s := svg.New(w)
	s.Start(width, height)
	s.Rect(0, 0, width, height, "fill:white")
	s.Text(plotLeft, 24, c.Title, "font-family:sans-serif;font-size:15px")
	s.Text(plotLeft, 44, c.Unit, "font-family:sans-serif;font-size:11px;fill:#555")
	for p := 0; p <= 100; p += 20 {
		y := plotTop + plotHeight*(100-p)/100
		s.Line(plotLeft, y, width-160, y, "stroke:#ddd")
		s.Text(plotLeft-6, y+4, fmt.Sprint(p), "font-family:sans-serif;font-size:10px;text-anchor:end")
	}
	for n, label := range c.Labels {
		x, sum := plotLeft+n*columnWidth, 0.0
		for _, v := range c.Values[n] {
			sum += v
		}
		below := 0.0
		for k, v := range c.Values[n] {
			if v == 0 {
				continue
			}
			top, bottom := plotTop+int(plotHeight*(1-(below+v)/sum)), plotTop+int(plotHeight*(1-below/sum))
			s.Rect(x+1, top, columnWidth-3, bottom-top, "fill:"+palette[k%len(palette)])
			below += v
		}
		upright(s, x+columnWidth/2+3, plotTop+plotHeight+6, label)
	}
	for k, name := range c.Parts {
		s.Rect(width-140, plotTop+k*18, 10, 10, "fill:"+palette[k%len(palette)])
		s.Text(width-125, plotTop+k*18+9, name, "font-family:sans-serif;font-size:11px")
	}
	s.End()
}

// upright writes a label that ends at a point and runs upwards to it.
func upright(s *svg.SVG, x, y int, label string) {
	s.Text(x, y, label, fmt.Sprintf(`transform="rotate(-90 %d %d)"`, x, y), `style="font-family:sans-serif;font-size:10px;text-anchor:end"`)
}
