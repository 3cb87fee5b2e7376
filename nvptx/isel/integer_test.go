package isel_test

import (
	"fmt"
	"math/big"
	"math/bits"
	"math/rand"
	"testing"
)

// model is an integer of some bits, unsigned.
type model struct {
	v    *big.Int
	bits int
}

func modulo(v *big.Int, n int) *big.Int {
	return new(big.Int).Mod(v, new(big.Int).Lsh(big.NewInt(1), uint(n)))
}

func (m model) signed() *big.Int {
	v := new(big.Int).Set(m.v)
	if v.Bit(m.bits-1) == 1 {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(m.bits)))
	}
	return v
}

func boolean(b bool) *big.Int {
	if b {
		return big.NewInt(1)
	}
	return new(big.Int)
}

// intCase is an operation and its meaning; nil: undefined for these operands.
type intCase struct {
	ir   string // with %[1]d for the width
	one  bool   // the result is an i1
	mul  int    // widths must be a multiple; 0: any
	want func(x, y model) *big.Int
}

func arithmetic(op string, f func(z, x, y *big.Int) *big.Int) intCase {
	return intCase{ir: "%%r = " + op + " i%[1]d %%x, %%y", want: func(x, y model) *big.Int { return f(new(big.Int), x.v, y.v) }}
}

func signedOp(op string, f func(z, x, y *big.Int) *big.Int) intCase {
	return intCase{ir: "%%r = " + op + " i%[1]d %%x, %%y", want: func(x, y model) *big.Int {
		if y.v.Sign() == 0 {
			return nil
		}
		z := f(new(big.Int), x.signed(), y.signed())
		if op == "sdiv" && (z.BitLen() >= x.bits) && z.Sign() > 0 {
			return nil // overflow
		}
		return z
	}}
}

func unsignedDiv(op string, f func(z, x, y *big.Int) *big.Int) intCase {
	return intCase{ir: "%%r = " + op + " i%[1]d %%x, %%y", want: func(x, y model) *big.Int {
		if y.v.Sign() == 0 {
			return nil
		}
		return f(new(big.Int), x.v, y.v)
	}}
}

func shiftOp(op string, f func(x model, n uint) *big.Int) intCase {
	return intCase{ir: "%%r = " + op + " i%[1]d %%x, %%y", want: func(x, y model) *big.Int {
		if y.v.Cmp(big.NewInt(int64(x.bits))) >= 0 {
			return nil
		}
		return f(x, uint(y.v.Uint64()))
	}}
}

func compareOp(pred string, f func(x, y model) bool) intCase {
	return intCase{ir: "%%r = icmp " + pred + " i%[1]d %%x, %%y", one: true, want: func(x, y model) *big.Int { return boolean(f(x, y)) }}
}

func clamp(v *big.Int, n int, signed bool) *big.Int {
	lo, hi := new(big.Int), new(big.Int).Sub(new(big.Int).Lsh(big.NewInt(1), uint(n)), big.NewInt(1))
	if signed {
		hi.Rsh(hi, 1)
		lo.Sub(new(big.Int).Neg(hi), big.NewInt(1))
	}
	if v.Cmp(lo) < 0 {
		return lo
	}
	if v.Cmp(hi) > 0 {
		return hi
	}
	return v
}

func intrinsic2(name string, f func(x, y model) *big.Int) intCase {
	return intCase{ir: "%%r = call i%[1]d @llvm." + name + ".i%[1]d(i%[1]d %%x, i%[1]d %%y)", want: f}
}

func intrinsic1(name, extra string, f func(x model) *big.Int) intCase {
	return intCase{ir: "%%r = call i%[1]d @llvm." + name + ".i%[1]d(i%[1]d %%x" + extra + ")",
		want: func(x, _ model) *big.Int { return f(x) }}
}

func shiftSat(name string, signed bool) intCase {
	return intrinsic2(name+".sat", func(x, y model) *big.Int {
		if y.v.Cmp(big.NewInt(int64(x.bits))) >= 0 {
			return nil
		}
		v := x.v
		if signed {
			v = x.signed()
		}
		return clamp(new(big.Int).Lsh(v, uint(y.v.Uint64())), x.bits, signed)
	})
}

