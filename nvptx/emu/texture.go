package emu

import (
	"opt-go/nvptx/emu/texture"
	"opt-go/nvptx/ptx"
)

// imageRef is a decoded instruction on a texture or surface.
type imageRef struct {
	texture.Instruction
	handle  source
	sampler *source // nil: the texture's own
	coords  []source
	dsts    []int32 // -1: "_"
	masks   []uint64
	srcs    []source
}

var textureDecoders = map[string]func(*decoder){
	"tex": decodeTexture, "tld4": decodeTexture, "txq": decodeImageQuery, "suq": decodeImageQuery,
	"suld": decodeTexture, "sust": decodeStoreSurface,
}

// imageSlots are the first scratch arrays of an instruction's operands; see source.slot.
const imageSlots = 7

// image resolves operand i, a point of an image.
func (d *decoder) image(i int) *imageRef {
	t := d.in.Args[i].(ptx.Texel)
	r := &imageRef{handle: d.imageHandle(t.Image), Instruction: texture.Of(d.in.Op, d.m)}
	if t.Sampler != nil {
		s := d.imageHandle(t.Sampler)
		r.sampler = &s
	}
	for k, x := range t.At[:r.Coords] {
		s := d.value(x, r.Coordinate(k))
		s.slot = uint8(1 + k)
		r.coords = append(r.coords, s)
	}
	d.o.tex = r
	return r
}

// imageHandle is what a register or a parameter of the kernel holds, or the address of a variable.
func (d *decoder) imageHandle(o ptx.Operand) source {
	if name, ok := o.(ptx.SymRef); ok {
		if s, ok := d.names.Lookup(name.Name); ok && s.Space == ptx.ParamSpace && !s.InFrame {
			return source{kind: fromParam, off: s.Addr}
		}
	}
	return d.value(o, ptx.U64)
}

func decodeTexture(d *decoder) {
	r := d.image(1)
	r.dsts, r.masks = d.destinations(0)
	d.o.exec = execReadImage
}

func decodeImageQuery(d *decoder) {
	r := &imageRef{handle: d.imageHandle(d.in.Args[1].(ptx.Addr).Base)}
	r.Query = d.m.Get("query")
	if _, ok := new(texture.Image).Property(r.Query); !ok {
		d.refuse("the query .%s is not supported", r.Query)
	}
	d.dest(0)
	r.dsts, r.masks = d.destinations(0)
	d.o.tex, d.o.exec = r, execReadImage
}

func decodeStoreSurface(d *decoder) {
	r := d.image(0)
	for k, e := range ptx.Elements(d.in.Args[1]) {
		s := d.value(e, d.m.Type("T"))
		s.slot = uint8(imageSlots - 1 - k%2)
		if s.kind != fromReg && s.kind != fromConst {
			d.refuse("a surface takes registers and constants")
		}
		r.srcs = append(r.srcs, s)
	}
	d.o.exec = execStoreSurface
}

// eachImage visits the running threads with their images and their points.
func (w *warp) eachImage(o *op, visit func(lane int, im *texture.Image, at *[4]uint32) *texture.AccessError) {
	b := texture.Batch{Instruction: &o.tex.Instruction, Handles: *o.tex.handle.lanes(w), Points: w.copies(o.tex.coords), In: w.block.run.memory}
	if o.tex.sampler != nil {
		b.Samplers = o.tex.sampler.lanes(w)
	}
	if lane, err := b.Each(w.exec, visit); err != nil {
		w.fail(o, lane, err.Kind, "%s", err.Msg)
	}
}

// execReadImage is tex, tld4, txq, suq and suld.
func execReadImage(w *warp, o *op) {
	r := o.tex
	var values [4]uint64
	out := make([]lanes, len(r.dsts))
	w.eachImage(o, func(lane int, im *texture.Image, at *[4]uint32) *texture.AccessError {
		err := r.Read(im, at, values[:len(out)])
		for k := range out {
			out[k][lane] = values[k] & r.masks[k]
		}
		return err
	})
	for k, d := range r.dsts {
		w.setLanes(d, &out[k])
	}
}

// execStoreSurface is sust.
func execStoreSurface(w *warp, o *op) {
	r := o.tex
	var values [4]uint64
	w.eachImage(o, func(lane int, im *texture.Image, at *[4]uint32) *texture.AccessError {
		for k := range r.srcs {
			values[k] = r.srcs[k].lanes(w)[lane]
		}
		return r.Write(im, at, values[:len(r.srcs)])
	})
}
