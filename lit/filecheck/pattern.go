package filecheck

import (
	"strings"

	"opt-go/lit/filecheck/ere"
)

// pattern is the pattern of one directive: a fixed text, or a regular expression in which values
// are substituted before it is matched.
type pattern struct {
	kind    kind
	count   int
	literal bool
	prefix  string
	implied int  // number of the --implicit-check-not it comes from; else 0
	at      span // its text in the check file
	line    int  // where its prefix stands; 0 for an implied one

	fixed      string
	regex      string
	ignoreCase bool
	fills      []fill
	captures   []capture
	compiled   *ere.Regexp // of a regex without fills
}

// fill is a value to insert into the regular expression.
type fill struct {
	offset int
	at     span   // the variable or the expression, as written
	expr   expr   // nil for a string variable
	format format // of expr
}

// capture is a group whose match becomes a variable's value.
type capture struct {
	name  string
	num   *numVar // nil for a string variable
	group int
}

func (p *pattern) description() string { return p.kind.withPrefix(p.prefix, p.count, p.literal) }

// usesVariables says whether the pattern depends on, or defines, string
// variables or depends on numeric ones.
func (p *pattern) usesVariables() bool {
	for _, c := range p.captures {
		if c.num == nil {
			return true
		}
	}
	return len(p.fills) > 0
}

// parser translates a pattern's text, part by part, into its regular expression.
type parser struct {
	*pattern
	vars   *variables
	regex  strings.Builder
	groups int
}

// parse fills in the pattern from its text p.at.
func (p *pattern) parse(opts *Options, vars *variables) *mistake {
	fullLine := opts.MatchFullLines && p.kind != kindNot
	p.ignoreCase = opts.IgnoreCase
	text := p.at
	if !opts.StrictWhitespace || !opts.MatchFullLines {
		text = text.trimRight()
	}
	switch {
	case text.empty() && p.kind != kindEmpty:
		return mistakef(p.at, "found empty check string with prefix '%s:'", p.prefix)
	case !text.empty() && p.kind == kindEmpty:
		return mistakef(p.at, "found non-empty check string for empty check with prefix '%s:'", p.prefix)
	case p.kind == kindEmpty:
		p.regex = "(\n$)"
		return nil
	case p.literal, !fullLine && !strings.Contains(text.text(), "{{") && !strings.Contains(text.text(), "[["):
		p.fixed = text.text()
		return nil
	}
	b := &parser{pattern: p, vars: vars}
	blanks := " *"
	if opts.StrictWhitespace {
		blanks = ""
	}
	if fullLine {
		b.regex.WriteString("^" + blanks)
	}
	for !text.empty() {
		if m := b.piece(&text); m != nil {
			return m
		}
	}
	if fullLine {
		b.regex.WriteString(blanks + "$")
	}
	p.regex = b.regex.String()
	return nil
}

// piece parses the next part: a {{regex}}, a [[block]] or the text up to the next of these.
func (b *parser) piece(text *span) *mistake {
	switch {
	case text.has("{{"):
		end := strings.Index(text.text(), "}}")
		if end < 0 {
			return mistakef(*text, "found start of regex string with no end '}}'")
		}
		re := text.slice(2, end)
		// Parentheses keep a|b together. They are left out if there is no "|" up
		// to the end of the line, so as not to use up groups.
		grouped := strings.Contains(text.text(), "|")
		*text = text.skip(end + 2)
		if !grouped {
			return b.addRegex(re)
		}
		b.open()
		m := b.addRegex(re)
		b.regex.WriteByte(')')
		return m
	case text.has("[["):
		inner := text.skip(2)
		end, m := blockEnd(inner)
		if m != nil {
			return m
		}
		if end < 0 {
			return mistakef(*text, "Invalid substitution block, no ]] found")
		}
		*text = inner.skip(end + 2)
		return b.block(inner.slice(0, end))
	}
	end := text.len()
	for _, opening := range []string{"{{", "[["} {
		if n := strings.Index(text.text()[1:], opening); n >= 0 {
			end = min(end, n+1)
		}
	}
	b.regex.WriteString(quoteMeta(text.slice(0, end).text()))
	*text = text.skip(end)
	return nil
}

// open begins a group and returns its number.
func (b *parser) open() int {
	b.regex.WriteByte('(')
	b.groups++
	return b.groups
}

