package code

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// Print writes a module as GNU as reads it in explicit mode.
func Print(to io.Writer, m *Module) error {
	p := &printer{w: bufio.NewWriter(to)}
	p.line("\t.explicit")
	for n, name := range m.Files {
		p.line("\t.file %d %s", n+1, quoted(name))
	}
	for _, f := range m.Funcs {
		p.function(f)
	}
	for _, g := range m.Globals {
		p.global(g)
	}
	return p.w.Flush()
}

type printer struct {
	w  *bufio.Writer
	at Place // of the last .loc of the function
}

func (p *printer) line(format string, args ...any) { fmt.Fprintf(p.w, format+"\n", args...) }

func (p *printer) function(f *Func) {
	section := "\t.text"
	if f.Section != "" {
		section = fmt.Sprintf("\t.section %s,\"ax\",@progbits", Quote(f.Section))
	}
	p.line("\n%s\n\t.align 32", section)
	p.binding(f.Name, f.Local, f.Weak)
	p.line("\t.type %s#,@function", Quote(f.Name))
	p.line("\t.proc %s#", Quote(f.Name))
	for _, c := range f.Comments {
		p.line("// %s", c)
	}
	p.line("%s:", Quote(f.Name))
	u := unwinder{p: p}
	u.begin(f)
	p.at = Place{}
	p.place(f.At)
	for _, b := range f.Blocks {
		for _, c := range b.Comments {
			p.line("// %s", c)
		}
		if b.Label != "" {
			p.line("%s:", b.Label)
		}
		for _, g := range b.Groups {
			bundles := Pack(g)
			for n := range bundles {
				u.before()
				p.place(bundles[n].place())
				p.bundle(&bundles[n], n == len(bundles)-1)
				u.after(&bundles[n])
			}
		}
	}
	p.line("\t.endp %s#", Quote(f.Name))
	p.line("\t.size %s#,.-%s#", Quote(f.Name), Quote(f.Name))
}

// binding says who sees a symbol.
func (p *printer) binding(name string, local, weak bool) {
	switch {
	case local:
	case weak:
		p.line("\t.weak %s#", Quote(name))
	default:
		p.line("\t.global %s#", Quote(name))
	}
}

// place says where the code that follows comes from, if that changes.
func (p *printer) place(at Place) {
	if at != (Place{}) && at != p.at {
		p.line("\t.loc %d %d %d", at.File, at.Line, at.Column)
		p.at = at
	}
}

// place is that of the first instruction that has one.
func (b *Bundle) place() Place {
	for _, in := range b.Insts {
		if in != nil && in.At != (Place{}) {
			return in.At
		}
	}
	return Place{}
}

// bundle prints a bundle. Predicates that exclude each other are announced where two instructions
// rely on that.
func (p *printer) bundle(b *Bundle, stop bool) {
	for _, in := range b.Insts {
		if in != nil && in.Pair != 0 {
			low, high := in.Pred, partner(in.Pred)
			p.line("\t.pred.rel \"mutex\",p%d,p%d", low.Num, high.Num)
		}
	}
	p.line("{\t%s", b.Template.Name)
	last := 2
	if b.Insts[2] == nil {
		last = 1
	}
	for n := 0; n <= last; n++ {
		if d := b.Insts[n].Unwind; d != "" {
			p.line("\t%s", d)
		}
		mark := ""
		if stop && n == last {
			mark = " ;;"
		}
		p.line("\t%s%s", b.Insts[n], mark)
	}
	p.line("}")
}

// Pairs of predicates: each has its complement next to it, or so many places above it where they
// rotate.
const (
	FirstRotating = 16
	Complement    = 23
)

// partner is the complement of a predicate.
func partner(r Reg) Reg {
	switch n := int(r.Num); {
	case n >= FirstRotating+Complement:
		return P(n - Complement)
	case n >= FirstRotating:
		return P(n + Complement)
	case n >= 6:
		return P(n ^ 1)
	default:
		return P((n - 1) ^ 1 + 1)
	}
}

// Quote quotes a name that is none for GNU as.
func Quote(name string) string {
	for _, c := range name {
		if !(c == '_' || c == '.' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
			return quoted(name)
		}
	}
	return name
}

func quoted(s string) string {
	return "\"" + strings.ReplaceAll(strings.ReplaceAll(s, `\`, `\\`), `"`, `\"`) + "\""
}

// String prints an instruction.
func (in *Inst) String() string {
	var text strings.Builder
	if in.Pred.Class != NoClass {
		fmt.Fprintf(&text, "(p%d) ", in.Pred.Num)
	}
	text.WriteString(in.Op.Name)
	sep := " "
	list := func(args []Arg) {
		for _, a := range args {
			text.WriteString(sep + a.String())
			sep = ","
		}
	}
	list(in.Dst)
	if len(in.Dst) > 0 && len(in.Src) > 0 {
		sep = "="
	}
	list(in.Src)
	return text.String()
}

// String prints an operand.
func (a Arg) String() string {
	switch a.Kind {
	case Immediate:
		return fmt.Sprint(a.Imm)
	case Memory:
		return "[" + a.Reg.String() + "]"
	case Symbol:
		return a.Text
	}
	return a.Reg.String()
}

// String prints a register.
func (r Reg) String() string {
	switch r.Class {
	case GR:
		return fmt.Sprintf("r%d", r.Num)
	case FR:
		return fmt.Sprintf("f%d", r.Num)
	case PR:
		return fmt.Sprintf("p%d", r.Num)
	case BR:
		return fmt.Sprintf("b%d", r.Num)
	case All:
		return [...]string{"pr", "pr.rot"}[r.Num]
	}
	return map[Reg]string{PFS: "ar.pfs", LC: "ar.lc", EC: "ar.ec", CCV: "ar.ccv"}[r]
}

func (p *printer) global(g *Global) {
	section := "\t.data"
	if g.ReadOnly {
		section = "\t.section .data.rel.ro,\"aw\",@progbits"
	}
	if g.Section != "" {
		section = fmt.Sprintf("\t.section %s,\"aw\",@progbits", Quote(g.Section))
	}
	if g.Thread {
		section = g.threadSection()
	}
	p.line("\n%s\n\t.align %d", section, max(g.Align, 1))
	name := Quote(g.Name)
	p.binding(g.Name, g.Local, g.Weak)
	p.line("\t.type %s#,@object", name)
	p.line("%s:", name)
	for _, d := range g.Init {
		switch {
		case d.Text != "":
			p.line("\tdata%d.ua %s", d.Width, d.Text)
		case d.Zero > 0:
			p.line("\t.skip %d", d.Zero)
		default:
			p.bytes(d.Bytes)
		}
	}
	p.line("\t.size %s#,.-%s#", name, name)
}

// threadSection is where the data of threads is.
func (g *Global) threadSection() string {
	name, kind := ".tbss", "@nobits"
	for _, d := range g.Init {
		if d.Text != "" || d.Zero == 0 {
			name, kind = ".tdata", "@progbits"
		}
	}
	if g.Section != "" {
		name, kind = Quote(g.Section), "@progbits"
	}
	return fmt.Sprintf("\t.section %s,\"awT\",%s", name, kind)
}

func (p *printer) bytes(b []byte) {
	const perLine = 16
	for len(b) > 0 {
		n := min(len(b), perLine)
		text := make([]string, n)
		for k := range n {
			text[k] = fmt.Sprint(b[k])
		}
		p.line("\tdata1 %s", strings.Join(text, ","))
		b = b[n:]
	}
}
