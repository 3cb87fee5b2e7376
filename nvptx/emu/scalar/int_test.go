package scalar_test

import (
	"math/big"
	"math/bits"
	"strings"
	"testing"

	"opt-go/nvptx/emu/scalar"
	"opt-go/nvptx/ptx"
)

// edges are the edge cases of integers.
var edges = []uint64{
	0, 1, 2, 3, 5, 7, 31, 32, 33, 63, 64, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x12345678, 0x7FFFFFFF, 0x80000000,
	0xDEADBEEF, 0xFFFFFFFF, 0x123456789ABCDEF, 0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0xFFFFFFFFFFFFFFFE, 0xFFFFFFFFFFFFFFFF,
}

var small = []uint64{0, 1, 4, 8, 31, 32, 33, 0xFF, 0x80000000}

type intCase struct {
	code  string // %d %a %b %c; T stands for the type
	types string // of d, a, b, c
	want  func(n int, s bool, a, b, c uint64) uint64
}

// num reads the low n bits as the type does.
func num(v uint64, n int, s bool) *big.Int {
	r := new(big.Int).SetUint64(v & scalar.Mask(ptx.BitType(n)))
	if s && r.Bit(n-1) == 1 {
		r.Sub(r, new(big.Int).Lsh(big.NewInt(1), uint(n)))
	}
	return r
}

// low returns the low n bits of a number.
func low(v *big.Int, n int) uint64 {
	m := new(big.Int).Lsh(big.NewInt(1), uint(n))
	return new(big.Int).Mod(v, m).Uint64()
}

func bigOp(f func(z, x, y *big.Int) *big.Int) func(n int, s bool, a, b, c uint64) uint64 {
	return func(n int, s bool, a, b, _ uint64) uint64 { return low(f(new(big.Int), num(a, n, s), num(b, n, s)), n) }
}

// The oracle computes with unlimited integers.
var intCases = []intCase{
	{"add.T %d, %a, %b;", "T T T", bigOp((*big.Int).Add)},
	{"sub.T %d, %a, %b;", "T T T", bigOp((*big.Int).Sub)},
	{"mul.lo.T %d, %a, %b;", "T T T", bigOp((*big.Int).Mul)},
	{"mul.hi.T %d, %a, %b;", "T T T", func(n int, s bool, a, b, _ uint64) uint64 {
		p := new(big.Int).Mul(num(a, n, s), num(b, n, s))
		return low(p.Rsh(p, uint(n)), n)
	}},
	{"mad.lo.T %d, %a, %b, %c;", "T T T T", func(n int, s bool, a, b, c uint64) uint64 {
		p := new(big.Int).Mul(num(a, n, s), num(b, n, s))
		return low(p.Add(p, num(c, n, s)), n)
	}},
	{"sad.T %d, %a, %b, %c;", "T T T T", func(n int, s bool, a, b, c uint64) uint64 {
		d := new(big.Int).Sub(num(a, n, s), num(b, n, s))
		return low(d.Add(d.Abs(d), num(c, n, s)), n)
	}},
	{"div.T %d, %a, %b;", "T T T", func(n int, s bool, a, b, _ uint64) uint64 {
		if y := num(b, n, s); y.Sign() != 0 {
			return low(new(big.Int).Quo(num(a, n, s), y), n)
		}
		return scalar.Mask(ptx.BitType(n))
	}},
	{"rem.T %d, %a, %b;", "T T T", func(n int, s bool, a, b, _ uint64) uint64 {
		if y := num(b, n, s); y.Sign() != 0 {
			return low(new(big.Int).Rem(num(a, n, s), y), n)
		}
		return low(num(a, n, s), n)
	}},
	{"min.T %d, %a, %b;", "T T T", func(n int, s bool, a, b, _ uint64) uint64 {
		if num(a, n, s).Cmp(num(b, n, s)) < 0 {
			return low(num(a, n, s), n)
		}
		return low(num(b, n, s), n)
	}},
	{"max.T %d, %a, %b;", "T T T", func(n int, s bool, a, b, _ uint64) uint64 {
		if num(a, n, s).Cmp(num(b, n, s)) > 0 {
			return low(num(a, n, s), n)
		}
		return low(num(b, n, s), n)
	}},
	{"shl.bN %d, %a, %b;", "T T u32", func(n int, s bool, a, b, _ uint64) uint64 {
		return low(new(big.Int).Lsh(num(a, n, s), uint(min(b&0xFFFFFFFF, 100))), n)
	}},
	{"shr.T %d, %a, %b;", "T T u32", func(n int, s bool, a, b, _ uint64) uint64 {
		return low(new(big.Int).Rsh(num(a, n, s), uint(min(b&0xFFFFFFFF, 100))), n)
	}},
	{"setp.lt.T %d, %a, %b;", "pred T T", func(n int, s bool, a, b, _ uint64) uint64 {
		return truth(num(a, n, s).Cmp(num(b, n, s)) < 0)
	}},
	{"setp.ge.T %d, %a, %b;", "pred T T", func(n int, s bool, a, b, _ uint64) uint64 {
		return truth(num(a, n, s).Cmp(num(b, n, s)) >= 0)
	}},
	{"setp.ne.T %d, %a, %b;", "pred T T", func(n int, s bool, a, b, _ uint64) uint64 {
		return truth(num(a, n, s).Cmp(num(b, n, s)) != 0)
	}},
}

