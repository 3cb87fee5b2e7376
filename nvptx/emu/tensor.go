package emu

import (
	"fmt"
	"math"

	"opt-go/nvptx/emu/layout"
	"opt-go/nvptx/emu/matrix"
	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/table"
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
	t.d = d.placed("wmma", d.m.Get("shape"), which, d.m.Get("T"), false, false, regs)
	t.mem = d.address(at, d.spaceSlot())
	t.mem.isStore = d.m.Has("store")
	t.mem.size = max(1, t.d.Elem.Bits/8)
	if len(d.in.Args) > 2 {
		s := d.value(d.in.Args[2], ptx.U32)
		s.slot = 4
		t.stride = &s
	}
}

// decodeProduct decodes D = A·B + C.
func decodeProduct(d *decoder, op string) {
	shape, saturate := d.m.Get("shape"), d.m.Has("satfinite")
	elems := []string{d.m.Get("D"), d.m.Get("A"), d.m.Get("B"), d.m.Get("C")}
	if elems[1] == "" {
		elems[1], elems[2] = "f16", "f16"
	}
	if kind := d.m.Get("kind"); kind == "kind::mxf4" || kind == "kind::mxf4nvf4" {
		elems[1], elems[2] = matrix.PackedE2M1, matrix.PackedE2M1
	}
	sparse := d.m.Has("sp") || d.m.Has("sp::ordered_metadata")
	columns := []bool{false, d.m.Get("layout") == "col", d.m.Get("blayout") == "col", false}
	f := make([]*matrix.Held, 4)
	for k := range f {
		shape := shape
		if m, n, width := table.TensorShape(shape); sparse && k == 1 { // half of A's elements are stored
			shape = fmt.Sprintf("m%dn%dk%d", m, n, width/2)
		}
		f[k] = d.placed(op, shape, "dabc"[k], elems[k], columns[k], saturate, k)
	}
	p := &matrix.Product{D: f[0], A: f[1], B: f[2], C: f[3], Matrices: 1}
	switch {
	case op == "mma" && shape == "m8n8k4" && elems[1] == "f16":
		p.Matrices = 4
	case elems[0] == "f64":
		p.Double = scalar.FMA64(d.m.Get("rnd"))
	case d.m.Get("bitop") == "xor":
		p.Combine = func(a, b float64) float64 { return math.Abs(a - b) }
	}
	d.o.mma, d.o.exec = &tensor{product: p}, execProduct
	if sparse {
		d.sparsity(d.o.mma)
	}
	if d.m.Has("block_scale") {
		d.scaling(d.o.mma)
	}
}

// sparsity decodes the metadata of a sparse A and which threads give it.
func (d *decoder) sparsity(t *tensor) {
	selector, _ := d.in.Args[5].(ptx.Int)
	s, err := matrix.NewSparsity(t.product.A.Elem, t.product.B.Rows, int(selector), d.m.Has("sp::ordered_metadata"))
	if err != nil {
		d.refuse("%s: %v", d.in.Opcode(), err)
	}
	t.product.Sparse, t.meta = s, d.source(4, ptx.B32)
}

// scaling decodes the scales of A and B, the last four operands.
func (d *decoder) scaling(t *tensor) {
	chunks := map[string]int{"scale_vec::2X": 2, "scale_vec::4X": 4}[d.m.Get("vec")]
	if chunks == 0 {
		chunks = 1
		if d.m.Get("kind") == "kind::mxf4" {
			chunks = 2
		}
	}
	t.product.Scaled = &matrix.Scaling{Chunks: chunks, Format: d.m.Get("scale")}
	first := len(d.in.Args) - 4
	for which := range t.scales {
		at := elements(d.in.Args[first+2*which+1])
		t.scales[which] = scaleSource{d.source(first+2*which, ptx.B32), d.value(at[0], ptx.U16), d.value(at[1], ptx.U16)}
	}
}

// placed decodes operand i, a fragment of a matrix: see matrix.New.
func (d *decoder) placed(op, shape string, which byte, elem string, byColumns, saturate bool, i int) *matrix.Held {
	regs := d.fragment(i)
	return &matrix.Held{Fragment: matrix.New(op, shape, which, elem, byColumns, saturate, len(regs)), Regs: regs}
}

