package shape

import (
	"opt-go/nvptx/emu/lane"
	"opt-go/nvptx/ptx"
)

// Values are the special registers of a warp. Those are kept that are the same whatever the block.
type Values [ptx.Pm0]*lane.Values

// Of is a special register in all threads of a warp at a place; scratch is for values that are not
// kept.
func (v *Values) Of(s *Shape, r ptx.Special, at Place, scratch *lane.Values) *lane.Values {
	if l := v[r]; l != nil {
		return l
	}
	if Varies(r) {
		scratch.Fill(s.Special(r, &at))
		return scratch
	}
	l := new(lane.Values)
	for i := range l {
		at.Lane = i
		l[i] = s.Special(r, &at)
	}
	v[r] = l
	return l
}
