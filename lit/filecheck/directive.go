package filecheck

import (
	"fmt"
	"io"
	"slices"
	"strings"
)

// kind is the kind of a directive.
type kind int

const (
	kindNone kind = iota
	kindPlain
	kindNext
	kindSame
	kindNot
	kindDag
	kindLabel
	kindEmpty
	kindEOF     // the end of the input, after trailing NOT and DAG directives
	kindComment // not a directive: the rest of the line is ignored
	kindMisspelled
	kindBadNot
	kindBadCount
)

// suffixes are the kinds that are written after the prefix and a "-". short is the name in the
// annotated dump.
var suffixes = []struct {
	kind         kind
	suffix, name string
}{
	{kindNext, "NEXT", "next"},
	{kindSame, "SAME", "same"},
	{kindNot, "NOT", "not"},
	{kindDag, "DAG", "dag"},
	{kindLabel, "LABEL", "label"},
	{kindEmpty, "EMPTY", "empty"},
}

// badCombinations cannot be asked for with NOT.
var badCombinations = []string{
	"DAG-NOT:", "NOT-DAG:", "NEXT-NOT:", "NOT-NEXT:", "SAME-NOT:", "NOT-SAME:", "EMPTY-NOT:", "NOT-EMPTY:",
}

// directive is the head of a directive: its prefix, its kind and modifiers.
type directive struct {
	prefix  span
	kind    kind
	count   int  // of CHECK-COUNT-n; else 1
	literal bool // CHECK{LITERAL}
	rest    span // the check file after the colon
}

// withPrefix spells a directive of the kind.
func (k kind) withPrefix(prefix string, count int, literal bool) string {
	s := prefix
	switch {
	case k == kindEOF:
		return "implicit EOF"
	case k == kindPlain && count > 1:
		s += "-COUNT"
	}
	for _, f := range suffixes {
		if f.kind == k {
			s += "-" + f.suffix
		}
	}
	if literal {
		s += "{LITERAL}"
	}
	return s
}

// short is the name of the kind in the annotated dump.
func (k kind) short(count int) string {
	switch {
	case k == kindEOF:
		return "eof"
	case k == kindPlain && count > 1:
		return "count"
	case k == kindPlain:
		return "check"
	}
	for _, f := range suffixes {
		if f.kind == k {
			return f.name
		}
	}
	panic("BUG: kind without a name")
}

// scanner finds directives in a check file.
type scanner struct {
	src      *source
	comments []string
	prefixes []string // longest first
	found    []int    // where each prefix occurs next; len(text) for nowhere
	pos      int
}

func newScanner(src *source, checks, comments []string) *scanner {
	s := &scanner{src: src, comments: comments}
	s.prefixes = slices.Concat(checks, comments)
	slices.SortStableFunc(s.prefixes, func(a, b string) int { return len(b) - len(a) })
	s.found = make([]int, len(s.prefixes))
	for i := range s.found {
		s.found[i] = -1
	}
	return s
}

// nextPrefix returns the next occurrence of any prefix; of those at one place,
// the longest.
func (s *scanner) nextPrefix() (at span, ok bool) {
	best := len(s.src.text)
	for i, p := range s.prefixes {
		if s.found[i] < s.pos {
			s.found[i] = len(s.src.text)
			if n := strings.Index(s.src.text[s.pos:], p); n >= 0 {
				s.found[i] = s.pos + n
			}
		}
		if s.found[i] < best {
			best = s.found[i]
			at = span{s.src, best, best + len(p)}
		}
	}
	return at, best < len(s.src.text)
}

// next returns the next directive (or comment) and advances past its colon.
func (s *scanner) next() (directive, bool) {
	for {
		at, ok := s.nextPrefix()
		if !ok {
			return directive{}, false
		}
		if at.from == s.pos || !isWordPart(s.src.text[at.from-1]) {
			if d := s.head(at); d.kind != kindNone {
				s.pos = d.rest.from
				return d, true
			}
		}
		s.pos = at.to
		for s.pos < len(s.src.text) && isWordPart(s.src.text[s.pos]) {
			s.pos++
		}
	}
}

// isWordPart says whether c can belong to a word that merely ends or begins
// like a directive.
func isWordPart(c byte) bool { return isAlnum(c) || c == '-' || c == '_' }

// head parses a directive whose prefix is at. The kind is kindNone if it is none.
func (s *scanner) head(at span) directive {
	d := directive{prefix: at, count: 1, rest: span{s.src, at.to, len(s.src.text)}}
	none := directive{kind: kindNone}
	if d.rest.empty() {
		return none
	}
	if slices.Contains(s.comments, at.text()) {
		if !d.rest.eat(":") {
			return none
		}
		d.kind = kindComment
		return d
	}
	if c := d.rest.first(); c == ':' || c == '{' {
		return d.modifiers(kindPlain)
	}
	misspelled := d.rest.eat("_")
	if !misspelled && !d.rest.eat("-") {
		return none
	}
	if d = d.suffix(); d.kind != kindNone && misspelled {
		d.kind = kindMisspelled
	}
	return d
}

// suffix parses what follows the "-" after the prefix.
func (d directive) suffix() directive {
	if d.rest.eat("COUNT-") {
		count, ok := eatInteger(&d.rest, true)
		if c := d.rest.first(); !ok || count.Sign() <= 0 || count.BitLen() > 31 || c != ':' && c != '{' {
			d.kind = kindBadCount
			return d
		}
		d.count = int(count.Int64())
		return d.modifiers(kindPlain)
	}
	for _, bad := range badCombinations {
		if d.rest.has(bad) {
			d.kind = kindBadNot
			return d
		}
	}
	for _, f := range suffixes {
		if d.rest.eat(f.suffix) {
			return d.modifiers(f.kind)
		}
	}
	return directive{kind: kindNone}
}

