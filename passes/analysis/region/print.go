package region

import (
	"fmt"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// Print is the printer print<regions>, in LLVM 19's format.
func Print(c *pass.Context, f *ir.Func) pass.Preserved {
	t := New(f, pass.Get(c, f, analysis.Dominators), pass.Get(c, f, analysis.PostDominators))
	text := "Region Tree for function: " + f.Name() + "\n" + t.String()
	if _, err := c.Out.Write([]byte(text)); err != nil {
		panic("cannot print: " + err.Error())
	}
	return pass.All
}

// String lists the regions, each below the one around it, by their depth.
func (t *Tree) String() string {
	var b strings.Builder
	b.WriteString("Region tree:\n")
	var list func(r *Region, depth int)
	list = func(r *Region, depth int) {
		exit := "<Function Return>"
		if r.Exit != nil {
			exit = nameOf(r.Exit)
		}
		fmt.Fprintf(&b, "%s[%d] %s => %s\n", strings.Repeat("  ", depth), depth, nameOf(r.Entry), exit)
		for _, s := range r.Subs {
			list(s, depth+1)
		}
	}
	list(t.Top, 0)
	b.WriteString("End region tree\n")
	return b.String()
}

// nameOf is the name of a block, or its number after a %.
func nameOf(b *ir.Block) string {
	if b.Name() != "" {
		return b.Name()
	}
	return b.Ident()
}
