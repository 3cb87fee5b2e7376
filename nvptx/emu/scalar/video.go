package scalar

import "strings"

// Video is an instruction on the bytes or halves of two words, which nvcc's intrinsics such as
// __vadd4 are made of (PTX ISA, section 9.7.18.2), or on whole words (9.7.18.1); nil: it is none of
// those, or selects parts.
func Video(op string, mods []string) Ternary {
	name, width := op, 32
	if base, ok := strings.CutSuffix(op, "2"); ok {
		name, width = base, 16
	} else if base, ok := strings.CutSuffix(op, "4"); ok {
		name, width = base, 8
	}
	v := video{width: width, signed: make([]bool, 2)}
	if name != "vset" && len(mods) > 0 {
		v.result, mods = mods[0] == "s32", mods[1:]
	}
	if len(mods) < 2 {
		return nil
	}
	for k, t := range mods[:2] {
		v.signed[k] = t == "s32"
	}
	for _, m := range mods[2:] {
		switch m {
		case "sat":
			v.sat = true
		case "add":
			v.add = true
		default:
			if name != "vset" {
				return nil
			}
			v.relation = m
		}
	}
	if v.f = videoOperations[name]; name == "vset" {
		v.f = func(a, b int64) int64 {
			if holds(v.relation, a, b) {
				return 1
			}
			return 0
		}
	}
	if v.f == nil {
		return nil
	}
	return v.apply
}

// video is a decoded instruction.
type video struct {
	width    int    // bits of a part
	signed   []bool // the parts of a and of b
	result   bool   // is signed
	sat, add bool
	relation string
	f        func(a, b int64) int64
}

var videoOperations = map[string]func(a, b int64) int64{
	"vadd": func(a, b int64) int64 { return a + b },
	"vsub": func(a, b int64) int64 { return a - b },
	"vavrg": func(a, b int64) int64 {
		if a+b >= 0 {
			return (a + b + 1) >> 1
		}
		return (a + b) >> 1
	},
	"vabsdiff": func(a, b int64) int64 { return max(a-b, b-a) },
	"vmin":     func(a, b int64) int64 { return min(a, b) },
	"vmax":     func(a, b int64) int64 { return max(a, b) },
}

// holds reports whether a relation holds.
func holds(relation string, a, b int64) bool {
	switch relation {
	case "eq":
		return a == b
	case "ne":
		return a != b
	case "lt":
		return a < b
	case "le":
		return a <= b
	case "gt":
		return a > b
	}
	return a >= b
}

func (v *video) apply(a, b, c uint64) uint64 {
	keep := uint64(1)<<v.width - 1
	sum, packed := c, uint64(0)
	for at := 0; at < 32; at += v.width {
		t := v.f(v.part(a>>at&keep, 0), v.part(b>>at&keep, 1))
		switch {
		case v.sat && v.result:
			t = min(max(t, -1<<(v.width-1)), 1<<(v.width-1)-1)
		case v.sat:
			t = min(max(t, 0), int64(keep))
		}
		sum += uint64(t)
		packed |= uint64(t) & keep << at
	}
	if v.add {
		return sum & 0xFFFFFFFF
	}
	return packed
}

// part reads a part of source k.
func (v *video) part(x uint64, k int) int64 {
	if v.signed[k] {
		return Signed(x, v.width)
	}
	return int64(x)
}
