package ir

import (
	"reflect"
	"testing"
)

// TestSize holds the sizes of what a module has most of, in bytes. An instruction with its operands
// fills a size class of Go's allocator: 128, 176, 208.
func TestSize(t *testing.T) {
	for _, c := range []struct {
		of   reflect.Type
		want uintptr
	}{
		{reflect.TypeFor[Instr](), 128},
		{reflect.TypeFor[instr1](), 168},
		{reflect.TypeFor[instr2](), 208},
		{reflect.TypeFor[Use](), 40},
	} {
		if got := c.of.Size(); got != c.want {
			t.Errorf("%v has %d bytes, want %d", c.of, got, c.want)
		}
	}
}

// TestAttachShares: equal single attachments share a list, and one that is changed leaves the other
// as it is.
func TestAttachShares(t *testing.T) {
	n, m := &MDNode{ID: 3}, &MDNode{ID: 3 + sharedLists} // at the same place of the slab's table
	var s Slab
	a, b, c := s.Instr(Add, nil), s.Instr(Add, nil), s.Instr(Add, nil)
	s.Attach(a, Attachment{"tbaa", n})
	s.Attach(b, Attachment{"tbaa", n})
	s.Attach(c, Attachment{"tbaa", m})
	if a.md != b.md || a.md == c.md {
		t.Error("equal lists are not shared, or different ones are")
	}
	b.SetMD("tbaa", m)
	a.SetMD("dbg", m)
	b.SetMD("prof", nil)
	for _, x := range []struct {
		i    *Instr
		want []Attachment
	}{{a, []Attachment{{"tbaa", n}, {"dbg", m}}}, {b, []Attachment{{"tbaa", m}}}, {c, []Attachment{{"tbaa", m}}}} {
		if got := x.i.Attachments(); !reflect.DeepEqual(got, x.want) {
			t.Errorf("attachments %v, want %v", got, x.want)
		}
	}
	a.SetMD("tbaa", nil)
	a.SetMD("dbg", nil)
	if a.md != nil {
		t.Error("a list without attachments stays")
	}
}
