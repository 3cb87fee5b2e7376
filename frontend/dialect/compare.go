package dialect

import (
	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/dialect/scan"
)

// SwappedOperands is the flag of an icmp whose operands are swapped in the carrier text. llir gives
// the second operand the type of the first one, which for a named pointer is some T* instead of the
// written i8*. It checks constant expressions against that type, and no form of them fits every T.
// As the first operand, an expression is checked against the written type, and a name as the second
// operand is not checked.
const SwappedOperands = "optgo.swapped"

// span is a range of the output; the zero span means none.
type span struct{ off, end int }

// comparedValue carries the first operand of icmp and says where a named pointer, or vector of
// pointers, stands in the output.
func (c *carrier) comparedValue() (t ty, local span) {
	t = c.typ()
	named := (c.Tok.Kind == scan.Local || c.Tok.Kind == scan.Global) && t.kind != grammar.IntKind
	c.flush(c.off())
	local.off = len(c.out)
	c.value(t)
	c.flush(int(c.Last))
	local.end = len(c.out)
	if !named {
		return t, span{}
	}
	return t, local
}

// carrySecond carries the second operand, a constant expression, and exchanges it with the first.
func (c *carrier) carrySecond(first span, t ty) {
	c.flush(c.off())
	start := len(c.out)
	c.value(t)
	c.flush(int(c.Last))
	x := string(c.out[first.off:first.end])
	between := string(c.out[first.end:start])
	y := string(c.out[start:])
	c.out = append(append(append(c.out[:first.off], y...), between...), x...)
	c.t.Words = append(c.t.Words, SwappedOperands)
	c.fn.st.FlagHi = int32(len(c.t.Words))
}

// beyondLLIR are the constant expressions that the carrier spells otherwise.
var beyondLLIR = grammar.MakeSet("getelementptr shufflevector no_cfi dso_local_equivalent ptrauth")

// atExpr reports whether a constant expression begins here.
func (c *carrier) atExpr() bool {
	_, known := grammar.Exprs[c.word()]
	return known || beyondLLIR[c.word()]
}
