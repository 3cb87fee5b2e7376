package control

import (
	"fmt"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/clean"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
	"opt-go/nvptx/ptx/parse"
)

// asmOperand is one operand of inline assembly.
type asmOperand struct {
	output bool
	tied   int // input: the output whose register it shares; -1: none
	reg    ptx.Type
	imm    bool        // the text of a constant stands for it
	value  ptx.Operand // what the operand is in the code
}

// asmTypes maps each constraint letter to the type of its register.
var asmTypes = map[string]ptx.Type{
	"b": ptx.Pred, "h": ptx.B16, "c": ptx.B16, "r": ptx.B32, "l": ptx.B64, "N": ptx.B64, "f": ptx.F32, "d": ptx.F64,
	"q": ptx.B128,
}

// inlineAsm selects inline assembly: its text, with names for the operands, is parsed as PTX, so
// that every later step sees instructions and not text. An instruction that is not in the table is
// passed on verbatim, with a comment that says so.
func inlineAsm(s *sel.Func, i *ir.Instr, a *ir.InlineAsm) {
	ops, err := parseConstraints(a.Constraints)
	if err != nil {
		s.Unsupported(i, "inline assembly with constraints %q: %s", a.Constraints, err)
		return
	}
	if !bindAsm(s, i, ops) {
		return
	}
	text, err := asmText(a.Asm, ops, s.NextAsm())
	if err == nil {
		err = parseAsm(s, text, ops)
	}
	if err != nil {
		s.Unsupported(i, "inline assembly %q: %s", a.Asm, err)
		return
	}
	if i.Type().IsVoid() {
		return
	}
	n := 0
	d := s.Dst(i)
	ps, _ := s.Module.Pieces(i.Type())
	for _, o := range ops {
		if !o.output || n >= len(d) {
			continue
		}
		if o.reg == ptx.B128 {
			s.Put("mov.b128", ptx.Vec{d[n], d[n+1]}, o.value)
			n += 2
			continue
		}
		from := emit.Piece{Reg: o.reg, Bits: o.reg.Bits(), Type: ps[n].Type}
		if s.TypeOf(d[n]).Bits() != o.reg.Bits() {
			s.ResizeInto(d[n], o.value, o.reg.Bits(), false)
		} else {
			s.MoveBits(d[n], o.value, from)
		}
		n++
	}
}

// parseConstraints reads a constraint string; clobbers are dropped.
func parseConstraints(text string) ([]*asmOperand, error) {
	var ops []*asmOperand
	for _, c := range strings.Split(text, ",") {
		o := &asmOperand{tied: -1}
		letter, output := strings.CutPrefix(c, "=")
		o.output = output
		letter = strings.TrimLeft(letter, "&")
		switch {
		case c == "" || strings.HasPrefix(c, "~"):
			continue
		case asmTypes[letter] != ptx.NoType:
			o.reg = asmTypes[letter]
		case letter == "n" || letter == "i":
			o.imm = true
		default:
			k, err := strconv.Atoi(letter)
			if err != nil || k < 0 || k >= len(ops) || !ops[k].output || output {
				return nil, fmt.Errorf("%q is not understood", c)
			}
			o.tied, o.reg = k, ops[k].reg
		}
		ops = append(ops, o)
	}
	return ops, nil
}

// bindAsm copies the inputs to registers and makes those of the outputs.
func bindAsm(s *sel.Func, i *ir.Instr, ops []*asmOperand) bool {
	arg := 0
	for _, o := range ops {
		if o.output {
			o.value = s.NewReg(o.reg)
			continue
		}
		if arg >= i.NumArgs() {
			s.Unsupported(i, "inline assembly with more operands than arguments")
			return false
		}
		v := i.Arg(arg)
		arg++
		ps, ok := s.Module.Pieces(v.Type())
		if ok && len(ps) == 2 && o.reg == ptx.B128 && v.Type().IsInt(128) {
			o.value = s.Joined(s.Get(v))
			tie(s, o, ops)
			continue
		}
		if !ok || len(ps) != 1 || o.reg == ptx.B128 {
			s.Unsupported(i, "an inline assembly operand of type %s", v.Type())
			return false
		}
		x := s.One(v)
		if o.imm {
			if !emit.IsImmediate(x) {
				s.Unsupported(i, "an inline assembly operand that must be a constant")
				return false
			}
			o.value = x
			continue
		}
		r := s.NewReg(o.reg)
		if ps[0].Reg.Bits() != o.reg.Bits() && ps[0].Reg != ptx.F32 && ps[0].Reg != ptx.F64 {
			s.ResizeInto(r, x, ps[0].Bits, false)
		} else {
			s.MoveBits(r, x, ps[0])
		}
		o.value = r
		tie(s, o, ops)
	}
	return true
}

// tie copies an input to the register of the output that it shares.
func tie(s *sel.Func, o *asmOperand, ops []*asmOperand) {
	if o.tied >= 0 {
		s.Put("mov."+emit.DataType(o.reg), ops[o.tied].value, o.value)
	}
}

