package constfold

import (
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"opt-go/frontend/ir"
)

func nvvmFold(t *testing.T, id string, ty *ir.Type, args ...*ir.Const) *ir.Const {
	t.Helper()
	if nvvmFolds[id] == nil {
		t.Fatalf("%s is not folded", id)
	}
	return Intrinsic(id, args, ty)
}

// TestNVVMRounding: of random numbers, those near 0 included, the result rounded down is at most
// the exact one, that rounded up at least, they are neighbours or equal, and the other two
// roundings are one of them.
func TestNVVMRounding(t *testing.T) {
	ctx := ir.NewContext()
	rng := rand.New(rand.NewPCG(22, 1))
	float := func() float32 {
		x := math.Float32frombits(rng.Uint32())
		if rng.IntN(2) == 0 {
			x = float32(math.Ldexp(1+rng.Float64(), rng.IntN(140)-149)) // also denormal
		}
		return x
	}
	folded := 0
	for range 20000 {
		x, y := float(), float()
		a, b := ir.NewFloat(ctx.Float, float64(x)), ir.NewFloat(ctx.Float, float64(y))
		for op, exact := range map[string]func(z, x, y *big.Float) *big.Float{"add": (*big.Float).Add, "mul": (*big.Float).Mul, "div": quotient} {
			down, up := nvvmFold(t, "llvm.nvvm."+op+".rm.f", ctx.Float, a, b), nvvmFold(t, "llvm.nvvm."+op+".rp.f", ctx.Float, a, b)
			if down == nil || up == nil {
				continue
			}
			folded++
			lo, _ := down.Float64()
			hi, _ := up.Float64()
			z := exact(wide(400), big.NewFloat(float64(x)), big.NewFloat(float64(y)))
			if z.Cmp(big.NewFloat(lo)) < 0 || z.Cmp(big.NewFloat(hi)) > 0 || lo != hi && math.Nextafter32(float32(lo), float32(hi)) != float32(hi) {
				t.Fatalf("%s(%g, %g) is %g, rounded down %g, up %g", op, x, y, z, lo, hi)
			}
			for _, mode := range []string{"rn", "rz"} {
				if r := nvvmFold(t, "llvm.nvvm."+op+"."+mode+".f", ctx.Float, a, b); r != down && r != up {
					t.Fatalf("%s.%s(%g, %g) is %v, neither %g nor %g", op, mode, x, y, r, lo, hi)
				}
			}
		}
	}
	if folded < 10000 {
		t.Errorf("only %d results were folded", folded)
	}
}

// TestNVVMKnown: results as the PTX ISA has them.
func TestNVVMKnown(t *testing.T) {
	ctx := ir.NewContext()
	nan, tiny := math.NaN(), math.Ldexp(1, -140)
	for _, c := range []struct {
		id   string
		args []float64
		want float64
	}{
		{"round.f", []float64{2.5}, 2}, {"floor.ftz.f", []float64{-tiny}, math.Copysign(0, -1)}, {"floor.f", []float64{-tiny}, -1},
		{"fma.rn.f", []float64{1 + 1.0/4096, 1 - 1.0/4096, -1}, -1.0 / (1 << 24)}, {"fma.rz.d", []float64{3, 1, tiny}, 3}, {"fma.rp.d", []float64{1, 1, tiny}, math.Nextafter(1, 2)},
		{"fma.rm.f", []float64{2, 3, -6}, math.Copysign(0, -1)}, {"fma.rn.ftz.f", []float64{1, tiny, 5}, 5}, {"fma.rn.ftz.f", []float64{1, 1, -tiny}, 1},
		{"saturate.f", []float64{-3}, 0}, {"saturate.d", []float64{0.25}, 0.25}, {"saturate.f", []float64{7}, 1},
		{"fabs.ftz", []float64{-tiny}, 0}, {"fabs.f", []float64{-tiny}, tiny}, {"fabs.d", []float64{-3}, 3}, {"rcp.rz.f", []float64{0.5}, 2}, {"sqrt.rn.d", []float64{9}, 3},
		{"fmin.f", []float64{nan, 3}, 3}, {"fmin.nan.f", []float64{nan, 3}, nan}, {"fmax.xorsign.abs.f", []float64{2, -3}, -3},
		{"fmin.f", []float64{0, math.Copysign(0, -1)}, math.Copysign(0, -1)}, {"fmax.ftz.f", []float64{-tiny, -2}, math.Copysign(0, -1)},
	} {
		ty := ctx.Float
		if strings.HasSuffix(c.id, ".d") {
			ty = ctx.Double
		}
		var args []*ir.Const
		for _, x := range c.args {
			args = append(args, ir.NewFloat(ty, x))
		}
		k := nvvmFold(t, "llvm.nvvm."+c.id, ty, args...)
		if k == nil {
			t.Errorf("%s%v has no result", c.id, c.args)
			continue
		}
		got, _ := k.Float64()
		if got != c.want && (got == got || c.want == c.want) || math.Signbit(got) != math.Signbit(c.want) && got == got {
			t.Errorf("%s%v is %g, not %g", c.id, c.args, got, c.want)
		}
	}
	for _, c := range []struct {
		id   string
		x    float64
		bits int
		want int64
	}{
		{"f2i.rn", 2.5, 32, 2}, {"f2i.rp", 2.25, 32, 3}, {"f2i.rm", -2.25, 32, -3}, {"f2ui.rz", -2, 32, 0}, {"f2i.rz", 1e30, 32, math.MaxInt32},
		{"f2i.rz", nan, 32, 0}, {"d2i.rz", nan, 32, math.MinInt32}, {"f2ll.rn", nan, 64, math.MinInt64}, {"d2ll.rz", math.Inf(-1), 64, math.MinInt64},
		{"f2i.rp.ftz", tiny, 32, 0}, {"f2i.rp", tiny, 32, 1}, {"d2ull.rn", math.Inf(1), 64, -1},
	} {
		from := ctx.Float
		if c.id[0] == 'd' {
			from = ctx.Double
		}
		k := nvvmFold(t, "llvm.nvvm."+c.id, ctx.Int(c.bits), ir.NewFloat(from, c.x))
		if got, _ := k.Int64(); got != c.want {
			t.Errorf("%s(%g) is %d, not %d", c.id, c.x, got, c.want)
		}
	}
	for _, id := range []string{"rcp.rn.f", "rcp.rm.ftz.f"} {
		if k := nvvmFold(t, "llvm.nvvm."+id, ctx.Float, ir.NewFloat(ctx.Float, 0)); k != nil {
			t.Errorf("%s of 0 is folded", id)
		}
	}
}
