package dialect

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/dialect/scan"
	"opt-go/tools/oracle"

	llir "github.com/llir/llvm/ir"
)

// carryOK carries and parses text that must go through, and checks that the
// side tables fit llir's tree.
func carryOK(t *testing.T, file string, src []byte) (*carried.Text, *llir.Module) {
	t.Helper()
	text, diags := Carry(file, src)
	if diags.HasErrors() {
		t.Fatalf("Carry: %v", diags)
	}
	m, diags := carried.Parse(text)
	if diags.HasErrors() {
		t.Fatalf("llir: %v\n%.20000s", diags, text.LL14)
	}
	checkTables(t, text, m)
	return text, m
}

// checkTables checks that the side tables have the length and order of llir's lists.
func checkTables(t *testing.T, text *carried.Text, m *llir.Module) {
	t.Helper()
	if len(text.Funcs) != len(m.Funcs) || len(text.Globals) != len(m.Globals) || len(text.Aliases) != len(m.Aliases) || len(text.IFuncs) != len(m.IFuncs) {
		t.Fatalf("tables of %d functions, %d globals, %d aliases, %d ifuncs; llir has %d, %d, %d, %d",
			len(text.Funcs), len(text.Globals), len(text.Aliases), len(text.IFuncs), len(m.Funcs), len(m.Globals), len(m.Aliases), len(m.IFuncs))
	}
	same := func(written string, id llir.GlobalIdent) {
		t.Helper()
		if id.GlobalName == "" {
			return // numbers may be made dense
		}
		if want := scan.BareName(written[1:]); want != id.GlobalName && (id.GlobalName != "" || want != fmt.Sprint(id.GlobalID)) {
			t.Errorf("the table has %s where llir has %s", written, id.Ident())
		}
	}
	for i, g := range m.Globals {
		same(text.Globals[i].Name, g.GlobalIdent)
	}
	for i, g := range m.Aliases {
		same(text.Aliases[i].Name, g.GlobalIdent)
	}
	for i, f := range m.Funcs {
		tf := &text.Funcs[i]
		same(tf.Name, f.GlobalIdent)
		n := 0
		for _, b := range f.Blocks {
			n += len(b.Insts) + 1
		}
		if n != len(tf.Stmts) {
			t.Errorf("%s: the table has %d statements, llir %d", tf.Name, len(tf.Stmts), n)
		}
		if b := tf.Body; (n > 0) != (b.Hi > b.Lo) || b.Hi > 0 && (text.LL14[b.Lo] != '{' || text.LL14[b.Hi-1] != '}') {
			t.Errorf("%s: body range %v is wrong", tf.Name, b)
		}
		if n > 0 && !tf.Implied && !strings.HasPrefix(text.Source[tf.Off:], tf.Name) {
			t.Errorf("%s: offset %d is not its name's", tf.Name, tf.Off)
		}
	}
}

// squeeze replaces every run of white space by one space: removed flags leave theirs in the text.
func squeeze(s string) string { return strings.Join(strings.Fields(s), " ") }

func TestSnippets(t *testing.T) {
	for _, s := range snippets {
		t.Run(s.name, func(t *testing.T) {
			text, _ := carryOK(t, "t.ll", []byte(s.src))
			for _, w := range s.want {
				if !strings.Contains(squeeze(string(text.LL14)), squeeze(w)) {
					t.Errorf("LL14 lacks %q:\n%s", w, text.LL14)
				}
			}
		})
	}
}

// TestSnippetsAreLLVM checks with LLVM that the snippets are valid or invalid as declared.
func TestSnippetsAreLLVM(t *testing.T) {
	as := oracle.Tool(t, "llvm-as-19")
	for _, s := range snippets {
		if s.newer {
			continue
		}
		cmd := exec.Command(as, "-disable-verify", "-o", os.DevNull, "-")
		cmd.Stdin = strings.NewReader(s.src)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s: %s", s.name, out)
		}
	}
}
