package filecheck

import (
	"fmt"
	"io"
	"math"
	"sort"
	"strings"
)

// marker is how a verdict is drawn: the first character below the input, and the words after the
// line.
type marker struct {
	lead    byte
	note    string
	isError bool
}

var markers = [...]marker{
	foundExpected:  {'^', "", false},
	foundExcluded:  {'!', "error: no match expected", true},
	foundWrongLine: {'!', "error: match on wrong line", true},
	foundDiscarded: {'!', "discard: overlaps earlier match", false},
	noneExcluded:   {'X', "", false},
	noneExpected:   {'X', "error: no match found", true},
	noneInvalid:    {'X', "error: match failed for invalid pattern", true},
	fuzzy:          {'?', "possible intended match", true},
}

// lineEnd, as an annotation's end column, means up to the end of the line.
const lineEnd = math.MaxInt

// annotation is (the part on one line of) an event.
type annotation struct {
	marker
	label    string
	line     int
	from, to int // columns
	first    bool
}

// annotations lays the events out, sorted by line.
func annotations(events []event) []annotation {
	total, seen := map[span]int{}, map[span]int{}
	for _, e := range events {
		total[e.pattern.at]++
	}
	var list []annotation
	for _, e := range events {
		label := e.pattern.label()
		if total[e.pattern.at] > 1 {
			label += fmt.Sprintf("'%d", seen[e.pattern.at])
			seen[e.pattern.at]++
		}
		list = append(list, e.annotations(label)...)
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].line < list[j].line })
	return list
}

// label names the pattern: its kind and its line in the check file.
func (p *pattern) label() string {
	if p.implied > 0 {
		return fmt.Sprintf("%s:imp%d", p.kind.short(p.count), p.implied)
	}
	line, _ := p.at.src.lineCol(p.at.from)
	return fmt.Sprintf("%s:%d", p.kind.short(p.count), line)
}

// annotations splits an event at line ends.
func (e event) annotations(label string) []annotation {
	line, from := e.at.src.lineCol(e.at.from)
	last, to := e.at.src.lineCol(e.at.to)
	a := annotation{marker: markers[e.verdict], label: label, line: line, from: from, first: true}
	if e.note != "" {
		a.note = e.note
		if e.at.empty() {
			a.lead = ' ' // a note about no place in particular
		}
	}
	if line == last {
		a.to = max(from+1, to)
		return []annotation{a}
	}
	a.to = lineEnd
	list := []annotation{a}
	for line++; line <= last; line++ {
		if line == last && to == 1 {
			break
		}
		a.first, a.lead, a.note = false, '~', ""
		a.line, a.from, a.to = line, 1, lineEnd
		if line == last {
			a.to = to
		}
		list = append(list, a)
	}
	return list
}

// dumper prints the input with annotations below its lines.
type dumper struct {
	w      io.Writer
	filter DumpFilter
	around int // lines to show before and after each line that the filter wants
	width  int // of the column with line numbers and labels
	elided strings.Builder
}

// dump prints the annotated input.
func dump(w io.Writer, opts *Options, input *source, events []event) {
	list := annotations(events)
	d := &dumper{w: w, filter: opts.dumpFilter(), around: opts.dumpContext()}
	lines := strings.Count(input.text, "\n")
	if !strings.HasSuffix(input.text, "\n") {
		lines++
	}
	d.width = len(fmt.Sprint(lines))
	for _, a := range list {
		d.width = max(d.width, len(a.label))
	}
	d.width += 3
	fmt.Fprintf(w, "Input was:\n<<<<<<\n")
	d.lines(input.text, list)
	fmt.Fprintf(w, ">>>>>>\n")
}

func (d *dumper) lines(text string, list []annotation) {
	const never = math.MaxInt / 2
	wanted, next := -never, 0                            // the last and the next line that the filter wants
	for line := 1; text != "" || len(list) > 0; line++ { // the end of the input may be marked
		if next < line {
			next = d.nextWanted(line, list, never)
		}
		if next == line {
			wanted = line
		}
		content, rest, ended := strings.Cut(text, "\n")
		if text = rest; ended {
			content += " " // stands for the line end, so that it can be marked
		}
		n := 0
		for n < len(list) && list[n].line == line {
			n++
		}
		if line > wanted+d.around && line+d.around < next {
			d.line(&d.elided, line, content, list[:n])
		} else {
			d.flushElided()
			d.line(d.w, line, content, list[:n])
		}
		list = list[n:]
	}
	d.flushElided()
}

func (d *dumper) line(w io.Writer, number int, content string, below []annotation) {
	fmt.Fprintf(w, "%*d: %s\n", d.width, number, content)
	for _, a := range below {
		row := []byte(fmt.Sprintf("%-*s  %*s", d.width, a.label, a.from-1, ""))
		row = append(row, a.lead)
		col := a.from + 1
		for ; col < a.to && col <= len(content); col++ {
			row = append(row, '~')
		}
		if a.note != "" {
			for ; col <= len(content); col++ {
				row = append(row, ' ')
			}
			row = append(append(row, ' '), a.note...)
		}
		fmt.Fprintf(w, "%s\n", row)
	}
}

// nextWanted is the first line from here on that the filter wants.
func (d *dumper) nextWanted(line int, list []annotation, never int) int {
	if d.filter == FilterAll {
		return line
	}
	for _, a := range list {
		if d.filter == FilterAnnotationFull || a.first && (d.filter == FilterAnnotation || a.isError) {
			return a.line
		}
	}
	return never
}

// flushElided prints the lines left out: as dots, or as they are if there are
// no more of them than dots.
func (d *dumper) flushElided() {
	const dots = 3
	text := d.elided.String()
	d.elided.Reset()
	if strings.Count(text, "\n") > dots {
		text = strings.Repeat(fmt.Sprintf("%*s\n", d.width, "."), dots)
	}
	io.WriteString(d.w, text)
}
