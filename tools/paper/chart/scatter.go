package chart

import (
	"fmt"
	"io"
	"math"

	svg "github.com/ajstarks/svgo"
)

// Scatter draws points, and lines through them.
type Scatter struct {
	Title, X, Y string // what the axes count
	Series      []Points
}

// Points are one series: marks, or the corners of a line.
type Points struct {
	Name string
	X, Y []float64
	Line bool
}

const scatterWidth = 560

// Write draws the chart; both axes begin at 0.
func (c Scatter) Write(w io.Writer) {
	right, high := 0.0, 0.0
	for _, s := range c.Series {
		for k := range s.X {
			right, high = math.Max(right, s.X[k]), math.Max(high, s.Y[k])
		}
	}
	right, high = math.Max(right*1.03, 1e-9), math.Max(high*1.05, 1e-9)
	x := func(v float64) int { return plotLeft + int(scatterWidth*v/right) }
	y := func(v float64) int { return plotTop + int(plotHeight*(high-v)/high) }
	s := svg.New(w)
	width, height := plotLeft+scatterWidth+180, plotTop+plotHeight+labelHeight
	s.Start(width, height)
	s.Rect(0, 0, width, height, "fill:white")
	s.Text(plotLeft, 24, c.Title, "font-family:sans-serif;font-size:15px")
	s.Text(plotLeft, 44, c.Y, "font-family:sans-serif;font-size:11px;fill:#555")
	s.Text(plotLeft+scatterWidth/2, height-14, c.X, "font-family:sans-serif;font-size:11px;fill:#555;text-anchor:middle")
	for v := 0.0; v <= high; v += step(high) {
		s.Line(plotLeft, y(v), plotLeft+scatterWidth, y(v), "stroke:#ddd")
		s.Text(plotLeft-6, y(v)+4, fmt.Sprintf("%.4g", v), "font-family:sans-serif;font-size:10px;text-anchor:end")
	}
	for v := 0.0; v <= right; v += step(right) {
		s.Text(x(v), plotTop+plotHeight+16, fmt.Sprintf("%.4g", v), "font-family:sans-serif;font-size:10px;text-anchor:middle")
	}
	s.Line(plotLeft, y(0), plotLeft+scatterWidth, y(0), "stroke:#333")
	s.Line(plotLeft, y(0), plotLeft, plotTop, "stroke:#333")
	for n, p := range c.Series {
		colour := palette[n%len(palette)]
		c.draw(s, p, colour, x, y)
		s.Rect(width-160, plotTop+n*18, 10, 10, "fill:"+colour)
		s.Text(width-145, plotTop+n*18+9, p.Name, "font-family:sans-serif;font-size:11px")
	}
	s.End()
}

func (c Scatter) draw(s *svg.SVG, p Points, colour string, x, y func(float64) int) {
	if !p.Line {
		for k := range p.X {
			s.Circle(x(p.X[k]), y(p.Y[k]), 3, "fill-opacity:0.7;fill:"+colour)
		}
		return
	}
	var xs, ys []int
	for k := range p.X {
		xs, ys = append(xs, x(p.X[k])), append(ys, y(p.Y[k]))
	}
	s.Polyline(xs, ys, "fill:none;stroke-width:1.5;stroke:"+colour)
}

// step returns a round distance of lines for an axis of the given length: between four and eight of them.
func step(length float64) float64 {
	s := math.Pow(10, math.Floor(math.Log10(length)))
	for length/s < 4 {
		s /= 2
	}
	for length/s > 8 {
		s *= 2
	}
	return s
}

// Fit is the line a + b·x through points with the least squares, and its coefficient of determination R².
func Fit(x, y []float64) (a, b, r2 float64) {
	n := float64(len(x))
	var sx, sy, sxx, sxy, syy float64
	for k := range x {
		sx, sy = sx+x[k], sy+y[k]
		sxx, sxy, syy = sxx+x[k]*x[k], sxy+x[k]*y[k], syy+y[k]*y[k]
	}
	xx, xy, yy := sxx-sx*sx/n, sxy-sx*sy/n, syy-sy*sy/n
	if xx == 0 || yy == 0 {
		return sy / n, 0, 0
	}
	b = xy / xx
	return (sy - b*sx) / n, b, xy * xy / (xx * yy)
}