// fragment lists the registers of operand i.
func (d *decoder) fragment(i int) []int32 {
	var out []int32
	for _, e := range elements(d.in.Args[i]) {
		out = append(out, d.register(e.(ptx.Reg)))
	}
	return out
}

// wholeWarp checks that all threads are here.
func (w *warp) wholeWarp(o *op) {
	if w.exec != w.live || w.live != fullMask {
		w.fail(o, -1, "divergent matrix operation", "only threads %#08x of the warp are here", w.exec)
	}
}

// access resolves the memory of an element: its bytes, and where it begins in the first.
func (t *tensor) access(w *warp, o *op, base, stride *lanes, lane, at int) (mem []byte, shift int) {
	r, c := at/t.d.Cols, at%t.d.Cols
	ld := uint64(t.d.Cols)
	if t.byColumns {
		r, c, ld = c, r, uint64(t.d.Rows)
	}
	if stride != nil {
		ld = stride[lane] & math.MaxUint32
	}
	bit := (uint64(r)*ld + uint64(c)) * uint64(t.d.Elem.Bits)
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

// decodeMatrices decodes ldmatrix and stmatrix: matrices of eight rows of sixteen bytes, whose
// addresses the threads of the warp give.
func decodeMatrices(d *decoder) {
	if !d.m.Has("m8n8") {
		d.refuse("%s: matrices of another shape than eight rows of eight are not supported", d.in.Opcode())
	}
	t := &tensor{byColumns: d.m.Has("trans")}
	at, regs := 1, 0
	d.o.exec = execLoadMatrices
	if d.in.Op == "stmatrix" {
		at, regs = 0, 1
		d.o.exec = execStoreMatrices
	}
	t.d = &matrix.Held{Regs: d.fragment(regs)}
	t.mem = d.address(at, d.spaceSlot())
	t.mem.isStore = at == 0
	t.mem.size, t.mem.count = matrixRowBytes, 1
	d.o.mma = t
}

const matrixRowBytes = 16

// rows resolves the memory of matrix number k, row by row.
func (t *tensor) rows(w *warp, o *op, base *lanes, k int) matrix.Rows {
	var rows matrix.Rows
	for r := range rows {
		lane := 8*k + r
		rows[r] = w.bytes(o, t.mem, lane, base[lane]+t.mem.off, matrixRowBytes)
		if space := w.touched.Space; space != ptx.Shared {
			w.fail(o, lane, "wrong space", "a matrix in %s memory", layout.SpaceName(space))
		}
	}
	return rows
}

func execLoadMatrices(w *warp, o *op) {
	t := o.mma
	w.wholeWarp(o)
	base := *t.mem.base.lanes(w)
	out := make([]lanes, len(t.d.Regs))
	for k := range out {
		rows := t.rows(w, o, &base, k)
		matrix.LoadRows(&rows, t.byColumns, &out[k])
	}
	for k, r := range t.d.Regs {
		w.regs[r] = out[k]
	}
	w.accountRows(o, len(out))
}

func execStoreMatrices(w *warp, o *op) {
	t := o.mma
	w.wholeWarp(o)
	base := *t.mem.base.lanes(w)
	for k, reg := range t.d.Regs {
		rows := t.rows(w, o, &base, k)
		matrix.StoreRows(&rows, t.byColumns, &w.regs[reg])
	}
	w.accountRows(o, len(t.d.Regs))
}

// accountRows counts the accesses of the threads that gave addresses.
func (w *warp) accountRows(o *op, matrices int) {
	exec := w.exec
	w.exec &= 1<<(8*matrices) - 1
	w.account(o, matrixRowBytes)
	w.exec = exec
}

// decodeMoveMatrix decodes movmatrix, which transposes a matrix of eight by eight elements of 16
// bits.
func decodeMoveMatrix(d *decoder) {
	d.dest(0)
	d.o.a = d.source(1, ptx.B32)
	d.o.exec = func(w *warp, o *op) {
		w.wholeWarp(o)
		w.setLanes(o.dst, matrix.Transpose(o.a.lanes(w)))
	}
}
