package dialect

import (
	"math"
	"strings"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// summary removes ^7 = … from the text: module summaries are checked by grammar.SummaryRules, and
// dropped.
func (c *carrier) summary() {
	off := c.off()
	c.summaries.Get(scan.ParseNumber(c.Src[c.Tok.Off+1 : c.Tok.End])).Def = c.Tok.Off + 1
	c.advance()
	c.expect('=', "in a module summary")
	c.summaryRule("entry")
	c.t.Summaries = append(c.t.Summaries, c.raw(off, int(c.Last)))
	c.drop(off, int(c.Last))
}

// summaryRule skips the tokens that match a rule. The rules do not recurse.
func (c *carrier) summaryRule(name string) {
	alternatives := grammar.SummaryRules[name]
	for _, a := range alternatives {
		items := strings.Fields(a)
		if len(alternatives) > 1 && !c.summaryBegins(items[0]) {
			continue
		}
		off := c.off()
		for k := range items {
			c.summaryItem(items[k], items[max(k-1, 0)])
		}
		if text := c.Src[off:c.Last]; name == "call" && strings.Contains(text, "hotness:") && strings.Contains(text, "relbf:") {
			c.fail(off, "Expected only one of hotness or relbf")
		}
		return
	}
	var first []string
	for _, a := range alternatives {
		head, _, _ := strings.Cut(a, " ")
		first = append(first, "'"+strings.TrimPrefix(head, "=")+"'")
	}
	c.expected(strings.Join(first, " or "), "in a module summary")
}

// summaryBegins reports whether the current token can begin an item.
func (c *carrier) summaryBegins(item string) bool {
	switch {
	case strings.HasSuffix(item, ":"):
		return c.Tok.Kind == scan.Label && c.cur() == item || c.isWord(item[:len(item)-1]) && c.Text(c.peek()) == ":"
	case item == "int":
		return c.Tok.Kind == scan.Int
	case item == "ref":
		return c.Tok.Kind == scan.Summary
	case item[0] == '=':
		return c.Tok.Kind == scan.Word && strings.Contains("|"+item[1:]+"|", "|"+c.cur()+"|")
	}
	return true // a rule, and the only alternative
}

func (c *carrier) summaryItem(item, before string) {
	const where = "in a module summary"
	switch {
	case item == "str":
		name := c.expectKind(scan.String, "a string", where)
		if before == "name:" {
			c.summaryName(name)
		}
	case item == "ref":
		tok := c.expectKind(scan.Summary, "the number of an entry", where)
		if s := c.summaries.Get(scan.ParseNumber(c.Src[tok.Off+1 : tok.End])); s.Use == 0 {
			s.Use = tok.Off + 1
		}
	case item == "int" || item == "u32" || item == "signed":
		n := c.expectKind(scan.Int, "a number", where)
		if item != "signed" && !scan.IsNumber(c.Text(n)) {
			c.fail(int(n.Off), "expected an unsigned number %s", where)
		}
		if item == "u32" && scan.ParseNumber(c.Text(n)) > math.MaxUint32 {
			c.fail(int(n.Off), "expected 32-bit integer (too large)")
		}
	case strings.HasSuffix(item, "…"):
		rule := strings.Trim(item, "<>…")
		for ok := true; ok; ok = c.accept(',') {
			c.summaryRule(rule)
		}
	case item[0] == ',' && len(item) > 1:
		rule := strings.Trim(item, ",<>*?")
		for c.accept(',') {
			c.summaryRule(rule)
			if item[len(item)-1] == '?' {
				break
			}
		}
	case item[0] == '<':
		c.summaryRule(strings.Trim(item, "<>"))
	case c.summaryBegins(item) && len(item) > 1:
		if c.Tok.Kind == scan.Word && item[len(item)-1] == ':' { // white space before the colon
			c.advance()
		}
		c.advance()
	case len(item) > 1:
		c.expected("'"+strings.TrimPrefix(item, "=")+"'", where)
	default:
		c.expect(item[0], where)
	}
}

// summaryName checks that the value that an entry is about stands before it. Type identifiers have
// names of their own.
func (c *carrier) summaryName(tok scan.Token) {
	at := c.Scanner.Src[:tok.Off]
	entry := at[strings.LastIndexByte(at, '^'):]
	if _, kind, _ := strings.Cut(entry, "="); !strings.HasPrefix(strings.TrimSpace(kind), "gv") {
		return
	}
	name := c.Text(tok)
	if s := c.globals.Get(scan.Unescape(name[1 : len(name)-1])); s.Def == 0 {
		c.errorf(int(tok.Off), "Reference to undefined global %s", name)
	}
}
