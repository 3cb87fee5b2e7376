package emu

import (
	"math"

	"opt-go/nvptx/ptx"
)

// Tensor cores. Which thread of the warp holds which element of a matrix PTX leaves open; here element e of a fragment in lane l is
// number l·n + e of the matrix by rows, n being the elements of a fragment, and where there are more places than elements they repeat.
// Products are summed up in double precision and rounded once: more exact than hardware, whose order and rounding PTX leaves open, too.

// tensor is a decoded wmma instruction.
type tensor struct {
	m, n, k    int
	rows, cols int  // of the matrix that is loaded or stored
	byColumns  bool // in memory
	half       bool // its elements
	d, a, b, c []int32
	halfD      bool
	halfC      bool
	stride     *source // nil: that of a matrix without gaps
	mem        *memRef
}

func decodeWMMA(d *decoder) {
	t := &tensor{byColumns: d.m.Get("layout") == "col"}
	switch d.m.Get("shape") {
	case "m16n16k16":
		t.m, t.n, t.k = 16, 16, 16
	case "m32n8k16":
		t.m, t.n, t.k = 32, 8, 16
	default:
		t.m, t.n, t.k = 8, 32, 16
	}
	t.half = d.m.Get("T") == "f16"
	switch d.m.Get("frag") {
	case "a":
		t.rows, t.cols = t.m, t.k
	case "b":
		t.rows, t.cols = t.k, t.n
	default:
		t.rows, t.cols = t.m, t.n
	}
	d.o.mma = t
	switch {
	case d.m.Has("load"):
		t.d = d.fragment(0)
		d.fragmentMemory(t, 1, 2)
		d.o.exec = execLoadMatrix
	case d.m.Has("store"):
		t.d = d.fragment(1)
		d.fragmentMemory(t, 0, 2)
		t.mem.isStore = true
		d.o.exec = execStoreMatrix
	default:
		t.d, t.a, t.b, t.c = d.fragment(0), d.fragment(1), d.fragment(2), d.fragment(3)
		t.halfD, t.halfC = d.m.Get("D") == "f16", t.half
		d.o.exec = execMultiplyMatrices
	}
}

func (d *decoder) fragment(i int) []int32 {
	var out []int32
	for _, e := range elements(d.in.Args[i]) {
		out = append(out, d.register(e.(ptx.Reg)))
	}
	return out
}

// fragmentMemory decodes the address and, if it is there, the distance of rows or columns.
func (d *decoder) fragmentMemory(t *tensor, address, stride int) {
	t.mem = d.address(address, d.spaceSlot())
	t.mem.size = 4
	if t.half {
		t.mem.size = 2
	}
	if len(d.in.Args) > stride {
		s := d.value(d.in.Args[stride], ptx.U32)
		s.slot = 4
		t.stride = &s
	}
}

// together checks that the whole warp is here.
func (t *tensor) together(w *warp, o *op) {
	if w.exec != w.live || w.live != fullMask {
		w.fail(o, -1, "divergent matrix operation", "only threads %#08x of the warp are here", w.exec)
	}
}

// each visits the elements of a fragment, with their lane and place in the matrix by rows.
func (t *tensor) each(visit func(lane, e, at int)) {
	per := len(t.d)
	if t.half {
		per *= 2
	}
	for l := range warpSize {
		for e := range per {
			visit(l, e, (l*per+e)%(t.rows*t.cols))
		}
	}
}

// access resolves the memory of an element.
func (t *tensor) access(w *warp, o *op, base, stride *lanes, lane, at int) []byte {
	r, c := at/t.cols, at%t.cols
	ld := uint64(t.cols)
	if t.byColumns {
		r, c, ld = c, r, uint64(t.rows)
	}
	if stride != nil {
		ld = stride[lane] & math.MaxUint32
	}
	addr := base[lane] + t.mem.off + (uint64(r)*ld+uint64(c))*uint64(t.mem.size)
	return w.bytes(o, t.mem, lane, addr, t.mem.size)
}

