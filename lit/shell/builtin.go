package shell

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"syscall"
)

// builtin is a command that the shell runs itself.
type builtin struct {
	run          func(p *process) int
	changesShell bool // it acts on the shell, so it must stand alone
}

func builtins() map[string]builtin {
	return map[string]builtin{
		":":      {run: func(*process) int { return 0 }},
		"true":   {run: func(*process) int { return 0 }},
		"false":  {run: func(*process) int { return 1 }},
		"echo":   {run: echo},
		"cat":    {run: cat},
		"rm":     {run: remove},
		"mkdir":  {run: makeDir},
		"cmp":    {run: cmp},
		"diff":   {run: diff},
		"count":  {run: count},
		"env":    {run: printEnv},
		"cd":     {run: changeDir, changesShell: true},
		"export": {run: export, changesShell: true},
	}
}

// fail prints an error of a builtin and returns its exit status.
func (p *process) fail(status int, format string, args ...any) int {
	fmt.Fprintf(p.stderr, "%s: %s\n", p.args[0], fmt.Sprintf(format, args...))
	return status
}

// write writes the output of a builtin. A closed pipe is no error.
func (p *process) write(data []byte) int {
	if _, err := p.stdout.Write(data); err != nil && !errors.Is(err, syscall.EPIPE) {
		return p.fail(1, "%v", err)
	}
	return 0
}

// options splits the arguments into single-letter options, each of which must
// be one of those allowed, and the rest.
func (p *process) options(allowed string) (set string, rest []string, err error) {
	rest = p.args[1:]
	for len(rest) > 0 && len(rest[0]) > 1 && rest[0][0] == '-' {
		option := rest[0]
		rest = rest[1:]
		if option == "--" {
			break
		}
		if strings.Trim(option[1:], allowed) != "" {
			return "", nil, fmt.Errorf("unknown option '%s'", option)
		}
		set += option[1:]
	}
	return set, rest, nil
}

func echo(p *process) int {
	words := p.args[1:]
	end, escapes := "\n", false
	for len(words) > 0 && (words[0] == "-n" || words[0] == "-e") {
		if words[0] == "-n" {
			end = ""
		} else {
			escapes = true
		}
		words = words[1:]
	}
	text := strings.Join(words, " ")
	if escapes {
		text = strings.NewReplacer(`\\`, `\`, `\n`, "\n", `\t`, "\t", `\r`, "\r", `\"`, `"`).Replace(text)
	}
	return p.write([]byte(text + end))
}

// read reads a file, or the standard input for "-".
func (p *process) read(name string) ([]byte, error) {
	if name != "-" {
		return os.ReadFile(p.shell.path(name))
	}
	if p.stdin == nil {
		return nil, nil
	}
	return io.ReadAll(p.stdin)
}

func cat(p *process) int {
	_, files, err := p.options("")
	if err != nil {
		return p.fail(1, "%v", err)
	}
	if len(files) == 0 {
		files = []string{"-"}
	}
	status := 0
	for _, name := range files {
		data, err := p.read(name)
		if err != nil {
			status = p.fail(1, "%v", err)
		} else if s := p.write(data); s != 0 {
			return s
		}
	}
	return status
}

func remove(p *process) int {
	set, files, err := p.options("rRf")
	if err != nil {
		return p.fail(1, "%v", err)
	}
	force, status := strings.Contains(set, "f"), 0
	for _, name := range files {
		path := p.shell.path(name)
		if _, err := os.Lstat(path); err != nil {
			if !force {
				status = p.fail(1, "%v", err)
			}
			continue
		}
		removeFile := os.Remove
		if strings.ContainsAny(set, "rR") {
			removeFile = os.RemoveAll
		}
		if err := removeFile(path); err != nil {
			status = p.fail(1, "%v", err)
		}
	}
	return status
}

func makeDir(p *process) int {
	set, dirs, err := p.options("p")
	if err != nil {
		return p.fail(1, "%v", err)
	}
	if len(dirs) == 0 {
		return p.fail(1, "no folder named")
	}
	mkdir := os.Mkdir
	if set != "" {
		mkdir = os.MkdirAll
	}
	status := 0
	for _, name := range dirs {
		if err := mkdir(p.shell.path(name), 0o777); err != nil {
			status = p.fail(1, "%v", err)
		}
	}
	return status
}

// cmp compares two files: 0 the same, 1 different, 2 trouble.
func cmp(p *process) int {
	set, files, err := p.options("s")
	if err == nil && len(files) != 2 {
		err = fmt.Errorf("needs two files, has %d", len(files))
	}
	if err != nil {
		return p.fail(2, "%v", err)
	}
	a, err := p.read(files[0])
	if err != nil {
		return p.fail(2, "%v", err)
	}
	b, err := p.read(files[1])
	if err != nil {
		return p.fail(2, "%v", err)
	}
	if bytes.Equal(a, b) {
		return 0
	}
	if set != "" {
		return 1
	}
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	line := bytes.Count(a[:n], []byte("\n")) + 1
	p.write(fmt.Appendf(nil, "%s %s differ: byte %d, line %d\n", files[0], files[1], n+1, line))
	return 1
}

// count verifies that its input has as many lines as its argument says.
func count(p *process) int {
	if len(p.args) != 2 {
		return p.fail(2, "needs one number")
	}
	want, err := strconv.Atoi(p.args[1])
	if err != nil {
		return p.fail(2, "'%s' is not a number", p.args[1])
	}
	data, err := p.read("-")
	if err != nil {
		return p.fail(2, "%v", err)
	}
	lines := bytes.Count(data, []byte("\n"))
	if len(data) > 0 && data[len(data)-1] != '\n' {
		lines++
	}
	if lines != want {
		return p.fail(1, "expected %d lines, got %d", want, lines)
	}
	return 0
}

func printEnv(p *process) int {
	env := slices.Sorted(slices.Values(p.env))
	return p.write([]byte(strings.Join(env, "\n") + "\n"))
}

func changeDir(p *process) int {
	if len(p.args) != 2 {
		return p.fail(1, "needs one folder")
	}
	dir := p.shell.path(p.args[1])
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		return p.fail(1, "'%s' is not a folder", p.args[1])
	}
	p.shell.Dir = dir
	return 0
}

func export(p *process) int {
	for _, setting := range p.args[1:] {
		name, _, ok := strings.Cut(setting, "=")
		if !ok {
			return p.fail(1, "'%s' is not NAME=VALUE", setting)
		}
		p.shell.Env = append(unset(p.shell.Env, name), setting)
	}
	return 0
}
