package sel

import (
	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/globals"
	"opt-go/nvptx/ptx"
)

// Pieces returns the registers that a value of type t takes; ok is false for types that registers
// cannot hold (the caller reports the construct).
func (m *Module) Pieces(t *ir.Type) (ps []emit.Piece, ok bool) {
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

func (m *Module) flatten(ps []emit.Piece, t *ir.Type, off int64) ([]emit.Piece, bool) {
	if len(ps) > emit.MaxPieces {
		return nil, false
	}
	switch t.Kind {
	case ir.VoidKind:
		return ps, true
	case ir.IntKind:
		return emit.IntPieces(ps, t, off), true
	case ir.PtrKind:
		bits := m.layout.PtrBits(t.Space)
		return append(ps, emit.Piece{Reg: emit.IntReg(bits), Bits: bits, Off: off, Type: t}), true
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
		if t.Scalable || t.Len > emit.MaxPieces {
			return nil, false
		}
		step := int64(m.layout.AllocSize(t.Elem))
		if t.Kind == ir.VectorKind {
			step = int64(m.layout.SizeBits(t.Elem)) / 8 // lanes of less than a byte: see memory/access.go
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
		return emit.IntPieces(ps, t.Context().Int(128), off), true
	}
	if r := emit.FloatReg(t); r != ptx.NoType {
		return append(ps, emit.Piece{Reg: r, Bits: t.FloatBits(), Off: off, Type: t}), true
	}
	return nil, false
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

// PieceRange returns the range [from, to) that the member at the given indices occupies among the
// pieces of t.
func (m *Module) PieceRange(t *ir.Type, indices []uint64) (from, to int, ok bool) {
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

func (m *Module) numPieces(t *ir.Type) (int, bool) {
	ps, ok := m.Pieces(t)
	return len(ps), ok
}

// ByteSized reports whether every lane of a vector fills whole bytes, so that it has an address.
func (m *Module) ByteSized(t *ir.Type) bool { return globals.ByteSized(m.layout, t) }