// threeWay compares to a result of two words: the sign bit comes from the upper one.
func threeWay(name string, signed bool) intCase {
	return intCase{ir: "%%s = call i72 @llvm." + name + ".i72.i%[1]d(i%[1]d %%x, i%[1]d %%y)\n%%t = lshr i72 %%s, 71\n%%u = trunc i72 %%t to i1\n" +
		"%%v = trunc i72 %%s to i1\n%%r = xor i1 %%u, %%v", one: true, want: func(x, y model) *big.Int { // greater: odd and not negative
		if signed {
			return boolean(x.signed().Cmp(y.signed()) > 0)
		}
		return boolean(x.v.Cmp(y.v) > 0)
	}}
}

func overflowing(name string, f func(x, y model) *big.Int, signed bool) intCase {
	return intCase{ir: "%%s = call {i%[1]d, i1} @llvm." + name + ".with.overflow.i%[1]d(i%[1]d %%x, i%[1]d %%y)\n%%r = extractvalue {i%[1]d, i1} %%s, 1",
		one: true, want: func(x, y model) *big.Int {
			v := f(x, y)
			return boolean(clamp(v, x.bits, signed).Cmp(v) != 0)
		}}
}

func intCases() []intCase {
	add := func(x, y model) *big.Int { return new(big.Int).Add(x.v, y.v) }
	sadd := func(x, y model) *big.Int { return new(big.Int).Add(x.signed(), y.signed()) }
	sub := func(x, y model) *big.Int { return new(big.Int).Sub(x.v, y.v) }
	ssub := func(x, y model) *big.Int { return new(big.Int).Sub(x.signed(), y.signed()) }
	mul := func(x, y model) *big.Int { return new(big.Int).Mul(x.v, y.v) }
	smul := func(x, y model) *big.Int { return new(big.Int).Mul(x.signed(), y.signed()) }
	pick := func(signed bool, sign int) func(x, y model) *big.Int {
		return func(x, y model) *big.Int {
			a, b := x.v, y.v
			if signed {
				a, b = x.signed(), y.signed()
			}
			if a.Cmp(b)*sign >= 0 {
				return x.v
			}
			return y.v
		}
	}
	funnel := func(left bool) func(x, y model) *big.Int { // the amount is y too
		return func(x, y model) *big.Int {
			n := uint(new(big.Int).Mod(y.v, big.NewInt(int64(x.bits))).Uint64())
			both := new(big.Int).Or(new(big.Int).Lsh(x.v, uint(x.bits)), y.v)
			if left {
				return both.Rsh(both.Lsh(both, n), uint(x.bits))
			}
			return both.Rsh(both, n)
		}
	}
	fsh := "%%r = call i%[1]d @llvm.fsh"
	args := ".i%[1]d(i%[1]d %%x, i%[1]d %%y, i%[1]d %%y)"
	return []intCase{
		arithmetic("add", (*big.Int).Add), arithmetic("sub", (*big.Int).Sub), arithmetic("mul", (*big.Int).Mul),
		arithmetic("and", (*big.Int).And), arithmetic("or", (*big.Int).Or), arithmetic("xor", (*big.Int).Xor),
		unsignedDiv("udiv", (*big.Int).Quo), unsignedDiv("urem", (*big.Int).Rem), signedOp("sdiv", (*big.Int).Quo), signedOp("srem", (*big.Int).Rem),
		shiftOp("shl", func(x model, n uint) *big.Int { return new(big.Int).Lsh(x.v, n) }),
		shiftOp("lshr", func(x model, n uint) *big.Int { return new(big.Int).Rsh(x.v, n) }),
		shiftOp("ashr", func(x model, n uint) *big.Int { return new(big.Int).Rsh(x.signed(), n) }),
		compareOp("eq", func(x, y model) bool { return x.v.Cmp(y.v) == 0 }), compareOp("ne", func(x, y model) bool { return x.v.Cmp(y.v) != 0 }),
		compareOp("ult", func(x, y model) bool { return x.v.Cmp(y.v) < 0 }), compareOp("ule", func(x, y model) bool { return x.v.Cmp(y.v) <= 0 }),
		compareOp("ugt", func(x, y model) bool { return x.v.Cmp(y.v) > 0 }), compareOp("uge", func(x, y model) bool { return x.v.Cmp(y.v) >= 0 }),
		compareOp("slt", func(x, y model) bool { return x.signed().Cmp(y.signed()) < 0 }), compareOp("sle", func(x, y model) bool { return x.signed().Cmp(y.signed()) <= 0 }),
		compareOp("sgt", func(x, y model) bool { return x.signed().Cmp(y.signed()) > 0 }), compareOp("sge", func(x, y model) bool { return x.signed().Cmp(y.signed()) >= 0 }),
		intrinsic2("smax", pick(true, 1)), intrinsic2("smin", pick(true, -1)), intrinsic2("umax", pick(false, 1)), intrinsic2("umin", pick(false, -1)),
		intrinsic2("sadd.sat", func(x, y model) *big.Int { return clamp(sadd(x, y), x.bits, true) }),
		intrinsic2("uadd.sat", func(x, y model) *big.Int { return clamp(add(x, y), x.bits, false) }),
		intrinsic2("ssub.sat", func(x, y model) *big.Int { return clamp(ssub(x, y), x.bits, true) }),
		intrinsic2("usub.sat", func(x, y model) *big.Int { return clamp(sub(x, y), x.bits, false) }),
		shiftSat("sshl", true), shiftSat("ushl", false), threeWay("scmp", true), threeWay("ucmp", false),
		overflowing("sadd", sadd, true), overflowing("uadd", add, false), overflowing("ssub", ssub, true), overflowing("usub", sub, false),
		overflowing("smul", smul, true), overflowing("umul", mul, false),
		{ir: fsh + "l" + args, want: funnel(true)}, {ir: fsh + "r" + args, want: funnel(false)},
		intrinsic1("abs", ", i1 false", func(x model) *big.Int { return new(big.Int).Abs(x.signed()) }),
		intrinsic1("ctpop", "", func(x model) *big.Int {
			n := 0
			for _, w := range x.v.Bits() {
				n += bits.OnesCount(uint(w))
			}
			return big.NewInt(int64(n))
		}),
		intrinsic1("ctlz", ", i1 false", func(x model) *big.Int { return big.NewInt(int64(x.bits - x.v.BitLen())) }),
		intrinsic1("cttz", ", i1 false", func(x model) *big.Int {
			if x.v.Sign() == 0 {
				return big.NewInt(int64(x.bits))
			}
			return big.NewInt(int64(x.v.TrailingZeroBits()))
		}),
		intrinsic1("bitreverse", "", reverseBits),
		{ir: "%%r = call i%[1]d @llvm.bswap.i%[1]d(i%[1]d %%x)", mul: 16, want: func(x, _ model) *big.Int {
			b := x.v.FillBytes(make([]byte, x.bits/8))
			for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
				b[i], b[j] = b[j], b[i]
			}
			return new(big.Int).SetBytes(b)
		}},
	}
}

