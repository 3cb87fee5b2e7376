package scev

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// Print is print<scalar-evolution>. For every integer and pointer value it prints the expression,
// ranges, exit value and behavior in the surrounding loops; for every loop, its trip count. The
// format is LLVM's; the rest of huge expressions is "...". Counts under assumptions that would have
// to be checked at run time (LLVM's predicated counts) are not computed.
func Print(c *pass.Context, f *ir.Func) pass.Preserved {
	p := &printer{s: pass.Get(c, f, Analysis), names: unnamed(f)}
	fmt.Fprintf(&p.out, "Printing analysis 'Scalar Evolution Analysis' for function '%s':\n", f.Name())
	fmt.Fprintf(&p.out, "Classifying expressions for: %s\n", f.Ident())
	text := instrLines(f)
	for i := range f.Instrs() {
		if Analyzable(i.Type()) && i.Op() != ir.ICmp && i.Op() != ir.FCmp {
			p.classify(i, text[i])
		}
	}
	fmt.Fprintf(&p.out, "Determining loop execution counts for: %s\n", f.Ident())
	for _, l := range slices.Backward(p.s.Forest.Top) { // LLVM lists the outermost loops from the last to the first
		p.loop(l)
	}
	if _, err := io.WriteString(c.Out, p.out.String()); err != nil {
		panic("cannot print: " + err.Error())
	}
	return pass.All
}

type printer struct {
	s     *Evolution
	names map[ir.Value]string // of values: the text of an expression may name one thousands of times
	types map[*ir.Type]string
	out   strings.Builder
	depth int // of the expression that is printed, below the outermost one
	left  int // nodes that the outermost expression may still print
}

// maxNodes is how much of one expression is printed: expressions share operands, and the text of
// one that doubles in each step exceeds any memory. LLVM prints the whole expression.
const maxNodes = 20000

// unnamed numbers the values without names as the printer of functions does.
func unnamed(f *ir.Func) map[ir.Value]string {
	names := map[ir.Value]string{}
	add := func(v ir.Value) { names[v] = fmt.Sprintf("%%%d", len(names)) }
	for _, a := range f.Params {
		if a.Name() == "" {
			add(a)
		}
	}
	for b := range f.Blocks() {
		if b.Name() == "" {
			add(b)
		}
		for i := range b.Instrs() {
			if i.Name() == "" && !i.Type().IsVoid() {
				add(i)
			}
		}
	}
	return names
}

func (p *printer) ident(v ir.Value) string {
	n, ok := p.names[v]
	if !ok {
		n = v.Ident()
		if p.names == nil {
			p.names = map[ir.Value]string{}
		}
		p.names[v] = n
	}
	return n
}

