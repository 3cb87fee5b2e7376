package shell

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"
)

// Shell is the state that command lines share: the current folder and the
// environment. Its zero value is not usable; Dir must be absolute.
type Shell struct {
	Dir string
	Env []string // NAME=VALUE; of two with one name the last counts
	log []Executed
}

// Executed is one command that was run.
type Executed struct {
	Args   []string
	Stdout string
	Stderr string
	Status int // exit status, or minus the signal that ended it
}

// Log returns the commands run so far.
func (s *Shell) Log() []Executed { return s.log }

// The exit status of a command that could not be started.
const notFound = 127

// Run runs a line and returns its exit status. A pipeline fails if any of its
// commands does: then its status is that of the last one to fail. The error is
// not nil for a line that cannot be run at all.
func (s *Shell) Run(ctx context.Context, line string) (int, error) {
	list, err := Parse(line)
	if err != nil {
		return 0, err
	}
	status := 0
	for _, it := range list.items {
		if it.operator == "&&" && status != 0 || it.operator == "||" && status == 0 {
			continue
		}
		if status, err = s.pipeline(ctx, it.commands); err != nil {
			return 0, err
		}
	}
	return status, ctx.Err()
}

// process is a command about to run.
type process struct {
	shell   *Shell
	args    []string
	env     []string
	nots    int  // how many "not" and "!" stand before it
	crash   bool // "not --crash"
	strict  bool // an ending by signal is a failure even after "not"
	stdin   io.Reader
	stdout  io.Writer
	stderr  io.Writer
	out     lockedBuffer // what was not redirected elsewhere
	err     lockedBuffer
	closing []io.Closer // to close once it has run
	status  int
}

// lockedBuffer is a buffer that two copying goroutines may share.
type lockedBuffer struct {
	mu  sync.Mutex
	buf bytes.Buffer
}

func (b *lockedBuffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.buf.Write(p)
}

// pipeline runs commands concurrently, each reading the output of the one before.
func (s *Shell) pipeline(ctx context.Context, commands []command) (int, error) {
	var procs []*process
	defer func() {
		for _, p := range procs {
			p.close()
		}
	}()
	var stdin io.Reader
	for i, c := range commands {
		p := &process{shell: s, stdin: stdin}
		procs = append(procs, p)
		if f, ok := stdin.(io.Closer); ok {
			p.closing = append(p.closing, f)
		}
		p.stdout, p.stderr, stdin = &p.out, &p.err, nil
		if i+1 < len(commands) {
			r, w, err := os.Pipe()
			if err != nil {
				return 0, err
			}
			p.closing = append(p.closing, w)
			p.stdout, stdin = w, r
		}
		if err := p.prepare(c, len(commands) > 1); err != nil {
			if f, ok := stdin.(io.Closer); ok {
				f.Close()
			}
			return 0, err
		}
	}
	var wg sync.WaitGroup
	for _, p := range procs {
		wg.Add(1)
		go func() {
			defer wg.Done()
			p.run(ctx)
			p.close()
		}()
	}
	wg.Wait()
	status := 0
	for _, p := range procs {
		s.log = append(s.log, Executed{p.args, p.out.buf.String(), p.err.buf.String(), p.status})
		if p.status != 0 {
			status = p.status
		}
	}
	return status, nil
}

func (p *process) close() {
	for _, c := range p.closing {
		c.Close()
	}
	p.closing = nil
}

// prepare takes the prefixes off the command, expands globs and opens files.
func (p *process) prepare(c command, inPipe bool) error {
	for _, w := range c.words {
		p.args = append(p.args, p.shell.expand(w)...)
	}
	p.env = slices.Clone(p.shell.Env)
	inEnv, err := p.prefixes()
	if err != nil {
		return err
	}
	if b, ok := builtins()[p.args[0]]; ok && b.changesShell {
		switch {
		case inPipe:
			return fmt.Errorf("'%s' cannot be part of a pipeline", p.args[0])
		case inEnv:
			return fmt.Errorf("'env' cannot call '%s'", p.args[0])
		}
	}
	if _, ok := builtins()[p.args[0]]; ok && p.crash {
		return fmt.Errorf("'not --crash' cannot call '%s'", p.args[0])
	}
	return p.redirect(c.redirects)
}

// prefixes removes "not", "!" and "env" from the front of the arguments.
func (p *process) prefixes() (inEnv bool, err error) {
	for {
		switch p.args[0] {
		case "not":
			p.nots++
			p.strict = true
			if len(p.args) > 1 && p.args[1] == "--crash" {
				p.crash = true
				p.args = p.args[1:]
			}
		case "!":
			p.nots++
		case "env":
			inEnv = true
			if err := p.environment(); err != nil {
				return inEnv, err
			}
			if len(p.args) == 1 {
				p.args = []string{"env"}
				return inEnv, nil
			}
		default:
			return inEnv, nil
		}
		if len(p.args) == 1 {
			return inEnv, fmt.Errorf("'%s' needs a command", p.args[0])
		}
		p.args = p.args[1:]
	}
}