func reverseBits(x model) *big.Int {
	z := new(big.Int)
	for k := range x.bits {
		z.SetBit(z, x.bits-1-k, x.v.Bit(k))
	}
	return z
}

// operandPairs are corner cases and random numbers of all magnitudes.
func operandPairs(n int, r *rand.Rand) [][2]*big.Int {
	one := big.NewInt(1)
	top := new(big.Int).Lsh(one, uint(n-1))
	corners := []*big.Int{new(big.Int), one, big.NewInt(2), new(big.Int).Sub(top, one), top, new(big.Int).Add(top, one),
		new(big.Int).Sub(new(big.Int).Lsh(one, uint(n)), one), big.NewInt(int64(n) - 1), big.NewInt(int64(n) / 2)}
	var out [][2]*big.Int
	for _, x := range corners {
		for _, y := range corners {
			out = append(out, [2]*big.Int{modulo(x, n), modulo(y, n)})
		}
	}
	random := func() *big.Int {
		v := new(big.Int).Rand(r, new(big.Int).Lsh(one, uint(n)))
		return v.Rsh(v, uint(r.Intn(n)))
	}
	for len(out) < 128 {
		out = append(out, [2]*big.Int{random(), random()})
	}
	return out
}

// allocBytes is the distance of integers of a width in an array.
func allocBytes(n int) int {
	size := (n + 7) / 8
	align := 1
	for align < size && align < 16 {
		align *= 2
	}
	return (size + align - 1) / align * align
}

