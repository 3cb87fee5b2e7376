// Package chart draws the figures of the experiments as SVG.
package chart

import (
	"fmt"
	"io"
	"math"

	svg "github.com/ajstarks/svgo"
)

// Bars is a bar chart: a group of bars for each label, one bar for each series.
type Bars struct {
	Title, Unit string
	Labels      []string    // of the groups
	Series      []string    // of the bars in a group
	Values      [][]float64 // by group, then series
	Base        float64     // where bars start: 0, or 1 for ratios
	Narrow      bool        // many groups: thin bars, upright labels
}

var palette = []string{"#4269d0", "#efb118", "#ff725c", "#6cc5b0", "#3ca951", "#ff8ab7", "#a463f2", "#97bbf5"}

const (
	barWidth, groupGap    = 14, 22
	plotHeight, plotTop   = 260, 60
	plotLeft, labelHeight = 60, 60
)

// Write draws the chart.
func (c Bars) Write(w io.Writer) {
	lo, hi := c.Base, c.Base
	for _, g := range c.Values {
		for _, v := range g {
			lo, hi = math.Min(lo, v), math.Max(hi, v)
		}
	}
	if hi == lo {
		hi = lo + 1
	}
	margin := (hi - lo) * 0.08
	hi += margin
	if lo < c.Base {
		lo -= margin
	}
	bar, gap, below := barWidth, groupGap, labelHeight
	if c.Narrow {
		bar, gap, below = 6, 6, columnLabels
	}
	group := len(c.Series)*bar + gap
	width := plotLeft + len(c.Labels)*group + 160
	y := func(v float64) int { return plotTop + int(float64(plotHeight)*(hi-v)/(hi-lo)) }
	s := svg.New(w)
	s.Start(width, plotTop+plotHeight+below)
	s.Rect(0, 0, width, plotTop+plotHeight+below, "fill:white")
	s.Text(plotLeft, 24, c.Title, "font-family:sans-serif;font-size:15px")
	s.Text(plotLeft, 44, c.Unit, "font-family:sans-serif;font-size:11px;fill:#555")
	c.axis(s, lo, hi, width-160, y)
	for g, label := range c.Labels {
		x := plotLeft + gap/2 + g*group
		for k, v := range c.Values[g] {
			top, bottom := y(math.Max(v, c.Base)), y(math.Min(v, c.Base))
			s.Rect(x+k*bar, top, bar-bar/6, max(bottom-top, 1), "fill:"+palette[k%len(palette)])
		}
		if c.Narrow {
			upright(s, x+len(c.Series)*bar/2+3, plotTop+plotHeight+6, label)
			continue
		}
		s.Text(x+len(c.Series)*bar/2, plotTop+plotHeight+18, label, "font-family:sans-serif;font-size:12px;text-anchor:middle")
	}
	for k, name := range c.Series {
		s.Rect(width-140, plotTop+k*18, 10, 10, "fill:"+palette[k%len(palette)])
		s.Text(width-125, plotTop+k*18+9, name, "font-family:sans-serif;font-size:11px")
	}
	s.End()
}

func (c Bars) axis(s *svg.SVG, lo, hi float64, right int, y func(float64) int) {
	step := math.Pow(10, math.Floor(math.Log10((hi-lo)/2)))
	for (hi-lo)/step > 8 {
		step *= 2
	}
	for v := math.Ceil(lo/step) * step; v <= hi; v += step {
		s.Line(plotLeft, y(v), right, y(v), "stroke:#ddd")
		s.Text(plotLeft-6, y(v)+4, fmt.Sprintf("%.3g", v), "font-family:sans-serif;font-size:10px;text-anchor:end")
	}
	s.Line(plotLeft, y(c.Base), right, y(c.Base), "stroke:#333")
}