func (t *tensor) operands(w *warp) (base, stride *lanes) {
	base = t.mem.base.lanes(w)
	if t.stride != nil {
		stride = t.stride.lanes(w)
	}
	return base, stride
}

func execLoadMatrix(w *warp, o *op) {
	t := o.mma
	t.together(w, o)
	base, stride := t.operands(w)
	var out [8]lanes
	t.each(func(lane, e, at int) {
		v := readBytes(t.access(w, o, base, stride, lane, at), t.mem.size)
		if t.half {
			out[e/2][lane] |= v << (16 * (e & 1))
		} else {
			out[e][lane] = v
		}
	})
	for k, r := range t.d {
		w.regs[r] = out[k]
	}
	w.account(o, t.mem.size)
}

func execStoreMatrix(w *warp, o *op) {
	t := o.mma
	t.together(w, o)
	base, stride := t.operands(w)
	t.each(func(lane, e, at int) {
		v := uint64(0)
		if t.half {
			v = w.regs[t.d[e/2]][lane] >> (16 * (e & 1)) & 0xffff
		} else {
			v = w.regs[t.d[e]][lane]
		}
		writeBytes(t.access(w, o, base, stride, lane, at), t.mem.size, v)
	})
	w.account(o, t.mem.size)
}

// matrix collects the elements of a fragment.
func (w *warp) matrix(regs []int32, elements int, half bool) []float64 {
	out := make([]float64, elements)
	per := len(regs)
	if half {
		per *= 2
	}
	for at := range out {
		lane, e := at/per, at%per
		if half {
			out[at] = halfValue(uint16(w.regs[regs[e/2]][lane] >> (16 * (e & 1))))
		} else {
			out[at] = float64(math.Float32frombits(uint32(w.regs[regs[e]][lane])))
		}
	}
	return out
}

func execMultiplyMatrices(w *warp, o *op) {
	t := o.mma
	t.together(w, o)
	a, b, c := w.matrix(t.a, t.m*t.k, true), w.matrix(t.b, t.k*t.n, true), w.matrix(t.c, t.m*t.n, t.halfC)
	var out [8]lanes
	per := len(t.d)
	if t.halfD {
		per *= 2
	}
	for i := range t.m {
		for j := range t.n {
			sum := c[i*t.n+j]
			for k := range t.k {
				sum += a[i*t.k+k] * b[k*t.n+j]
			}
			lane, e := (i*t.n+j)/per, (i*t.n+j)%per
			if t.halfD {
				out[e/2][lane] |= rounded(sum, true) << (16 * (e & 1))
			} else {
				out[e][lane] = rounded(sum, false)
			}
		}
	}
	for k, r := range t.d {
		w.regs[r] = out[k]
	}
}

// rounded is a sum in the format of the result.
func rounded(v float64, half bool) uint64 {
	if half {
		return doubleToHalf(v)
	}
	if math.IsNaN(v) {
		return 0x7fffffff
	}
	return uint64(math.Float32bits(float32(v)))
}

// halfValue is the value of a half-precision number.
func halfValue(h uint16) float64 {
	e, m := int(h>>10&31), float64(h&0x3ff)
	v := math.Ldexp(1024+m, e-25)
	switch {
	case e == 0:
		v = math.Ldexp(m, -24)
	case e == 31 && m == 0:
		v = math.Inf(1)
	case e == 31:
		v = math.NaN()
	}
	return math.Copysign(v, 1-2*float64(h>>15))
}

// doubleToHalf rounds to the nearest half-precision number.
func doubleToHalf(v float64) uint64 {
	sign := uint64(math.Float64bits(v)>>63) << 15
	v = math.Abs(v)
	switch {
	case math.IsNaN(v):
		return 0x7fff
	case v >= 65520: // halfway between the largest number and what would be the next
		return sign | 0x7c00
	case v < math.Ldexp(1, -14):
		return sign | uint64(math.RoundToEven(math.Ldexp(v, 24)))
	}
	frac, exp := math.Frexp(v) // v = frac·2^exp, frac in [0.5, 1)
	m := uint64(math.RoundToEven(math.Ldexp(frac, 11)))
	return sign | (uint64(exp+13)<<10 + m)
}
