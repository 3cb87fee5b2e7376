// Package intrinsics lists the intrinsics llvm.hexagon.* of the scalar core (table.txt) and of the
// vector unit (vector.txt) that are one instruction each, as descriptions that package code prints
// and checks.
//
// Sources: clang's builtins __builtin_HEXAGON_*, what llc makes of the intrinsics they become, and
// the slots and immediates that llvm-mc accepts; Hexagon V68 Programmer's Reference Manual.
package intrinsics

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/pkg/errors"

	"opt-go/vliw/target/hexagon/code"
)

//go:embed table.txt
var scalarText string

//go:embed vector.txt
var vectorText string

// Intrinsic is one intrinsic.
type Intrinsic struct {
	Name   string // after llvm.hexagon.
	Op     code.Op
	Info   *code.Info
	Vector bool // of the vector unit
	Params []Param
}

// Param is one parameter of the intrinsic.
type Param struct {
	Class code.Class // NoClass: an immediate
	Low   bool       // one of r0 to r7
	Tied  bool       // the result replaces it; it is no operand of the text
	Range code.ImmRange
}

// Prefix starts the name of all intrinsics of the target.
const Prefix = "llvm.hexagon."

// Find returns the intrinsic of a name after the prefix, nil if there is none.
func Find(name string) *Intrinsic { return table()[name] }

// All returns the intrinsics by name.
func All() []*Intrinsic {
	var out []*Intrinsic
	for _, in := range table() {
		out = append(out, in)
	}
	slices.SortFunc(out, func(a, b *Intrinsic) int { return strings.Compare(a.Name, b.Name) })
	return out
}

// table reads the table when the first module asks for an intrinsic.
var table = sync.OnceValue(func() map[string]*Intrinsic {
	known := map[string]code.Op{}
	for op := code.OpNone + 1; op < code.NumOps; op++ {
		known[key(op.Info())] = op
	}
	out := map[string]*Intrinsic{}
	for line := range strings.Lines(scalarText + vectorText) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		in, err := parse(line)
		if err != nil {
			panic("BUG: " + err.Error())
		}
		if op, ok := known[key(in.Info)]; ok { // the passes know more about it
			in.Op, in.Info = op, nil
		}
		out[in.Name] = in
	}
	return out
})

// key is what two descriptions of one instruction have in common.
func key(info *code.Info) string {
	b := []byte(info.Text)
	for _, c := range append([]code.Class{info.Dst}, info.Args...) {
		b = append(b, ' ', '0'+byte(c))
	}
	return string(b)
}

var classes = map[byte]code.Class{'w': code.Word, 'd': code.Pair, 'p': code.Pred, 'i': code.NoClass,
	'v': code.Vec, 'x': code.VecPair, 'q': code.VecPred, 'l': code.Word}

// parse reads a line of the table.
func parse(line string) (*Intrinsic, error) {
	f := strings.Fields(line)
	if len(f) < 5 {
		return nil, errors.Errorf("%q has fewer than five columns", line)
	}
	result, params, _ := strings.Cut(f[1], "=")
	info := &code.Info{Text: strings.Join(f[4:], " "), Args: []code.Class{}, Traits: code.Late}
	if result != "" {
		info.Dst = classes[result[0]]
	}
	in := &Intrinsic{Name: f[0], Op: code.OpDescribed, Info: info}
	if err := in.parseSlots(f[2]); err != nil {
		return nil, err
	}
	ranges := strings.Split(f[3], ",")
	var renumber []string
	immediates := 0
	for k, c := range []byte(params) {
		class, ok := classes[c|0x20]
		if !ok {
			return nil, errors.Errorf("%s: the operand %c", in.Name, c)
		}
		p := Param{Class: class, Tied: c&0x20 == 0, Low: c == 'l'}
		if p.Low {
			info.Traits |= code.LowWord
		}
		if p.Tied {
			info.Traits |= code.Tied
			info.Cycles = 2
			in.Params = append(in.Params, p)
			continue
		}
		if class == code.NoClass {
			r, err := parseRange(ranges[immediates])
			if err != nil {
				return nil, errors.Wrap(err, in.Name)
			}
			p.Range, info.Imm[immediates] = r, r
			immediates++
		}
		old, now := strconv.Itoa(k), strconv.Itoa(len(info.Args))
		renumber = append(renumber, "%"+old, "%"+now, "%#"+old, "%#"+now)
		info.Args = append(info.Args, class)
		in.Params = append(in.Params, p)
	}
	info.Text = strings.NewReplacer(renumber...).Replace(info.Text)
	return in, nil
}

// units are the kinds of instructions of the vector unit by their letters in the table.
var units = map[string]code.Unit{"a": code.UnitALU, "aa": code.UnitALU2, "m": code.UnitMul, "mm": code.UnitMul2, "p": code.UnitPermute, "pp": code.UnitPermute2, "s": code.UnitShift, "!": code.UnitAll}

// parseSlots reads slots, after ! those of instructions with effects; after a stroke the unit.
func (in *Intrinsic) parseSlots(s string) error {
	info := in.Info
	slots, unit, vector := strings.Cut(s, "/")
	if vector {
		if info.Unit, in.Vector = units[unit]; !in.Vector {
			return errors.Errorf("%s: the unit %s", in.Name, unit)
		}
		if unit == "!" {
			info.Traits |= code.Alone
		}
		if unit[0] != 'a' {
			info.Cycles = 2
		}
		if info.Dst == code.Vec && unit != "!" {
			info.Traits &^= code.Late
		}
	} else if strings.Contains(info.Text, "mpy") {
		info.Cycles = 2
	}
	if strings.Contains(slots, "!") {
		info.Traits |= code.Effect | code.Alone
	}
	for _, c := range strings.Trim(slots, "!") {
		info.Slots |= 1 << (c - '0')
	}
	return nil
}

// parseRange reads the range of an immediate: u5, s11:2, s8x.
func parseRange(s string) (code.ImmRange, error) {
	s, ext := strings.CutSuffix(s, "x")
	bits, shift, _ := strings.Cut(s[1:], ":")
	r := code.ImmRange{Signed: s[0] == 's', Ext: ext}
	var err error
	if r.Bits, err = strconv.Atoi(bits); err != nil {
		return r, errors.Wrap(err, "a range")
	}
	if shift != "" {
		r.Shift, err = strconv.Atoi(shift)
	}
	return r, errors.Wrap(err, "a range")
}
