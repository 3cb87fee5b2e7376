package main

import (
	"bytes"
	"path/filepath"
	"regexp"
)

// Launches with blanks in their brackets. nvcc takes them, as formatters once wrote them; clang
// does not. Where clang expects an expression, it reads the file again with the blanks after the
// brackets, so that lines and columns stay what they are:
//
//	kernel << < blocks, threads >> > (a);   →   kernel <<<  blocks, threads >>>  (a);

// expectedExpression is clang's message at the second piece of a bracket.
var expectedExpression = regexp.MustCompile(`(?m)^(.+?):\d+:\d+: error: expected expression$`)

// closeBrackets closes the brackets in the files of clang's messages; false if that changes
// nothing.
func (v *overlay) closeBrackets(messages []byte) (changed bool) {
	seen := map[string]bool{}
	for _, m := range expectedExpression.FindAllSubmatch(messages, -1) {
		file, err := filepath.Abs(string(m[1]))
		if err != nil || seen[file] {
			continue
		}
		seen[file] = true
		changed = v.rewrite(file, launchBrackets) || changed
	}
	return changed
}

// launchBrackets moves the blanks out of the brackets of launches.
func launchBrackets(text []byte) []byte {
	out := bytes.Clone(text)
	for i := 0; i < len(text); {
		next := afterToken(text, i)
		if end := bracket(text, i, '<'); end > 0 && afterName(text, i) {
			if from, to := closing(text, end); to > 0 {
				join(out[i:end], '<')
				join(out[from:to], '>')
				next = end
			}
		}
		i = next
	}
	return out
}

const bracketLength = 3 // <<<

// bracket returns where three characters c end that begin at i and have only blanks between them;
// 0: there are none.
func bracket(text []byte, i int, c byte) int {
	for n := 0; i < len(text); i++ {
		switch text[i] {
		case c:
			if n++; n == bracketLength {
				return i + 1
			}
		case ' ', '\t':
			if n == 0 {
				return 0
			}
		default:
			return 0
		}
	}
	return 0
}

// afterName reports whether a name, or the arguments of a template, end before i.
func afterName(text []byte, i int) bool {
	before := bytes.TrimRight(text[:i], " \t\r\n")
	if len(before) == 0 {
		return false
	}
	c := before[len(before)-1]
	return c == '>' || isWord(c)
}

func isWord(c byte) bool {
	return c == '_' || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}

// closing returns where the bracket that ends a launch's configuration begins and ends; 0, 0 if a
// statement ends before.
func closing(text []byte, i int) (from, to int) {
	for depth := 0; i < len(text); i = afterToken(text, i) {
		switch text[i] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			depth--
		case ';':
			return 0, 0
		case '>':
			if to := bracket(text, i, '>'); to > 0 && depth == 0 {
				return i, to
			}
		}
		if depth < 0 {
			return 0, 0
		}
	}
	return 0, 0
}

// join writes the characters of a bracket first, then its blanks.
func join(piece []byte, c byte) {
	for i := range piece {
		if piece[i] = ' '; i < bracketLength {
			piece[i] = c
		}
	}
}

// afterToken returns where the comment, the literal or the character at i ends.
func afterToken(text []byte, i int) int {
	until := func(from int, end string) int {
		if n := bytes.Index(text[from:], []byte(end)); n >= 0 {
			return from + n + len(end)
		}
		return len(text)
	}
	rest := text[i:]
	switch {
	case bytes.HasPrefix(rest, []byte("//")):
		return until(i, "\n")
	case bytes.HasPrefix(rest, []byte("/*")):
		return until(i+2, "*/")
	case rest[0] == '\'' && i > 0 && isWord(text[i-1]): // 1'000
		return i + 1
	case rest[0] == '"' || rest[0] == '\'':
		for j := i + 1; j < len(text); j++ {
			switch text[j] {
			case '\\':
				j++
			case rest[0], '\n':
				return j + 1
			}
		}
		return len(text)
	}
	return i + 1
}
