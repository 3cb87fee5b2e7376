package expand_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"opt-go/frontend"
	"opt-go/frontend/ir"
	"opt-go/nvptx"
	"opt-go/nvptx/emu"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// compiled takes IR text through the backend.
func compiled(t *testing.T, text string) *ptx.Module {
	t.Helper()
	m, err := frontend.Read("test.ll", []byte("target triple = \"nvptx64-nvidia-cuda\"\n"+text))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	before := m.String()
	p, err := nvptx.Compile(m, nvptx.Options{CPU: "sm_80"})
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if m.String() != before {
		t.Fatal("the module has changed")
	}
	back, err := parse.Module("test.ptx", p.String())
	if err != nil {
		t.Fatal(err)
	}
	return back
}

// perLane runs body on all elements of two arrays of 64-bit words: it computes i64 %r of i64 %x and
// i64 %y.
func perLane(t *testing.T, body, declarations string, x, y []uint64) []uint64 {
	t.Helper()
	text := declarations + `
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %in1, ptr %in2, ptr %out) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %pa = getelementptr i64, ptr %in1, i32 %tid
  %pb = getelementptr i64, ptr %in2, i32 %tid
  %pc = getelementptr i64, ptr %out, i32 %tid
  %x = load i64, ptr %pa
  %y = load i64, ptr %pb
` + body + `
  store i64 %r, ptr %pc
  ret void
}
`
	prog, err := emu.Load(compiled(t, text))
	if err != nil {
		t.Fatal(err)
	}
	mem := emu.NewMemory(64)
	var args [][]byte
	var out uint64
	for _, words := range [][]uint64{x, y, make([]uint64, len(x))} {
		var b []byte
		for _, w := range words {
			b = binary.LittleEndian.AppendUint64(b, w)
		}
		out, err = mem.Alloc(len(b))
		if err == nil {
			err = mem.Write(out, b)
		}
		if err != nil {
			t.Fatal(err)
		}
		args = append(args, emu.U64(out))
	}
	if _, err := prog.Launch(emu.Launch{Kernel: "k", Grid: emu.Dim3{X: 1}, Block: emu.Dim3{X: len(x)}, Args: args, Memory: mem, MaxInstructions: 1 << 24}); err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	b, err := mem.Read(out, 8*len(x))
	if err != nil {
		t.Fatal(err)
	}
	got := make([]uint64, len(x))
	for k := range got {
		got[k] = binary.LittleEndian.Uint64(b[8*k:])
	}
	return got
}

// operands are n pairs of words, with the edges of the formats among them.
func operands(n int, edges ...uint64) (x, y []uint64) {
	r := rand.New(rand.NewPCG(7, uint64(n)))
	one := func() uint64 {
		if r.IntN(3) == 0 {
			return edges[r.IntN(len(edges))]
		}
		return r.Uint64()
	}
	for range n {
		x, y = append(x, one()), append(y, one())
	}
	return x, y
}

var singles = []uint64{0, 1 << 31, 0x3f800000, 0x7f800000, 0xff800000, 0x7fc00000, 1, 0x80000003, 0x7fffff, 0x800000, 0x7f7fffff, 0x40490fdb, 0xc2c80000, 0x4b800001}

var doubles = []uint64{0, 1 << 63, math.Float64bits(1), math.Float64bits(math.Inf(1)), math.Float64bits(math.NaN()), 1, 5, 1<<52 - 1, 1 << 52,
	math.Float64bits(math.MaxFloat64), math.Float64bits(-math.Pi), math.Float64bits(1e300), math.Float64bits(3)}

// TestRemainder: frem is exact, for numbers of all magnitudes and for pairs near each other.
func TestRemainder(t *testing.T) {
	const n = 512
	x, y := operands(n, singles...)
	for k := range x { // every other pair near to each other
		if k%2 == 0 {
			y[k] = x[k]&0x7f000000 - 0x3000000 | y[k]&0x80ffffff
		}
	}
	got := perLane(t, `
  %xi = trunc i64 %x to i32
  %yi = trunc i64 %y to i32
  %a = bitcast i32 %xi to float
  %b = bitcast i32 %yi to float
  %q = frem float %a, %b
  %qi = bitcast float %q to i32
  %r = zext i32 %qi to i64`, "", x, y)
	for k := range x {
		a, b := math.Float32frombits(uint32(x[k])), math.Float32frombits(uint32(y[k]))
		want := float32(math.Mod(float64(a), float64(b)))
		if g := math.Float32frombits(uint32(got[k])); uint32(got[k]) != math.Float32bits(want) && !(g != g && want != want) {
			t.Fatalf("frem %g, %g: got %g, want %g", a, b, g, want)
		}
	}
	x, y = operands(n, doubles...)
	got = perLane(t, `
  %a = bitcast i64 %x to double
  %b = bitcast i64 %y to double
  %va = insertelement <1 x double> poison, double %a, i32 0
  %vb = insertelement <1 x double> poison, double %b, i32 0
  %v = frem <1 x double> %va, %vb
  %q = extractelement <1 x double> %v, i32 0
  %r = bitcast double %q to i64`, "", x, y)
	for k := range x {
		a, b := math.Float64frombits(x[k]), math.Float64frombits(y[k])
		want := math.Mod(a, b)
		if g := math.Float64frombits(got[k]); got[k] != math.Float64bits(want) && !(g != g && want != want) {
			t.Fatalf("frem %g, %g: got %g, want %g", a, b, g, want)
		}
	}
}

