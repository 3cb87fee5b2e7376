package lit

import (
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/pkg/errors"
)

// substituter replaces %s and the like in the lines of one test.
type substituter struct {
	defs     []substitution // the longer names first
	features []string
}

// substitution is a definition with its age: 0 for what every test has, then
// counting the test's own. As in LLVM's lit, a value can name older ones only.
type substitution struct {
	Definition
	age int
}

// youngest is an age that no definition reaches.
const youngest = math.MaxInt

// newSubstituter returns the substitutions of a test whose files in the exec
// root begin with base.
func newSubstituter(c *Config, t Test, base string) *substituter {
	file, dir := filepath.Base(t.Path), filepath.Dir(t.Path)
	s := &substituter{features: c.Features}
	add := func(name, value string) {
		s.defs = append(s.defs, substitution{Definition: Definition{Name: name, Value: value}})
	}
	for _, d := range c.Substitutions {
		add(d.Name, d.Value)
	}
	for _, d := range [][2]string{
		{"%basename_t", filepath.Base(base)},
		{"%{s:basename}", file},
		{"%{s:stem}", strings.TrimSuffix(file, filepath.Ext(file))},
		{"%{t:stem}", filepath.Base(base)},
		{"%{pathsep}", string(os.PathListSeparator)},
		{"%{fs-sep}", string(os.PathSeparator)},
		{"%{fs-src-root}", filepath.VolumeName(dir) + string(os.PathSeparator)},
		{"%{fs-tmp-root}", filepath.VolumeName(base) + string(os.PathSeparator)},
		{"%T", filepath.Dir(base)},
	} {
		add(d[0], d[1])
	}
	for _, d := range [][2]string{{"s", t.Path}, {"S", dir}, {"p", dir}, {"t", base + ".tmp"}} {
		letter, path := d[0], d[1]
		real, err := filepath.EvalSymlinks(path)
		if err != nil {
			real = path // what the test is yet to write
		}
		add("%"+letter, path)
		add("%/"+letter, filepath.ToSlash(path))
		add("%:"+letter, strings.TrimPrefix(filepath.ToSlash(path), "/"))
		add("%{"+letter+":real}", real)
		add("%{/"+letter+":real}", filepath.ToSlash(real))
	}
	s.sort()
	return s
}

func (s *substituter) sort() {
	slices.SortStableFunc(s.defs, func(a, b substitution) int { return len(b.Name) - len(a.Name) })
}

// define adds or replaces a substitution.
func (s *substituter) define(d Definition) error {
	i := slices.IndexFunc(s.defs, func(old substitution) bool { return old.Name == d.Name })
	switch {
	case i >= 0 && !d.Redefines:
		return errors.Errorf("DEFINE: %s is defined already; use REDEFINE", d.Name)
	case i < 0 && d.Redefines:
		return errors.Errorf("REDEFINE: %s is not defined", d.Name)
	case i >= 0:
		s.defs[i].Definition = d
		return nil
	}
	s.defs = append(s.defs, substitution{d, len(s.defs)})
	s.sort()
	return nil
}

// apply expands a line that stands at a line of the test file.
func (s *substituter) apply(text string, line int) (string, error) {
	text, err := s.conditionals(text)
	if err != nil {
		return "", err
	}
	return s.expand(text, line, youngest)
}

var lineNumber = regexp.MustCompile(`^%\(line *(?:([-+]) *(\d+))?\)`)
var unknown = regexp.MustCompile(`^%\{[^}]*\}`)

// expand expands the substitutions that are older than age.
func (s *substituter) expand(text string, line, age int) (string, error) {
	var out strings.Builder
	for text != "" {
		next := strings.IndexByte(text, '%')
		if next < 0 {
			next = len(text)
		}
		out.WriteString(text[:next])
		if text = text[next:]; text == "" {
			break
		}
		value, length, err := s.one(text, line, age)
		if err != nil {
			return "", err
		}
		out.WriteString(value)
		text = text[length:]
	}
	return out.String(), nil
}

// one expands the substitution at the start of the text and returns its length.
func (s *substituter) one(text string, line, age int) (value string, length int, err error) {
	if strings.HasPrefix(text, "%%") {
		return "%", 2, nil
	}
	if m := lineNumber.FindStringSubmatch(text); m != nil {
		n, _ := strconv.Atoi(m[2]) // "" for no offset counts as 0
		if m[1] == "-" {
			n = -n
		}
		return strconv.Itoa(line + n), len(m[0]), nil
	}
	for _, d := range s.defs {
		if d.age >= age || !strings.HasPrefix(text, d.Name) {
			continue
		}
		value = d.Value
		if d.age > 0 {
			value, err = s.expand(value, line, d.age)
		}
		return value, len(d.Name), err
	}
	if m := unknown.FindString(text); m != "" {
		return "", 0, errors.Errorf("unknown substitution %s", m)
	}
	return "%", 1, nil
}

// conditionals resolves "%if CONDITION %{ … %} %else %{ … %}".
func (s *substituter) conditionals(text string) (string, error) {
	out, rest, err := s.branch(text, false)
	if err == nil && rest != "" {
		err = errors.Errorf("'%%}' without '%%if' before '%s'", rest)
	}
	return out, err
}

// branch copies text up to the end or, if nested, up to the "%}" that closes
// it, which it leaves in rest.
func (s *substituter) branch(text string, nested bool) (out, rest string, err error) {
	var b strings.Builder
	for text != "" && !(nested && strings.HasPrefix(text, "%}")) {
		if !strings.HasPrefix(text, "%if ") {
			b.WriteByte(text[0])
			text = text[1:]
			continue
		}
		var chosen string
		if chosen, text, err = s.conditional(text); err != nil {
			return "", "", err
		}
		b.WriteString(chosen)
	}
	return b.String(), text, nil
}

var elseBranch = regexp.MustCompile(`^\s*%else\s*%\{`)

func (s *substituter) conditional(text string) (chosen, rest string, err error) {
	cond, body, ok := strings.Cut(strings.TrimPrefix(text, "%if "), "%{")
	if !ok {
		return "", "", errors.New("'%if' without '%{'")
	}
	holds, err := condition(strings.TrimSpace(cond), s.features)
	if err != nil {
		return "", "", err
	}
	yes, rest, err := s.closedBranch(body)
	if err != nil {
		return "", "", err
	}
	no := ""
	if m := elseBranch.FindString(rest); m != "" {
		if no, rest, err = s.closedBranch(rest[len(m):]); err != nil {
			return "", "", err
		}
	}
	if holds {
		return yes, rest, nil
	}
	return no, rest, nil
}

func (s *substituter) closedBranch(text string) (out, rest string, err error) {
	out, rest, err = s.branch(text, true)
	if err != nil {
		return "", "", err
	}
	rest, ok := strings.CutPrefix(rest, "%}")
	if !ok {
		return "", "", errors.New("'%if' without '%}'")
	}
	return out, rest, nil
}
