package asm

import (
	"fmt"
	"strconv"
	"strings"
)

// Parse reads an assembly text and checks it (see Check). The error is an
// *Error that carries file, line and column.
func Parse(file, text string) (m *Module, err error) {
	p := &parser{file: file, lex: lexer{text: text, line: 1}}
	defer func() {
		if failure := recover(); failure != nil {
			syntax, ok := failure.(*Error)
			if !ok {
				panic(failure)
			}
			m, err = nil, syntax
		}
	}()
	p.advance()
	p.advance()
	m = p.module()
	if err := Check(m); err != nil {
		return nil, err
	}
	return m, nil
}

// parser is a recursive-descent parser with one token of look-ahead. Errors
// leave it as panics with *Error, which Parse catches.
type parser struct {
	file      string
	lex       lexer
	tok, peek token
	comments  []string // whole-line comments since the last statement
}

func (p *parser) advance() {
	p.tok = p.peek
	p.peek = p.lex.next()
	if p.tok.kind == tokBad {
		p.fail(p.tok.pos, "%s", p.tok.text)
	}
}

func (p *parser) fail(at Pos, format string, args ...any) {
	panic(&Error{File: p.file, Pos: at, Msg: fmt.Sprintf(format, args...)})
}

// describe names the current token in messages.
func (p *parser) describe() string {
	switch p.tok.kind {
	case tokEnd:
		return "end of file"
	case tokNewline, tokComment:
		return "end of line"
	case tokString:
		return quote(p.tok.text)
	}
	return strconv.Quote(p.tok.text)
}

func (p *parser) accept(kind tokenKind) bool {
	if p.tok.kind != kind {
		return false
	}
	p.advance()
	return true
}

func (p *parser) expect(kind tokenKind, what string) token {
	tok := p.tok
	if tok.kind != kind {
		p.fail(tok.pos, "expected %s, found %s", what, p.describe())
	}
	p.advance()
	return tok
}

// name reads a bare or quoted name.
func (p *parser) name(what string) string {
	tok := p.tok
	if tok.kind != tokName && tok.kind != tokString || tok.text == "" {
		p.fail(tok.pos, "expected %s, found %s", what, p.describe())
	}
	p.advance()
	return tok.text
}

// endLine parses the end of a statement and returns the comment there.
func (p *parser) endLine() string {
	comment := ""
	if p.tok.kind == tokComment {
		comment = p.tok.text
		p.advance()
	}
	if p.tok.kind != tokEnd {
		p.expect(tokNewline, "end of line")
	}
	return comment
}

// skipBlank passes empty and comment lines and remembers the comments.
func (p *parser) skipBlank() {
	for p.tok.kind == tokNewline || p.tok.kind == tokComment {
		if p.tok.kind == tokComment {
			p.comments = append(p.comments, p.tok.text)
			p.advance()
		}
		if p.tok.kind == tokNewline {
			p.advance()
		}
	}
}

// takeComments returns the pending comments, which belong to the next item.
func (p *parser) takeComments() []string {
	lines := p.comments
	p.comments = nil
	return lines
}

// integer reads a signed number in decimal or hexadecimal.
func (p *parser) integer(what string) int64 {
	at, sign := p.tok.pos, ""
	if p.tok.kind == '-' || p.tok.kind == '+' {
		sign = p.tok.text
		p.advance()
	}
	text := p.expect(tokNumber, what).text
	if n, err := strconv.ParseInt(sign+text, 0, 64); err == nil {
		return n
	}
	n, err := strconv.ParseUint(text, 0, 64)
	if err != nil || sign == "-" {
		p.fail(at, "%s%s is not a 64-bit integer", sign, text)
	}
	return int64(n)
}

// setting reads the rest of KEY=NUMBER, whose key is the current token.
func (p *parser) setting() int {
	key := p.tok
	p.advance()
	p.expect('=', `"=" after `+key.text)
	at := p.tok.pos
	n := p.integer("a number")
	if n < 0 || n > 1<<30 {
		p.fail(at, "%s=%d is out of range", key.text, n)
	}
	return int(n)
}

func (p *parser) module() *Module {
	m := &Module{File: p.file}
	for {
		p.skipBlank()
		at := p.tok
		if at.kind == tokEnd {
			return m
		}
		if at.kind != tokName || !strings.HasPrefix(at.text, ".") {
			p.fail(at.pos, "expected a directive such as .func or .data, found %s", p.describe())
		}
		p.advance()
		switch at.text {
		case ".machine":
			p.machineLine(m)
		case ".extern":
			m.Externs = append(m.Externs, p.name("a function's name"))
			p.endLine()
		case ".data":
			m.Globals = append(m.Globals, p.global(at.pos))
		case ".func":
			m.Funcs = append(m.Funcs, p.function(at.pos))
		default:
			p.fail(at.pos, "unknown directive %s", at.text)
		}
	}
}

