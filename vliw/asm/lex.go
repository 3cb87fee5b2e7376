package asm

import (
	"fmt"
	"strconv"
	"strings"
)

// Error is an error in a text, and its position.
type Error struct {
	File string
	Pos  Pos
	Msg  string
}

// Error returns FILE:LINE:COL: error: MESSAGE.
func (e *Error) Error() string {
	if e.Pos.Line == 0 {
		return fmt.Sprintf("%s: error: %s", e.File, e.Msg)
	}
	return fmt.Sprintf("%s:%d:%d: error: %s", e.File, e.Pos.Line, e.Pos.Col, e.Msg)
}

// tokenKind classifies the tokens. Punctuation is its own character.
type tokenKind byte

const (
	tokEnd     tokenKind = 0 // end of the text
	tokNewline tokenKind = '\n'
	tokName    tokenKind = 'a' // name, mnemonic, directive
	tokString  tokenKind = '"' // quoted; text is without quotes
	tokNumber  tokenKind = '0'
	tokComment tokenKind = ';' // text is without "; "
	tokBad     tokenKind = '?' // text is the error
)

// token is one word of the text.
type token struct {
	kind tokenKind
	text string
	pos  Pos
}

// lexer cuts the text into tokens; it never fails, it delivers tokBad.
type lexer struct {
	text      string
	at        int
	line      int
	lineStart int // offset of the line's first byte
}

func (l *lexer) next() token {
	for l.at < len(l.text) && (l.text[l.at] == ' ' || l.text[l.at] == '\t' || l.text[l.at] == '\r') {
		l.at++
	}
	tok := token{pos: Pos{Line: l.line, Col: l.at - l.lineStart + 1}}
	if l.at == len(l.text) {
		return tok
	}
	start, c := l.at, l.text[l.at]
	l.at++
	switch {
	case c == '\n':
		tok.kind = tokNewline
		l.line++
		l.lineStart = l.at
	case c == ';':
		tok.kind, tok.text = tokComment, l.comment()
	case c == '"':
		tok.kind, tok.text = l.quoted()
	case isNameStart(c):
		for l.at < len(l.text) && isNameByte(l.text[l.at]) {
			l.at++
		}
		tok.kind, tok.text = tokName, l.text[start:l.at]
	case '0' <= c && c <= '9':
		tok.kind, tok.text = tokNumber, l.number(start)
	default:
		tok.kind, tok.text = l.punctuation(c)
	}
	return tok
}

func (l *lexer) punctuation(c byte) (tokenKind, string) {
	switch c {
	case '{', '}', '(', ')', '[', ']', '|', '=', ',', ':', '!', '+', '-':
		return tokenKind(c), string(c)
	}
	return tokBad, fmt.Sprintf("unexpected character %q", c)
}

// comment reads to the end of the line and drops one space after the semicolon.
func (l *lexer) comment() string {
	start := l.at
	for l.at < len(l.text) && l.text[l.at] != '\n' {
		l.at++
	}
	text := l.text[start:l.at]
	if len(text) > 0 && text[len(text)-1] == '\r' {
		text = text[:len(text)-1]
	}
	if len(text) > 0 && text[0] == ' ' {
		text = text[1:]
	}
	return text
}

// number reads digits, letters and points; a sign only after a decimal exponent. The parser checks
// the result.
func (l *lexer) number(start int) string {
	hex := l.text[start] == '0' && l.at < len(l.text) && (l.text[l.at] == 'x' || l.text[l.at] == 'X')
	for l.at < len(l.text) {
		c := l.text[l.at]
		exponentSign := (c == '+' || c == '-') && !hex && (l.text[l.at-1]|0x20) == 'e'
		if !isNameByte(c) && !exponentSign {
			break
		}
		l.at++
	}
	return l.text[start:l.at]
}

// quoted reads a string after its opening quote.
func (l *lexer) quoted() (tokenKind, string) {
	var text []byte
	for l.at < len(l.text) && l.text[l.at] != '\n' {
		c := l.text[l.at]
		l.at++
		switch c {
		case '"':
			return tokString, string(text)
		case '\\':
			if l.at+2 > len(l.text) {
				return tokBad, "string does not end"
			}
			n, err := strconv.ParseUint(l.text[l.at:l.at+2], 16, 8)
			if err != nil {
				return tokBad, "\\ in a string must be followed by two hexadecimal digits"
			}
			l.at += 2
			c = byte(n)
		}
		text = append(text, c)
	}
	return tokBad, "string does not end"
}

// Caret shows a place of a text as diagnostics do: the line, and below it a
// caret. It is empty for a place outside of the text.
func Caret(text string, at Pos) string {
	lines := strings.Split(text, "\n")
	if at.Line < 1 || at.Line > len(lines) || at.Col < 1 {
		return ""
	}
	line := strings.TrimSuffix(lines[at.Line-1], "\r")
	indent := make([]byte, 0, at.Col)
	for i := 0; i < at.Col-1; i++ {
		if i < len(line) && line[i] == '\t' {
			indent = append(indent, '\t')
		} else {
			indent = append(indent, ' ')
		}
	}
	return line + "\n" + string(indent) + "^\n"
}
