package ir

import "strings"

// The constraint string of inline assembly has, between commas, an entry for every output, then for
// every input and label, then for every clobber. LLVM checks its syntax and the function type, but
// not the letters, which depend on the target.

// AsmRole is the role of an entry of a constraint string.
type AsmRole uint8

// The roles.
const (
	AsmInput AsmRole = iota
	AsmOutput
	AsmLabel
	AsmClobber
)

// AsmConstraint is an entry of a constraint string.
type AsmConstraint struct {
	Role     AsmRole
	Indirect bool // the operand is the address of the value
	matched  []int
}

// Argument reports whether the entry takes an argument of the call.
func (c *AsmConstraint) Argument() bool {
	return c.Role == AsmInput || c.Role == AsmOutput && c.Indirect
}

// ParseAsmConstraints reads a constraint string; ok is false where LLVM cannot.
func ParseAsmConstraints(text string) (list []AsmConstraint, ok bool) {
	if text == "" {
		return nil, true
	}
	for entry := range strings.SplitSeq(text, ",") {
		c := AsmConstraint{}
		rest, ok := c.prefix(entry)
		if !ok || !c.codes(rest, list, strings.Contains(entry, "|")) {
			return nil, false
		}
		list = append(list, c)
	}
	return list, true
}

// prefix takes role and modifiers off an entry; something must follow.
func (c *AsmConstraint) prefix(s string) (rest string, ok bool) {
	switch {
	case strings.HasPrefix(s, "~"):
		c.Role = AsmClobber
		if s = s[1:]; s != "" && s[0] != '{' {
			return "", false
		}
	case strings.HasPrefix(s, "="):
		c.Role, s = AsmOutput, s[1:]
	case strings.HasPrefix(s, "!"):
		c.Role, s = AsmLabel, s[1:]
	}
	if strings.HasPrefix(s, "*") {
		c.Indirect, s = true, s[1:]
	}
	early, commutative := false, false
	for ; s != ""; s = s[1:] {
		switch s[0] {
		case '&':
			if c.Role != AsmOutput || early {
				return "", false
			}
			early = true
		case '%':
			if c.Role == AsmClobber || commutative {
				return "", false
			}
			commutative = true
		case '#', '*':
			return "", false
		default:
			return s, true
		}
	}
	return "", false
}

// codes reads the letters, registers and output numbers of an entry. before holds the preceding
// entries. A number ties the input to an output's location; each output may be tied to one input,
// or to one per alternative.
func (c *AsmConstraint) codes(s string, before []AsmConstraint, alternatives bool) bool {
	alternative := 0
	for s != "" {
		n := 1
		switch {
		case s[0] == '{':
			if n = strings.IndexByte(s, '}') + 1; n == 0 {
				return false
			}
		case s[0] >= '0' && s[0] <= '9':
			output := 0
			for n = 0; n < len(s) && s[n] >= '0' && s[n] <= '9'; n++ {
				output = min(output*10+int(s[n]-'0'), len(before))
			}
			if c.Role != AsmInput || output == len(before) || !before[output].match(len(before), alternative, alternatives) {
				return false
			}
		case s[0] == '|':
			alternative++
		case s[0] == '^': // a code of two letters
			n = 3
		case s[0] == '@': // @3xyz is a code of three letters
			if len(s) < 2 || s[1] <= '0' || s[1] > '9' || len(s) < 2+int(s[1]-'0') {
				return false
			}
			n = 2 + int(s[1]-'0')
		}
		s = s[min(n, len(s)):]
	}
	return true
}

// match notes that an input takes the place of an output.
func (c *AsmConstraint) match(input, alternative int, alternatives bool) bool {
	if c.Role != AsmOutput {
		return false
	}
	if !alternatives {
		alternative = 0
	}
	for len(c.matched) <= alternative {
		c.matched = append(c.matched, -1)
	}
	if m := c.matched[alternative]; m >= 0 && (m != input || alternatives) {
		return false
	}
	c.matched[alternative] = input
	return true
}

// AsmProblem returns the error in a constraint string for inline assembly of a function type, or
// "". The messages are LLVM's.
func AsmProblem(constraints string, ty *Type) string {
	if ty.VarArg {
		return "inline asm cannot be variadic"
	}
	list, ok := ParseAsmConstraints(constraints)
	if !ok {
		return "failed to parse constraints"
	}
	var counts [AsmClobber + 1]int
	indirect := 0
	for k := range list {
		c := &list[k]
		switch {
		case c.Role == AsmOutput && (counts[AsmInput] > indirect || counts[AsmClobber] > 0 || counts[AsmLabel] > 0):
			return "output constraint occurs after input, clobber or label constraint"
		case c.Role == AsmInput && counts[AsmClobber] > 0:
			return "input constraint occurs after clobber constraint"
		case c.Role == AsmLabel && counts[AsmClobber] > 0:
			return "label constraint occurs after clobber constraint"
		case c.Role == AsmOutput && c.Indirect:
			indirect++
			counts[AsmInput]++
		default:
			counts[c.Role]++
		}
	}
	result := ty.Elem
	switch outputs := counts[AsmOutput]; {
	case outputs == 0 && !result.IsVoid():
		return "inline asm without outputs must return void"
	case outputs == 1 && result.Kind == StructKind:
		return "inline asm with one output cannot return struct"
	case outputs > 1 && (result.Kind != StructKind || len(result.Fields) != outputs):
		return "number of output constraints does not match number of return struct elements"
	case len(ty.Fields) != counts[AsmInput]:
		return "number of input constraints does not match number of parameters"
	}
	return ""
}
