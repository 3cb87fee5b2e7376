package compile

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"opt-go/lit"
)

// surroundings are what a compilation must not depend on.
type surroundings struct {
	umask string
	flags []string
	env   []string // besides HOME and TMPDIR
}

var places = []surroundings{
	{"022", []string{"-j", "1"}, []string{"TZ=UTC", "LANG=C", "USER=one"}},
	{"077", []string{"-j", "7"}, []string{"TZ=Pacific/Auckland", "LANG=de_DE.UTF-8", "LC_ALL=tr_TR.UTF-8", "USER=two", "GOMAXPROCS=2", "GOGC=15", "TERM=xterm", "COLUMNS=40"}},
}

// in runs a shell command in a folder that has only the files given, and returns all files that are
// there at the end.
func (s surroundings) in(t *testing.T, files map[string][]byte, command string) map[string][]byte {
	t.Helper()
	dir, other := t.TempDir(), t.TempDir()
	for name, text := range files {
		if err := os.WriteFile(filepath.Join(dir, name), text, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command("sh", "-c", "umask "+s.umask+"\n"+command)
	cmd.Dir = dir
	cmd.Env = append([]string{"HOME=" + other, "TMPDIR=" + other, "PATH=" + os.Getenv("PATH")}, s.env...)
	if out, err := cmd.CombinedOutput(); err != nil || len(out) > 0 {
		t.Fatalf("%s: %v\n%s", command, err, out)
	}
	if left, err := os.ReadDir(other); err != nil || len(left) > 0 {
		t.Errorf("%s leaves %v in the home or the folder for temporary files: %v", command, left, err)
	}
	found := map[string][]byte{}
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if found[e.Name()], err = os.ReadFile(filepath.Join(dir, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
	return found
}

func builtCommand(t *testing.T) string {
	t.Helper()
	bin, err := lit.Tools("../../../lit", t.TempDir(), "opt-go")
	if err != nil {
		t.Fatal(err)
	}
	return filepath.Join(bin, "opt-go")
}

// sameEverywhere runs a command in all surroundings, where it must write one more file, the same in
// all, and returns that.
func sameEverywhere(t *testing.T, files map[string][]byte, output string, command func(flags []string) string) []byte {
	t.Helper()
	var first []byte
	for k, s := range places {
		found := s.in(t, files, command(s.flags))
		got, ok := found[output]
		if !ok || len(got) == 0 || len(found) != len(files)+1 {
			t.Fatalf("%s: %d files for %d, %d bytes of output", command(s.flags), len(found), len(files), len(got))
		}
		for name, text := range files {
			if !bytes.Equal(found[name], text) {
				t.Errorf("%s changes %s", command(s.flags), name)
			}
		}
		if k == 0 {
			first = got
		} else if !bytes.Equal(got, first) {
			t.Errorf("%s writes something else in other surroundings", command(s.flags))
		}
	}
	return first
}

// TestHermetic: what is written depends on the inputs and the flags alone, not on the folder, the
// home, the time zone, the language, the umask or the number of workers, and nothing else is
// written: what caches of compilations and remote execution take for granted.
func TestHermetic(t *testing.T) {
	opt := builtCommand(t)
	for _, c := range []struct{ file, flags string }{
		{"matmul.ll", "-passes=gpucc -emit=ptx -regs=14"},
		{"matmul.ll", "-passes='default<O3>' -S"},
		{"ll/nbody.clang19.O0.ll", "-passes=gpucc -pass-remarks-output=/dev/null"},
		{"ll/matmul_nest.clang19.O1.ll", "-passes=vliw -emit=vliw -ssp=auto"},
	} {
		text, err := os.ReadFile(filepath.Join("../../../examples", c.file))
		if err != nil {
			t.Fatal(err)
		}
		sameEverywhere(t, map[string][]byte{"in.ll": text}, "out", func(flags []string) string {
			return opt + " in.ll " + c.flags + " -o out " + strings.Join(flags, " ")
		})
	}
}

// The parts of a genrule in the example's BUILD file that the test needs.
var (
	genrule = regexp.MustCompile(`(?s)genrule\(\n(.*?)\n\)`)
	field   = regexp.MustCompile(`(?m)^    (\w+) = (?:\[)?"([^"]*)"`)
)

// TestBazelRules runs the commands of examples/bazel as Bazel does, each in a folder with its
// sources alone, and Bazel itself where it is installed.
func TestBazelRules(t *testing.T) {
	opt := builtCommand(t)
	const folder = "../../../examples/bazel"
	text, err := os.ReadFile(folder + "/BUILD.bazel")
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]string{"scale.ptx": ".entry scale(", "sum.s": ".func sum"}
	results := map[string][]byte{}
	for _, rule := range genrule.FindAllStringSubmatch(string(text), -1) {
		f := map[string]string{}
		for _, m := range field.FindAllStringSubmatch(rule[1], -1) {
			f[m[1]] = m[2]
		}
		source, err := os.ReadFile(filepath.Join(folder, f["srcs"]))
		if err != nil {
			t.Fatal(err)
		}
		command := strings.NewReplacer("$(execpath "+f["tools"]+")", opt, "$<", f["srcs"], "$@", f["outs"]).Replace(f["cmd"])
		if strings.Contains(command, "$") || f["tools"] != ":compiler" {
			t.Errorf("the test does not know all of %q", f["cmd"])
		}
		out := sameEverywhere(t, map[string][]byte{f["srcs"]: source}, f["outs"], func([]string) string { return command })
		if !bytes.Contains(out, []byte(want[f["outs"]])) || want[f["outs"]] == "" {
			t.Errorf("%s:\n%s", f["outs"], out)
		}
		results[f["outs"]] = out
	}
	if len(results) != len(want) {
		t.Errorf("%d rules, want %d", len(results), len(want))
	}
	bazel, err := exec.LookPath("bazel")
	if err != nil {
		return // the commands have been run
	}
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(folder)); err != nil {
		t.Fatal(err)
	}
	program, err := os.ReadFile(opt)
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "opt-go"), program, 0o777)
	}
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(bazel, "--output_user_root="+t.TempDir(), "--batch", "build", "//...")
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("bazel: %v\n%s", err, out)
	}
	for name, want := range results {
		if got, err := os.ReadFile(filepath.Join(dir, "bazel-bin", name)); err != nil || !bytes.Equal(got, want) {
			t.Errorf("bazel makes another %s: %v", name, err)
		}
	}
}
