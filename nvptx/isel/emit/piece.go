package emit

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// Piece describes one register of a value: a whole scalar, a member of an aggregate, a lane of a
// vector, or a 64-bit word of a wider integer. A value is a sequence of pieces in memory order.
type Piece struct {
	Reg  ptx.Type // how the register is declared: Pred, B16, B32, B64, F32 or F64
	Bits int      // how many of its low bits mean something; the others are undefined
	Off  int64    // place in memory, bytes from the start of the value
	Type *ir.Type // the scalar type, also of a word of a wide integer
}

// MaxPieces bounds the registers of one value.
const MaxPieces = 4096

// WordBits is the width of the words of wide integers.
const WordBits = 64

// IntReg is the register that holds an integer of at most 64 bits.
func IntReg(bits int) ptx.Type {
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

// FloatReg is the register that holds a floating-point type, NoType where PTX has no such type.
func FloatReg(t *ir.Type) ptx.Type {
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

// IntPieces appends the pieces of an integer of type t, its lowest word first, at an offset in
// bytes.
func IntPieces(ps []Piece, t *ir.Type, off int64) []Piece {
	if t.Bits <= WordBits {
		return append(ps, Piece{IntReg(t.Bits), t.Bits, off, t})
	}
	for left := t.Bits; left > 0; left -= WordBits {
		ps = append(ps, Piece{ptx.B64, min(left, WordBits), off, t})
		off += WordBits / 8
	}
	return ps
}

// Words is the number of registers that a scalar type takes.
func Words(t *ir.Type) int {
	if t.Kind == ir.FP128Kind {
		return 2
	}
	if t.Kind == ir.IntKind && t.Bits > WordBits {
		return (t.Bits + WordBits - 1) / WordBits
	}
	return 1
}

// BitsOf returns the .bN type that carries a register's bits.
func BitsOf(reg ptx.Type) ptx.Type {
	switch reg {
	case ptx.F32:
		return ptx.B32
	case ptx.F64:
		return ptx.B64
	}
	return reg
}

// Typed returns the PTX type of the class 'u', 's' or 'b' in the width of an integer register.
func Typed(class byte, reg ptx.Type) string {
	width := ""
	switch BitsOf(reg) {
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

// DataType is the type under which a register is moved: pred, b16, b32, b64, f32 or f64.
func DataType(reg ptx.Type) string { return reg.String() }

// PieceRegs makes registers for pieces.
func (e *Emitter) PieceRegs(ps []Piece) []ptx.Reg {
	regs := make([]ptx.Reg, len(ps))
	for k, p := range ps {
		regs[k] = e.NewReg(p.Reg)
	}
	return regs
}

// AsOperands are registers as operands.
func AsOperands(regs []ptx.Reg) []ptx.Operand {
	ops := make([]ptx.Operand, len(regs))
	for k, r := range regs {
		ops[k] = r
	}
	return ops
}
