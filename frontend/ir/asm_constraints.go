package ir

import "strings"

// The constraint string of inline assembly has, between commas, an entry for every output, then for
// every input and label, then for every clobber. LLVM checks its syntax and the function type, but
// not the letters, which depend on the target.

// asmRole is the role of an entry of a constraint string.
type asmRole uint8

const (
	asmInput asmRole = iota
	asmOutput
	asmLabel
	asmClobber
)

// asmConstraint is an entry of a constraint string.
type asmConstraint struct {
	role     asmRole
	indirect bool // the operand is the address of the value
	matched  []int
}

// argument reports whether the entry takes an argument of the call.
func (c *asmConstraint) argument() bool {
	return c.role == asmInput || c.role == asmOutput && c.indirect
}

// parseAsmConstraints reads a constraint string; ok is false where LLVM cannot.
func parseAsmConstraints(text string) (list []asmConstraint, ok bool) {
	if text == "" {
		return nil, true
	}
	for entry := range strings.SplitSeq(text, ",") {
		c := asmConstraint{}
		rest, ok := c.prefix(entry)
		if !ok || !c.codes(rest, list, strings.Contains(entry, "|")) {
			return nil, false
		}
		list = append(list, c)
	}
	return list, true
}

// prefix takes role and modifiers off an entry; something must follow.
func (c *asmConstraint) prefix(s string) (rest string, ok bool) {
	switch {
	case strings.HasPrefix(s, "~"):
		c.role = asmClobber
		if s = s[1:]; s != "" && s[0] != '{' {
			return "", false
		}
	case strings.HasPrefix(s, "="):
		c.role, s = asmOutput, s[1:]
	case strings.HasPrefix(s, "!"):
		c.role, s = asmLabel, s[1:]
	}
	if strings.HasPrefix(s, "*") {
		c.indirect, s = true, s[1:]
	}
	early, commutative := false, false
	for ; s != ""; s = s[1:] {
		switch s[0] {
		case '&':
			if c.role != asmOutput || early {
				return "", false
			}
			early = true
		case '%':
			if c.role == asmClobber || commutative {
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
func (c *asmConstraint) codes(s string, before []asmConstraint, alternatives bool) bool {
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
			if c.role != asmInput || output == len(before) || !before[output].match(len(before), alternative, alternatives) {
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
func (c *asmConstraint) match(input, alternative int, alternatives bool) bool {
	if c.role != asmOutput {
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
	list, ok := parseAsmConstraints(constraints)
	if !ok {
		return "failed to parse constraints"
	}
	var counts [asmClobber + 1]int
	indirect := 0
	for k := range list {
		c := &list[k]
		switch {
		case c.role == asmOutput && (counts[asmInput] > indirect || counts[asmClobber] > 0 || counts[asmLabel] > 0):
			return "output constraint occurs after input, clobber or label constraint"
		case c.role == asmInput && counts[asmClobber] > 0:
			return "input constraint occurs after clobber constraint"
		case c.role == asmLabel && counts[asmClobber] > 0:
			return "label constraint occurs after clobber constraint"
		case c.role == asmOutput && c.indirect:
			indirect++
			counts[asmInput]++
		default:
			counts[c.role]++
		}
	}
	result := ty.Elem
	switch outputs := counts[asmOutput]; {
	case outputs == 0 && !result.IsVoid():
		return "inline asm without outputs must return void"
	case outputs == 1 && result.Kind == StructKind:
		return "inline asm with one output cannot return struct"
	case outputs > 1 && (result.Kind != StructKind || len(result.Fields) != outputs):
		return "number of output constraints does not match number of return struct elements"
	case len(ty.Fields) != counts[asmInput]:
		return "number of input constraints does not match number of parameters"
	}
	return ""
}

// inlineAsm checks a call of inline assembly.
func (v *verifier) inlineAsm(i *Instr, a *InlineAsm) {
	if a.FuncType != i.Info.FuncType {
		v.fail("Inline asm is called with another type than its own!", i)
	}
	if msg := AsmProblem(a.Constraints, a.FuncType); msg != "" {
		v.fail(msg, i)
		return
	}
	list, _ := parseAsmConstraints(a.Constraints)
	arg, labels := 0, 0
	for k := range list {
		c := &list[k]
		if c.role == asmLabel {
			labels++
		}
		if !c.argument() {
			continue
		}
		isAddress := i.Info.Attrs.Param(arg).Has("elementtype")
		switch {
		case c.indirect && !i.Arg(arg).Type().IsPtr():
			v.fail("Operand for indirect constraint must have pointer type", i)
		case c.indirect && !isAddress:
			v.fail("Operand for indirect constraint must have elementtype attribute", i)
		case !c.indirect && isAddress:
			v.fail("Elementtype attribute can only be applied for indirect constraints", i)
		}
		arg++
	}
	switch {
	case i.Op() == CallBr && labels != i.NumSuccs()-1:
		v.fail("Number of label constraints does not match number of callbr dests", i)
	case i.Op() != CallBr && labels > 0:
		v.fail("Label constraints can only be used with callbr", i)
	}
}
