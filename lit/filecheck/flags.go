package filecheck

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

// command is the parsed command line.
type command struct {
	Options
	checkFile string
	inputFile string
	stop      string // text to print instead of running: help, version
}

// flag is one option: how it is spelled, what its value means, and its effect.
type flag struct {
	name  string
	value string // name of the value in the help; "" for a switch
	help  string
	set   func(c *command, value string) error
}

func toggle(field func(*command) *bool) func(*command, string) error {
	return func(c *command, value string) error {
		switch value {
		case "", "true", "TRUE", "True", "1":
			*field(c) = true
		case "false", "FALSE", "False", "0":
			*field(c) = false
		default:
			return fmt.Errorf("'%s' is invalid value for boolean argument! Try 0 or 1", value)
		}
		return nil
	}
}

// choice sets a field to the value that a word names. When the option is given
// twice, the value that comes first in the list counts.
func choice[T ~int](field func(*command) *T, values map[string]T, earlier func(old, new T) bool) func(*command, string) error {
	return func(c *command, word string) error {
		v, ok := values[word]
		if !ok {
			return fmt.Errorf("Cannot find option named '%s'!", word)
		}
		if f := field(c); !earlier(*f, v) {
			*f = v
		}
		return nil
	}
}

func dumpContext(c *command, value string) error {
	n, err := strconv.ParseUint(value, 0, 31)
	if err != nil {
		return fmt.Errorf("'%s' value invalid for uint argument!", value)
	}
	if c.DumpContext == nil || int(n) > *c.DumpContext {
		lines := int(n)
		c.DumpContext = &lines
	}
	return nil
}

func dumpInput(c *command, value string) error {
	if value == "help" {
		c.stop = dumpHelp
		return nil
	}
	return choice(func(c *command) *DumpWhen { return &c.Dump },
		map[string]DumpWhen{"always": DumpAlways, "fail": DumpOnFailure, "never": DumpNever},
		func(old, _ DumpWhen) bool { return old == DumpAlways })(c, value)
}

// flags is the table of all options. It is a function so that the help can be
// made from it.
func flags() []flag {
	return []flag{
		{"D", "VAR=VALUE", "Define a variable to be used in patterns; -D#VAR=EXPR for a numeric one.",
			func(c *command, v string) error { c.Defines = append(c.Defines, v); return nil }},
		{"allow-deprecated-dag-overlap", "", "Let the matches of a group of CHECK-DAGs overlap.",
			toggle(func(c *command) *bool { return &c.AllowDeprecatedDagOverlap })},
		{"allow-empty", "", "Allow the input to be empty.",
			toggle(func(c *command) *bool { return &c.AllowEmpty })},
		{"allow-unused-prefixes", "", "Allow prefixes that no directive uses.",
			toggle(func(c *command) *bool { return &c.AllowUnusedPrefixes })},
		{"check-prefix", "string", "Prefix of the directives (default: CHECK).",
			func(c *command, v string) error { c.Prefixes = append(c.Prefixes, v); return nil }},
		{"check-prefixes", "list", "Prefixes, separated by commas.",
			func(c *command, v string) error {
				c.Prefixes = append(c.Prefixes, strings.Split(v, ",")...)
				return nil
			}},
		{"color", "", "Accepted; the output has no colors.",
			toggle(func(*command) *bool { return new(bool) })},
		{"comment-prefixes", "list", "Prefixes of comments (default: COM,RUN).",
			func(c *command, v string) error {
				c.CommentPrefixes = append(c.CommentPrefixes, strings.Split(v, ",")...)
				return nil
			}},
		{"dump-input", "value", "Print the annotated input: fail (default), always, never; help explains it.", dumpInput},
		{"dump-input-context", "N", "Lines to print around those that the filter selects (default: 5).", dumpContext},
		{"dump-input-filter", "value", "Lines to print: all, annotation-full, annotation, error.",
			choice(func(c *command) *DumpFilter { return &c.DumpFilter },
				map[string]DumpFilter{"all": FilterAll, "annotation-full": FilterAnnotationFull,
					"annotation": FilterAnnotation, "error": FilterError},
				func(old, new DumpFilter) bool { return old != FilterDefault && old < new })},
		{"enable-var-scope", "", "Forget variables without $ at each CHECK-LABEL.",
			toggle(func(c *command) *bool { return &c.EnableVarScope })},
		{"ignore-case", "", "Match letters in either case.",
			toggle(func(c *command) *bool { return &c.IgnoreCase })},
		{"implicit-check-not", "pattern", "Add a CHECK-NOT with this pattern around every positive directive.",
			func(c *command, v string) error { c.ImplicitCheckNot = append(c.ImplicitCheckNot, v); return nil }},
		{"input-file", "filename", "File to check (default: standard input).",
			func(c *command, v string) error { c.inputFile = v; return nil }},
		{"match-full-lines", "", "Positive matches must cover a whole line.",
			toggle(func(c *command) *bool { return &c.MatchFullLines })},
		{"strict-whitespace", "", "Do not treat all runs of blanks alike.",
			toggle(func(c *command) *bool { return &c.StrictWhitespace })},
		{"v", "", "Show what the directives match.",
			toggle(func(c *command) *bool { return &c.Verbose })},
		{"vv", "", "Show also what is not or no longer matched; implies -v.",
			toggle(func(c *command) *bool { return &c.VeryVerbose })},
		{"help", "", "Show this text.",
			func(c *command, _ string) error { c.stop = help(); return nil }},
		{"version", "", "Show the version.",
			func(c *command, _ string) error { c.stop = "opt-go filecheck\n"; return nil }},
	}
}

