package constfold

import (
	"math"
	"math/rand"
	"testing"

	"opt-go/frontend/ir"
)

func TestKnownMathResults(t *testing.T) {
	ctx := ir.NewContext()
	for _, c := range []struct {
		name       string
		x, y, want float64
	}{
		{"sin", 1, 0, 0.8414709848078965}, {"sin", 1e22, 0, -0.8522008497671888}, {"cos", 1, 0, 0.5403023058681398}, {"tan", 0.5, 0, 0.5463024898437905},
		{"asin", 1, 0, math.Pi / 2}, {"acos", -1, 0, math.Pi}, {"atan", 1, 0, math.Pi / 4}, {"atan2", 1, -1, 3 * math.Pi / 4},
		{"atan2", -1, 0, -math.Pi / 2}, {"atan2", math.Copysign(0, -1), -2, -math.Pi}, {"exp", 1, 0, math.E}, {"exp2", 0.5, 0, math.Sqrt2},
		{"exp2", -3, 0, 0.125}, {"log", 2, 0, math.Ln2}, {"log2", 1 << 40, 0, 40}, {"log10", 1000, 0, 3}, {"cosh", 0, 0, 1},
		{"pow", 10, 3, 1000}, {"pow", -3, 3, -27}, {"pow", 2, 0.5, math.Sqrt2}, {"pow", 2, -1, 0.5}, {"fmod", -7.5, 3, -1.5}, {"remainder", 8, 3, -1},
	} {
		x := []*ir.Const{ir.NewFloat(ctx.Double, c.x), ir.NewFloat(ctx.Double, c.y)}
		got := libraryFolds[c.name](x, ctx.Double)
		if got != ir.NewFloat(ctx.Double, c.want) {
			t.Errorf("%s(%g, %g) is %v, want %g", c.name, c.x, c.y, got, c.want)
		}
	}
}

// What raises an exception, and what is no number, is left to the program.
func TestMathWithoutResult(t *testing.T) {
	ctx := ir.NewContext()
	inf := math.Inf(1)
	for _, c := range []struct {
		name string
		x, y float64
	}{
		{"log", 0, 0}, {"log", -1, 0}, {"log2", math.Copysign(0, -1), 0}, {"asin", 2, 0}, {"acos", -1.5, 0}, {"sqrt", -1, 0}, {"sin", inf, 0}, {"exp", 1000, 0},
		{"exp", -1000, 0}, {"pow", 0, -1}, {"pow", -2, 0.5}, {"fmod", 1, 0}, {"fmod", inf, 1}, {"remainder", 1, 0}, {"atan2", 0, 0}, {"sin", 0x1p-1040, 0},
		{"sinh", 800, 0}, {"cosh", -800, 0}, {"exp2", 1e300, 0}, {"pow", 1e300, 2}, {"atan2", 1e-300, 1e300},
	} {
		x := []*ir.Const{ir.NewFloat(ctx.Double, c.x), ir.NewFloat(ctx.Double, c.y)}
		if got := libraryFolds[c.name](x, ctx.Double); got != nil {
			t.Errorf("%s(%g, %g) is %v", c.name, c.x, c.y, got)
		}
	}
}

// The mathematics package errs by a few units in the last place, so that each judges the other.
func TestMathAgainstPackage(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	functions := map[string]func(float64) float64{"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
		"sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh, "exp": math.Exp, "exp2": math.Exp2, "log": math.Log, "log2": math.Log2, "log10": math.Log10}
	for name, f := range functions {
		for range 200 {
			x := (2*r.Float64() - 1) * math.Ldexp(1, r.Intn(12)-6)
			want := f(x)
			exact := mathFunctions[name].of(x)
			if !finite(want) || want == 0 {
				continue
			}
			if exact == nil {
				t.Errorf("%s(%g) is missing, want %g", name, x, want)
				continue
			}
			if got, _ := exact.Float64(); math.Abs(got-want) > 1e-14*math.Abs(want) {
				t.Errorf("%s(%g) is %g, want %g", name, x, got, want)
			}
		}
	}
}
