package scev

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev/expr"
	"opt-go/passes/pass"
)

// Print is print<scalar-evolution>. For every integer and pointer value it prints the expression,
// ranges, exit value and behavior in the surrounding loops; for every loop, its trip count. The
// format is LLVM's; the rest of huge expressions is "...". Counts under assumptions that would have
// to be checked at run time (LLVM's predicated counts) are not computed.
func Print(c *pass.Context, f *ir.Func) pass.Preserved {
	p := &printer{Printer: expr.Printer{Names: unnamed(f)}, s: pass.Get(c, f, Analysis)}
	fmt.Fprintf(&p.Out, "Printing analysis 'Scalar Evolution Analysis' for function '%s':\n", f.Name())
	fmt.Fprintf(&p.Out, "Classifying expressions for: %s\n", f.Ident())
	text := instrLines(f)
	for i := range f.Instrs() {
		if Analyzable(i.Type()) && i.Op() != ir.ICmp && i.Op() != ir.FCmp {
			p.classify(i, text[i])
		}
	}
	fmt.Fprintf(&p.Out, "Determining loop execution counts for: %s\n", f.Ident())
	for _, l := range slices.Backward(p.s.Forest.Top) { // LLVM lists the outermost loops from the last to the first
		p.loop(l)
	}
	if _, err := io.WriteString(c.Out, p.Out.String()); err != nil {
		panic("cannot print: " + err.Error())
	}
	return pass.All
}

type printer struct {
	expr.Printer
	s *Evolution
}

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
	p.Out.WriteString(text + "\n  -->  ")
	p.withRanges(e)
	l := s.Forest.For(i.Block())
	if at := s.AtScope(e, l); at != e {
		p.Out.WriteString("  -->  ")
		p.withRanges(at)
	}
	if l != nil {
		p.Out.WriteString("\t\tExits: ")
		if x := s.AtScope(e, l.Parent); s.Invariant(x, l) {
			p.Expr(x)
		} else {
			p.Out.WriteString("<<Unknown>>")
		}
		p.dispositions(e, l)
	}
	p.Out.WriteByte('\n')
}

func (p *printer) withRanges(e *Expr) {
	p.Expr(e)
	fmt.Fprintf(&p.Out, " U: %s S: %s", p.s.UnsignedRange(e), p.s.SignedRange(e))
}

func (p *printer) dispositions(e *Expr, l *analysis.Loop) {
	sep := "\t\tLoopDispositions: { "
	one := func(m *analysis.Loop) {
		fmt.Fprintf(&p.Out, "%s%s: %s", sep, p.Ident(m.Header), p.s.Disposition(e, m))
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
	p.Out.WriteString(" }")
}

// typed prints an expression, and the type where it is a constant.
func (p *printer) typed(e *Expr) {
	if e == nil {
		p.Out.WriteString("***COULDNOTCOMPUTE***")
		return
	}
	if e.Kind == Const {
		p.Out.WriteString(e.Type.String() + " ")
	}
	p.Expr(e)
}

func (p *printer) loop(l *analysis.Loop) {
	for _, sub := range l.Subs {
		p.loop(sub)
	}
	s := p.s
	head := "Loop " + p.Ident(l.Header) + ": "
	exiting := l.Exiting()
	p.Out.WriteString(head)
	if len(exiting) != 1 {
		p.Out.WriteString("<multiple exits> ")
	}
	count := func(e *Expr, what string, end string) {
		if e == nil {
			p.Out.WriteString("Unpredictable " + what + "backedge-taken count." + end + "\n")
			return
		}
		p.Out.WriteString(what + "backedge-taken count is ")
		p.typed(e)
		if what != "" && s.MaxOrZero(l) {
			p.Out.WriteString(", actual taken count either this or zero.")
		}
		p.Out.WriteByte('\n')
	}
	each := func(what string, of func(*analysis.Loop, *ir.Block) *Expr) {
		if len(exiting) < 2 {
			return
		}
		for _, b := range exiting {
			fmt.Fprintf(&p.Out, "  %sexit count for %s: ", what, b.Name())
			p.typed(of(l, b))
			p.Out.WriteByte('\n')
		}
	}
	exact := s.BackedgeTaken(l)
	count(exact, "", "")
	each("", s.ExitCount)
	p.Out.WriteString(head)
	count(s.ConstantMax(l), "constant max ", " ")
	p.Out.WriteString(head)
	count(s.SymbolicMax(l), "symbolic max ", " ")
	each("symbolic max ", s.SymbolicExitMax)
	if exact != nil {
		fmt.Fprintf(&p.Out, "%sTrip multiple is %d\n", head, s.TripMultiple(l))
	}
}
