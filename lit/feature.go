package lit

import (
	"fmt"
	"regexp"
	"strings"
)

// condition evaluates a boolean expression over features: names, {{regular
// expressions}} that match a whole name, and both glued together; !, &&, || and
// parentheses; "true" holds always.
func condition(text string, features []string) (bool, error) {
	p := &conditionParser{rest: strings.TrimSpace(text), features: features}
	v, err := p.or()
	if err == nil && p.rest != "" {
		err = fmt.Errorf("unexpected '%s'", p.rest)
	}
	if err != nil {
		return false, fmt.Errorf("%w in the condition '%s'", err, text)
	}
	return v, nil
}

type conditionParser struct {
	rest     string
	features []string
}

func (p *conditionParser) eat(s string) bool {
	rest, ok := strings.CutPrefix(p.rest, s)
	if ok {
		p.rest = strings.TrimLeft(rest, " \t")
	}
	return ok
}

func (p *conditionParser) or() (bool, error) {
	v, err := p.and()
	for err == nil && p.eat("||") {
		var w bool
		w, err = p.and()
		v = v || w
	}
	return v, err
}

func (p *conditionParser) and() (bool, error) {
	v, err := p.not()
	for err == nil && p.eat("&&") {
		var w bool
		w, err = p.not()
		v = v && w
	}
	return v, err
}

func (p *conditionParser) not() (bool, error) {
	if p.eat("!") {
		v, err := p.not()
		return !v, err
	}
	if !p.eat("(") {
		return p.match()
	}
	v, err := p.or()
	if err == nil && !p.eat(")") {
		err = fmt.Errorf("missing ')'")
	}
	return v, err
}

// name is one feature: letters and the like, and regular expressions in braces.
var name = regexp.MustCompile(`^(?:[-+=._a-zA-Z0-9]+|\{\{.+?\}\})+`)
var braced = regexp.MustCompile(`\{\{(.+?)\}\}`)

func (p *conditionParser) match() (bool, error) {
	word := name.FindString(p.rest)
	if word == "" {
		return false, fmt.Errorf("expected the name of a feature before '%s'", p.rest)
	}
	p.eat(word)
	var pattern strings.Builder
	done := 0
	for _, m := range braced.FindAllStringSubmatchIndex(word, -1) {
		pattern.WriteString(regexp.QuoteMeta(word[done:m[0]]) + "(?:" + word[m[2]:m[3]] + ")")
		done = m[1]
	}
	pattern.WriteString(regexp.QuoteMeta(word[done:]))
	re, err := regexp.Compile("^(?:" + pattern.String() + ")$")
	if err != nil {
		return false, err
	}
	for _, f := range p.features {
		if re.MatchString(f) {
			return true, nil
		}
	}
	return re.MatchString("true"), nil
}
