package constfold

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"opt-go/frontend/ir"
)

// TestFoldFMA compares with exact arithmetic that is rounded once.
func TestFoldFMA(t *testing.T) {
	ctx := ir.NewContext()
	r := rand.New(rand.NewPCG(3, 4))
	random := func() float64 {
		v := math.Ldexp(float64(float32(r.Float64()*2-1)), r.IntN(40)-20)
		if r.IntN(4) == 0 {
			v = float64(r.IntN(9) - 4)
		}
		return float64(float32(v))
	}
	for range 20000 {
		x, y, z := random(), random(), random()
		if r.IntN(2) == 0 {
			z = float64(float32(-x * y)) // cancels nearly all
		}
		exact := new(big.Float).SetPrec(400).Mul(big.NewFloat(x), big.NewFloat(y))
		exact.SetPrec(400).Add(exact, new(big.Float).SetPrec(400).SetFloat64(z))
		for _, ty := range []*ir.Type{ctx.Float, ctx.Double} {
			got := foldFMA([]*ir.Const{ir.NewFloat(ty, x), ir.NewFloat(ty, y), ir.NewFloat(ty, z)}, ty)
			want, _ := exact.Float64()
			if ty == ctx.Float {
				f, _ := exact.Float32()
				want = float64(f)
			}
			if v, _ := got.Float64(); v != want {
				t.Fatalf("%v · %v + %v in %v is %v, want %v", x, y, z, ty, v, want)
			}
		}
	}
}
