package lit

import (
	"regexp"
	"strings"

	"github.com/pkg/errors"
)

// Script holds the directives of a test file.
type Script struct {
	Steps       []Step
	Requires    []string // conditions that must all hold
	Unsupported []string // conditions none of which may hold
	XFail       []string // conditions any of which lets the test be expected to fail
}

// Step is a RUN line, with its continuations, or a definition.
type Step struct {
	Line    int    // where it starts in the file
	Command string // of a RUN line
	Define  *Definition
}

// Definition is a substitution of the text Name by Value.
type Definition struct {
	Name, Value string
	Redefines   bool // it replaces an earlier one (REDEFINE)
}

// keyword finds the next keyword on a line; its position does not matter, but
// what stands before it must not be part of a word.
var keyword = regexp.MustCompile(`(?:^|[^-_A-Za-z0-9])((?:RUN|XFAIL|REQUIRES|UNSUPPORTED|ALLOW_RETRIES|DEFINE|REDEFINE):|END\.)`)

// ParseScript reads the keywords in the text of a test file.
func ParseScript(text string) (*Script, error) {
	s := &Script{}
	continued := "" // keyword of a line that ended in a backslash
	for i, line := range lines(text) {
		m := keyword.FindStringSubmatchIndex(line)
		if m == nil {
			continue
		}
		word, rest := line[m[2]:m[3]], strings.TrimSpace(line[m[3]:])
		if continued != "" && continued != word {
			return nil, errors.Errorf("line %d: the %s before it ends in a backslash, but %s follows", i+1, continued, word)
		}
		if word == "END." {
			break
		}
		body, more := strings.CutSuffix(rest, `\`)
		if err := s.add(word, body, i+1, continued != ""); err != nil {
			return nil, errors.Wrapf(err, "line %d", i+1)
		}
		continued = ""
		if more {
			continued = word
		}
	}
	if continued != "" {
		return nil, errors.Errorf("the last %s line ends in a backslash", continued)
	}
	return s, s.finish()
}

func lines(text string) []string {
	return strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
}

// add adds one line of a keyword; continues says that it belongs to the last.
func (s *Script) add(word, text string, line int, continues bool) error {
	switch word {
	case "RUN:", "DEFINE:", "REDEFINE:":
		if continues {
			s.Steps[len(s.Steps)-1].Command += text
			return nil
		}
		step := Step{Line: line, Command: text}
		if word != "RUN:" {
			step.Define = &Definition{Redefines: word == "REDEFINE:"}
		}
		s.Steps = append(s.Steps, step)
		return nil
	case "REQUIRES:":
		return addConditions(&s.Requires, text, continues)
	case "UNSUPPORTED:":
		return addConditions(&s.Unsupported, text, continues)
	case "XFAIL:":
		return addConditions(&s.XFail, text, continues)
	}
	return errors.Errorf("%s is not supported", word)
}

// addConditions adds the conditions of a line, which are separated by commas.
func addConditions(list *[]string, text string, continues bool) error {
	if continues {
		last := &(*list)[len(*list)-1]
		text = *last + text
		*list = (*list)[:len(*list)-1]
	}
	for _, c := range strings.Split(text, ",") {
		*list = append(*list, strings.TrimSpace(c))
	}
	return nil
}

var definition = regexp.MustCompile(`^(%\{[A-Za-z_][-+=.:_A-Za-z0-9]*\})\s*=\s*(.*?)\s*$`)

// finish verifies the script as a whole and splits the definitions.
func (s *Script) finish() error {
	runs := 0
	for _, step := range s.Steps {
		if step.Define == nil {
			runs++
			continue
		}
		m := definition.FindStringSubmatch(step.Command)
		if m == nil {
			return errors.Errorf("line %d: a definition has the form %%{name} = value", step.Line)
		}
		step.Define.Name, step.Define.Value = m[1], m[2]
	}
	if runs == 0 {
		return errors.New("Test has no 'RUN:' line")
	}
	return nil
}
