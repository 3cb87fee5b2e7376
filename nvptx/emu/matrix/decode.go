package matrix

import (
	"fmt"
	"math"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/table"
)

// Sparse reports whether A of mma has metadata.
func Sparse(m ptx.Match) bool { return m.Has("sp") || m.Has("sp::ordered_metadata") }

// ProductOf decodes wmma.mma or mma, which op says. The registers are those of D, A, B and C; the
// selector says which threads have the metadata of a sparse A.
func ProductOf(op string, m ptx.Match, regs [4][]int32, selector int) (*Product, error) {
	shape := m.Get("shape")
	elems := []string{m.Get("D"), m.Get("A"), m.Get("B"), m.Get("C")}
	if elems[1] == "" {
		elems[1], elems[2] = "f16", "f16"
	}
	if kind := m.Get("kind"); kind == "kind::mxf4" || kind == "kind::mxf4nvf4" {
		elems[1], elems[2] = PackedE2M1, PackedE2M1
	}
	columns := []bool{false, m.Get("layout") == "col", m.Get("blayout") == "col", false}
	f := make([]*Held, 4)
	for k := range f {
		of := shape
		if rows, n, width := table.TensorShape(shape); k == 1 && Sparse(m) { // half of A's elements are stored
			of = fmt.Sprintf("m%dn%dk%d", rows, n, width/2)
		}
		f[k] = &Held{New(op, of, "dabc"[k], elems[k], columns[k], m.Has("satfinite"), len(regs[k])), regs[k]}
	}
	p := &Product{D: f[0], A: f[1], B: f[2], C: f[3], Matrices: 1}
	switch {
	case op == "mma" && shape == "m8n8k4" && elems[1] == "f16":
		p.Matrices = 4
	case elems[0] == "f64":
		p.Double = scalar.FMA64(m.Get("rnd"))
	case m.Get("bitop") == "xor":
		p.Combine = func(a, b float64) float64 { return math.Abs(a - b) }
	}
	if m.Has("block_scale") {
		p.Scaled = scalingOf(m)
	}
	var err error
	if Sparse(m) {
		p.Sparse, err = NewSparsity(p.A.Elem, p.B.Rows, selector, m.Has("sp::ordered_metadata"))
	}
	return p, err
}

func scalingOf(m ptx.Match) *Scaling {
	chunks := map[string]int{"scale_vec::2X": 2, "scale_vec::4X": 4}[m.Get("vec")]
	if chunks == 0 {
		chunks = 1
		if m.Get("kind") == "kind::mxf4" {
			chunks = 2
		}
	}
	return &Scaling{Chunks: chunks, Format: m.Get("scale")}
}

// WarpgroupOf decodes wgmma.mma_async. The registers are those of D and of A; nil: A is in shared
// memory. The flags are the immediate operands: signs, then layouts. The selector says which
// threads have the metadata of a sparse A.
func WarpgroupOf(m ptx.Match, d, a []int32, selector int, flags []int64) (*Warpgroup, error) {
	_, n, k := table.TensorShape(m.Get("shape"))
	p := &Warpgroup{N: n, K: k, ElemA: ElementNamed(m.Get("A"), false), ElemB: ElementNamed(m.Get("B"), false)}
	p.D = NewGroup('d', m.Get("D"), n, m.Has("satfinite"), d)
	if Sparse(m) {
		var err error
		if p.Sparse, err = NewSparsity(p.ElemA, k, selector, true); err != nil {
			return nil, err
		}
		k /= 2
	}
	if a != nil {
		p.A = NewGroup('a', m.Get("A"), k, false, a)
	}
	if len(flags) >= 2 {
		p.Negative = flags[0] != flags[1]
		layouts := flags[2:]
		if len(layouts) == 2 {
			p.TransA = layouts[0] == 1
		}
		if len(layouts) > 0 {
			p.TransB = layouts[len(layouts)-1] == 1
		}
	}
	return p, nil
}
