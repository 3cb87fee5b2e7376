package tensormap

import "opt-go/nvptx/emu/lane"

// Point is what one thread gives as coordinates.
func Point(values []lane.Values, thread int) []int32 {
	var out []int32
	for _, v := range values {
		out = append(out, int32(v[thread]))
	}
	return out
}
