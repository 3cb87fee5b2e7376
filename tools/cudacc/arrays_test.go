package main

import "testing"

// Arrays of variable size are assigned what initializes them, on the same lines, and other
// declarations stay.
func TestInitializedArray(t *testing.T) {
	for _, c := range []struct {
		text         string
		line, column int
		want         string
	}{
		{"{ int n = 2;\n  float w[n] = {1, 2};\n}", 2, 11, "{ int n = 2;\n  float w[n]; optgo_initialize(w, sizeof w / sizeof *w, {1, 2});\n}"},
		{"{ const int w[n+1]\n= {'}',\n0} ; }", 1, 15, "{  int w[n+1]\n; optgo_initialize(w, sizeof w / sizeof *w, {'}',\n0}) ; }"},
		{"{ int w[n] = {}, v; }", 1, 9, ""},
		{"{ char w[n] = \"a\"; }", 1, 10, ""},
		{"{ int w[n][2] = {}; }", 1, 9, ""},
		{"{ int w[n] = {1; }", 1, 9, ""},
		{"{ int w[n] = {1}; }", 3, 9, ""},
		{"{ int w[n] = {1}; }", 1, 99, ""},
	} {
		want := c.want
		if want == "" {
			want = c.text
		}
		if got := string(initializedArray([]byte(c.text), c.line, c.column)); got != want {
			t.Errorf("%q became %q, want %q", c.text, got, want)
		}
	}
}
