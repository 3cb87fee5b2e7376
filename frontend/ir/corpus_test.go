package ir_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/frontend/verify"
	"opt-go/tools/oracle"
)

// corpus lists the files to compare with LLVM: those of testdata, and those in the folders that
// OPTGO_CORPUS names (separated by colons).
func corpus(t *testing.T) []string {
	dirs := append([]string{"testdata"}, filepath.SplitList(os.Getenv("OPTGO_CORPUS"))...)
	var out []string
	for _, d := range dirs {
		files, err := filepath.Glob(filepath.Join(d, "*.ll"))
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, files...)
	}
	return out
}

var header = regexp.MustCompile(`(?m)^(; ModuleID|source_filename|target datalayout) = .*\n`)

// TestPrintsAsOpt reads each file and compares our print with that of LLVM 19 for the same file,
// and our verdict with LLVM's.
func TestPrintsAsOpt(t *testing.T) {
	opt := oracle.Tool(t, "opt-19")
	for _, file := range corpus(t) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			want, refusal := runOpt(opt, src)
			m, err := frontend.Read("-", src)
			if err != nil {
				if refusal == "" {
					t.Fatalf("LLVM reads this, we do not: %v", err)
				}
				return
			}
			problems := verify.Check(m)
			switch {
			case refusal != "" && len(problems) == 0:
				t.Fatalf("LLVM refuses this, we do not: %s", refusal)
			case refusal != "":
				return
			case len(problems) > 0:
				t.Fatalf("we refuse this, LLVM does not: %v", problems[0])
			}
			got := header.ReplaceAllString(m.String(), "")
			if diff := cmp.Diff(strings.Split(want, "\n"), strings.Split(got, "\n")); diff != "" {
				t.Errorf("printed differently (-opt +ours):\n%s", diff)
			}
			if diff := cmp.Diff(m.String(), ir.CloneModule(m).String()); diff != "" {
				t.Errorf("a copy of the module prints differently:\n%s", diff)
			}
			for _, f := range m.Funcs {
				if err := ir.CheckUses(f); err != nil {
					t.Error(err)
				}
			}
		})
	}
}

func runOpt(opt string, src []byte) (text, refusal string) {
	cmd := exec.Command(opt, "-S", "-passes=verify", "-")
	cmd.Stdin = bytes.NewReader(src)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		return "", "error: " + errs.String()
	}
	return header.ReplaceAllString(out.String(), ""), ""
}
