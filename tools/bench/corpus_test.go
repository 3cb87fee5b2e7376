package main

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/verify"
	"opt-go/tools/oracle"
)

// TestProgramModule: the C programs of the repository make one valid module of 100,000 lines.
func TestProgramModule(t *testing.T) {
	text, programs, err := programModule()
	if err == noCompiler {
		oracle.Need(t, "clang-19")
	}
	if err != nil {
		t.Fatal(err)
	}
	m, err := frontend.Read("programs.ll", text)
	if err != nil {
		t.Fatal(err)
	}
	if problems := verify.Check(m); len(problems) > 0 {
		t.Error(problems[0])
	}
	if lines := bytes.Count(text, []byte("\n")); lines < 100_000 || programs < 50 {
		t.Errorf("%d programs, %d lines", programs, lines)
	}
}

// TestContest: each version of LLVM that is there has its line, one that is not has none, and
// without any of them our own figures are printed.
func TestContest(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip(err)
	}
	here := peer{name: "here", needs: []string{"sh"}, command: "test \"$0\" = in.ll", in: "in.ll"}
	there := peer{name: "there", needs: []string{"sh"}, command: "true", in: "in.ll"}
	absent := peer{name: "absent", needs: []string{"no-such-program"}, command: "false", in: "in.ll"}
	for _, c := range []struct {
		peers []peer
		want  string
	}{
		{[]peer{here, absent}, "here"},
		{[]peer{here, there}, "here there"},
		{[]peer{absent}, "nothing"},
	} {
		var b bytes.Buffer
		work := contest{"work", nil, c.peers}
		o, err := work.measure("true", 1)
		if err != nil {
			t.Fatal(err)
		}
		work.print(&b, o)
		var beside []string
		for _, line := range strings.Split(strings.TrimSpace(b.String()), "\n") {
			beside = append(beside, strings.Fields(line)[1])
		}
		if got := strings.Join(beside, " "); got != c.want {
			t.Errorf("lines beside %s, expected %s", got, c.want)
		}
	}
	fails := peer{name: "fails", needs: []string{"sh"}, command: "exit 3", in: "in.ll"}
	if _, err := (contest{"work", nil, []peer{fails}}).measure("true", 1); err == nil {
		t.Error("a peer that fails is no error")
	}
}

// TestCompareWays: every way has a line with its ratio to the first.
func TestCompareWays(t *testing.T) {
	if _, err := exec.LookPath("env"); err != nil {
		t.Skip(err)
	}
	var b bytes.Buffer
	ways := []way{{"first", []string{"sh", "-c", "test -z \"$SECOND\""}, nil}, {"second", []string{"sh", "-c", "test -n \"$SECOND\""}, []string{"SECOND=1"}}}
	if err := compareWays(&b, ways, 1); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(b.String()), "\n")
	if len(lines) != 3 || !strings.HasPrefix(lines[1], "first") || !strings.HasPrefix(lines[2], "second") {
		t.Errorf("got\n%s", b.String())
	}
}
