package main

import (
	"github.com/pkg/errors"

	"opt-go/nvptx/emu"
	"opt-go/nvptx/emu/texture"
	"opt-go/nvptx/ptx"
)

// imageUse holds the facts that accesses give about a texture or surface.
type imageUse struct {
	dimensions  int
	array, cube bool
	floats      bool // texels are read as floating-point numbers
	surface     bool
	wide        int // bytes of the widest access to a surface
}

// accessImage records the facts that an instruction gives about the image whose handle it takes.
func (t *tracer) accessImage(in *ptx.Inst) {
	for _, a := range in.Args {
		texel, ok := a.(ptx.Texel)
		if !ok {
			continue
		}
		handle, ok := texel.Image.(ptx.Reg)
		if !ok || t.origin[handle] == nil || t.origin[handle].frame {
			continue
		}
		at := t.origin[handle]
		if at.image == nil {
			at.image = &imageUse{}
		}
		at.image.note(in)
	}
}

func (u *imageUse) note(in *ptx.Inst) {
	u.surface = u.surface || in.Op == "suld" || in.Op == "sust"
	elements, bytes := 1, 1
	for k, mod := range in.Mods {
		switch mod {
		case "1d", "a1d":
			u.dimensions, u.array = 1, mod[0] == 'a'
		case "2d", "a2d":
			u.dimensions, u.array = 2, mod[0] == 'a'
		case "3d":
			u.dimensions = 3
		case "cube", "acube":
			u.dimensions, u.cube, u.array = 2, true, mod[0] == 'a'
		case "v2":
			elements = 2
		case "v4":
			elements = 4
			u.floats = !u.surface && in.Mods[k+1] == "f32" // the texels' type
		case "b16":
			bytes = 2
		case "b32":
			bytes = 4
		case "b64":
			bytes = 8
		}
	}
	u.wide = max(u.wide, elements*bytes)
}

// errImage says that a launch takes a texture or surface, which only the emulator's memory has.
var errImage = errors.New("textures and surfaces are not made on a GPU")

const imageWidth = 64 // texels; half as high, an eighth as deep

// allocImage makes an image for such accesses: of random texels, filtered in every other launch.
func (d *device) allocImage(u *imageUse) (handle uint64, err error) {
	m, ok := d.memory.(*emu.Memory)
	if !ok {
		return 0, errImage
	}
	im := &texture.Image{Width: imageWidth, Channels: 4, Bits: 32, Cube: u.cube, Linear: d.s.number%2 == 0, Normalized: u.cube}
	if u.dimensions > 1 {
		im.Height = imageWidth / 2
	}
	if u.cube {
		im.Height = imageWidth
	}
	if u.dimensions > 2 {
		im.Depth = imageWidth / 8
	}
	if u.array {
		im.Layers = 3
	}
	what := &place{votes: map[kind]int{floats: 1}}
	if !u.floats {
		im.Kind, what.votes = texture.UnsignedTexels, map[kind]int{ints: 1}
	}
	if u.surface { // large enough for the launch's threads
		im.Channels, im.Bits = max(1, min(4, u.wide/4)), min(32, 8*u.wide)
		im.Width, im.Height = 4*imageWidth, 4*im.Height
	}
	size := im.Channels * im.Bits / 8 * im.Width * max(1, im.Height) * max(1, im.Depth) * max(1, im.Layers)
	if u.cube {
		size *= 6
	}
	im.Data = make([]byte, size)
	d.fill(im.Data, what)
	d.buffers = append(d.buffers, buffer{what: what, image: im})
	return m.AddImage(im)
}