func help() string {
	var b strings.Builder
	b.WriteString("USAGE: filecheck [options] <check-file>\n\nOPTIONS:\n\n")
	for _, f := range flags() {
		name := "--" + f.name
		if f.value != "" {
			name += "=<" + f.value + ">"
		}
		if f.name == "D" {
			name = "-D<" + f.value + ">"
		}
		fmt.Fprintf(&b, "  %-32s %s\n", name, f.help)
	}
	b.WriteString("\nFurther options are read from the environment variable FILECHECK_OPTS.\n")
	return b.String()
}

const dumpHelp = `The annotated input shows each line with its number. Below it stand what the
directives found there. Left of an annotation:

  T:L     the directive of kind T (check, next, not, ...) on line L of the check
          file, or, with impI for L, the I-th --implicit-check-not
  T:L'N   the Nth of several annotations of one directive

Under the line:

  ^~~     a good match (with -v)
  !~~     a bad match: on a wrong line, of a CHECK-NOT, or (with -vv) of a
          CHECK-DAG, discarded since it overlaps an earlier one
  X~~     the range searched without success (for CHECK-NOT: with -vv)
  ?       what may have been meant
  ...     lines left out; see --dump-input-filter and --dump-input-context
`

// parseFlags parses the command line.
func parseFlags(args []string) (*command, error) {
	c := &command{inputFile: "-"}
	positional := 0
	for i := 0; i < len(args); i++ {
		arg := args[i]
		if len(arg) < 2 || arg[0] != '-' {
			c.checkFile = arg
			positional++
			continue
		}
		f, value, given := lookup(arg)
		if f == nil {
			return nil, fmt.Errorf("Unknown command line argument '%s'.  Try: 'filecheck --help'", arg)
		}
		if f.value != "" && !given {
			if i++; i == len(args) {
				return nil, fmt.Errorf("for the --%s option: requires a value!", f.name)
			}
			value = args[i]
		}
		if err := f.set(c, value); err != nil {
			return nil, fmt.Errorf("for the --%s option: %w", f.name, err)
		}
	}
	if positional > 1 {
		return nil, errors.New("Too many positional arguments specified!\nCan specify at most 1 positional arguments: See: filecheck --help")
	}
	return c, nil
}

// lookup finds the flag that arg, "-name", "--name" or with "=value", names.
func lookup(arg string) (f *flag, value string, given bool) {
	name := strings.TrimPrefix(strings.TrimPrefix(arg, "-"), "-")
	name, value, given = strings.Cut(name, "=")
	for _, f := range flags() {
		if f.name == name && f.name != "D" {
			return &f, value, given
		}
	}
	if rest, ok := strings.CutPrefix(arg, "-D"); ok {
		return &flags()[0], rest, rest != ""
	}
	return nil, "", false
}

// Main runs the command with its arguments (without its name) and returns its
// exit status.
func Main(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	all := append(strings.Fields(os.Getenv("FILECHECK_OPTS")), args...)
	c, err := parseFlags(all)
	if err != nil {
		fmt.Fprintf(stderr, "filecheck: %v\n", err)
		return 1
	}
	if c.stop != "" {
		io.WriteString(stdout, c.stop)
		return 0
	}
	if c.checkFile == "" {
		fmt.Fprintln(stderr, "<check-file> not specified")
		return int(Invalid)
	}
	return int(c.run(all, stdin, stderr))
}

func (c *command) run(args []string, stdin io.Reader, stderr io.Writer) Status {
	for _, def := range c.Defines {
		switch strings.IndexByte(def, '=') {
		case -1:
			fmt.Fprintf(stderr, "Missing equal sign in command-line definition '-D%s'\n", def)
			return Invalid
		case 0:
			fmt.Fprintf(stderr, "Missing variable name in command-line definition '-D%s'\n", def)
			return Invalid
		}
	}
	checks, err := readText(c.checkFile, stdin)
	if err != nil {
		fmt.Fprintf(stderr, "Could not open check file '%s': %s\n", c.checkFile, reason(err))
		return Invalid
	}
	input, err := readText(c.inputFile, stdin)
	if err != nil {
		fmt.Fprintf(stderr, "Could not open input file '%s': %s\n", c.inputFile, reason(err))
		return Invalid
	}
	if input.Content == "" && !c.AllowEmpty {
		fmt.Fprintf(stderr, "FileCheck error: '%s' is empty.\n", c.inputFile)
		fmt.Fprintf(stderr, "FileCheck command line:  filecheck %s\n", strings.Join(args, " "))
		return Invalid
	}
	return Check(checks, input, &c.Options, stderr)
}

// readText reads a file, or the standard input for "-".
func readText(name string, stdin io.Reader) (Text, error) {
	if name == "-" {
		data, err := io.ReadAll(stdin)
		return Text{"<stdin>", string(data)}, err
	}
	data, err := os.ReadFile(name)
	return Text{name, string(data)}, err
}

// reason is the error of the operating system, with a capital as in LLVM's
// messages.
func reason(err error) string {
	var p *os.PathError
	if errors.As(err, &p) {
		err = p.Err
	}
	s := err.Error()
	return strings.ToUpper(s[:1]) + s[1:]
}
