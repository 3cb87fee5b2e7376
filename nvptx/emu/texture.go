package emu

import (
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/emu/texture"
	"opt-go/nvptx/ptx"
)

// imageRef is a decoded instruction on a texture or surface.
type imageRef struct {
	texture.Lookup
	handle    source
	coords    []source
	query     string
	dsts      []int32 // -1: "_"
	masks     []uint64
	srcs      []source
	bytes     int    // suld, sust: of an element
	outside   string // suld, sust: trap, clamp or zero
	formatted bool   // sust.p: by texels, not bytes
}

var textureDecoders = map[string]func(*decoder){
	"tex": decodeTexture, "tld4": decodeTexture, "txq": decodeImageQuery, "suq": decodeImageQuery,
	"suld": decodeSurface, "sust": decodeSurface,
}

// imageSlots are the first scratch arrays of an instruction's operands; see source.slot.
const imageSlots = 7

// image resolves operand i, a point of an image.
func (d *decoder) image(i int, coords ptx.Type) *imageRef {
	t := d.in.Args[i].(ptx.Texel)
	if t.Sampler != nil {
		d.refuse("samplers apart from textures are not supported")
	}
	r := &imageRef{Lookup: texture.Geometry(d.m.Get("geom")), handle: d.imageHandle(t.Image)}
	r.Float = coords == ptx.F32
	for k, x := range t.At[:r.Coords] {
		as := coords
		if r.Array && k == 0 {
			as = ptx.U32
		}
		s := d.value(x, as)
		s.slot = uint8(1 + k)
		r.coords = append(r.coords, s)
	}
	d.o.tex = r
	return r
}

func (d *decoder) imageHandle(o ptx.Operand) source {
	if _, ok := o.(ptx.Reg); !ok {
		d.refuse("variables that are textures or surfaces are not supported")
	}
	return d.value(o, ptx.U64)
}

// results resolves operand i, the registers that an instruction on an image writes.
func (r *imageRef) results(d *decoder, i int) {
	for _, e := range elements(d.in.Args[i]) {
		reg, ok := e.(ptx.Reg)
		if !ok {
			r.dsts, r.masks = append(r.dsts, -1), append(r.masks, 0)
			continue
		}
		r.dsts = append(r.dsts, d.register(reg))
		r.masks = append(r.masks, scalar.Mask(d.f.Source.Regs[reg].Type))
	}
}

func decodeTexture(d *decoder) {
	coords := ptx.TypeByName(d.m.Get("U"))
	r := d.image(1, coords)
	r.results(d, 0)
	if c := d.m.Get("comp"); c != "" {
		r.Gather = map[string]int{"r": 0, "g": 1, "b": 2, "a": 3}[c]
	}
	d.o.exec = execTexture
}

func decodeImageQuery(d *decoder) {
	a := d.in.Args[1].(ptx.Addr)
	r := &imageRef{handle: d.imageHandle(a.Base), query: d.m.Get("query")}
	if _, ok := new(texture.Image).Property(r.query); !ok {
		d.refuse("the query .%s is not supported", r.query)
	}
	d.dest(0)
	d.o.tex = r
	d.o.exec = execImageQuery
}

func decodeSurface(d *decoder) {
	at, values := 1, 0
	store := d.in.Op == "sust"
	if store {
		at, values = 0, 1
	}
	r := d.image(at, ptx.S32)
	r.bytes, r.outside, r.formatted = d.m.Type("T").Bytes(), d.m.Get("clamp"), d.m.Has("p")
	if !store {
		r.results(d, 0)
		d.o.exec = execLoadSurface
		return
	}
	for k, e := range elements(d.in.Args[values]) {
		s := d.value(e, d.m.Type("T"))
		s.slot = uint8(imageSlots - 1 - k%2)
		if s.kind != fromReg && s.kind != fromConst {
			d.refuse("a surface takes registers and constants")
		}
		r.srcs = append(r.srcs, s)
	}
	d.o.exec = execStoreSurface
}

// imageOf finds a lane's image.
func (w *warp) imageOf(o *op, lane int, handles *lanes) *texture.Image {
	im := w.block.run.memory.Image(handles[lane])
	if im == nil {
		w.fail(o, lane, "no image", "%#x is the handle of no texture or surface", handles[lane])
	}
	r := o.tex
	if r.query == "" && !r.Fits(im) {
		w.fail(o, lane, "wrong image", "the image has %d dimensions and %d layers", im.Dimensions(), im.Layers)
	}
	return im
}

// points returns the coordinates of all lanes.
func (r *imageRef) points(w *warp) [4]*lanes {
	var p [4]*lanes
	for k := range r.coords {
		p[k] = r.coords[k].lanes(w)
	}
	return p
}

func execTexture(w *warp, o *op) {
	r := o.tex
	handles, p := r.handle.lanes(w), r.points(w)
	out := make([]lanes, len(r.dsts))
	for m := w.exec; m != 0; m &= m - 1 {
		lane := firstLane(m)
		im := w.imageOf(o, lane, handles)
		t := r.Texel(im, texture.Point(&p, lane))
		for k := range out {
			out[k][lane] = uint64(t[k]) & r.masks[k]
		}
	}
	for k, d := range r.dsts {
		w.setLanes(d, &out[k])
	}
}

func execImageQuery(w *warp, o *op) {
	handles := o.tex.handle.lanes(w)
	var out lanes
	for m := w.exec; m != 0; m &= m - 1 {
		lane := firstLane(m)
		v, _ := w.imageOf(o, lane, handles).Property(o.tex.query)
		out[lane] = uint64(v) & o.dstMask
	}
	w.setLanes(o.dst, &out)
}

// surface resolves a lane's element: so many bytes of the image; nil: it is outside, where that
// reads zeros and writes nothing.
func (r *imageRef) surface(w *warp, o *op, im *texture.Image, p *[4]*lanes, lane, n int) []byte {
	mem, err := r.Element(im, texture.Point(p, lane), n, r.formatted, r.outside)
	if err != nil {
		w.fail(o, lane, err.Kind, "%s", err.Msg)
	}
	return mem
}

func execLoadSurface(w *warp, o *op) {
	r := o.tex
	handles, p := r.handle.lanes(w), r.points(w)
	out := make([]lanes, len(r.dsts))
	for m := w.exec; m != 0; m &= m - 1 {
		lane := firstLane(m)
		if mem := r.surface(w, o, w.imageOf(o, lane, handles), &p, lane, r.bytes*len(r.dsts)); mem != nil {
			for k := range out {
				out[k][lane] = scalar.Load(mem[k*r.bytes:], r.bytes) & r.masks[k]
			}
		}
	}
	for k, d := range r.dsts {
		w.setLanes(d, &out[k])
	}
}

func execStoreSurface(w *warp, o *op) {
	r := o.tex
	handles, p := r.handle.lanes(w), r.points(w)
	for m := w.exec; m != 0; m &= m - 1 {
		lane := firstLane(m)
		im := w.imageOf(o, lane, handles)
		n := r.bytes * len(r.srcs)
		if r.formatted {
			n = im.TexelBytes()
		}
		mem := r.surface(w, o, im, &p, lane, n)
		if mem == nil {
			continue
		}
		for k := range r.srcs {
			v := r.srcs[k].lanes(w)[lane]
			switch {
			case !r.formatted:
				scalar.Store(mem[k*r.bytes:], r.bytes, v)
			case k < im.Channels:
				scalar.Store(mem[k*im.Bits/8:], im.Bits/8, im.Stored(uint32(v)))
			}
		}
	}
}