// TestHalfRemainder: all remainders of halves fit into halves.
func TestHalfRemainder(t *testing.T) {
	x, y := operands(512, 0, 0x8000, 1, 0x3ff, 0x400, 0x7c00, 0x7bff, 0x3c00, 0xbc01)
	got := perLane(t, `
  %xi = trunc i64 %x to i16
  %yi = trunc i64 %y to i16
  %a = bitcast i16 %xi to half
  %b = bitcast i16 %yi to half
  %q = frem half %a, %b
  %qi = bitcast half %q to i16
  %r = zext i16 %qi to i64`, "", x, y)
	for k := range x {
		a, b := ir.HalfToFloat64(uint16(x[k])), ir.HalfToFloat64(uint16(y[k]))
		want := math.Mod(a, b)
		if g := ir.HalfToFloat64(uint16(got[k])); math.Float64bits(g) != math.Float64bits(want) && !(g != g && want != want) {
			t.Fatalf("frem half %g, %g: got %g, want %g", a, b, g, want)
		}
	}
}

// TestExponents: frexp and ldexp of doubles and floats, subnormal ones and overflows among them.
func TestExponents(t *testing.T) {
	x, y := operands(512, doubles...)
	for k := range y {
		y[k] = uint64(int64(y[k]) >> 52) // -2048 to 2047
	}
	declarations := "declare double @llvm.ldexp.f64.i64(double, i64)\ndeclare { double, i16 } @llvm.frexp.f64.i16(double)\ndeclare float @llvm.ldexp.f32.i32(float, i32)\n"
	got := perLane(t, `
  %a = bitcast i64 %x to double
  %v = call double @llvm.ldexp.f64.i64(double %a, i64 %y)
  %r = bitcast double %v to i64`, declarations, x, y)
	for k := range x {
		a := math.Float64frombits(x[k])
		if want := math.Ldexp(a, int(y[k])); math.Float64frombits(got[k]) != want && want == want {
			t.Fatalf("ldexp %g, %d: got %g, want %g", a, int(y[k]), math.Float64frombits(got[k]), want)
		}
	}
	got = perLane(t, `
  %a = bitcast i64 %x to double
  %p = call { double, i16 } @llvm.frexp.f64.i16(double %a)
  %m = extractvalue { double, i16 } %p, 0
  %e = extractvalue { double, i16 } %p, 1
  %mi = bitcast double %m to i64
  %ei = sext i16 %e to i64
  %r = xor i64 %mi, %ei`, declarations, x, y)
	for k := range x {
		m, e := math.Frexp(math.Float64frombits(x[k]))
		if got[k] != math.Float64bits(m)^uint64(e) && m == m {
			t.Fatalf("frexp %g: got %x, want %g and %d", math.Float64frombits(x[k]), got[k], m, e)
		}
	}
	x, y = operands(512, singles...)
	for k := range y {
		y[k] = uint64(int64(y[k])>>55) & 0xffffffff // -256 to 255
	}
	got = perLane(t, `
  %xi = trunc i64 %x to i32
  %n = trunc i64 %y to i32
  %a = bitcast i32 %xi to float
  %v = call float @llvm.ldexp.f32.i32(float %a, i32 %n)
  %vi = bitcast float %v to i32
  %r = zext i32 %vi to i64`, declarations, x, y)
	for k := range x {
		a := math.Float32frombits(uint32(x[k]))
		if want := float32(math.Ldexp(float64(a), int(int32(y[k])))); math.Float32frombits(uint32(got[k])) != want && want == want {
			t.Fatalf("ldexp %g, %d: got %g, want %g", a, int32(y[k]), math.Float32frombits(uint32(got[k])), want)
		}
	}
}

