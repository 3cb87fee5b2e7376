package diag

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

func print(t *testing.T, l List) string {
	t.Helper()
	var b strings.Builder
	if err := Fprint(&b, l); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestFprint(t *testing.T) {
	long := strings.Repeat("a", 200) + "X" + strings.Repeat("b", 200)
	for _, tc := range []struct {
		name string
		d    Diagnostic
		want string
	}{
		{"plain", Diagnostic{Error, Position{"a.ll", 3, 5}, "no", "abcdefg"}, "a.ll:3:5: error: no\nabcdefg\n    ^\n"},
		{"tabs", Diagnostic{Warning, Position{"a.ll", 1, 4}, "no", "\tx\ty z"}, "a.ll:1:4: warning: no\n\tx\ty z\n\t \t^\n"},
		{"stdin", Diagnostic{Note, Position{"-", 1, 1}, "see", ""}, "<stdin>:1:1: note: see\n"},
		{"file only", Diagnostic{Error, Position{File: "a.ll"}, "empty", "x"}, "a.ll: error: empty\n"},
		{"no file", Diagnostic{Remark, Position{}, "hm", ""}, "remark: hm\n"},
		{"past the end", Diagnostic{Error, Position{"a", 1, 9}, "m", "ab"}, "a:1:9: error: m\nab\n  ^\n"},
		{"multibyte", Diagnostic{Error, Position{"a", 1, 4}, "m", "äöx"}, "a:1:4: error: m\näöx\n  ^\n"},
		{"control bytes", Diagnostic{Error, Position{"a", 1, 3}, "m", "\x1b\xffx"}, "a:1:3: error: m\n??x\n  ^\n"},
		{"long", Diagnostic{Error, Position{"a", 1, 201}, "m", long},
			"a:1:201: error: m\n..." + strings.Repeat("a", 60) + "X" + strings.Repeat("b", 59) + "...\n" + strings.Repeat(" ", 63) + "^\n"},
	} {
		if got := print(t, List{tc.d}); got != tc.want {
			t.Errorf("%s: got\n%s\nwant\n%s", tc.name, got, tc.want)
		}
	}
}

func TestListLimit(t *testing.T) {
	var l List
	for i := range 25 {
		l = append(l, Diagnostic{Error, Position{"a", i + 1, 1}, fmt.Sprint("e", i), ""}, Diagnostic{Note, Position{"a", i + 1, 1}, "n", ""})
	}
	got := print(t, l)
	if strings.Count(got, "error:") != MaxErrors || !strings.Contains(got, "5 more errors not shown") || strings.Count(got, "note:") != MaxErrors {
		t.Errorf("limit not kept:\n%s", got)
	}
	if err := error(l); !strings.Contains(err.Error(), "5 more errors") {
		t.Errorf("Error() = %q", err)
	}
}

func TestErr(t *testing.T) {
	if (List{{Severity: Warning}}).Err() != nil || List(nil).Err() != nil {
		t.Error("a list without errors is not an error")
	}
	var l List
	if err := (List{{Severity: Error}}).Err(); !errors.As(err, &l) {
		t.Error("a list with errors is a List error")
	}
}
