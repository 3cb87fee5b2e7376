package ir

import "testing"

func TestFPClassText(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"norm sub zero nan", "nan zero sub norm"},
		{"nan zero inf sub norm", "all"},
		{"pzero nzero ninf", "ninf zero"},
		{"qnan", "qnan"},
		{"516", "inf"},
		{"1023", "all"},
	} {
		if got := FPClassText(FPClasses(c.in)); got != c.want {
			t.Errorf("%s: %s, want %s", c.in, got, c.want)
		}
	}
}