// TestWideConversions: integers of 128 bits to floating point and back, against math/big.
func TestWideConversions(t *testing.T) {
	x, y := operands(512, 0, 1, 1<<63, math.MaxUint64, 1<<62, 1<<11, 1<<40|1)
	for k := range y { // upper halves of all magnitudes
		y[k] = uint64(int64(y[k]) >> (k % 64))
	}
	const wide = `
  %lo = zext i64 %x to i128
  %hi = zext i64 %y to i128
  %up = shl i128 %hi, 64
  %v = or i128 %lo, %up
`
	for _, signed := range []bool{false, true} {
		op := map[bool]string{false: "uitofp", true: "sitofp"}[signed]
		double := perLane(t, wide+"  %d = "+op+" i128 %v to double\n  %r = bitcast double %d to i64\n", "", x, y)
		single := perLane(t, wide+"  %d = "+op+" i128 %v to float\n  %i = bitcast float %d to i32\n  %r = zext i32 %i to i64\n", "", x, y)
		for k := range x {
			n := new(big.Int).SetUint64(y[k])
			if signed {
				n.SetInt64(int64(y[k]))
			}
			n.Lsh(n, 64).Add(n, new(big.Int).SetUint64(x[k]))
			f := new(big.Float).SetPrec(256).SetInt(n)
			if want, _ := f.Float64(); double[k] != math.Float64bits(want) {
				t.Fatalf("%s %v to double: got %g, want %g", op, n, math.Float64frombits(double[k]), want)
			}
			if want, _ := f.Float32(); single[k] != uint64(math.Float32bits(want)) {
				t.Fatalf("%s %v to float: got %g, want %g", op, n, math.Float32frombits(uint32(single[k])), want)
			}
		}
	}
	x, y = operands(512, doubles...)
	for k := range x {
		if k%4 != 0 { // exponents that matter: 2^-4 to 2^130
			x[k] = x[k]&(1<<63|1<<52-1) | (1023-4+x[k]>>52%134)<<52
		}
	}
	for _, signed := range []bool{false, true} {
		name := map[bool]string{false: "llvm.fptoui.sat.i128.f64", true: "llvm.fptosi.sat.i128.f64"}[signed]
		part := func(shift int) []uint64 {
			return perLane(t, fmt.Sprintf("  %%a = bitcast i64 %%x to double\n  %%v = call i128 @%s(double %%a)\n  %%s = lshr i128 %%v, %d\n  %%r = trunc i128 %%s to i64\n", name, shift),
				"declare i128 @"+name+"(double)\n", x, y)
		}
		low, high := part(0), part(64)
		for k := range x {
			want := saturated(math.Float64frombits(x[k]), signed)
			if got := new(big.Int).Add(new(big.Int).Lsh(new(big.Int).SetUint64(high[k]), 64), new(big.Int).SetUint64(low[k])); got.Cmp(want) != 0 {
				t.Fatalf("%s(%g): got %x, want %x", name, math.Float64frombits(x[k]), got, want)
			}
		}
	}
}

// saturated is a number truncated to 128 bits, as an unsigned integer with the same bits.
func saturated(v float64, signed bool) *big.Int {
	top := new(big.Int).Lsh(big.NewInt(1), 128)
	least, most := new(big.Int), new(big.Int).Sub(top, big.NewInt(1))
	if signed {
		least, most = new(big.Int).Neg(new(big.Int).Rsh(top, 1)), new(big.Int).Rsh(most, 1)
	}
	n := new(big.Int)
	switch {
	case v != v:
	case math.IsInf(v, 0):
		n = map[bool]*big.Int{true: most, false: least}[v > 0]
	default:
		new(big.Float).SetFloat64(v).Int(n)
	}
	if n.Cmp(least) < 0 {
		n = least
	}
	if n.Cmp(most) > 0 {
		n = most
	}
	return new(big.Int).Mod(n, top)
}

// TestFixedPoint: each operation on 8 bits against the definition, for many scales.
func TestFixedPoint(t *testing.T) {
	x, y := operands(512, 0, 0x7f, 0x80, 0xff, 1, 0x81)
	for k := range y {
		y[k] |= 1 // no division by zero
	}
	for _, signed := range []bool{false, true} {
		for _, op := range []string{"mul", "div"} {
			for _, scale := range []int{0, 3, 7} {
				name := fmt.Sprintf("llvm.%s%s.fix.sat.i8", map[bool]string{false: "u", true: "s"}[signed], op)
				got := perLane(t, fmt.Sprintf(`
  %%a = trunc i64 %%x to i8
  %%b = trunc i64 %%y to i8
  %%v = call i8 @%s(i8 %%a, i8 %%b, i32 %d)
  %%r = zext i8 %%v to i64`, name, scale), "declare i8 @"+name+"(i8, i8, i32 immarg)\n", x, y)
				for k := range x {
					if want := fixed(uint8(x[k]), uint8(y[k]), signed, op == "div", scale); uint8(got[k]) != want {
						t.Fatalf("%s(%#x, %#x, %d): got %#x, want %#x", name, uint8(x[k]), uint8(y[k]), scale, got[k], want)
					}
				}
			}
		}
	}
}

