package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"opt-go/passes"
)

// failure is the kind of failure of a pipeline: crash (opt-go itself fails), invalid (LLVM's
// verifier refuses the result), wrong (the program behaves differently) or slow.
type failure struct{ kind, detail string }

// transform runs opt-go.
func (c *config) transform(text []byte, pipeline string) ([]byte, *failure) {
	out, err := tool("", text, 60*time.Second, c.optgo, "-passes="+pipeline, "-verify-each", "-")
	if err == nil {
		return out, nil
	}
	if strings.Contains(err.Error(), "does not end") {
		return nil, &failure{"slow", err.Error()}
	}
	return nil, &failure{"crash", err.Error()}
}

// test runs a pipeline over a program and compares; nil: all is well.
func (c *config) test(s *subject, pipeline string) *failure {
	out, f := c.transform(s.text, pipeline)
	if f != nil {
		return f
	}
	return judge(out, s.want)
}

func judge(out []byte, want outcome) *failure {
	if _, err := tool("", out, 60*time.Second, "opt-19", "-passes=verify", "-disable-output", "-"); err != nil {
		return &failure{"invalid", err.Error()}
	}
	got, err := execute(out)
	switch {
	case err != nil:
		return &failure{"wrong", err.Error()}
	case got != want:
		return &failure{"wrong", fmt.Sprintf("it prints %q (exit status %d), before %q (%d)", tail(got.out), got.exit, tail(want.out), want.exit)}
	}
	return nil
}

func tail(s string) string {
	s = strings.TrimSpace(s)
	return s[max(0, len(s)-60):]
}

// leaves lists the passes of a pipeline one by one.
func leaves(pipeline string) ([]string, error) {
	nodes, err := passes.Parse(pipeline)
	if err != nil {
		return nil, err
	}
	var out []string
	var walk func([]passes.Node)
	walk = func(nodes []passes.Node) {
		for _, n := range nodes {
			if n.Desc != nil {
				out = append(out, element(n.Unit, n.Text))
			}
			walk(n.Sub)
		}
	}
	walk(nodes)
	return out, nil
}

// culprit is the first pass that miscompiles a program, and the program before that pass.
type culprit struct {
	pass   string
	before []byte
	f      *failure
}

// bisect runs the passes of a pipeline one after the other; nil when alone they do no harm.
func (c *config) bisect(s *subject, pipeline string) *culprit {
	list, err := leaves(pipeline)
	if err != nil {
		return nil
	}
	text := s.text
	for _, p := range list {
		out, f := c.transform(text, p)
		if f == nil {
			f = judge(out, s.want)
		}
		if f != nil {
			return &culprit{p, text, f}
		}
		text = out
	}
	return nil
}

// report prints a failure, bisects it to a pass, and keeps a reproducer.
func (c *config) report(s *subject, pipeline string, f *failure) {
	fmt.Printf("seed %d %s: %s after -passes=%s: %s\n", s.seed, s.level, f.kind, pipeline, f.detail)
	bad := c.bisect(s, pipeline)
	if bad == nil {
		bad = &culprit{pipeline, s.text, f}
		fmt.Println("  the passes one by one do no harm")
	} else {
		fmt.Printf("  %s after the pass %s\n", bad.f.kind, bad.pass)
	}
	if c.keep == "" {
		return
	}
	name := filepath.Join(c.keep, fmt.Sprintf("%d%s-%s", s.seed, s.level, strings.Map(plain, bad.pass)))
	if err := os.WriteFile(name+".ll", bad.before, 0o666); err != nil {
		fmt.Println("  cannot keep it:", err)
		return
	}
	fmt.Printf("  kept: %s.ll, run it with -passes=%s\n", name, bad.pass)
	if c.reduce {
		c.reduceTo(name, bad.pass)
	}
}

// plain keeps letters and digits of a pipeline for a file's name.
func plain(r rune) rune {
	switch {
	case r >= 'a' && r <= 'z', r >= '0' && r <= '9', r == '-':
		return r
	}
	return '_'
}

// reduceTo lets llvm-reduce find a small program that the pass still breaks.
func (c *config) reduceTo(name, pipeline string) {
	self, err := os.Executable()
	if err != nil {
		fmt.Println("  cannot reduce it:", err)
		return
	}
	script := name + ".sh"
	line := fmt.Sprintf("#!/bin/sh\nexec %q -opt-go=%q -passes='%s' -interesting=\"$1\"\n", self, c.optgo, pipeline)
	if err := os.WriteFile(script, []byte(line), 0o777); err != nil {
		fmt.Println("  cannot reduce it:", err)
		return
	}
	if _, err := tool("", nil, 5*time.Minute, "llvm-reduce-19", "--test="+script, "-o", name+".reduced.ll", name+".ll"); err != nil {
		fmt.Println("  not reduced:", firstLines(err.Error(), 1))
		return
	}
	fmt.Printf("  reduced: %s.reduced.ll (look for undefined behaviour before you believe it)\n", name)
}

// interesting reports whether the pipeline still breaks a program that is well-defined as far as
// LLVM can tell: it is valid, ends, and does the same when LLVM has optimized it.
func (c *config) interesting(file string) bool {
	text, err := os.ReadFile(file)
	if err != nil {
		return false
	}
	if strings.Contains(string(text), "@main(") {
		want, err := execute(text)
		if err != nil || judge(text, want) != nil {
			return false
		}
		optimized, err := tool("", text, 60*time.Second, "opt-19", "-S", "-passes=default<O2>", "-")
		if err != nil || judge(optimized, want) != nil {
			return false
		}
		return c.test(&subject{text: text, want: want}, c.passes) != nil
	}
	if _, err := tool("", text, 60*time.Second, "opt-19", "-passes=verify", "-disable-output", "-"); err != nil {
		return false
	}
	_, f := c.transform(text, c.passes) // no program any more: only a crash can be seen
	return f != nil && f.kind == "crash"
}
