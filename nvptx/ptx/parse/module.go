// Package parse reads PTX text into the data structures of package ptx.
//
//   - lex.go: text → tokens, with the comments before them, and SyntaxError;
//   - module.go: directives and variables; function.go: parameters, scopes, declarations;
//   - instruction.go, value.go: statements, operands, constants and initialisers.
package parse

import (
	"strconv"
	"strings"

	"opt-go/nvptx/ptx"
)

// Module reads PTX text: what ptx.Print writes, what llc prints, what nvcc prints.
// file is the name for diagnostics; an error is a *SyntaxError.
//
// Comments are kept where a statement or declaration can carry them: on a line of
// their own, and after a statement. Those inside a declaration are dropped.
func Module(file, src string) (m *ptx.Module, err error) {
	p := &parser{lx: lexer{file: file, src: src, line: 1}}
	defer func() {
		if r := recover(); r != nil {
			se, ok := r.(*SyntaxError)
			if !ok {
				panic(r)
			}
			m, err = nil, se
		}
	}()
	p.advance()
	p.m = &ptx.Module{File: file}
	p.module()
	return p.m, nil
}

type parser struct {
	lx       lexer
	tok      token // the token to be read
	prevLine int   // line of the token read last

	m *ptx.Module
	fn
}

func (p *parser) advance() token {
	t := p.tok
	p.prevLine = t.line
	p.tok = p.lx.next()
	return t
}

func (p *parser) fail(format string, args ...any) { p.lx.fail(p.tok.pos, format, args...) }

// shown names the current token in a diagnostic.
func (p *parser) shown() string {
	if p.tok.kind == tokEOF {
		return "end of file"
	}
	return strconv.Quote(p.tok.text)
}

func (p *parser) at(text string) bool {
	return p.tok.text == text && p.tok.kind != tokString && p.tok.kind != tokEOF
}

func (p *parser) accept(text string) bool {
	if p.at(text) {
		p.advance()
		return true
	}
	return false
}

func (p *parser) expect(text string) {
	if !p.accept(text) {
		p.fail("expected %q, found %s", text, p.shown())
	}
}

func (p *parser) name() string {
	if p.tok.kind != tokWord {
		p.fail("expected a name, found %s", p.shown())
	}
	return p.advance().text
}

func (p *parser) number() int {
	v, err := strconv.ParseInt(p.tok.text, 0, 64)
	if p.tok.kind != tokNumber || err != nil {
		p.fail("expected a number, found %s", p.shown())
	}
	p.advance()
	return int(v)
}

// trailing takes the comment that follows the last token on its line.
func (p *parser) trailing() string {
	if cs := p.tok.comments; len(cs) > 0 && cs[0].line == p.prevLine {
		p.tok.comments = cs[1:]
		return cs[0].text
	}
	return ""
}

// ownLine takes the comments before the current token.
func (p *parser) ownLine() []comment {
	cs := p.tok.comments
	p.tok.comments = nil
	return cs
}

func (p *parser) module() {
	for _, c := range p.ownLine() {
		p.m.Header = append(p.m.Header, c.text)
	}
	p.m.AddressSize = 32 // what PTX says when the directive is missing
	for {
		for _, c := range p.ownLine() {
			p.m.Add(&ptx.Comment{Text: c.text})
		}
		if p.tok.kind == tokEOF {
			return
		}
		p.topLevel()
	}
}

func (p *parser) topLevel() {
	switch p.tok.text {
	case ".version":
		p.version()
	case ".target":
		p.advance()
		p.m.Target = append(p.m.Target, p.name())
		for p.accept(",") {
			p.m.Target = append(p.m.Target, p.name())
		}
	case ".address_size":
		p.advance()
		p.m.AddressSize = p.number()
	case ".file":
		p.file()
	case ".section":
		p.section()
	case ".pragma":
		p.m.Add(p.pragma())
	case ".alias":
		line := p.advance().line
		a := &ptx.Alias{Name: p.name(), Line: line}
		p.expect(",")
		a.Target = p.name()
		p.expect(";")
		p.m.Add(a)
	case ";":
		p.advance()
	default:
		p.linkedDecl()
	}
}

func (p *parser) version() {
	p.advance()
	major, minor, ok := strings.Cut(p.tok.text, ".")
	a, err1 := strconv.Atoi(major)
	b, err2 := strconv.Atoi(minor)
	if !ok || err1 != nil || err2 != nil {
		p.fail("expected a version such as 6.0, found %s", p.shown())
	}
	p.advance()
	p.m.Version = ptx.Version{Major: a, Minor: b}
}

