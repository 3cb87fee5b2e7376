package texture

import (
	"fmt"

	"opt-go/nvptx/ptx"
)

// Sampler says how a texture is looked up by an instruction that names the two apart; what the
// texture says of that itself does not count.
type Sampler struct {
	Linear       bool // filtered; else the nearest texel
	Unnormalized bool // coordinates are texels, whatever the texture says
	Outside      OutsideTexel
}

// On is the image as the sampler looks it up. They share texels.
func (s Sampler) On(im *Image) *Image {
	seen := *im
	seen.Linear, seen.Outside = s.Linear, s.Outside
	seen.Normalized = im.Normalized && !s.Unnormalized
	return &seen
}

var addressModes = map[string]OutsideTexel{
	"wrap": Wrap, "mirror": Mirror, "clamp_ogl": Clamp, "clamp_to_edge": Clamp, "clamp_to_border": Border,
}

// SamplerOf is the sampler that a variable is initialised to. All dimensions must have one address
// mode.
func SamplerOf(fields []ptx.InitField) (s Sampler, err error) {
	seen := ""
	for _, f := range fields {
		ok := true
		switch f.Name {
		case "addr_mode_0", "addr_mode_1", "addr_mode_2":
			if s.Outside, ok = addressModes[f.Value]; seen != "" && seen != f.Value {
				return s, fmt.Errorf("address modes %s and %s in one sampler are not supported", seen, f.Value)
			}
			seen = f.Value
		case "filter_mode":
			s.Linear = f.Value == "linear"
			ok = s.Linear || f.Value == "nearest"
		case "force_unnormalized_coords":
			s.Unnormalized = f.Value == "1"
			ok = s.Unnormalized || f.Value == "0"
		default:
			return s, fmt.Errorf("a sampler has no property %s", f.Name)
		}
		if !ok {
			return s, fmt.Errorf("%s is no value of a sampler's %s", f.Value, f.Name)
		}
	}
	return s, nil
}
