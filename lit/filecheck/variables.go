package filecheck

import (
	"fmt"
	"strings"
)

// lineVariable is the number of the line that a directive stands on.
const lineVariable = "@LINE"

// variables are those of one run. Strings and numbers share one name space.
type variables struct {
	// strings holds the values, as the place they were captured from.
	strings map[string]span
	// stringDeclared and declared hold what the directives parsed so far define
	// (declared: or use); they do not change while matching.
	stringDeclared map[string]bool
	declared       map[string]*numVar
}

func newVariables() *variables {
	return &variables{
		strings:        map[string]span{},
		stringDeclared: map[string]bool{},
		declared:       map[string]*numVar{lineVariable: {name: lineVariable, format: unsigned}},
	}
}

// clearLocals forgets the values of all variables whose names do not begin
// with "$".
func (v *variables) clearLocals() {
	for name := range v.strings {
		if !strings.HasPrefix(name, "$") {
			delete(v.strings, name)
		}
	}
	for name, n := range v.declared {
		if !strings.HasPrefix(name, "$") {
			n.value = nil
		}
	}
}

// define evaluates the definitions of the command line, NAME=TEXT and
// #NAME=EXPR, in order. A text of its own lists them, so that mistakes in them
// can be shown like those in a check file.
func (v *variables) define(defs []string) []*mistake {
	var text strings.Builder
	places := make([][2]int, len(defs))
	for i, def := range defs {
		fmt.Fprintf(&text, "Global define #%d: ", i+1)
		if strings.HasPrefix(def, "#") {
			fmt.Fprintf(&text, "%s (parsed as: [[", def)
			def = strings.Replace(def, "=", ":", 1)
			places[i] = [2]int{text.Len(), text.Len() + len(def)}
			text.WriteString(def + "]])\n")
			continue
		}
		places[i] = [2]int{text.Len(), text.Len() + len(def)}
		text.WriteString(def + "\n")
	}
	src := newSource("Global defines", text.String())
	var mistakes []*mistake
	for _, p := range places {
		at := span{src, p[0], p[1]}
		defineOne := v.defineString
		if at.eat("#") {
			defineOne = v.defineNumber
		}
		mistakes = append(mistakes, defineOne(at)...)
	}
	return mistakes
}

func (v *variables) defineNumber(at span) []*mistake {
	p := &exprParser{vars: v}
	b, m := p.block(at)
	if m != nil {
		return []*mistake{m}
	}
	if b.expr == nil {
		return []*mistake{mistakef(at, "missing value in definition of a numeric variable")}
	}
	value, errs := b.expr.eval()
	var mistakes []*mistake
	for _, err := range errs {
		m, ok := err.(*mistake)
		if !ok {
			m = mistakef(at, "%v", err)
		}
		mistakes = append(mistakes, m)
	}
	if len(mistakes) == 0 {
		b.def.value = value
		v.declared[b.def.name] = b.def
	}
	return mistakes
}

func (v *variables) defineString(at span) []*mistake {
	eq := strings.IndexByte(at.text(), '=')
	whole := at.slice(0, eq)
	rest := whole
	name, pseudo, m := eatVariable(&rest)
	switch {
	case m != nil:
		return []*mistake{m}
	case pseudo || !rest.empty():
		return []*mistake{mistakef(whole, "invalid name in string variable definition '%s'", whole.text())}
	case v.declared[name.text()] != nil:
		return []*mistake{mistakef(name, "numeric variable with name '%s' already exists", name.text())}
	}
	if _, defined := v.strings[name.text()]; !defined { // the first definition counts
		v.strings[name.text()] = at.skip(eq + 1)
	}
	v.stringDeclared[name.text()] = true
	return nil
}
