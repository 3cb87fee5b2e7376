package texture

import "opt-go/nvptx/emu/lane"

// Point is the coordinates that one thread gives; those that an instruction has not are zero.
func Point(p *[4]*lane.Values, thread int) *[4]uint32 {
	var at [4]uint32
	for k, v := range p {
		if v != nil {
			at[k] = uint32(v[thread])
		}
	}
	return &at
}