func (p *printer) typeText(t *ir.Type) string {
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

// instrLines cuts the text of a function into its instructions; printing them one by one would cost
// a walk over the function each.
func instrLines(f *ir.Func) map[*ir.Instr]string {
	var lines []string
	for _, line := range strings.Split(f.String(), "\n") {
		switch {
		case strings.HasPrefix(line, "  ") && len(line) > 2 && line[2] != ' ' && line[2] != ']':
			lines = append(lines, line)
		case strings.HasPrefix(line, "   ") && len(lines) > 0 && !strings.HasPrefix(strings.TrimLeft(line, " "), "#dbg"):
			lines[len(lines)-1] += "\n" + line
		}
	}
	text := map[*ir.Instr]string{}
	for i := range f.Instrs() {
		if f.Module().DebugRecords && analysis.IsDebugOrPseudo(i) && strings.HasPrefix(i.IntrinsicID(), "llvm.dbg") {
			continue
		}
		if len(lines) > 0 {
			text[i], lines = lines[0], lines[1:]
		}
	}
	return text
}

func (p *printer) classify(i *ir.Instr, text string) {
	s := p.s
	e := s.Of(i)
	p.out.WriteString(text + "\n  -->  ")
	p.withRanges(e)
	l := s.Forest.For(i.Block())
	if at := s.AtScope(e, l); at != e {
		p.out.WriteString("  -->  ")
		p.withRanges(at)
	}
	if l != nil {
		p.out.WriteString("\t\tExits: ")
		if x := s.AtScope(e, l.Parent); s.Invariant(x, l) {
			p.expr(x)
		} else {
			p.out.WriteString("<<Unknown>>")
		}
		p.dispositions(e, l)
	}
	p.out.WriteByte('\n')
}

func (p *printer) withRanges(e *Expr) {
	p.expr(e)
	fmt.Fprintf(&p.out, " U: %s S: %s", p.s.UnsignedRange(e), p.s.SignedRange(e))
}

func (p *printer) dispositions(e *Expr, l *analysis.Loop) {
	sep := "\t\tLoopDispositions: { "
	one := func(m *analysis.Loop) {
		fmt.Fprintf(&p.out, "%s%s: %s", sep, p.ident(m.Header), dispositionNames[p.s.Disposition(e, m)])
		sep = ", "
	}
	for m := l; m != nil; m = m.Parent {
		one(m)
	}
	var inner func(m *analysis.Loop)
	inner = func(m *analysis.Loop) {
		for _, sub := range m.Subs {
			one(sub)
			inner(sub)
		}
	}
	inner(l)
	p.out.WriteString(" }")
}

// typed prints an expression, and the type where it is a constant.
func (p *printer) typed(e *Expr) {
	if e == nil {
		p.out.WriteString("***COULDNOTCOMPUTE***")
		return
	}
	if e.Kind == Const {
		p.out.WriteString(e.Type.String() + " ")
	}
	p.expr(e)
}

func (p *printer) loop(l *analysis.Loop) {
	for _, sub := range l.Subs {
		p.loop(sub)
	}
	s := p.s
	head := "Loop " + p.ident(l.Header) + ": "
	exiting := l.Exiting()
	p.out.WriteString(head)
	if len(exiting) != 1 {
		p.out.WriteString("<multiple exits> ")
	}
	count := func(e *Expr, what string, end string) {
		if e == nil {
			p.out.WriteString("Unpredictable " + what + "backedge-taken count." + end + "\n")
			return
		}
		p.out.WriteString(what + "backedge-taken count is ")
		p.typed(e)
		if what != "" && s.MaxOrZero(l) {
			p.out.WriteString(", actual taken count either this or zero.")
		}
		p.out.WriteByte('\n')
	}
	each := func(what string, of func(limit) *Expr) {
		if len(exiting) < 2 {
			return
		}
		for _, b := range exiting {
			fmt.Fprintf(&p.out, "  %sexit count for %s: ", what, b.Name())
			p.typed(of(s.exitLimit(l, b)))
			p.out.WriteByte('\n')
		}
	}
	exact := s.BackedgeTaken(l)
	count(exact, "", "")
	each("", func(x limit) *Expr { return x.exact })
	p.out.WriteString(head)
	count(s.ConstantMax(l), "constant max ", " ")
	p.out.WriteString(head)
	count(s.SymbolicMax(l), "symbolic max ", " ")
	each("symbolic max ", func(x limit) *Expr { return x.symbolic })
	if exact != nil {
		fmt.Fprintf(&p.out, "%sTrip multiple is %d\n", head, s.TripMultiple(l))
	}
}

// String returns the expression in LLVM's form.
func (e *Expr) String() string {
	if e == nil {
		return "***COULDNOTCOMPUTE***"
	}
	p := &printer{}
	p.expr(e)
	return p.out.String()
}

var castWords = [...]string{Trunc: "(trunc ", ZExt: "(zext ", SExt: "(sext ", PtrToInt: "(ptrtoint "}

var joiners = [...]string{Add: " + ", Mul: " * ", UDiv: " /u ", UMax: " umax ", SMax: " smax ", UMin: " umin ", SMin: " smin ", SeqUMin: " umin_seq "}

func (p *printer) expr(e *Expr) {
	if p.depth == 0 {
		p.left = maxNodes
	}
	if p.left == 0 {
		p.out.WriteString("...")
		return
	}
	p.left--
	p.depth++
	defer func() { p.depth-- }()
	switch e.Kind {
	case Const:
		p.constant(e)
	case Unknown:
		p.out.WriteString(p.ident(e.Value))
	case Trunc, ZExt, SExt, PtrToInt:
		p.out.WriteString(castWords[e.Kind] + p.typeText(e.Ops[0].Type) + " ")
		p.expr(e.Ops[0])
		p.out.WriteString(" to " + p.typeText(e.Type) + ")")
	case AddRec:
		p.recurrence(e)
	default:
		p.out.WriteByte('(')
		for k, o := range e.Ops {
			if k > 0 {
				p.out.WriteString(joiners[e.Kind])
			}
			p.expr(o)
		}
		p.out.WriteByte(')')
		if e.Has(NUW) {
			p.out.WriteString("<nuw>")
		}
		if e.Has(NSW) {
			p.out.WriteString("<nsw>")
		}
	}
}

func (p *printer) constant(e *Expr) {
	switch {
	case e.width == 1 && e.IsZero():
		p.out.WriteString("false")
	case e.width == 1:
		p.out.WriteString("true")
	default:
		p.out.WriteString(e.Num.String())
	}
}

func (p *printer) recurrence(e *Expr) {
	p.out.WriteByte('{')
	for k, o := range e.Ops {
		if k > 0 {
			p.out.WriteString(",+,")
		}
		p.expr(o)
	}
	p.out.WriteString("}<")
	if e.Has(NUW) {
		p.out.WriteString("nuw><")
	}
	if e.Has(NSW) {
		p.out.WriteString("nsw><")
	}
	if e.Flags == NW {
		p.out.WriteString("nw><")
	}
	p.out.WriteString(p.ident(e.Loop.Header) + ">")
}
