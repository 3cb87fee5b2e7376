package asm

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/vliw/machine"
)

// Print writes the module as text that Parse reads back.
func Print(w io.Writer, m *Module) error {
	p := &printer{w: bufio.NewWriter(w)}
	p.module(m)
	return errors.Wrap(p.w.Flush(), "write assembly")
}

// String is the text of the module.
func (m *Module) String() string {
	var text strings.Builder
	if err := Print(&text, m); err != nil {
		panic("BUG: a strings.Builder failed: " + err.Error())
	}
	return text.String()
}

// printer writes the module incrementally; bufio keeps the first write error.
type printer struct {
	w *bufio.Writer
}

func (p *printer) linef(format string, args ...any) {
	fmt.Fprintf(p.w, format, args...)
	p.w.WriteByte('\n')
}

func (p *printer) module(m *Module) {
	if m.Machine != "" {
		regs := ""
		if m.Regs != 0 {
			regs = fmt.Sprintf(" regs=%d", m.Regs)
		}
		p.linef(".machine %s%s", machineName(m.Machine), regs)
	}
	for _, name := range m.Externs {
		p.linef(".extern %s", quoteName(name))
	}
	for _, g := range m.Globals {
		p.global(g)
	}
	for _, f := range m.Funcs {
		p.function(f)
	}
}

// machineName leaves hyphens bare, as in p2m2l4-norot.
func machineName(name string) string {
	for _, part := range strings.Split(name, "-") {
		if quoteName(part) != part {
			return quoteName(name)
		}
	}
	return name
}

func (p *printer) global(g *Global) {
	p.linef("")
	text := ".data " + quoteName(g.Name)
	if g.Align > 1 {
		text += fmt.Sprintf(" align=%d", g.Align)
	}
	if g.ReadOnly {
		text += " const"
	}
	if g.Local {
		text += " local"
	}
	p.linef("%s", text)
	for i := range g.Init {
		p.datum(&g.Init[i])
	}
	p.linef(".end")
}

// bytesPerLine keeps data lines readable.
const bytesPerLine = 16

func (p *printer) datum(d *Datum) {
	switch {
	case d.Base.Name != "":
		p.linef("    .diff%d %s, %s", d.Width, symText(d.Sym), symText(d.Base))
	case d.Sym.Name != "":
		p.linef("    .addr %s", symText(d.Sym))
	case d.Bytes == nil:
		p.linef("    .zero %d", d.Zero)
	case isText(d.Bytes):
		p.linef("    .ascii %s", quote(string(d.Bytes)))
	default:
		for rest := d.Bytes; len(rest) > 0; {
			n := min(len(rest), bytesPerLine)
			p.w.WriteString("    .byte")
			for i, b := range rest[:n] {
				if i > 0 {
					p.w.WriteByte(',')
				}
				fmt.Fprintf(p.w, " %d", b)
			}
			p.w.WriteByte('\n')
			rest = rest[n:]
		}
	}
}

// isText decides between .ascii and .byte: printable, but for a newline or a
// zero at the end.
func isText(data []byte) bool {
	body := strings.TrimRight(string(data), "\x00\n")
	if len(body) == 0 || len(data)-len(body) > 2 {
		return false
	}
	for i := 0; i < len(body); i++ {
		if (body[i] < ' ' || body[i] > '~') && body[i] != '\n' && body[i] != '\t' {
			return false
		}
	}
	return true
}

func (p *printer) function(f *Func) {
	p.linef("")
	p.comments(f.Comments)
	local := ""
	if f.Local {
		local = " local"
	}
	p.linef(".func %s%s", quoteName(f.Name), local)
	for i, b := range f.Blocks {
		for _, l := range f.Loops {
			if l.First == i {
				p.loop(l)
			}
		}
		p.block(b)
		for k := len(f.Loops) - 1; k >= 0; k-- {
			if f.Loops[k].Last == i {
				p.linef(".endloop %s", quoteName(f.Loops[k].Name))
			}
		}
	}
	p.linef(".end")
}

func (p *printer) comments(lines []string) {
	for _, line := range lines {
		p.linef("%s", strings.TrimRight("; "+oneLine(line), " "))
	}
}

// oneLine keeps a comment from running into code.
func oneLine(comment string) string { return strings.ReplaceAll(comment, "\n", " ") }

// loopKeys are the numbers of a loop record in the order of the directive.
var loopKeys = []struct {
	name  string
	field func(*Loop) *int
}{
	{"ii", func(l *Loop) *int { return &l.II }},
	{"mii", func(l *Loop) *int { return &l.MII }},
	{"res", func(l *Loop) *int { return &l.ResMII }},
	{"rec", func(l *Loop) *int { return &l.RecMII }},
	{"sc", func(l *Loop) *int { return &l.Stages }},
	{"maxlive", func(l *Loop) *int { return &l.MaxLive }},
	{"regs", func(l *Loop) *int { return &l.Registers }},
}

