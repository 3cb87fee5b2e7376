// Package graphs prints what package analysis finds about a function's control flow: dominator
// trees, loops and cycles as text in LLVM's form (print.go), control-flow graphs and dominator
// trees as pictures for Graphviz (dot.go).
package graphs

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// PrintDominators is print<domtree>.
func PrintDominators(c *pass.Context, f *ir.Func) pass.Preserved {
	p := printer{ir.NewNumbering(f), c.Out}
	p.text("DominatorTree for function: %s\n", f.Name())
	p.domTree("Dominator", pass.Get(c, f, analysis.Dominators))
	return pass.All
}

// PrintPostDominators is print<postdomtree>.
func PrintPostDominators(c *pass.Context, f *ir.Func) pass.Preserved {
	p := printer{ir.NewNumbering(f), c.Out}
	p.text("PostDominatorTree for function: %s\n", f.Name())
	p.domTree("PostDominator", pass.Get(c, f, analysis.PostDominators))
	return pass.All
}

// PrintLoops is print<loops>.
func PrintLoops(c *pass.Context, f *ir.Func) pass.Preserved {
	p := printer{ir.NewNumbering(f), c.Out}
	p.text("Loop info for function '%s':\n", f.Name())
	top := slices.Clone(pass.Get(c, f, analysis.Loops).Top)
	slices.Reverse(top) // LLVM's are in postorder, but those inside them in reverse postorder
	p.loops(top)
	return pass.All
}

// PrintCycles is print<cycles>.
func PrintCycles(c *pass.Context, f *ir.Func) pass.Preserved {
	p := printer{ir.NewNumbering(f), c.Out}
	p.text("CycleInfo for function: %s\n", f.Name())
	for _, y := range pass.Get(c, f, analysis.Cycles).Preorder() {
		p.text("%s%s\n", strings.Repeat("    ", y.Depth), y.Describe(func(b *ir.Block) string { return strings.TrimPrefix(p.blocks.Block(b), "%") }))
	}
	return pass.All
}

// printer writes facts about the blocks of a function, in LLVM 19's format.
type printer struct {
	blocks *ir.Numbering
	out    io.Writer
}

func (p printer) text(format string, args ...any) {
	if _, err := fmt.Fprintf(p.out, format, args...); err != nil {
		panic("cannot print: " + err.Error())
	}
}

// domTree prints a tree. LLVM prints the numbers by which its tree answers questions, too, which
// are those of a tree that has not been asked any yet: none.
func (p printer) domTree(kind string, t *analysis.DomTree) {
	p.text("=============================--------------------------------\n")
	p.text("Inorder %s Tree: DFSNumbers invalid: 0 slow queries.\n", kind)
	type entry struct {
		b     *ir.Block
		depth int
	}
	const none = "{4294967295,4294967295}"
	var work []entry
	below := func(list []*ir.Block, depth int) {
		for k := len(list) - 1; k >= 0; k-- {
			work = append(work, entry{list[k], depth})
		}
	}
	top, explicit := 1, t.Roots
	if t.Post {
		p.text("  [1]  <<exit node>> %s [0]\n", none)
		top, explicit = 2, t.Exits
	}
	below(t.Roots, top)
	for len(work) > 0 {
		e := work[len(work)-1]
		work = work[:len(work)-1]
		p.text("%s[%d] %s %s [%d]\n", strings.Repeat("  ", e.depth), e.depth, p.blocks.Block(e.b), none, e.depth-1)
		below(t.Children(e.b), e.depth+1)
	}
	p.text("Roots: ")
	for _, r := range explicit {
		p.text("%s ", p.blocks.Block(r))
	}
	p.text("\n")
}

// loops prints loops and those inside them, each below the one around it.
func (p printer) loops(list []*analysis.Loop) {
	for _, l := range list {
		parallel := ""
		if l.AnnotatedParallel() {
			parallel = "Parallel "
		}
		p.text("%s%sLoop at depth %d containing: ", strings.Repeat("    ", l.Depth-1), parallel, l.Depth)
		for k, b := range l.Blocks {
			if k > 0 {
				p.text(",")
			}
			p.text("%s", p.blocks.Block(b))
			if b == l.Header {
				p.text("<header>")
			}
			latch, exiting := false, false
			for _, s := range b.Succs() {
				latch = latch || s == l.Header
				exiting = exiting || !l.Contains(s)
			}
			if latch {
				p.text("<latch>")
			}
			if exiting {
				p.text("<exiting>")
			}
		}
		p.text("\n")
		p.loops(l.Subs)
	}
}
