package ir

import "testing"

// TestWithCaptures: nocapture and captures(…) say the same, so that a set has one of them.
func TestWithCaptures(t *testing.T) {
	some, none := ValAttr("captures", "address"), EnumAttr("nocapture")
	for _, c := range [][2]Attr{{some, none}, {none, some}, {none, none}} {
		set := AttrSet{EnumAttr("noalias"), c[0]}.With(c[1])
		if len(set) != 2 || set[1] != c[1] {
			t.Errorf("%v with %v is %v", c[0], c[1], set)
		}
	}
	if set := (AttrSet{StringAttr("captures", "")}).With(none); len(set) != 2 {
		t.Errorf("a string attribute is another one: %v", set)
	}
}
