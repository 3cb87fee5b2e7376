package chart

import (
	"fmt"
	"io"

	svg "github.com/ajstarks/svgo"
)

// Cylinder is the surface of a space-time cylinder, cut open: time from left to right, the
// registers from bottom to top.
type Cylinder struct {
	Title     string
	Registers int
	Arcs      []Arc
}

// Arc is a value in a register.
type Arc struct {
	Register   int
	Start, End int // cycles; End is exclusive
	Lifetime   int // what has the same colour, or letter
	Odd        bool
	Label      string
}

const cylinderWidth, cylinderRow = 1000, 14

// Write draws the cylinder.
func (c Cylinder) Write(w io.Writer) {
	end := c.end()
	x := func(cycle int) int { return plotLeft + cycle*cylinderWidth/end }
	y := func(register int) int { return plotTop + (c.Registers-1-register)*cylinderRow }
	s := svg.New(w)
	s.Start(plotLeft+cylinderWidth+20, plotTop+c.Registers*cylinderRow+labelHeight)
	s.Rect(0, 0, plotLeft+cylinderWidth+20, plotTop+c.Registers*cylinderRow+labelHeight, "fill:white")
	s.Text(plotLeft, 24, c.Title, "font-family:sans-serif;font-size:15px")
	for r := range c.Registers {
		s.Text(plotLeft-6, y(r)+10, fmt.Sprint(r), "font-family:sans-serif;font-size:9px;text-anchor:end")
		s.Line(plotLeft, y(r), plotLeft+cylinderWidth, y(r), "stroke:#eee")
	}
	for _, a := range c.Arcs {
		s.Gid(fmt.Sprintf("r%d-%d", a.Register, a.Start))
		s.Title(a.Label)
		s.Rect(x(a.Start), y(a.Register)+1, max(x(a.End)-x(a.Start), 1), cylinderRow-2,
			"stroke:#333;stroke-width:0.3;fill:"+palette[a.Lifetime%len(palette)])
		s.Gend()
	}
	for cycle := 0; cycle <= end; cycle += max(end/20, 1) {
		s.Text(x(cycle), plotTop+c.Registers*cylinderRow+14, fmt.Sprint(cycle), "font-family:sans-serif;font-size:9px;text-anchor:middle")
	}
	s.End()
}

func (c Cylinder) end() int {
	end := 1
	for _, a := range c.Arcs {
		end = max(end, a.End)
	}
	return end
}

// letters name the lifetimes in text: as often as needed.
const (
	letters        = "abcdefghijklmnopqrstuvwxyz0123456789"
	capitalLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ)!@#$%^&*("
)

// Text prints the first columns of the cylinder.
func (c Cylinder) Text(w io.Writer, columns int) {
	columns = min(columns, c.end())
	rows := make([][]byte, c.Registers)
	for r := range rows {
		rows[r] = make([]byte, columns)
		for k := range rows[r] {
			rows[r][k] = '.'
		}
	}
	for _, a := range c.Arcs {
		symbols := letters
		if a.Odd {
			symbols = capitalLetters
		}
		for k := max(a.Start, 0); k < min(a.End, columns); k++ {
			rows[a.Register][k] = symbols[a.Lifetime%len(symbols)]
		}
	}
	for r := c.Registers - 1; r >= 0; r-- {
		fmt.Fprintf(w, "  %3d %s\n", r, rows[r])
	}
}
