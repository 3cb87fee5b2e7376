package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"time"
)

var (
	passed = regexp.MustCompile(`(?i)\bPASS(ED)?\b|\bsuccess|\bcorrect\b|\bOK\b|Test passed`)
	noFile = regexp.MustCompile(`(?i)no such file|(cannot|can't|could not|unable to|failed to|error) (open|opening|read|load|find|locate)\b|open(ing)? .*(failed|error)|file .*not found|not found.*file|missing .*file`)
	failed = regexp.MustCompile(`(?i)\bFAIL(ED|URE)?\b|\bincorrect\b|mismatch|wrong result`)
)

// smallest is the least number among the arguments that is taken for a size.
const smallest = 64

// runs executes a program with its arguments, then with smaller ones while it takes too long.
func (s *survey) runs(p *built, stats string, r *result) (printed string) {
	for n := 0; ; n++ {
		r.ran, r.check, r.err, r.args = "no", "none", "", p.args
		printed = s.execute(p, stats, r)
		if r.ran != "timeout" || n == s.smaller || !p.shrink() {
			return printed
		}
	}
}

// shrink divides the sizes among the arguments by 8; false if there are none.
func (p *built) shrink() bool {
	changed := false
	args := append([]string(nil), p.args...)
	for i, a := range args {
		if n, err := strconv.Atoi(a); err == nil && n >= smallest {
			args[i] = strconv.Itoa(n / 8)
			changed = true
		}
	}
	p.args = args
	return changed
}

// execute runs a program once, fills in how it ended, and returns what it printed.
func (s *survey) execute(p *built, stats string, r *result) string {
	ctx, cancel := context.WithTimeout(context.Background(), s.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, p.program, p.args...)
	cmd.Dir = p.dir
	cmd.Env = append(os.Environ(), "OPTGO_STATS="+stats)
	cmd.WaitDelay = 10 * time.Second
	var both bytes.Buffer
	cmd.Stdout, cmd.Stderr = &both, &both
	err := cmd.Run()
	out := both.String()
	switch {
	case ctx.Err() != nil:
		r.ran = "timeout"
	case err == nil && !strings.Contains(out, "cuda: "):
		r.ran = "yes"
	default:
		r.err = firstError(out)
		if r.err == "" && err != nil {
			r.err = err.Error()
		}
		if line := noFile.FindString(out); line != "" && !strings.Contains(out, "cuda: ") {
			r.ran, r.err = "data", line
			r.read(stats)
			return out
		}
	}
	switch {
	case failed.MatchString(out):
		r.check = "fail"
	case passed.MatchString(out):
		r.check = "pass"
	}
	r.read(stats)
	return out
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
