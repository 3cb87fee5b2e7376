package filecheck

import (
	"math/big"
	"strings"

	"opt-go/lit/filecheck/ere"
)

// match is the outcome of looking for a pattern.
type match struct {
	found    bool
	at       span
	mistakes []*mistake // why the pattern could not be looked for
}

// find looks for the first match of p in buffer. A match sets the variables
// that p defines.
func (p *pattern) find(buffer span, vars *variables) match {
	if p.kind == kindEOF {
		return match{found: true, at: buffer.end()}
	}
	if p.fixed != "" {
		return p.findFixed(buffer)
	}
	re, mistakes := p.instance(vars)
	if mistakes != nil {
		return match{mistakes: mistakes}
	}
	groups := re.Find(buffer.text(), len(p.captures) > 0)
	if groups == nil {
		return match{}
	}
	p.setVariables(buffer, groups, vars)
	at := buffer.slice(groups[0], groups[1])
	if p.kind == kindEmpty {
		at = at.skip(1) // the match excludes the newline before the empty line
	}
	return match{found: true, at: at}
}

func (p *pattern) findFixed(buffer span) match {
	text, fixed := buffer.text(), p.fixed
	if p.ignoreCase {
		text, fixed = lowerASCII(text), lowerASCII(fixed)
	}
	n := strings.Index(text, fixed)
	if n < 0 {
		return match{}
	}
	return match{found: true, at: buffer.slice(n, n+len(fixed))}
}

func lowerASCII(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c | 0x20
		}
	}
	return string(b)
}

// instance is the pattern's regular expression with all values filled in.
func (p *pattern) instance(vars *variables) (*ere.Regexp, []*mistake) {
	if p.compiled != nil {
		return p.compiled, nil
	}
	var text strings.Builder
	var mistakes []*mistake
	done := 0
	for _, f := range p.fills {
		value, wrong := p.value(f, vars)
		mistakes = append(mistakes, wrong...)
		text.WriteString(p.regex[done:f.offset] + value)
		done = f.offset
	}
	if mistakes != nil {
		return nil, mistakes
	}
	text.WriteString(p.regex[done:])
	flags := ere.Newline
	if p.ignoreCase {
		flags |= ere.IgnoreCase
	}
	re, err := ere.Compile(text.String(), flags)
	if err != nil {
		return nil, []*mistake{mistakef(p.at, "invalid regex: %v", err)}
	}
	if len(p.fills) == 0 {
		p.compiled = re
	}
	return re, nil
}

// value returns the regular expression that is substituted for f.
func (p *pattern) value(f fill, vars *variables) (string, []*mistake) {
	if f.expr == nil {
		v, ok := vars.strings[f.at.text()]
		if !ok {
			return "", []*mistake{undefined(f.at)}
		}
		return quoteMeta(v.text()), nil
	}
	if p.line != 0 {
		vars.declared[lineVariable].value = big.NewInt(int64(p.line))
	}
	v, errs := f.expr.eval()
	if len(errs) == 0 {
		text, ok := f.format.spell(v)
		if ok {
			return text, nil
		}
		errs = []error{overflow{}}
	}
	var mistakes []*mistake
	for _, err := range errs {
		m, ok := err.(*mistake)
		if !ok {
			m = mistakef(f.at, "%v", err)
		}
		mistakes = append(mistakes, m)
	}
	return "", mistakes
}

func (p *pattern) setVariables(buffer span, groups []int, vars *variables) {
	for _, c := range p.captures {
		at := buffer.start()
		if from := groups[2*c.group]; from >= 0 {
			at = buffer.slice(from, groups[2*c.group+1])
		}
		if c.num == nil {
			vars.strings[c.name] = at
			continue
		}
		c.num.value, c.num.text = c.num.format.value(at.text()), at
	}
}
