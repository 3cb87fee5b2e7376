package passes

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// Node is one element of a parsed pipeline: a pass with its options, or a group (module, function, loop, cgscc).
type Node struct {
	Desc *pass.Desc // nil for a group
	Opts pass.Options
	Text string // as written, options included; what -print-after names
	Unit pass.Unit
	Sub  []Node

	Repeat int  // of devirt<N>: how often more, where calls through pointers have become direct
	Once   bool // of function<no-rerun> in a cgscc group: not where nothing has changed since
}

// PipelineError is what is wrong with a pipeline's text, with the byte offset.
type PipelineError struct {
	Pipeline string
	Offset   int
	Msg      string
}

// Error gives the message with the pipeline and a caret below the place.
func (e *PipelineError) Error() string {
	return fmt.Sprintf("%s\n  %s\n  %s^", e.Msg, e.Pipeline, strings.Repeat(" ", e.Offset))
}

// Parse reads a pipeline in the syntax of LLVM's opt -passes=: names separated by commas, options between < and >, groups
// with parentheses. A named pipeline stands for its passes.
func Parse(text string) ([]Node, error) {
	p := &pipelineParser{text: text, table: tableByName(), named: namedPipelines()}
	nodes, err := p.list(0)
	if err != nil {
		return nil, err
	}
	if p.pos < len(text) {
		return nil, p.fail(p.pos, "unexpected %q in pipeline", text[p.pos:p.pos+1])
	}
	return gatherLoopPasses(nodes, true), nil
}

// Format writes a pipeline as text for Parse; named pipelines are written as their passes.
func Format(nodes []Node) string {
	var out []string
	for _, n := range nodes {
		switch {
		case n.Desc != nil:
			out = append(out, n.Text)
		case len(n.Sub) > 0:
			out = append(out, n.Text+"("+Format(n.Sub)+")")
		}
	}
	return strings.Join(out, ",")
}

// needsMemorySSA are the loop passes that run in loop-mssa(…) only.
var needsMemorySSA = map[string]bool{"licm": true}

// gatherLoopPasses puts bare loop passes into groups as opt does: those that a pipeline begins with (leading) into one, others one by
// one.
func gatherLoopPasses(nodes []Node, leading bool) []Node {
	var out []Node
	for _, n := range nodes {
		if n.Desc == nil || n.Unit != pass.LoopUnit {
			leading = false
			if n.Desc == nil && n.Unit != pass.LoopUnit {
				n.Sub = gatherLoopPasses(n.Sub, false)
			}
			out = append(out, n)
			continue
		}
		if leading && len(out) > 0 {
			out[0].Sub = append(out[0].Sub, n)
			continue
		}
		group := "loop"
		if needsMemorySSA[n.Desc.Name] {
			group = "loop-mssa"
		}
		out = append(out, Node{Unit: pass.LoopUnit, Text: group, Sub: []Node{n}})
	}
	return out
}

// lacksMemorySSA finds a pass in a group of loop passes that cannot run there.
func lacksMemorySSA(nodes []Node) *Node {
	for k, n := range nodes {
		if n.Desc == nil {
			if bad := lacksMemorySSA(n.Sub); bad != nil && n.Text != "loop-mssa" {
				return bad
			}
		} else if needsMemorySSA[n.Desc.Name] {
			return &nodes[k]
		}
	}
	return nil
}

type pipelineParser struct {
	text  string
	pos   int
	table map[string]*pass.Desc
	named map[string]string

	summary bool // require<profile-summary> stood in front: inline heeds which functions are marked cold, as in LLVM
}

func (p *pipelineParser) fail(at int, format string, args ...any) error {
	return &PipelineError{p.text, at, fmt.Sprintf(format, args...)}
}

func (p *pipelineParser) list(depth int) ([]Node, error) {
	var out []Node
	if depth > 100 {
		return nil, p.fail(p.pos, "pipeline is nested too deeply")
	}
	if strings.TrimSpace(p.text) == "" {
		return nil, nil
	}
	for {
		nodes, err := p.element(depth)
		if err != nil {
			return nil, err
		}
		out = append(out, nodes...)
		if p.pos >= len(p.text) || p.text[p.pos] != ',' {
			return out, nil
		}
		p.pos++
	}
}

