package table

import (
	"fmt"
	"strconv"
	"strings"
)

// Tensor is a family of products of matrices on tensor cores, D = A·B + C: shapes that have the
// same types since the same version (PTX ISA, sections 9.7.14.4 and 9.7.14.5). The types of C and D
// are one of Sums each, those of A and B the same one of Elems, unless Mixed.
type Tensor struct {
	Op         string   // "wmma", which has loads and stores of its own, or "mma"
	Shapes     []string // "m16n16k16"
	Elems      []string // "f16", "s4", "b1" …
	Mixed      bool     // A and B may have different types
	Sums       []string // "f32", "s32" …
	AnyLayout  bool     // else A is stored by rows, B by columns
	Saturating bool     // sums of integers may stop at the largest
	Rounding   bool     // a rounding mode may be named
	Since      string   // as in the instruction table
	// Of halves in wmma before PTX 6.5: sums may stop at the largest number; before 6.3
	// instructions are written without .aligned.
	Old bool
}

// The PTX versions of what is gone: see Tensor.Old.
const (
	oldSaturating = "6.3 70 <6.5"
	oldWide       = "6.1 70 <6.3" // shapes that are no squares
	oldSquare     = "6.0 70 <6.3"
)

// Unaligned says when the instructions of a shape are written without .aligned: "" for never.
func (t *Tensor) Unaligned(shape string) string {
	switch {
	case !t.Old:
		return ""
	case shape == "m16n16k16":
		return oldSquare
	}
	return oldWide
}

// SaturatingUntil says when sums of halves may stop at the largest number: "" for never.
func (t *Tensor) SaturatingUntil() string {
	if t.Old {
		return oldSaturating
	}
	return ""
}

// Tensors lists the families. Products of sparse matrices and of 8-bit floats are in narrow.go,
// wgmma in wgmma.go.
func Tensors() []Tensor {
	const wide = "m16n16k16,m32n8k16,m8n32k16"
	var list []Tensor
	add := func(op, shapes, elems, sums, flags, since string) {
		t := Tensor{Op: op, Shapes: strings.Split(shapes, ","), Elems: strings.Split(elems, ","), Sums: strings.Split(sums, ",")}
		for _, f := range strings.Fields(flags) {
			switch f {
			case "any":
				t.AnyLayout = true
			case "mixed":
				t.Mixed = true
			case "sat":
				t.Saturating = true
			case "rnd":
				t.Rounding = true
			case "old":
				t.Old = true
			}
		}
		t.Since = since
		list = append(list, t)
	}
	add("wmma", wide, "f16", "f16,f32", "any old", "6.3 70")
	add("wmma", wide, "s8,u8", "s32", "any sat", "6.3 72")
	add("wmma", wide, "bf16", "f32", "any", "7.0 80")
	add("wmma", "m16n16k8", "tf32", "f32", "any", "7.0 80")
	add("wmma", "m8n8k4", "f64", "f64", "any rnd", "7.0 80")
	add("wmma", "m8n8k32", "s4,u4", "s32", "sat", "6.3 75")
	add("wmma", "m8n8k128", "b1", "s32", "", "6.3 75")
	add("mma", "m8n8k4", "f16", "f16,f32", "any", "6.4 70")
	add("mma", "m16n8k8", "f16", "f16,f32", "", "6.5 75")
	add("mma", "m16n8k16", "f16", "f16,f32", "", "7.0 80")
	add("mma", "m16n8k8,m16n8k16", "bf16", "f32", "", "7.0 80")
	add("mma", "m16n8k4,m16n8k8", "tf32", "f32", "", "7.0 80")
	add("mma", "m8n8k4", "f64", "f64", "", "7.0 80")
	add("mma", "m16n8k4,m16n8k8,m16n8k16", "f64", "f64", "", "7.8 90")
	add("mma", "m8n8k16", "s8,u8", "s32", "mixed sat", "6.5 75")
	add("mma", "m16n8k16,m16n8k32", "s8,u8", "s32", "mixed sat", "7.0 80")
	add("mma", "m8n8k32", "s4,u4", "s32", "mixed sat", "6.5 75")
	add("mma", "m16n8k32,m16n8k64", "s4,u4", "s32", "mixed sat", "7.0 80")
	add("mma", "m8n8k128", "b1", "s32", "", "7.0 75")
	add("mma", "m16n8k128,m16n8k256", "b1", "s32", "", "7.0 80")
	return list
}

