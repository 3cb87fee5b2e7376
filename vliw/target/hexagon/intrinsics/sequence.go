package intrinsics

import (
	"maps"
	"slices"
	"strings"

	"opt-go/vliw/target/hexagon/code"
)

// Intrinsics of the vector unit that are more than one instruction of one result: a packet of two,
// or an instruction with two results. Each is alone, and no access moves across it.

// Sequence is one of them. Its letters are those of the tables; m is a word that is put into m0.
type Sequence struct {
	Results string
	Params  string
	Tied    int // the parameter in whose register the second result is; -1: none
	// Text has $0, $1 and so on for the results, then for the parameters.
	Text string
}

// FindSequence finds one by its name after the prefix, without .128B.
func FindSequence(name string) (Sequence, bool) {
	s, ok := sequences[name]
	return s, ok
}

// Pieces are the text and the operands in it.
func (q Sequence) Pieces() []code.AsmPiece {
	before, rest, found := strings.Cut(q.Text, "$")
	out := []code.AsmPiece{{Text: before}}
	for found {
		p := code.AsmPiece{Result: int(rest[0]-'0') + 1}
		if n := len(q.Results); p.Result > n {
			p = code.AsmPiece{Arg: p.Result - n}
		}
		out = append(out, p)
		before, rest, found = strings.Cut(rest[1:], "$")
		out = append(out, code.AsmPiece{Text: before})
	}
	return out
}

// sequences are gathers, scatters, and sums with carries.
var sequences = func() map[string]Sequence {
	out := map[string]Sequence{
		"V6.vaddcarry":  {"vq", "vvq", 2, "$0.w = vadd($2.w,$3.w,$1):carry"},
		"V6.vsubcarry":  {"vq", "vvq", 2, "$0.w = vsub($2.w,$3.w,$1):carry"},
		"V6.vaddcarryo": {"vq", "vv", -1, "$0.w,$1 = vadd($2.w,$3.w):carry"},
		"V6.vsubcarryo": {"vq", "vv", -1, "$0.w,$1 = vsub($2.w,$3.w):carry"},
	}
	for kind, t := range map[string]struct{ class, offset, element string }{"w": {"v", "w", "w"}, "h": {"v", "h", "h"}, "hw": {"x", "w", "h"}} {
		fill := strings.NewReplacer("OFF", t.offset, "ELEM", t.element).Replace
		add := func(name, params, text string) { out[name] = Sequence{"", params, -1, fill(text)} }
		const store = "\n\t  vmem($0+#0) = vtmp.new\n\t}"
		add("V6.vgatherm"+kind, "wwm"+t.class, "{\n\t  vtmp.ELEM = vgather($1,m0,$3.OFF).ELEM"+store)
		add("V6.vgatherm"+kind+"q", "wqwm"+t.class, "{\n\t  if ($1) vtmp.ELEM = vgather($2,m0,$4.OFF).ELEM"+store)
		add("V6.vscatterm"+kind, "wm"+t.class+"v", "vscatter($0,m0,$2.OFF).ELEM = $3")
		add("V6.vscatterm"+kind+".add", "wm"+t.class+"v", "vscatter($0,m0,$2.OFF).ELEM += $3")
		add("V6.vscatterm"+kind+"q", "qwm"+t.class+"v", "if ($0) vscatter($1,m0,$3.OFF).ELEM = $4")
	}
	return out
}()

// ClassOf is the class that a letter of a Sequence stands for.
func ClassOf(letter byte) code.Class {
	if letter == 'm' {
		return code.Word
	}
	return classes[letter]
}

// Sequences lists the names of all, in order.
func Sequences() []string { return slices.Sorted(maps.Keys(sequences)) }
