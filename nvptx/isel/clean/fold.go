package clean

import (
	"strconv"

	"opt-go/nvptx/ptx"
)

// While values are shared, conversions of what was converted before, and choices by negated
// conditions, look through to the source:
//
//	cvt.u16.u32 %rs1, %r1; cvt.u32.u8 %r2, %rs1;   →   and.b32 %r2, %r1, 255;
//	cvt.u64.u32 %rd1, %r1; cvt.u32.u64 %r2, %rd1;  →   %r1
//	not.pred %p2, %p1; selp.b32 %r1, 1, 2, %p2;    →   selp.b32 %r1, 2, 1, %p1;
//
// The selector makes such pairs where it computes in another width than the type's, and where it
// takes registers apart. Registers are looked through only if they are set once.

// conversion is an integer conversion, by its types.
type conversion struct {
	to, from             int // bits
	toSigned, fromSigned bool
	src                  ptx.Reg
}

// extends reports that the value stays what it is.
func (c conversion) extends() bool { return c.to > c.from }

// conversionOf reads "cvt.u32.u8 d, r".
func conversionOf(in *ptx.Inst) (c conversion, ok bool) {
	if in == nil || in.Op != "cvt" || len(in.Mods) != 2 || len(in.Args) != 2 {
		return c, false
	}
	src, isReg := in.Args[1].(ptx.Reg)
	to, okTo := intSize(in.Mods[0])
	from, okFrom := intSize(in.Mods[1])
	return conversion{to, from, in.Mods[0][0] == 's', in.Mods[1][0] == 's', src}, isReg && okTo && okFrom
}

// intSize reads u8 to s64.
func intSize(typ string) (bits int, ok bool) {
	if typ[0] != 'u' && typ[0] != 's' {
		return 0, false
	}
	bits, err := strconv.Atoi(typ[1:])
	return bits, err == nil
}

// fold rewrites an instruction by what defined its operands; a result that is another register's
// value is given back.
func (v *valueTable) fold(in *ptx.Inst) (same ptx.Operand) {
	switch in.Op {
	case "cvt":
		return v.foldConversion(in)
	case "selp":
		if in.HasMod("pred") || len(in.Args) != 4 {
			return nil
		}
		if p, ok := in.Args[3].(ptx.Reg); ok {
			if q, negated := v.negated(p); negated {
				in.Args[1], in.Args[2], in.Args[3] = in.Args[2], in.Args[1], q
			}
		}
	}
	return nil
}

// negated strips not.pred.
func (v *valueTable) negated(p ptx.Reg) (q ptx.Reg, ok bool) {
	in := v.def[p]
	if in == nil || in.Op != "not" || !in.HasMod("pred") {
		return 0, false
	}
	q, ok = in.Args[1].(ptx.Reg)
	return q, ok && v.once[q]
}

// foldConversion folds a conversion into the one whose result it converts.
func (v *valueTable) foldConversion(in *ptx.Inst) ptx.Operand {
	c, ok := conversionOf(in)
	if !ok || !v.once[c.src] {
		return nil
	}
	b, ok := conversionOf(v.def[c.src])
	if !ok || !v.once[b.src] {
		return nil
	}
	d := in.Args[0].(ptx.Reg)
	switch {
	case b.extends() && !c.extends() && c.to == b.from && v.f.Regs[b.src] == v.f.Regs[d]:
		return b.src
	case b.extends() && !c.extends() && c.to > b.from: // extended to less
		v.convert(in, b.src, c.to, b.from, b.fromSigned)
	case b.extends() && c.extends() && c.from == b.to && (b.fromSigned == c.fromSigned || !b.fromSigned):
		v.convert(in, b.src, c.to, b.from, b.fromSigned)
	case !b.extends() && c.extends() && c.from <= b.to:
		v.convert(in, b.src, c.to, c.from, c.fromSigned)
	case !b.extends() && !c.extends() && c.from <= b.to:
		v.convert(in, b.src, c.to, v.f.Regs[b.src].Bits(), false)
	}
	return nil
}

// convert makes an instruction the conversion of the low bits of another register.
func (v *valueTable) convert(in *ptx.Inst, src ptx.Reg, to, from int, signed bool) {
	d := in.Args[0].(ptx.Reg)
	if reg := v.f.Regs[d]; !signed && reg == v.f.Regs[src] && from < reg.Bits() {
		in.Op, in.Mods = "and", []string{"b" + strconv.Itoa(reg.Bits())}
		in.Args = []ptx.Operand{d, src, ptx.Int(uint64(1)<<uint(from) - 1)}
		return
	}
	class := "u"
	if signed {
		class = "s"
	}
	in.Mods = []string{class + strconv.Itoa(to), class + strconv.Itoa(from)}
	in.Args = []ptx.Operand{d, src}
}