// element reads name, name<options> or name(list).
func (p *pipelineParser) element(depth int) ([]Node, error) {
	start := p.pos
	for p.pos < len(p.text) && !strings.ContainsRune("<>(),", rune(p.text[p.pos])) {
		p.pos++
	}
	name := p.text[start:p.pos]
	opts, hasOpts, err := p.options()
	if err != nil {
		return nil, err
	}
	if p.summary && name == "inline" {
		opts, hasOpts = strings.TrimPrefix(opts+";profile-summary", ";"), true
	}
	full := name
	if hasOpts {
		full += "<" + opts + ">"
	}
	if p.pos < len(p.text) && p.text[p.pos] == '(' {
		if name == "repeat" && hasOpts {
			return p.repeat(start, opts, depth)
		}
		nodes, err := p.group(start, name, depth)
		switch {
		case err != nil:
		case name == "coro-cond":
			return nodes[0].Sub, nil // see absents
		case name == "devirt":
			nodes[0].Text = full
			if nodes[0].Repeat, err = strconv.Atoi(opts); err != nil || nodes[0].Repeat < 0 || nodes[0].Repeat > maxRepeat {
				return nil, p.fail(start, "%s: expected devirt<N>, with a number up to %d", full, maxRepeat)
			}
		case name == "function" && slices.Contains(strings.Split(opts, ";"), "no-rerun"):
			nodes[0].Text, nodes[0].Once = full, true
		}
		return nodes, err
	}
	if name == "require" && opts == "domtree" {
		return []Node{{Desc: requireDominators(), Unit: pass.FuncUnit, Text: full}}, nil
	}
	if name == "verify" && hasOpts {
		if d := verifyAnalysis(opts); d != nil {
			return []Node{{Desc: d, Unit: pass.FuncUnit, Text: full}}, nil
		}
	}
	if hasOpts && (name == "require" || name == "invalidate") {
		p.summary = p.summary || full == "require<profile-summary>"
		return nil, nil // analyses are computed when a pass asks for them, and dropped when they no longer hold
	}
	if sub, ok := p.named[full]; ok {
		return Parse(sub)
	}
	if d, ok := p.table[full]; ok { // print<domtree> and the like are names with their brackets
		n := Node{Desc: d, Unit: d.Unit, Text: full}
		at := p.pos + 1
		more, _, err := p.options()
		if err != nil {
			return nil, err
		}
		n.Opts, err = p.parseOptions(d, more, at)
		return []Node{n}, err
	}
	d, ok := p.table[name]
	if !ok {
		if name == "" {
			return nil, p.fail(start, "a pass name is missing in the pipeline")
		}
		if n, ok := absentNode(name, full); ok {
			return []Node{n}, nil
		}
		return nil, p.fail(start, "unknown pass name '%s'%s", full, p.didYouMean(name))
	}
	n := Node{Desc: d, Unit: d.Unit, Text: full}
	if n.Opts, err = p.parseOptions(d, opts, start+len(name)+1); err != nil {
		return nil, err
	}
	return []Node{n}, nil
}

// requireDominators is require<domtree>, the one analysis whose being there already changes what a pass of LLVM does.
func requireDominators() *pass.Desc {
	return &pass.Desc{Name: "require<domtree>", Help: "compute the dominator tree", Unit: pass.FuncUnit, Required: true,
		Func: func(c *pass.Context, f *ir.Func) pass.Preserved {
			pass.Get(c, f, analysis.Dominators)
			return pass.All
		}}
}

// verifyAnalysis is verify<domtree> and the like: the dominators that passes have kept are compared with those made anew; of the other
// analyses the IR is checked that they are made from.
func verifyAnalysis(name string) *pass.Desc {
	switch name {
	case "domtree", "loops", "memoryssa", "regions", "safepoint-ir", "scalar-evolution":
	default:
		return nil
	}
	d := verifyFunction()
	d.Name, d.Help = "verify<"+name+">", "check what "+name+" is computed from"
	if name == "domtree" {
		d.Help = "check the dominators that passes have kept"
		d.Func = func(c *pass.Context, f *ir.Func) pass.Preserved {
			if kept, ok := pass.Cached(f, analysis.Dominators); ok && !kept.Same(analysis.Dominators.Run(c, f), f) {
				panic("broken dominators of " + f.Name())
			}
			return pass.All
		}
	}
	return d
}

// verifyFunction is verify inside function(…), where it checks one function after the other.
func verifyFunction() *pass.Desc {
	return &pass.Desc{Name: "verify", Help: "Verify the IR, and stop at a violation", Unit: pass.FuncUnit, Required: true,
		Func: func(_ *pass.Context, f *ir.Func) pass.Preserved {
			if ps := ir.VerifyFunc(f); len(ps) > 0 {
				panic("broken IR: " + ps[0].String())
			}
			return pass.All
		}}
}

// options reads <…>, which may nest (print<x<y>>), and returns what is inside.
func (p *pipelineParser) options() (string, bool, error) {
	if p.pos >= len(p.text) || p.text[p.pos] != '<' {
		return "", false, nil
	}
	start, depth := p.pos+1, 0
	for ; p.pos < len(p.text); p.pos++ {
		switch p.text[p.pos] {
		case '<':
			depth++
		case '>':
			if depth--; depth == 0 {
				p.pos++
				return p.text[start : p.pos-1], true, nil
			}
		}
	}
	return "", false, p.fail(start-1, "'<' without '>' in pipeline")
}

