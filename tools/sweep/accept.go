package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"

	"github.com/pkg/errors"
)

// The outcomes of -accept that no pipeline has.
const (
	changed status = "changed" // the peer reads another module from what is printed
	lenient status = "lenient" // the peer refuses the input
	invalid status = "invalid" // the peer refuses it too
)

// accept compares the reader with a peer on each unit of a file: whether both accept it, and
// whether the peer reads the same module from what opt-go prints.
func (s *sweeper) accept(q request) error {
	src, err := os.ReadFile(q.File)
	if err != nil {
		return errors.Wrap(err, "cannot read a file")
	}
	for _, u := range split(q.File, src) {
		in := reply{Status: hang}
		err := s.ask(request{File: u.name, Text: u.text, Verify: true, Version: s.c.version}, func(r reply) { in = r })
		if err != nil {
			return err
		}
		r := s.c.compare(u, in)
		s.t.mu.Lock()
		s.t.inputs++
		s.t.counts[r.Status]++
		switch r.Status {
		case ok, invalid:
		case lenient:
			if s.c.verbose {
				s.t.refused = append(s.t.refused, fmt.Sprintf("%s: lenient: %s", u.name, r.Message))
			}
		default:
			s.t.failures = append(s.t.failures, &failure{request: request{File: u.name}, reply: r})
		}
		s.t.mu.Unlock()
	}
	return nil
}

// compare gives the outcome of one unit from opt-go's reply.
func (c *config) compare(u unit, r reply) reply {
	r.Message, _, _ = strings.Cut(r.Message, "\n")
	if r.Status == crash || r.Status == hang {
		return r
	}
	want, complaint := canonical(c.peers[0], u.text)
	switch {
	case complaint != "" && r.Status == refused:
		return reply{Status: invalid}
	case complaint != "":
		return reply{Status: lenient, Message: complaint}
	case r.Status == refused:
		return r
	}
	judge := c.peers[0]
	if c.version != 0 {
		judge = fmt.Sprintf("opt-%d", c.version)
	}
	got, complaint := canonical(judge, r.Text)
	switch {
	case complaint != "":
		return reply{Status: rejected, Message: complaint}
	case judge != c.peers[0]:
		return reply{Status: ok}
	case !bytes.Contains(u.text, []byte("target datalayout")) && slices.Equal(slices.DeleteFunc(got, isLayout), want):
	case !slices.Equal(got, want):
		return reply{Status: changed, Message: difference(want, got)}
	}
	return reply{Status: ok}
}

// incidental matches what the peer prints of a module that says nothing about it: its name, the
// order of a block's predecessors, and attributes that a group repeats.
var incidental = regexp.MustCompile(`^; ModuleID = |^source_filename = |^; Function Attrs: |^$`)

var (
	predecessors = regexp.MustCompile(` *; (preds = .*|No predecessors!)$`)
	group        = regexp.MustCompile(`^attributes (#\d+) = (\{.*\})$`)
	groupUse     = regexp.MustCompile(` #\d+\b`)
)

// canonical returns the peer's text of the module that it reads from a text, or its diagnostic. Two
// texts are equal if the modules are, but for the order of declarations and use lists.
func canonical(peer string, text []byte) ([]string, string) {
	cmd := exec.Command(peer, "-passes=verify", "-S", "-o", "-", "-")
	cmd.Stdin = bytes.NewReader(text)
	var out, diagnostics bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &diagnostics
	if err := cmd.Run(); err != nil {
		return nil, peer + ": " + complaint(diagnostics.String())
	}
	lines := canonicalLines(out.String())
	if !bytes.Contains(text, []byte("target datalayout")) {
		lines = slices.DeleteFunc(lines, isLayout)
	}
	return lines, ""
}

// isLayout matches a line that does not count where the input does not have it: each version has
// layouts of its own for targets.
func isLayout(line string) bool { return strings.HasPrefix(line, "target datalayout = ") }

// canonicalLines drops what is incidental from a printed module, replaces attribute groups by
// their contents, since they are numbered by first use, and sorts the declarations.
func canonicalLines(text string) []string {
	groups := map[string]string{}
	var lines, declarations []string
	for line := range strings.Lines(text) {
		line = predecessors.ReplaceAllString(strings.TrimSuffix(line, "\n"), "")
		if m := group.FindStringSubmatch(line); m != nil {
			groups[" "+m[1]] = " " + m[2]
		} else if strings.HasPrefix(line, "declare ") {
			declarations = append(declarations, line)
		} else if !incidental.MatchString(line) {
			lines = append(lines, line)
		}
	}
	lines = append(lines, declarations...)
	for k, line := range lines {
		lines[k] = groupUse.ReplaceAllStringFunc(line, func(use string) string {
			if contents, ok := groups[use]; ok {
				return contents
			}
			return use // in a string
		})
	}
	slices.Sort(lines[len(lines)-len(declarations):])
	return slices.DeleteFunc(lines, func(line string) bool {
		m := intrinsicDeclared.FindStringSubmatch(line)
		return m != nil && strings.Count(text, m[1]) == 1
	})
}

// intrinsicDeclared finds the name of an intrinsic in its declaration. Those of no use do not
// count.
var intrinsicDeclared = regexp.MustCompile(`^declare .*(@llvm\.[^(]*\()`)

// difference shows the first lines in which two texts differ.
func difference(want, got []string) string {
	for k := range want {
		if k >= len(got) {
			return "missing: " + want[k]
		}
		if want[k] != got[k] {
			return fmt.Sprintf("%s  becomes  %s", want[k], got[k])
		}
	}
	return "added: " + got[len(want)]
}

// unit is a module of a file.
type unit struct {
	name string
	text []byte
}

// marker matches the lines at which LLVM's split-file begins a part.
var marker = regexp.MustCompile(`(?m)^(?:;|//|#)? ?--- (\S+)\n`)

// split returns the parts of a file that LLVM's split-file would cut at its markers, but for those
// that are no LLVM assembly by their names; the file itself, if it has no markers.
func split(file string, src []byte) []unit {
	marks := marker.FindAllSubmatchIndex(src, -1)
	if len(marks) == 0 || !bytes.Contains(src, []byte("split-file")) {
		return []unit{{file, src}}
	}
	var list []unit
	for k, m := range marks {
		end := len(src)
		if k+1 < len(marks) {
			end = marks[k+1][0]
		}
		name := string(src[m[2]:m[3]])
		if strings.HasSuffix(name, ".ll") || !strings.Contains(name, ".") {
			list = append(list, unit{file + ":" + name, src[m[1]:end]})
		}
	}
	return list
}