// fixed computes in floating point, which is exact here, and rounds down.
func fixed(x, y uint8, signed, divide bool, scale int) uint8 {
	a, b, low, high := float64(x), float64(y), 0.0, 255.0
	if signed {
		a, b, low, high = float64(int8(x)), float64(int8(y)), -128, 127
	}
	v := a * b / float64(int(1)<<scale)
	if divide {
		v = math.Floor(a * float64(int(1)<<scale) / b)
	}
	return uint8(int(math.Max(low, math.Min(high, math.Floor(v)))))
}

// TestLanes: what moves and counts lanes, on lanes of bytes in one word.
func TestLanes(t *testing.T) {
	const v8, m8 = "<8 x i8>", "<8 x i1>"
	x := []uint64{0x0807060504030201, 0xff00aa55cc33f00f, 0x8000000000000000}
	y := []uint64{0x5, 0xf0, 0x0}
	byteOf := func(w uint64, k int) uint64 { return w >> (8 * k) & 255 }
	each := func(lane func(k int) uint64) (w uint64) {
		for k := range 8 {
			w |= lane(k) << (8 * k)
		}
		return w
	}
	for _, c := range []struct {
		name, call string
		want       func(x, y uint64) uint64
	}{
		{"vector.reverse.v8i8", v8 + " @llvm.vector.reverse.v8i8(" + v8 + " %v)", func(x, _ uint64) uint64 {
			return each(func(k int) uint64 { return byteOf(x, 7-k) })
		}},
		{"vector.splice.v8i8", v8 + " @llvm.vector.splice.v8i8(" + v8 + " %v, " + v8 + " %w, i32 -3)", func(x, y uint64) uint64 {
			return each(func(k int) uint64 {
				if k < 3 {
					return byteOf(x, 5+k)
				}
				return byteOf(y, k-3)
			})
		}},
		{"vector.interleave2.v8i8", v8 + " @llvm.vector.interleave2.v8i8(<4 x i8> %lo, <4 x i8> %hi)", func(x, _ uint64) uint64 {
			return each(func(k int) uint64 { return byteOf(x, k/2+k%2*4) })
		}},
		{"experimental.vector.compress.v8i8", v8 + " @llvm.experimental.vector.compress.v8i8(" + v8 + " %v, " + m8 + " %m, " + v8 + " %w)", func(x, y uint64) uint64 {
			out, n := y, 0
			for k := range 8 {
				if y>>k&1 != 0 {
					out = out&^(255<<(8*n)) | byteOf(x, k)<<(8*n)
					n++
				}
			}
			return out
		}},
		{"vp.merge.v8i8", v8 + " @llvm.vp.merge.v8i8(" + m8 + " %m, " + v8 + " %v, " + v8 + " %w, i32 5)", func(x, y uint64) uint64 {
			return each(func(k int) uint64 {
				if k < 5 && y>>k&1 != 0 {
					return byteOf(x, k)
				}
				return byteOf(y, k)
			})
		}},
	} {
		got := perLane(t, `
  %v = bitcast i64 %x to <8 x i8>
  %w = bitcast i64 %y to <8 x i8>
  %lo = shufflevector <8 x i8> %v, <8 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %hi = shufflevector <8 x i8> %v, <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %low = trunc i64 %y to i8
  %m = bitcast i8 %low to <8 x i1>
  %q = call `+c.call+`
  %r = bitcast <8 x i8> %q to i64`, "", x, y)
		for k := range x {
			if want := c.want(x[k], y[k]); got[k] != want {
				t.Errorf("%s of %#x and %#x: got %#x, want %#x", c.name, x[k], y[k], got[k], want)
			}
		}
	}
}

// TestReducedLanes: a predicated reduction counts the lanes of the mask below the length.
func TestReducedLanes(t *testing.T) {
	x, y := []uint64{0x0807060504030201}, []uint64{0xb6}
	for op, want := range map[string]uint64{"add": 100 + 2 + 3 + 5, "smin": 2, "umax": 100, "mul": 100 * 2 * 3 * 5 & 255, "and": 0} {
		got := perLane(t, `
  %v = bitcast i64 %x to <8 x i8>
  %low = trunc i64 %y to i8
  %m = bitcast i8 %low to <8 x i1>
  %q = call i8 @llvm.vp.reduce.`+op+`.v8i8(i8 100, <8 x i8> %v, <8 x i1> %m, i32 5)
  %r = zext i8 %q to i64`, "", x, y)
		if got[0] != want {
			t.Errorf("vp.reduce.%s: got %d, want %d", op, got[0], want)
		}
	}
}
