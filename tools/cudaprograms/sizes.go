package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/tools/shellwords"
)

// smallest is the least number among the arguments that is taken for a size.
const smallest = 64

// runs executes a program: first with the sizes divided by 8 as often as -small says, then with one
// division less, until it runs right or takes too long. Where the smallest sizes take too long,
// smaller ones follow. The result is that of the last run.
func (s *survey) runs(p *built, stats string, r *result) (printed string) {
	if r.args = p.args; p.fixed {
		return s.execute(p, stats, r)
	}
	own := p.args
	attempt := func(args []string) string {
		p.args = args
		*r = result{program: r.program, compiled: r.compiled, llvm: r.llvm, ran: "no", check: "none", args: args}
		return s.execute(p, stats, r)
	}
	rejected := "" // what the last smaller run said
	tried := []string{"?"}
	for divisions := s.small; divisions >= 0; divisions-- {
		args := divided(own, divisions)
		if slices.Equal(args, tried) {
			continue // there is nothing left to divide
		}
		tried = args
		printed = attempt(args)
		if r.tooLarge() || r.right() {
			break
		}
		if divisions > 0 {
			rejected = "with " + strings.Join(args, " ") + ": " + r.ran + " " + r.check + " " + r.err
		}
	}
	if r.tooLarge() && rejected != "" { // smaller sizes are no remedy
		r.err = rejected
		return printed
	}
	for n := 0; n < s.smaller && r.tooLarge(); n++ {
		args := divided(r.args, 1)
		if slices.Equal(args, r.args) {
			break
		}
		printed = attempt(args)
	}
	return printed
}

// divided are the arguments with the numbers from 64 on divided by 8 so many times, not below 8;
// those of --option=NUMBER, too.
func divided(args []string, times int) []string {
	args = slices.Clone(args)
	for range times {
		for i, a := range args {
			at := strings.LastIndexByte(a, '=') + 1
			if n, err := strconv.Atoi(a[at:]); err == nil && n >= smallest && (at == 0 || a[0] == '-') {
				args[i] = a[:at] + strconv.Itoa(n/8)
			}
		}
	}
	return args
}

// sizes are what a file of -sizes says of a program.
type sizes struct {
	define map[string]string // constants of the sources
	args   []string          // nil: as the program's build files say
	inputs []string          // shell commands that make files which the program reads
}

// apply gives a program its arguments, and makes its input; nil are the sizes of a program that has
// none.
func (z *sizes) apply(s *survey, p *built) error {
	z.arguments(p)
	if z == nil {
		return nil
	}
	for _, command := range z.inputs {
		if printed, err := s.command(p.dir, "", "sh", "-c", command); err != nil {
			return errors.Wrapf(err, "error: the input is not made: %s", firstLine(printed))
		}
	}
	return nil
}

func (z *sizes) arguments(p *built) {
	if z != nil && z.args != nil {
		p.args, p.fixed = z.args, true
	}
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// readSizes reads a file with a line for each program: its name, NAME=VALUE for each constant that
// its sources define with another value, and after a colon its arguments; "*" is any other program
// of a collection. "#" begins a comment. Lines below it that begin with "$" are shell commands that
// make its input, in the folder in which it runs.
func readSizes(file string) (map[string]*sizes, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	all := map[string]*sizes{}
	var last *sizes
	for i, line := range strings.Split(string(text), "\n") {
		if command, ok := strings.CutPrefix(strings.TrimSpace(line), "$"); ok {
			if last == nil {
				return nil, errors.Errorf("%s:%d: a command before the first program", file, i+1)
			}
			last.inputs = append(last.inputs, strings.TrimSpace(command))
			continue
		}
		line, _, _ = strings.Cut(line, "#")
		left, right, given := strings.Cut(line, ":")
		words := strings.Fields(left)
		if len(words) == 0 {
			continue
		}
		z := &sizes{define: map[string]string{}}
		for _, w := range words[1:] {
			name, value, ok := strings.Cut(w, "=")
			if !ok {
				return nil, errors.Errorf("%s:%d: %s is no NAME=VALUE", file, i+1, w)
			}
			z.define[name] = value
		}
		if given {
			z.args = append([]string{}, shellwords.Split(right)...)
		}
		all[words[0]], last = z, z
	}
	return all, nil
}

var sourceFile = regexp.MustCompile(`\.(cu|cuh|cpp|cc|c|h|hpp)$`)

// definitions are where a number gets its name: a macro, the declaration of a variable with an
// initial value or an assignment, a flag in a Makefile.
var definitions = []string{
	`(?m)(#\s*define\s+NAME[ \t]+)[^\s/]+`,
	`(?m)((?:^|[\w>*&,;/{}]\s)\s*NAME\s*=\s*)(?:[^=\s;,(){}]|` + bracketed + `)(?:[^;,(){}]|` + bracketed + `)*`,
	`(-DNAME=)\S+`,
}

// bracketed is a text in brackets, which may hold others.
const bracketed = `\((?:[^()]|\([^()]*\))*\)|\{[^{}]*\}`

// redefine gives constants in the sources of a scratch folder other values; see definitions.
// Sources that change become files of the scratch folder. The names that no source defines are
// missing.
func (z *sizes) redefine(work string) (missing []string, err error) {
	found := map[string]bool{}
	err = filepath.WalkDir(work, func(path string, e fs.DirEntry, err error) error {
		makefile := e != nil && strings.EqualFold(e.Name(), "makefile")
		if err != nil || e.IsDir() || !makefile && !sourceFile.MatchString(path) {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return nil // a link to nothing
		}
		changed := string(text)
		for name, value := range z.define {
			for _, pattern := range definitions {
				definition := regexp.MustCompile(strings.ReplaceAll(pattern, "NAME", regexp.QuoteMeta(name)))
				found[name] = found[name] || definition.MatchString(changed)
				changed = definition.ReplaceAllString(changed, "${1}"+strings.ReplaceAll(value, "$", "$$"))
			}
		}
		if changed == string(text) {
			return nil
		}
		if err := os.Remove(path); err != nil {
			return err
		}
		return os.WriteFile(path, []byte(changed), 0o666)
	})
	for name := range z.define {
		if !found[name] {
			missing = append(missing, name)
		}
	}
	slices.Sort(missing)
	return missing, err
}
