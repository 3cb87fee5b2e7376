package texture

import (
	"testing"

	"opt-go/nvptx/ptx"
)

func TestSamplerOf(t *testing.T) {
	for _, c := range []struct {
		name   string
		fields []ptx.InitField
		want   Sampler
		ok     bool
	}{
		{"nothing", nil, Sampler{}, true},
		{"all", []ptx.InitField{{Name: "addr_mode_0", Value: "mirror"}, {Name: "addr_mode_1", Value: "mirror"}, {Name: "filter_mode", Value: "linear"}, {Name: "force_unnormalized_coords", Value: "1"}},
			Sampler{Linear: true, Unnormalized: true, Outside: Mirror}, true},
		{"border", []ptx.InitField{{Name: "addr_mode_0", Value: "clamp_to_border"}, {Name: "filter_mode", Value: "nearest"}}, Sampler{Outside: Border}, true},
		{"edge", []ptx.InitField{{Name: "addr_mode_0", Value: "clamp_ogl"}, {Name: "force_unnormalized_coords", Value: "0"}}, Sampler{Outside: Clamp}, true},
		{"two address modes", []ptx.InitField{{Name: "addr_mode_0", Value: "wrap"}, {Name: "addr_mode_1", Value: "mirror"}}, Sampler{}, false},
		{"no address mode", []ptx.InitField{{Name: "addr_mode_0", Value: "linear"}}, Sampler{}, false},
		{"no filter", []ptx.InitField{{Name: "filter_mode", Value: "wrap"}}, Sampler{}, false},
		{"no property", []ptx.InitField{{Name: "width", Value: "1"}}, Sampler{}, false},
	} {
		if got, err := SamplerOf(c.fields); (err == nil) != c.ok || c.ok && got != c.want {
			t.Errorf("%s: %+v, %v", c.name, got, err)
		}
	}
}
