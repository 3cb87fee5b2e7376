package passes

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/coroutine"
	"opt-go/passes/pass"
)

// Node is one element of a parsed pipeline: a pass with its options, or a group (module, function,
// loop, cgscc).
type Node struct {
	Desc *Desc // nil for a group
	Opts pass.Options
	Text string // as written, options included; what -print-after names
	Unit pass.Unit
	Sub  []Node

	MemorySSA bool // of loop-mssa(…): its passes find memory SSA

	When func(*ir.Module) bool // of coro-cond(…): the modules for which the list runs; nil: all

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

// Parse reads a pipeline in the syntax of LLVM's opt -passes=: names separated by commas, options
// between < and >, groups with parentheses. A named pipeline stands for its passes.
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

// gatherLoopPasses puts bare loop passes into groups as opt does: those that a pipeline begins with
// (leading) into one, others one by one.
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
		group := Node{Unit: pass.LoopUnit, Text: "loop", Sub: []Node{n}}
		if n.Desc.MemorySSA {
			group.Text, group.MemorySSA = "loop-mssa", true
		}
		out = append(out, group)
	}
	return out
}

// lacksMemorySSA finds a pass in a group of loop passes that cannot run there.
func lacksMemorySSA(nodes []Node) *Node {
	for k, n := range nodes {
		if n.Desc == nil {
			if bad := lacksMemorySSA(n.Sub); bad != nil && !n.MemorySSA {
				return bad
			}
		} else if n.Desc.MemorySSA {
			return &nodes[k]
		}
	}
	return nil
}

type pipelineParser struct {
	text  string
	pos   int
	table map[string]*Desc
	named map[string]string

	summary bool // require<profile-summary> came before, which gives parameters to passes
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
	if given := p.bySummary(name); given != "" {
		opts, hasOpts = strings.TrimPrefix(opts+";"+given, ";"), true
	}
	full := name
	if hasOpts {
		full += "<" + opts + ">"
	}
	if p.pos < len(p.text) && p.text[p.pos] == '(' {
		if name == "repeat" && hasOpts {
			return p.repeat(start, opts, depth)
		}
		return p.group(start, name, opts, full, depth)
	}
	if d, ok := p.table[full]; ok && d.Unlisted {
		return []Node{{Desc: d, Unit: d.Unit, Text: full}}, nil
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
		if unavailable[name] {
			return nil, p.fail(start, "LLVM's pass '%s' is not available", name)
		}
		return nil, p.fail(start, "unknown pass name '%s'%s", full, p.didYouMean(name))
	}
	n := Node{Desc: d, Unit: d.Unit, Text: full}
	if d.Unlisted {
		return []Node{n}, nil
	}
	if n.Opts, err = p.parseOptions(d, opts, start+len(name)+1); err != nil {
		return nil, err
	}
	return []Node{n}, nil
}

