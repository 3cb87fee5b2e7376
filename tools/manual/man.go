package manual

import (
	"fmt"
	"io"
	"strings"

	"github.com/pkg/errors"
)

// Man writes the man page, in the format of man(7), section 1.
func (c *Command) Man(w io.Writer) error {
	var b strings.Builder
	fmt.Fprintf(&b, ".TH %s 1\n.SH NAME\n%s \\- %s\n", strings.ToUpper(roff(c.Name)), roff(c.Name), roff(c.Brief))
	fmt.Fprintf(&b, ".SH SYNOPSIS\n.B %s\n%s\n.SH DESCRIPTION\n", roff(c.Name), roff(c.Usage))
	for k, paragraph := range strings.Split(strings.TrimSpace(c.Text), "\n\n") {
		if k > 0 {
			b.WriteString(".PP\n")
		}
		for _, line := range strings.Split(paragraph, "\n") {
			b.WriteString(roff(strings.TrimSpace(line)) + "\n")
		}
	}
	b.WriteString(".SH OPTIONS\n")
	for _, g := range c.groups() {
		if len(g.flags) == 0 {
			continue
		}
		if len(c.Groups) > 0 {
			fmt.Fprintf(&b, ".SS %s\n", roff(g.title))
		}
		for _, f := range g.flags {
			fmt.Fprintf(&b, ".TP\n.B \\-%s", roff(f.name))
			if f.value != "" {
				fmt.Fprintf(&b, "\\fR=\\fI%s\\fR", roff(f.value))
			}
			fmt.Fprintf(&b, "\n%s\n", roff(f.text))
		}
	}
	_, err := io.WriteString(w, b.String())
	return errors.Wrap(err, "cannot write the man page")
}

// roff escapes what troff takes for commands.
func roff(s string) string {
	s = strings.NewReplacer(`\`, `\e`, "-", `\-`).Replace(s)
	if strings.HasPrefix(s, ".") || strings.HasPrefix(s, "'") {
		s = `\&` + s
	}
	return s
}
