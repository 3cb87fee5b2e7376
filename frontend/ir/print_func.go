package ir

import (
	"strconv"

	"opt-go/frontend/version"
)

// linkage writes the common properties of globals, between = or define and their own keyword.
func (p *printer) linkage(g *Global) {
	if g.Linkage != External {
		p.s(g.Linkage.String())
		p.c(' ')
	}
	if g.DSOLocal && !g.implicitDSOLocal() {
		p.s("dso_local ")
	}
	if g.Visibility != "" && g.Visibility != "default" {
		p.s(g.Visibility)
		p.c(' ')
	}
	if g.DLLStorage != "" {
		p.s(g.DLLStorage)
		p.c(' ')
	}
}

// implicitDSOLocal reports whether linkage and visibility say dso_local already.
func (g *Global) implicitDSOLocal() bool {
	return g.Linkage.IsLocal() || g.Visibility != "" && g.Visibility != "default" && g.Linkage != ExternWeak
}

// threadLocal writes the TLS model and unnamed_addr of a variable, alias or ifunc.
func (p *printer) threadLocal(g *Global) {
	switch g.TLS {
	case "":
	case "generaldynamic":
		p.s("thread_local ")
	default:
		p.s("thread_local(" + g.TLS + ") ")
	}
	if g.UnnamedAddr != "" {
		p.s(g.UnnamedAddr)
		p.c(' ')
	}
}

// property writes sep keyword "value" unless the value is empty.
func (p *printer) property(sep, keyword, value string) {
	if value != "" {
		p.s(sep)
		p.s(keyword)
		p.c(' ')
		p.quoted(value)
	}
}

func (p *printer) comdat(g *Global) {
	if g.Comdat == nil {
		return
	}
	p.s(" comdat")
	if g.Comdat.Name != g.name {
		p.c('(')
		p.name('$', g.Comdat.Name)
		p.c(')')
	}
}

func (p *printer) align(sep string, n uint64) {
	if n != 0 {
		p.s(sep)
		p.s("align ")
		p.b = strconv.AppendUint(p.b, n, 10)
	}
}

func (p *printer) addrSpace(n int) {
	p.s("addrspace(")
	p.b = strconv.AppendInt(p.b, int64(n), 10)
	p.c(')')
}

func (p *printer) global(g *GlobalVar) {
	p.globalRef(&g.Global)
	p.s(" = ")
	if g.Init == nil && g.Linkage == External {
		p.s("external ")
	}
	p.linkage(&g.Global)
	p.threadLocal(&g.Global)
	if g.Space != 0 {
		p.addrSpace(g.Space)
		p.c(' ')
	}
	if g.ExternallyInit {
		p.s("externally_initialized ")
	}
	if g.Constant {
		p.s("constant ")
	} else {
		p.s("global ")
	}
	p.b = g.ValueType.append(p.b)
	if g.Init != nil {
		p.c(' ')
		p.operand(g.Init, false)
	}
	p.property(", ", "section", g.Section)
	p.property(", ", "partition", g.Partition)
	p.property(", ", "code_model", g.CodeModel)
	for _, s := range g.Sanitizer {
		p.s(", ")
		p.s(s)
	}
	if g.Comdat != nil {
		p.c(',')
		p.comdat(&g.Global)
	}
	p.align(", ", g.Align)
	p.attachments(g.md, ", ")
	p.groupRef(g.Attrs)
	p.c('\n')
}

func (p *printer) alias(a *Alias) {
	p.indirect(&a.Global, "alias ", a.ValueType, a.Aliasee)
}

func (p *printer) ifunc(a *IFunc) {
	p.indirect(&a.Global, "ifunc ", a.ValueType, a.Resolver)
}

// indirect writes an alias or ifunc. LLVM leaves the type of a constant expression out.
func (p *printer) indirect(g *Global, keyword string, ty *Type, target Value) {
	p.globalRef(g)
	p.s(" = ")
	p.linkage(g)
	p.threadLocal(g)
	p.s(keyword)
	p.b = ty.append(p.b)
	p.s(", ")
	k, ok := target.(*Const)
	p.operand(target, !ok || k.Kind != ExprConst)
	p.property(", ", "partition", g.Partition)
	if !p.lacks(version.IFuncMetadata) {
		p.attachments(g.md, ", ")
	}
	p.c('\n')
}

// function numbers what belongs to f and writes f.
func (p *printer) function(f *Func) {
	p.numberFunc(f)
	p.numbered(f)
}

// numbered writes f, of which everything has its number.
func (p *printer) numbered(f *Func) {
	p.locals.load(f)
	p.attrComment(p.adapted(f.Attrs.Fn))
	if f.IsDecl() {
		p.s("declare")
		p.attachments(f.md, " ")
		p.c(' ')
	} else {
		p.s("define ")
	}
	p.signature(f)
	p.functionTail(f)
	if f.IsDecl() {
		p.c('\n')
		return
	}
	p.attachments(f.md, " ")
	p.s(" {")
	for b := f.first; b != nil; b = b.next {
		p.block(b)
	}
	p.s("}\n")
}

