package divergence

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/pass"
)

// PrintDivergence is the printer print<divergence> of LLVM 14, which marks each divergent
// instruction, branches included. The facts are those of print<uniformity>.
func PrintDivergence(c *pass.Context, f *ir.Func) pass.Preserved {
	u := pass.Get(c, f, Analysis)
	var b strings.Builder
	fmt.Fprintf(&b, "'Divergence Analysis' for function '%s':\n", f.Name())
	if u.anyDivergent() {
		u.printMarks(&b)
	}
	emit(c.Out, b.String())
	return pass.All
}

func (u *Uniformity) anyDivergent() bool {
	for _, d := range u.divergent {
		if d {
			return true
		}
	}
	return false
}

func (u *Uniformity) printMarks(b *strings.Builder) {
	mark := func(divergent bool) string {
		if divergent {
			return "DIVERGENT: "
		}
		return "           "
	}
	numbers := ir.NewNumbering(u.f)
	for _, p := range u.f.Params {
		fmt.Fprintf(b, "%s%s %s\n", mark(u.IsDivergent(p)), p.Type(), p.Ident())
	}
	for block := range u.f.Blocks() {
		fmt.Fprintf(b, "\n           %s:\n", block.Name())
		for i := range block.Instrs() {
			divergent := u.IsDivergent(i) || i.IsTerminator() && u.branches[block.ID()]
			fmt.Fprintf(b, "%s      %s\n", mark(divergent), numbers.Text(i))
		}
	}
}