// modifiers parses ":" or "{LITERAL}:".
func (d directive) modifiers(k kind) directive {
	none := directive{kind: kindNone}
	d.kind = k
	if d.rest.eat(":") {
		return d
	}
	if !d.rest.eat("{") {
		return none
	}
	for {
		d.rest = trimSpace(d.rest)
		if !d.rest.eat("LITERAL") {
			return none
		}
		d.literal = true
		d.rest = trimSpace(d.rest)
		if !d.rest.eat(",") {
			break
		}
	}
	if !d.rest.eat("}:") {
		return none
	}
	return d
}

func trimSpace(at span) span {
	return at.skip(at.len() - len(strings.TrimLeft(at.text(), " \t\n\v\f\r")))
}

// check is a positive directive with the NOT and DAG directives before it.
type check struct {
	*pattern
	before []*pattern
}

// reader turns a check file into checks.
type reader struct {
	opts    *Options
	vars    *variables
	print   *printer
	implied []*pattern // from --implicit-check-not
}

// read returns the checks of the file; false after printing the errors.
func (r *reader) read(src *source) ([]*check, bool) {
	if !r.readImplied() {
		return nil, false
	}
	scan := newScanner(src, r.opts.prefixes(), r.opts.comments())
	unused := slices.Sorted(slices.Values(r.opts.prefixes()))
	var checks []*check
	before := r.implied
	for {
		d, ok := scan.next()
		if !ok {
			break
		}
		if d.kind != kindComment {
			unused = slices.DeleteFunc(unused, func(p string) bool { return p == d.prefix.text() })
		}
		p, m := r.pattern(scan, d, len(checks) == 0)
		if m != nil {
			r.print.mistake(m)
			return nil, false
		}
		switch {
		case p == nil:
		case p.kind == kindDag || p.kind == kindNot:
			before = append(before[:len(before):len(before)], p)
		default:
			checks = append(checks, &check{p, before})
			before = r.implied
		}
	}
	if r.reportUnused(unused, r.print.w) {
		return nil, false
	}
	if len(before) > 0 {
		at := span{src, scan.pos, scan.pos}
		eof := &pattern{kind: kindEOF, prefix: r.opts.prefixes()[0], at: at, count: 1}
		checks = append(checks, &check{eof, before})
	}
	return checks, true
}

// reportUnused complains about prefixes that no directive uses.
func (r *reader) reportUnused(unused []string, w io.Writer) bool {
	none := len(unused) == len(r.opts.prefixes())
	some := len(unused) > 0 && !r.opts.AllowUnusedPrefixes
	if !none && !some || len(r.implied) > 0 && len(r.opts.Prefixes) == 0 {
		return false
	}
	plural := ""
	if len(unused) > 1 {
		plural = "es"
	}
	fmt.Fprintf(w, "error: no check strings found with prefix%s '%s:'\n", plural, strings.Join(unused, ":', '"))
	return true
}

// readImplied parses the patterns of --implicit-check-not.
func (r *reader) readImplied() bool {
	const flag = "-implicit-check-not='"
	for _, text := range r.opts.ImplicitCheckNot {
		src := newSource("command line", flag+text+"'")
		p := &pattern{kind: kindNot, count: 1, prefix: "IMPLICIT-CHECK", at: src.all().slice(len(flag), len(src.text)-1)}
		if m := p.parse(r.opts, r.vars); m != nil {
			r.print.mistake(m)
			return false
		}
		p.implied = len(r.implied) + 1
		r.implied = append(r.implied, p)
	}
	return true
}

// pattern parses the text after a directive's head; nil for a comment.
func (r *reader) pattern(scan *scanner, d directive, first bool) (*pattern, *mistake) {
	prefix := d.prefix.text()
	switch d.kind {
	case kindMisspelled:
		whole := span{d.prefix.src, d.prefix.from, d.rest.from}
		return nil, mistakef(whole, "misspelled directive '%s'", whole.text())
	case kindBadNot:
		return nil, mistakef(d.rest, "unsupported -NOT combo on prefix '%s'", prefix)
	case kindBadCount:
		return nil, mistakef(d.rest, "invalid count in -COUNT specification on prefix '%s'", prefix)
	}
	rest := d.rest
	if rest.empty() {
		rest = span{rest.src, d.prefix.to, rest.to}
	}
	if !r.opts.StrictWhitespace || !r.opts.MatchFullLines {
		rest = rest.trimLeft()
	}
	text := span{rest.src, rest.from, rest.src.lineEnd(rest.from)}
	scan.pos = text.to
	if d.kind == kindComment {
		return nil, nil
	}
	line, _ := rest.src.lineCol(d.prefix.from)
	p := &pattern{kind: d.kind, count: d.count, literal: d.literal, prefix: prefix, at: text, line: line}
	if m := p.parse(r.opts, r.vars); m != nil {
		return nil, m
	}
	name := strings.TrimPrefix(d.kind.withPrefix("", 1, false), "-")
	switch {
	case d.kind == kindLabel && p.usesVariables():
		return nil, mistakef(d.prefix, "found '%s-LABEL:' with variable definition or use", prefix)
	case first && (d.kind == kindNext || d.kind == kindSame || d.kind == kindEmpty):
		return nil, mistakef(d.prefix, "found '%s-%s' without previous '%s: line", prefix, name, prefix)
	}
	return p, nil
}
