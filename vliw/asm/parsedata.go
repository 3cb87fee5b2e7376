package asm

// global parses a global after ".data", up to its ".end".
func (p *parser) global(at Pos) *Global {
	g := &Global{Pos: at, Name: p.name("a global's name")}
	p.comments = nil
	for p.tok.kind == tokName {
		switch tok := p.tok; tok.text {
		case "align":
			g.Align = p.setting()
		case "const":
			g.ReadOnly = true
			p.advance()
		case "local":
			g.Local = true
			p.advance()
		default:
			p.fail(tok.pos, "unknown attribute %s of a global", tok.text)
		}
	}
	p.endLine()
	for {
		p.skipBlank()
		tok := p.tok
		if tok.kind != tokName {
			p.fail(tok.pos, "expected data or .end in global %s, found %s", g.Name, p.describe())
		}
		p.advance()
		if tok.text == ".end" {
			p.endLine()
			p.comments = nil
			return g
		}
		p.data(g, tok)
		p.endLine()
	}
}

// data reads one line of data, whose directive is tok. Runs of bytes join, so
// that what was printed as several lines is one Datum again.
func (p *parser) data(g *Global, tok token) {
	switch tok.text {
	case ".byte":
		for {
			p.appendBytes(g, byte(p.ranged(-128, 255)))
			if !p.accept(',') {
				return
			}
		}
	case ".word":
		for {
			n := p.ranged(-1<<31, 1<<32-1)
			p.appendBytes(g, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
			if !p.accept(',') {
				return
			}
		}
	case ".quad":
		for {
			n := uint64(p.integer("a number"))
			for i := 0; i < 64; i += 8 {
				p.appendBytes(g, byte(n>>i))
			}
			if !p.accept(',') {
				return
			}
		}
	case ".ascii":
		p.appendBytes(g, []byte(p.expect(tokString, "a string").text)...)
	case ".addr":
		g.Init = append(g.Init, Datum{Sym: p.sym()})
	case ".diff4", ".diff8":
		d := Datum{Sym: p.sym(), Width: int(tok.text[len(tok.text)-1] - '0')}
		p.expect(',', "a comma")
		d.Base = p.sym()
		g.Init = append(g.Init, d)
	case ".zero":
		if n := p.ranged(0, 1<<40); n > 0 {
			g.Init = append(g.Init, Datum{Zero: n})
		}
	default:
		p.fail(tok.pos, "unknown data directive %s", tok.text)
	}
}

func (p *parser) appendBytes(g *Global, data ...byte) {
	if n := len(g.Init); n > 0 && g.Init[n-1].Bytes != nil {
		g.Init[n-1].Bytes = append(g.Init[n-1].Bytes, data...)
	} else if len(data) > 0 {
		g.Init = append(g.Init, Datum{Bytes: data})
	}
}

func (p *parser) ranged(low, high int64) int64 {
	at := p.tok.pos
	n := p.integer("a number")
	if n < low || n > high {
		p.fail(at, "%d is not in the range %d to %d", n, low, high)
	}
	return n
}
