package main

import (
	"strings"
	"testing"
)

// Declarations of shared variables that clang refuses become bytes; what has an initializer stays.
func TestSharedAsBytes(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"f; __shared__ A<T, 2> a [2][N];", "f; using optgo_type_a =  A<T, 2> [2][N]; __shared__ alignas(optgo_type_a)  unsigned char optgo_bytes_a[sizeof(optgo_type_a)]; optgo_type_a &a = reinterpret_cast<optgo_type_a &>(optgo_bytes_a);"},
		{"/* one; */ static __align__(16)\n__shared__ volatile T a;", "using optgo_type_a = volatile T"},
		{"alignas(f(8)) __shared__ T a;", "__shared__ alignas(optgo_type_a) alignas(f(8)) unsigned char"},
		{"__shared__ T\na, b\n[3];", "optgo_type_b &b = "},
		{"__shared__ T a = 5;", "__shared__ T a = 5;"},
		{"__shared__ T a{5};", "__shared__ T a{5};"},
		{"__shared__ T", "__shared__ T"},
	} {
		last := strings.LastIndexByte(c.text, 'T')
		line, column := strings.Count(c.text[:last], "\n")+1, last-strings.LastIndexByte(c.text[:last], '\n')+2
		if strings.HasPrefix(c.text, "f;") {
			column += 5
		}
		got := string(sharedAsBytes([]byte(c.text), [][2]int{{line, column}}))
		if strings.Join(strings.Fields(got), " ") != strings.Join(strings.Fields(c.want), " ") && !strings.Contains(strings.Join(strings.Fields(got), " "), c.want) {
			t.Errorf("%s became\n%s, want\n%s", c.text, got, c.want)
		}
		if strings.Count(got, "\n") != strings.Count(c.text, "\n") {
			t.Errorf("%q has other lines than %q", got, c.text)
		}
	}
}
