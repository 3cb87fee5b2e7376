package main

import (
	"bytes"
	"cmp"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
)

// Members of dependent types that are templates. nvcc takes them without the keyword `template`;
// clang refuses them, or takes what follows for comparisons. Where it does, it reads the file again
// with the keyword:
//
//	x.cast<float>(y);        →   x.template cast<float>(y);
//	cast<T, U>::to<n>(y);    →   cast<T, U>::template to<n>(y);

// lacksTemplate are clang's messages. The first two say where the member's name is, and name it;
// the third says where the expression begins, whose last qualified name is the member's; the last
// says where the member's name is.
var lacksTemplate = regexp.MustCompile(`(?m)^(.+?):(\d+):(\d+): error: (?:use 'template' keyword to treat '(\w+)' as a dependent template name|` +
	`missing 'template' keyword prior to dependent template name '(\w+)'|` +
	`reference to overloaded function could not be resolved; did you mean to call it\?|` +
	`reference to non-static member function must be called(?:; did you mean to call it with no arguments\?)?)$`)

// lacking is a place of a message; name is empty where the message does not say it.
type lacking struct {
	line, column int
	name         string
}

const templateKeyword = "template "

// addTemplates writes the keyword at the places of clang's messages; false if that changes nothing.
func (v *overlay) addTemplates(messages []byte) (changed bool) {
	at := map[string][]lacking{}
	for _, m := range lacksTemplate.FindAllSubmatch(messages, -1) {
		file, err := filepath.Abs(string(m[1]))
		if err != nil {
			continue
		}
		line, _ := strconv.Atoi(string(m[2])) // the pattern has digits
		column, _ := strconv.Atoi(string(m[3]))
		at[file] = append(at[file], lacking{line, column, string(m[4]) + string(m[5])})
	}
	for file, places := range at {
		changed = v.rewrite(file, func(text []byte) []byte { return withTemplates(text, places) }) || changed
	}
	return changed
}

// withTemplates writes the keyword at the places, from the last to the first, so that columns stay
// true.
func withTemplates(text []byte, places []lacking) []byte {
	lines := bytes.SplitAfter(text, []byte("\n"))
	starts := make([]int, len(lines)+1)
	for i, line := range lines {
		starts[i+1] = starts[i] + len(line)
	}
	var inserts []int
	for _, p := range places {
		if p.line < 1 || p.line > len(lines) || p.column < 1 || p.column > len(lines[p.line-1]) {
			continue
		}
		at := starts[p.line-1] + p.column - 1
		if p.name == "" {
			at = memberAt(text, at)
		} else if !bytes.HasPrefix(text[at:], []byte(p.name)) { // another change has moved the line
			continue
		}
		if at > 0 {
			inserts = append(inserts, at)
		}
	}
	slices.SortFunc(inserts, func(a, b int) int { return cmp.Compare(b, a) })
	for _, at := range slices.Compact(inserts) {
		text = slices.Concat(text[:at], []byte(templateKeyword), text[at:])
	}
	return text
}

// memberAt returns where the member is of a message that doesn't name it: at i, after an object, or
// the last name of the qualified name there; 0 if it is no template's or has the keyword.
func memberAt(text []byte, i int) int {
	if before := bytes.TrimRight(text[:i], " \t\r\n"); !bytes.HasSuffix(before, []byte(".")) && !bytes.HasSuffix(before, []byte("->")) {
		return lastMember(text, i)
	}
	end := i
	for end < len(text) && isWord(text[end]) {
		end++
	}
	if end == i || !bytes.HasPrefix(text[end:], []byte("<")) || afterArguments(text, end) == 0 {
		return 0
	}
	return i
}

// lastMember returns where the last name of the qualified name at i begins, if it is a template's
// and has no keyword; 0 if not.
func lastMember(text []byte, i int) int {
	member := 0
	for i < len(text) {
		from := i
		for i < len(text) && isWord(text[i]) {
			i++
		}
		if i == from && !bytes.HasPrefix(text[i:], []byte("::")) { // ::name begins with no name
			return 0
		}
		arguments := i < len(text) && text[i] == '<'
		if arguments {
			if i = afterArguments(text, i); i == 0 {
				return 0
			}
		}
		if !bytes.HasPrefix(text[i:], []byte("::")) {
			if !arguments {
				return 0
			}
			return member
		}
		i += len("::")
		member = i
	}
	return 0
}

// afterArguments returns where the arguments of a template that begin at i end; 0 if they do not.
func afterArguments(text []byte, i int) int {
	angles, depth := 0, 0
	for ; i < len(text); i = afterToken(text, i) {
		switch c := text[i]; {
		case c == '(' || c == '[' || c == '{':
			depth++
		case c == ')' || c == ']' || c == '}':
			depth--
		case c == ';' || depth < 0:
			return 0
		case c == '<' && depth == 0:
			angles++
		case c == '>' && depth == 0:
			if angles--; angles == 0 {
				return i + 1
			}
		}
	}
	return 0
}
