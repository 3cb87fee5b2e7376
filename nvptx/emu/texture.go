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

func decodeTexture(d *decoder) {
	coords := ptx.TypeByName(d.m.Get("U"))
	r := d.image(1, coords)
	r.dsts, r.masks = d.destinations(0)
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
		r.dsts, r.masks = d.destinations(0)
		d.o.exec = execLoadSurface
		return
	}
	for k, e := range ptx.Elements(d.in.Args[values]) {
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

// eachImage visits the running threads with their images and their points.
func (w *warp) eachImage(o *op, visit func(lane int, im *texture.Image, at *[4]uint32)) {
	handles, points, at := *o.tex.handle.lanes(w), w.copies(o.tex.coords), [4]uint32{}
	var im *texture.Image
	last := uint64(0)
	w.eachLane(func(lane int) {
		for k := range points {
			at[k] = uint32(points[k][lane])
		}
		if im == nil || handles[lane] != last {
			im, last = w.imageOf(o, lane, &handles), handles[lane]
		}
		visit(lane, im, &at)
	})
}

// setAll writes the registers of an instruction on an image.
func (w *warp) setAll(r *imageRef, values []lanes) {
	for k, d := range r.dsts {
		w.setLanes(d, &values[k])
	}
}

func execTexture(w *warp, o *op) {
	r := o.tex
	out := make([]lanes, len(r.dsts))
	w.eachImage(o, func(lane int, im *texture.Image, at *[4]uint32) {
		t := r.Texel(im, at)
		for k := range out {
			out[k][lane] = uint64(t[k]) & r.masks[k]
		}
	})
	w.setAll(r, out)
}

func execImageQuery(w *warp, o *op) {
	var out lanes
	w.eachImage(o, func(lane int, im *texture.Image, _ *[4]uint32) {
		v, _ := im.Property(o.tex.query)
		out[lane] = uint64(v) & o.dstMask
	})
	w.setLanes(o.dst, &out)
}

// surface resolves a lane's element: so many bytes of the image; nil: it is outside, where that
// reads zeros and writes nothing.
func (w *warp) surface(o *op, im *texture.Image, at *[4]uint32, lane, n int) []byte {
	mem, err := o.tex.Element(im, at, n, o.tex.formatted, o.tex.outside)
	if err != nil {
		w.fail(o, lane, err.Kind, "%s", err.Msg)
	}
	return mem
}

func execLoadSurface(w *warp, o *op) {
	r := o.tex
	out := make([]lanes, len(r.dsts))
	w.eachImage(o, func(lane int, im *texture.Image, at *[4]uint32) {
		if mem := w.surface(o, im, at, lane, r.bytes*len(r.dsts)); mem != nil {
			for k := range out {
				out[k][lane] = scalar.Load(mem[k*r.bytes:], r.bytes) & r.masks[k]
			}
		}
	})
	w.setAll(r, out)
}

func execStoreSurface(w *warp, o *op) {
	r := o.tex
	w.eachImage(o, func(lane int, im *texture.Image, at *[4]uint32) {
		n := r.bytes * len(r.srcs)
		if r.formatted {
			n = im.TexelBytes()
		}
		mem := w.surface(o, im, at, lane, n)
		for k := 0; k < len(r.srcs) && mem != nil; k++ {
			v := r.srcs[k].lanes(w)[lane]
			switch {
			case !r.formatted:
				scalar.Store(mem[k*r.bytes:], r.bytes, v)
			case k < im.Channels:
				scalar.Store(mem[k*im.Bits/8:], im.Bits/8, im.Stored(uint32(v)))
			}
		}
	})
}
