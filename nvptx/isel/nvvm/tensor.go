package nvvm

import (
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/table"
)

// Tensor cores: wmma and mma in all shapes and types of table.Tensors, and ldmatrix. A fragment is
// a matrix that the threads of a warp hold together; small elements travel several to a register,
// halves in pairs. The names of the intrinsics follow LLVM's rule: what they multiply is told by
// the types of D and C for half precision, else by the type of A, and of B if it is another. Left
// out are products of halves by mma whose D has another type than C, which LLVM has and ptxas
// refuses (but of m8n8k4 with D in single precision).

// TensorKind is what an instruction of tensor cores does.
type TensorKind uint8

const (
	LoadFragment  TensorKind = iota // wmma.load
	StoreFragment                   // wmma.store
	Product                         // wmma.mma, mma
	LoadMatrices                    // ldmatrix
)

// Tensor says how an intrinsic of tensor cores is written as an instruction, and since when.
type Tensor struct {
	Kind   TensorKind
	Opcode string // without the space and the type of what is in memory
	Since  table.Needs
	Plain  table.Needs // when it is written without .aligned
	A, B   int         // of a product: how many arguments are A's and B's; the others are C's
	Elem   string      // of a load or store: the type of the elements
	Stride bool        // of a store: the last argument is the stride
}

// Tensors lists the intrinsics of tensor cores, without the types that IntrinsicID takes off.
func Tensors() map[string]Tensor {
	t := map[string]Tensor{}
	for _, family := range table.Tensors() {
		for _, shape := range family.Shapes {
			if family.Op == "wmma" {
				transferIntrinsics(t, &family, shape)
			}
			productIntrinsics(t, &family, shape)
		}
	}
	for _, num := range []string{"x1", "x2", "x4"} {
		for _, trans := range []string{"", ".trans"} {
			opcode := "ldmatrix.sync.aligned.m8n8." + num + trans
			t["llvm.nvvm.ldmatrix.sync.aligned.m8n8."+num+trans+".b16"] = Tensor{Kind: LoadMatrices, Opcode: opcode, Since: table.Since("6.5 75"), Elem: "b16"}
		}
	}
	return t
}

// layouts are the layouts that the matrices A and B of a family may have.
func layouts(f *table.Tensor, matrix byte) []string {
	switch {
	case f.AnyLayout || matrix == 'c' || matrix == 'd':
		return []string{"row", "col"}
	case matrix == 'a':
		return []string{"row"}
	}
	return []string{"col"}
}

// transferIntrinsics are the loads and stores of fragments.
func transferIntrinsics(t map[string]Tensor, f *table.Tensor, shape string) {
	prefix := "llvm.nvvm.wmma." + shape + "."
	add := func(matrix byte, elem string) {
		if _, ok := t[prefix+"load."+string(matrix)+".row."+elem]; ok && matrix == 'c' {
			return // an older family has the same
		}
		for _, layout := range layouts(f, matrix) {
			for _, stride := range []string{"", ".stride"} {
				t[prefix+"load."+string(matrix)+"."+layout+stride+"."+elem] = Tensor{Kind: LoadFragment, Elem: elem,
					Opcode: "wmma.load." + string(matrix) + ".sync.aligned." + layout + "." + shape, Since: table.Since(f.Since), Plain: plain(f, shape)}
				if matrix == 'c' {
					t[prefix+"store.d."+layout+stride+"."+elem] = Tensor{Kind: StoreFragment, Elem: elem, Stride: stride != "",
						Opcode: "wmma.store.d.sync.aligned." + layout + "." + shape, Since: table.Since(f.Since), Plain: plain(f, shape)}
				}
			}
		}
	}
	for _, elem := range f.Elems {
		add('a', elem)
		add('b', elem)
	}
	for _, elem := range f.Sums {
		add('c', elem)
	}
}

// productIntrinsics are the multiplications of a shape.
func productIntrinsics(t map[string]Tensor, f *table.Tensor, shape string) {
	ops := []string{""}
	if f.Elems[0] == "b1" {
		ops = []string{".xor.popc", ".and.popc"}
	}
	for _, op := range ops {
		for _, first := range layouts(f, 'a') {
			for _, second := range layouts(f, 'b') {
				for _, a := range f.Elems {
					for _, b := range f.Elems {
						if a == b || f.Mixed {
							addProducts(t, f, shape, op, "."+first+"."+second, a, b)
						}
					}
				}
			}
		}
	}
}

// addProducts adds the intrinsics of all types of C and D, rounding modes, and saturation.
func addProducts(t map[string]Tensor, f *table.Tensor, shape, op, layout, a, b string) {
	for _, d := range f.Sums {
		for _, c := range f.Sums {
			if !f.Sum(shape, c, d) {
				continue
			}
			p := Tensor{Kind: Product, Since: table.Since(f.Since), Plain: plain(f, shape)}
			p.A, _ = ptx.Fragment(f.Op, shape, 'a', a)
			p.B, _ = ptx.Fragment(f.Op, shape, 'b', b)
			if op == ".and.popc" {
				p.Since = table.Since("7.1 80")
			}
			signature, types := "."+a, "."+d+"."+a+"."+b+"."+c
			switch {
			case a == "f16":
				signature = "." + d + "." + c
			case a != b:
				signature += "." + b
			}
			for _, saturate := range flagged(".satfinite", f.Saturating) {
				if f.Op == "mma" {
					p.Opcode = "mma.sync.aligned." + shape + layout + saturate + types + op
					t["llvm.nvvm.mma"+op+"."+shape+layout+saturate+signature] = p
					continue
				}
				if a == "f16" {
					types = signature
				}
				for _, rnd := range flagged(".rn", f.Rounding, ".rz", ".rm", ".rp") {
					p.Opcode = "wmma.mma" + op + ".sync.aligned" + layout + "." + shape + rnd + types + saturate
					t["llvm.nvvm.wmma."+shape+".mma"+op+layout+rnd+signature+saturate] = p
				}
			}
			if since := f.SaturatingUntil(); since != "" {
				p.Since, p.Opcode = table.Since(since), p.Opcode+".satfinite"
				t["llvm.nvvm.wmma."+shape+".mma"+op+layout+signature+".satfinite"] = p
			}
		}
	}
}

// plain says when the instructions of a family are written without .aligned.
func plain(f *table.Tensor, shape string) table.Needs {
	if since := f.Unaligned(shape); since != "" {
		return table.Since(since)
	}
	return nil
}

// flagged lists the options for a place of a name: nothing or, if there can be a flag, one of the
// words.
func flagged(word string, there bool, others ...string) []string {
	if !there {
		return []string{""}
	}
	return append([]string{"", word}, others...)
}
