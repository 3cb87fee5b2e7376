package code

import (
	"bufio"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// Print writes the assembly of a module, as llvm-mc reads it.
func Print(out io.Writer, m *Module) error {
	w := bufio.NewWriter(out)
	fmt.Fprintf(w, "\t.text\n\t.file\t%s\n", strconv.Quote(m.File))
	printSources(w, m)
	for _, line := range m.Asm {
		fmt.Fprintf(w, "\t%s\n", line)
	}
	if len(m.Asm) > 0 {
		w.WriteString("\t.text\n")
	}
	for _, f := range m.Funcs {
		printFunc(w, f, m.Bind[f.Name])
	}
	for _, g := range m.Globals {
		printGlobal(w, g)
	}
	for _, a := range m.Aliases {
		fmt.Fprintf(w, "\t%s\t%s\n\t.set\t%s, %s+%d\n", a.Binding, Symbol(a.Name), Symbol(a.Name), Symbol(a.To), a.Off)
	}
	printUnit(w, m)
	for _, name := range slices.Sorted(maps.Keys(m.Visible)) {
		fmt.Fprintf(w, "\t%s\t%s\n", m.Visible[name], Symbol(name))
	}
	fmt.Fprintf(w, "\t.section\t\".note.GNU-stack\",\"\",@progbits\n")
	return w.Flush()
}

func printFunc(w *bufio.Writer, f *Func, binding string) {
	name := Symbol(f.Name)
	fmt.Fprintf(w, "\t%s\t%s\n\t.p2align\t4\n\t.type\t%s,@function\n%s:\n", binding, name, name, name)
	if f.Unwind {
		w.WriteString("\t.cfi_startproc\n")
	}
	last, start := Loc{}, f.Loc
	for _, b := range f.Blocks {
		if b.Label != "" {
			fmt.Fprintf(w, "%s:\n", b.Label)
		}
		for _, p := range b.Packets {
			at := p.line()
			if start.Line != 0 { // of the first packet
				at, start = start, Loc{}
			}
			if at.Line != 0 && at != last {
				fmt.Fprintf(w, "\t.loc\t%d %d %d\n", at.File, at.Line, at.Column)
				last = at
			}
			printPacket(w, p)
			if f.Unwind && p.makesFrame() {
				printFrame(w, f)
			}
		}
	}
	if f.Unwind {
		w.WriteString("\t.cfi_endproc\n")
	}
	fmt.Fprintf(w, ".L%s_end:\n\t.size\t%s, .L%s_end-%s\n", plainName(f.Name), name, plainName(f.Name), name)
}

// plainName is a name of letters and digits for a label.
func plainName(s string) string {
	var b strings.Builder
	for _, c := range []byte(s) {
		if c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' {
			b.WriteByte(c)
		} else {
			fmt.Fprintf(&b, "$%02x", c)
		}
	}
	return b.String()
}

func printPacket(w *bufio.Writer, p Packet) {
	if p[0].Asm != nil { // it is alone, and has packets of its own
		fmt.Fprintf(w, "\t//# InlineAsm Start\n\t%s\n\t//# InlineAsm End\n", p[0].Asm.text(&p[0]))
		return
	}
	w.WriteString("\t{\n")
	if !slices.ContainsFunc(p, func(in Instr) bool { return !in.Is(LoopMark) }) {
		w.WriteString("\t\tnop\n")
	}
	marks, order := "", ""
	for k := range p {
		if p[k].After {
			order = ":mem_noshuf"
		}
		if p[k].Is(LoopMark) {
			marks += ":" + p[k].Info().Text
			continue
		}
		fmt.Fprintf(w, "\t\t%s\n", p[k].String())
	}
	fmt.Fprintf(w, "\t}%s%s\n", order, strings.Replace(marks, ":endloop0:endloop1", ":endloop01", 1))
}

// String returns the instruction as it stands in a packet.
func (in *Instr) String() string {
	if in.Asm != nil {
		return in.Asm.text(in)
	}
	info := in.Info()
	var b strings.Builder
	text := info.Text
	for k := 0; k < len(text); k++ {
		if text[k] != '%' {
			b.WriteByte(text[k])
			continue
		}
		k++
		switch c := text[k]; c {
		case 'd':
			b.WriteString(in.Dst.String())
		case 'b':
			b.WriteString(in.Base.String())
		case '!':
			k++
			if in.Not {
				b.WriteByte('!')
			}
			b.WriteString(in.operand(int(text[k] - '0')))
		case '~':
			if in.Not {
				b.WriteByte('!')
			}
		case '@':
			k++
			b.WriteString("#" + strconv.FormatInt(in.Args[text[k]-'0'].Imm/VecBytes, 10))
		case '#':
			k++
			b.WriteString(in.immediate(int(text[k] - '0')))
		default:
			b.WriteString(in.operand(int(c - '0')))
		}
	}
	return b.String()
}

