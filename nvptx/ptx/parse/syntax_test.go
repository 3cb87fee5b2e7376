package parse

import (
	"strings"
	"testing"
)

const moduleHeader = ".version 8.7\n.target sm_90a\n.address_size 64\n\n"

func TestSyntaxErrors(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{".version x", "expected a version"},
		{moduleHeader + ".entry k() { add.s32 %r1, %r2, 3; }", "5:22: error: register %r1 is not declared"},
		{moduleHeader + ".entry k() { ret;", "does not end"},
		{moduleHeader + ".entry k() { .reg .b33 %x; }", "expected a type"},
		{moduleHeader + ".entry k() { mov.u32 }", "expected a number"},
		{moduleHeader + ".entry k() { A: A: ret; }", "placed twice"},
		{moduleHeader + ".entry k() { .reg .b32 a, a; }", "declared twice"},
		{moduleHeader + ".global .b32 x = ;", "expected a number"},
		{moduleHeader + "nonsense", "expected a directive"},
		{moduleHeader + ".entry k() { /* ", "comment does not end"},
		{moduleHeader + ".entry k() { .reg .b32 a; mov.u32 a, 0xZZ; }", "bad number"},
		{moduleHeader + ".entry k() { .reg .b64 t; .reg .f32 a; tex.1d.v4.f32.f32 {a,a,a,a}, [t+4, {a}]; }", "an image is a name or a register"},
		{moduleHeader + ".entry k() { .reg .b64 t; .reg .f32 a; tex.1d.v4.f32.f32 {a,a,a,a}, [t, t, a]; }", "expected"},
	} {
		_, err := Module("test.ptx", c.text)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%q: %v, want %s", c.text, err, c.want)
		}
	}
}
