package shellwords

import (
	"os/exec"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"opt-go/tools/oracle"
)

var texts = []struct {
	text string
	want []string
}{
	{"", nil},
	{" \t\n", nil},
	{"-O2  -DX=1\n\t-w\n", []string{"-O2", "-DX=1", "-w"}},
	{`-DS='a b' "c d"e`, []string{"-DS=a b", "c de"}},
	{`  ./main -c "read ./a.aig; write 'b'" '' x'y z'  1 `, []string{"./main", "-c", "read ./a.aig; write 'b'", "", "xy z", "1"}},
	{`'' ""`, []string{"", ""}},
	{`a\ b \"c\" '\'`, []string{"a b", `"c"`, `\`}},
	{`"a\b \"c\" \\"`, []string{`a\b "c" \`}},
	{"a \\\n b c\\\nd", []string{"a", "b", "cd"}},
	{`"it's" 'say "no"'`, []string{"it's", `say "no"`}},
}

func TestSplit(t *testing.T) {
	for _, x := range texts {
		if d := cmp.Diff(x.want, Split(x.text)); d != "" {
			t.Errorf("%q: want, have:\n%s", x.text, d)
		}
	}
	if d := cmp.Diff([]string{"a b", `c\`}, Split(`"a b" c\`)); d != "" {
		t.Errorf("a backslash at the end: %s", d)
	}
	if d := cmp.Diff([]string{"a", "b c"}, Split(`a "b c`)); d != "" {
		t.Errorf("an open quote: %s", d)
	}
}

// TestShell holds the table to a shell.
func TestShell(t *testing.T) {
	sh := oracle.Tool(t, "sh")
	for _, x := range texts {
		text := strings.TrimRight(x.text, "\n")
		if strings.Contains(strings.ReplaceAll(text, "\\\n", ""), "\n") {
			text = strings.ReplaceAll(text, "\n", " ") // of a list of options, where a shell would begin a command
		}
		out, err := exec.Command(sh, "-c", `for w in `+text+"\n"+`do printf '%s\n' "$w"; done`).Output()
		if err != nil {
			t.Fatalf("%q: %v", x.text, err)
		}
		want := ""
		for _, w := range x.want {
			want += w + "\n"
		}
		if string(out) != want {
			t.Errorf("%q: the shell has %q, the table %q", x.text, out, want)
		}
	}
}