// attrComment writes the attributes before a function, without the string attributes.
func (p *printer) attrComment(s AttrSet) {
	first := true
	for _, a := range sortedAttrs(s) {
		if a.IsString {
			continue
		}
		if first {
			p.s("; Function Attrs:")
			first = false
		}
		lo := len(p.b)
		p.b = a.append(append(p.b, ' '), false)
		for k, ch := range p.b[lo:] { // an attribute kept as it stood may go on in the next line, a comment does not
			if ch == '\n' || ch == '\r' {
				p.b[lo+k] = ' '
			}
		}
	}
	if !first {
		p.c('\n')
	}
}

// signature writes everything up to the closing parenthesis of the parameters.
func (p *printer) signature(f *Func) {
	p.linkage(&f.Global)
	if f.CC != CCC {
		p.s(f.CC.String())
		p.c(' ')
	}
	if ret := p.returnAttrs(f.Attrs.Ret, f.RetType()); len(ret) > 0 {
		p.b = append(appendAttrs(p.b, ret, false), ' ')
	}
	p.b = append(f.RetType().append(p.b), ' ')
	p.globalRef(&f.Global)
	p.c('(')
	if form, ok := p.formOf(f); ok {
		p.formParams(f, form)
		p.c(')')
		return
	}
	for k, a := range f.Params {
		if k > 0 {
			p.s(", ")
		}
		p.b = a.ty.append(p.b)
		p.attrs(p.typedAttrs(f.Attrs.Param(k), a.ty))
		if !f.IsDecl() {
			p.c(' ')
			p.paramRef(a)
		}
	}
	if f.FuncType.VarArg {
		if len(f.Params) > 0 {
			p.s(", ")
		}
		p.s("...")
	}
	p.c(')')
}

func (p *printer) functionTail(f *Func) {
	if f.UnnamedAddr != "" {
		p.c(' ')
		p.s(f.UnnamedAddr)
	}
	if f.Space != 0 || f.module == nil || f.module.Layout.FuncSpace != 0 {
		p.c(' ')
		p.addrSpace(f.Space)
	}
	p.groupRef(f.Attrs.Fn)
	p.property(" ", "section", f.Section)
	p.property(" ", "partition", f.Partition)
	p.comdat(&f.Global)
	p.align(" ", f.Align)
	p.property(" ", "gc", f.GC)
	for _, x := range []struct {
		keyword string
		v       Value
	}{{" prefix ", f.Prefix}, {" prologue ", f.Prologue}, {" personality ", f.Personality}} {
		if x.v != nil {
			p.s(x.keyword)
			p.operand(x.v, true)
		}
	}
}

// predsColumn is where LLVM puts the comment with the predecessors.
const predsColumn = 50

func (p *printer) block(b *Block) {
	start := len(p.b) + 1
	entry := b.IsEntry()
	switch {
	case b.name != "":
		p.c('\n')
		p.s(QuoteName(b.name))
		p.c(':')
	case !entry && b.fn != nil && b.fn == p.locals.fn:
		p.c('\n')
		p.number(p.locals.blocks[b.id])
		p.c(':')
	case !entry:
		p.s("\n<badref>:")
	}
	if !entry {
		p.predecessors(b, len(p.b)-start)
	}
	p.c('\n')
	p.note(b)
	for i := b.first; i != nil; i = i.next {
		if p.omits(i) {
			continue
		}
		p.note(i)
		if p.records.kindOf(i.calledFunc()) != noRecord {
			p.record(i)
		} else {
			p.instr(i)
		}
		p.c('\n')
	}
}

// note writes the annotation of a block or an instruction as a comment on its own line.
func (p *printer) note(v Value) {
	if p.annotate == nil {
		return
	}
	if text := p.annotate(v); text != "" {
		p.s("; ")
		p.s(text)
		p.c('\n')
	}
}

// calledFunc is CalledFunc without the check of the signature; nil if i is not a call.
func (i *Instr) calledFunc() *Func {
	if i.Info == nil || len(i.ops) == 0 {
		return nil
	}
	f, _ := i.ops[len(i.ops)-1].val.(*Func)
	return f
}

const blanks = "                                                  "

func (p *printer) predecessors(b *Block, column int) {
	p.s(blanks[:max(predsColumn-column, 1)])
	preds := b.Preds()
	if len(preds) == 0 {
		p.s("; No predecessors!")
		return
	}
	p.s("; preds = ")
	for k, q := range preds {
		if k > 0 {
			p.s(", ")
		}
		p.blockRef(q)
	}
}
