package isel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/ptx"
)

// piece describes one register of a value: a whole scalar, a member of an aggregate, a lane of a
// vector, or a 64-bit word of a wider integer. A value is a sequence of pieces in memory order.
type piece struct {
	reg  ptx.Type // how the register is declared: Pred, B16, B32, B64, F32 or F64
	bits int      // how many of its low bits mean something; the others are undefined
	off  int64    // place in memory, bytes from the start of the value
	ty   *ir.Type // the scalar type, also of a word of a wide integer
}

// maxPieces bounds the registers of one value.
const maxPieces = 4096

// wordBits is the width of the words of wide integers.
const wordBits = 64

// intReg is the register that holds an integer of at most 64 bits.
func intReg(bits int) ptx.Type {
	switch {
	case bits == 1:
		return ptx.Pred
	case bits <= 16:
		return ptx.B16
	case bits <= 32:
		return ptx.B32
	}
	return ptx.B64
}

// floatReg is the register that holds a floating-point type, NoType where PTX has no such type.
func floatReg(t *ir.Type) ptx.Type {
	switch t.Kind {
	case ir.HalfKind, ir.BFloatKind:
		return ptx.B16
	case ir.FloatKind:
		return ptx.F32
	case ir.DoubleKind:
		return ptx.F64
	}
	return ptx.NoType
}

// pieces returns the registers that a value of type t takes; ok is false for types that registers
// cannot hold (the caller reports the construct).
func (m *module) pieces(t *ir.Type) (ps []piece, ok bool) {
	m.mu.Lock()
	ps, known := m.pieceCache[t]
	m.mu.Unlock()
	if known {
		return ps, ps != nil || t.IsAggregate() || t.IsVoid()
	}
	ps, ok = m.flatten(nil, t, 0)
	if !ok {
		ps = nil
	}
	if ok {
		m.mu.Lock()
		m.pieceCache[t] = ps
		m.mu.Unlock()
	}
	return ps, ok
}

func (m *module) flatten(ps []piece, t *ir.Type, off int64) ([]piece, bool) {
	if len(ps) > maxPieces {
		return nil, false
	}
	switch t.Kind {
	case ir.VoidKind:
		return ps, true
	case ir.IntKind:
		return flattenInt(ps, t, off), true
	case ir.PtrKind:
		bits := m.layout.PtrBits(t.Space)
		return append(ps, piece{intReg(bits), bits, off, t}), true
	case ir.StructKind:
		if t.Opaque {
			return nil, false
		}
		l := m.layout.StructLayout(t)
		ok := true
		for k, f := range t.Fields {
			if ps, ok = m.flatten(ps, f, off+int64(l.Offsets[k])); !ok {
				return nil, false
			}
		}
		return ps, true
	case ir.ArrayKind, ir.VectorKind:
		if t.Scalable || t.Len > maxPieces {
			return nil, false
		}
		step := int64(m.layout.AllocSize(t.Elem))
		if t.Kind == ir.VectorKind {
			step = int64(m.layout.SizeBits(t.Elem)) / 8 // lanes of less than a byte: see load.go
		}
		ok := true
		for k := range int64(t.Len) {
			if ps, ok = m.flatten(ps, t.Elem, off+k*step); !ok {
				return nil, false
			}
		}
		return ps, true
	}
	if t.Kind == ir.FP128Kind { // only its bits matter: see isStored
		return flattenInt(ps, t.Context().Int(128), off), true
	}
	if r := floatReg(t); r != ptx.NoType {
		return append(ps, piece{r, t.FloatBits(), off, t}), true
	}
	return nil, false
}

func flattenInt(ps []piece, t *ir.Type, off int64) []piece {
	if t.Bits <= wordBits {
		return append(ps, piece{intReg(t.Bits), t.Bits, off, t})
	}
	for left := t.Bits; left > 0; left -= wordBits {
		ps = append(ps, piece{ptx.B64, min(left, wordBits), off, t})
		off += wordBits / 8
	}
	return ps
}

// isStored reports whether an instruction may have operands of type fp128, for which PTX has no
// arithmetic: it moves their bits as they are.
func isStored(op ir.Op) bool {
	switch op {
	case ir.Load, ir.Store, ir.Ret, ir.Call, ir.Phi, ir.Select, ir.BitCast, ir.Freeze, ir.ExtractElement, ir.InsertElement, ir.ShuffleVector,
		ir.ExtractValue, ir.InsertValue:
		return true
	}
	return false
}

// computesQuads reports whether an instruction computes with values of type fp128.
func computesQuads(i *ir.Instr) bool {
	quad := func(t *ir.Type) bool { return t.Scalar().Kind == ir.FP128Kind }
	if isStored(i.Op()) && (i.Op() != ir.Call || i.CalledFunc() == nil || !i.CalledFunc().IsIntrinsic()) {
		return false
	}
	for _, v := range i.Operands() {
		if quad(v.Type()) {
			return true
		}
	}
	return quad(i.Type())
}

// words is the number of registers that a scalar type takes.
func words(t *ir.Type) int {
	if t.Kind == ir.FP128Kind {
		return 2
	}
	if t.Kind == ir.IntKind && t.Bits > wordBits {
		return (t.Bits + wordBits - 1) / wordBits
	}
	return 1
}

// pieceRange returns the range [from, to) that the member at the given indices occupies among the
// pieces of t.
func (m *module) pieceRange(t *ir.Type, indices []uint64) (from, to int, ok bool) {
	if _, ok := m.numPieces(t); !ok {
		return 0, 0, false
	}
	for _, x := range indices {
		if t.Kind == ir.StructKind {
			for k := range x {
				n, ok := m.numPieces(t.Fields[k])
				if !ok {
					return 0, 0, false
				}
				from += n
			}
			t = t.Fields[x]
			continue
		}
		n, ok := m.numPieces(t.Elem)
		if !ok {
			return 0, 0, false
		}
		from += n * int(x)
		t = t.Elem
	}
	n, ok := m.numPieces(t)
	return from, from + n, ok
}

func (m *module) numPieces(t *ir.Type) (int, bool) {
	ps, ok := m.pieces(t)
	return len(ps), ok
}

// byteSized reports whether every lane of a vector fills whole bytes, so that it has an address.
func (m *module) byteSized(t *ir.Type) bool { return globals.ByteSized(m.layout, t) }

// bitsOf returns the .bN type that carries a register's bits.
func bitsOf(reg ptx.Type) ptx.Type {
	switch reg {
	case ptx.F32:
		return ptx.B32
	case ptx.F64:
		return ptx.B64
	}
	return reg
}

// typed returns the PTX type of the class 'u', 's' or 'b' in the width of an integer register.
func typed(class byte, reg ptx.Type) string {
	width := ""
	switch bitsOf(reg) {
	case ptx.B16:
		width = "16"
	case ptx.B32:
		width = "32"
	case ptx.B64:
		width = "64"
	default:
		panic("BUG: no integer type for a ." + reg.String() + " register")
	}
	return string(class) + width
}

// dataType is the type under which a register is moved: pred, b16, b32, b64, f32 or f64.
func dataType(reg ptx.Type) string { return reg.String() }
