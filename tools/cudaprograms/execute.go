package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"time"

	"github.com/pkg/errors"
)

var (
	passed   = regexp.MustCompile(`(?i)\bPASS(ED)?\b|\bsuccess|\bcorrect\b|\bOK\b|Test passed`)
	noFile   = regexp.MustCompile(`(?i)no such file|(cannot|can't|could not|unable to|failed to|error) (open|opening|read|load|find|locate)\b|(cannot|can't|could not) be (opened|read|found)|open(ing)? .*(failed|error)|file .*not found|not found.*file|missing .*file`)
	dataFile = regexp.MustCompile(`^[A-Za-z.][^=]*(/|\.\w)`)
	failed   = regexp.MustCompile(`(?i)\bFAIL(ED|URE)?\b|\bincorrect\b|mismatch|wrong result|does not agree|[1-9]\d* errors\b`)
)

// execute runs a program once, fills in how it ended, and returns what it printed.
func (s *survey) execute(p *built, stats string, r *result) string {
	if p.alone != nil {
		p.alone.Lock()
		defer p.alone.Unlock()
	}
	ctx, cancel := context.WithTimeout(context.Background(), s.timeout)
	defer cancel()
	name, args := p.program, p.args
	if s.cpu > 0 { // the shell's limit holds for the program and for its server
		name, args = "sh", append([]string{"-c", fmt.Sprintf(`ulimit -t %d; exec "$0" "$@"`, int(s.cpu.Seconds())), name}, args...)
	}
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = p.dir
	cmd.Env = append(append(os.Environ(), p.env...), "OPTGO_STATS="+stats, "OPTGO_TRAFFIC=0", "OPTGO_PATIENCE=0") // a kernel that takes long is no failure
	if s.checks {
		cmd.Env = append(cmd.Env, "OPTGO_CHECK=1")
	}
	cmd.WaitDelay = 10 * time.Second
	var both bytes.Buffer
	cmd.Stdout, cmd.Stderr = &both, &both
	before := p.files()
	limit := &memoryLimit{megabytes: s.memory}
	err := limit.run(ctx, cmd)
	r.read(stats)
	r.written = p.written(before)
	out := strings.ReplaceAll(both.String(), p.dir, ".") // which differs between ours and LLVM's
	r.all = out
	r.findings, r.err = findings(out)
	switch {
	case limit.exceeded:
		r.ran, r.err = "memory", limit.String()
		return out
	case ctx.Err() != nil || s.cpu > 0 && outOfTime(err, out):
		r.ran = "timeout"
	case err == nil && !strings.Contains(out, "cuda: ") && (r.launches > 0 || !noFile.MatchString(out) && p.absent() == ""): // some end with status 0 though they cannot open their data
		r.ran = "yes"
	default:
		if text := firstError(out); text != "" {
			r.err = text
		} else if err != nil {
			r.err = err.Error()
		}
		line := noFile.FindString(out)
		if line == "" {
			line = p.absent()
		}
		if line != "" && !strings.Contains(out, "cuda: ") {
			r.ran, r.err = "data", line
			return out
		}
	}
	switch {
	case failed.MatchString(out):
		r.check = "fail"
	case passed.MatchString(out):
		r.check = "pass"
	}
	return out
}

// findings counts what OPTGO_CHECK=1 has found, and returns the first.
func findings(out string) (n int, first string) {
	for line := range strings.SplitSeq(out, "\n") {
		if _, text, found := strings.Cut(line, "OPTGO_CHECK: "); found {
			if n++; n == 1 {
				first = text
			}
		}
	}
	return n, first
}

// outOfTime reports whether the limit on processor time has ended the program or its server.
func outOfTime(err error, out string) bool {
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		if status, ok := exit.Sys().(syscall.WaitStatus); ok && status.Signaled() && (status.Signal() == syscall.SIGXCPU || status.Signal() == syscall.SIGKILL) {
			return true
		}
	}
	return strings.Contains(out, "the server has ended unexpectedly") && !strings.Contains(out, "goroutine ") // it was killed, and has not failed
}

// absent names an argument that is a file which is not there; "": there is none.
func (p *built) absent() string {
	for _, a := range p.args {
		if dataFile.MatchString(a) && !strings.Contains(a, " ") {
			if _, err := os.Stat(filepath.Join(p.dir, a)); err != nil && !filepath.IsAbs(a) {
				return a + " is not there"
			}
		}
	}
	return ""
}

// read takes launches and times out of the statistics.
func (r *result) read(stats string) {
	data, err := os.ReadFile(stats)
	os.Remove(stats) // of this run only
	if err != nil {
		return
	}
	var kernels []struct {
		Launches int
		Seconds  float64
	}
	if json.Unmarshal(data, &kernels) != nil {
		return
	}
	for _, k := range kernels {
		r.launches += k.Launches
		r.kernels += k.Seconds
	}
}

// firstError is the first line of an output that speaks of an error.
func firstError(out string) string {
	for line := range strings.SplitSeq(out, "\n") {
		if strings.Contains(line, "error") || strings.Contains(line, "cuda: ") || strings.Contains(line, "undefined reference") {
			return strings.ReplaceAll(line, "\t", " ")
		}
	}
	return ""
}

// measured are lines about time and speed, which differ from run to run.
var measured = regexp.MustCompile(`(?i)time|second|speed|bandwidth|throughput|flop|elapsed|latency|duration|rate|while waiting|took|[GM]i?B/s|\b[num]?s\b|\b[mu]?sec|0x[0-9a-f]+`)

// firstDifference are the first lines that differ in two outputs of a program; equal: there are
// none. Lines about time and addresses do not count.
func firstDifference(one, other string) (a, b string) {
	first, second := kept(one), kept(other)
	for i := range max(len(first), len(second)) {
		a, b = "", ""
		if i < len(first) {
			a = first[i]
		}
		if i < len(second) {
			b = second[i]
		}
		if a != b {
			return a, b
		}
	}
	return "", ""
}

func kept(out string) (lines []string) {
	for line := range strings.SplitSeq(out, "\n") {
		if !measured.MatchString(line) {
			lines = append(lines, strings.TrimSpace(line))
		}
	}
	return lines
}
