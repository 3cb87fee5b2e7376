// Package sim runs the IA-64 assembly that package code prints: whole programs, with the part of
// C's library that package libc has.
//
//	parse.go     the text: bundles, instructions, data. What it does not know is an error with its line
//	optable.go   the instructions: slots and what they do
//	check.go     the rules of templates and instruction groups, for every bundle of a text
//	load.go      addresses: code, data, the linkage table, function descriptors
//	sim.go       the processor: the register stack, rotation, the run
//	exec.go, branch.go, atomic.go, alat.go
//	             what instructions do; advanced loads
//	float.go     the format of float registers, rounding, multiply-add
//	approx.go    the reciprocals
//	extern.go    calls of C's library
//
// Sources: Intel Itanium Architecture Software Developer's Manual, volumes 1 and 3.
//
// The package judges the compiler: it must not import it. Package libc and the memory of the
// simulated machines are shared.
package sim

import (
	"fmt"
	"strconv"
	"strings"
)

// Error is a fault of the text or of the program at a line of it.
type Error struct {
	Line int
	Text string
}

// Error is the line and the text.
func (e *Error) Error() string { return fmt.Sprintf("line %d: %s", e.Line, e.Text) }

// class is a register file.
type class uint8

const (
	none class = iota
	gr
	fr
	pr
	br
	ar
	allPreds
	number
	address // [register]
	symbol
)

// operand is one operand; n is the number of a register or the value.
type operand struct {
	class class
	n     int64
	text  string
}

// inst is one instruction.
type inst struct {
	line   int
	pred   uint8
	op     *operation
	name   string
	dst    []operand
	src    []operand
	target int // of a branch: a bundle
	stop   bool
}

// bundle is three slots; the last of MLX is empty.
type bundle struct {
	line     int
	template string
	insts    []inst
	mutex    [][2]uint8 // pairs of predicates of which one at most is true
}

// datum is a piece of an object.
type datum struct {
	line  int
	bytes []byte
	expr  string // an address in width bytes
	width int
}

// object is data under a name.
type object struct {
	name  string
	align int64
	init  []datum
	tls   bool // each thread has its own
}

// Program is a parsed file.
type Program struct {
	bundles []bundle
	labels  map[string]int // bundles
	procs   map[string]int
	objects []object
}

// parser is the state of the parser.
type parser struct {
	p     Program
	line  int
	data  bool
	align int64
	tls   bool
	open  *bundle
	mutex [][2]uint8
}

// Parse reads a text.
func Parse(text string) (*Program, error) {
	p := &parser{p: Program{labels: map[string]int{}, procs: map[string]int{}}}
	for n, line := range strings.Split(text, "\n") {
		p.line = n + 1
		if err := p.parseLine(strings.TrimSpace(line)); err != nil {
			return nil, err
		}
	}
	if p.open != nil {
		return nil, p.fail("the text ends in a bundle")
	}
	if err := p.p.check(); err != nil {
		return nil, err
	}
	return &p.p, nil
}

func (p *parser) fail(format string, args ...any) error {
	return &Error{p.line, fmt.Sprintf(format, args...)}
}

func (p *parser) parseLine(s string) error {
	switch {
	case s == "" || strings.HasPrefix(s, "//"):
		return nil
	case strings.HasPrefix(s, "{"):
		return p.openBundle(strings.TrimSpace(s[1:]))
	case s == "}":
		return p.closeBundle()
	case p.open != nil && unwindDirective(s):
		return nil
	case p.open != nil:
		return p.instruction(s)
	case strings.HasSuffix(s, ":"):
		return p.label(unquote(s[:len(s)-1]))
	case strings.HasPrefix(s, ".") || strings.HasPrefix(s, "data"):
		return p.directive(s)
	}
	return p.fail("unexpected text %q", s)
}

// unwindDirective reports whether a line within a bundle is for unwinders.
func unwindDirective(s string) bool {
	name, _, _ := strings.Cut(s, " ")
	switch name {
	case ".save", ".fframe", ".spillsp", ".restore":
		return true
	}
	return false
}

