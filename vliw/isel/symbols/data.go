package symbols

import (
	"encoding/binary"

	"opt-go/frontend/ir"
	"opt-go/vliw/asm"
	"opt-go/vliw/mir"
)

// Define emits a global variable with its initialiser.
func (m *Table) Define(g *ir.GlobalVar) {
	if g.IsDeclaration() || g.Section == "llvm.metadata" || isReserved(g.Name()) {
		return
	}
	d := &dataWriter{m: m, pos: g.Pos}
	d.value(g.Init, g.ValueType)
	d.flush()
	align := g.Align
	if align == 0 {
		align = m.Src.Layout.PrefAlign(g.ValueType)
	}
	m.Asm.Globals = append(m.Asm.Globals, &asm.Global{Name: m.Symbol(g, g.Pos).Name, Align: int(align), ReadOnly: g.Constant,
		Local: g.Linkage.IsLocal(), Weak: mir.IsWeak(g.Linkage), Section: g.Section, Thread: g.TLS != "" && m.Linked, Init: d.out})
}

// isReserved recognises LLVM's lists that are no data of the program.
func isReserved(name string) bool {
	switch name {
	case "llvm.used", "llvm.compiler.used":
		return true
	case "llvm.global_ctors", "llvm.global_dtors":
		mir.Refuse(ir.Pos{}, "code that runs before main (%s)", name)
	}
	return false
}

// dataWriter collects the bytes and addresses of an initialiser.
type dataWriter struct {
	m     *Table
	pos   ir.Pos
	out   []asm.Datum
	bytes []byte
	zero  int64
}

func (d *dataWriter) flush() {
	if len(d.bytes) > 0 {
		d.out = append(d.out, asm.Datum{Bytes: d.bytes})
		d.bytes = nil
	}
	if d.zero > 0 {
		d.out = append(d.out, asm.Datum{Zero: d.zero})
		d.zero = 0
	}
}

// manyZeros is from how many zero bytes on they are written as .zero.
const manyZeros = 16

func (d *dataWriter) zeros(n int64) {
	if n < manyZeros && d.zero == 0 {
		d.bytes = append(d.bytes, make([]byte, n)...)
		return
	}
	if len(d.bytes) > 0 {
		d.flush()
	}
	d.zero += n
}

func (d *dataWriter) raw(b []byte) {
	if d.zero > 0 {
		d.flush()
	}
	d.bytes = append(d.bytes, b...)
}

// value writes a constant of a type, padded to its allocation size.
func (d *dataWriter) value(v ir.Value, t *ir.Type) {
	dl := d.m.Src.Layout
	size := int64(dl.AllocSize(t))
	c, isConst := v.(*ir.Const)
	switch {
	case isConst && (c.IsZero() || c.Kind == ir.UndefConst || c.Kind == ir.PoisonConst):
		d.zeros(size)
	case isConst && c.Kind == ir.StringConst:
		d.raw([]byte(c.Str))
	case isConst && t.Kind == ir.StructKind && c.Kind == ir.StructConst:
		d.members(c, t)
	case isConst && (c.Kind == ir.ArrayConst || c.Kind == ir.VectorConst):
		if t.Kind == ir.VectorKind && dl.SizeBits(t.Elem)%8 != 0 {
			mir.Refuse(d.pos, "an initialiser of type %s", t)
		}
		for i := range t.Len {
			d.value(c.Elem(i), t.Elem)
		}
		if t.Kind == ir.VectorKind {
			d.zeros(size - int64(t.Len*dl.AllocSize(t.Elem)))
		}
	default:
		d.scalar(v, t, size)
	}
}

func (d *dataWriter) members(c *ir.Const, t *ir.Type) {
	layout := d.m.Src.Layout.StructLayout(t)
	at := int64(0)
	for i, f := range t.Fields {
		d.zeros(int64(layout.Offsets[i]) - at)
		d.value(c.Elem(uint64(i)), f)
		at = int64(layout.Offsets[i]) + int64(d.m.Src.Layout.AllocSize(f))
	}
	d.zeros(int64(layout.Size) - at)
}

func (d *dataWriter) scalar(v ir.Value, t *ir.Type, size int64) {
	if c, ok := v.(*ir.Const); ok {
		switch c.Kind {
		case ir.IntConst:
			b := make([]byte, size)
			for i, x := range c.Big().Bytes() {
				b[len(c.Big().Bytes())-1-i] = x
			}
			d.raw(b)
			return
		case ir.FloatConst:
			lo, hi := c.FloatBits()
			b := binary.LittleEndian.AppendUint64(nil, lo)
			b = binary.LittleEndian.AppendUint64(b, hi)
			d.raw(b[:t.FloatBits()/8])
			d.zeros(size - int64(t.FloatBits()/8))
			return
		}
	}
	if a, b, ok := d.m.distance(v, d.pos); ok && (size == 4 || size == 8) {
		d.flush()
		d.out = append(d.out, asm.Datum{Sym: a, Base: b, Width: int(size)})
		return
	}
	sym, off := d.m.Address(v, d.pos)
	if sym.Name == "" {
		d.raw(binary.LittleEndian.AppendUint64(nil, uint64(off))[:size])
		return
	}
	if size != 8 {
		mir.Refuse(d.pos, "an address in %d bytes of an initialiser", size)
	}
	d.flush()
	sym.Offset += off
	d.out = append(d.out, asm.Datum{Sym: sym})
}

// distance recognises the difference of two addresses, whole or its lower half, as tables of
// relative addresses have it.
func (m *Table) distance(v ir.Value, pos ir.Pos) (a, b asm.Sym, ok bool) {
	c, isConst := v.(*ir.Const)
	if isConst && c.Kind == ir.ExprConst && c.Op == ir.Trunc {
		c, isConst = c.Elems[0].(*ir.Const)
	}
	if !isConst || c.Kind != ir.ExprConst || c.Op != ir.Sub {
		return a, b, false
	}
	a, x := m.Address(c.Elems[0], pos)
	b, y := m.Address(c.Elems[1], pos)
	a.Offset, b.Offset = a.Offset+x, b.Offset+y
	return a, b, a.Name != "" && b.Name != ""
}