// environment applies the arguments of "env" and leaves it right before its
// command.
func (p *process) environment() error {
	rest := p.args[1:]
	for len(rest) > 0 {
		name, _, isSetting := strings.Cut(rest[0], "=")
		switch {
		case rest[0] == "-i":
			p.env = nil
		case rest[0] == "-u" && len(rest) > 1:
			p.env = unset(p.env, rest[1])
			rest = rest[1:]
		case strings.HasPrefix(rest[0], "-"):
			return fmt.Errorf("'env' has no option '%s'", rest[0])
		case isSetting:
			p.env = append(unset(p.env, name), rest[0])
		default:
			p.args = append([]string{"env"}, rest...)
			return nil
		}
		rest = rest[1:]
	}
	p.args = []string{"env"}
	return nil
}

func unset(env []string, name string) []string {
	return slices.DeleteFunc(env, func(v string) bool { return strings.HasPrefix(v, name+"=") })
}

func getenv(env []string, name string) string {
	for _, v := range slices.Backward(env) {
		if value, ok := strings.CutPrefix(v, name+"="); ok {
			return value
		}
	}
	return ""
}

// expand replaces a word with * or ? by the files it matches, if any.
func (s *Shell) expand(w token) []string {
	if w.glob == "" {
		return []string{w.text}
	}
	pattern, prefix := w.glob, ""
	if !filepath.IsAbs(w.text) {
		prefix = s.Dir + string(filepath.Separator)
		pattern = globQuote(prefix) + pattern
	}
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		return []string{w.text}
	}
	for i := range files {
		files[i] = strings.TrimPrefix(files[i], prefix)
	}
	return files
}

func globQuote(path string) string {
	return strings.NewReplacer(`\`, `\\`, "*", `\*`, "?", `\?`, "[", `\[`).Replace(path)
}

// path makes a file name absolute.
func (s *Shell) path(name string) string {
	if filepath.IsAbs(name) {
		return name
	}
	return filepath.Join(s.Dir, name)
}

// run runs the command and sets its status.
func (p *process) run(ctx context.Context) {
	if b, ok := builtins()[p.args[0]]; ok {
		p.status = b.run(p)
	} else {
		p.status = p.external(ctx)
	}
	switch {
	case p.status == notFound && p.nots > 0:
		p.status = 1 // "not" asks for a command that fails, not for none
	case p.crash:
		p.status = invert(p.status >= 0)
		for range p.nots - 1 {
			p.status = invert(p.status == 0)
		}
	case p.nots%2 == 1 && p.status < 0 && p.strict:
		p.status = 1
	case p.nots%2 == 1:
		p.status = invert(p.status == 0)
	}
}

func invert(failed bool) int {
	if failed {
		return 1
	}
	return 0
}

// external runs a program.
func (p *process) external(ctx context.Context) int {
	path, err := p.lookPath(p.args[0])
	if err != nil {
		fmt.Fprintf(p.stderr, "'%s': command not found\n", p.args[0])
		return notFound
	}
	cmd := exec.CommandContext(ctx, path)
	cmd.Args = p.args
	cmd.Dir = p.shell.Dir
	cmd.Env = p.env
	cmd.Stdin, cmd.Stdout, cmd.Stderr = p.stdin, p.stdout, p.stderr
	cmd.WaitDelay = time.Second // after a timeout: for children that keep the output open
	err = cmd.Run()
	var exit *exec.ExitError
	switch {
	case err == nil:
		return 0
	case !errors.As(err, &exit):
		fmt.Fprintf(p.stderr, "'%s': %v\n", p.args[0], err)
		return notFound
	}
	if ws, ok := exit.Sys().(syscall.WaitStatus); ok && ws.Signaled() {
		return -int(ws.Signal())
	}
	return exit.ExitCode()
}

// lookPath finds a program in the PATH of the command's environment.
func (p *process) lookPath(name string) (string, error) {
	if strings.ContainsRune(name, '/') || strings.ContainsRune(name, filepath.Separator) {
		return exec.LookPath(p.shell.path(name))
	}
	path := getenv(p.env, "PATH")
	if path == "" {
		path = getenv(p.shell.Env, "PATH")
	}
	for _, dir := range filepath.SplitList(path) {
		if file, err := exec.LookPath(filepath.Join(p.shell.path(dir), name)); err == nil {
			return file, nil
		}
	}
	return "", exec.ErrNotFound
}