// restOfLine takes the text from the current token to the end of its line, comments excluded.
func (p *parser) restOfLine() string {
	end := strings.IndexByte(p.lx.src[p.tok.pos:], '\n')
	if end < 0 {
		end = len(p.lx.src) - p.tok.pos
	}
	text := p.lx.src[p.tok.pos : p.tok.pos+end]
	if i := strings.Index(text, "//"); i >= 0 {
		text = text[:i]
	}
	p.lx.pos, p.lx.line = p.tok.pos+len(text), p.tok.line
	p.advance()
	return strings.TrimRight(text, " \t\r")
}

func (p *parser) file() {
	line := p.advance().line
	f := &ptx.File{Index: p.number()}
	if p.tok.kind != tokString {
		p.fail("expected a file name, found %s", p.shown())
	}
	f.Name = p.advance().text
	if p.at(",") && p.tok.line == line {
		f.Rest = p.restOfLine()
	}
	p.m.Add(f)
}

func (p *parser) section() {
	p.advance()
	s := &ptx.Section{Name: p.advance().text}
	if !p.at("{") {
		p.fail("expected \"{\", found %s", p.shown())
	}
	end := strings.IndexByte(p.lx.src[p.lx.pos:], '}')
	if end < 0 {
		p.fail("section does not end")
	}
	text := strings.Trim(p.lx.src[p.lx.pos:p.lx.pos+end], " \t\r\n")
	for _, l := range strings.Split(text, "\n") {
		s.Lines = append(s.Lines, strings.TrimRight(l, " \t\r"))
	}
	p.lx.line += strings.Count(p.lx.src[p.lx.pos:p.lx.pos+end], "\n")
	p.lx.pos += end
	p.tok = p.lx.next()
	p.expect("}")
	p.m.Add(s)
}

func (p *parser) pragma() *ptx.Pragma {
	p.advance()
	d := &ptx.Pragma{}
	for {
		if p.tok.kind != tokString {
			p.fail("expected a string, found %s", p.shown())
		}
		d.Strings = append(d.Strings, p.advance().text)
		if !p.accept(",") {
			break
		}
	}
	p.expect(";")
	d.Comment = p.trailing()
	return d
}

// linkage reads a linking directive; without one it is Internal.
func (p *parser) linkage() ptx.Linkage {
	if p.tok.kind != tokDirective {
		return ptx.Internal
	}
	l, ok := ptx.LinkageByName(p.tok.text)
	if ok {
		p.advance()
	}
	return l
}

// linkedDecl reads a variable or function with its linkage.
func (p *parser) linkedDecl() {
	linkage := p.linkage()
	switch p.tok.text {
	case ".func", ".entry":
		p.function(linkage)
		return
	}
	if p.tok.kind == tokDirective {
		if space, ok := ptx.SpaceByName(p.tok.text[1:]); ok && space != ptx.RegSpace {
			for _, v := range p.variables(linkage, space) {
				p.m.Add(v)
			}
			return
		}
	}
	p.fail("expected a directive, found %s", p.shown())
}

// variables reads ".space … name = init, name;".
func (p *parser) variables(linkage ptx.Linkage, space ptx.Space) []*ptx.Var {
	proto := ptx.Var{Linkage: linkage, Space: space, Line: p.tok.line}
	p.advance()
	for {
		switch {
		case p.accept(".align"):
			proto.Align = p.number()
			continue
		case p.accept(".attribute"):
			p.expect("(")
			p.expect(".managed")
			p.expect(")")
			proto.Managed = true
			continue
		}
		if n := vectorDirective(p.tok.text); n > 0 {
			proto.Vector = n
			p.advance()
			continue
		}
		break
	}
	proto.Type = p.typ()
	var vs []*ptx.Var
	for {
		v := proto
		v.Name = p.name()
		v.Dims = p.dims()
		if p.accept("=") {
			v.Init = p.initialiser(v.Type)
		}
		vs = append(vs, &v)
		if !p.accept(",") {
			break
		}
	}
	p.expect(";")
	vs[len(vs)-1].Comment = p.trailing()
	return vs
}

func vectorDirective(text string) int {
	switch text {
	case ".v2":
		return 2
	case ".v4":
		return 4
	}
	return 0
}

func (p *parser) typ() ptx.Type {
	if p.tok.kind == tokDirective {
		if t := ptx.TypeByName(p.tok.text[1:]); t != ptx.NoType {
			p.advance()
			return t
		}
	}
	p.fail("expected a type, found %s", p.shown())
	return ptx.NoType
}

func (p *parser) dims() []int {
	var dims []int
	for p.accept("[") {
		if p.accept("]") {
			dims = append(dims, -1)
			continue
		}
		dims = append(dims, p.number())
		p.expect("]")
	}
	return dims
}