func unquote(s string) string {
	s = strings.TrimSuffix(s, "#")
	if len(s) >= 2 && s[0] == '"' {
		return strings.ReplaceAll(strings.ReplaceAll(s[1:len(s)-1], `\"`, `"`), `\\`, `\`)
	}
	return s
}

func (p *parser) label(name string) error {
	if p.data {
		p.p.objects = append(p.p.objects, object{name: name, align: max(p.align, 1), tls: p.tls})
		p.align = 1
		return nil
	}
	if _, twice := p.p.labels[name]; twice {
		return p.fail("the label %s is defined twice", name)
	}
	p.p.labels[name] = len(p.p.bundles)
	return nil
}

// directive reads a directive; those that only linkers and debuggers need are passed over by name.
func (p *parser) directive(s string) error {
	name, rest, _ := strings.Cut(s, " ")
	rest = strings.TrimSpace(rest)
	switch name {
	case ".explicit", ".global", ".weak", ".type", ".size", ".endp", ".file", ".loc", ".prologue", ".body", ".label_state", ".copy_state":
	case ".text":
		p.data = false
	case ".data":
		p.data, p.tls = true, false
	case ".section":
		p.data, p.tls = !strings.Contains(rest, `"ax"`), strings.Contains(rest, `"awT"`)
	case ".align":
		n, err := strconv.ParseInt(rest, 10, 64)
		if err != nil || n < 1 {
			return p.fail("bad alignment %q", rest)
		}
		p.align = n
	case ".proc":
		p.p.procs[unquote(rest)] = len(p.p.bundles)
	case ".pred.rel":
		return p.relation(rest)
	case ".skip":
		n, err := strconv.ParseInt(rest, 10, 64)
		if err != nil || n < 0 {
			return p.fail("bad size %q", rest)
		}
		return p.addDatum(datum{line: p.line, bytes: make([]byte, n)})
	case "data1":
		return p.bytes(rest)
	case "data4.ua":
		return p.addDatum(datum{line: p.line, expr: rest, width: 4})
	case "data8.ua":
		return p.addDatum(datum{line: p.line, expr: rest, width: 8})
	default:
		return p.fail("unknown directive %s", name)
	}
	return nil
}

func (p *parser) bytes(rest string) error {
	var out []byte
	for _, f := range strings.Split(rest, ",") {
		n, err := strconv.ParseUint(strings.TrimSpace(f), 10, 8)
		if err != nil {
			return p.fail("bad byte %q", f)
		}
		out = append(out, byte(n))
	}
	return p.addDatum(datum{line: p.line, bytes: out})
}

func (p *parser) addDatum(d datum) error {
	if !p.data || len(p.p.objects) == 0 {
		return p.fail("data outside of an object")
	}
	o := &p.p.objects[len(p.p.objects)-1]
	o.init = append(o.init, d)
	return nil
}

// relation reads .pred.rel "mutex",p1,p2.
func (p *parser) relation(rest string) error {
	f := strings.Split(rest, ",")
	if len(f) != 3 || f[0] != `"mutex"` {
		return p.fail("unknown relation of predicates %s", rest)
	}
	a, okA := register(f[1])
	b, okB := register(f[2])
	if !okA || !okB || a.class != pr || b.class != pr {
		return p.fail("a relation of what are no predicates: %s", rest)
	}
	p.mutex = append(p.mutex, [2]uint8{uint8(a.n), uint8(b.n)})
	return nil
}

func (p *parser) openBundle(template string) error {
	if p.open != nil || p.data {
		return p.fail("a bundle in a bundle or in data")
	}
	p.p.bundles = append(p.p.bundles, bundle{line: p.line, template: template, mutex: p.mutex})
	p.open, p.mutex = &p.p.bundles[len(p.p.bundles)-1], nil
	return nil
}

func (p *parser) closeBundle() error {
	if p.open == nil {
		return p.fail("} without {")
	}
	p.open = nil
	return nil
}

// instruction reads (p6) name dst,dst=src,src ;;
func (p *parser) instruction(s string) error {
	in := inst{line: p.line, target: -1}
	if rest, ok := strings.CutSuffix(s, ";;"); ok {
		in.stop, s = true, strings.TrimSpace(rest)
	}
	if strings.HasPrefix(s, "(") {
		pred, rest, ok := strings.Cut(s[1:], ")")
		r, isReg := register(pred)
		if !ok || !isReg || r.class != pr {
			return p.fail("bad predicate in %q", s)
		}
		in.pred, s = uint8(r.n), strings.TrimSpace(rest)
	}
	name, rest, _ := strings.Cut(s, " ")
	in.name = name
	left, right, hasDst := cut(rest, '=')
	if !hasDst {
		left, right = "", rest
	}
	var err error
	if in.dst, err = p.operands(left); err != nil {
		return err
	}
	if in.src, err = p.operands(right); err != nil {
		return err
	}
	if in.op = lookup(&in); in.op == nil {
		return p.fail("unknown instruction or form: %s", s)
	}
	p.open.insts = append(p.open.insts, in)
	return nil
}

// cut splits at a character outside of quotes.
func cut(s string, at byte) (left, right string, found bool) {
	quoted := false
	for n := 0; n < len(s); n++ {
		switch {
		case s[n] == '\\' && quoted:
			n++
		case s[n] == '"':
			quoted = !quoted
		case s[n] == at && !quoted:
			return s[:n], s[n+1:], true
		}
	}
	return s, "", false
}

func (p *parser) operands(s string) ([]operand, error) {
	var out []operand
	for s = strings.TrimSpace(s); s != ""; {
		var one string
		one, s, _ = cut(s, ',')
		o, err := p.operand(strings.TrimSpace(one))
		if err != nil {
			return nil, err
		}
		out = append(out, o)
	}
	return out, nil
}

func (p *parser) operand(s string) (operand, error) {
	if r, ok := register(s); ok {
		return r, nil
	}
	if n, err := strconv.ParseInt(s, 0, 64); err == nil {
		return operand{class: number, n: n}, nil
	}
	if strings.HasPrefix(s, "[") && strings.HasSuffix(s, "]") {
		r, ok := register(s[1 : len(s)-1])
		if !ok || r.class != gr {
			return operand{}, p.fail("bad address %s", s)
		}
		return operand{class: address, n: r.n}, nil
	}
	if s == "" {
		return operand{}, p.fail("an operand is missing")
	}
	return operand{class: symbol, text: s}, nil
}

// files gives the size of each register file by its letter.
var files = map[byte]struct {
	class class
	size  int64
}{'r': {gr, 128}, 'f': {fr, 128}, 'p': {pr, 64}, 'b': {br, 8}}

var named = map[string]operand{"pr": {class: allPreds}, "pr.rot": {class: allPreds, n: 1}, "ar.pfs": {class: ar, n: arPFS}, "ar.lc": {class: ar, n: arLC}, "ar.ec": {class: ar, n: arEC}, "ar.ccv": {class: ar, n: arCCV}}

// Application registers.
const (
	arPFS = iota
	arLC
	arEC
	arCCV
)

func register(s string) (operand, bool) {
	if o, ok := named[s]; ok {
		return o, true
	}
	if len(s) < 2 {
		return operand{}, false
	}
	f, ok := files[s[0]]
	n, err := strconv.ParseUint(s[1:], 10, 8)
	if !ok || err != nil || int64(n) >= f.size {
		return operand{}, false
	}
	return operand{class: f.class, n: int64(n)}, true
}
