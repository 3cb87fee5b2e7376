// Package image writes the initial values of variables as bytes, zeros and addresses:
//
//	{ i16 1, ptr @x }    ⇒    the bytes 1 0 0 0, the address of x
package image

import (
	"encoding/binary"

	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
)

// Symbols resolves constants that are no numbers.
type Symbols interface {
	// Address is a constant as a symbol, "" for none, plus a number.
	Address(v ir.Value) (sym string, off int64)
	// Distance recognises the difference of two addresses, plus a number.
	Distance(v ir.Value) (a, b string, off int64, ok bool)
}

// Of is the image of a constant of a type, padded to its size in memory.
func Of(dl *ir.DataLayout, symbols Symbols, v ir.Value, t *ir.Type, pos ir.Pos) []code.Datum {
	d := &writer{dl: dl, symbols: symbols, pos: pos}
	d.value(v, t)
	d.flush()
	return d.out
}

// writer collects the bytes and addresses of an initial value.
type writer struct {
	dl      *ir.DataLayout
	symbols Symbols
	pos     ir.Pos
	out     []code.Datum
	bytes   []byte
	zero    int64
}

func (d *writer) flush() {
	if len(d.bytes) > 0 {
		d.out, d.bytes = append(d.out, code.Datum{Bytes: d.bytes}), nil
	}
	if d.zero > 0 {
		d.out, d.zero = append(d.out, code.Datum{Zero: d.zero}), 0
	}
}

func (d *writer) zeros(n int64) {
	if n <= 0 {
		return
	}
	if d.zero == 0 {
		bytes := d.bytes
		d.bytes = nil
		if len(bytes) > 0 {
			d.out = append(d.out, code.Datum{Bytes: bytes})
		}
	}
	d.zero += n
}

func (d *writer) raw(b []byte) {
	if d.zero > 0 {
		d.flush()
	}
	d.bytes = append(d.bytes, b...)
}

// value writes a constant, padded to the size of its type in memory.
func (d *writer) value(v ir.Value, t *ir.Type) {
	dl := d.dl
	size := int64(dl.AllocSize(t))
	c, isConst := v.(*ir.Const)
	switch {
	case isConst && (c.IsZero() || c.Kind == ir.UndefConst || c.Kind == ir.PoisonConst):
		d.zeros(size)
	case isConst && c.Kind == ir.StringConst:
		d.raw([]byte(c.Str))
	case isConst && c.Kind == ir.StructConst:
		layout, at := dl.StructLayout(t), int64(0)
		for k, f := range t.Fields {
			d.zeros(int64(layout.Offsets[k]) - at)
			d.value(c.Elem(uint64(k)), f)
			at = int64(layout.Offsets[k]) + int64(dl.AllocSize(f))
		}
		d.zeros(int64(layout.Size) - at)
	case isConst && (c.Kind == ir.ArrayConst || c.Kind == ir.VectorConst):
		if t.IsVector() && dl.SizeBits(t.Elem)%8 != 0 {
			mir.Refuse(d.pos, "an initialiser of type %s", t)
		}
		for k := range t.Len {
			d.value(c.Elem(k), t.Elem)
		}
		if t.IsVector() {
			d.zeros(size - int64(t.Len*dl.AllocSize(t.Elem)))
		}
	default:
		d.scalar(v, t, size)
	}
}

func (d *writer) scalar(v ir.Value, t *ir.Type, size int64) {
	if c, ok := v.(*ir.Const); ok && c.Kind == ir.IntConst {
		b := make([]byte, size)
		big := c.Big().Bytes()
		for k, x := range big {
			b[len(big)-1-k] = x
		}
		d.raw(b)
		return
	} else if ok && c.Kind == ir.FloatConst {
		lo, hi := c.FloatBits()
		b := binary.LittleEndian.AppendUint64(binary.LittleEndian.AppendUint64(nil, lo), hi)
		d.raw(b[:t.FloatBits()/8])
		d.zeros(size - int64(t.FloatBits()/8))
		return
	}
	if a, b, off, ok := d.symbols.Distance(v); ok && size == 4 {
		d.flush()
		d.out = append(d.out, code.Datum{Sym: a, Minus: b, Off: off, Width: 4})
		return
	}
	sym, off := d.symbols.Address(v)
	if sym == "" {
		d.raw(binary.LittleEndian.AppendUint64(nil, uint64(off))[:size])
		return
	}
	if size != 4 {
		mir.Refuse(d.pos, "an address in %d bytes of an initialiser", size)
	}
	d.flush()
	d.out = append(d.out, code.Datum{Sym: sym, Off: off, Width: 4})
}
