package report

import (
	"strings"

	"github.com/pkg/errors"

	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
	"opt-go/nvptx/regalloc"
)

// PTX adds what the PTX backend made: the module, and its text, whose lines are what ptx-run -stats
// counts by.
func (c *Collector) PTX(m *ptx.Module, text string) error {
	again, err := parse.Module("report", text)
	if err != nil {
		return errors.Wrap(err, "report: the PTX is not read back")
	}
	c.index.Target = strings.Join(m.Target, ", ")
	lines := splitLines(text)
	files := map[int]int{} // numbers of .file directives → those of the page
	for _, d := range again.Decls {
		if f, ok := d.(*ptx.File); ok {
			files[f.Index] = c.sources.named(f.Name)
		}
	}
	from := 0
	for _, f := range again.Funcs() {
		if !f.Defined {
			continue
		}
		to := f.Line
		for to < len(lines) && lines[to-1] != "}" {
			to++
		}
		if h := c.byName[f.Name]; h != nil {
			h.out.PTX = ptxLines(f, m.Func(f.Name), lines, from, to, files)
			c.summarizePTX(h)
			c.entries[f.Name].Kernel = f.Entry
		}
		from = to
	}
	return nil
}

func (c *Collector) summarizePTX(h *history) {
	e := c.entries[h.out.Name]
	for _, l := range h.out.PTX {
		e.Pressure = max(e.Pressure, l.Pressure)
		if l.Role != "" {
			e.Spills++
		}
	}
}

// ptxLines describes the lines from+1 … to, which hold the function f; built is the same function
// with the origin of each instruction.
func ptxLines(f, built *ptx.Func, lines []string, from, to int, files map[int]int) []PTXLine {
	out := make([]PTXLine, to-from)
	for k := range out {
		out[k] = PTXLine{Text: lines[from+k], Number: from + k + 1}
	}
	var origins []*ptx.Inst
	for _, s := range built.Body {
		if in, ok := s.(*ptx.Inst); ok {
			origins = append(origins, in)
		}
	}
	var at ptx.Loc
	n := 0
	pressure := regalloc.Pressure(f)
	for k, s := range f.Body {
		switch s := s.(type) {
		case *ptx.Loc:
			at = *s
		case *ptx.Inst:
			l := &out[s.Line-1-from]
			l.File, l.Line = files[at.File], at.Line
			l.Pressure, l.Role = pressure[k], s.Role.String()
			if n < len(origins) {
				l.Origin = origins[n].Origin
			}
			n++
		}
	}
	return out
}
