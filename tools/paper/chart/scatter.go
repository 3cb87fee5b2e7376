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
	FromData    bool // the axes begin near the smallest values instead of at 0
}

// Points are one series: marks, or the corners of a line.
type Points struct {
	Name string
	X, Y []float64
	Line bool
}

const scatterWidth = 560

// Write draws the chart.
func (c Scatter) Write(w io.Writer) {
	left, right, low, high := c.bounds()
	x := func(v float64) int { return plotLeft + int(scatterWidth*(v-left)/(right-left)) }
	y := func(v float64) int { return plotTop + int(plotHeight*(high-v)/(high-low)) }
	s := svg.New(w)
	width, height := plotLeft+scatterWidth+180, plotTop+plotHeight+labelHeight
	s.Start(width, height)
	s.Rect(0, 0, width, height, "fill:white")
	s.Text(plotLeft, 24, c.Title, "font-family:sans-serif;font-size:15px")
	s.Text(plotLeft, 44, c.Y, "font-family:sans-serif;font-size:11px;fill:#555")
	s.Text(plotLeft+scatterWidth/2, height-14, c.X, "font-family:sans-serif;font-size:11px;fill:#555;text-anchor:middle")
	for v := math.Ceil(low/step(high-low)) * step(high-low); v <= high; v += step(high - low) {
		s.Line(plotLeft, y(v), plotLeft+scatterWidth, y(v), "stroke:#ddd")
		s.Text(plotLeft-6, y(v)+4, fmt.Sprintf("%.4g", v), "font-family:sans-serif;font-size:10px;text-anchor:end")
	}
	for v := math.Ceil(left/step(right-left)) * step(right-left); v <= right; v += step(right - left) {
		s.Text(x(v), plotTop+plotHeight+16, fmt.Sprintf("%.4g", v), "font-family:sans-serif;font-size:10px;text-anchor:middle")
	}
	s.Line(plotLeft, y(low), plotLeft+scatterWidth, y(low), "stroke:#333")
	s.Line(plotLeft, y(low), plotLeft, plotTop, "stroke:#333")
	for n, p := range c.Series {
		colour := palette[n%len(palette)]
		c.draw(s, p, colour, x, y)
		s.Rect(width-160, plotTop+n*18, 10, 10, "fill:"+colour)
		s.Text(width-145, plotTop+n*18+9, p.Name, "font-family:sans-serif;font-size:11px")
	}
	s.End()
}

// bounds are the ends of the axes.
func (c Scatter) bounds() (left, right, low, high float64) {
	if c.FromData {
		left, low = math.Inf(1), math.Inf(1)
	}
	for _, s := range c.Series {
		for k := range s.X {
			left, right = math.Min(left, s.X[k]), math.Max(right, s.X[k])
			low, high = math.Min(low, s.Y[k]), math.Max(high, s.Y[k])
		}
	}
	if right <= left || high <= low { // no points, or all on one line
		left, low = math.Min(left, right-1), math.Min(low, high-1)
	}
	right, high = right+0.03*(right-left), high+0.05*(high-low)
	if c.FromData {
		left, low = left-0.03*(right-left), low-0.05*(high-low)
	}
	return left, right, low, high
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

// step returns a round distance of lines for an axis of the given length: between four and eight of
// them.
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

// Fit is the line a + b·x through points with the least squares, and its coefficient of
// determination R².
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
