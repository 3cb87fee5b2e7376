package manual_test

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/tools/manual"
)

// example is a command with every kind of flag.
func example() *manual.Command {
	fs := flag.NewFlagSet("try-it", flag.ContinueOnError)
	fs.Bool("quick", false, "do it at once: don't wait")
	fs.String("emit", "", "what to `write`")
	fs.String("passes", "", "a `LIST` of passes [in order]")
	fs.String("o", "", "output `FILE`")
	fs.Bool("Only", false, "a flag whose letter is a flag of zsh's _arguments")
	return &manual.Command{Name: "try-it", Brief: "tries it", Usage: "[flags] FILE", Text: "First.\n\nSecond:\n.dot, back\\slash.", Flags: fs, Suffix: "ll",
		Groups: []manual.Group{{Title: "Used most", Flags: []string{"emit"}}},
		Values: map[string][]string{"emit": {"ir", "ptx"}, "passes": {"gvn", "licm", "print<loops>", "gpucc"}}, Lists: []string{"passes"}}
}

func TestMan(t *testing.T) {
	var b strings.Builder
	if err := example().Man(&b); err != nil {
		t.Fatal(err)
	}
	want := `.TH TRY\-IT 1
.SH NAME
try\-it \- tries it
.SH SYNOPSIS
.B try\-it
[flags] FILE
.SH DESCRIPTION
First.
.PP
Second:
\&.dot, back\eslash.
.SH OPTIONS
.SS Used most
.TP
.B \-emit\fR=\fIwrite\fR
what to write
.SS Other flags
.TP
.B \-Only
a flag whose letter is a flag of zsh's _arguments
.TP
.B \-o\fR=\fIFILE\fR
output FILE
.TP
.B \-passes\fR=\fILIST\fR
a LIST of passes [in order]
.TP
.B \-quick
do it at once: don't wait
`
	if d := cmp.Diff(want, b.String()); d != "" {
		t.Error(d)
	}
}

// script writes the completion for a shell to a file.
func script(t *testing.T, shell string) string {
	t.Helper()
	if _, err := exec.LookPath(shell); err != nil {
		t.Skipf("%s is not installed", shell)
	}
	var b strings.Builder
	if err := example().Completion(&b, shell); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "complete")
	if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// TestBash completes command lines as bash does, which splits words at "=".
func TestBash(t *testing.T) {
	file := script(t, "bash")
	dir := t.TempDir()
	for _, name := range []string{"in.ll", "in.txt"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ line, want string }{
		{"-emit =", "ir ptx"},
		{"-emit = p", "ptx"},
		{"--emit p", "ptx"},
		{"-passes = g", "gvn gpucc"},
		{"-passes = licm,print", "licm,print<loops>"},
		{"-em", "-emit"},
		{"--q", "--quick"},
		{"-quick in", "in.ll"},
		{"-o in.t", "in.txt"},
	} {
		words := "try-it " + c.line
		cmd := exec.Command("bash", "-c", `source "$1"; COMP_WORDS=($2); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _try_it; echo "${COMPREPLY[*]}"`, "bash", file, words)
		cmd.Dir = dir
		out, err := cmd.CombinedOutput()
		if got := strings.TrimSpace(string(out)); err != nil || got != c.want {
			t.Errorf("%q: %q, want %q (%v)", c.line, got, c.want, err)
		}
	}
}

// TestZsh and TestFish let the shells read their scripts.
func TestZsh(t *testing.T) {
	if out, err := exec.Command("zsh", "-n", script(t, "zsh")).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func TestFish(t *testing.T) {
	for line, want := range map[string]string{"-emit ": "ir ptx", "-passes gvn,print": "gvn,print<loops>"} {
		out, err := exec.Command("fish", "-c", "source "+script(t, "fish")+"; complete -C 'try-it "+line+"'").Output()
		var got []string
		for _, l := range strings.Split(strings.TrimSpace(string(out)), "\n") {
			word, _, _ := strings.Cut(l, "\t")
			got = append(got, word)
		}
		if err != nil || strings.Join(got, " ") != want {
			t.Errorf("%s: %q (%v)", line, got, err)
		}
	}
}

func TestUnknownShell(t *testing.T) {
	if err := example().Completion(&strings.Builder{}, "csh"); err == nil || !strings.Contains(err.Error(), "bash, zsh, fish") {
		t.Errorf("csh: %v", err)
	}
}
