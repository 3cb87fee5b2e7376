// Package manual makes the man page and the shell completion of a command from its table of flags,
// so that both say what -help says.
//
//	opt-go -man > opt-go.1
//	opt-go -completion=bash > /etc/bash_completion.d/opt-go
package manual

import (
	"flag"
	"io"
	"strings"

	"github.com/pkg/errors"
)

// Command describes a command.
type Command struct {
	Name  string
	Brief string // what it does, in a few words
	Usage string // what follows the name: [flags] FILE
	Text  string // paragraphs, separated by empty lines
	Flags *flag.FlagSet
	// Groups are the flags that are used most; the others come after them. Without groups all flags
	// are in one list.
	Groups []Group
	// Values are the words that flags take, by the flag's name, and Lists the names of flags that
	// take several, separated by commas.
	Values map[string][]string
	Lists  []string
	Suffix string // of the files that it reads, without the dot
}

// Group is a heading with flags, by name.
type Group struct {
	Title string
	Flags []string
}

// Shells are the shells for which there is completion.
var Shells = []string{"bash", "zsh", "fish"}

// Flags are the two flags that print the manual of a command.
type Flags struct {
	Man        bool
	Completion string // a shell, or empty
}

// AddTo adds -man and -completion.
func (f *Flags) AddTo(fs *flag.FlagSet) {
	fs.BoolVar(&f.Man, "man", false, "print a man page: all flags, for man(1)")
	fs.Func("completion", "print the completion for a `SHELL`: bash, zsh or fish", func(s string) error {
		f.Completion = s
		for _, known := range Shells {
			if s == known {
				return nil
			}
		}
		return errors.Errorf("it may be %s", strings.Join(Shells, ", "))
	})
}

// Wanted reports whether one of the two flags was given.
func (f *Flags) Wanted() bool { return f.Man || f.Completion != "" }

// Print prints what was asked for.
func (f *Flags) Print(w io.Writer, c *Command) error {
	if f.Man {
		return c.Man(w)
	}
	return c.Completion(w, f.Completion)
}

// entry is a flag with the parts of its help.
type entry struct {
	name, value, text string
	words             []string // that the flag takes
	list              bool     // several of them
}

// groups returns all flags: those of the groups first, the rest in order of their names.
func (c *Command) groups() []struct {
	title string
	flags []entry
} {
	type group = struct {
		title string
		flags []entry
	}
	var out []group
	listed := map[string]bool{}
	for _, g := range c.Groups {
		var flags []entry
		for _, name := range g.Flags {
			if f := c.Flags.Lookup(name); f != nil {
				listed[name] = true
				flags = append(flags, c.entry(f))
			}
		}
		out = append(out, group{g.Title, flags})
	}
	rest := group{title: "Other flags"}
	if len(c.Groups) == 0 {
		rest.title = "Flags"
	}
	c.Flags.VisitAll(func(f *flag.Flag) {
		if !listed[f.Name] {
			rest.flags = append(rest.flags, c.entry(f))
		}
	})
	return append(out, rest)
}

// entries returns all flags in order of their names.
func (c *Command) entries() []entry {
	var out []entry
	c.Flags.VisitAll(func(f *flag.Flag) { out = append(out, c.entry(f)) })
	return out
}

func (c *Command) entry(f *flag.Flag) entry {
	value, text := flag.UnquoteUsage(f)
	if b, ok := f.Value.(interface{ IsBoolFlag() bool }); ok && b.IsBoolFlag() {
		value = ""
	}
	e := entry{name: f.Name, value: value, text: text, words: c.Values[f.Name]}
	for _, name := range c.Lists {
		e.list = e.list || name == f.Name
	}
	return e
}