// groups maps the names that may stand in front of parentheses to their unit.
var groups = map[string]pass.Unit{
	"module": pass.ModuleUnit, "function": pass.FuncUnit, "cgscc": pass.CGSCCUnit, "loop": pass.LoopUnit,
	"loop-mssa": pass.LoopUnit, "devirt": pass.CGSCCUnit, "coro-cond": pass.ModuleUnit,
}

// maxRepeat bounds N of repeat<N>, so that nested ones cannot fill the memory.
const maxRepeat = 1000

// repeat reads the list of repeat<N>(list), which stands for N such lists.
func (p *pipelineParser) repeat(start int, count string, depth int) ([]Node, error) {
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 || n > maxRepeat {
		return nil, p.fail(start, "repeat<%s>: expected a number from 1 to %d", count, maxRepeat)
	}
	p.pos++
	sub, err := p.list(depth + 1)
	if err != nil {
		return nil, err
	}
	if p.pos >= len(p.text) || p.text[p.pos] != ')' {
		return nil, p.fail(p.pos, "')' is missing in pipeline")
	}
	p.pos++
	if len(sub)*n > maxRepeat*maxRepeat {
		return nil, p.fail(start, "pipeline is too long")
	}
	return slices.Repeat(sub, n), nil
}

func (p *pipelineParser) group(start int, name string, depth int) ([]Node, error) {
	unit, ok := groups[name]
	if !ok {
		return nil, p.fail(start, "unknown pass group '%s': module, cgscc, function, loop and loop-mssa take a list in parentheses", name)
	}
	p.pos++
	sub, err := p.list(depth + 1)
	if err != nil {
		return nil, err
	}
	if p.pos >= len(p.text) || p.text[p.pos] != ')' {
		return nil, p.fail(p.pos, "')' is missing in pipeline")
	}
	p.pos++
	for k, n := range sub {
		if unit == pass.FuncUnit && n.Desc != nil && n.Desc.Name == "verify" {
			sub[k] = Node{Desc: verifyFunction(), Unit: pass.FuncUnit, Text: n.Text}
		}
	}
	if bad := firstWider(sub, unit); bad != nil {
		return nil, p.fail(start, "%s pass '%s' cannot run inside %s(...)", bad.Unit, bad.Text, name)
	}
	if name == "loop" {
		if bad := lacksMemorySSA(sub); bad != nil {
			return nil, p.fail(start, "%s requires MemorySSA: loop-mssa(...)", bad.Text)
		}
	}
	return []Node{{Unit: unit, Text: name, Sub: sub}}, nil
}

// firstWider finds a pass that works on more than the group that it stands in.
func firstWider(sub []Node, unit pass.Unit) *Node {
	width := map[pass.Unit]int{pass.ModuleUnit: 3, pass.CGSCCUnit: 2, pass.FuncUnit: 1, pass.LoopUnit: 0}
	for k := range sub {
		if width[sub[k].Unit] > width[unit] {
			return &sub[k]
		}
	}
	return nil
}

func (p *pipelineParser) parseOptions(d *pass.Desc, text string, at int) (pass.Options, error) {
	if text == "" {
		return nil, nil
	}
	o := pass.Options{}
	for _, word := range strings.Split(text, ";") {
		key, val, hasVal := strings.Cut(word, "=")
		if prm, ok := findParam(d, key); ok && prm.Int == hasVal {
			n := int64(1)
			if prm.Int {
				v, err := strconv.ParseInt(val, 0, 64)
				if err != nil {
					return nil, p.fail(at, "option '%s' of pass '%s' needs a number", key, d.Name)
				}
				n = v
			}
			o[key] = n
		} else if neg, found := strings.CutPrefix(key, "no-"); found && !hasVal {
			prm, ok := findParam(d, neg)
			if !ok || prm.Int || prm.Exclusive {
				return nil, p.fail(at, "unknown option '%s' of pass '%s'", word, d.Name)
			}
			o[neg] = 0
		} else {
			return nil, p.fail(at, "unknown option '%s' of pass '%s'", word, d.Name)
		}
		at += len(word) + 1
	}
	return o, nil
}

func findParam(d *pass.Desc, name string) (pass.Param, bool) {
	for _, prm := range d.Params {
		if prm.Name == name {
			return prm, true
		}
	}
	return pass.Param{}, false
}

// didYouMean suggests the pass whose name is nearest.
func (p *pipelineParser) didYouMean(name string) string {
	best, dist := "", 3
	for _, d := range Table() {
		if n := editDistance(name, d.Name); n < dist {
			best, dist = d.Name, n
		}
	}
	if best == "" {
		return ""
	}
	return "; did you mean '" + best + "'?"
}

func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		diag := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := diag
			if a[i-1] != b[j-1] {
				cost = 1 + min(diag, row[j], row[j-1])
			}
			diag, row[j] = row[j], cost
		}
	}
	return row[len(b)]
}
