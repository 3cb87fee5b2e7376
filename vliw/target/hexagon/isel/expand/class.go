package expand

import "opt-go/frontend/ir"

// floatFormat are bits of a type of floating point.
type floatFormat struct {
	infinity, least, quiet uint64 // the least normal number; the bit of quiet NaNs
}

var formats = map[ir.Kind]floatFormat{
	ir.HalfKind:   {0x7c00, 0x0400, 0x0200},
	ir.FloatKind:  {0x7f80_0000, 0x0080_0000, 0x0040_0000},
	ir.DoubleKind: {0x7ff0_0000_0000_0000, 0x0010_0000_0000_0000, 0x0008_0000_0000_0000},
}

// class tests the classes of llvm.is.fpclass by the bits of a number without its sign. For other
// formats, and masks that are no constants, the call stays.
func (e *expander) class(i *ir.Instr) ir.Value {
	x := i.Arg(0)
	t := x.Type()
	f, known := formats[t.Scalar().Kind]
	c := ir.AsInt(i.Arg(1))
	if !known || c == nil {
		return nil
	}
	mask, _ := c.Int64()
	words := sameShape(t, t.Context().Int(t.Scalar().FloatBits()))
	bits := e.cast(ir.BitCast, x, words)
	n := e.binary(ir.And, bits, number(words, f.infinity|(f.least-1)))
	below := func(from, count uint64) ir.Value { // from ≤ n < from + count
		return e.icmp(ir.ULT, e.binary(ir.Sub, n, number(words, from)), number(words, count))
	}
	negative := e.icmp(ir.SLT, bits, number(words, 0))
	result := ir.Value(ir.NewZero(i.Type()))
	add := func(test ir.Value) { result = e.binary(ir.Or, result, test) }
	add2 := func(minus, plus int64, test func() ir.Value) {
		switch {
		case mask&minus != 0 && mask&plus != 0:
			add(test())
		case mask&minus != 0:
			add(e.binary(ir.And, test(), negative))
		case mask&plus != 0:
			add(e.binary(ir.And, test(), e.binary(ir.Xor, negative, ir.NewAllOnes(i.Type()))))
		}
	}
	if mask&1 != 0 { // a signalling NaN
		add(below(f.infinity+1, f.quiet-1))
	}
	if mask&2 != 0 {
		add(e.icmp(ir.UGE, n, number(words, f.infinity|f.quiet)))
	}
	add2(1<<2, 1<<9, func() ir.Value { return below(f.infinity, 1) })
	add2(1<<3, 1<<8, func() ir.Value { return below(f.least, f.infinity-f.least) })
	add2(1<<4, 1<<7, func() ir.Value { return below(1, f.least-1) })
	add2(1<<5, 1<<6, func() ir.Value { return below(0, 1) })
	return result
}
