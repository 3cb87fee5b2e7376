package divergence

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// PrintAffineParams are the parameters of print<affine>.
func PrintAffineParams() []pass.Param {
	return []pass.Param{{Name: "degree", Int: true, Help: "degree of the polynomials in the thread id: 1 or 2 (default)"},
		{Name: "integers", Help: "unbounded integers, as in the paper"}}
}

// PrintAffine is the printer print<affine>: a line for each value with its kind and its state, in
// the notation of Fig. 15.
func PrintAffine(c *pass.Context, f *ir.Func) pass.Preserved {
	degree := c.Opts.Int("degree", 2)
	var b strings.Builder
	switch {
	case degree != 1 && degree != 2:
		fmt.Fprintf(&b, "Affine analysis of function '%s': the degree is 1 or 2, not %d\n", f.Name(), degree)
	case c.Opts.Bool("integers", false):
		NewAffineOfIntegers(c, f, int(degree)).print(&b)
	default:
		NewAffine(c, f, int(degree)).print(&b)
	}
	emit(c.Out, b.String())
	return pass.All
}

func (a *Affine) print(b *strings.Builder) {
	fmt.Fprintf(b, "Affine analysis of degree %d for function '%s':\n", a.Degree, a.f.Name())
	for _, p := range a.f.Params {
		a.printValue(b, p)
	}
	for block := range a.f.Blocks() {
		fmt.Fprintf(b, "%s:\n", blockName(block))
		for i := range block.Instrs() {
			if !i.Type().IsVoid() {
				a.printValue(b, i)
			}
		}
		if block.NumSuccs() > 1 {
			kind := "uniform"
			if a.branches[block.ID()] {
				kind = "divergent"
			}
			fmt.Fprintf(b, "  branch: %s\n", kind)
		}
	}
}

func (a *Affine) printValue(b *strings.Builder, v ir.Value) {
	s := a.State(v)
	fmt.Fprintf(b, "  %s: %s %s\n", v.Ident(), s.kind(a.Degree), s.text(a.Degree))
}

// kind names what a state claims.
func (s *State) kind(degree int) string {
	switch {
	case !s.reached:
		return "unreached"
	case s.IsUniform() && !s.Const.Unknown:
		return "constant"
	case s.IsUniform():
		return "uniform"
	case s.IsAffine(degree):
		return "affine"
	case s.claims(degree):
		return "quadratic"
	}
	return "divergent"
}