func (in *Instr) operand(n int) string {
	o := &in.Args[n]
	switch {
	case o.Reg != 0:
		s := o.Reg.String()
		if o.Half != Whole {
			if o.Reg.Virtual() {
				s += [...]string{"", ".lo", ".hi"}[o.Half]
			} else {
				s = o.Half.Of(o.Reg).String()
			}
		}
		if in.NewPred && n == 0 || in.NewValue && n == in.freshArg() {
			s += ".new"
		}
		return s
	case o.To != nil:
		return o.To.Label
	case o.Sym != "":
		return SymbolOffset(o.Sym, o.Imm)
	}
	return strconv.FormatInt(o.Imm, 10)
}

// SymbolOffset is a symbol plus an offset.
func SymbolOffset(sym string, off int64) string {
	switch {
	case off > 0:
		return fmt.Sprintf("%s+%d", Symbol(sym), off)
	case off < 0:
		return fmt.Sprintf("%s%d", Symbol(sym), off)
	}
	return Symbol(sym)
}

func (in *Instr) immediate(n int) string {
	if in.Extends(n) {
		o := &in.Args[n]
		if o.Sym == "" && o.To == nil {
			return "##" + strconv.FormatInt(int64(int32(o.Imm)), 10)
		}
		return "##" + in.operand(n)
	}
	return "#" + in.operand(n)
}

// Symbol quotes a name where the assembler needs it.
func Symbol(s string) string {
	for _, c := range []byte(s) {
		if !(c == '_' || c == '.' || c == '$' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
			return strconv.Quote(s)
		}
	}
	return s
}

func printGlobal(w *bufio.Writer, g *Global) {
	section := g.Section
	zero := len(g.Data) == 0 || len(g.Data) == 1 && g.Data[0].Zero > 0
	switch {
	case section != "":
		kind := "@progbits"
		for _, calls := range []string{".init_array", ".fini_array"} {
			if strings.HasPrefix(section, calls) {
				kind = "@" + calls[1:]
			}
		}
		flags := "aw"
		if g.Thread {
			flags += "T"
		}
		fmt.Fprintf(w, "\t.section\t%s,%q,%s\n", Symbol(section), flags, kind)
	case g.Thread && zero:
		w.WriteString("\t.section\t.tbss,\"awT\",@nobits\n")
	case g.Thread:
		w.WriteString("\t.section\t.tdata,\"awT\",@progbits\n")
	case g.ReadOnly:
		w.WriteString("\t.section\t.rodata,\"a\",@progbits\n")
	case zero:
		w.WriteString("\t.section\t.bss,\"aw\",@nobits\n")
	default:
		w.WriteString("\t.section\t.data,\"aw\",@progbits\n")
	}
	name := Symbol(g.Name)
	fmt.Fprintf(w, "\t%s\t%s\n\t.type\t%s,@object\n\t.balign\t%d\n%s:\n", g.Binding, name, name, max(g.Align, 1), name)
	for _, d := range g.Data {
		printDatum(w, &d)
	}
	if g.Size == 0 {
		w.WriteString("\t.space\t1\n") // so that no two variables have one address
	}
	fmt.Fprintf(w, "\t.size\t%s, %d\n", name, g.Size)
}

func printDatum(w *bufio.Writer, d *Datum) {
	switch {
	case d.Zero > 0:
		fmt.Fprintf(w, "\t.space\t%d\n", d.Zero)
	case d.Sym != "":
		text := SymbolOffset(d.Sym, d.Off)
		if d.Minus != "" {
			text += "-" + Symbol(d.Minus)
		}
		fmt.Fprintf(w, "\t.word\t%s\n", text)
		if d.Width > 4 {
			fmt.Fprintf(w, "\t.space\t%d\n", d.Width-4)
		}
	default:
		for at := 0; at < len(d.Bytes); at += 16 {
			row := d.Bytes[at:min(at+16, len(d.Bytes))]
			text := make([]string, len(row))
			for k, x := range row {
				text[k] = strconv.Itoa(int(x))
			}
			fmt.Fprintf(w, "\t.byte\t%s\n", strings.Join(text, ","))
		}
	}
}
