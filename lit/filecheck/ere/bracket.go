package ere

import "strings"

// classes are the names that [:name:] may use inside brackets.
var classes = []struct {
	name string
	has  func(c byte) bool
}{
	{"alnum", func(c byte) bool { return isLetter(c) || isDigit(c) }},
	{"alpha", isLetter},
	{"blank", func(c byte) bool { return c == ' ' || c == '\t' }},
	{"cntrl", func(c byte) bool { return c < ' ' || c == 127 }},
	{"digit", isDigit},
	{"graph", isGraphic},
	{"lower", func(c byte) bool { return 'a' <= c && c <= 'z' }},
	{"print", func(c byte) bool { return c == ' ' || isGraphic(c) }},
	{"punct", func(c byte) bool { return isGraphic(c) && !isLetter(c) && !isDigit(c) }},
	{"space", func(c byte) bool { return c == ' ' || '\t' <= c && c <= '\r' }},
	{"upper", func(c byte) bool { return 'A' <= c && c <= 'Z' }},
	{"xdigit", func(c byte) bool { return isDigit(c) || 'a' <= c|0x20 && c|0x20 <= 'f' }},
}

func isLetter(c byte) bool  { return 'a' <= c|0x20 && c|0x20 <= 'z' }
func isGraphic(c byte) bool { return ' ' < c && c < 127 }

// bracket parses a set after its "[".
func (p *parser) bracket() ([]*node, error) {
	if p.eat("[:<:]]") {
		return []*node{{kind: kBow}}, nil
	}
	if p.eat("[:>:]]") {
		return []*node{{kind: kEow}}, nil
	}
	set := new(byteSet)
	inverted := p.eat("^")
	if p.eat("]") {
		set[']'] = true
	} else if p.eat("-") {
		set['-'] = true
	}
	for p.more() && p.peek() != ']' && !strings.HasPrefix(p.text[p.pos:], "-]") {
		if err := p.bracketTerm(set); err != nil {
			return nil, err
		}
	}
	if p.eat("-") {
		set['-'] = true
	}
	if !p.eat("]") {
		return nil, errBracket
	}
	if p.flags&IgnoreCase != 0 {
		set.foldCase()
	}
	if inverted {
		set.invert(p.flags)
	}
	return []*node{{kind: kSet, set: set}}, nil
}

// bracketTerm adds one class, one character or one range.
func (p *parser) bracketTerm(set *byteSet) error {
	switch {
	case p.peek() == '-':
		return errRange
	case p.eat("[:"):
		return p.class(set)
	case p.eat("[="):
		c, err := p.collatingElement("=]")
		if err == nil {
			set[c] = true
		}
		return err
	}
	low, err := p.bracketChar()
	if err != nil {
		return err
	}
	high := low
	if p.peek() == '-' && p.pos+1 < len(p.text) && p.text[p.pos+1] != ']' {
		p.pos++
		if p.eat("-") {
			high = '-'
		} else if high, err = p.bracketChar(); err != nil {
			return err
		}
	}
	if low > high {
		return errRange
	}
	for c := int(low); c <= int(high); c++ {
		set[c] = true
	}
	return nil
}

func (p *parser) class(set *byteSet) error {
	if !p.more() {
		return errBracket
	}
	start := p.pos
	for isLetter(p.peek()) {
		p.pos++
	}
	name := p.text[start:p.pos]
	for _, class := range classes {
		if class.name != name {
			continue
		}
		if !p.more() {
			return errBracket
		}
		if !p.eat(":]") {
			return errClass
		}
		for c := range set {
			set[c] = set[c] || class.has(byte(c))
		}
		return nil
	}
	return errClass
}

func (p *parser) bracketChar() (byte, error) {
	if !p.more() {
		return 0, errBracket
	}
	if p.eat("[.") {
		return p.collatingElement(".]")
	}
	c := p.text[p.pos]
	p.pos++
	return c, nil
}

// collatingElement parses the c of [.c.] and [=c=]. Only single characters are
// known; a name such as [.hyphen.] is refused as an unknown element.
func (p *parser) collatingElement(end string) (byte, error) {
	if p.pos+1 >= len(p.text) {
		return 0, errBracket
	}
	c := p.text[p.pos]
	p.pos++
	if !p.eat(end) {
		return 0, errCollate
	}
	return c, nil
}

func (s *byteSet) foldCase() {
	for c := 'a'; c <= 'z'; c++ {
		both := s[c] || s[c-0x20]
		s[c], s[c-0x20] = both, both
	}
}

// invert complements the set; with the Newline flag a complement never
// includes the newline.
func (s *byteSet) invert(flags Flags) {
	for c := range s {
		s[c] = !s[c]
	}
	if flags&Newline != 0 {
		s['\n'] = false
	}
}
