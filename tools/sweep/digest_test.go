package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestDigests: digests are the same wherever a file lies, whatever it is called, and whether it
// compiles, is refused by a backend, or cannot be read; a changed output is found.
func TestDigests(t *testing.T) {
	inputs := map[string]string{
		"good.ll":    module,
		"refused.ll": "define void @k() {\n  call void asm sideeffect \"fly\", \"~{memory}\"()\n  indirectbr ptr null, []\n}\n",
		"broken.ll":  "define i32 @f( {",
	}
	file := filepath.Join(t.TempDir(), "digests")
	c := &config{timeout: 30 * time.Second, workers: 1, sample: 1, digests: file, jobs: jobs([]string{"no-op-module", "instsimplify"}, []string{"ir", "ptx -mcpu=sm_80", "vliw -ssp=auto"})}
	results := func(prefix string) *tally {
		dir := t.TempDir()
		for name, text := range inputs {
			if err := os.WriteFile(filepath.Join(dir, prefix+name), []byte(text), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		got, err := c.run([]string{dir})
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	first := results("a-")
	if first.counts[ok] != 8 || first.counts[refused] != 5 || len(first.outcomes) != 13 {
		t.Errorf("counts %v, %d outcomes", first.counts, len(first.outcomes))
	}
	if changed, err := first.digests(io.Discard, file); changed != 0 || err != nil {
		t.Errorf("written: %d changed, %v", changed, err)
	}
	second := results("b-")
	var out strings.Builder
	if changed, err := second.digests(&out, file); changed != 0 || err != nil || !strings.HasPrefix(out.String(), "13 outcomes are the same, 0 ") {
		t.Errorf("compared: %d changed, %v:\n%s", changed, err, out.String())
	}
	for key, o := range second.outcomes {
		if key.job.Pipeline == "instsimplify" && strings.HasPrefix(key.job.Emit, "ptx") && o.status == ok {
			o.digest = "another"
			second.outcomes[key] = o
		}
	}
	out.Reset()
	if changed, err := second.digests(&out, file); changed != 1 || err != nil || !strings.Contains(out.String(), "-passes='instsimplify' -emit=ptx -mcpu=sm_80: ok another") {
		t.Errorf("changed: %d, %v:\n%s", changed, err, out.String())
	}
}

// TestJobErrors: what the command line names exists, or it is an error before any work.
func TestJobErrors(t *testing.T) {
	for _, c := range []struct {
		job  job
		want string
	}{
		{job{"dce", "ptx -regs=16 -regalloc=linear"}, ""},
		{job{"frob", ""}, "-passes"},
		{job{"dce", "elf"}, "must be ir, ptx or vliw"},
		{job{"dce", "ptx -regalloc=magic"}, "must be linear, divra or affra"},
		{job{"dce", "vliw -ssp=outer"}, "must be off, auto or a loop level"},
		{job{"dce", "vliw ssp"}, "no flag"},
		{job{"dce", "ptx -O2"}, "not defined"},
	} {
		err := c.job.check()
		if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%v: %v, want %q", c.job, err, c.want)
		}
	}
}
