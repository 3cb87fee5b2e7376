package globals

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Fields of the integer that OpenCL's compilers initialise a sampler with.
const (
	addressBits      = 7      // how coordinates outside of the image are treated; see addressModes
	normalizedBit    = 1 << 3 // coordinates go from 0 to 1
	filterShift      = 4      // of two bits
	filterBits       = 3
	filterNearest    = 0
	filterLinear     = 1
	samplerDimension = 3 // PTX names the address mode of each
)

// addressModes are PTX's names; the mode 0 leaves such coordinates open, and LLVM lets it wrap,
// too.
var addressModes = []string{"wrap", "clamp_to_border", "clamp_to_edge", "wrap", "mirror"}

// sampler is the initialiser of a sampler; nil: it has none that is a number.
func (m *Table) sampler(g *ir.GlobalVar) *ptx.Init {
	c, ok := g.Init.(*ir.Const)
	if !ok {
		return nil
	}
	n, ok := c.Uint64()
	if !ok {
		return nil
	}
	mode, filter := int(n&addressBits), n>>filterShift&filterBits
	if mode >= len(addressModes) || filter > filterLinear {
		m.fail(g.Pos, "%s: a sampler with the properties %#x is not supported for PTX", g.Ident(), n)
		return nil
	}
	in := &ptx.Init{Kind: ptx.InitFields}
	set := func(name, value string) { in.Fields = append(in.Fields, ptx.InitField{Name: name, Value: value}) }
	for k := range samplerDimension {
		set("addr_mode_"+string(rune('0'+k)), addressModes[mode])
	}
	if filter == filterNearest {
		set("filter_mode", "nearest")
	} else {
		set("filter_mode", "linear")
	}
	if n&normalizedBit == 0 {
		set("force_unnormalized_coords", "1")
	}
	return in
}
