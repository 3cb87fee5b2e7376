package serve

import (
	"fmt"
	"strconv"
	"strings"
)

// sourceLines maps lines of PTX text to source positions, by its .file and .loc directives.
type sourceLines struct {
	files map[string]string
	at    []position // by line of the PTX text
}

type position struct {
	file   string // index of .file; "": unknown
	line   int
	near   bool      // of an instruction before it: the compiler has merged or moved code of several lines
	caller *position // where the function that the line is of was called and inlined; nil: it was not
}

func newSourceLines(text string) *sourceLines {
	s := &sourceLines{files: map[string]string{}}
	var now position
	seen := map[string]position{}   // in this function, by what inlined_at says of them
	s.at = append(s.at, position{}) // lines count from 1
	for line := range strings.SplitSeq(text, "\n") {
		words := strings.Fields(line)
		switch {
		case len(words) > 2 && words[0] == ".file":
			s.files[words[1]] = strings.Trim(words[2], "\"")
		case len(words) > 2 && words[0] == ".loc":
			now = located(line, now, seen)
		case len(words) == 1 && words[0] == "}":
			s.at = append(s.at, now)
			now = position{}
			clear(seen)
			continue
		}
		s.at = append(s.at, now)
	}
	return s
}

// located is the position of a .loc:
//
//	.loc FILE LINE COLUMN, function_name LABEL, inlined_at FILE LINE COLUMN
//
// One without a line leaves that of the code before it.
func located(line string, before position, seen map[string]position) position {
	line, _, _ = strings.Cut(line, "//")
	own, call, inlined := strings.Cut(line, "inlined_at")
	words := strings.Fields(strings.ReplaceAll(own, ",", " "))[1:] // without .loc
	n, _ := strconv.Atoi(words[1])
	if n <= 0 {
		before.near = before.line > 0
		return before
	}
	p := position{file: words[0], line: n}
	if at := strings.Fields(call); inlined && len(at) >= 3 {
		key := strings.Join(at[:3], " ")
		caller, ok := seen[key]
		if !ok {
			caller.file = at[0]
			caller.line, _ = strconv.Atoi(at[1])
		}
		p.caller = &caller
	}
	if len(words) > 2 {
		seen[strings.Join(words[:3], " ")] = p
	}
	return p
}

// source returns FILE:LINE of a line of the PTX text; "" where the code has no line information.
func (s *sourceLines) source(line int) string {
	if line <= 0 || line >= len(s.at) || s.at[line].line == 0 || s.at[line].near {
		return ""
	}
	return s.text(s.at[line])
}

func (s *sourceLines) text(p position) string { return fmt.Sprintf("%s:%d", s.files[p.file], p.line) }

// about is source, or "near FILE:LINE" where only that of an earlier instruction is known.
func (s *sourceLines) about(line int) string {
	if line <= 0 || line >= len(s.at) || !s.at[line].near {
		return s.source(line)
	}
	return "near " + s.text(s.at[line])
}

// Of how many callers the innermost and the outermost are named: libraries of templates inline
// dozens of functions into each other.
const (
	innerCallers = 3
	outerCallers = 2
)

// callers names the calls by which the code of a line of the PTX text was inlined, the innermost
// first: " (inlined at FILE:LINE, at FILE:LINE)"; "" if it was not.
func (s *sourceLines) callers(line int) string {
	if line <= 0 || line >= len(s.at) {
		return ""
	}
	var list []string
	for p := s.at[line].caller; p != nil; p = p.caller {
		if p.line > 0 {
			list = append(list, s.text(*p))
		}
	}
	if len(list) == 0 {
		return ""
	}
	if left := len(list) - innerCallers - outerCallers; left > 1 {
		list = append(list[:innerCallers:innerCallers], append([]string{fmt.Sprintf("%d more", left)}, list[len(list)-outerCallers:]...)...)
	}
	return " (inlined at " + strings.Join(list, ", at ") + ")"
}
