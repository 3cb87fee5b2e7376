package ptx

import (
	"io"
	"strconv"
	"strings"
)

// Print writes the module as PTX text, in the layout of LLVM's backend.
func Print(w io.Writer, m *Module) error {
	p := printer{}
	p.module(m)
	_, err := w.Write(p.buf)
	return err
}

// String is the text of the module.
func (m *Module) String() string {
	p := printer{}
	p.module(m)
	return string(p.buf)
}

// Text prints one instruction of f on one line, without indentation and comments.
func (f *Func) Text(in *Inst) string {
	p := printer{f: f}
	p.instruction(in)
	return strings.ReplaceAll(strings.ReplaceAll(string(p.buf), "\t", ""), "\n", "")
}

// commentColumn is where trailing comments of declarations begin in LLVM's layout.
const commentColumn = 40

type printer struct {
	buf []byte
	f   *Func // the function whose registers and labels are printed
}

func (p *printer) s(parts ...string) {
	for _, s := range parts {
		p.buf = append(p.buf, s...)
	}
}

func (p *printer) int(v int64) { p.buf = strconv.AppendInt(p.buf, v, 10) }

// comment ends a line with a comment, if there is one.
func (p *printer) comment(text string) {
	if text != "" {
		p.s(" // ", text)
	}
}

// fullComment prints a comment that fills its line.
func (p *printer) fullComment(text string) {
	p.s("//")
	if text != "" {
		p.s(" ", text)
	}
	p.s("\n")
}

func (p *printer) module(m *Module) {
	for _, line := range m.Header {
		p.fullComment(line)
	}
	if len(m.Header) > 0 {
		p.s("\n")
	}
	p.s(".version ", m.Version.String(), "\n.target ", strings.Join(m.Target, ", "), "\n")
	p.s(".address_size ", strconv.Itoa(m.AddressSize), "\n\n")
	for _, d := range m.Decls {
		p.decl(d)
	}
}

func (p *printer) decl(d Decl) {
	switch d := d.(type) {
	case *Var:
		p.variable(d)
		p.s(";")
		p.comment(d.Comment)
		p.s("\n")
	case *Func:
		p.function(d)
	case *Alias:
		p.s(".alias ", d.Name, ", ", d.Target, ";\n")
	case *File:
		p.s("\t.file\t", strconv.Itoa(d.Index), " ", strconv.Quote(d.Name), d.Rest, "\n")
	case *Section:
		p.s("\t.section\t", d.Name, "\n\t{\n")
		for _, l := range d.Lines {
			p.s(l, "\n")
		}
		p.s("\t}\n")
	case *Pragma:
		p.pragma(d)
	case *Comment:
		p.fullComment(d.Text)
	}
}

func (p *printer) pragma(d *Pragma) {
	p.s("\t.pragma ")
	for i, s := range d.Strings {
		if i > 0 {
			p.s(", ")
		}
		p.s("\"", s, "\"")
	}
	p.s(";")
	p.comment(d.Comment)
	p.s("\n")
}

// variable prints a declaration without its semicolon and indentation.
func (p *printer) variable(v *Var) {
	if v.Linkage != Internal {
		p.s(v.Linkage.String(), " ")
	}
	p.s(".", v.Space.String(), " ")
	if v.Managed {
		p.s(".attribute(.managed) ")
	}
	if v.Align > 0 {
		p.s(".align ", strconv.Itoa(v.Align), " ")
	}
	if v.Vector > 0 {
		p.s(".", vectorMod(v.Vector), " ")
	}
	p.s(".", v.Type.String(), " ", v.Name)
	p.dims(v.Dims)
	if v.Init != nil {
		p.s(" = ")
		p.initialiser(v.Type, v.Init)
	}
}

func (p *printer) dims(dims []int) {
	for _, d := range dims {
		if d < 0 {
			p.s("[]")
			continue
		}
		p.s("[", strconv.Itoa(d), "]")
	}
}

