package expr

import (
	"strings"

	"opt-go/frontend/ir"
)

// Printer writes expressions in LLVM's form.
type Printer struct {
	Out   strings.Builder
	Names map[ir.Value]string // of values: the text of an expression may name one thousands of times
	types map[*ir.Type]string
	depth int // of the expression that is printed, below the outermost one
	left  int // nodes that the outermost expression may still print
}

// maxNodes is how much of one expression is printed: expressions share operands, and the text of
// one that doubles in each step exceeds any memory. LLVM prints the whole expression.
const maxNodes = 20000

// Ident returns the name of a value.
func (p *Printer) Ident(v ir.Value) string {
	n, ok := p.Names[v]
	if !ok {
		n = v.Ident()
		if p.Names == nil {
			p.Names = map[ir.Value]string{}
		}
		p.Names[v] = n
	}
	return n
}

func (p *Printer) typeText(t *ir.Type) string {
	n, ok := p.types[t]
	if !ok {
		n = t.String()
		if p.types == nil {
			p.types = map[*ir.Type]string{}
		}
		p.types[t] = n
	}
	return n
}

// String returns the expression in LLVM's form.
func (e *Expr) String() string {
	if e == nil {
		return "***COULDNOTCOMPUTE***"
	}
	p := &Printer{}
	p.Expr(e)
	return p.Out.String()
}

var castWords = [...]string{Trunc: "(trunc ", ZExt: "(zext ", SExt: "(sext ", PtrToInt: "(ptrtoint "}

var joiners = [...]string{Add: " + ", Mul: " * ", UDiv: " /u ", UMax: " umax ", SMax: " smax ", UMin: " umin ", SMin: " smin ", SeqUMin: " umin_seq "}

// Expr writes an expression; the rest of a huge one is "...".
func (p *Printer) Expr(e *Expr) {
	if p.depth == 0 {
		p.left = maxNodes
	}
	if p.left == 0 {
		p.Out.WriteString("...")
		return
	}
	p.left--
	p.depth++
	defer func() { p.depth-- }()
	switch e.Kind {
	case Const:
		p.constant(e)
	case Unknown:
		p.Out.WriteString(p.Ident(e.Value))
	case Trunc, ZExt, SExt, PtrToInt:
		p.Out.WriteString(castWords[e.Kind] + p.typeText(e.Ops[0].Type) + " ")
		p.Expr(e.Ops[0])
		p.Out.WriteString(" to " + p.typeText(e.Type) + ")")
	case AddRec:
		p.recurrence(e)
	default:
		p.Out.WriteByte('(')
		for k, o := range e.Ops {
			if k > 0 {
				p.Out.WriteString(joiners[e.Kind])
			}
			p.Expr(o)
		}
		p.Out.WriteByte(')')
		if e.Has(NUW) {
			p.Out.WriteString("<nuw>")
		}
		if e.Has(NSW) {
			p.Out.WriteString("<nsw>")
		}
	}
}

func (p *Printer) constant(e *Expr) {
	switch {
	case e.width == 1 && e.IsZero():
		p.Out.WriteString("false")
	case e.width == 1:
		p.Out.WriteString("true")
	default:
		p.Out.WriteString(e.Num.String())
	}
}

func (p *Printer) recurrence(e *Expr) {
	p.Out.WriteByte('{')
	for k, o := range e.Ops {
		if k > 0 {
			p.Out.WriteString(",+,")
		}
		p.Expr(o)
	}
	p.Out.WriteString("}<")
	if e.Has(NUW) {
		p.Out.WriteString("nuw><")
	}
	if e.Has(NSW) {
		p.Out.WriteString("nsw><")
	}
	if e.Flags == NW {
		p.Out.WriteString("nw><")
	}
	p.Out.WriteString(p.Ident(e.Loop.Header) + ">")
}
