package graphs

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/pass"
)

// DotFlags are the flags of the passes that draw.
func DotFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "cfg-dot-filename-prefix", Help: "dot-cfg: prefix of the file names"},
		{Name: "cfg-func-name", Help: "dot-cfg: only functions whose name contains this"},
	}
}

// DotCFG is dot-cfg: each function's control-flow graph as a picture for Graphviz, in a file
// .FUNCTION.dot with the blocks' instructions. The darker a block, the deeper it is in loops; edges
// have their probability where the branch has weights. (LLVM, whose nodes and edges these are,
// estimates how often blocks are executed for the colours.)
func DotCFG(c *pass.Context, f *ir.Func) pass.Preserved { return dotCFG(c, f, false) }

// DotCFGOnly is dot-cfg-only: blocks have their names only.
func DotCFGOnly(c *pass.Context, f *ir.Func) pass.Preserved { return dotCFG(c, f, true) }

// DotDominators is dot-dom: the dominator tree in dom.FUNCTION.dot.
func DotDominators(c *pass.Context, f *ir.Func) pass.Preserved {
	newDrawing(f, false).tree(c, "dom", "Dominator tree", pass.Get(c, f, analysis.Dominators))
	return pass.All
}

// DotDominatorsOnly is dot-dom-only: blocks have their names only.
func DotDominatorsOnly(c *pass.Context, f *ir.Func) pass.Preserved {
	newDrawing(f, true).tree(c, "domonly", "Dominator tree", pass.Get(c, f, analysis.Dominators))
	return pass.All
}

// DotPostDominators is dot-post-dom: the post-dominator tree in postdom.FUNCTION.dot.
func DotPostDominators(c *pass.Context, f *ir.Func) pass.Preserved {
	newDrawing(f, false).tree(c, "postdom", "Post dominator tree", pass.Get(c, f, analysis.PostDominators))
	return pass.All
}

// DotPostDominatorsOnly is dot-post-dom-only: blocks have their names only.
func DotPostDominatorsOnly(c *pass.Context, f *ir.Func) pass.Preserved {
	newDrawing(f, true).tree(c, "postdomonly", "Post dominator tree", pass.Get(c, f, analysis.PostDominators))
	return pass.All
}

// drawing is a graph of a function's blocks in Graphviz's language.
type drawing struct {
	f     *ir.Func
	names *ir.Numbering
	brief bool // blocks have their names only
	strings.Builder
}

func newDrawing(f *ir.Func, brief bool) *drawing {
	return &drawing{f: f, names: ir.NewNumbering(f), brief: brief}
}

func (d *drawing) begin(title string) {
	title = dotEscape.Replace(fmt.Sprintf("%s for '%s' function", title, d.f.Name()))
	fmt.Fprintf(d, "digraph \"%s\" {\n\tlabel=\"%s\";\n\n", title, title)
}

// write ends the drawing and writes the file; that it cannot be written is said as LLVM says it.
// Functions whose names cannot be files' get those characters replaced.
func (d *drawing) write(c *pass.Context, prefix string) {
	d.WriteString("}\n")
	name := prefix + "." + strings.Map(func(r rune) rune {
		if r == '/' || r == 0 {
			return '_'
		}
		return r
	}, d.f.Name()) + ".dot"
	problem := ""
	if os.WriteFile(name, []byte(d.String()), 0o644) != nil {
		problem = "  error opening file for writing!"
	}
	if _, err := fmt.Fprintf(c.Out, "Writing '%s'...%s\n", name, problem); err != nil {
		panic("cannot print: " + err.Error())
	}
}

func dotCFG(c *pass.Context, f *ir.Func, brief bool) pass.Preserved {
	if want := c.Flags["cfg-func-name"]; !strings.Contains(f.Name(), want) {
		return pass.All
	}
	loops := pass.Get(c, f, analysis.Loops)
	d := newDrawing(f, brief)
	d.begin("CFG")
	for b := range f.Blocks() {
		depth := 0
		if l := loops.For(b); l != nil {
			depth = l.Depth
		}
		d.block(b, depth)
	}
	d.write(c, c.Flags["cfg-dot-filename-prefix"])
	return pass.All
}