func truth(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

func typeList(t *testing.T, s, typ string) []ptx.Type {
	t.Helper()
	var types []ptx.Type
	for _, w := range strings.Fields(strings.ReplaceAll(s, "T", typ)) {
		types = append(types, ptx.TypeByName(w))
	}
	return types
}

func TestIntegersAgainstBig(t *testing.T) {
	for _, name := range []string{"u16", "s16", "u32", "s32", "u64", "s64"} {
		typ := ptx.TypeByName(name)
		for _, c := range intCases {
			code := strings.ReplaceAll(strings.ReplaceAll(c.code, "bN", ptx.BitType(typ.Bits()).String()), ".T", "."+name)
			types := typeList(t, c.types, name)
			values := [3][]uint64{edges, edges, small}
			rows := product(values, len(types)-1)
			got := evaluate(t, code, types, rows)
			for i, r := range rows {
				want := c.want(typ.Bits(), typ.Class() == ptx.Signed, r[0], r[1], r[2])
				if got[i] != want {
					t.Errorf("%s a=%#x b=%#x c=%#x: got %#x, want %#x", code, r[0], r[1], r[2], got[i], want)
					break
				}
			}
		}
	}
}

type bitCase struct {
	code, types string
	operands    [3][]uint64
	want        func(a, b, c uint64) uint64
}

// bit is bit i of v.
func bit(v uint64, i int) uint64 { return v >> i & 1 }

// slowBfe is the manual's pseudo-code, bit after bit.
func slowBfe(width int, isSigned bool) func(a, b, c uint64) uint64 {
	return func(a, b, c uint64) uint64 {
		msb, pos, length := width-1, int(b&0xFF), int(c&0xFF)
		sbit := uint64(0)
		if isSigned && length > 0 {
			sbit = bit(a, min(pos+length-1, msb))
		}
		d := uint64(0)
		for i := 0; i <= msb; i++ {
			v := sbit
			if i < length && pos+i <= msb {
				v = bit(a, pos+i)
			}
			d |= v << i
		}
		return d
	}
}

func slowBfind(width int, isSigned, shift bool) func(a, b, c uint64) uint64 {
	return func(a, _, _ uint64) uint64 {
		a &= scalar.Mask(ptx.BitType(width))
		if isSigned && bit(a, width-1) == 1 {
			a = ^a
		}
		for i := width - 1; i >= 0; i-- {
			if bit(a, i) == 1 {
				if shift {
					return uint64(width - 1 - i)
				}
				return uint64(i)
			}
		}
		return 0xFFFFFFFF
	}
}

func slowLop3(lut uint64) func(a, b, c uint64) uint64 {
	return func(a, b, c uint64) uint64 {
		r := uint64(0)
		for i := 0; i < 32; i++ {
			r |= lut >> (bit(a, i)<<2 | bit(b, i)<<1 | bit(c, i)) & 1 << i
		}
		return r
	}
}

var positions = []uint64{0, 1, 7, 8, 16, 31, 32, 40, 63, 64, 255, 256}

var bitCases = []bitCase{
	{"bfe.u32 %d, %a, %b, %c;", "u32 u32 u32 u32", [3][]uint64{edges, positions, positions}, slowBfe(32, false)},
	{"bfe.s32 %d, %a, %b, %c;", "u32 u32 u32 u32", [3][]uint64{edges, positions, positions}, slowBfe(32, true)},
	{"bfe.u64 %d, %a, %b, %c;", "u64 u64 u32 u32", [3][]uint64{edges, positions, positions}, slowBfe(64, false)},
	{"bfe.s64 %d, %a, %b, %c;", "u64 u64 u32 u32", [3][]uint64{edges, positions, positions}, slowBfe(64, true)},
	{"bfi.b32 %d, %a, 0x5A5A5A5A, %b, %c;", "u32 u32 u32 u32", [3][]uint64{edges, positions, positions}, func(a, b, c uint64) uint64 {
		f, pos, length := uint64(0x5A5A5A5A), int(b&0xFF), int(c&0xFF)
		for i := 0; i < length && pos+i <= 31; i++ {
			f = f&^(1<<(pos+i)) | bit(a, i)<<(pos+i)
		}
		return f
	}},
	{"bfind.u32 %d, %a;", "u32 u32", [3][]uint64{edges}, slowBfind(32, false, false)},
	{"bfind.s32 %d, %a;", "u32 u32", [3][]uint64{edges}, slowBfind(32, true, false)},
	{"bfind.shiftamt.u32 %d, %a;", "u32 u32", [3][]uint64{edges}, slowBfind(32, false, true)},
	{"bfind.s64 %d, %a;", "u32 u64", [3][]uint64{edges}, slowBfind(64, true, false)},
	{"bfind.shiftamt.s64 %d, %a;", "u32 u64", [3][]uint64{edges}, slowBfind(64, true, true)},
	{"popc.b32 %d, %a;", "u32 u32", [3][]uint64{edges}, func(a, _, _ uint64) uint64 { return uint64(bits.OnesCount32(uint32(a))) }},
	{"popc.b64 %d, %a;", "u32 u64", [3][]uint64{edges}, func(a, _, _ uint64) uint64 { return uint64(bits.OnesCount64(a)) }},
	{"clz.b32 %d, %a;", "u32 u32", [3][]uint64{edges}, func(a, _, _ uint64) uint64 { return uint64(bits.LeadingZeros32(uint32(a))) }},
	{"clz.b64 %d, %a;", "u32 u64", [3][]uint64{edges}, func(a, _, _ uint64) uint64 { return uint64(bits.LeadingZeros64(a)) }},
	{"brev.b32 %d, %a;", "u32 u32", [3][]uint64{edges}, func(a, _, _ uint64) uint64 { return uint64(bits.Reverse32(uint32(a))) }},
	{"brev.b64 %d, %a;", "u64 u64", [3][]uint64{edges}, func(a, _, _ uint64) uint64 { return bits.Reverse64(a) }},
	{"lop3.b32 %d, %a, %b, %c, 0xE8;", "u32 u32 u32 u32", [3][]uint64{edges, edges, small}, slowLop3(0xE8)},
	{"lop3.b32 %d, %a, %b, %c, 0x96;", "u32 u32 u32 u32", [3][]uint64{edges, edges, small}, slowLop3(0x96)},
	{"lop3.b32 %d, %a, %b, %c, 0x35;", "u32 u32 u32 u32", [3][]uint64{edges, edges, small}, slowLop3(0x35)},
	{"shf.l.wrap.b32 %d, %a, %b, %c;", "u32 u32 u32 u32", [3][]uint64{edges, edges, small}, func(a, b, c uint64) uint64 {
		n := c & 31
		return uint64(uint32(b<<n | a&0xFFFFFFFF>>(32-n)))
	}},
	{"shf.r.clamp.b32 %d, %a, %b, %c;", "u32 u32 u32 u32", [3][]uint64{edges, edges, small}, func(a, b, c uint64) uint64 {
		n := min(c&0xFFFFFFFF, 32)
		return uint64(uint32(b<<(32-n) | a&0xFFFFFFFF>>n))
	}},
	{"prmt.b32 %d, %a, %b, 0x7531;", "u32 u32 u32", [3][]uint64{edges, edges}, func(a, b, _ uint64) uint64 {
		return a>>8&0xFF | a>>24&0xFF<<8 | b>>8&0xFF<<16 | b>>24&0xFF<<24
	}},
	{"prmt.b32 %d, %a, %b, 0x8888;", "u32 u32 u32", [3][]uint64{edges, edges}, func(a, b, _ uint64) uint64 {
		return 0xFFFFFFFF * bit(a, 7)
	}},
	{"mul.wide.s32 %d, %a, %b;", "s64 s32 s32", [3][]uint64{edges, edges}, func(a, b, _ uint64) uint64 {
		return uint64(int64(int32(a)) * int64(int32(b)))
	}},
	{"mul.wide.u16 %d, %a, %b;", "u32 u16 u16", [3][]uint64{edges, edges}, func(a, b, _ uint64) uint64 { return a & 0xFFFF * (b & 0xFFFF) }},
	{"mad.wide.u32 %d, %a, %b, %c;", "u64 u32 u32 u64", [3][]uint64{edges, edges, edges}, func(a, b, c uint64) uint64 {
		return a&0xFFFFFFFF*(b&0xFFFFFFFF) + c
	}},
	{"mul24.lo.s32 %d, %a, %b;", "s32 s32 s32", [3][]uint64{edges, edges}, func(a, b, _ uint64) uint64 {
		return uint64(uint32(int32(a<<8) >> 8 * (int32(b<<8) >> 8)))
	}},
	{"add.sat.s32 %d, %a, %b;", "s32 s32 s32", [3][]uint64{edges, edges}, func(a, b, _ uint64) uint64 {
		return uint64(uint32(max(min(int64(int32(a))+int64(int32(b)), 1<<31-1), -1<<31)))
	}},
	{"cnot.b32 %d, %a;", "u32 u32", [3][]uint64{edges}, func(a, _, _ uint64) uint64 { return truth(uint32(a) == 0) }},
	{"slct.u32.s32 %d, %a, %b, %c;", "u32 u32 u32 s32", [3][]uint64{{7}, {9}, edges}, func(a, b, c uint64) uint64 {
		if int32(c) >= 0 {
			return a
		}
		return b
	}},
	{"dp4a.s32.u32 %d, %a, %b, %c;", "s32 b32 b32 s32", [3][]uint64{edges, edges, small}, func(a, b, c uint64) uint64 {
		sum := int32(c)
		for i := 0; i < 32; i += 8 {
			sum += int32(int8(a>>i)) * int32(uint8(b>>i))
		}
		return uint64(uint32(sum))
	}},
	{"add.cc.u32 %t, %a, %b; addc.u32 %d, %a, %c;", "u32 u32 u32 u32", [3][]uint64{edges, edges, small}, func(a, b, c uint64) uint64 {
		_, carry := bits.Add32(uint32(a), uint32(b), 0)
		return uint64(uint32(a) + uint32(c) + carry)
	}},
	{"sub.cc.u32 %t, %a, %b; subc.u32 %d, %a, %c;", "u32 u32 u32 u32", [3][]uint64{edges, edges, small}, func(a, b, c uint64) uint64 {
		_, borrow := bits.Sub32(uint32(a), uint32(b), 0)
		return uint64(uint32(a) - uint32(c) - borrow)
	}},
	{"mad.lo.cc.u32 %t, %a, %b, %c; madc.hi.u32 %d, %a, %b, 0;", "u32 u32 u32 u32", [3][]uint64{edges, edges, edges}, func(a, b, c uint64) uint64 {
		return (a&0xFFFFFFFF*(b&0xFFFFFFFF) + c&0xFFFFFFFF) >> 32
	}},
	{"fns.b32 %d, %a, %b, 2;", "u32 u32 u32", [3][]uint64{edges, {0, 5, 31}}, func(a, b, _ uint64) uint64 {
		seen := 0
		for i := int(b); i < 32; i++ {
			if seen += int(bit(a, i)); seen == 2 {
				return uint64(i)
			}
		}
		return 0xFFFFFFFF
	}},
	{"mov.b64 {%d, _}, %a;", "u32 u64", [3][]uint64{edges}, func(a, _, _ uint64) uint64 { return a & 0xFFFFFFFF }},
	{"mov.b64 %d, {%a, %b};", "u64 u32 u32", [3][]uint64{edges, edges}, func(a, b, _ uint64) uint64 { return a&0xFFFFFFFF | b<<32 }},
	{"setp.lt.and.s32 %d|_, %a, %b, !%c;", "pred s32 s32 pred", [3][]uint64{edges, edges, {0, 1}}, func(a, b, c uint64) uint64 {
		return truth(int32(a) < int32(b) && c == 0)
	}},
	{"setp.lt.or.u32 _|%d, %a, %b, %c;", "pred u32 u32 pred", [3][]uint64{edges, edges, {0, 1}}, func(a, b, c uint64) uint64 {
		return truth(!(uint32(a) < uint32(b)) || c != 0)
	}},
	{"set.gt.u32.s32 %d, %a, %b;", "u32 s32 s32", [3][]uint64{edges, edges}, func(a, b, _ uint64) uint64 {
		return 0xFFFFFFFF * truth(int32(a) > int32(b))
	}},
	{"set.gt.f32.s32 %d, %a, %b;", "b32 s32 s32", [3][]uint64{edges, edges}, func(a, b, _ uint64) uint64 {
		return 0x3F800000 * truth(int32(a) > int32(b))
	}},
	{"szext.wrap.s32 %d, %a, %b;", "s32 s32 u32", [3][]uint64{edges, {0, 1, 8, 31, 40}}, func(a, b, _ uint64) uint64 {
		if b &= 31; b == 0 {
			return 0
		}
		return uint64(uint32(int32(a<<(32-b)) >> (32 - b)))
	}},
	{"bmsk.clamp.b32 %d, %a, %b;", "u32 u32 u32", [3][]uint64{{0, 3, 31, 32}, {0, 1, 8, 31, 32, 40}}, func(a, b, _ uint64) uint64 {
		r := uint64(0)
		for i := a; i < a+b && i < 32; i++ {
			r |= 1 << i
		}
		return r
	}},
}

func TestBitsAgainstDefinitions(t *testing.T) {
	for _, c := range bitCases {
		types := typeList(t, c.types, "")
		rows := product(c.operands, len(types)-1)
		got := evaluate(t, c.code, types, rows)
		for i, r := range rows {
			if want := c.want(r[0], r[1], r[2]); got[i] != want {
				t.Errorf("%s a=%#x b=%#x c=%#x: got %#x, want %#x", c.code, r[0], r[1], r[2], got[i], want)
				break
			}
		}
	}
}
