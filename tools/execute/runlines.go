package main

import (
	"regexp"
	"slices"
	"strings"
)

// runLine is one compilation that a test asks for.
type runLine struct {
	before string   // the commands of its pipe before llc, for a shell; empty: llc reads the file
	input  string   // %s, or %t and a part of the file that split-file makes
	flags  []string // llc's
}

// braces are what %if puts around a command.
var braces = regexp.MustCompile(`%if [^%]*%\{|%\}`)

// runLines are the different compilations of the RUN lines of a test for PTX of 64 bits.
func runLines(text string) (list []runLine) {
	seen := map[string]bool{}
	for _, command := range commands(text) {
		for _, part := range strings.Split(braces.ReplaceAllString(command, "\n"), "\n") {
			r, ok := compilation(part)
			if key := r.before + "\x00" + r.input + "\x00" + strings.Join(r.flags, " "); ok && !seen[key] {
				seen[key] = true
				list = append(list, r)
			}
		}
	}
	return list
}

// commands are the RUN lines, with those that end in a backslash joined.
func commands(text string) (list []string) {
	joined := ""
	for line := range strings.Lines(text) {
		_, run, found := strings.Cut(line, "RUN:")
		if !found {
			continue
		}
		run = strings.TrimSpace(run)
		if rest, more := strings.CutSuffix(run, `\`); more {
			joined += rest + " "
			continue
		}
		list = append(list, joined+run)
		joined = ""
	}
	return list
}

// compilation takes llc's part out of a pipe. One that has to fail, or makes no PTX of 64 bits, is
// none.
func compilation(pipe string) (r runLine, ok bool) {
	stages := strings.Split(pipe, "|")
	at := slices.IndexFunc(stages, func(s string) bool { return strings.HasPrefix(strings.TrimSpace(s), "llc ") })
	if at < 0 || strings.ContainsAny(pipe, ";&") {
		return r, false
	}
	r.before = strings.TrimSpace(strings.Join(stages[:at], "|"))
	skip := false
	for _, f := range strings.Fields(stages[at])[1:] {
		name := strings.TrimLeft(strings.TrimPrefix(f, "<"), "-")
		switch {
		case skip:
			skip = false
		case f == "-o", f == ">", f == "2>", f == "--output":
			skip = true
		case f == "<", f == "-", strings.HasPrefix(f, "2>"), strings.HasPrefix(f, ">"), strings.HasPrefix(name, "o="):
		case strings.Contains(f, "%s"), strings.Contains(f, "%t"):
			r.input = strings.TrimLeft(f, "<")
		case strings.HasPrefix(name, "march=nvptx") && name != "march=nvptx64", name == "mtriple=nvptx", strings.HasPrefix(name, "mtriple=nvptx-"):
			return r, false
		case strings.HasPrefix(name, "filetype"), strings.HasPrefix(name, "stop-"), strings.HasPrefix(name, "run-pass"), strings.HasPrefix(name, "print-"), strings.HasPrefix(name, "debug-pass"), strings.HasSuffix(f, "=null"):
			return r, false
		default:
			r.flags = append(r.flags, f)
		}
	}
	return r, r.input != "" || r.before != ""
}

// splitFile is the part of a text that split-file calls name.
func splitFile(text, name string) (part string, found bool) {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if head, title, ok := strings.Cut(line, "--- "); ok && strings.Trim(head, "/;# ") == "" {
			found = found || b.Len() > 0
			if found && b.Len() > 0 {
				break
			}
			if strings.TrimSpace(title) == name {
				b.WriteString("\n")
			}
			continue
		}
		if b.Len() > 0 {
			b.WriteString(line)
		}
	}
	return b.String(), b.Len() > 0
}
