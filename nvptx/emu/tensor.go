package emu

import (
	"math"
	"strings"

	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/matrix"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// tensor is a decoded operation on matrices.
type tensor struct {
	byColumns bool         // in memory
	d         *matrix.Held // what is loaded or stored
	stride    *source      // nil: that of a matrix without gaps
	mem       *memRef
	product   *matrix.Product
	meta      source // of a sparse product
	scales    [2]scaleSource
}

// scaleSource are the operands with the scales of a matrix.
type scaleSource struct{ words, byte, thread source }

func decodeWMMA(d *decoder) {
	if d.m.Has("mma") {
		decodeProduct(d, "wmma")
		return
	}
	t := &tensor{byColumns: d.m.Get("layout") == "col"}
	d.o.mma = t
	which, at, regs := d.m.Get("frag")[0], 1, 0
	d.o.exec = execLoadMatrix
	if d.m.Has("store") {
		at, regs = 0, 1
		d.o.exec = execStoreMatrix
	}
	held := d.fragment(regs)
	t.d = &matrix.Held{Fragment: matrix.New("wmma", d.m.Get("shape"), which, d.m.Get("T"), false, false, len(held)), Regs: held}
	t.mem = d.address(at, d.spaceSlot())
	t.mem.isStore = d.m.Has("store")
	t.mem.size = max(1, t.d.Elem.Bits/8)
	if len(d.in.Args) > 2 {
		s := d.value(d.in.Args[2], ptx.U32)
		s.slot = 4
		t.stride = &s
	}
}

// decodeProduct decodes D = A·B + C. The metadata of a sparse A is operand 4, and the scales of A
// and B are the last four.
func decodeProduct(d *decoder, op string) {
	var regs [4][]int32
	for k := range regs {
		regs[k] = d.fragment(k)
	}
	t, selector := &tensor{}, 0
	if matrix.Sparse(d.m) {
		t.meta, selector = d.source(4, ptx.B32), int(d.immediate(5))
	}
	var err error
	if t.product, err = matrix.ProductOf(op, d.m, regs, selector); err != nil {
		d.refuse("%s: %v", d.in.Opcode(), err)
	}
	if first := len(d.in.Args) - 4; t.product.Scaled != nil {
		for which := range t.scales {
			at := ptx.Elements(d.in.Args[first+2*which+1])
			t.scales[which] = scaleSource{d.source(first+2*which, ptx.B32), d.value(at[0], ptx.U16), d.value(at[1], ptx.U16)}
		}
	}
	d.o.mma, d.o.exec = t, execProduct
}

// fragment lists the registers of operand i, a vector. Constants and "_" get spare ones; see
// fillSpares.
func (d *decoder) fragment(i int) []int32 {
	_, name, _ := strings.Cut(d.m.Form.Shapes[i].Type, "*")
	var out []int32
	for _, e := range ptx.Elements(d.in.Args[i]) {
		r, ok := e.(ptx.Reg)
		if ok {
			out = append(out, d.register(r))
			continue
		}
		spare := constant(0)
		if e != (ptx.Sink{}) {
			spare = d.value(e, ptx.TypeByName(name))
		}
		out = append(out, int32(d.f.Spare+len(d.spares)))
		d.spares = append(d.spares, spare)
	}
	return out
}

// fillSpares lets the operation begin by setting the spare registers that stand for constants.
func (d *decoder) fillSpares() {
	spares, run := d.spares, d.o.exec
	if len(spares) == 0 || run == nil {
		return
	}
	d.o.exec = func(w *warp, o *op) {
		for k := range spares {
			w.regs[o.fn.Spare+k] = *spares[k].lanes(w)
		}
		run(w, o)
	}
}

// wholeWarp checks that all threads are here.
func (w *warp) wholeWarp(o *op) {
	if w.exec != w.live || w.live != fullMask {
		w.fail(o, -1, "divergent matrix operation", "only threads %#08x of the warp are here", w.exec)
	}
}

// access resolves the memory of an element: its bytes, and where it begins in the first.
func (t *tensor) access(w *warp, o *op, base, stride *lanes, lane, at int) (mem []byte, shift int) {
	ld := t.d.Leading(t.byColumns)
	if stride != nil {
		ld = stride[lane] & math.MaxUint32
	}
	bit := t.d.Offset(at, ld, t.byColumns)
	return w.bytes(o, t.mem, lane, base[lane]+t.mem.off+bit/8, t.mem.size), int(bit % 8)
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
	w.wholeWarp(o)
	base, stride := t.operands(w)
	t.d.Set(w.regs, func(lane, at int) uint64 {
		mem, shift := t.access(w, o, base, stride, lane, at)
		return scalar.Load(mem, t.mem.size) >> shift & t.d.Elem.Mask()
	})
	w.account(o, t.mem.size)
}

func execStoreMatrix(w *warp, o *op) {
	t := o.mma
	w.wholeWarp(o)
	base, stride := t.operands(w)
	t.d.Each(func(lane, at int, reg int32, shift int) {
		mem, _ := t.access(w, o, base, stride, lane, at) // sums have whole bytes
		scalar.Store(mem, t.mem.size, w.regs[reg][lane]>>shift&t.d.Elem.Mask())
	})
	w.account(o, t.mem.size)
}

func execProduct(w *warp, o *op) {
	w.wholeWarp(o)
	t := o.mma
	var extra matrix.Extra
	if t.product.Sparse != nil {
		extra.Meta = t.meta.lanes(w)
	}
	if t.product.Scaled != nil {
		for which, s := range t.scales {
			extra.Scale[which] = matrix.ScaleWords{Words: s.words.lanes(w), Byte: s.byte.lanes(w)[0], Thread: s.thread.lanes(w)[0]}
		}
	}
	if err := t.product.Run(w.regs, &extra); err != nil {
		w.fail(o, -1, "undefined product", "%s: %v", o.in.Opcode(), err)
	}
}

// decodeMatrices decodes ldmatrix and stmatrix: matrices of rows of sixteen bytes, whose addresses
// the threads of the warp give.
func decodeMatrices(d *decoder) {
	r, store := matrix.RowsOf(d.m), d.in.Op == "stmatrix"
	vector, at := 0, 1
	if store {
		vector, at = 1, 0
	}
	regs, m := d.fragment(vector), d.address(at, d.spaceSlot())
	m.isStore, m.size, m.count = store, matrix.RowBytes, 1
	d.o.mem = m
	d.o.exec = func(w *warp, o *op) {
		w.wholeWarp(o)
		base, values := *m.base.lanes(w), w.copiesOf(regs)
		for k := 0; k < len(regs); k += r.Regs {
			rows := w.rows(o, &base, k/r.Regs*r.Count, r.Count)
			if of := values[k:][:r.Regs]; store {
				r.Store(rows, of)
			} else {
				r.Load(rows, of)
			}
		}
		for k := 0; k < len(regs) && !store; k++ {
			w.regs[regs[k]] = values[k]
		}
		w.accountRows(o, len(regs)/r.Regs*r.Count)
	}
}

// copiesOf are the values of registers.
func (w *warp) copiesOf(regs []int32) []lanes {
	values := make([]lanes, len(regs))
	for k, r := range regs {
		values[k] = w.regs[r]
	}
	return values
}

// rows resolves the memory of the rows that threads from first on give.
func (w *warp) rows(o *op, base *lanes, first, n int) [][]byte {
	rows := make([][]byte, n)
	for k := range rows {
		lane := first + k
		rows[k] = w.bytes(o, o.mem, lane, base[lane]+o.mem.off, matrix.RowBytes)
		if space := w.touched.Space; space != ptx.Shared {
			w.fail(o, lane, "wrong space", "a matrix in %s memory", layout.SpaceName(space))
		}
	}
	return rows
}

// accountRows counts the accesses of the threads that gave addresses.
func (w *warp) accountRows(o *op, rows int) {
	exec := w.exec
	w.exec &= 1<<rows - 1
	w.account(o, matrix.RowBytes)
	w.exec = exec
}

// decodeMoveMatrix decodes movmatrix: the transpose of eight by eight elements of 16 bits.
func decodeMoveMatrix(d *decoder) {
	d.dest(0)
	d.o.a = d.source(1, ptx.B32)
	d.o.exec = func(w *warp, o *op) {
		w.wholeWarp(o)
		w.setLanes(o.dst, matrix.Transpose(o.a.lanes(w)))
	}
}
