package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// assemble compiles a file as each of its RUN lines says and has NVIDIA's assembler judge what both
// compilers make.
func (c *config) assemble(file string) (list []result) {
	src, err := os.ReadFile(file)
	if err != nil {
		return []result{{invalid, file, err.Error()}}
	}
	for _, r := range runLines(string(src)) {
		name := file + ": " + strings.TrimSpace(r.before+" "+r.input+" "+strings.Join(r.flags, " "))
		text, err := c.source(file, string(src), r)
		if err != nil {
			list = append(list, result{invalid, name, err.Error()})
			continue
		}
		list = append(list, c.assembled(name, text, r.flags))
	}
	return list
}

// assembled has a module's code of both compilers assembled.
func (c *config) assembled(name, text string, flags []string) result {
	theirs, complaint := c.code(c.llc, text, flags)
	if theirs == "" {
		return result{invalid, name, complaint}
	}
	if ok, complaint := c.assembles(theirs); !ok {
		return result{unsupported, name, "ptxas refuses llc's: " + complaint}
	}
	ours, complaint := c.code(c.ours, text, flags)
	if ours == "" {
		return result{refused, name, complaint}
	}
	if ok, complaint := c.assembles(ours); !ok {
		return result{different, name, "ptxas refuses ours: " + complaint}
	}
	return result{equal, name, ""}
}

// source is the module that a RUN line compiles: the file, a part of it, or what the commands
// before llc make of it.
func (c *config) source(file, text string, r runLine) (string, error) {
	if _, part, ok := strings.Cut(r.input, "%t/"); ok {
		if text, ok = splitFile(text, part); !ok {
			return "", fmt.Errorf("no part %s", part)
		}
	}
	if r.before == "" {
		return text, nil
	}
	opt := strings.Replace(filepath.Base(c.llc), "llc", "opt", 1)
	path, err := filepath.Abs(file)
	if err != nil {
		return "", err
	}
	script := strings.NewReplacer("%s", "'"+path+"'", "opt ", opt+" ").Replace(r.before)
	out, complaint := c.output("", "bash", "-c", script)
	if complaint != "" {
		return "", fmt.Errorf("%s: %s", r.before, complaint)
	}
	return out, nil
}

// code is a compiler's PTX, or why there is none.
func (c *config) code(command, text string, flags []string) (out, complaint string) {
	out, complaint = c.output(text, command, append([]string{"-o", "-"}, flags...)...)
	if complaint != "" {
		return "", complaint
	}
	return out, ""
}

// output runs a command in the scratch folder.
func (c *config) output(stdin, command string, args ...string) (out, complaint string) {
	ctx, cancel := context.WithTimeout(context.Background(), c.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, command, args...)
	cmd.Dir = c.scratch
	cmd.Env = append(os.Environ(), "LLVM_DISABLE_CRASH_REPORT=1")
	cmd.Stdin = strings.NewReader(stdin)
	var stdout, diagnostics bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &diagnostics
	if err := cmd.Run(); err != nil {
		first, _, _ := strings.Cut(strings.TrimSpace(diagnostics.String()), "\n")
		return "", fmt.Sprintf("%v: %s", err, location.ReplaceAllString(first, ""))
	}
	return stdout.String(), ""
}

var targetLine = regexp.MustCompile(`(?m)^\.target\s+sm_(\d+)([af]?)(.*)`)

// oldest is the first processor that the assemblers know: code for older ones is assembled for it.
const oldest = "50"

// assembles reports whether one of the assemblers takes a text. What is said otherwise is the first
// one's complaint that is not about the version or the target.
func (c *config) assembles(text string) (ok bool, complaint string) {
	arch := "sm_" + oldest
	debug := false
	if m := targetLine.FindStringSubmatch(text); m != nil {
		if len(m[1]) > 2 || m[1] > oldest {
			arch = "sm_" + m[1] + m[2]
		}
		debug = strings.Contains(m[3], "debug")
	}
	f, err := os.CreateTemp(c.scratch, "*.ptx")
	if err != nil {
		return false, err.Error()
	}
	defer os.Remove(f.Name())
	if _, err := f.WriteString(text); err != nil {
		return false, err.Error()
	}
	f.Close()
	var complaints []string
	for _, ptxas := range c.assemblers {
		args := []string{"-c", "-o", os.DevNull, "-arch", arch, f.Name()}
		if debug {
			args = append(args, "-g")
		}
		if _, complaint = c.output("", ptxas, args...); complaint == "" {
			return true, ""
		}
		complaints = append(complaints, strings.ReplaceAll(complaint, f.Name(), "PTX"))
	}
	return false, strings.Join(complaints, "; ")
}