func littleEndian(v *big.Int, size int) []byte {
	b := v.FillBytes(make([]byte, size))
	for i, j := 0, len(b)-1; i < j; i, j = i+1, j-1 {
		b[i], b[j] = b[j], b[i]
	}
	return b
}

func fromLittleEndian(b []byte) *big.Int {
	c := make([]byte, len(b))
	for k := range b {
		c[len(b)-1-k] = b[k]
	}
	return new(big.Int).SetBytes(c)
}

// TestIntegers compares every integer operation at many widths with arbitrary-precision arithmetic.
func TestIntegers(t *testing.T) {
	for _, n := range []int{1, 2, 3, 7, 8, 13, 16, 24, 31, 32, 33, 48, 63, 64, 65, 96, 128, 200} {
		r := rand.New(rand.NewSource(int64(n)))
		pairs := operandPairs(n, r)
		size := allocBytes(n)
		var a, b []byte
		for _, p := range pairs {
			a = append(a, littleEndian(p[0], size)...)
			b = append(b, littleEndian(p[1], size)...)
		}
		for _, c := range intCases() {
			if c.mul > 0 && n%c.mul != 0 {
				continue
			}
			text := fmt.Sprintf(c.ir, n)
			outBits := n
			if c.one {
				outBits = 1
			}
			m := compile(t, "sm_70", perThread(fmt.Sprintf("i%d", n), fmt.Sprintf("i%d", outBits), text, ""))
			outSize := allocBytes(outBits)
			got := run(t, m, len(pairs), a, b, make([]byte, outSize*len(pairs)))
			for k, p := range pairs {
				want := c.want(model{p[0], n}, model{p[1], n})
				if want == nil {
					continue
				}
				g := modulo(fromLittleEndian(got[k*outSize:(k+1)*outSize]), outBits)
				if g.Cmp(modulo(want, outBits)) != 0 {
					t.Errorf("%s\nx=%s y=%s: got %s, want %s\n%s", text, p[0], p[1], g, modulo(want, outBits), m.String())
					break
				}
			}
		}
	}
}

// TestIntegerCasts compares extensions and truncations between many widths.
func TestIntegerCasts(t *testing.T) {
	widths := []int{1, 5, 8, 16, 24, 32, 40, 64, 65, 96, 128}
	for _, from := range widths {
		r := rand.New(rand.NewSource(int64(from)))
		pairs := operandPairs(from, r)[:100]
		size := allocBytes(from)
		var a []byte
		for _, p := range pairs {
			a = append(a, littleEndian(p[0], size)...)
		}
		for _, to := range widths {
			ops := []string{"zext", "sext"}
			switch {
			case to == from:
				continue
			case to < from:
				ops = []string{"trunc"}
			}
			for _, op := range ops {
				for _, extra := range []string{"", "add"} { // extra: the operand is computed, so that the load cannot extend
					body := fmt.Sprintf("%%r = %s i%d %%x to i%d", op, from, to)
					if extra != "" {
						body = fmt.Sprintf("%%z = add i%d %%x, %%x\n%%r = %s i%d %%z to i%d", from, op, from, to)
					}
					m := compile(t, "sm_70", perThread(fmt.Sprintf("i%d", from), fmt.Sprintf("i%d", to), body, ""))
					outSize := allocBytes(to)
					got := run(t, m, len(pairs), a, a, make([]byte, outSize*len(pairs)))
					for k, p := range pairs {
						x := model{p[0], from}
						if extra != "" {
							x.v = modulo(new(big.Int).Add(x.v, x.v), from)
						}
						want := x.v
						if op == "sext" {
							want = x.signed()
						}
						if g := modulo(fromLittleEndian(got[k*outSize:(k+1)*outSize]), to); g.Cmp(modulo(want, to)) != 0 {
							t.Errorf("%s of %s: got %s, want %s\n%s", body, x.v, g, modulo(want, to), m.String())
							break
						}
					}
				}
			}
		}
	}
}