// addRegex appends a regular expression that the check file spells out.
func (b *parser) addRegex(at span) *mistake { return b.addRegexText(at.text(), at) }

func (b *parser) addRegexText(text string, at span) *mistake {
	re, err := ere.Compile(text, 0)
	if err != nil {
		return mistakef(at, "invalid regex: %v", err)
	}
	b.regex.WriteString(text)
	b.groups += re.NumGroups()
	return nil
}

// blockEnd finds the "]]" that ends a block; -1 if there is none. Brackets
// inside, as in [[X:[a-z]+]], come in pairs.
func blockEnd(at span) (int, *mistake) {
	t := at.text()
	depth := 0
	for i := 0; i < len(t); i++ {
		switch {
		case depth == 0 && strings.HasPrefix(t[i:], "]]"):
			return i, nil
		case t[i] == '\\':
			i++
		case t[i] == '[':
			depth++
		case t[i] == ']':
			if depth == 0 {
				return 0, mistakef(at.skip(i), "missing closing \"]\" for regex variable")
			}
			depth--
		}
	}
	return -1, nil
}

// block parses the text between "[[" and "]]".
func (b *parser) block(at span) *mistake {
	if at.eat("#") {
		return b.numeric(at, false)
	}
	colon := strings.IndexByte(at.text(), ':')
	head := at
	if colon >= 0 {
		head = at.slice(0, colon)
	}
	if n := strings.IndexAny(head.text(), " \t"); n >= 0 {
		return mistakef(at.skip(n), "unexpected whitespace")
	}
	rest := at
	name, pseudo, m := eatVariable(&rest)
	switch {
	case m != nil:
		return m
	case colon >= 0:
		if pseudo || !rest.eat(":") {
			return mistakef(name, "invalid name in string variable definition")
		}
		return b.definition(name, rest)
	case pseudo:
		return b.numeric(at, true)
	case !rest.empty():
		return mistakef(name, "invalid name in string variable use")
	}
	return b.stringUse(name)
}

// definition handles [[NAME:regex]].
func (b *parser) definition(name, re span) *mistake {
	if b.vars.declared[name.text()] != nil {
		return mistakef(name, "numeric variable with name '%s' already exists", name.text())
	}
	b.capture(capture{name: name.text(), group: b.open()})
	b.vars.stringDeclared[name.text()] = true
	var m *mistake
	if !re.empty() {
		m = b.addRegex(re)
	}
	b.regex.WriteByte(')')
	return m
}

// capture records a capture; of two of the same name the later counts.
func (b *parser) capture(c capture) {
	for i, old := range b.captures {
		if old.name == c.name && (old.num == nil) == (c.num == nil) {
			b.captures[i] = c
			return
		}
	}
	b.captures = append(b.captures, c)
}

// stringUse handles [[NAME]]: a backreference if this pattern defines NAME.
func (b *parser) stringUse(name span) *mistake {
	for _, c := range b.captures {
		if c.name != name.text() || c.num != nil {
			continue
		}
		if c.group > 9 {
			return mistakef(name, "Can't back-reference more than 9 variables")
		}
		b.regex.WriteByte('\\')
		b.regex.WriteByte(byte('0' + c.group))
		return nil
	}
	b.fills = append(b.fills, fill{offset: b.regex.Len(), at: name})
	return nil
}

// numeric handles [[#…]] and [[@LINE…]].
func (b *parser) numeric(at span, legacy bool) *mistake {
	p := &exprParser{vars: b.vars, line: b.line, legacy: legacy}
	n, m := p.block(at)
	if m != nil {
		return m
	}
	if n.def != nil {
		b.capture(capture{name: n.def.name, num: n.def, group: b.open()})
		b.vars.declared[n.def.name] = n.def
	}
	if n.expr != nil {
		b.fills = append(b.fills, fill{offset: b.regex.Len(), at: at, expr: n.expr, format: n.format})
	} else if m := b.addRegexText(n.format.wildcard(), at); m != nil {
		return m
	}
	if n.def != nil {
		b.regex.WriteByte(')')
	}
	return nil
}

// quoteMeta escapes the special characters of regular expressions.
func quoteMeta(text string) string {
	var out strings.Builder
	for i := 0; i < len(text); i++ {
		if strings.IndexByte(`()^$|*+?.[]\{}`, text[i]) >= 0 {
			out.WriteByte('\\')
		}
		out.WriteByte(text[i])
	}
	return out.String()
}