func (p *printer) loop(l *Loop) {
	p.w.WriteString(".loop " + quoteName(l.Name))
	for _, key := range loopKeys {
		if n := *key.field(l); n != 0 || l.Pipelined() {
			fmt.Fprintf(p.w, " %s=%d", key.name, n)
		}
	}
	p.linef("")
	if l.Pipelined() {
		p.linef("; %s", l.Summary())
	}
}

// Summary is the line about a pipelined loop that people read.
func (l *Loop) Summary() string {
	return fmt.Sprintf("loop %s: II=%d MII=%d (res %d rec %d) SC=%d MaxLive=%d regs=%d",
		l.Name, l.II, l.MII, l.ResMII, l.RecMII, l.Stages, l.MaxLive, l.Registers)
}

func (p *printer) block(b *Block) {
	p.comments(b.Comments)
	p.linef("%s:", quoteName(b.Label))
	for i := 0; i < len(b.Bundles); {
		idle := 0
		for i+idle < len(b.Bundles) && b.Bundles[i+idle].idle() {
			idle++
		}
		switch idle {
		case 0:
			p.bundle(&b.Bundles[i])
			i++
			continue
		case 1:
			p.linef("    nop")
		default:
			p.linef("    nop %d", idle)
		}
		i += idle
	}
}

func (b *Bundle) idle() bool { return len(b.Ops) == 0 && b.Comment == "" }

func (p *printer) bundle(b *Bundle) {
	text := "    " + b.String()
	if b.Comment != "" {
		text += "  ; " + oneLine(b.Comment)
	}
	p.linef("%s", text)
}

// String prints the bundle without its comment.
func (b *Bundle) String() string {
	parts := make([]string, len(b.Ops))
	for i := range b.Ops {
		parts[i] = b.Ops[i].String()
	}
	if len(parts) == 0 {
		return "{ }"
	}
	return "{ " + strings.Join(parts, " | ") + " }"
}

// flagNames are the marks in the order in which they are printed.
var flagNames = []struct {
	flag Flags
	name string
}{{Spill, "spill"}, {Dismiss, "dismiss"}, {Unc, "unc"}, {Trip, "trip"}}

// String prints the operation in the form that it has in a bundle.
func (in *Inst) String() string {
	var text strings.Builder
	if in.Guard.Reg.Valid() {
		text.WriteString("(" + in.Guard.String() + ") ")
	}
	if in.Dst.Valid() {
		text.WriteString(in.Dst.String() + " = ")
	}
	info := machine.Info(in.Op)
	text.WriteString(info.Name)
	for i := range in.Args {
		text.WriteString([]string{", ", " "}[b2i(i == 0)])
		kind := machine.ArgImm
		if i < len(info.Args) {
			kind = info.Args[i]
		}
		text.WriteString(argText(&in.Args[i], kind))
	}
	for _, f := range flagNames {
		if in.Flags&f.flag != 0 {
			text.WriteString(" !" + f.name)
		}
	}
	return text.String()
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// String prints the predicate, with "!" when it is negated.
func (g Guard) String() string {
	if g.Negate {
		return "!" + g.Reg.String()
	}
	return g.Reg.String()
}

func argText(a *Arg, kind machine.ArgKind) string {
	switch a.Kind {
	case KindReg:
		return a.Reg.String()
	case KindImm:
		return strconv.FormatInt(a.Imm, 10)
	case KindFloat:
		return floatText(uint64(a.Imm), kind == machine.ArgF32)
	case KindMem:
		return fmt.Sprintf("[%s%+d]", a.Reg, a.Imm)
	case KindLabel:
		return quoteName(a.Sym.Block)
	case KindSym:
		return symText(a.Sym)
	}
	panic(fmt.Sprintf("BUG: operand of unknown kind %d", a.Kind))
}

func symText(s Sym) string {
	s.Name = quoteName(s.Name)
	if s.Block != "" {
		s.Block = quoteName(s.Block)
	}
	return s.String()
}

// floatText prints a float constant: decimal where that is exact, else its bits.
func floatText(bits uint64, single bool) string {
	value, size := math.Float64frombits(bits), 64
	if single {
		value, size = float64(math.Float32frombits(uint32(bits))), 32
	}
	if math.IsNaN(value) || math.IsInf(value, 0) {
		return fmt.Sprintf("0x%x", bits)
	}
	text := strconv.FormatFloat(value, 'g', -1, size)
	if !strings.ContainsAny(text, ".e") {
		text += ".0"
	}
	return text
}

// quoteName prints a name bare if the parser takes it so, else in quotes.
func quoteName(name string) string {
	if name == "" || !isNameStart(name[0]) {
		return quote(name)
	}
	for i := 1; i < len(name); i++ {
		if !isNameByte(name[i]) {
			return quote(name)
		}
	}
	return name
}

func isNameStart(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c == '_' || c == '.' || c == '$'
}

func isNameByte(c byte) bool {
	return isNameStart(c) || '0' <= c && c <= '9'
}

// quote prints a string of bytes; unprintable bytes become \hh.
func quote(s string) string {
	text := []byte{'"'}
	for i := 0; i < len(s); i++ {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			text = fmt.Appendf(text, "\\%02x", c)
		} else {
			text = append(text, c)
		}
	}
	return string(append(text, '"'))
}
