package manual

import (
	"fmt"
	"io"
	"strings"

	"github.com/pkg/errors"
)

// Completion writes the script that completes the command line in a shell: names of flags, the
// words that they take, names of files.
func (c *Command) Completion(w io.Writer, shell string) error {
	write := map[string]func() string{"bash": c.bash, "zsh": c.zsh, "fish": c.fish}[shell]
	if write == nil {
		return errors.Errorf("no completion for %q: there is %s", shell, strings.Join(Shells, ", "))
	}
	_, err := io.WriteString(w, write())
	return errors.Wrap(err, "cannot write the completion")
}

// function is the name of the shell function that completes.
func (c *Command) function() string { return "_" + strings.ReplaceAll(c.Name, "-", "_") }

// bash splits words at "=", so -emit=p comes as three words.
func (c *Command) bash() string {
	var b strings.Builder
	fmt.Fprintf(&b, `# bash completion for %s
%s() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} before=
  if [[ $cur == = ]]; then
    cur=
  elif [[ $prev == = ]]; then
    prev=${COMP_WORDS[COMP_CWORD-2]}
  fi
  prev=${prev#-}
  case ${prev#-} in
`, c.Name, c.function())
	var flags []string
	for _, f := range c.entries() {
		flags = append(flags, "-"+f.name)
		switch words := strings.Join(f.words, " "); {
		case f.list:
			fmt.Fprintf(&b, "    %s)\n      [[ $cur == *,* ]] && before=${cur%%,*},\n      COMPREPLY=($(compgen -P \"$before\" -W %s -- \"${cur##*,}\"))\n      return ;;\n", f.name, quote(words))
		case words != "":
			fmt.Fprintf(&b, "    %s) COMPREPLY=($(compgen -W %s -- \"$cur\")); return ;;\n", f.name, quote(words))
		case f.value != "":
			fmt.Fprintf(&b, "    %s) COMPREPLY=($(compgen -f -- \"$cur\")); return ;;\n", f.name)
		}
	}
	fmt.Fprintf(&b, `  esac
  case $cur in
  --*) COMPREPLY=($(compgen -P - -W %[1]s -- "${cur#-}")) ;;
  -*) COMPREPLY=($(compgen -W %[1]s -- "$cur")) ;;
  *) COMPREPLY=($(compgen -d -- "$cur"; compgen -f -X %[2]s -- "$cur")) ;;
  esac
}
complete -o filenames -F %[3]s %[4]s
`, quote(strings.Join(flags, " ")), quote("!*."+c.Suffix), c.function(), c.Name)
	return b.String()
}

func (c *Command) zsh() string {
	var b strings.Builder
	fmt.Fprintf(&b, "#compdef %s\n_arguments : \\\n", c.Name) // the colon ends the options of _arguments itself
	escape := strings.NewReplacer("[", `\[`, "]", `\]`, ":", `\:`)
	for _, f := range c.entries() {
		spec := "-" + f.name + "[" + escape.Replace(f.text) + "]"
		switch words := strings.Join(f.words, " "); {
		case f.list:
			spec = "-" + f.name + "=[" + escape.Replace(f.text) + "]:" + escape.Replace(f.value) + ":_values -s , word " + quoted(f.words, quote)
		case words != "":
			spec = "-" + f.name + "=[" + escape.Replace(f.text) + "]:" + escape.Replace(f.value) + ":(" + words + ")"
		case f.value != "":
			spec = "-" + f.name + "=[" + escape.Replace(f.text) + "]:" + escape.Replace(f.value) + ":_files"
		}
		fmt.Fprintf(&b, "  %s \\\n", quote(spec))
	}
	fmt.Fprintf(&b, "  %s\n", quote("*:file:_files -g '*."+c.Suffix+"'"))
	return b.String()
}

func (c *Command) fish() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# fish completion for %s\ncomplete -c %[1]s -k -x -a '(__fish_complete_suffix .%[2]s)'\n", c.Name, c.Suffix)
	for _, f := range c.entries() {
		fmt.Fprintf(&b, "complete -c %s -o %s -d %s", c.Name, f.name, fishQuote(f.text))
		switch words := quoted(f.words, fishQuote); {
		case f.list:
			fmt.Fprintf(&b, " -x -a %s", fishQuote("(__fish_append , "+words+")"))
		case words != "":
			fmt.Fprintf(&b, " -x -a %s", fishQuote(words))
		case f.value != "":
			b.WriteString(" -r")
		}
		b.WriteString("\n")
	}
	return b.String()
}

// quoted joins words that the shell will read again: print<loops> would redirect.
func quoted(words []string, quote func(string) string) string {
	var out []string
	for _, w := range words {
		out = append(out, quote(w))
	}
	return strings.Join(out, " ")
}

// quote makes one word of bash or zsh of s.
func quote(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

func fishQuote(s string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, "'", `\'`).Replace(s) + "'"
}