// asmName is what an operand is called in the text.
func asmName(k int) string { return "%asm_operand_" + strconv.Itoa(k) }

// asmText replaces $0, ${1}, ${2:x}, $$ and ${:uid}, the number of this assembly in the function,
// in a template.
func asmText(template string, ops []*asmOperand, unique int) (string, error) {
	var b strings.Builder
	for k := 0; k < len(template); k++ {
		c := template[k]
		if c != '$' || k+1 == len(template) {
			b.WriteByte(c)
			continue
		}
		k++
		digits := ""
		switch {
		case template[k] == '$':
			b.WriteByte('$')
			continue
		case template[k] == '{':
			end := strings.IndexByte(template[k:], '}')
			if end < 0 {
				return "", fmt.Errorf("${ without }")
			}
			inside := template[k+1 : k+end]
			digits, _, _ = strings.Cut(inside, ":")
			if k += end; inside == ":uid" {
				b.WriteString(strconv.Itoa(unique))
				continue
			}
		default:
			for k < len(template) && template[k] >= '0' && template[k] <= '9' {
				digits += string(template[k])
				k++
			}
			k--
		}
		n, err := strconv.Atoi(digits)
		if err != nil || n >= len(ops) {
			return "", fmt.Errorf("operand $%s does not exist", digits)
		}
		o := ops[n]
		if o.tied >= 0 {
			n = o.tied
		}
		if o.imm {
			text, err := immediateText(o.value)
			if err != nil {
				return "", err
			}
			b.WriteString(text)
			continue
		}
		b.WriteString(asmName(n))
	}
	return b.String(), nil
}

func immediateText(o ptx.Operand) (string, error) {
	switch o := o.(type) {
	case ptx.Int:
		return strconv.FormatInt(int64(o), 10), nil
	case ptx.F32Bits:
		return fmt.Sprintf("0f%08X", uint32(o)), nil
	case ptx.F64Bits:
		return fmt.Sprintf("0d%016X", uint64(o)), nil
	case ptx.SymRef:
		return o.Name, nil
	}
	return "", fmt.Errorf("a constant that cannot be written")
}

// parseAsm parses the text inside a scratch function and takes the statements from it.
func parseAsm(s *sel.Func, text string, ops []*asmOperand) error {
	var b strings.Builder
	fmt.Fprintf(&b, ".version %s\n.target %s\n.address_size 64\n.func inline_assembly()\n{\n", s.Target.Version, s.Target.CPU)
	known := map[string]ptx.Reg{}
	for k, o := range ops {
		if !o.imm && o.tied < 0 {
			fmt.Fprintf(&b, ".reg .%s %s;\n", o.reg, asmName(k))
			known[asmName(k)] = o.value.(ptx.Reg)
		}
	}
	fmt.Fprintf(&b, "%s\n", text)
	if t := strings.TrimSpace(text); t != "" && !strings.HasSuffix(t, ";") && !strings.HasSuffix(t, "}") {
		b.WriteString(";\n")
	}
	b.WriteString("}\n")
	m, err := parse.Module("inline assembly", b.String())
	if err != nil {
		return err
	}
	f := m.Func("inline_assembly")
	regs := make([]ptx.Reg, len(f.Regs))
	for k, info := range f.Regs {
		r, ok := known[info.Name]
		if !ok {
			r = s.NewReg(info.Type)
		}
		regs[k] = r
	}
	return takeOver(s, f, regs)
}

// takeOver appends the statements of a parsed function with our registers and labels.
func takeOver(s *sel.Func, f *ptx.Func, regs []ptx.Reg) error {
	labels := make([]ptx.Label, len(f.Labels))
	for k := range labels {
		labels[k] = s.NewLabel()
	}
	for _, st := range f.Body {
		switch st := st.(type) {
		case *ptx.RegDecl, *ptx.Comment, *ptx.Loc:
		case *ptx.Scope:
			if hasVariables(f) {
				s.PutStatement(st)
			}
		case *ptx.LabelDef:
			s.PlaceLabel(labels[st.Label])
		case *ptx.Inst:
			if st.Op == "ret" || st.Op == "call" {
				return fmt.Errorf("%s inside inline assembly", st.Op)
			}
			if _, err := ptx.Lookup(st, f.Regs, 64); err != nil {
				st.Foreign, st.Comment = true, "passed on unchecked: "+err.Error()
			}
			st.Rename(func(r ptx.Reg) ptx.Reg { return regs[r] })
			for k, o := range st.Args {
				if l, ok := o.(ptx.Label); ok {
					st.Args[k] = labels[l]
				}
			}
			st.Line = 0
			s.PutItem(clean.Item{Inst: st, Keep: true})
		case *ptx.Var:
			s.PutStatement(st)
		default:
			return fmt.Errorf("%T inside inline assembly", st)
		}
	}
	return nil
}

func hasVariables(f *ptx.Func) bool {
	for _, st := range f.Body {
		if _, ok := st.(*ptx.Var); ok {
			return true
		}
	}
	return false
}
