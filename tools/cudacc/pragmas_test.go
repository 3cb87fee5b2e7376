package main

import "testing"

func TestPragmaOperators(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"#define UNROLL #pragma unroll\n", "#define UNROLL _Pragma(\"unroll\")\n"},
		{"  # define U4  # pragma unroll 4 // four\r\nint x;\n", "  # define U4  _Pragma(\"unroll 4\") // four\r\nint x;\n"},
		{"#define U \\\n  #pragma unroll\n", "#define U \\\n  _Pragma(\"unroll\")\n"},
		{"#define M #pragma message \"a\\b\"\n", "#define M #pragma message \"a\\b\"\n"}, // a continuation might follow
		{"#define M #pragma message \"a\"\n", "#define M _Pragma(\"message \\\"a\\\"\")\n"},
		{"#define STR(x) #x\n#pragma unroll\n#define EMPTY\n", "#define STR(x) #x\n#pragma unroll\n#define EMPTY\n"},
	} {
		if got := string(pragmaOperators([]byte(test.text))); got != test.want {
			t.Errorf("%q became %q, want %q", test.text, got, test.want)
		}
	}
}
