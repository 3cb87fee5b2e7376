package dialect

import "testing"

func TestBlankComments(t *testing.T) {
	for _, c := range [][2]string{
		{"call void @f(/* x=1 */ i32 0)", "call void @f(          i32 0)"},
		{"a /* b\nc */ d", "a     \n     d"},
		{`c"/* text */" ; /* no comment`, `c"/* text */" ; /* no comment`},
		{"; /* no\nx /**/ y", "; /* no\nx      y"},
		{"x /* never closed", "x /* never closed"},
		{`a "/* never closed`, `a "/* never closed`},
	} {
		if got := blankComments(c[0]); got != c[1] {
			t.Errorf("%q: %q, not %q", c[0], got, c[1])
		}
	}
}
