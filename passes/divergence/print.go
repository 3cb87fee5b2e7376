package divergence

import (
	"fmt"
	"io"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// PrintUniformity is the printer print<uniformity>, in LLVM 19's format.
func PrintUniformity(c *pass.Context, f *ir.Func) pass.Preserved {
	u := pass.Get(c, f, Analysis)
	var b strings.Builder
	fmt.Fprintf(&b, "UniformityInfo for function '%s':\n", f.Name())
	u.print(&b)
	emit(c.Out, b.String())
	return pass.All
}

func emit(w io.Writer, s string) {
	if _, err := io.WriteString(w, s); err != nil {
		panic("cannot print: " + err.Error())
	}
}

func (u *Uniformity) print(b *strings.Builder) {
	any := false
	for _, d := range u.divergent {
		any = any || d
	}
	if !any {
		b.WriteString("ALL VALUES UNIFORM\n")
		return
	}
	header := false
	for _, p := range u.f.Params {
		if u.IsDivergent(p) {
			if !header {
				b.WriteString("DIVERGENT ARGUMENTS:\n")
				header = true
			}
			fmt.Fprintf(b, "  DIVERGENT: %s %s\n", p.Type(), p.Ident())
		}
	}
	u.printCycles(b, "CYCLES ASSSUMED DIVERGENT:\n", u.assumed)
	u.printCycles(b, "CYCLES WITH DIVERGENT EXIT:\n", u.exits)
	numbers := ir.NewNumbering(u.f)
	for block := range u.f.Blocks() {
		u.printBlock(b, block, numbers)
	}
}

func (u *Uniformity) printCycles(b *strings.Builder, title string, list []*analysis.Cycle) {
	if len(list) == 0 {
		return
	}
	b.WriteString(title) // three S: LLVM's
	for _, c := range list {
		b.WriteString("  " + c.Describe(blockName) + "\n")
	}
}

// blockName is a block's name without its prefix "%".
func blockName(x *ir.Block) string { return strings.TrimPrefix(x.Ident(), "%") }

func (u *Uniformity) printBlock(b *strings.Builder, block *ir.Block, numbers *ir.Numbering) {
	fmt.Fprintf(b, "\nBLOCK %s\nDEFINITIONS\n", strings.TrimPrefix(numbers.Block(block), "%"))
	for i := range block.Instrs() {
		if !i.IsTerminator() {
			printInstr(b, numbers.Text(i), u.IsDivergent(i))
		}
	}
	b.WriteString("TERMINATORS\n")
	if t := block.Term(); t != nil {
		printInstr(b, numbers.Text(t), u.branches[block.ID()])
	}
	b.WriteString("END BLOCK\n")
}

func printInstr(b *strings.Builder, text string, divergent bool) {
	mark := "               "
	if divergent {
		mark = "  DIVERGENT:   "
	}
	b.WriteString(mark + text + "\n")
}
