package code

import "strings"

// Asm is inline assembly: text with operands, registers that it writes, and others that it changes.
// What it reads are the Args of its instruction.
type Asm struct {
	Pieces   []AsmPiece
	Results  []Reg
	Clobbers Units
}

// AsmPiece is text, or from 1 the number of an argument or of a result.
type AsmPiece struct {
	Text        string
	Arg, Result int
	Part        Half
}

// Empty reports whether the assembly has no text, as a barrier for the compiler has none.
func (a *Asm) Empty() bool {
	for _, p := range a.Pieces {
		if p.Arg+p.Result > 0 || strings.TrimSpace(p.Text) != "" {
			return false
		}
	}
	return true
}

// units are those of the registers that the assembly writes or changes.
func (a *Asm) units() Units {
	u := a.Clobbers
	for _, r := range a.Results {
		u.Add(UnitsOf(r))
	}
	return u
}

// text is the assembly with its operands.
func (a *Asm) text(in *Instr) string {
	var b strings.Builder
	for _, p := range a.Pieces {
		o := Operand{}
		switch {
		case p.Arg > 0:
			o = in.Args[p.Arg-1]
		case p.Result > 0:
			o = RegOp(a.Results[p.Result-1])
		default:
			b.WriteString(p.Text)
			continue
		}
		if p.Part != Whole && (o.Reg.ClassOf() == Pair || o.Reg.ClassOf() == VecPair) {
			o.Half = p.Part
		}
		if !o.Reg.Virtual() {
			o = RegOp(o.Half.Of(o.Reg))
		}
		b.WriteString(o.Reg.String())
	}
	return b.String()
}
