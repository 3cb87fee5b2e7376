package frontend

import (
	"strings"
	"testing"
)

// TestAttributePlaces: the verifier's error about an attribute is reported at the attribute.
func TestAttributePlaces(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"declare void @f(ptr, i32 alwaysinline)", "x.ll:1:26: error: Attribute 'alwaysinline' does not apply to parameters"},
		{"declare void @f() dereferenceable(8)", "x.ll:1:19: error: Attribute 'dereferenceable(8)' does not apply to functions"},
		{"\n  declare nocapture\n ptr @f()", "x.ll:2:11: error: Attribute 'nocapture' does not apply to function return values"},
		{"declare void @f()\ndefine void @g() {\n  call void @f()\n  call void @f() nounwind sret(i32)\n  ret void\n}", "x.ll:4:27: error: "},
		{"declare void @f() cold declare void @g() cold \"frame-pointer\"=\"x\"", "x.ll:1:47: error: "},
		{"declare void @f(i32 signext zeroext)", "x.ll:1:14: error: Attributes 'zeroext and signext'"},
	} {
		err := Verify(mustRead(t, "x.ll", []byte(c.src)))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s\ngot %v, want %s", c.src, err, c.want)
		}
	}
}