// block draws a block of the control-flow graph and its edges; the edges of branches and switches
// leave from fields of their own.
func (d *drawing) block(b *ir.Block, depth int) {
	term := b.Term()
	cases := edgeLabels(term)
	fields := ""
	if len(cases) > 0 {
		for k, c := range cases {
			fields += fmt.Sprintf("|<s%d>%s", k, dotEscape.Replace(c))
		}
		fields = "|{" + fields[1:] + "}"
	}
	shades := []string{"#ffffff", "#fde0d2", "#fbbfa5", "#f59a7b", "#e57058", "#ca3b37", "#b70d28"}
	fmt.Fprintf(d, "\tNode%d [shape=record,style=filled,fillcolor=\"%s\",fontname=\"Courier\",label=\"{%s%s}\"];\n",
		b.ID(), shades[min(depth, len(shades)-1)], d.label(b), fields)
	percent := edgePercent(term)
	for k, s := range b.Succs() {
		fmt.Fprintf(d, "\tNode%d", b.ID())
		if len(cases) > 0 {
			fmt.Fprintf(d, ":s%d", k)
		}
		fmt.Fprintf(d, " -> Node%d", s.ID())
		if percent != nil {
			fmt.Fprintf(d, "[label=\"%.2f%%\"]", percent[k])
		}
		d.WriteString(";\n")
	}
}

// edgeLabels returns the labels of the edges of a branch or switch, in the order of the successors;
// nil for other terminators.
func edgeLabels(t *ir.Instr) []string {
	switch {
	case t == nil:
		return nil
	case t.Op() == ir.Br && t.NumSuccs() == 2:
		return []string{"T", "F"}
	case t.Op() == ir.Switch:
		labels := []string{"def"}
		for k := 1; k < t.NumSuccs(); k++ {
			value, _ := t.Case(k - 1)
			labels = append(labels, value.Ident())
		}
		return labels
	}
	return nil
}

// edgePercent returns how often each edge is taken by the branch weights, nil where there are none.
func edgePercent(t *ir.Instr) []float64 {
	if t == nil {
		return nil
	}
	weights := frequency.BranchWeights(t)
	sum := 0.0
	for _, w := range weights {
		sum += float64(w)
	}
	if sum == 0 || len(weights) != t.NumSuccs() {
		return nil
	}
	percent := make([]float64, len(weights))
	for k, w := range weights {
		percent[k] = 100 * float64(w) / sum
	}
	return percent
}

// tree draws a dominator tree, preorder; a post-dominator tree has a root that is no block.
func (d *drawing) tree(c *pass.Context, prefix, title string, t *analysis.DomTree) {
	d.begin(title)
	if t.Post {
		d.WriteString("\tRoot [shape=record,label=\"{Post dominance root node}\"];\n")
		for _, r := range t.Roots {
			fmt.Fprintf(d, "\tRoot -> Node%d;\n", r.ID())
		}
	}
	work := slices.Clone(t.Roots)
	slices.Reverse(work)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		fmt.Fprintf(d, "\tNode%d [shape=record,label=\"{%s}\"];\n", b.ID(), d.label(b))
		below := t.Children(b)
		for _, s := range below {
			fmt.Fprintf(d, "\tNode%d -> Node%d;\n", b.ID(), s.ID())
		}
		for k := len(below) - 1; k >= 0; k-- {
			work = append(work, below[k])
		}
	}
	d.write(c, prefix)
}

// dotEscape writes a text so that Graphviz shows it in a record.
var dotEscape = strings.NewReplacer(`\`, `\\`, "\n", `\n`, "\t", "  ", "{", `\{`, "}", `\}`, "<", `\<`, ">", `\>`, "|", `\|`, `"`, `\"`)

// label returns the text of a block's box: its name, and its instructions with long lines broken.
func (d *drawing) label(b *ir.Block) string {
	name := d.names.Block(b)
	if d.brief {
		if b.Name() != "" {
			name = b.Name()
		}
		return dotEscape.Replace(name)
	}
	text := dotEscape.Replace(strings.TrimPrefix(name, "%")+":") + `\l|`
	for i := range b.Instrs() {
		for line := range strings.SplitSeq(d.names.Text(i), "\n") {
			text += dotLine("  " + strings.TrimPrefix(line, "  "))
		}
	}
	return text
}

// dotLine breaks a line at spaces before column 80, and ends each part with the escape that
// left-aligns it.
func dotLine(line string) string {
	const columns = 80
	text, width := "", columns
	for len(line) > width {
		at := strings.LastIndexByte(line[:width], ' ')
		if strings.TrimSpace(line[:max(at, 0)]) == "" {
			at = width // one long word
		}
		text += dotEscape.Replace(line[:at]) + `\l...`
		line, width = line[at:], columns-3
	}
	return text + dotEscape.Replace(line) + `\l`
}
