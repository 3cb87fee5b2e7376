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

// TestTakenOut: flags and alignments that llir knows are not in LL14 but in the side table.
func TestTakenOut(t *testing.T) {
	tests := []struct {
		inst, ll14, flags string
		align             uint64
	}{
		{"load volatile i32, ptr %p, align 8", "load volatile i32, i8* %p", "", 8},
		{"store i32 1, ptr %p, align 2, align 4", "store i32 1, i8* %p", "", 4}, // LLVM takes the last
		{"store atomic i32 1, ptr %p release, align 4294967296", "store atomic i32 1, i8* %p release", "", 1 << 32},
		{"cmpxchg ptr %p, i32 0, i32 1 seq_cst monotonic, align 16, align 1", "cmpxchg i8* %p, i32 0, i32 1 seq_cst monotonic", "", 1},
		{"load i32, ptr %p", "load i32, i8* %p", "", 0},
		{"add nsw nuw i32 1, 2", "add i32 1, 2", "nuw nsw", 0},
		{"ashr exact i32 4, 2", "ashr i32 4, 2", "exact", 0},
		{"getelementptr inbounds inbounds i8, ptr %p, i64 1", "getelementptr i8, i8* %p, i64 1", "inbounds", 0},
		{"fcmp ninf reassoc olt float 1.0, 2.0", "fcmp olt float 1.0, 2.0", "ninf reassoc", 0},
		{"fneg fast float 1.0", "fneg float 1.0", "fast", 0},
	}
	for _, test := range tests {
		name := "%x = "
		if strings.HasPrefix(test.inst, "store") {
			name = ""
		}
		text, _ := carryOK(t, "t.ll", []byte("define void @f(ptr %p) {\n"+name+test.inst+"\nret void\n}\n"))
		if want := "{ " + name + test.ll14 + " ret"; !strings.Contains(squeeze(string(text.LL14)), want) {
			t.Errorf("%s: LL14 lacks %q:\n%s", test.inst, want, text.LL14)
		}
		s := text.Funcs[0].Stmts[0]
		var flags []string
		for k, w := range carried.KnownFlags {
			if s.Flags&(1<<k) != 0 {
				flags = append(flags, w)
			}
		}
		if got := strings.Join(flags, " "); got != test.flags || s.Align() != test.align {
			t.Errorf("%s: flags %q, align %d, want %q, %d", test.inst, got, s.Align(), test.flags, test.align)
		}
	}
}
