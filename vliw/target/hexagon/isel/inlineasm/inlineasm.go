// Package inlineasm reads the constraints and the text of inline assembly for Hexagon (LangRef,
// "Inline Assembler Expressions"; the letters are those of LLVM's HexagonISelLowering).
package inlineasm

import (
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/vliw/target/hexagon/code"
)

// Kind is what an operand stands for.
type Kind uint8

// The kinds of operands.
const (
	Register  Kind = iota // r, or a named one
	Vector                // v: a vector, or a pair of them
	Predicate             // q: a vector predicate
	Modifier              // a: m0 or m1
	Memory                // m: a register with the address
	Immediate             // i, n, s: a constant or a symbol
)

// Operand is an entry of the constraints, without clobbers.
type Operand struct {
	Kind             Kind
	Output, Indirect bool
	Early            bool     // written before the inputs are read
	Tied             int      // of an input: the operand whose register it is in; -1: none
	Fixed            code.Reg // the named register
}

// Argument reports whether the operand takes an argument of the call.
func (o *Operand) Argument() bool { return !o.Output || o.Indirect }

// InRegister reports whether the operand may be in any register of a file.
func (o *Operand) InRegister() bool {
	return o.Kind == Register || o.Kind == Vector || o.Kind == Predicate
}

// letters of constraints, the preferred first.
var letters = []struct {
	set  string
	kind Kind
}{{"rgX", Register}, {"v", Vector}, {"q", Predicate}, {"a", Modifier}, {"moV", Memory}, {"insEF", Immediate}}

// Parse reads constraints, and returns the registers that are clobbered.
func Parse(constraints string) (list []Operand, clobbers code.Units, err error) {
	if constraints == "" {
		return nil, code.Units{}, nil
	}
	for c := range strings.SplitSeq(constraints, ",") {
		if name, ok := strings.CutPrefix(c, "~"); ok {
			u, err := clobber(strings.Trim(name, "{}"))
			if err != nil {
				return nil, code.Units{}, err
			}
			clobbers.Add(u)
			continue
		}
		o, err := operand(c)
		if err != nil {
			return nil, code.Units{}, err
		}
		if o.Tied >= len(list) || o.Tied >= 0 && !list[o.Tied].Output {
			return nil, code.Units{}, errors.Errorf("the constraint %s, which names no output", c)
		}
		list = append(list, o)
	}
	return list, clobbers, nil
}

func operand(c string) (Operand, error) {
	o := Operand{Tied: -1}
	rest := c
	rest, o.Output = strings.CutPrefix(rest, "=")
	rest, o.Indirect = strings.CutPrefix(rest, "*")
	rest, o.Early = strings.CutPrefix(rest, "&")
	rest = strings.TrimPrefix(rest, "%")
	if name, ok := strings.CutPrefix(rest, "{"); ok {
		r, ok := register(strings.TrimSuffix(name, "}"))
		if !ok {
			return o, errors.Errorf("the register %s", rest)
		}
		o.Fixed = r
		return o, nil
	}
	if n, err := strconv.Atoi(rest); err == nil {
		o.Tied = n
		return o, nil
	}
	if o.Indirect && strings.ContainsAny(rest, "moV") {
		o.Kind = Memory
		return o, nil
	}
	for _, l := range letters {
		if strings.ContainsAny(rest, l.set) && strings.Trim(rest, "rgXvqamoVinsEF") == "" {
			o.Kind = l.kind
			return o, nil
		}
	}
	return o, errors.Errorf("the constraint %s", c)
}

// register finds a register that an operand can name: r5, r5:4, p0, m0.
func register(name string) (code.Reg, bool) {
	name = strings.ToLower(name)
	if r, ok := map[string]code.Reg{"m0": code.M0, "m1": code.M1, "cs0": code.CS0, "lr": code.LR}[name]; ok {
		return r, true
	}
	if len(name) < 2 {
		return 0, false
	}
	high, low, isPair := strings.Cut(name[1:], ":")
	n, err := strconv.Atoi(high)
	switch {
	case err != nil || n < 0:
		return 0, false
	case name[0] == 'p' && n < 4 && !isPair:
		return code.P(n), true
	case name[0] != 'r' || n > 31 || n == code.SP.Num() || n == code.FP.Num():
		return 0, false
	case !isPair:
		return code.R(n), true
	}
	k, err := strconv.Atoi(low)
	return code.D(k / 2), err == nil && k%2 == 0 && n == k+1
}

// clobber is the set of units of a clobbered register. Those of hardware loops, and what no
// instruction of ours reads, have none: no loop with assembly is a hardware loop.
func clobber(name string) (code.Units, error) {
	switch strings.ToLower(name) {
	case "memory", "cc", "usr", "usr.ovf", "lc0", "sa0", "lc1", "sa1", "gp", "ugp", "cs1", "pc":
		return code.Units{}, nil
	case "p3:0":
		return code.Units{Scalar: 0xf << 32}, nil
	}
	r, ok := register(name)
	if !ok {
		return code.Units{}, errors.Errorf("the clobbered register %s", name)
	}
	return code.UnitsOf(r), nil
}

// Piece is text, or an operand in it.
type Piece struct {
	Text     string
	Operand  int // -1: text
	Part     code.Half
	Negative bool // of a constant
}

// Split splits the text of assembly; id is a number for ${:uid}.
func Split(text string, id int) ([]Piece, error) {
	var out []Piece
	plain := func(s string) {
		if n := len(out); n > 0 && out[n-1].Operand < 0 {
			out[n-1].Text += s
		} else {
			out = append(out, Piece{Text: s, Operand: -1})
		}
	}
	for {
		before, rest, found := strings.Cut(text, "$")
		plain(before)
		if !found {
			return out, nil
		}
		name, after := nameOf(rest)
		switch name {
		case "$":
			plain("$")
		case ":uid":
			plain(strconv.Itoa(id))
		case ":comment":
			plain("//")
		case ":private":
			plain(".L")
		default:
			p, err := reference(name)
			if err != nil {
				return nil, err
			}
			out = append(out, p)
		}
		text = after
	}
}

// nameOf splits what follows a dollar sign: $, a number, or something in braces.
func nameOf(s string) (name, rest string) {
	switch {
	case s == "":
		return "", ""
	case s[0] == '{':
		name, rest, _ = strings.Cut(s[1:], "}")
		return name, rest
	case s[0] == '$':
		return "$", s[1:]
	}
	n := 0
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	return s[:n], s[n:]
}

// reference reads 3 or 3:H.
func reference(name string) (Piece, error) {
	number, modifier, _ := strings.Cut(name, ":")
	n, err := strconv.Atoi(number)
	if err != nil {
		return Piece{}, errors.Errorf("${%s} in the text", name)
	}
	p := Piece{Operand: n}
	switch modifier {
	case "", "c":
	case "H":
		p.Part = code.High
	case "L":
		p.Part = code.Low
	case "n":
		p.Negative = true
	default:
		return p, errors.Errorf("the modifier %s in the text", modifier)
	}
	return p, nil
}

// Holds reports whether a register of a class can be what a constraint asks for.
func (k Kind) Holds(c code.Class) bool {
	switch k {
	case Vector:
		return c == code.Vec || c == code.VecPair
	case Predicate:
		return c == code.VecPred
	}
	return !c.IsVector()
}