// Sum reports that C of one type may be added to for D of the other.
func (t *Tensor) Sum(shape, c, d string) bool {
	return c == d || t.Op == "wmma" || shape == "m8n8k4" && d == "f32" // so says ptxas
}

// TensorShape takes "m16n8k8" apart: A has m rows and k columns, B k rows and n columns.
func TensorShape(shape string) (m, n, k int) {
	sizes := strings.FieldsFunc(shape, func(c rune) bool { return c == 'm' || c == 'n' || c == 'k' })
	if len(sizes) != 3 {
		panic("BUG: shape of matrices " + shape)
	}
	var size [3]int
	for i, text := range sizes {
		var err error
		if size[i], err = strconv.Atoi(text); err != nil {
			panic("BUG: shape of matrices " + shape)
		}
	}
	return size[0], size[1], size[2]
}

var elementBits = map[string]int{"b1": 1, "s4": 4, "u4": 4, "s8": 8, "u8": 8, "e4m3": 8, "e5m2": 8, "f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "s32": 32, "f64": 64}

// ElementBits is the width of an element in memory and in a register.
func ElementBits(elem string) int { return elementBits[elem] }

// Fragment is what a thread holds of matrix 'a', 'b' or 'c' ('d'): n registers of the type reg,
// "b32", "f32" or "f64".
func Fragment(op, shape string, matrix byte, elem string) (n int, reg string) {
	reg = "b32"
	width := 32
	switch elem {
	case "f32":
		reg = "f32"
	case "f64":
		reg, width = "f64", 64
	}
	rows, n, k := TensorShape(shape)
	elements := map[byte]int{'a': rows * k, 'b': k * n}[matrix]
	if elements == 0 {
		elements = rows * n
	}
	switch {
	case elem == "f16" && op == "wmma" && (matrix == 'a' || matrix == 'b'):
		return 8, reg // the smaller of them repeats its elements
	case op == "mma" && shape == "m8n8k4" && elem != "f64":
		elements *= 4 // four products by eight threads each
	}
	return elements * elementBits[elem] / (32 * width), reg
}

func fragmentShape(kind string, op, shape string, matrix byte, elem string) string {
	n, reg := Fragment(op, shape, matrix, elem)
	return fmt.Sprintf("%s:%d*%s", kind, n, reg)
}

func tensorRows() []row {
	rows := []row{
		{"ldmatrix", "sync aligned m8n8 num=x1 trans? space?=shared,shared::cta b16", "X:1*b32 a", "6.5 75"},
		{"ldmatrix", "sync aligned m8n8 num=x2 trans? space?=shared,shared::cta b16", "X:2*b32 a", "6.5 75"},
		{"ldmatrix", "sync aligned m8n8 num=x4 trans? space?=shared,shared::cta b16", "X:4*b32 a", "6.5 75"},
		{"stmatrix", "sync aligned m8n8 num=x1 trans? space?=shared,shared::cta b16", "a x:1*b32", "7.8 90"},
		{"stmatrix", "sync aligned m8n8 num=x2 trans? space?=shared,shared::cta b16", "a x:2*b32", "7.8 90"},
		{"stmatrix", "sync aligned m8n8 num=x4 trans? space?=shared,shared::cta b16", "a x:4*b32", "7.8 90"},
		{"movmatrix", "sync aligned m8n8 trans b16", "d:b32 s:b32", "7.8 75"},
	}
	transfers := map[string]bool{} // that an older family has
	for _, t := range Tensors() {
		for _, shape := range t.Shapes {
			if t.Op == "wmma" {
				for _, r := range t.transferRows(shape) {
					if !transfers[r.mods] {
						transfers[r.mods] = true
						rows = append(rows, r)
					}
				}
			}
			rows = append(rows, t.productRows(shape)...)
			if t.Old {
				rows = append(rows, t.oldRows(shape)...)
			}
		}
	}
	return rows
}

// layouts are the layouts that a matrix may have.
func (t *Tensor) layouts(matrix byte) string {
	switch {
	case t.AnyLayout || matrix == 'c' || matrix == 'd':
		return "row,col"
	case matrix == 'a':
		return "row"
	}
	return "col"
}

// transferRows are the loads and stores of fragments.
func (t *Tensor) transferRows(shape string) []row {
	var rows []row
	place := func(matrix byte) string {
		return " sync aligned layout=" + t.layouts(matrix) + " shape=" + shape + " space?=global,shared,shared::cta T="
	}
	for _, elem := range t.Elems {
		for _, matrix := range []byte("ab") {
			rows = append(rows, row{"wmma", "load frag=" + string(matrix) + place(matrix) + elem,
				fragmentShape("X", t.Op, shape, matrix, elem) + " a s:u32?", t.Since})
		}
	}
	for _, elem := range t.Sums {
		rows = append(rows,
			row{"wmma", "load frag=c" + place('c') + elem, fragmentShape("X", t.Op, shape, 'c', elem) + " a s:u32?", t.Since},
			row{"wmma", "store frag=d" + place('d') + elem, "a " + fragmentShape("x", t.Op, shape, 'd', elem) + " s:u32?", t.Since})
	}
	return rows
}

// oldRows are the forms that PTX has dropped.
func (t *Tensor) oldRows(shape string) []row {
	var rows []row
	for _, r := range t.transferRows(shape) {
		rows = append(rows, r.unaligned(t.Unaligned(shape)))
	}
	for _, r := range t.productRows(shape) {
		saturating := r
		saturating.mods += " satfinite"
		saturating.since = oldSaturating
		plain := r
		plain.mods += " satfinite?"
		rows = append(rows, saturating, plain.unaligned(t.Unaligned(shape)))
	}
	return rows
}

// unaligned is the form without .aligned; shared::cta is younger.
func (r row) unaligned(since string) row {
	r.mods = strings.Replace(strings.Replace(r.mods, " aligned", "", 1), ",shared::cta", "", 1)
	r.since = since
	return r
}

// productRows are the multiplications.
func (t *Tensor) productRows(shape string) []row {
	var rows []row
	for _, a := range t.Elems {
		second := []string{a}
		if t.Mixed {
			second = t.Elems
		}
		for _, b := range second {
			for _, d := range t.Sums {
				for _, c := range t.Sums {
					if !t.Sum(shape, c, d) {
						continue
					}
					rows = append(rows, t.productRow(shape, a, b, c, d))
				}
			}
		}
	}
	if t.Elems[0] == "b1" { // .and is younger
		r := rows[0]
		r.mods = strings.Replace(r.mods, "bitop=xor", "bitop=and", 1)
		r.since = "7.1 80"
		rows = append(rows, r)
	}
	return rows
}

func (t *Tensor) productRow(shape, a, b, c, d string) row {
	types := fmt.Sprintf(" D=%s A=%s B=%s C=%s", d, a, b, c)
	layouts := " layout=" + t.layouts('a') + " blayout=" + t.layouts('b')
	saturate, rounding, bits := "", "", ""
	if t.Saturating {
		saturate = " satfinite?"
	}
	if t.Rounding || a == "f64" {
		rounding = " rnd?=" + rounds
	}
	if a == "b1" {
		bits = " bitop=xor popc"
	}
	if t.Op == "wmma" && a == "f16" {
		types = fmt.Sprintf(" D=%s C=%s", d, c)
	}
	mods := "sync aligned shape=" + shape + layouts + saturate + rounding + types + bits
	if t.Op == "wmma" {
		mods = "mma" + bits + " sync aligned" + layouts + " shape=" + shape + rounding + types + saturate
	}
	args := []string{fragmentShape("X", t.Op, shape, 'd', d), fragmentShape("x", t.Op, shape, 'a', a), fragmentShape("x", t.Op, shape, 'b', b),
		fragmentShape("x", t.Op, shape, 'c', c)}
	return row{t.Op, strings.TrimSpace(mods), strings.Join(args, " "), t.Since}
}