// bySummary returns the parameter that an earlier require<profile-summary> gives a pass.
func (p *pipelineParser) bySummary(name string) string {
	d := p.table[name]
	if !p.summary || d == nil {
		return ""
	}
	for _, prm := range d.Params {
		if prm.AfterProfileSummary {
			return prm.Name
		}
	}
	return ""
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

// group is a name that takes a list in parentheses.
type group struct {
	name      string
	unit      pass.Unit
	memorySSA bool // its loop passes find memory SSA
	counted   bool // takes <N>: how often more the list runs where calls have become direct
	noRerun   bool // may take <no-rerun>
	when      func(*ir.Module) bool
}

var groups = []group{
	{name: "module", unit: pass.ModuleUnit},
	{name: "function", unit: pass.FuncUnit, noRerun: true},
	{name: "cgscc", unit: pass.CGSCCUnit},
	{name: "loop", unit: pass.LoopUnit},
	{name: "loop-mssa", unit: pass.LoopUnit, memorySSA: true},
	{name: "devirt", unit: pass.CGSCCUnit, counted: true},
	{name: "coro-cond", unit: pass.ModuleUnit, when: coroutine.In},
}

// maxRepeat bounds N of repeat<N>, so that nested ones cannot fill the memory.
const maxRepeat = 1000

// repeat reads the list of repeat<N>(list), which stands for N such lists.
func (p *pipelineParser) repeat(start int, count string, depth int) ([]Node, error) {
	n, err := strconv.Atoi(count)
	if err != nil || n < 1 || n > maxRepeat {
		return nil, p.fail(start, "repeat<%s>: expected a number from 1 to %d", count, maxRepeat)
	}
	sub, err := p.parenthesized(depth)
	if err != nil {
		return nil, err
	}
	if len(sub)*n > maxRepeat*maxRepeat {
		return nil, p.fail(start, "pipeline is too long")
	}
	return slices.Repeat(sub, n), nil
}

// group reads the list of a group, whose name, options and text are given.
func (p *pipelineParser) group(start int, name, opts, full string, depth int) ([]Node, error) {
	k := slices.IndexFunc(groups, func(g group) bool { return g.name == name })
	if k < 0 {
		return nil, p.fail(start, "unknown pass group '%s': module, cgscc, function, loop and loop-mssa take a list in parentheses", name)
	}
	g := groups[k]
	sub, err := p.parenthesized(depth)
	if err != nil {
		return nil, err
	}
	for k, n := range sub {
		if g.unit == pass.FuncUnit && n.Desc != nil && n.Unit == pass.ModuleUnit && n.Desc.Func != nil {
			sub[k].Unit = pass.FuncUnit
		}
	}
	if bad := firstWider(sub, g.unit); bad != nil {
		return nil, p.fail(start, "%s pass '%s' cannot run inside %s(...)", bad.Unit, bad.Text, name)
	}
	if g.unit == pass.LoopUnit && !g.memorySSA {
		if bad := lacksMemorySSA(sub); bad != nil {
			return nil, p.fail(start, "%s requires MemorySSA: loop-mssa(...)", bad.Text)
		}
	}
	n := Node{Unit: g.unit, Text: name, Sub: sub, MemorySSA: g.memorySSA, When: g.when}
	switch {
	case g.counted:
		n.Text = full
		if n.Repeat, err = strconv.Atoi(opts); err != nil || n.Repeat < 0 || n.Repeat > maxRepeat {
			return nil, p.fail(start, "%s: expected %s<N>, with a number up to %d", full, name, maxRepeat)
		}
	case g.noRerun && slices.Contains(strings.Split(opts, ";"), "no-rerun"):
		n.Text, n.Once = full, true
	}
	return []Node{n}, nil
}

// parenthesized reads a list in parentheses.
func (p *pipelineParser) parenthesized(depth int) ([]Node, error) {
	p.pos++
	sub, err := p.list(depth + 1)
	if err != nil {
		return nil, err
	}
	if p.pos >= len(p.text) || p.text[p.pos] != ')' {
		return nil, p.fail(p.pos, "')' is missing in pipeline")
	}
	p.pos++
	return sub, nil
}

// firstWider finds a pass that works on a larger unit than its group.
func firstWider(sub []Node, unit pass.Unit) *Node {
	width := map[pass.Unit]int{pass.ModuleUnit: 3, pass.CGSCCUnit: 2, pass.FuncUnit: 1, pass.LoopUnit: 0}
	for k := range sub {
		if width[sub[k].Unit] > width[unit] {
			return &sub[k]
		}
	}
	return nil
}

func (p *pipelineParser) parseOptions(d *Desc, text string, at int) (pass.Options, error) {
	if text == "" {
		return nil, nil
	}
	o := pass.Options{}
	for _, word := range strings.Split(strings.TrimSuffix(text, ";"), ";") { // LLVM ends the list of loop-vectorize so
		key, val, hasVal := strings.Cut(word, "=")
		if prm, ok := findParam(d, key); ok && (prm.Int || prm.Text) == hasVal {
			n := int64(1)
			if prm.Text {
				key = word
			}
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
			if !ok || prm.Int || prm.Text || prm.Exclusive {
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

func findParam(d *Desc, name string) (pass.Param, bool) {
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
