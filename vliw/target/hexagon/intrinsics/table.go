// Package intrinsics lists the intrinsics llvm.hexagon.* of the scalar core that are one instruction
// each (table.txt), as descriptions that package code prints and checks.
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
var text string

// Intrinsic is one intrinsic.
type Intrinsic struct {
	Name   string // after llvm.hexagon.
	Op     code.Op
	Info   *code.Info
	Params []Param
}

// Param is one parameter of the intrinsic.
type Param struct {
	Class code.Class // NoClass: an immediate
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
	for line := range strings.Lines(text) {
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

var classes = map[byte]code.Class{'w': code.Word, 'd': code.Pair, 'p': code.Pred, 'i': code.NoClass}

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
	if strings.Contains(f[2], "!") {
		info.Traits |= code.Effect | code.Alone
	}
	for _, c := range strings.Trim(f[2], "!") {
		info.Slots |= 1 << (c - '0')
	}
	if strings.Contains(info.Text, "mpy") {
		info.Cycles = 2
	}
	ranges := strings.Split(f[3], ",")
	var renumber []string
	immediates := 0
	for k, c := range []byte(params) {
		class, ok := classes[c|0x20]
		if !ok {
			return nil, errors.Errorf("%s: the operand %c", in.Name, c)
		}
		p := Param{Class: class, Tied: c&0x20 == 0}
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
