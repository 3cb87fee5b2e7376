package scan

import "testing"

func TestBlankComments(t *testing.T) {
	for _, c := range []struct {
		src, want string
		open      int
	}{
		{"call void @f(/* x=1 */ i32 0)", "call void @f(          i32 0)", -1},
		{"a /* b\nc */ d", "a     \n     d", -1},
		{`c"/* text */" ; /* no comment`, `c"/* text */" ; /* no comment`, -1},
		{"; /* no\nx /**/ y", "; /* no\nx      y", -1},
		{"; /* no\r/* x */y", "; /* no\r       y", -1},
		{"x /* never closed", "x /* never closed", 2},
		{`a "/* never closed`, `a "/* never closed`, -1},
		{`/**/ a "`, `     a "`, -1},
	} {
		if got, open := BlankComments(c.src); got != c.want || open != c.open {
			t.Errorf("%q: %q, %d, not %q, %d", c.src, got, open, c.want, c.open)
		}
	}
}
