package main

import "testing"

// TestLaunchBrackets: blanks leave the brackets of launches, and nothing else changes.
func TestLaunchBrackets(t *testing.T) {
	for _, c := range [][2]string{
		{"k << < a, b >> > (x);", "k <<<  a, b >>>  (x);"},
		{"k <<<a, b>> >(x);", "k <<<a, b>>> (x);"},
		{"k< <<a, (b) >> >(x);", "k<<< a, (b) >>> (x);"},
		{"k<float>< < <a, f<int>(b) > > >(x);", "k<float><<<  a, f<int>(b) >>>  (x);"},
		{"k << < a, dim3(b >> 1) >> >\n(x); l << <a, b >> >(y);", "k <<<  a, dim3(b >> 1) >>> \n(x); l <<< a, b >>> (y);"},
		{"k <<<a, b>>>(x);", "k <<<a, b>>>(x);"},
		{"// k << < a >> > ()\n\"k << < a >> > ()\" /* k << < a >> > */ '\"' 1'0", "// k << < a >> > ()\n\"k << < a >> > ()\" /* k << < a >> > */ '\"' 1'0"},
		{"vector<vector<vector<int>> > v; a << b; c >> d;", "vector<vector<vector<int>> > v; a << b; c >> d;"},
		{"k << < a; b >> > c", "k << < a; b >> > c"},
		{"k << < (a >> > b)", "k << < (a >> > b)"},
		{"<< < a >> >", "<< < a >> >"},
		{"k << < \"unterminated", "k << < \"unterminated"},
	} {
		if got := string(launchBrackets([]byte(c[0]))); got != c[1] {
			t.Errorf("%q: %q, want %q", c[0], got, c[1])
		}
	}
}
