package texture

import (
	"fmt"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// Instruction is an instruction on an image: tex and tld4 read a texel, txq and suq a property,
// suld reads elements of a surface, and sust writes them.
type Instruction struct {
	Lookup
	Query     string // of txq and suq; "": another instruction
	Bytes     int    // of an element of suld and sust; 0: another instruction
	Outside   string // suld, sust: trap, clamp or zero
	Formatted bool   // sust.p: by texels, not bytes
}

// Of is tex, tld4, suld or sust.
func Of(op string, m ptx.Match) Instruction {
	i := Instruction{Lookup: Geometry(m.Get("geom"))}
	if op == "tex" || op == "tld4" {
		i.Float = ptx.TypeByName(m.Get("U")) == ptx.F32
		if c := m.Get("comp"); c != "" {
			i.Gather = map[string]int{"r": 0, "g": 1, "b": 2, "a": 3}[c]
		}
		return i
	}
	i.Bytes, i.Outside, i.Formatted = m.Type("T").Bytes(), m.Get("clamp"), m.Has("p")
	return i
}

// Coordinate is the type of coordinate number k: the layer of an array is the first.
func (i *Instruction) Coordinate(k int) ptx.Type {
	switch {
	case i.Array && k == 0:
		return ptx.U32
	case i.Float:
		return ptx.F32
	}
	return ptx.S32
}

// Check reports why the instruction cannot be used on an image; nil: it can.
func (i *Instruction) Check(im *Image) *AccessError {
	if i.Query == "" && !i.Fits(im) {
		return &AccessError{"wrong image", fmt.Sprintf("the image has %d dimensions and %d layers", im.Dimensions(), im.Layers)}
	}
	return nil
}

// Read reads the values that a thread gets at a point. Beyond a surface they are zeros.
func (i *Instruction) Read(im *Image, at *[4]uint32, values []uint64) *AccessError {
	switch {
	case i.Query != "":
		v, _ := im.Property(i.Query)
		values[0] = uint64(v)
	case i.Bytes > 0:
		mem, err := i.Element(im, at, i.Bytes*len(values), i.Formatted, i.Outside)
		if err != nil {
			return err
		}
		for k := range values {
			if values[k] = 0; mem != nil {
				values[k] = scalar.Load(mem[k*i.Bytes:], i.Bytes)
			}
		}
	default:
		t := i.Texel(im, at)
		for k := range values {
			values[k] = uint64(t[k])
		}
	}
	return nil
}

// Write is sust: it writes a thread's values at a point. Beyond the surface it writes nothing.
func (i *Instruction) Write(im *Image, at *[4]uint32, values []uint64) *AccessError {
	n := i.Bytes * len(values)
	if i.Formatted {
		n = im.TexelBytes()
	}
	mem, err := i.Element(im, at, n, i.Formatted, i.Outside)
	for k := 0; k < len(values) && mem != nil; k++ {
		switch {
		case !i.Formatted:
			scalar.Store(mem[k*i.Bytes:], i.Bytes, values[k])
		case k < im.Channels:
			scalar.Store(mem[k*im.Bits/8:], im.Bits/8, im.Stored(uint32(values[k])))
		}
	}
	return err
}