func (p *printer) initialiser(t Type, in *Init) {
	switch in.Kind {
	case InitInt:
		p.initInt(t, in.Value)
	case InitF32:
		p.operand(F32Bits(in.Value))
	case InitF64:
		p.operand(F64Bits(in.Value))
	case InitAddr:
		p.initAddr(in)
	case InitList:
		p.s("{")
		for i := range in.List {
			if i > 0 {
				p.s(", ")
			}
			p.initialiser(t, &in.List[i])
		}
		p.s("}")
	case InitFields:
		p.s("{ ")
		for i, f := range in.Fields {
			if i > 0 {
				p.s(", ")
			}
			p.s(f.Name, " = ", f.Value)
		}
		p.s(" }")
	}
}

func (p *printer) initInt(t Type, v uint64) {
	if t.Class() == Signed {
		shift := 64 - t.Bits()
		p.int(int64(v<<shift) >> shift)
		return
	}
	if t.Bits() < 64 {
		v &= 1<<t.Bits() - 1
	}
	p.buf = strconv.AppendUint(p.buf, v, 10)
}

func (p *printer) initAddr(in *Init) {
	if in.Mask != 0 {
		p.s("0x", strings.ToUpper(strconv.FormatUint(in.Mask, 16)), "(")
	}
	if in.Generic {
		p.s("generic(", in.Sym, ")")
	} else {
		p.s(in.Sym)
	}
	p.offset(in.Off)
	if in.Mask != 0 {
		p.s(")")
	}
}

// offset writes "+4" and "+-4", which is how ptxas wants both.
func (p *printer) offset(off int64) {
	if off != 0 {
		p.s("+")
		p.int(off)
	}
}

func (p *printer) function(f *Func) {
	p.f = f
	defer func() { p.f = nil }()
	if f.Linkage != Internal {
		p.s(f.Linkage.String(), " ")
	}
	if f.Entry {
		p.s(".entry ")
	} else {
		p.s(".func ")
	}
	if len(f.Rets) > 0 {
		p.s(" (")
		p.formals(f.Rets, ", ")
		p.s(") ")
	}
	p.s(f.Name)
	if !f.Defined {
		p.s("\n")
	}
	p.s("(")
	if len(f.Params) > 0 {
		p.s("\n\t")
		p.formals(f.Params, ",\n\t")
		p.s("\n")
	}
	p.s(")")
	start := len(p.buf)
	p.directives(f)
	if !f.Defined {
		p.s("\n;\n")
		return
	}
	if f.Comment != "" {
		col := len(p.buf) - max(start-1, strings.LastIndexByte(string(p.buf), '\n')+1)
		p.s(strings.Repeat(" ", max(1, commentColumn-col)), "// ", f.Comment)
	}
	p.s("\n{\n")
	p.body(f)
	p.s("}\n")
}

func (p *printer) directives(f *Func) {
	for _, d := range f.Directives {
		p.s("\n.", d.Name)
		for i, a := range d.Args {
			if i > 0 {
				p.s(",")
			}
			p.s(" ", strconv.Itoa(a))
		}
	}
}

// formals prints formal parameters with sep between them.
func (p *printer) formals(ps []Param, sep string) {
	for i := range ps {
		if i > 0 {
			p.s(sep)
		}
		p.formal(&ps[i])
	}
}

func (p *printer) formal(f *Param) {
	space := f.Space
	if space == Generic {
		space = ParamSpace
	}
	p.s(".", space.String(), " ")
	if f.Align > 0 && !f.Ptr {
		p.s(".align ", strconv.Itoa(f.Align), " ")
	}
	p.s(".", f.Type.String(), " ")
	if f.Ptr {
		p.s(".ptr ")
		if f.Image != NoType {
			p.s(".", f.Image.String(), " ")
		}
		if f.PtrSpace != Generic {
			p.s(".", f.PtrSpace.String(), " ")
		}
		if f.PtrAlign > 0 {
			p.s(".align ", strconv.Itoa(f.PtrAlign), " ")
		}
	}
	p.s(f.Name)
	p.dims(f.Dims)
}
