package main

import (
	"math/rand/v2"

	"github.com/pkg/errors"

	"opt-go/frontend/ir"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/emu/texture"
	"opt-go/nvptx/ptx"
)

// imageWidth is how many texels a row of an image has, and how many rows, slices or layers there
// are.
const imageWidth = 8

// images are those that the textures and surfaces of a module stand for.
type images []*texture.Image

// texels are the bytes of all of them, which surfaces write.
func (list images) texels() (data []byte) {
	for _, im := range list {
		data = append(data, im.Data...)
	}
	return data
}

// bindImages gives each variable that is a texture or a surface an image of numbers.
func bindImages(mem *emu.Memory, p *emu.Program, m *ptx.Module, random *rand.Rand, seed uint64) (list images, err error) {
	for _, d := range m.Decls {
		v, ok := d.(*ptx.Var)
		if !ok || v.Type != ptx.TexRef && v.Type != ptx.SurfRef {
			continue
		}
		at, _, ok := mem.Variable(p, v.Name)
		if !ok {
			continue // declared only
		}
		im := shapeOf(m, v.Name)
		im.Data = make([]byte, im.Size())
		fill(im.Data, random, seed, &ir.Type{Kind: ir.FloatKind})
		if err := mem.BindImage(at, im); err != nil {
			return nil, errors.Wrap(err, v.Name)
		}
		list = append(list, im)
	}
	return list, nil
}

// shapeOf is an image as the first instruction on a variable wants it; of one row if none does.
func shapeOf(m *ptx.Module, name string) *texture.Image {
	im := &texture.Image{Width: imageWidth, Channels: 1, Bits: 32}
	for _, f := range m.Funcs() {
		for _, s := range f.Body {
			in, ok := s.(*ptx.Inst)
			if !ok {
				continue
			}
			for _, o := range in.Args {
				if t, ok := o.(ptx.Texel); ok && t.Image == ptx.Operand(ptx.Sym(name)) {
					return shaped(im, in)
				}
			}
		}
	}
	return im
}

// shaped gives an image the dimensions of an instruction.
func shaped(im *texture.Image, in *ptx.Inst) *texture.Image {
	for _, geometry := range []string{"2d", "a2d", "3d", "cube", "acube"} {
		if in.HasMod(geometry) {
			im.Height = imageWidth
			im.Cube = geometry == "cube" || geometry == "acube"
			if geometry == "3d" {
				im.Depth = imageWidth
			}
		}
	}
	for _, array := range []string{"a1d", "a2d", "acube"} {
		if in.HasMod(array) {
			im.Layers = imageWidth
		}
	}
	return im
}