func (p *parser) machineLine(m *Module) {
	m.Machine = p.name("a machine's name")
	// A name such as p2m2l4-norot need not be quoted.
	for p.tok.kind == '-' {
		p.advance()
		m.Machine += "-" + p.name("the rest of the machine's name")
	}
	if p.tok.kind == tokName && p.tok.text == "regs" {
		m.Regs = p.setting()
	}
	p.endLine()
}

// function parses a function after ".func", up to its ".end".
func (p *parser) function(at Pos) *Func {
	f := &Func{Comments: p.takeComments(), Pos: at, Name: p.name("a function's name")}
	if p.tok.kind == tokName && p.tok.text == "local" {
		f.Local = true
		p.advance()
	}
	p.endLine()
	var open []*Loop // loops whose .endloop has not come, innermost last
	bounds := ""     // the loop directive since the last label: loops are whole blocks
	for {
		p.skipBlank()
		tok := p.tok
		isName := tok.kind == tokName || tok.kind == tokString
		switch {
		case isName && p.peek.kind == ':':
			p.label(f)
			bounds = ""
		case tok.kind == '{' || tok.kind == tokName && tok.text == "nop":
			if bounds != "" {
				p.fail(tok.pos, "expected a label after %s", bounds)
			}
			p.comments = nil
			p.bundles(p.lastBlock(f))
		case tok.kind == tokName && tok.text == ".loop":
			bounds = tok.text
			p.advance()
			loop := p.loop(f, tok.pos)
			open = append(open, loop)
			f.Loops = append(f.Loops, loop)
		case tok.kind == tokName && tok.text == ".endloop":
			bounds = tok.text
			p.advance()
			open = p.endLoop(f, open, tok.pos)
		case tok.kind == tokName && tok.text == ".end":
			p.advance()
			p.endLine()
			if len(open) > 0 {
				p.fail(tok.pos, "loop %s is not closed by .endloop", open[len(open)-1].Name)
			}
			p.comments = nil
			return f
		case tok.kind == tokEnd:
			p.fail(at, "function %s has no .end", f.Name)
		default:
			p.fail(tok.pos, "expected a bundle, a label or .end, found %s", p.describe())
		}
	}
}

// lastBlock is the block that the next bundle is appended to.
func (p *parser) lastBlock(f *Func) *Block {
	if len(f.Blocks) == 0 {
		p.fail(p.tok.pos, "a function starts with a label")
	}
	return f.Blocks[len(f.Blocks)-1]
}

func (p *parser) label(f *Func) {
	at := p.tok.pos
	b := &Block{Label: p.name("a label"), Comments: p.takeComments(), Pos: at}
	p.expect(':', `":"`)
	f.Blocks = append(f.Blocks, b)
	if p.tok.kind != '{' { // a bundle may follow on the same line
		p.endLine()
	}
}

// loop parses a loop directive after ".loop", and the informal line that may follow.
func (p *parser) loop(f *Func, at Pos) *Loop {
	l := &Loop{Name: p.name("a loop's name"), First: len(f.Blocks), Last: -1, Pos: at}
	for p.tok.kind == tokName {
		tok := p.tok
		known := false
		for _, key := range loopKeys {
			if key.name == tok.text {
				*key.field(l) = p.setting()
				known = true
				break
			}
		}
		if !known {
			p.fail(tok.pos, "unknown loop setting %s", tok.text)
		}
	}
	p.endLine()
	if p.tok.kind == tokComment && strings.HasPrefix(p.tok.text, "loop "+l.Name+":") {
		p.advance()
		p.endLine()
	}
	return l
}

func (p *parser) endLoop(f *Func, open []*Loop, at Pos) []*Loop {
	name := p.name("a loop's name")
	p.endLine()
	if len(open) == 0 {
		p.fail(at, ".endloop %s without .loop", name)
	}
	l := open[len(open)-1]
	if l.Name != name {
		p.fail(at, ".endloop %s, but the innermost open loop is %s", name, l.Name)
	}
	l.Last = len(f.Blocks) - 1
	if l.Last < l.First {
		p.fail(at, "loop %s has no blocks", name)
	}
	return open[:len(open)-1]
}
